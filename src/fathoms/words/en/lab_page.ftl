# The lab's page: asking a game, and reading what came out. The measures' own words are in lab.ftl.

lab-title = The lab
lab-closed = The lab of this server is closed. On a computer of your own, Fathoms can answer the same questions.
lab-intro = Ask a game anything: bots play it thousands of times, and every figure says how sure it is.

lab-game = Which game?
lab-players = How many players?
lab-bots = Who plays?
lab-bots-greedy = Bots that play sensibly
lab-bots-random = Bots that act at random
lab-bots-mixed = Both in turn: a sensible one, one at random …
lab-games = How many games?
lab-games-number = Number of games
lab-games-about = More games, narrower intervals: four times as many halve them. At most { $most } here.
lab-options = Options
lab-options-changed = { $count ->
    [0] all as usual
    [one] one changed
   *[other] { $count } changed
}
lab-compare = Compare with a second variant
lab-compare-about = Both variants are dealt the same luck, so that even small differences show.
lab-options-one = Options of the first variant
lab-options-other = Options of the second variant
lab-seed = Seed
lab-seed-about = The same seed gives the same games.
lab-start = Play the games
lab-mine = Your studies
lab-line = { $players } players, { $games } games{ $compared ->
    [yes] , two variants
   *[no] { "" }
}
lab-state = { $state ->
    [waiting] waiting
    [playing] playing
    [done] done
    [stopped] stopped
   *[failed] failed
}

# A study
lab-asked = { $players ->
    [one] One player
   *[other] { $players } players
}, { $bots }, { $games } games{ $compared ->
    [yes] { " " }of each variant
   *[no] { "" }
}, seed { $seed }
lab-asked-greedy = bots that play sensibly
lab-asked-random = bots that act at random
lab-asked-mixed = sensible and random bots in turn
lab-usual = All options as usual.
lab-option = { $option }: { $value }
lab-yes = yes
lab-no = no
lab-empty = none
lab-one = First variant
lab-other = Second variant

lab-status-waiting = { $place ->
    [one] You are next: another study is being played.
   *[other] In line at place { $place }.
}
lab-status-preparing = Getting the rules ready …
lab-status-playing = The games are being played. The figures settle as you watch.
lab-status-done = All games are played.
lab-games-played = Games played
lab-played = { $played } of { $games } games
lab-stop = Stop
lab-again = Change the question
lab-new = Ask something else
lab-copy = Copy the link
lab-copied = Copied!
lab-save-json = Figures (JSON)
lab-save-csv = Table (CSV)
lab-save-html = Page (HTML)
lab-contents = What was found

# Reading plots
lab-reading = The dots are what was found; the lines through them reach as far as chance could have moved them (95 %).
lab-table = As a table
lab-column-of = What
lab-column-value = Value
lab-column-from = From
lab-column-to = to
lab-column-games = Games
lab-column-one = First
lab-column-other = Second
lab-column-more = Difference
lab-column-doubt = By luck alone
lab-fair = alike
lab-as-said = as said
lab-average = on average
lab-interval = { $low } to { $high }
lab-not-known = not known yet
lab-in = { $value } { $unit }
lab-points-of-hundred = { $value } pp
lab-percentage-points = percentage points
lab-below = < { $value }
lab-played-axis = share of the game that is played
lab-said-axis = chance at a glance
lab-came-axis = came true
lab-colours = Dark is { $low }, bright is { $high }.
lab-colours-both = Purple is { $low }, orange is { $high }; pale is nothing.
lab-others = { $count ->
    [one] One more is in the table.
   *[other] { $count } more are in the table.
}

# What a plot says, in a sentence
lab-says-alike = { $luck ->
    [yes] { $of } wins most often, { $value } of games ({ $low } to { $high }); that may well be luck. A difference of { $unnoticed } would have been noticed.
   *[no] { $of } wins most often, { $value } of games ({ $low } to { $high }), and luck alone would hardly do that ({ $doubt }).
}
lab-says-wins = { $of } wins most often, { $value } of games ({ $low } to { $high }).
lab-says-span = Nine games in ten have { $low } to { $high } { $unit }, on average { $mean }.
lab-says-points = { $of }: nine games in ten bring { $low } to { $high } points, on average { $mean }.
lab-says-ends = { $of }: so end { $value } of games.
lab-says-most = Most for { $most } ({ $high }), least for { $least } ({ $low }).
lab-says-same = All are alike, as far as these games tell: { $low } to { $high }.
lab-says-choice = A player chooses among { $mean } actions on average; half of all decisions offer { $usual } or fewer.
lab-says-course = Half way through, the later winner’s chance is { $half }; with three quarters played, { $late }.
lab-says-true = Of those that a glance gave { $said }, { $came } won.
lab-choice-title = Among how many actions
lab-says-differences = { $real ->
    [0] Of { $all } differences looked at, none is more than luck.
    [one] Of { $all } differences looked at, one is more than luck.
   *[other] Of { $all } differences looked at, { $real } are more than luck.
}
lab-differences = What the second variant changes
lab-differences-about = How much more, or less, each figure is in the second variant. A difference counts as real where luck alone would show one like it, among all that were looked at, in fewer than one study in twenty.
lab-differences-wait = They are judged when both variants have been played.
lab-differences-none = There are too few games of both variants to judge by.
lab-differences-unit = { $unit }, second less first
lab-parts-about = What is counted
