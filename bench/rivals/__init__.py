"""Programs that play games at random, ours and others', and what it takes to measure them side by side.

A package is imported only where it plays: its memory is counted for those who use it. So each library's module has two
lists, `mine` with our counterparts and `theirs`.
"""
