# The lab: what is asked of a game, and what comes out

lab-measure-unknown = There is no measure “{ $given }”. Choose from: { $measures }.

# Families of measures, and the units they are in

family-balance = Balance
family-length = Length
family-ends = Ends
family-points = Points
family-choice = Choice
family-drama = Drama
family-outlook = Outlook
family-parts = Parts

unit-share = share
unit-chance = chance
unit-doubt = how likely by luck alone
unit-decisions = decisions
unit-turns = turns
unit-rounds = rounds
unit-minutes = minutes
unit-points = points
unit-actions = actions
unit-changes = changes
unit-times = times a game

# What a figure is about

of-seat = Seat { $number }
of-side = Side { $number }
of-quarter = { $number ->
    [1] First quarter
    [2] Second quarter
    [3] Third quarter
   *[4] Last quarter
}
of-against-random = against a bot that plays at random
of-against-20-slips = against one that slips one time in five

# Balance

measure-wins = Wins by seat
measure-wins-meaning = How often each seat wins; a win that several share counts as a part for each.
measure-side-wins = Wins by side
measure-side-wins-meaning = How often each side wins, where seats play together.
measure-alike = All alike?
measure-alike-meaning = If all sides had the same chance, how likely differences as large as these would be by luck alone: below 5 % something is uneven.
measure-unnoticed = Could have been missed
measure-unnoticed-meaning = A difference between two sides’ shares of wins that these games would have shown four times in five; a smaller one may be there all the same.

# Length

measure-decisions = Decisions a game
measure-decisions-meaning = How many decisions all players together make in a game, on average.
measure-turns = Turns a game
measure-turns-meaning = How many turns all players together have in a game; what a player does in one go is one turn.
measure-rounds = Rounds a game
measure-rounds-meaning = How many turns the player with the most turns has.
measure-short-game = A short game
measure-short-game-meaning = One game in twenty has so many decisions or fewer.
measure-long-game = A long game
measure-long-game-meaning = One game in twenty has so many decisions or more.
measure-minutes = Minutes at a table
measure-minutes-meaning = How long a game takes people who need the given seconds for every decision; those who may act at the same time think at the same time.
measure-wait = Waiting
measure-wait-meaning = How many decisions of others a player waits for between two turns.

# Ends

measure-ends = How games end
measure-ends-meaning = How often games end in each of the ways they can.
measure-shared-wins = Shared wins
measure-shared-wins-meaning = How often several sides share the win.
measure-no-winner = Nobody wins
measure-no-winner-meaning = How often a game has no winner at all.
measure-cut = Cut short
measure-cut-meaning = How often a game is ended because it has become as long as a game can be.

# Points

measure-points = Points by seat
measure-points-meaning = How many points each seat has at the end, on average.
measure-points-low = Few points
measure-points-low-meaning = In one game in twenty the seat has so many points or fewer.
measure-points-high = Many points
measure-points-high-meaning = In one game in twenty the seat has so many points or more.
measure-margin = Winning margin
measure-margin-meaning = By how many points the best side is ahead of the next at the end, on average.

# Choice

measure-choices = Choices
measure-choices-meaning = Among how many legal actions a player chooses, on average over all decisions.
measure-usual-choices = Usual choices
measure-usual-choices-meaning = Half of all decisions are among so many legal actions or fewer.
measure-many-choices = Many choices
measure-many-choices-meaning = One decision in twenty is among so many legal actions or more.
measure-forced = No choice
measure-forced-meaning = How many of all decisions have only one legal action.

# Drama

measure-lead-changes = Changes of the lead
measure-lead-changes-meaning = How often the lead passes from one side to another in a game, judged by their chances to win; where sides are level, nobody leads.
measure-decisive = Led for good
measure-decisive-meaning = How much of a game has been played, on average, when the later winner takes the lead for good, and has it alone.
measure-decided-early = Decided early
measure-decided-early-meaning = In how many games the later winner leads for good before three quarters of the game are played.
measure-comeback = Lowest point of winners
measure-comeback-meaning = How low the chance of later winners falls in the course of a game, on average: the lower, the greater the comebacks.
measure-course = Course of the winner’s chance
measure-course-meaning = How likely the later winner was to win at each moment of the game, on average.

# Outlook

