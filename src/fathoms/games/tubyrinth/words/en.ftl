# Tubyrinth

tub-why-clock = Only the clock can do that, and nothing else.
tub-why-wait-for-signal = Wait for the signal: say you’re ready, and it comes when everyone is.
tub-why-running = The round is already running.
tub-why-no-clock = There’s no clock to wait for. Take all the time you like.
tub-why-too-many-changes = You’ve moved your tiles about so much that they’re worn out. Call, or wait for the next round.
tub-why-not-laid = That tile isn’t on your board.
tub-why-outside = The tile would stick out over the edge of the board.
tub-why-already-there = The tile is already there.
tub-why-obstacle = There’s something buried there. Pipes go round things, not through them.
tub-why-overlap = Another tile is in the way.
tub-why-no-hints = There are hints only in solo puzzles.
tub-why-no-hints-drawn = There are no hints on a board that someone has drawn.
tub-why-no-more-hints = You’ve seen the whole pipeline: there are no more hints.

tub-solo-alone = A solo puzzle is for one player, not for { $players }.
tub-puzzle-solo = You can choose a board or a number of tiles only for a solo puzzle.
tub-clock-needed = Without a clock you can only play alone. Set the time for a round to 10 seconds or more.
tub-easy-start = Easy boards first are for two players or more, with the table set.
tub-drawing-rows = This isn’t a board: it needs eight rows of eight squares, # for an obstacle and . for free ground, then the tap and the barrel.
tub-drawing-edge = “{ $given }” isn’t a place for the tap or the barrel: give a square at the edge, by its number from 0 to 63, and its outer side (U, R, D or L).
tub-drawing-blocked = The tap and the barrel need free ground, but the square in row { $row }, column { $column } is an obstacle.
tub-drawing-same = The tap and the barrel can’t be in the same place.
tub-drawing-solo = A board of your own is a solo puzzle, so you can’t choose another board as well.
tub-not-a-board = { $file } isn’t a board ({ fault }).
tub-no-such-board = There’s no board { $given } here. Choose one from 1 to { $boards }.
tub-no-such-tiles = A pipeline has 5, 6 or 7 tiles, not “{ $given }”.
tub-file-or-set = Say which boards to solve: a file, or --set table, or --set unique.

# The game in a few words

tubyrinth-title = Tubyrinth
tubyrinth-tagline = Everyone lays pipes at once: round the buried things, from tap to barrel, before someone shouts.
tubyrinth-facts = 1 to 6 players · about 20 minutes · quick eyes, quicker hands

tubyrinth-option-mode = Mode
tubyrinth-option-mode-about = How pipelines are built and what they’re worth.
tubyrinth-option-mode-basic = Basic: a point a tile, to 25
tubyrinth-option-mode-rookie = Rookie: obstacles don’t count, a point a round, to 5
tubyrinth-option-mode-pipe-master = Pipe master: all seven tiles, a point a round, to 5
tubyrinth-option-mode-solo = Solo: one puzzle, just you
tubyrinth-option-boards = Boards
tubyrinth-option-boards-about = The table set has many pipelines on each board. The unique set has exactly one of 5, one of 6 and one of 7 tiles.
tubyrinth-option-boards-table = Table set
tubyrinth-option-boards-unique = Unique set
tubyrinth-option-board = Board
tubyrinth-option-board-about = Solo: which of the 82 boards, or 0 for a random one.
tubyrinth-option-tiles = Tiles
tubyrinth-option-tiles-about = Solo: how many tiles the pipeline must count.
tubyrinth-option-tiles-any = 5, 6 or 7
tubyrinth-option-tiles-5 = Exactly 5
tubyrinth-option-tiles-6 = Exactly 6
tubyrinth-option-tiles-7 = All 7
tubyrinth-option-round-time = Time for a round
tubyrinth-option-round-time-about = Seconds until a round without a call is drawn. For one player, 0 means no clock at all.
tubyrinth-option-strict-joins = Strict joins
tubyrinth-option-strict-joins-about = An open end of a tile that counts can’t face the blank side of another that counts.
tubyrinth-option-hide-boards = Hide the others’ boards
tubyrinth-option-hide-boards-about = You can’t see what the others lay until you’ve called.
tubyrinth-option-easy-start = Easy boards first
tubyrinth-option-easy-start-about = The first boards out of the box are easy ones, which is kind to newcomers. They go round as usual; the next ones are random.
tubyrinth-option-bots = Bots
tubyrinth-option-bots-about = How quick the bots are, and how often they call too soon.
tubyrinth-option-bots-gentle = Gentle
tubyrinth-option-bots-steady = Steady
tubyrinth-option-bots-sharp = Sharp
tubyrinth-option-bots-swift = Swift
tubyrinth-option-patience = Patience
tubyrinth-option-patience-about = The game ends after this many rounds in a row in which no one lays a tile, or after round 30. 0 means never: you play on until someone reaches the goal.
tubyrinth-option-drawing = Your own board
tubyrinth-option-drawing-about = Solo: a board from the editor, written as in its link. Leave it empty for one of ours.

