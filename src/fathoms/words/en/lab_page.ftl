# The lab's page: asking a game, and reading what came out. The measures' own words are in lab.ftl.

study-title = The lab
study-closed = The lab of this server is closed. On a computer of your own, Fathoms can answer the same questions.
study-intro = Ask a game anything: bots play it thousands of times, and every figure says how sure it is.

study-game = Which game?
study-players = How many players?
study-bots = Who plays?
study-bots-greedy = Bots that play sensibly
study-bots-random = Bots that act at random
study-bots-learned = Bots that have learned the game
study-bots-mixed = Both in turn: a sensible one, one at random …
study-games = How many games?
study-games-number = Number of games
study-games-about = More games, narrower intervals: four times as many halve them. At most { $most } here.
study-options = Options
study-options-changed = { $count ->
    [0] all as usual
    [one] one changed
   *[other] { $count } changed
}
study-compare = Compare with a second variant
study-compare-about = Both variants are dealt the same luck, so that even small differences show.
study-options-one = Options of the first variant
study-options-other = Options of the second variant
study-house-title = House values
study-house-one = House values of the first variant
study-house-other = House values of the second variant
study-house-about = Numbers the game leaves to the house. With others, the rules are made ready first: that can take some minutes.
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
study-asked = { $players ->
    [one] One player
   *[other] { $players } players
}, { $bots }, { $games } games{ $compared ->
    [yes] { " " }of each variant
   *[no] { "" }
}, seed { $seed }
study-asked-greedy = bots that play sensibly
study-asked-random = bots that act at random
study-asked-learned = bots that have learned the game
study-asked-mixed = sensible and random bots in turn
study-usual = All options as usual.
study-option = { $option }: { $value }
study-yes = yes
study-no = no
study-empty = none
study-one = First variant
study-other = Second variant

study-status-waiting = { $place ->
    [one] You are next: another study is being played.
   *[other] In line at place { $place }.
}
study-status-preparing = Getting the rules ready …
study-status-playing = The games are being played. The figures settle as you watch.
study-status-further = Nearly there: some more games tell luck from skill.
study-status-done = All games are played.
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
study-reading = The dots are what was found; the lines through them reach as far as chance could have moved them (95 %).
study-table = As a table
study-column-of = What
study-column-value = Value
study-column-from = From
study-column-to = to
study-column-games = Games
study-column-one = First
study-column-other = Second
study-column-more = Difference
study-column-doubt = By luck alone
study-fair = alike
study-as-said = as said
study-average = on average
study-interval = { $low } to { $high }
study-not-known = not known yet
study-in = { $value } { $unit }
study-points-of-hundred = { $value } pp
study-percentage-points = percentage points
study-below = < { $value }
study-played-axis = share of the game that is played
study-said-axis = chance at a glance
study-came-axis = came true
study-colours = Dark is { $low }, bright is { $high }.
study-colours-both = Purple is { $low }, orange is { $high }; pale is nothing.
study-place = row { $row }, column { $column }
study-others = { $count ->
    [one] One more is in the table.
   *[other] { $count } more are in the table.
}

# What a plot says, in a sentence
study-answer = In short
study-answer-balance = { $luck ->
    [yes] Where you sit matters little, as far as these games can tell.
   *[no] { $of } wins most often, { $value } of games, and luck alone would hardly do that.
}
study-answer-length = A game takes about { $minutes } minutes at a table and { $decisions } decisions.
study-answer-surest = The surest: { $changes }.
study-says-alike = { $luck ->
    [yes] { $of } wins most often, { $value } of games ({ $low } to { $high }); that may well be luck. A difference of { $unnoticed } would have been noticed.
   *[no] { $of } wins most often, { $value } of games ({ $low } to { $high }), and luck alone would hardly do that ({ $doubt }).
}
study-says-wins = { $of } wins most often, { $value } of games ({ $low } to { $high }).
study-says-span = Nine games in ten have { $low } to { $high } { $unit }, on average { $mean }.
study-says-points = { $of }: nine games in ten bring { $low } to { $high } points, on average { $mean }.
study-says-ends = { $of }: so end { $value } of games.
study-says-most = Most for { $most } ({ $high }), least for { $least } ({ $low }).
study-says-same = All are alike, as far as these games tell: { $low } to { $high }.
study-says-choice = A player chooses among { $mean } actions on average; half of all decisions offer { $usual } or fewer.
study-says-course = Half way through, the later winner’s chance is { $half }; with three quarters played, { $late }.
study-says-true = Of those that a glance gave { $said }, { $came } won.
study-choice-title = Among how many actions
study-says-differences = { $real ->
    [0] Of { $all } differences looked at, none is more than luck.
    [one] Of { $all } differences looked at, one is more than luck.
   *[other] Of { $all } differences looked at, { $real } are more than luck.
}
study-differences = What the second variant changes
study-differences-about = How much more, or less, each figure is in the second variant. A difference counts as real where luck alone would show one like it, among all that were looked at, in fewer than one study in twenty.
study-differences-wait = They are judged when both variants have been played.
study-differences-none = There are too few games of both variants to judge by.
study-differences-unit = { $unit }, second less first
study-parts-about = What is counted