measure-outlook-error = Error of the outlook
measure-outlook-error-meaning = How far the game’s own glance at a side’s chance is off (Brier score): 0 knows the winner, 25 % is what saying “half” every time would get.
measure-chance-error = Error of the chance
measure-chance-error-meaning = The same after the glance has been corrected by how often it came true.
measure-came-true = What came true
measure-came-true-meaning = How often a side won of which the game’s glance said that it has this chance: all is well if 70 % means 70 %.

# Parts

measure-met = Met
measure-met-meaning = How often each part is met or used in a game, on average.
measure-games-met = Games that meet it
measure-games-met-meaning = In how many games each part is met or used at all.
measure-gain = What it changes
measure-gain-meaning = How much more often a player who meets the part wins than their chance just before it, on average; below zero, less often.

# Figures in sentences

lab-per-cent = { $number } %
lab-not-known = not known
lab-sure = { $value } ({ $low } to { $high })
lab-unsure = { $value } (too few games to say how sure)
lab-place = row { $row }, column { $column }
lab-part = { $group }: { $part }
lab-about = { $measure }, { $about }
lab-head-value = value (95 % sure)
lab-asked = { $title } for { $players ->
    [one] one player
   *[other] { $players } players
}, bots: { $bots }. { $games ->
    [one] One game
   *[other] { $games } games
}, seed { $seed }.{ $changed ->
    [none] { "" }
   *[other] { " " }Changed: { $changed }.
}
lab-tells-minutes = An evening: about { $minutes } minutes, if every decision takes { $seconds } seconds.
lab-tells-length = A game has { $decisions } decisions in { $turns } turns, { $rounds } rounds.
lab-tells-spread = One game in twenty has { $short-game } decisions or fewer, one in twenty { $long-game } or more.
lab-tells-ends = Wins are shared in { $shared-wins } of all games, nobody wins in { $no-winner }, and { $cut } are cut because they have become too long.
lab-tells-margin = The best is { $margin } points ahead of the next.
lab-tells-choices = A player chooses among { $choices } legal actions: half of the time among { $usual-choices } or fewer, one time in twenty among { $many-choices } or more.
lab-tells-forced = { $forced } of all decisions are none: there is only one legal action.
lab-tells-changes = The lead changes { $lead-changes } times a game.
lab-tells-decisive = The later winner takes the lead for good after { $decisive } of a game, and before three quarters of it in { $decided-early } of all games.
lab-tells-comeback = At their lowest point, later winners have a chance of { $comeback }.
lab-tells-mixed = Different bots play here, so the same position is worth more to one than to another: figures that rest on chances are left out.
lab-tells-alike = No sign that { $who } matter{ $missed ->
    [none] .
   *[other] ; a difference of { $missed } points or more would have been noticed four times in five.
}
lab-tells-uneven = It matters where one sits: differences between { $who } as large as these are hardly ever luck.
lab-tells-most = { $most } wins most ({ $wins }), { $least } least ({ $fewest }).
lab-tells-outlook = Where the game’s glance at the chances says 75 %, it comes true in { $came }.
lab-left-out = { $count ->
    [one] One more is
   *[other] { $count } more are
} in --html and --json.

lab-seconds-wrong = A decision takes more than no time: { $given } seconds cannot be.
lab-players-wrong = “{ $given }” is no number of players.
lab-sweep-twice = “{ $given }” is in the range twice. Each value is played once: leave one of them out.

# Comparisons and ranges

lab-one = first
lab-other = second
lab-usual = usual
lab-head-difference = difference (95 % sure)
lab-head-doubt = by luck alone
lab-hardly-ever = hardly ever
lab-tells-real = { $real ->
    [0] No difference is real: of { $all } that were looked at, each may be luck.
    [one] One difference of { $all } is real, after correcting for how many were looked at.
   *[other] { $real } differences of { $all } are real, after correcting for how many were looked at.
}
lab-tells-too-few = { $games } games are too few to tell a difference from luck: play at least { $fewest } of each variant.
lab-tells-same = No sign of a difference: { $measures }.

# Pages with plots