# Names of things

tub-tile = { $tile ->
    [short] the short tile
    [r] the corner tile
    [long] the long tile
    [twin] the twin tile
    [t] the T tile
    [z] the Z tile
   *[l] the L tile
}
tub-grade = { $grade ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[unique] Only one way
}
tub-board = Board { $name }

# What happened; $name is the player it is about

tub-ready = { $name } is ready.
tub-chapter = Round { $number }
tub-signal = Round { $round }! { $boards ->
    [turned] The boards are turned over.
    [passed] The boards are passed to the left.
    [own_turned] Your board is turned over.
    [own_new] Here’s a new board.
    [puzzle] Here’s your puzzle.
   *[new] There are new boards for everyone.
} Off you go!
tub-laid = { $name } lays { tub-tile }.
tub-took-back = { $name } takes { tub-tile } back.
tub-thinks = { $name } is thinking.
tub-hint = { $name } takes hint number { $hints }.
tub-called-first = “Pipe’s ready!” { $name } turns the glass: 30 seconds for everyone else.
tub-called-next = { $name } is ready, too, as number { $place }.
tub-called = “Pipe’s ready!” calls { $name }.
tub-glass-left = { $seconds } seconds left on the glass.
tub-time-left = { $minutes }:{ $seconds } left in this round.
tub-correct = The water runs! { $name } has { $tiles } tiles that count: { $gained ->
    [one] 1 point.
   *[other] { $gained } points.
}
tub-wrong = A leak! The pipeline of { $name } isn’t correct. { $lost ->
    [one] 1 point lost.
   *[other] { $lost } points lost.
}
tub-no-call = { $name } gets { $gained ->
    [one] 1 point
   *[other] { $gained } points
} for the tiles the first caller left over.
tub-drawn = Time is up, and no one has called. The round is drawn.
tub-goal = { $goal } points reached. The game is over.
tub-tired = No one has laid a tile for too long. The game is over.
tub-last-round = That was the last round. The game is over.
tub-solo-wrong = Not yet: the water doesn’t get through as it should. { $name } can carry on.
tub-solved = Solved with { $tiles } tiles and { $hints ->
    [0] without a hint!
    [one] with 1 hint.
   *[other] with { $hints } hints.
}
tub-unsolved = The puzzle stays unsolved this time.

# In a review: how fast, which pipelines there were, how close each board was to one

# Part of the sentences below: when someone called.
tub-insight-when = { $since ->
    [signal] { $low } to { $high } seconds after the signal
    [call] { $low } to { $high } seconds after the first call
   *[none] in their own time
}
# Part of the sentences below: how often someone laid or moved a tile.
tub-insight-changes = { $changes ->
    [0] without moving a tile
    [one] after moving one tile
   *[other] after moving tiles { $changes } times
}
tub-insight-right = Round { $round }: { $name } called { tub-insight-when }, { tub-insight-changes }: right, with { $tiles } tiles.
tub-insight-wrong = Round { $round }: { $name } called { tub-insight-when }, { tub-insight-changes }: wrong.
tub-insight-no-call = Round { $round }: { $name } wasn’t ready in time, { tub-insight-changes }.
tub-insight-pipelines = { $name }’s board { $board } has these pipelines: { $five } of five tiles, { $six } of six, { $seven } of seven.
tub-insight-pipelines-of = { $name }’s board { $board } has { $count ->
    [0] no pipelines
    [one] one pipeline
   *[other] { $count } pipelines
} of { $tiles } tiles.
tub-insight-many-pipelines = { $name }’s board { $board } has more than { $count } pipelines of the same length.
tub-insight-close = { $name } had laid { $right } of { $laid } tiles as in one pipeline of { $tiles }: { $missing ->
    [0] only the call was missing.
    [one] one tile was missing.
   *[other] { $missing } tiles were missing.
}

