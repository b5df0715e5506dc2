# The review of a finished game, and the page with the reader's own games

review-title = Review: { $game }
review-moment = This moment
review-graph = Everyone’s chances in the course of the game
review-chance-of = { $names } { $chance }
review-percent = { $percent }{ "\u00A0" }%
review-less-than = less than { $percent }{ "\u00A0" }%
review-change = { $sign ->
    [minus] −{ $percent }{ "\u00A0" }%
    [plus] +{ $percent }{ "\u00A0" }%
   *[none] ±0{ "\u00A0" }%
}

# How far it is
review-none = Nobody has asked for a review of this game yet.
review-ask = Think it over
review-waiting = { $place ->
    [one] Your review is the next one to be thought over.
   *[other] Your review is number { $place } in the line.
}
review-preparing = The game is being played once more …
review-thinking = { $done } of { $of } decisions thought over
review-failed = The review failed.
review-stop = Stop
review-decisions = Decisions thought over

# A decision
review-something = something else
review-better = Better: “{ $action }”, { $chance }.
review-chose = { $whose ->
    [you] You chose “{ $action }”: { $chance }.
   *[other] { $name } chose “{ $action }”: { $chance }.
}
review-cost = That cost { $loss } of a win, give or take { $doubt }.
review-fine = No choice was surely better.
review-open = If nothing had been hidden, “{ $action }” would have been better by { $gain } of a win: nobody could have known.
review-luck = { $way ->
    [up] Luck just brought { $name } { $change }.
   *[down] Luck just cost { $name } { $change }.
}
review-no-choice = Here nobody had anything to choose.
review-not-thought = This moment is still to be thought over.
review-over = The game is over.
review-as = See it as { $name } did
review-loading = Finding the words …

# From mistake to mistake
review-mistakes = Mistakes
review-mistakes-none = { $whose ->
    [unknown] Not thought over yet
    [mine] No sure mistake of yours
   *[all] No sure mistake
}
review-mistake-of = { $number ->
    [0] { $count ->
        [one] One mistake
       *[other] { $count } mistakes
    }
   *[other] Mistake { $number } of { $count }
}
review-next = Next mistake
review-previous = Previous mistake
review-keys = keys N and P: from mistake to mistake
review-everyone = Everyone’s
review-legend-mistake = a mistake: the larger, the dearer
review-legend-luck = luck, good or bad
review-legend-band = how sure the line is

# Turning points
review-turns = Turning points
review-turns-later = They are known when all is thought over.
review-turn = { $by ->
    [luck] By luck: { $change } for { $name }
   *[choice] By this choice: { $change } for { $name }
}

# What was luck, and what was mine
review-insights = What the game tells
review-sums = What was luck, and what was mine
review-sums-about = Start, own choices, the others’ choices and luck add up to the result.
review-term = { $term ->
    [choices] Own choices
    [others] Others’ choices
   *[luck] Luck
}
review-way = From { $start } to { $result }
review-accuracy = Accuracy
review-accuracy-none = nothing to choose
review-glance = In this game all play at once, and the quickest wins. So chances are taken at a glance, before and after every action, and nothing is called a mistake.
review-table = The same as a table
review-column-player = Player
review-column-start = Start
review-column-result = Result

review-share = Share the picture
review-to-table = To the table

# The reader's own games
mine-title = Your games
mine-about = Your finished games on this server. They belong to this browser: if its cookies are cleared, nobody can find them here any more.
mine-none = No finished games yet. Play one, and it will be kept here.
mine-all = All games
mine-game = Which game
mine-list = Finished games
mine-more = Show older games
mine-result = { $share ->
    [1] Won
    [0] Lost
   *[other] { $percent } % of the win
}
mine-accuracy = Accuracy { $accuracy }
mine-luck = Luck { $luck }
mine-replay = Look back
mine-review = Review
mine-review-of = Review: { $game }, { $date }
mine-replay-of = Look back: { $game }, { $date }
mine-sums = Your games in figures
mine-sum-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
mine-sum-best = Most points
mine-sum-longest = Most wins in a row
mine-sum-run = Wins in a row now
mine-sum-last = Last
mine-totals = How you fare
mine-against = Against
mine-people = People
mine-games = Games
mine-won = Won
mine-between = 95 % interval
mine-interval = { $low } to { $high }
mine-course = Accuracy over time
mine-course-about = { $games ->
    [one] One reviewed game
   *[other] { $games } reviewed games
}, accuracy { $mean } on average. The line is the mean of five games at a time.
mine-course-one = Game { $number }, { $date }: { $accuracy }
mine-axis = your games, the oldest first
mine-export = Save all as a file
mine-delete = Delete your games …
mine-delete-title = Delete your games?
mine-delete-about = { $games ->
    [one] Your finished game is
   *[other] Your { $games } finished games are
} taken off this list for good. Your name leaves the tables, and what you have achieved is forgotten; the others keep their games. Nobody can bring this back.
mine-delete-yes = Delete them
mine-delete-no = Keep them
mine-deleted = Your games are deleted.
