# Why something asked for cannot be done. Shown to players, on the command line and by the interfaces.

option-not-a-choice = The option “{ $option }” can’t be “{ $given }”. Choose one of: { $choices }.
option-not-a-flag = The option “{ $option }” is either yes or no, not “{ $given }”.
option-not-in-range = The option “{ $option }” must be a whole number from { $low } to { $high }, not “{ $given }”.
option-too-long = The option “{ $option }” can have at most { $longest } characters.
option-unknown = There’s no option “{ $option }”. This game has: { $options }.
first-no-such-seat = Player { $given } can’t go first: there are only { $players } players.
players-wrong = This game is for { how-many } players, not { $given }.
# The numbers of players of a game, one after another or not: 6, 2 to 4, 2 or 4.
how-many = { $numbers ->
    [one] { $high }
    [all] { $low } to { $high }
   *[some] { $low } or { $high }
}
game-unknown = There’s no game “{ $game }”. Choose one of: { $games }.
seed-wrong = A seed is a whole number from 0 to 4611686018427387903, not { $given }.

move-game-over = The game is over.
move-no-such-seat = There’s no seat { $seat } at this table.
move-not-your-turn = It’s not your turn yet.
move-unknown = That’s not a move in this game.

replay-other-rules = This game was played by version { $wanted } of the rules, but this program has version { $have }. Open it with the version of Fathoms it was made with.
replay-broken = Move { $number } of this game can’t be played: { $why }
replay-not-one = { $file } isn’t a saved Fathoms game ({ fault }).
file-unreadable = Can’t read { $file }: { cause }.

# At the table
table-unknown = There’s no such table. Check the link, or set up a new table.
table-other-rules = This table was started with a different version of this game’s rules, so it can’t go on here. Nothing is lost: open it with the version of Fathoms it was made with, or start a new table.
table-game-missing = This program doesn’t have the game of this table. Nothing is lost: open it with a version of Fathoms that has it.
table-broken = This table can’t be opened: its moves don’t fit the rules. Nothing is lost, but please report it.
table-crowded = This table is full of people ({ $most }). Try again later.
game-not-started = The game hasn’t started yet: a seat is still free.
bot-unknown = There’s no bot “{ $bot }”. Choose one of: { $bots }.
bot-untrained = No bot has been trained on “{ $game }” yet. Run: fathoms train { $game }
bot-unlearnable = There are no trained bots for “{ $game }”: the game doesn’t say which features they should look at.
network-not-one = { $file } isn’t a network made by Fathoms.
network-large = { $file } is too large for a network: it has { $bytes } bytes, and { $most } is the most.
network-head-broken = { $file } doesn’t say which network it is: its second line is broken.
network-other-game = { $file } was trained on “{ $given }”, not on “{ $game }”.
network-other-version = { $file } was trained with version { $given } of the rules and features of “{ $game }”, but this program has version { $have }. Run: fathoms train { $game }
network-other-features = { $file } was trained with a different number of features than “{ $game }” has.
network-sizes-wrong = { $file } has layers of { $width } and { $deep } numbers. They can have 1 to { $widest } and 1 to { $deepest }.
network-length-wrong = { $file } is damaged: it has { $given } bytes of weights instead of { $wanted }.
bot-budget-wrong = A search can’t think for “{ $given }”. Give it simulations, as in search:2000, or seconds, as in search:0.5s.
move-late = The game has moved on. Take another look, then choose again.
# On a shared screen in a game with an hourglass for each player.
move-look-later = Not yet: someone on your screen is still looking. You get your own glass next.
seat-not-yours = That’s not your seat.
seat-away = A bot is playing for you. Sit down again first.
seat-taken = Someone else has that seat.
seat-player-here = The player in that seat is here, and can leave it themselves.
seat-host-only = Only the host can do that, and only before the game.
seat-players-only = Only the players at this table can do that.
seat-has-bot = A bot plays in that seat until the game is over.
seat-own-bot = Hints are off at this table, so you can’t choose a bot to play for you. If you have to go, leave the seat: a plain bot plays until you come back, and everyone sees that it did.
seat-grace = The player in that seat lost the connection a moment ago. Give them { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
} to come back.
seat-one-each = At this public table everyone gets one seat, so that no one sees several hands. The host can allow more when setting up a table.
seat-removed = The host has taken you off this table. You can watch, or set up a table of your own.
seat-conceded = You gave up this game, so a bot plays your seat to the end.
seat-no-request = They’re no longer asking for a seat.
seat-begun = The game has started, so no one can be taken off the table any more.
seat-nobody-else = Only you or a bot is in that seat.
# Someone asked to see a seat's view while another seat acts.
see-not-now = There’s nothing to show for that seat: it’s not its turn.
hint-off = Hints are off at this table.
hint-no-game = There are no hints in this game: it’s all about speed, and nothing is hidden.
hint-curtain = Lift the curtain first: a hint is only for that player’s eyes.
hint-thinking = Your hint is on its way. Wait a moment.
hint-failed = No hint came to mind this time. Try again.
undo-off = Undo is off at this table.
undo-late = You can’t take that move back any more: someone has acted, or has learned something from it.
undo-no-game = There’s no undo in this game: the hourglass is running.
undo-clocked = You can have a clock or undo, but not both. Choose one.
clock-seconds = A clock can have from { $low } to { $high } seconds, not { $given }.
clock-increment = A move can add at most { $most } seconds, not { $given }.
clock-increment-budget = Only a time budget for the whole game can grow with every move.
chat-off = At this table you can only use the ready-made phrases: the host hasn’t allowed chat.
chat-empty = Your message is empty.
rematch-not-over = The game isn’t over yet. Finish it first.
rematch-too-many = That game is for { $most ->
    [one] one player
   *[other] up to { $most } players
}, and there are { $people } of you.
series-alone = A series needs someone to play against.
# $name was invited to the next game; no one else can sit there.
seat-kept = That seat is reserved for { $name }, who has been asked to play again.
seat-not-asked = No seat is reserved for you at this table. You can take a free one.
forget-not-over = The game isn’t over yet. Finish it first, or leave your seat.
review-not-over = Only a finished game can be reviewed: until then it has secrets.
history-players-only = The host chose to let only the players see every hand of this game. You can replay what spectators saw.
history-not-over = Only a finished game can be replayed: until then it has secrets.