# On the command line

tub-cli-help-solve = Find every pipeline on a board: those in a file, or in one of the game’s own sets.
tub-cli-help-file = A board file: one board or a list of them.
tub-cli-help-set = The game’s own boards: table or unique.
tub-cli-help-board = Only the board with this number in the file or set, from 1.
tub-cli-help-tiles = Only pipelines with this many tiles: 5,6,7 or some of them.
tub-cli-help-make = Make the two sets of boards. The same seed makes the same boards.
tub-cli-help-which = Which set to make: table or unique; without it, both.
tub-cli-help-seed = The seed.
tub-cli-help-folder = Where to write the sets.
tub-cli-board = Board { $name }: { $counts }
tub-cli-count = { $count } of { $tiles } tiles
tub-cli-pipeline = { $tiles } tiles: { $pipeline }
tub-cli-making = Making the { $set } set
tub-cli-made = The { $set } set with { $boards } boards is in { $folder }.

# The board

tub-ground = Board { $name }, with { $tiles ->
    [0] no tiles yet
    [one] one tile
   *[other] { $tiles } tiles
}
tub-ground-covered = The board is still in the box
tub-ground-keys = Keys 1 to 7 take a tile, the arrows move it, R turns it, F turns it over, Enter lays it, Backspace takes it back.
tub-tray = Your tiles
tub-tray-tile = { $state ->
    [held] In your hand: { tub-tile }
    [laid] On the board: { tub-tile }
   *[free] Take { tub-tile }
} (key { $key }){ $hinted ->
    [yes] , as the hint says
   *[no] { "" }
}
tub-tray-title = { tub-tile } · key { $key }
tub-told-laid = Laid { tub-tile } at row { $row }, column { $column }.
tub-told-taken = Took { tub-tile } back.
# Read out by screen readers while a tile is moved with the keyboard.
tub-told-ghost = In hand: { tub-tile }, at row { $row }, column { $column }: { $why ->
    [fits] it fits.
    [outside] it would stick out.
    [obstacle] there’s something buried there.
   *[overlap] another tile is in the way.
}
# Part of other sentences: how many tiles a pipeline needs.
tub-wanted = { $mode ->
    [pipe_master] all seven tiles
    [rookie] 5, 6 or 7 tiles, through anything
   *[other] { $low ->
        [5] { $high ->
            [5] exactly 5 tiles
           *[other] 5, 6 or 7 tiles
        }
        [6] exactly 6 tiles
       *[other] all seven tiles
    }
}

tub-tools = Turning and taking back
tub-turn = Turn
tub-turn-key = Turn the tile in your hand: R
tub-flip = Flip
tub-flip-key = Turn the tile in your hand over: F
tub-take-back = Take back
tub-take-back-key = Take the last tile back: Backspace
tub-clear = Clear
tub-do-call = Pipe’s ready!
tub-do-call-sure = { $tiles ->
    [0] No tiles laid: call anyway?
    [one] Only one tile: call anyway?
   *[other] Only { $tiles } tiles: call anyway?
}
tub-do-ready = { $mode ->
    [solo] Start the puzzle
   *[other] { $round ->
        [1] I’m ready!
       *[other] Ready for round { $round }
    }
}
tub-do-hint = { $what ->
    [place] Hint: where?
   *[tile] Hint: which tile?
}

tub-others = The others’ boards
tub-other = { $called ->
    [0] { $laid ->
        [hidden] { $name } is laying pipes; you can’t see the board.
        [one] { $name } has laid one tile.
       *[other] { $name } has laid { $laid } tiles.
    }
   *[other] { $name } was number { $called } to call.
}
# As in “#1”, for the order of calls.
tub-call-place = #{ $place }
# Under a player's name: very short.
tub-purse = { $state ->
    [called] call #{ $place }
    [lays] laying
    [ready] ready
    [correct] { $tiles } tiles
    [wrong] a leak
    [no_call] no call
   *[none] not ready
}
tub-verdicts = Round { $round }, judged
tub-verdict = { $verdict ->
    [correct] #{ $place } · the water runs through { $tiles } tiles
    [wrong] #{ $place } · { $arrives ->
        [yes] the water arrives, but { $connected ->
            [0] not as it should
            [one] only one tile counts
           *[other] only { $connected } tiles count
        }
       *[no] a leak: the water never arrives
    }
    [no_call] didn’t call
   *[none] not judged
}
tub-gained = { $sign ->
    [plus] +{ $points }
   *[other] { $points }
}

