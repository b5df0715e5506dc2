# The lab: what is asked of a game, and what comes out

lab-measure-unknown = There’s no measure “{ $given }”. Choose from: { $measures }.

# Families of measures, and the units they are in

family-balance = Balance
family-length = Length
family-ends = Ends
family-points = Points
family-choice = Choice
family-drama = Drama
family-outlook = Estimates
family-parts = Parts

# Units stand after a number ("3 turns") and in the heads of tables; the number may be 1.5, so always the plural.
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
# Whom a measure of luck was played against; part of a label.
of-against-random = against a bot that plays at random
of-against-20-slips = against one that slips one time in five

# Balance

measure-wins = Wins by seat
measure-wins-meaning = How often each seat wins; a shared win counts as a part for everyone who shares it.
measure-side-wins = Wins by side
measure-side-wins-meaning = How often each side wins, in games played in teams.
measure-alike = Are all equal?
measure-alike-meaning = If every side had the same chance, how likely differences this large would be by luck alone: below 5%, something is uneven.
# Head of a figure: the size of a difference that these games could have missed.
measure-unnoticed = Could have been missed
measure-unnoticed-meaning = The smallest difference between two sides’ shares of wins that these games would show four times in five; a smaller one could go unnoticed.

# Length

measure-decisions = Decisions a game
measure-decisions-meaning = How many decisions all players together make in a game, on average.
measure-turns = Turns a game
measure-turns-meaning = How many turns all players together take in a game; everything a player does in one go is one turn.
measure-rounds = Rounds a game
measure-rounds-meaning = How many turns the player with the most turns takes.
measure-short-game = A short game
measure-short-game-meaning = 5% of games have this many decisions or fewer.
measure-long-game = A long game
measure-long-game-meaning = 5% of games have this many decisions or more.
measure-minutes = Minutes at a table
measure-minutes-meaning = How long a game takes if every decision takes the given number of seconds; players who can act at the same time think at the same time.
measure-wait = Waiting
measure-wait-meaning = How many decisions the others make between two turns of the same player.

# Ends

measure-ends = How games end
measure-ends-meaning = How often games end in each possible way.
measure-shared-wins = Shared wins
measure-shared-wins-meaning = How often several sides share the win.
measure-no-winner = No winner
measure-no-winner-meaning = How often a game has no winner at all.
measure-cut = Cut short
measure-cut-meaning = How often a game is stopped because it has reached the greatest length allowed.

# Points

measure-points = Points by seat
measure-points-meaning = How many points each seat has at the end, on average.
measure-points-low = Few points
measure-points-low-meaning = In 5% of games the seat has this many points or fewer.
measure-points-high = Many points
measure-points-high-meaning = In 5% of games the seat has this many points or more.
measure-margin = Winning margin
measure-margin-meaning = How many points the best side is ahead of the next one at the end, on average.

# Choice

measure-choices = Choices
measure-choices-meaning = How many legal actions a player can choose from, on average over all decisions.
measure-usual-choices = Typical choices
measure-usual-choices-meaning = Half of all decisions offer this many legal actions or fewer.
measure-many-choices = Many choices
measure-many-choices-meaning = 5% of decisions offer this many legal actions or more.
measure-forced = No choice
measure-forced-meaning = How many of all decisions offer only one legal action.

# Drama

measure-lead-changes = Lead changes
measure-lead-changes-meaning = How often the lead passes from one side to another in a game, judged by their chances of winning; while sides are level, no one leads.
measure-decisive = In the lead for good
measure-decisive-meaning = How much of a game has been played, on average, when the eventual winner takes the lead for good, with no one level.
measure-decided-early = Decided early
measure-decided-early-meaning = In how many games the eventual winner takes the lead for good before three quarters of the game have been played.
measure-comeback = Winners’ lowest point
measure-comeback-meaning = How low the eventual winner’s chance drops during a game, on average: the lower it is, the bigger the comebacks.
measure-course = The winner’s chance over time
measure-course-meaning = How likely the eventual winner was to win at each moment of the game, on average.

