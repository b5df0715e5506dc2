# The command line

# Help

cli-help = A table for board games: play in a browser, with friends or with bots that don’t cheat, or simulate games by the million. Without a command, the table opens in your browser.
cli-help-version = Print the version and exit.
cli-help-lang = The language to use: en, de, sv, da, nb or fi. Without it, your system’s language.
cli-lang-unknown = There are no words in “{ $given }” yet. Choose one of: { $languages }.
cli-wrong = That command doesn’t work: { fault }. For help, run `{ $help }`.
cli-help-json = Print one JSON object and nothing else.
cli-help-serve = Start the table and open it in your browser.
cli-help-host = The address to listen on; 0.0.0.0 lets others on your network in.
cli-help-port = The port to listen on; 0 takes any free one.
cli-help-browser = Open the page in your browser, or don’t.
cli-help-data = The folder where tables are stored; without it, your user data folder.
cli-help-workers = How many server processes share one address and its tables.
cli-help-games = List the games with their players and options.
cli-help-simulate = Let bots play many games, and sum up the results.
cli-help-game = The game to play; “fathoms games” lists them all.
cli-help-number-of-games = How many games to play.
cli-help-players = How many players; without it, the fewest who can play against each other.
cli-help-seed = The same seed gives the same games.
cli-help-option = An option of the game, such as layout=heart. You can repeat it.
cli-help-bots = The bots, such as random,greedy. They take the seats in this order, again and again until all are taken.
cli-help-replay = Show a saved game move by move.
cli-help-review = Review a finished game: how the chances changed, what each decision cost, and how much was luck.
cli-help-review-simulations = How many games to imagine for each decision when looking for the best action; without it 400, or fewer in long games.
cli-help-review-worlds = How many more to imagine when comparing that action with the chosen one; without it 300, or fewer in long games.
cli-help-file = A saved Fathoms game.
cli-help-step = Show only the game after this many moves.
cli-help-as-seat = Show what this seat saw (1 is the first). Without it, you see what a spectator saw.
cli-help-warm = Compile the rules now, for all games or the ones you name, so that no one has to wait later.
cli-help-warm-games = The games to compile; without any, all of them.

# fathoms serve

cli-serve-ready = The table is open. Point your browser at { $address }
cli-serve-stop = Press Ctrl-C to close it. Games in progress are saved.
cli-serve-no-such-host = This machine doesn’t have the address “{ $host }”. Leave out --host to play on this machine only, or use 0.0.0.0 to let your network in.
cli-serve-port-taken = Port { $port } is taken, perhaps by a table you’ve already opened. Choose another with --port, or use --port 0 to find a free one.
cli-serve-port-forbidden = You don’t have permission to use port { $port } on this machine. Choose one above 1023 with --port, or use --port 0 to find a free one.

# fathoms games

cli-games-title = { $title } ({ $name }), { how-many } players
cli-games-flag = yes or no
cli-games-number = { $low } to { $high }
cli-games-text = text of up to { $longest } characters
cli-games-default = default: { $value }

# fathoms simulate

cli-option-no-value = “{ $given }” needs a name and a value, like this: --option layout=heart
cli-simulate-compiling = Compiling the rules
cli-simulate-playing = Playing { $game }
cli-simulate-stopped = Stopped after about { $played } of { $games } games.
cli-simulate-summary = { $game }: { $games } games in { $seconds } s, { $speed } decisions a second. A game takes { $mean } decisions on average ({ $low } to { $high }).
# Column heads of a table in the terminal: keep them short.
cli-simulate-seat = seat
cli-simulate-mean = mean score
cli-simulate-min = lowest
cli-simulate-max = highest
cli-simulate-wins = wins
cli-simulate-win-share = share of wins

# fathoms study