# Talking to the server
hello-first = Say hello first.
message-broken = The server didn’t understand that message. Reload the page.
message-too-large = That message is too large: at most { $most } bytes.
too-fast = Not so fast, please. Wait a moment.
too-many-connections = You have too many pages open ({ $most }). Close some of them.
server-full = The server is full: { $most } connections. Try again in a while.
too-many-words = Let the others have a word, too. Wait a moment.
too-many-tables = That’s a lot of tables: at most { $most } an hour. Try again later.
too-many-histories = You’re already loading { $most } games. Wait for them first.
too-many-visitors = We’ve had a lot of new visitors from your network: at most { $most } an hour. Let your browser keep this page’s cookie, or try again later.
too-many-codes = That’s a lot of codes: at most { $most } an hour. Try again later.
code-wrong = That code isn’t valid, or not any more: it works once, for ten minutes. Show a new one at the table.
code-have-seat = You already have a seat of your own at that table.
too-many-studies = That’s a lot of studies: at most { $most } an hour. Try again later.
lab-off = The lab on this server is closed. On your own computer, Fathoms can answer the same questions.
lab-unknown = There’s no such study. It may be too old: only the newest are kept. Ask again.
lab-busy = Your last study is still running. Wait for it, or stop it first.
lab-line-full = { $most } studies are already waiting. Try again in a while.
lab-too-many-games = A study can have at most { $most } games here, not { $given }.
lab-same-options = Both variants have the same options, so there’s nothing to compare. Change one of them.
lab-not-yours = Only the person who asked for a study can stop it.
lab-not-finished = This study has no figures yet. Wait a moment.
lab-lost = The server restarted, and this study was lost. Ask again.
lab-crashed = The games couldn’t be played to the end. Ask again; if it keeps happening, please report it.
lab-time-up = That took longer than the { $seconds } seconds a study may take here. The results so far are kept.
lab-stopped = The study was stopped. The results so far are kept.
too-many-reviews = That’s a lot of reviews: at most { $most } an hour. Try again later.
review-off = This server doesn’t review games. Save the game as a file and run “fathoms review” on your own computer.
review-line-full = { $most } games are already waiting for a review. Try again in a while.
review-not-yours = Only the person who asked for a review can stop it.
review-crashed = The review couldn’t be finished. Ask again; if it keeps happening, please report it.
review-time-up = That took longer than a review may take here. The results so far are kept.
review-stopped = The review was stopped. The results so far are kept.
card-not-over = You can share a picture once the game is over: until then it has secrets.
# What is wrong with a value: part of other sentences
fault = { $fault ->
    [missing] { $where } is missing
    [unknown] { $where } isn’t a known field
    [near] { $where } isn’t a known field; did you mean { $near }?
    [long] { $where } is too long: { $bound } is the most
    [short] { $where } is too short: { $bound } is the least
    [low] { $where } is too small: { $bound } is the least
    [high] { $where } is too large: { $bound } is the most
    [above] { $where } has to be more than { $bound }
    [below] { $where } has to be less than { $bound }
    [choice] { $where } isn’t one of the choices
    [whole] { $where } has to be a whole number
    [number] { $where } has to be a number
    [flag] { $where } has to be true or false
    [json] that isn’t valid JSON
    [nojson] { $where } isn’t valid JSON
    [text] that isn’t text (UTF-8)
    [self] it has the wrong type
    [own] { $why }
   *[other] { $where } has the wrong type
}
# Why the system refuses a file or an address: part of other sentences
cause = { $cause ->
    [missing] there’s no such file
    [denied] you don’t have permission
    [folder] it’s a folder
    [nofolder] part of its path isn’t a folder
    [used] it’s in use
    [away] it can’t be reached from here
   *[other] { $why }
}
request-wrong = The server didn’t understand the request: { fault }.
request-too-large = That’s too large.
request-too-slow = Your request didn’t arrive in time. Try again.
request-refused = That can’t be done.
origin-foreign = Pages on other sites can’t do that here.
page-unknown = There’s nothing at this address.
method-wrong = You can’t do that at this address.
server-busy = Several people did something at the same moment. Try again.
server-trouble = Something went wrong on the server. Try again; if it keeps happening, please report it.
disk-full = The server’s disk is full. Nothing is lost, but nothing new can be saved until there’s room again. Please tell the person who runs this server.
address-unknown = This server doesn’t know its own address, so it can’t put it in a picture. The person who runs it can set FATHOMS_ADDRESS.