# Outlook

measure-outlook-error = Error of the estimate
measure-outlook-error-meaning = How far off the game’s own estimate of a side’s chance is (Brier score): 0 always knows the winner, and saying “half” every time would score 25%.
measure-chance-error = Error after calibration
measure-chance-error-meaning = The same, after the estimate has been corrected by how often it came true.
measure-came-true = Estimates that came true
measure-came-true-meaning = How often a side went on to win after the game estimated its chance at this figure: ideally, 70% means 70%.

# Parts

measure-met = Encountered
measure-met-meaning = How often each part is met or used in a game, on average.
measure-games-met = Share of games
measure-games-met-meaning = In how many games each part is met or used at all.
measure-gain = What it changes
measure-gain-meaning = How much more often a player who meets the part goes on to win than their chance just before would suggest; below zero, less often.

# Figures in sentences

lab-per-cent = { $number }%
lab-not-known = unknown
lab-too-few = too few games for a margin of error
lab-place = row { $row }, column { $column }
lab-part = { $group }: { $part }
lab-about = { $measure }, { $about }
lab-head-value = value (95% interval)
lab-asked = { $title } for { $players ->
    [one] one player
   *[other] { $players } players
}, { $bots }. { $games ->
    [one] One game
   *[other] { $games } games
}, seed { $seed }.{ $changed ->
    [none] { "" }
   *[other] { " " }{ $changed }.
}
lab-bots = bots: { $bots }
lab-tells-minutes = A game takes about { $minutes } minutes, at { $seconds } seconds a decision.
lab-tells-length = A game has { $decisions } decisions in { $turns } turns, { $rounds } rounds.
lab-tells-spread = 5% of games have { $short-game } decisions or fewer, and 5% have { $long-game } or more.
lab-tells-ends = The win is shared in { $shared-wins } of all games, there’s no winner in { $no-winner }, and { $cut } are stopped because they’ve gone on too long.
lab-tells-margin = The best is { $margin } points ahead of the next.
lab-tells-choices = A player chooses from { $choices } legal actions on average: half of the time from { $usual-choices } or fewer, and one time in twenty from { $many-choices } or more.
lab-tells-forced = In { $forced } of all decisions there’s no choice: only one action is legal.
lab-tells-changes = The lead changes { $lead-changes } times a game.
lab-tells-decisive = The eventual winner takes the lead for good after { $decisive } of a game, and before three quarters of it in { $decided-early } of all games.
lab-tells-comeback = At their lowest point, eventual winners have a chance of { $comeback }.
lab-tells-mixed = Different bots play here, and the same position is worth more to one than to another, so figures that depend on chances are left out.
# $who is "sides" or "seats" in English; choose your own words by it. $missed is a number of percentage points.
lab-tells-alike = There’s no sign that { $who } matter{ $missed ->
    [none] .
   *[other] ; we’d have noticed a difference of { $missed } percentage points or more four times in five.
}
lab-tells-uneven = It matters where you sit: the differences between { $who } are larger than luck alone would make them.
# $most and $least are seats or sides, such as "Seat 2"; $wins and $fewest are percentages.
lab-tells-most = { $most } wins most often ({ $wins }), { $least } least often ({ $fewest }).
lab-tells-outlook = When the game estimates a chance of 75%, it comes true in { $came }.
lab-left-out = { $count ->
    [one] One more is
   *[other] { $count } more are
} in --html and --json.

lab-seconds-wrong = A decision can’t take { $given } seconds. Give a number above 0.
lab-players-wrong = “{ $given }” isn’t a number of players.
lab-sweep-twice = “{ $given }” is in the range twice. Each value is played only once, so leave one of them out.

# Comparisons and ranges

