"""Jobs: long work that visitors request (studies, reviews), its queue, and the subprocess that does it."""
