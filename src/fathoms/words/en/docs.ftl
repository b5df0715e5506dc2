# The short page about Fathoms in each language (docs/<language>/index.md)

docs-about = Fathoms is a table for five board games. Open a page, send your friends a link, and play: at one screen, across the net, or against bots that know no more than a person in their seat.
docs-start = How to play
docs-start-install = You need a computer with Linux, Python 3.11 or newer, make and git. Two lines in a terminal, and it says where to point your browser:
docs-start-link = Choose a game and press its card. The link of the table goes to whoever is to play with you; it opens on phones, tablets and computers.
docs-start-alone = Nobody there? Bots of four levels sit down with you, from the paddler to the deep diver.
docs-start-language = The page speaks your browser’s language. The globe at the top changes it.
docs-rules = The games and their rules
