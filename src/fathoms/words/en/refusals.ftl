# Why something asked for cannot be done. Shown to players, on the command line and by the interfaces.

option-not-a-choice = The option “{ $option }” cannot be “{ $given }”. Choose one of: { $choices }.
option-not-a-flag = The option “{ $option }” is either yes or no, not “{ $given }”.
option-not-in-range = The option “{ $option }” must be a whole number from { $low } to { $high }, not “{ $given }”.
option-too-long = The option “{ $option }” can have at most { $longest } characters.
option-unknown = There is no option “{ $option }”. This game has: { $options }.
first-no-such-seat = Player { $given } cannot begin: there are only { $players }.
players-wrong = This game is for { how-many } players, not { $given }.
# The numbers of players of a game, one after another or not: 6, 2 to 4, 2 or 4.
how-many = { $numbers ->
    [one] { $high }
    [all] { $low } to { $high }
   *[some] { $low } or { $high }
}
game-unknown = There is no game “{ $game }”. Choose one of: { $games }.
seed-wrong = A seed is a whole number from 0 to 4611686018427387903, not { $given }.

move-game-over = The game is over.
move-no-such-seat = There is no seat { $seat } at this table.
move-not-your-turn = It is not your turn yet.
move-unknown = That is no move of this game.

replay-other-rules = This game was played by version { $wanted } of the rules; this program has version { $have }. Open it with the version of Fathoms it was made with.
replay-broken = Move { $number } of this game cannot be played: { $why }
replay-not-one = { $file } is not a game saved by Fathoms ({ fault }).
file-unreadable = { $file } cannot be read: { cause }.

# At the table
table-unknown = There is no such table. Check the link, or set up a new table.
table-other-rules = This table was begun by another version of this game’s rules than this program has, so it cannot go on here. Nothing is lost: open it with the version of Fathoms it was made with, or begin a new table.
table-game-missing = This program does not have the game of this table. Nothing is lost: open it with a version of Fathoms that has it.
table-broken = This table cannot be opened: its moves do not fit the rules. Nothing is lost; please report it.
table-crowded = There are too many people at this table ({ $most }). Try again later.
game-not-started = The game has not begun yet: a seat is still open.
bot-unknown = There is no bot “{ $bot }”. Choose one of: { $bots }.
bot-untrained = Nobody has learned to play “{ $game }” yet. Run: fathoms train { $game }
bot-unlearnable = There are no learned bots for “{ $game }”: nobody has said what they should look at.
network-not-one = { $file } is not a network made by Fathoms.
network-large = { $file } is too large for a network: { $bytes } bytes, where { $most } are possible.
network-head-broken = { $file } does not say what network it is: its second line is broken.
network-other-game = { $file } has learned to play “{ $given }”, not “{ $game }”.
network-other-version = { $file } has learned from version { $given } of the rules and features of “{ $game }”; this program has version { $have }. Run: fathoms train { $game }
network-other-features = { $file } has learned from another number of features than “{ $game }” has.
network-sizes-wrong = { $file } is of a size that there is not: { $width } and { $deep } numbers in its layers, where there can be 1 to { $widest } and 1 to { $deepest }.
network-length-wrong = { $file } is damaged: it has { $given } bytes of weights and should have { $wanted }.
bot-budget-wrong = A search cannot think for “{ $given }”. Give simulations, as in search:2000, or seconds, as in search:0.5s.
move-late = The game has moved on meanwhile. Look again, and choose anew.
move-look-later = Not yet: somebody at your screen is still looking. You get a glass of your own next.
seat-not-yours = That is not your seat.
seat-away = A bot is playing for you. Sit down again first.
seat-taken = Someone else has that seat.
seat-player-here = Whoever has that seat is here. They can stand up themselves.
seat-host-only = Only the host of the table can do that before the game.
seat-players-only = Only players of this table can do that.
seat-has-bot = A bot plays at that seat until the game is over.
seat-own-bot = This table is played without hints: you cannot choose a bot to play for you. If you have to go, leave the seat; a plain bot plays until you come back, and everyone sees that it did.
seat-grace = Whoever has that seat lost the connection a moment ago. Give them { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
} to come back.
seat-one-each = At this public table everyone has one seat, so that nobody sees several hands. Its host could have allowed more.
seat-removed = The host has taken you off this table. You can watch, or set up a table of your own.
seat-conceded = You gave this game up, so a bot plays your seat to the end.
seat-no-request = They’re no longer asking for a seat.
seat-begun = The game has begun. Nobody can be taken off the table any more.
seat-nobody-else = Nobody but you, or no person at all, has that seat.
see-not-now = There is nothing to see for that seat now: it is not to move.
hint-off = This table is played without hints.
hint-no-game = In this game there are no hints to be had from a bot: speed decides, and all lies open.
hint-curtain = Lift the curtain first: a hint is for the eyes of that player only.
hint-thinking = Your hint is being thought about. Wait a moment.
hint-failed = No hint came to mind this time. Try again.
undo-off = At this table steps are not taken back.
undo-late = That step cannot be taken back any more: someone has acted, or has learnt something from it.
undo-no-game = This game has an hourglass: in it steps are not taken back.
undo-clocked = At a table with a clock steps are not taken back. Choose one or the other.
clock-seconds = A clock can have from { $low } to { $high } seconds, not { $given }.
clock-increment = A move can add at most { $most } seconds, not { $given }.
clock-increment-budget = Only a budget grows with every move; a time for each move does not.
chat-off = At this table people say things with the ready words: its host has not allowed more.
chat-empty = There is nothing in what you wrote.
rematch-not-over = The game is not over yet. Finish it first.
rematch-too-many = That game is for { $most ->
    [one] one player
   *[other] up to { $most } players
}, and there are { $people } of you.
series-alone = A series needs someone to win against.
seat-kept = That seat is kept for { $name }, who was asked to play again.
seat-not-asked = No seat is kept for you at this table. You may take one that is free.
forget-not-over = The game is not over yet. Finish it first, or leave your seat.
review-not-over = Only a finished game can be reviewed: until then it has secrets.
history-players-only = Only those who played can see every hand of this game: its host has chosen so. What spectators saw you can look back at.
history-not-over = Only a finished game can be looked back at: until then it has secrets.