# The status line

tub-status-first = Say when you’re ready: the boards come out when everyone is.
tub-status-waiting = You’re ready. Waiting for { $waiting ->
    [one] one more player …
   *[other] { $waiting } more players …
}
tub-status-pause = { $round ->
    [0] The players are getting ready.
   *[other] Round { $round } is judged. The players are getting ready for the next.
}
tub-status-judged = { $verdict ->
    [correct] The water runs through { $tiles } of your tiles: { $gained ->
        [0] no points this time.
        [one] 1 point for you!
       *[other] { $gained } points for you!
    }
    [wrong] Your pipe leaks: you lose a point.
   *[no_call] You didn’t call: { $gained ->
        [0] no points this time.
        [one] 1 point for you.
       *[other] { $gained } points for you.
    }
} Ready for the next round?
tub-status-race = { $mode ->
    [pipe_master] Lay a pipe from the red tap to the green barrel with all seven tiles, then call.
    [rookie] Lay a pipe from the red tap to the green barrel with at least five tiles, right through everything, then call.
   *[basic] Lay a pipe from the red tap to the green barrel with 5, 6 or 7 tiles, then call.
}
tub-status-watch = Everyone is laying pipes.
tub-status-glass = { $seated ->
    [yes] { $name } has called! Finish your pipe before the glass runs out.
   *[no] { $name } has called. The glass is running.
}
tub-status-called = You were number { $place } to call. Hands off: watch the others until the water comes.
tub-status-over = The game is over.
tub-status-won = { $winners ->
    [1] The game is over: { $names } wins with { $points } points.
   *[other] The game is over: { $names } share the win with { $points } points each.
}
tub-status-puzzle-ready = Start when you like. The clock starts with you.
tub-status-puzzle = Find a pipe from the red tap to the green barrel with { tub-wanted }.
tub-status-puzzle-wrong = { $arrives ->
    [yes] { $connected ->
        [0] The water arrives, but a join is wrong. Go on!
       *[other] The water arrives through { $connected } tiles, but it must be { tub-wanted }. Go on!
    }
   *[no] Not yet: the water runs out where it sprays. Go on!
}
tub-status-solved = Solved with { $tiles } tiles{ $hints ->
    [0] , without a hint!
    [one] { " " }and one hint.
   *[other] { " " }and { $hints } hints.
}
tub-status-unsolved = Not solved this time. The puzzle will wait for you.
tub-outcome-solved = Solved!
tub-outcome-unsolved = Not solved yet

# Tips in the first game

tub-hint-ready = Everyone gets their own board and the same seven tiles, and you all start at once. The game ends once someone has { $goal } points, and the most points win. Press the golden button when your fingers are warm.
tub-hint-ready-alone = You get board after board and the same seven tiles, until you have { $goal } points. Your time starts with the first signal. Press the golden button when your fingers are warm.
tub-hint-ready-puzzle = One board, seven tiles, and you. Press the golden button when your fingers are warm.
tub-hint-judged = Tap a name to see that player’s pipe. The first correct caller gets a point for each tile, the next ones a little less. A wrong call costs a point.
tub-hint-judged-point = Tap a name to see that player’s pipe. Only the first correct caller gets a point, and a wrong call costs one.
tub-hint-judged-alone = { $mode ->
    [basic] Each tile that counts is a point, so long pipes get you to { $goal } sooner.
   *[point] Each correct pipe is a point.
} A wrong call costs one. The next board comes when you press the button.
tub-hint-lay = Drag a tile onto the board, or tap it and then a square. Start at the red tap: an opening must meet it.
tub-hint-turn = Turn the tile in your hand with R, or flip it with F. While you drag, a second finger turns it.
tub-hint-joins = Two tiles are joined where their openings meet. Dead ends do no harm, but tiles the water doesn’t need don’t count.
tub-hint-joins-strict = Two tiles are joined where their openings meet. With strict joins, no opening of a tile that counts can face the blank side of another.
tub-hint-call = Does the water get from the tap to the barrel? Then call. A wrong call costs a point!
tub-hint-call-puzzle = Does the water get from the tap to the barrel? Then call. A wrong call costs nothing here: you see where it leaks, and carry on.
tub-hint-glass = You can still call until the glass has run out: one point less for each correct caller before you.
tub-hint-glass-point = You can still call until the glass has run out. Only the first correct pipe gets the point, so call if you doubt the ones before you.

