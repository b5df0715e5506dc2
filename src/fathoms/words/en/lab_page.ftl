# The lab's page: asking a game, and reading what came out. The measures' own words are in lab.ftl.

study-title = The lab
study-closed = The lab on this server is closed. On your own computer, Fathoms can answer the same questions.
study-intro = Ask a game anything: bots play it thousands of times, and every figure comes with its margin of error.

study-game = Which game?
study-players = How many players?
study-bots = Who plays?
study-bots-greedy = Bots that play sensibly
study-bots-random = Bots that play at random
study-bots-learned = Bots trained on the game
study-bots-mixed = Sensible and random bots in turn …
study-games = How many games?
study-games-number = Number of games
study-games-about = More games give narrower intervals: four times as many make them half as wide. At most { $most } here.
study-options = Options
study-options-changed = { $count ->
    [0] all as usual
    [one] one changed
   *[other] { $count } changed
}
study-compare = Compare with a second variant
study-compare-about = Both variants get the same luck, so that even small differences show.
study-options-one = Options of the first variant
study-options-other = Options of the second variant
study-house-title = House-rule numbers
study-house-one = House-rule numbers of the first variant
study-house-other = House-rule numbers of the second variant
study-house-about = Numbers that the rules leave open. If you change them, the rules have to be compiled first, which can take a few minutes.
study-house-usual = usually { $value }
study-house = { $name } = { $value }
study-seed = Seed
study-seed-about = The same seed gives the same games.
study-start = Play the games
study-mine = Your studies
study-line = { $players } players, { $games } games{ $compared ->
    [yes] , two variants
   *[no] { "" }
}
study-state = { $state ->
    [waiting] waiting
    [playing] playing
    [done] done
    [stopped] stopped
   *[failed] failed
}

# A study
study-asked-greedy = bots that play sensibly
study-asked-random = bots that play at random
study-asked-learned = bots trained on the game
study-asked-mixed = sensible and random bots in turn
study-option = { $option }: { $value }
study-yes = yes
study-no = no
study-empty = none
study-one = First variant
study-other = Second variant

study-status-waiting = { $place ->
    [one] You’re next: another study is being played.
   *[other] You’re number { $place } in the queue.
}
study-status-preparing = Getting the rules ready …
study-status-playing = The games are being played. Watch the figures settle.
study-status-further = Nearly there: a few more games to tell luck from skill.
study-status-done = All games have been played.
study-games-played = Games played
study-played = { $played } of { $games } games
study-stop = Stop
study-again = Change the question
study-new = Ask something else
study-copy = Copy the link
study-copied = Copied!
study-save-json = Figures (JSON)
study-save-csv = Table (CSV)
study-save-html = Page (HTML)

# Reading plots
study-reading = The dots are the results. The lines through them are 95% intervals: how far luck may have moved them.
study-column-of = What
study-column-value = Value
study-column-from = From
study-column-to = to
study-column-games = Games
# Label of a line in a plot: where all seats would be if they were equal.
study-fair = equal
# Label of a line in a plot: estimates that come true exactly as often as they say.
study-as-said = as estimated
study-average = on average
study-interval = { $low } to { $high }
study-in = { $value } { $unit }
# pp = percentage points; as short as your language has it.
study-points-of-hundred = { $value } pp
study-percentage-points = percentage points
study-played-axis = part of the game played
study-said-axis = estimated chance
study-came-axis = came true
study-colours = Dark is { $low }, bright is { $high }.
study-colours-both = Purple is { $low }, orange is { $high }; pale is no difference.
study-others = { $count ->
    [one] One more is in the table.
   *[other] { $count } more are in the table.
}

# What a plot says, in a sentence
study-answer = In short
study-answer-balance = { $luck ->
    [yes] Where you sit matters little, as far as these games can tell.
   *[no] { $of } wins most often, { $value } of games, more than luck alone would explain.
}
study-answer-length = A game takes about { $minutes } minutes at a table and { $decisions } decisions.
# $changes is a list of differences with numbers, the clearest first.
study-answer-surest = The clearest: { $changes }.
# $of is a way a game can end, such as "The last cover is open".
study-says-ends = { $of }: this is how { $value } of games end.
study-says-most = Most for { $most } ({ $high }), least for { $least } ({ $low }).
study-says-same = All are equal, as far as these games can tell: { $low } to { $high }.
study-says-course = Halfway through, the eventual winner’s chance is { $half }; after three quarters, { $late }.
study-choice-title = How many actions to choose from
study-differences = What the second variant changes
study-differences-about = How much higher or lower each figure is in the second variant. A difference counts as real if luck alone, among all that were compared, would show one like it in fewer than one study in twenty.
study-differences-wait = You’ll see them when both variants have been played.
study-differences-unit = { $unit }, second minus first
study-parts-about = What to count