# Talking to the server
hello-first = Say hello first.
message-broken = The server did not understand that message. Reload the page.
message-too-large = That message is too large: at most { $most } bytes.
too-fast = Not so fast, please. Wait a moment.
too-many-connections = You have too many pages open ({ $most }). Close some of them.
server-full = The server is full: { $most } connections. Try again in a while.
too-many-words = Let the others say something, too. Wait a moment.
too-many-tables = That is a lot of tables: at most { $most } an hour. Try again later.
too-many-histories = You are fetching { $most } games already. Wait for them first.
too-many-visitors = Many new visitors have come from where you are: at most { $most } an hour. Let your browser keep this page’s cookie, or try again later.
too-many-codes = That is a lot of codes: at most { $most } an hour. Try again later.
code-wrong = That code is not good, or not any more: it works once, and for ten minutes. Have a new one shown at the table.
code-have-seat = You have a seat of your own at that table already.
too-many-studies = That is a lot of studies: at most { $most } an hour. Try again later.
lab-off = The lab of this server is closed. On a computer of your own, Fathoms can answer the same questions.
lab-unknown = There is no such study. Perhaps it is too old: only the newest are kept. Ask again.
lab-busy = Your last study is still at it. Wait for it, or stop it first.
lab-line-full = { $most } studies are waiting already. Try again in a while.
lab-too-many-games = A study can have at most { $most } games here, not { $given }.
lab-same-options = Both variants have the same options: there is nothing to compare. Change one of them.
lab-not-yours = Only whoever asked for a study can stop it.
lab-not-finished = This study has no figures yet. Wait a moment.
lab-lost = The table was restarted, and this study was lost. Ask again.
lab-crashed = The games could not be played to the end. Ask again; if it stays like that, please report it.
lab-time-up = That took longer than a study may take here, { $seconds } seconds. What was found until then is kept.
lab-stopped = The study was stopped. What was found until then is kept.
too-many-reviews = That is a lot of reviews: at most { $most } an hour. Try again later.
review-off = This server does not think games over. Take the game home as a file: on a computer of your own, “fathoms review” does.
review-line-full = { $most } games are waiting to be thought over already. Try again in a while.
review-not-yours = Only whoever asked for a review can stop it.
review-crashed = The game could not be thought over to the end. Ask again; if it stays like that, please report it.
review-time-up = That took longer than a review may take here. What was found until then is kept.
review-stopped = The review was stopped. What was found until then is kept.
card-not-over = There is a picture of a game when it is over: until then it has secrets.
# What is wrong with a value: part of other sentences
fault = { $fault ->
    [missing] { $where } is missing
    [unknown] nobody asks for { $where }
    [near] nobody asks for { $where }, perhaps for { $near }
    [long] { $where } is too long, { $bound } is the most
    [short] { $where } is too short, { $bound } is the least
    [low] { $where } is too small, { $bound } is the least
    [high] { $where } is too large, { $bound } is the most
    [above] { $where } has to be more than { $bound }
    [below] { $where } has to be less than { $bound }
    [choice] { $where } is none of what can be chosen
    [whole] { $where } has to be a whole number
    [number] { $where } has to be a number
    [flag] { $where } has to be true or false
    [json] it is no JSON
    [nojson] { $where } is no JSON
    [text] it is no text (UTF-8)
    [self] it is not of the right kind
    [own] { $why }
   *[other] { $where } is not of the right kind
}
# Why the system refuses a file or an address: part of other sentences
cause = { $cause ->
    [missing] there is no such file
    [denied] you have no permission
    [folder] it is a folder
    [nofolder] a part of its path is no folder
    [used] it is in use
    [away] it cannot be reached from here
   *[other] { $why }
}
request-wrong = The request cannot be understood: { fault }.
request-too-large = That is too large.
request-too-slow = Your request did not come whole in time. Try again.
request-refused = That cannot be done.
origin-foreign = Pages of other sites cannot do that here.
page-unknown = There is nothing at this address.
method-wrong = That cannot be done at this address.
server-busy = Several people did something at the same moment. Try again.
server-trouble = Something went wrong on the server. Try again; if it stays like that, please report it.
disk-full = The server’s disk is full. Nothing is lost, but nothing new can be saved until there’s room again. Please tell whoever runs this server.
address-unknown = This server doesn’t know its own address, so it can’t put it in a picture. Whoever runs it can set FATHOMS_ADDRESS.