# Solo

tub-puzzle = The puzzle
tub-puzzle-name = { $set ->
    [table] Table board { $board }
   *[unique] Board { $board }
}, { $tiles ->
    [0] 5, 6 or 7 tiles
   *[other] { $tiles } tiles
}
tub-puzzle-time = { $time }
tub-puzzle-hints = { $hints ->
    [0] no hints used
    [one] 1 hint used
   *[other] { $hints } hints used
}{ $left ->
    [0] , none left
   *[other] { "" }
}
tub-puzzle-best = Your best: { $time }{ $hints ->
    [0] { "" }
    [one] , with one hint
   *[other] , with { $hints } hints
}
tub-puzzle-new = You haven’t solved this one yet
tub-alone-best = Your best time to { $goal } points: { $time }
tub-alone-new = No best time to { $goal } points yet
tub-alone-pipe-best = Your best time for one pipe: { $time }
tub-alone-pipe-new = No best time for one pipe yet
tub-puzzle-next = Next: board { $board }, { $tiles } tiles
tub-puzzle-wall = All puzzles
tub-to-wall = Choose a puzzle from the wall
tub-wall = The wall of puzzles
tub-wall-about = Every board hides a pipe of five, one of six and one of seven tiles. Find them all. Time runs from the signal to the call; if you’re stuck, there are hints, but they leave a mark.
tub-wall-set = { $set ->
    [table] 82 table boards, many ways
   *[unique] 82 boards with only one way
}
tub-wall-progress = { $done } of { $all } solved, { $alone } of them without a hint
tub-wall-complete = All solved. You’re the pipe master of the house!
tub-wall-shelf = Boards { $low } to { $high }{ $grade ->
    [easy] { " " }· easy
    [medium] { " " }· medium
    [hard] { " " }· hard
   *[other] { "" }
}
tub-wall-shelf-done = { $done } of { $all } solved
tub-wall-board = Board { $board }{ $grade ->
    [easy] { " " }· easy
    [medium] { " " }· medium
    [hard] { " " }· hard
   *[other] { "" }
}
tub-wall-puzzle = Board { $board }, { $tiles } tiles: { $state ->
    [open] not solved yet
    [helped] solved in { $time }, with { $hints ->
        [one] one hint
       *[other] { $hints } hints
    }
   *[solved] solved in { $time }
}

# The rules page

