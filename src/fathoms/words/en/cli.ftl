# The command line

# Help

cli-help = A table for board games: play them in a browser, with people or fair bots, or simulate them by the million. Without a command, the table opens in your browser.
cli-help-version = Print the version and leave.
cli-help-lang = The language to speak: en, de, sv, da, nb or fi. Without it, that of your system.
cli-lang-unknown = There are no words in “{ $given }”. The languages are { $languages }.
cli-wrong = That cannot be understood: { fault }. `{ $help }` says what there is.
cli-help-json = Print one JSON object and nothing else.
cli-help-serve = Start the table and open it in the browser.
cli-help-host = The address to listen on; 0.0.0.0 lets others on your network in.
cli-help-port = The port to listen on; 0 takes any free one.
cli-help-browser = Open the page in your browser, or do not.
cli-help-data = The folder for the tables; without it, your own data folder.
cli-help-workers = So many server processes at one address; they share the tables.
cli-help-games = List the games, their players and their options.
cli-help-simulate = Play many games with bots and tell what came out.
cli-help-game = The game to play; “fathoms games” lists them.
cli-help-number-of-games = How many games to play.
cli-help-players = How many players; without it, as few as can play against each other.
cli-help-seed = The same seed gives the same games.
cli-help-option = An option of the game, such as layout=heart. Can be given several times.
cli-help-bots = The bots, such as random,greedy. They sit down in turn until all seats are taken.
cli-help-replay = Show a saved game step by step.
cli-help-review = Think a finished game over: how the chances went, what each decision cost, and what was luck.
cli-help-review-simulations = How many games to imagine for each decision in search of the best action; without it 400, in long games less.
cli-help-review-worlds = In how many further ones to compare it with the action that was chosen; without it 300, in long games less.
cli-help-file = A game saved by Fathoms.
cli-help-step = Show only the game after this many moves.
cli-help-as-seat = See what this seat saw (1 is the first). Without it, you see what a spectator saw.
cli-help-warm = Compile the rules of all games now, or of the games you name, so that nobody waits for it later.
cli-help-warm-games = Games to compile; without any, all of them.

# fathoms serve

cli-serve-ready = The table is open. Point your browser at { $address }
cli-serve-stop = Ctrl-C closes it. Games in progress are kept.
cli-serve-no-such-host = This machine has no address “{ $host }”. Leave --host out to play on this machine only, or use 0.0.0.0 to let your network in.
cli-serve-port-taken = Port { $port } is taken, perhaps by a table you have opened already. Choose another with --port, or let --port 0 find a free one.
cli-serve-port-forbidden = You may not use port { $port } on this machine. Choose one above 1023 with --port, or let --port 0 find a free one.

# fathoms games

cli-games-title = { $title } ({ $name }), { how-many } players
cli-games-flag = yes or no
cli-games-number = { $low } to { $high }
cli-games-text = text of up to { $longest } characters
cli-games-default = default: { $value }

# fathoms simulate

cli-option-no-value = “{ $given }” is not an option with a value. Write it like this: --option layout=heart
cli-simulate-compiling = Compiling the rules
cli-simulate-playing = Playing { $game }
cli-simulate-stopped = Stopped after about { $played } of { $games } games.
cli-simulate-summary = { $game }: { $games } games in { $seconds } s, { $speed } decisions a second. A game takes { $mean } decisions on average ({ $low } to { $high }).
cli-simulate-seat = seat
cli-simulate-mean = mean score
cli-simulate-min = lowest
cli-simulate-max = highest
cli-simulate-wins = wins
cli-simulate-win-share = of all games

# fathoms study

