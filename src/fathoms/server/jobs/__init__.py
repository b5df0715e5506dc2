"""Long work that visitors ask for (studies, reviews): the queue it waits in, and the subprocess that does it."""
