# Words that stand on every page

page-title = Fathoms
page-title-on = { $title } · Fathoms
page-title-turn = Your turn! { $title }
page-home = Fathoms: all games
page-to-lobby = To all games
page-nowhere-title = Nothing down here
page-tools = Page
page-sound = Sound
page-dark = Dark colours
page-rules = Rules
page-close = Close
page-nowhere = There’s nothing at this address. Perhaps a letter got lost on the way.
page-no-connection = We can’t reach the table right now. Check your connection and try again.
page-request-failed = That didn’t work. Please try again.
page-loading = One moment …
page-part-missing = Part of this page didn’t arrive. Check your connection and try again.
page-try-again = Try again
page-language = Language

# Settings, and bots with a character

page-settings = Settings
page-sound-about = A few quiet sounds for moves, luck and your turn.
page-volume = Volume
# Read out by screen readers only.
page-volume-is = { $percent } percent
page-buzz = Vibration
page-buzz-about = Your phone buzzes when it’s your turn.
page-still = Less motion
page-still-about = Things change place without moving across the board.
page-pace = Speed of bots and motion
page-pace-about = At a table with others, the bots play at the slowest speed anyone chose.
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-quick = Quick
page-pace-at-once = Instant
page-remarks = Bots’ remarks
page-remarks-about = Now and then a bot says something friendly.
page-dark-about = Easier on the eyes at night.

# How well a bot plays, in a word
bot-level-random = Careless
bot-level-greedy = Sensible
bot-level-paddler = Paddler
bot-level-snorkeller = Snorkeller
bot-level-diver = Diver
bot-level-deep-diver = Deep diver

# What kind of a character each bot is, and how quickly it plays
bot-about-1 = Quick off the mark, and never still.
bot-about-2 = Gives every order twice, mostly to himself.
bot-about-3 = Small, round and hard to rattle.
bot-about-4 = Full of steam from morning to night.
bot-about-5 = Counts everything, even the waves.
bot-about-6 = Keeps calm. Nothing leaks here.
bot-about-7 = Lets off steam when things go well.
bot-about-8 = Curious about every puddle.
bot-pace-quick = Plays quickly.
bot-pace-steady = Plays at a steady pace.
bot-pace-slow = Takes time to think.
bot-of-seat = { $name }, { $level }

# What bots say now and then: short, they stand over a small seat
remark-hello-1 = Ahoy!
remark-hello-2 = Hello there!
remark-hello-3 = Have fun!
# Said in a speech bubble of about 14 letters.
remark-glad-1 = Lucky me!
remark-glad-2 = Look at that!
remark-glad-3 = Splendid!
remark-oops-1 = Oh dear …
remark-oops-2 = Whoops!
remark-oops-3 = My gears!
remark-nice-1 = Nicely done!
remark-nice-2 = Not bad at all!
remark-nice-3 = Clever!
remark-bye-1 = That was fun!
remark-bye-2 = Good game!
remark-bye-3 = Another round?

# Without a line to the server
away-title = The table is away.
away-about = We can’t reach the server, so you can’t play just now, not even puzzles. You can still read the rules and print boards. We’ll be back as soon as the connection is.
away-door = You need a connection for this.