tub-rules-aim-text = There’s a thirsty town under the sand. Everyone has a board full of buried things and the same seven pipe tiles. All at once, you each lay a pipe from the red tap to the green barrel, round whatever is in the way. The quickest correct pipes score, and long ones score most. The game ends once someone has 25 points, and the most points win.
tub-rules-tiles = You can turn tiles, and turn them over. Each carries one pipe that’s joined inside; the twin tile carries two pipes that have nothing to do with each other.
tub-rules-pipe = A good pipe
tub-rules-pipe-1 = Tiles go on free squares of the board, never on a buried thing and never on each other.
tub-rules-pipe-2 = An opening meets the tap, an opening meets the barrel, and in between openings meet openings.
tub-rules-pipe-3 = Loose ends are fine. They do no harm, even against the blank side of another tile (unless you play with strict joins).
tub-rules-pipe-4 = Only tiles the water needs count. There must be five, six or seven of them.
tub-rules-diagram-right = Right: opening meets opening, through five tiles from the tap to the barrel. The pale tile isn’t needed, so it doesn’t count.
tub-rules-diagram-wrong = Wrong: it stops too soon. The water never gets to the barrel and sprays from every loose end.
tub-rules-lesson = A round, step by step
tub-rules-lesson-0 = The signal! The tap is at the right edge, the barrel at the bottom. A chest, a wreck and some rocks are in the way.
tub-rules-lesson-1 = The short tile catches the water at the tap, the long one leads it down. Openings meet: so far, so dry.
tub-rules-lesson-2 = Called too soon! With three tiles the water never gets to the barrel: it sprays from every loose end. A wrong call loses a point.
tub-rules-lesson-3 = Better: five tiles from the tap to the barrel. The water doesn’t need the tile in the corner, so it doesn’t count, and does no harm.
tub-rules-lesson-4 = “Pipe’s ready!” The glass runs out, the water runs through five tiles: five points for the first caller.
tub-rules-round = A round
tub-rules-round-text = When everyone is ready, the boards appear at the same moment. Lay, move and take back tiles as you like. When you think your pipe is right, call “Pipe’s ready!”: from then on your tiles stay as they are. The first call turns the glass, and the others have 30 seconds to finish and call as well. Then the water judges everyone who called. If no one calls in five minutes (or the time you have set), the round is drawn.
tub-rules-score = Points
tub-rules-score-who = { $who ->
    [first] First correct caller
    [next] Second, third, …
    [none] No call
   *[wrong] Wrong call
}
tub-rules-score-what = { $who ->
    [first] a point for each tile that counts
    [next] a point for each tile that counts, less 1, 2, …
    [none] a point for each of the seven tiles the first caller didn’t use
   *[wrong] one point lost, and nothing else
}
tub-rules-score-example = Ada calls first with six tiles: 6 points. Ben is second, with six as well: 5 points. Cleo didn’t make it: 1 point, for the one tile Ada left over.
tub-rules-boards = The next boards
tub-rules-boards-text = After a round the boards are turned over. When both sides have been played, everyone passes their board to the left. When everyone has had every board, new ones come out of the box. The game ends when someone has 25 points or more; the most points win.
tub-rules-modes = Ways to play
tub-rules-mode = { $mode ->
    [basic] Basic
    [rookie] Rookie
    [pipe_master] Pipe master
   *[solo] Solo
}
tub-rules-mode-text = { $mode ->
    [basic] The rules above, to 25 points.
    [rookie] Buried things don’t count: lay your pipe right across them. The first correct caller gets one point, and a wrong call costs one. Five points win.
    [pipe_master] Only a pipe with all seven tiles will do. Points as for rookies.
   *[solo] You against the clock, or against nothing at all: 82 boards, each with a pipe of five, six and seven tiles. That makes 246 puzzles to tick off. A wrong call costs nothing. You can play the other ways alone, too, against your own best times.
}
tub-rules-hands = Controls
tub-rules-hands-text = Drag tiles, or tap a tile and then a square. R turns the tile in your hand and F turns it over; on a phone, a second finger turns it while you drag. With the keyboard: 1 to 7 take a tile, the arrows move it, Enter lays it, Backspace takes it back.

# What the lab counts: how games end, and the parts they are played with

end-tubyrinth-goal = Someone reaches the goal
end-tubyrinth-patience = No one has laid a tile for too long
end-tubyrinth-rounds = The limit of rounds is reached
end-tubyrinth-solved = The puzzle is solved
end-tubyrinth-time = Time is up
end-tubyrinth-changes = The limit of changes is reached

part-tubyrinth-laid = Tiles laid
part-tubyrinth-laid-short = Short
part-tubyrinth-laid-r = Corner
part-tubyrinth-laid-long = Long
part-tubyrinth-laid-twin = Twin
part-tubyrinth-laid-t = T
part-tubyrinth-laid-z = Z
part-tubyrinth-laid-l = L

part-tubyrinth-taken = Tiles taken back
part-tubyrinth-taken-short = { part-tubyrinth-laid-short }
part-tubyrinth-taken-r = { part-tubyrinth-laid-r }
part-tubyrinth-taken-long = { part-tubyrinth-laid-long }
part-tubyrinth-taken-twin = { part-tubyrinth-laid-twin }
part-tubyrinth-taken-t = { part-tubyrinth-laid-t }
part-tubyrinth-taken-z = { part-tubyrinth-laid-z }
part-tubyrinth-taken-l = { part-tubyrinth-laid-l }

part-tubyrinth-counting = Tiles that count
part-tubyrinth-counting-short = { part-tubyrinth-laid-short }
part-tubyrinth-counting-r = { part-tubyrinth-laid-r }
part-tubyrinth-counting-long = { part-tubyrinth-laid-long }
part-tubyrinth-counting-twin = { part-tubyrinth-laid-twin }
part-tubyrinth-counting-t = { part-tubyrinth-laid-t }
part-tubyrinth-counting-z = { part-tubyrinth-laid-z }
part-tubyrinth-counting-l = { part-tubyrinth-laid-l }