# Starting the server
database-newer = { $where } was made by a newer version of Fathoms (data version { $have }; this program knows { $ours }). Update Fathoms, or start it with another data folder (FATHOMS_DATA).
database-older = { $where } was made by a version of Fathoms from before the first release, which this one can’t read. Nothing in it was changed. Finish its games with the version that made it, or start with a new data folder (FATHOMS_DATA) or an empty database (FATHOMS_DATABASE).
database-unusable = Can’t open the tables in { $where }: { $why }. Check the folder, or choose another one (FATHOMS_DATA).
database-no-address = The setting FATHOMS_DATABASE isn’t the address of a database. It should look like “postgresql+psycopg://name:password@host/fathoms”; without it, tables are stored in the data folder.
database-no-driver = This database needs the Python package “{ $driver }”, which isn’t installed. Install it (for PostgreSQL: pip install 'fathoms[postgres]'), or take FATHOMS_DATABASE out of the environment.
data-unusable = Can’t use the data folder { $folder }: { cause }. Choose a folder you can write to (--data FOLDER, or FATHOMS_DATA).
address-unusable = The server can’t listen on { $host }, port { $port }: { cause }. Choose another port.
workers-unknown-here = Several server processes at one address need Linux, macOS or another Unix. Start one without --workers.
setting-wrong = A setting is wrong: { fault }. Change it, or take it out of the environment.
setting-no-secret = It has to be { $digits } hexadecimal digits.
setting-no-proxy = “{ $address }” isn’t an address. Use addresses and networks, like 127.0.0.1 or 10.0.0.0/8, the word unix, or *.
setting-no-address = It has to be an address like https://fathoms.example.org.
secret-differs = Another server with these tables has a different secret, so this one wouldn’t recognise its players. Copy its file secret.key into the data folder of this one, or set FATHOMS_SECRET for both.
secret-broken = { $file } is damaged. Delete it and start again; players then have to take their seats again.
page-not-built = The server is running, but its page hasn’t been built yet. Run “make play” in the source folder.

# House values that a study asks about

house-unknown = There’s no house-rule number “{ $given }”. The nearest ones: { $near }.
house-not-a-number = The house-rule number { $name } must be a number such as { $usual }, not “{ $given }”.
house-below-zero = The house-rule number { $name } can’t be below zero, like { $given }.
house-out-of-bounds = With these house-rule numbers, { $name } is { $given }. It must be from { $low } to { $high }.
house-no-pipes = { $name } says where pipes lead: use any of L, O and R, not “{ $given }”.

# Lessons
lesson-none = This game has no lesson yet.
lesson-else = You could do that, too. In this lesson, do what the guide says: look for the ring.
lesson-read-on = First read what the guide says, then tap “Next”.
lesson-over = This lesson is over. Now play a game of your own!
table-other-lesson = This lesson has been rewritten since you started. Start it again from the lobby.

# Boards that visitors draw
survey-none = The boards of this game have nothing to count.
survey-too-long = This board has so many possibilities that we couldn’t count them in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}. Bury a few more things.

# The puzzles of the day
daily-none = There’s no move to find today.
daily-not-yet = That day hasn’t come yet.