# Starting the server
database-newer = { $where } was made by a newer version of Fathoms (data version { $have }; this program knows { $ours }). Update Fathoms, or start with another data folder (FATHOMS_DATA).
database-older = { $where } was made by a version of Fathoms from before the first release, which this one can’t read. Nothing in it was changed. Finish its games with the version that made it, or start with a new data folder (FATHOMS_DATA) or an empty database (FATHOMS_DATABASE).
database-unusable = The tables in { $where } cannot be opened: { $why }. Check the folder, or choose another one (FATHOMS_DATA).
database-no-address = The setting FATHOMS_DATABASE is not the address of a database. It reads like “postgresql+psycopg://name:password@host/fathoms”; without it, tables are kept in the data folder.
database-no-driver = This database needs the Python package “{ $driver }”, which is not installed. Install it (for PostgreSQL: pip install 'fathoms[postgres]'), or take FATHOMS_DATABASE out of the environment.
data-unusable = The data folder { $folder } cannot be used: { cause }. Choose a folder that you may write to (--data FOLDER, or FATHOMS_DATA).
address-unusable = The server cannot listen at { $host }, port { $port }: { cause }. Choose another port.
workers-unknown-here = Several servers at one address need Linux, macOS or another Unix. Start one server without --workers.
setting-wrong = A setting cannot be used: { fault }. Change it, or take it out of the environment.
setting-no-secret = It has to be { $digits } hexadecimal digits.
setting-no-proxy = “{ $address }” is no address. It takes addresses and networks, like 127.0.0.1 or 10.0.0.0/8, the word unix, or *.
setting-no-address = It has to be an address like https://fathoms.example.org.
secret-differs = Another server with these tables has another secret, and would not know its players. Copy its file secret.key into the data folder of this one, or set FATHOMS_SECRET for both.
secret-broken = { $file } is damaged. Delete it and start again; players then have to take their seats anew.
page-not-built = The server runs, but its page has not been built yet. Run “make play” in the source folder.

# House values that a study asks about

house-unknown = There is no house value “{ $given }”. The nearest are: { $near }.
house-not-a-number = The house value { $name } must be a number such as { $usual }, not “{ $given }”.
house-below-zero = The house value { $name } cannot be below zero, as { $given } is.
house-out-of-bounds = With these house values { $name } is { $given }. It must be from { $low } to { $high }.
house-no-pipes = The house value { $name } says where pipes lead: any of L, O and R, not “{ $given }”.

# Lessons
lesson-none = This game has no lesson yet.
lesson-else = You could do that, too. In this lesson, do what the guide says: it is ringed.
lesson-read-on = First read what the guide says, then tap “Next”.
lesson-over = This lesson is over. Now play a game of your own!
table-other-lesson = This lesson has been written anew since. Start it once more from the lobby.

# Boards that visitors draw
survey-none = There is nothing to count on the boards of this game.
survey-too-long = This board has so many possibilities that they could not be counted within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}. Bury a few more things.

# The puzzles of the day
daily-none = There is no move to find today.
daily-not-yet = That day has not come yet.