part-tubyrinth-square = Squares that tiles are laid on
part-tubyrinth-length = Correct pipelines, by tiles

part-tubyrinth-verdict = What the judges say
part-tubyrinth-verdict-correct = Correct
part-tubyrinth-verdict-wrong = Wrong
part-tubyrinth-verdict-no-call = Not called

part-tubyrinth-hint = Hints
part-tubyrinth-hint-tile = Which tile comes next
part-tubyrinth-hint-spot = Where it goes

part-tubyrinth-table-board = Boards of the table set played
part-tubyrinth-unique-board = Boards of the unique set played
part-tubyrinth-table-solved = Boards of the table set solved
part-tubyrinth-unique-solved = Boards of the unique set solved

# The lesson: $p0 is the learner, $p1 the other player

tubyrinth-lesson-welcome = Lay a pipeline across your board before the others do! Everyone has a board and the same seven tiles, and all play at the same time.
tubyrinth-lesson-ready = Say that you’re ready. In a game the race starts when everyone is; in this lesson there’s no hurry.
tubyrinth-lesson-signal = { $p1 } has to be ready, too, and then the boards are turned up.
tubyrinth-lesson-board = The water comes from the red tap and has to get to the green barrel. Buried things are in the way: you can’t lay a tile on them.
tubyrinth-lesson-first = Take the ringed tile and lay it where its shadow is, at the red tap. Tap the tile, then its place, or drag it there.
tubyrinth-lesson-first-else = It fits there, but the water couldn’t get in. Lay the ringed tile where its shadow is.
tubyrinth-lesson-join = An opening of the tile meets the tap. The next tile joins it where opening meets opening. Lay it on its shadow.
tubyrinth-lesson-join-else = The openings don’t meet there. Lay the ringed tile on its shadow.
tubyrinth-lesson-around = Well joined! The next tile leads round the rocks.
tubyrinth-lesson-around-else = Almost! The ringed tile belongs on its shadow, round the rocks.
tubyrinth-lesson-twin = This tile, the twin, carries two separate pipes. Here one of them is all we need.
tubyrinth-lesson-twin-else = The twin belongs on its shadow, beside the pipe.
tubyrinth-lesson-turn = You have to turn the last one: tap the tile, then “Turn”, then its place. You can turn tiles over as well.
tubyrinth-lesson-turn-else = Turn the ringed tile once, and lay it on its shadow.
tubyrinth-lesson-call = From the tap to the barrel, five tiles: that’s enough. Six or seven would be worth more. Call!
tubyrinth-lesson-call-else = Leave it as it is: the pipeline is ready. Call!
tubyrinth-lesson-called = Your call turns the glass: the others have thirty seconds left to call, too. { $p1 } calls in a hurry …
tubyrinth-lesson-judged = The water runs! Yours gets through. { $p1 }’s doesn’t: a wrong call costs a point.
tubyrinth-lesson-scored = You get a point for each tile in your pipeline. The second correct caller gets one point less, and players who don’t call get one for each tile you left over.
tubyrinth-lesson-end = Five points for you, and you’re six ahead! In a game the boards are turned over now, and it goes on until someone has 25 points.

# What things are and do, on the spot