cli-help-study = Ask a game anything: how long it takes, whether the seat matters, how it ends, what a variant changes. Every figure comes with its margin of error.
cli-help-study-house = A house-rule number of the game, such as deck.blanks=20. You can repeat it.
cli-help-study-measures = Only these measures or families, such as minutes,balance; without it, all that don’t need bots to think ahead.
cli-help-study-seconds = How many seconds a decision takes at a real table, to work out the minutes of a game.
cli-help-study-search = How many games to play for each measure with bots that think ahead: skill ladder, skill depth, second thoughts. It takes a long time; 0 leaves them out.
cli-help-study-against = Compare with this option: the same deals are played again with it. You can repeat it.
cli-help-study-against-house = Compare with this house-rule number, such as deck.blanks=20. You can repeat it.
cli-help-study-sweep = Study a range of values: of an option, a house-rule number, or the players, as in players=2,3,4.
cli-help-study-html = Also write a page with plots to this file.
cli-help-study-json = Also write the figures to this file as JSON; “-” prints one JSON object and nothing else.
cli-study-no-value = “{ $given }” needs a name and a value, like this: --{ $option } { $option ->
    [house] deck.blanks=20
    [against-house] deck.blanks=20
    [sweep] players=2,3,4
   *[other] layout=heart
}
cli-study-short-sweep = “{ $given }” isn’t a range. Give it at least two values: --sweep players=2,3,4
cli-study-both = Use --against to compare or --sweep to try a range, but not both at once.
cli-study-not-writable = Can’t write to { $file }. Choose another file.
cli-study-further = Playing more games of { $game } for luck, skill and hidden information
cli-study-stopped = Stopped after { $played } of { $games } games. Here’s what they show so far.
cli-study-against = Comparing { $one } with { $other }, { $games } games each, on the same deals.

# fathoms review

cli-review-thinking = Reviewing the game
cli-review-seat = Seat
cli-review-start = Start
cli-review-choices = Own choices
cli-review-others = Others’ choices
cli-review-luck = Luck
cli-review-result = Result
cli-review-accuracy = Accuracy
cli-review-at-a-glance = Everyone plays at once here, so chances are estimated at a glance and no choice is called a mistake.
cli-review-mistakes = { $count ->
    [0] None of the { $choices } decisions was clearly a mistake.
    [one] One of { $choices } decisions was a mistake:
   *[other] { $count } of { $choices } decisions were mistakes; the biggest:
}
# $after and $chance are percentages; $doubt is a number of percentage points.
cli-review-mistake = Move { $number }, { $name }: { $action } leaves a { $after } chance, { $best } would have given { $chance } (plus or minus { $doubt } percentage points)
cli-review-insights = What the game itself shows:
cli-review-insight = Move { $number }: { $text }
cli-review-budget-wrong = A review needs at least 1 simulation and 2 worlds for each decision. You asked for { $simulations } and { $worlds }.

# fathoms replay

# A player without a name, by seat. Also part of other sentences, as $name.
cli-seat = Seat { $number }
cli-replay-no-such-seat = This game has no seat { $given }. Choose one from 1 to { $players }.
cli-replay-no-such-step = This game has no move { $given }. Choose one from 0 to { $last }.
cli-replay-step = Move { $number } of { $last }
cli-replay-result = { $name }: { $score } points, { $share } of the win
cli-replay-unfinished = The game isn’t over yet.

# fathoms warm

# $game is a game's title, $what the name of what is compiled, such as "playouts". A line of a progress bar.
cli-warm-step = { $game }: { $what }
cli-warm-done = { $steps ->
    [one] Compiled and ready ({ $seconds } s).
   *[other] All { $steps } parts are compiled and ready ({ $seconds } s).
}
cli-warm-tidied = { $count ->
    [one] Removed one compiled file that hasn’t been used for a month.
   *[other] Removed { $count } compiled files that haven’t been used for a month.
}
cli-warm-interpreted = The rules are interpreted (FATHOMS_INTERPRET is set), so there’s nothing to compile.

# fathoms tune

cli-help-tune = Measure what the house-rule numbers of a game lead to, and compare it with their targets
cli-help-tune-game = The game
cli-tune-nothing = The house-rule numbers of { $game } have no targets to measure. These games have some: { $games }
cli-tuning = Measuring { $game }

## fathoms arena