lab-no-plots = Plots need matplotlib, which is not installed. Install the extra `plots` (pip install 'fathoms[plots]'), or leave --html out.
lab-no-frames = Data frames need pandas or polars, and neither is installed. Install one of them, or use to_csv().
lab-page-title = { $title }: a study
lab-page-compared = { $title }: { $one } beside { $other }
lab-page-swept = { $title }: over { $name }
lab-page-table = As a table
lab-page-tables = All of this in tables
lab-page-reading = How to read this
lab-page-sure = After a figure stands between what it lies: in nineteen studies out of twenty, the true value is in that interval. It gets half as wide with four times as many games. Figures come from bots that play as told above; people may play otherwise.
lab-page-meanings = What the measures mean
lab-alt = { $measure }, with 95 % intervals; the table below has the numbers.
lab-alt-differences = { $family }: differences with 95 % intervals; the table below has the numbers.
lab-axis-chance = the later winner’s chance, %
lab-axis-played = part of the game that has been played, %
lab-axis-fair = if all were alike
lab-axis-said = what the glance said, %
lab-axis-came = how often it came true, %
lab-axis-ideal = as it should be
lab-axis-points = points of %
lab-axis-difference = difference in { $unit }
lab-head-differences = Differences: { $unit }
lab-caption-differences = { $shown } of { $all } are drawn, the others may be luck.
lab-page-dots = Full blue dots are real differences, hollow grey ones may be luck.

# Luck and skill, and what is hidden: measures that play games of their own

lab-search-wrong = { $given } games with bots that think ahead cannot be played. Choose 0 to { $most }.

family-luck = Luck and skill
family-information = Information
unit-steps = steps

measure-deal = Decided by the deal
measure-deal-meaning = How much of the difference between results comes from what a side is dealt and where it sits: each deal is played twice, by the greedy bot and a weaker one, who change seats in between.
measure-skill = Decided by skill
measure-skill-meaning = How much of the difference between results comes from one bot being better than the other, whatever it is dealt.
measure-rest = Decided by neither
measure-rest-meaning = How much of the difference between results comes from neither the deal nor skill alone: luck during the game, and deals that suit one bot and not the other.
measure-ladder = Skill ladder
measure-ladder-meaning = How often each level of bots wins against the level below, on the same deals from both sides; 50 % means that it plays no better.
measure-doubling = Thinking twice as long
measure-doubling-meaning = How often a bot wins against one that thinks half as long ahead, on the same deals from both sides; where bots differ in pace, against the next slower one.
measure-depth = Skill depth
measure-depth-meaning = How many times in a row thinking twice as long still wins at least 55 % of the games: with 0 there is next to nothing to be won by thinking ahead.
measure-differ = Second thoughts
measure-differ-meaning = In how many decisions that leave a choice the deep diver, who thinks ahead, does something else than the greedy bot.
measure-hidden = Hidden from a player
measure-hidden-meaning = How much of all that is on the table a player does not know, on average.
measure-cheating = What cheating is worth
measure-cheating-meaning = How often a greedy bot that knows all that is hidden wins against one that does not, on the same deals from both sides: about 50 % means that such a bot gains next to nothing by it.

# Luck, skill and what is hidden, in sentences

lab-tells-luck = Against a player who slips one time in five, the deal and the seat decide { $deal } of what differs from result to result, skill { $skill }, and what neither decides is { $rest }.
lab-tells-depth = { $by ->
    [pace] Levels differ in their pace, and nobody thinks ahead: being quicker wins, { $steps ->
        [0] not once
        [one] once
       *[other] { $steps } times in a row
    }.
   *[thinking] { $sure ->
        [yes] { $steps ->
            [0] Thinking twice as long wins next to nothing.
            [one] Thinking twice as long still wins, once.
           *[other] Thinking twice as long still wins, { $steps } times in a row.
        }
       *[no] { $steps ->
            [0] Thinking twice as long has won nothing here, but these are too few games to be sure.
            [one] Thinking twice as long has won once here, but these are too few games to be sure.
           *[other] Thinking twice as long has won { $steps } times in a row here, but these are too few games to be sure.
        }
    }
}
lab-tells-hidden = A player does not know { $first } of what is on the table in the first quarter of a game, and { $last } in the last.
lab-tells-cheating = { $worth ->
    [nothing] Knowing everything would bring this bot nothing: it would win { $wins } against one that does not.
   *[something] A bot that knew everything would win { $wins } against one that does not.
}
lab-by-further-games = by games of its own