tub-about-name = { $tile ->
    [short] The short tile
    [r] The corner tile
    [long] The long tile
    [twin] The twin tile
    [t] The T tile
    [z] The Z tile
   *[l] The L tile
}
tub-about-text = { $tile ->
    [twin] It carries two pipes that have nothing to do with each other, and counts once even if the water runs through both. You can turn it, and turn it over.
    [t] One pipe with four openings, all joined inside. You can turn it, and turn it over; { tub-about-ends }
   *[other] One pipe whose openings are all joined inside. You can turn it, and turn it over; { tub-about-ends }
}
tub-about-ends = { $strict ->
    [yes] its openings can’t face the blank side of another tile that counts.
   *[no] openings that lead nowhere do no harm.
}
tub-about-tap-name = The tap
tub-about-tap = The water comes in here. An opening of a tile has to lie right in front of it.
tub-about-barrel-name = The barrel
tub-about-barrel = The water has to arrive here. An opening of a tile has to lie right in front of it.
tub-about-thing-name = A buried thing
tub-about-thing = { $mode ->
    [rookie] For rookies it isn’t there: lay your pipe right across it.
   *[other] You can’t lay a tile on it: lead the pipe round it.
}
tub-about-sand-name = A free square
tub-about-sand = You can lay tiles here, each on its own squares. Where two openings meet, the water runs on; { $strict ->
    [yes] an opening can’t face the blank side of another tile that counts.
   *[no] where one meets nothing, it does no harm.
}
tub-about-wanted-name = How many tiles
tub-about-wanted = Your pipeline has to have this many tiles, from the tap to the barrel. Tiles the water doesn’t need don’t count.
tub-about-call-name = The call
tub-about-call = Call when your pipeline is ready. { $company ->
    [solo] A wrong call costs nothing: you see where the water runs out, and carry on.
    [alone] That ends the round. A wrong call costs a point.
   *[others] Your tiles then stay as they are. The first call turns the glass. A wrong one costs a point.
}
tub-about-glass-name = The glass
tub-about-glass = { $company ->
    [solo] It shows how much time is left for the puzzle.
    [alone] It shows how much time is left in the round. If you haven’t called by then, you get no point, and the next board.
   *[others] It shows how much time is left in the round. The first call turns it: everyone else has thirty seconds to finish and call. Then the water shows whose pipeline is right.
}
tub-about-others-name = The others’ boards
tub-about-others = Everyone lays a pipeline on their own board, all at the same time. { $hidden ->
    [yes] A closed eye means that you can’t see their tiles until you’ve called or the round is judged.
   *[no] You can see how far they are.
}
tub-about-points-name = Points
tub-about-points = { $company ->
    [solo] A puzzle is solved or it isn’t: there are no points to win, only a time to beat and hints to do without.
    [alone] { $mode ->
        [basic] A point for each tile that counts.
       *[point] A point for each correct pipeline.
    } A wrong call costs one.
   *[others] { $mode ->
        [basic] The first correct caller gets a point for each tile that counts, the next one less. Players who don’t call get one for each tile the first caller left over.
       *[point] The first correct caller gets a point, the others none.
    } A wrong call costs one.
}

# The board editor

tub-editor = Draw a board
tub-editor-about = Bury things in the sand, and set the tap and the barrel at the edge. The solver counts the possible pipelines.
tub-editor-tool = What to place
tub-editor-tool-name = { $tool ->
    [obstacle] Obstacle
    [start] Tap
   *[end] Barrel
}
tub-editor-grid = The board: arrow keys move, Enter places
tub-editor-cell = Row { $row }, column { $column }: { $what ->
    [obstacle] obstacle
    [start] tap
    [end] barrel
   *[free] free
}
tub-editor-needs-edge = The tap and the barrel go on free squares at the edge.
tub-editor-counting = Counting the pipelines …
tub-editor-count = { $more ->
    [yes] More than { $count } pipelines
   *[no] { $count ->
        [0] No pipeline
        [one] 1 pipeline
       *[other] { $count } pipelines
    }
} of { $tiles } tiles
tub-editor-grade = { $grade ->
    [easy] Easy: as good as any board in the box.
    [medium] Medium: as good as any board in the box.
    [hard] Hard: as good as any board in the box.
    [unique] Only one way: exactly one pipeline of each number of tiles. A rare find!
   *[none] No grade yet: one of our boards has at least one pipeline of 5, of 6 and of 7 tiles, and at least 10 in all, or one of each.
}
tub-editor-clear = Clear the board
tub-editor-lot = Take one of ours
tub-editor-turn = Turn it
tub-editor-play = Play it
tub-own-board = Your own board
tub-own-puzzle = Your own board, { $tiles ->
    [0] 5, 6 or 7 tiles
   *[other] { $tiles } tiles
}
tub-own-edit = Back to the editor
tub-own-ground = Your own board, with { $tiles ->
    [0] no tiles yet
    [one] one tile
   *[other] { $tiles } tiles
}

# Sheets to print

tub-sheet = The board
tub-sheet-ours = { $set ->
    [table] Table board { $number }
   *[unique] Board { $number }, only one way
}
tub-sheet-board = Lay tiles from the tap to the barrel. Everyone needs a board and a set of tiles.
tub-sheet-tiles = { $side ->
    [front] Tiles to cut out
   *[back] Their backs
}
tub-sheet-cut = { $side ->
    [front] Print at 100%: the line below is as long as a square of the board.
   *[back] Glue each to the back of its tile: tiles can be turned over.
}