cli-help-arena = Let bots play each other and see who’s stronger. Every deal is played twice, with the seats swapped.
cli-help-arena-bots = Two or more bots, such as greedy,search:500. There are random, greedy, the levels paddler, snorkeller, diver and deep_diver, and search with a budget for each move: search:500 simulations, search:0.5s. Games with a network also have learned, learned:500 and learned:0.5s.
cli-help-arena-games = How many games each pair of bots plays.
cli-help-arena-device = Where to run: cpu (all cores of this machine), or ray (a Ray cluster).
cli-help-simulate-device = Where to run: cpu (all cores of this machine), cuda (a GPU), or ray (a Ray cluster). The games are the same.
cli-help-arena-html = Also write a report with a plot to this file.
cli-arena-playing = Playing { $game }
cli-arena-stopped = Stopped after { $played } games; nothing was counted.
cli-arena-no-folder = The folder { $folder } for the report doesn’t exist. Create it first, or choose another.
# Column heads of a table in the terminal: keep them short.
cli-arena-bot = bot
cli-arena-pair = pair
cli-arena-games = games
cli-arena-wins = wins
cli-arena-rate = win rate
cli-arena-interval = 95% interval
cli-arena-rating = rating
arena-report-title = { $game }: which bot is stronger?
arena-report-plot = Win rates of the bots, with 95% intervals
arena-too-few = An arena needs at least two bots: --bots greedy,search.
arena-twice = The same bot is listed twice. Name each one once; it plays all the others.
arena-games-wrong = Each pair can play 1 to { $most } games, not { $given }.
arena-one-side = With these players and options, everyone in { $game } is on the same side, so there’s no one to beat. Choose others.

# fathoms new-game

cli-help-new-game = Create the folders of a new game, with a small working game in them.
cli-help-new-game-name = The name in the program: lower-case letters with _ between words, such as harbour_lights.
cli-help-new-game-players = How many can play: 3-6, or just 4.
cli-help-new-game-title = The name people see; without it, made from the program’s name.
cli-help-new-game-into = The clone to create it in; without it, the one this program runs from.
cli-new-game-no-clone = A new game needs a clone of the repository, and { $folder } isn’t one. Clone Fathoms, run “make play” there once, and use .venv/bin/fathoms in that folder (or point to it with --into).
cli-new-game-bad-name = “{ $name }” can’t be the name of a game. Use lower-case letters with _ between words, such as harbour_lights, and at most { $longest } characters.
cli-new-game-taken = “{ $name }” is already taken. Choose another name.
cli-new-game-bad-players = “{ $given }” isn’t a number of players. Write 3-6, or just 4; a game can have 2 to { $most }.
cli-new-game-bad-title = “{ $title }” can’t be a title. Start with a letter or a digit, leave out quotes, brackets and backslashes, and use at most { $longest } characters.
cli-new-game-exists = { $path } already exists. Move it away, or choose another name.
cli-new-game-wrote = wrote { $path }
cli-new-game-next =
    What to do now:
    1. Run its own tests. They don’t need the compiler and take seconds, so run them after every change.
    { "   " } FATHOMS_INTERPRET=1 .venv/bin/pytest tests/games/{ $name }
    2. Check it against the laws that every game obeys, and write its playthroughs: read them, and keep them.
    { "   " } .venv/bin/pytest --golden tests/games -k { $name }
    3. Generate the client’s types, whenever you change its scene or its actions.
    { "   " } make wire
    4. Build the client and open the table: your new game is in the lobby.
    { "   " } make play
    Then make it your own, file by file; docs/adding-a-game.md takes you through all of them.

# fathoms calibrate

cli-help-calibrate = Calibrate a game’s estimates of the chances: fit them to games between bots, and save the result in the game’s folder.
cli-help-calibrate-games = How many games to play for each number of players.
cli-calibrate-no-folder = Can’t write to the folder of { $game }. Calibrate it in your own clone.
cli-calibrate-playing = Watching { $game } with { $players } players
cli-calibrate-written = Written to { $file } in the folder of { $game }.

# Positions with one best move
cli-help-positions = Find positions with one best move for the puzzle of the day, and add them to a game’s folder.
cli-help-positions-count = How many more to find.
cli-help-positions-seed = The seed of the first game to search.
cli-help-positions-simulations = How many simulations to spend on finding the best move.
cli-help-positions-worlds = In how many imagined worlds to check every move.
cli-help-positions-folder = The folder of the positions.json to add to; without it, the game’s own.
cli-positions-race = Everyone acts at once in { $game }, so it has no positions with one best move.
cli-positions-folder = { $game } has no folder to save positions in. Choose one with --folder.
cli-positions-finding = Looking for positions in { $game }
# $best and $usual are moves, as playthroughs write them; $chance is a percentage, and so is $behind, the difference between two.
cli-positions-found = Seed { $seed }, after { $number } actions: { $best } wins { $chance }, ahead of { $usual } by { $behind }.
cli-positions-kept = { $folder } now has { $count ->
    [one] one position
   *[other] { $count } positions
}.