# The usual value of an option, where one variant has the option and the other does not.
lab-usual = usual
lab-head-difference = difference (95% interval)
lab-head-doubt = by luck alone
# Stands in a column of chances, for those below 0.1%.
lab-hardly-ever = almost never
lab-tells-real = { $real ->
    [0] No difference is real: each of the { $all } compared could be luck.
    [one] One of { $all } differences is real, after correcting for how many were compared.
   *[other] { $real } of { $all } differences are real, after correcting for how many were compared.
}
lab-tells-too-few = { $games } games are too few to tell a difference from luck. Play at least { $fewest } of each variant.
lab-tells-same = No sign of a difference: { $measures }.

# Pages with plots

lab-no-plots = The page that draws plots hasn’t been built. Run `make client`, or leave out --html.
lab-no-frames = Data frames need pandas or polars, and neither is installed. Install one of them, or use to_csv().
lab-page-title = { $title }: a study
lab-page-compared = { $title }: { $one } compared with { $other }
lab-page-swept = { $title }: a range of { $name }
lab-page-table = As a table
lab-page-tables = All figures in tables
lab-page-reading = How to read this
lab-page-sure = Each figure comes with its 95% interval: in nineteen studies out of twenty, the true value lies in it. With four times as many games it gets half as wide. The bots named above played these games; people may play differently.
lab-axis-fair = if all were equal

# Luck and skill, and what is hidden: measures that play games of their own

lab-search-wrong = Bots that think ahead can play 0 to { $most } games, not { $given }.

family-luck = Luck and skill
family-information = Information
unit-steps = steps

measure-deal = Decided by the deal
measure-deal-meaning = How much of the difference between results comes from the cards or tiles a side is dealt and from where it sits, measured by playing each deal twice, with the sensible bot and a weaker one in swapped seats.
measure-skill = Decided by skill
measure-skill-meaning = How much of the difference between results comes from one bot being better than the other, whatever it’s dealt.
measure-rest = Decided by neither
measure-rest-meaning = How much of the difference between results comes from neither the deal nor skill alone: luck during the game, and deals that suit one bot better than the other.
measure-ladder = Skill ladder
measure-ladder-meaning = How often each level of bots beats the level below, on the same deals from both sides; 50% means it plays no better.
measure-doubling = Thinking twice as long
measure-doubling-meaning = How often a bot beats one that thinks half as long, on the same deals from both sides; where bots differ only in pace, the next slower one.
measure-depth = Skill depth
measure-depth-meaning = How many times in a row thinking twice as long still wins at least 55% of the games; 0 means that thinking ahead hardly helps.
measure-differ = Second thoughts
measure-differ-meaning = In how many decisions with a real choice the deep diver, who thinks ahead, does something different from the sensible bot.
measure-hidden = Hidden from a player
measure-hidden-meaning = How much of everything on the table a player doesn’t know, on average.
measure-cheating = What cheating is worth
measure-cheating-meaning = How often a sensible bot that can see everything beats one that can’t, on the same deals from both sides; about 50% means it gains next to nothing by cheating.

# Luck, skill and what is hidden, in sentences

lab-tells-luck = Against a player who slips one time in five, the deal and the seat decide { $deal } of the difference between results, skill decides { $skill }, and neither decides { $rest }.
lab-tells-depth = { $by ->
    [pace] The levels differ only in pace and no one thinks ahead. Being quicker wins { $steps ->
        [0] nothing
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
            [0] Thinking twice as long won nothing here, but there are too few games to be sure.
            [one] Thinking twice as long won once here, but there are too few games to be sure.
           *[other] Thinking twice as long won { $steps } times in a row here, but there are too few games to be sure.
        }
    }
}
lab-tells-hidden = A player doesn’t know { $first } of what’s on the table in the first quarter of a game, and { $last } in the last.
lab-tells-cheating = { $worth ->
    [nothing] Seeing everything wouldn’t help this bot: it would win { $wins } against one that doesn’t.
   *[something] A bot that could see everything would win { $wins } against one that can’t.
}
# In the docs' list of measures, in the column of units: this measure plays games of its own.
lab-by-further-games = from extra games