cli-help-study = Ask a game anything: how long it takes, whether seats matter, how it ends, what a variant changes. Every figure says how sure it is.
cli-help-study-house = A house value of the game, such as deck.blanks=20. Can be given several times.
cli-help-study-measures = Only these measures or families, such as minutes,balance; without it, all that need no search.
cli-help-study-seconds = How long a decision takes at a table, for the minutes of a game.
cli-help-study-search = So many games for each measure whose bots think ahead: skill ladder, skill depth, where greedy and deep diver differ. Takes long; 0 leaves them out.
cli-help-study-against = Compare with this option: the same deals are played twice. Can be given several times.
cli-help-study-against-house = Compare with this house value, such as deck.blanks=20. Can be given several times.
cli-help-study-sweep = Study a range of an option, of players or of a house value: players=2,3,4.
cli-help-study-html = Write a page with plots to this file, too.
cli-help-study-json = Write the figures to this file as JSON, too; “-” prints one JSON object and nothing else.
cli-study-no-value = “{ $given }” has no name and value. Write it like this: --{ $option } { $option ->
    [house] deck.blanks=20
    [against-house] deck.blanks=20
    [sweep] players=2,3,4
   *[other] layout=heart
}
cli-study-short-sweep = “{ $given }” is no range. Name two values or more: --sweep players=2,3,4
cli-study-both = Compare with --against or look at a range with --sweep, one at a time.
cli-study-not-writable = { $file } cannot be written. Choose another file.
cli-study-further = Playing further games of { $game }: luck, skill, what is hidden
cli-study-stopped = Stopped after { $played } of { $games } games. This is what is known so far.
cli-study-against = Compared: { $one } with { $other }, { $games } games each, on the same deals.

# fathoms review

cli-review-thinking = Thinking it over
cli-review-seat = Seat
cli-review-start = Start
cli-review-choices = Own choices
cli-review-others = Others’ choices
cli-review-luck = Luck
cli-review-result = Result
cli-review-accuracy = Accuracy
cli-review-at-a-glance = In this game nobody thinks ahead: chances are taken at a glance, and no choice is called a mistake.
cli-review-mistakes = { $count ->
    [0] None of { $choices } decisions was surely a mistake.
    [one] One of { $choices } decisions was a mistake:
   *[other] { $count } of { $choices } decisions were mistakes; the largest:
}
cli-review-mistake = Step { $number }, { $name }: { $action } leaves { $after }, { $best } would have been { $chance } (give or take { $doubt } points)
cli-review-insights = What the game itself has to tell:
cli-review-insight = Step { $number }: { $text }
cli-review-budget-wrong = A review needs at least 1 simulation and 2 worlds for each decision; asked for were { $simulations } and { $worlds }.

# fathoms replay

cli-seat = Seat { $number }
cli-replay-no-such-seat = There is no seat { $given } in this game. Choose one from 1 to { $players }.
cli-replay-no-such-step = There is no step { $given } in this game. Choose one from 0 to { $last }.
cli-replay-step = Step { $number } of { $last }
cli-replay-result = { $name }: { $score } points, { $share } of the win
cli-replay-unfinished = The game is not over yet.

# fathoms warm

cli-warm-step = { $game }: { $what }
cli-warm-done = { $steps ->
    [one] Compiled and ready ({ $seconds } s).
   *[other] All { $steps } parts are compiled and ready ({ $seconds } s).
}
cli-warm-tidied = { $count ->
    [one] Removed one file of compiled code that nobody has used for a month.
   *[other] Removed { $count } files of compiled code that nobody has used for a month.
}
cli-warm-interpreted = The rules run interpreted (FATHOMS_INTERPRET is set): there is nothing to compile.

# fathoms tune

cli-help-tune = Measure what the house values of a game make of it, beside what they are meant to
cli-help-tune-game = The game
cli-tune-nothing = The house values of { $game } are not tuned to anything that could be measured. Those of these games are: { $games }
cli-tuning = Measuring { $game }

## fathoms arena

