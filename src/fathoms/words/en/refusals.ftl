# Why something asked for cannot be done. Shown to players, on the command line and by the interfaces.

option-not-a-choice = The option “{ $option }” cannot be “{ $given }”. Choose one of: { $choices }.
option-not-a-flag = The option “{ $option }” is either yes or no, not “{ $given }”.
option-not-in-range = The option “{ $option }” must be a whole number from { $low } to { $high }, not “{ $given }”.
option-too-long = The option “{ $option }” can have at most { $longest } characters.
option-unknown = There is no option “{ $option }”. This game has: { $options }.
players-wrong = This game is for { $low } to { $high } players, not { $given }.
game-unknown = There is no game “{ $game }”. Choose one of: { $games }.
seed-wrong = A seed is a whole number from 0 to 4611686018427387903, not { $given }.

move-game-over = The game is over.
move-no-such-seat = There is no seat { $seat } at this table.
move-not-your-turn = It is not your turn yet.
move-unknown = That is no move of this game.

replay-other-rules = This game was played by version { $wanted } of the rules; this program has version { $have }. Open it with the version of Fathoms it was made with.
replay-broken = Move { $number } of this game cannot be played: { $why }
replay-not-one = { $file } is not a game saved by Fathoms ({ $why }).
file-unreadable = { $file } cannot be read: { $why }.
