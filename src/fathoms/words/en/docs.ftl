# The short page about Fathoms in each language (docs/<language>/index.md)

docs-about = Fathoms is a table for five board games. Open a page, send your friends a link, and play: on one screen, over the net, or against bots that know no more than a person in their seat.
docs-start = How to play
docs-start-install = You need a computer with Linux, Python 3.11 or newer, make and git. Type these two lines in a terminal, and the second one tells you where to point your browser:
# What to replace in the command git clone <...> fathoms
docs-start-address = the address of this repository
docs-start-link = Choose a game and press its card. Send the table’s link to the people you want to play with; it works on phones, tablets and computers.
docs-start-alone = No one around? Bots of four levels will sit down with you, from the paddler to the deep diver.
docs-start-language = The page speaks your browser’s language. The globe at the top changes it.
docs-rules = The games and their rules