cli-help-arena = Let bots play each other and tell who is stronger. Every deal is played twice, with the seats exchanged.
cli-help-arena-bots = Two or more bots, such as greedy,search:500. There are random, greedy, the levels paddler, snorkeller, diver and deep_diver, and search with a budget for each move: search:500 simulations, search:0.5s. In games that have a network there are learned, learned:500 and learned:0.5s, too.
cli-help-arena-games = How many games every pair of bots plays.
cli-help-arena-device = Where to play: cpu (all cores of this machine), or ray (a Ray cluster).
cli-help-simulate-device = Where to play: cpu (all cores of this machine), cuda (a GPU), or ray (a Ray cluster). The games are the same.
cli-help-arena-html = Write a report with a plot to this file, too.
cli-arena-playing = Playing { $game }
cli-arena-stopped = Stopped after { $played } games; nothing was counted.
cli-arena-no-folder = There is no folder { $folder } to write the report to. Make it first, or choose another.
cli-arena-bot = bot
cli-arena-pair = pair
cli-arena-games = games
cli-arena-wins = wins
cli-arena-rate = win rate
cli-arena-interval = 95 % sure
cli-arena-rating = rating
arena-report-title = { $game }: which bot is stronger?
arena-report-plot = Win rates of the bots, with their 95 % intervals
arena-too-few = An arena needs two bots or more: --bots greedy,search.
arena-twice = The same bot is named twice. Name each one once; it plays every other.
arena-games-wrong = { $given } games for every pair cannot be played. Choose 1 to { $most }.
arena-one-side = In { $game } with these players and options nobody plays against anybody. Choose others.

# fathoms new-game

cli-help-new-game = Write the folders of a new game, with a small game in them that works.
cli-help-new-game-name = What the program calls it: small letters with _ between words, such as harbour_lights.
cli-help-new-game-players = How many can play: 3-6, or just 4.
cli-help-new-game-title = What people call it; without it, made from the name.
cli-help-new-game-into = The clone to write it into; without it, the one this program runs from.
cli-new-game-no-clone = A new game is written into a clone of the repository, and { $folder } is none. Clone Fathoms, run “make play” there once, and use .venv/bin/fathoms in that folder (or say --into and where it is).
cli-new-game-bad-name = “{ $name }” cannot be the name of a game. Use small letters with _ between words, such as harbour_lights, and at most { $longest } signs.
cli-new-game-taken = “{ $name }” is taken already. Choose another name.
cli-new-game-bad-players = “{ $given }” is no number of players. Write 3-6, or just 4; there can be 2 to { $most }.
cli-new-game-bad-title = “{ $title }” cannot be a title. Begin with a letter or number, leave out quotes, brackets and backslashes, and use at most { $longest } signs.
cli-new-game-exists = { $path } is there already. Move it away, or choose another name.
cli-new-game-wrote = wrote { $path }
cli-new-game-next =
    What to do now:
    1. Run its own tests, without the compiler; do so after every change, it takes seconds.
    { "   " } FATHOMS_INTERPRET=1 .venv/bin/pytest tests/games/{ $name }
    2. Hold it to every law of the house, and write its playthroughs: read them, and keep them.
    { "   " } .venv/bin/pytest --golden tests/games -k { $name }
    3. Make the client’s types, whenever you have changed its scene or its actions.
    { "   " } make wire
    4. Build the client and open the table: the new game is in the lobby.
    { "   " } make play
    Then make it your own, file by file; docs/adding-a-game.md goes through all of them.

# fathoms calibrate

cli-help-calibrate = Make a game’s guesses at the chances true: fit them to games of bots, and keep that in the game’s folder.
cli-help-calibrate-games = How many games to play, for each number of players.
cli-calibrate-no-folder = The folder of { $game } cannot be written to. Calibrate it in a clone of your own.
cli-calibrate-playing = Watching { $game } with { $players } players
cli-calibrate-written = Written to { $file } in the folder of { $game }.

# Positions with one best move
cli-help-positions = Find positions with one best move for the puzzle of the day, and add them to a game’s folder.
cli-help-positions-count = How many more to find.
cli-help-positions-seed = Seed of the first game that is looked through.
cli-help-positions-simulations = How much is thought to find the best move.
cli-help-positions-worlds = In how many worlds every move is played, to be sure of it.
cli-help-positions-folder = The folder whose positions.json is written; else that of the game.
cli-positions-race = In { $game } everyone acts at once: there are no such positions.
cli-positions-folder = { $game } has no folder to keep positions in. Say where with --folder.
cli-positions-finding = Looking for positions of { $game }
cli-positions-found = Seed { $seed }, after { $number } actions: { $best } wins { $chance }, { $behind } more than { $usual }.
cli-positions-kept = { $folder } has { $count ->
    [one] one position
   *[other] { $count } positions
} now.
