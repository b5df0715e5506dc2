# Words that stand on every page

page-title = Fathoms
page-title-on = { $title } · Fathoms
page-title-turn = Your turn! { $title }
page-home = Fathoms: to all games
page-to-lobby = To all games
page-tools = Page
page-sound = Sound
page-dark = Dark colours
page-rules = Rules
page-close = Close
page-nowhere = There is nothing at this address. Perhaps a letter got lost on the way.
page-no-connection = The table cannot be reached right now. Check your connection and try again.
page-request-failed = That did not work. Please try again.
page-loading = One moment …
page-part-missing = A part of this page did not arrive. Check your connection and try again.
page-try-again = Try again
