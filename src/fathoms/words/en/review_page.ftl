# The review of a finished game, and the page with the reader's own games

review-title = Review: { $game }
review-moment = This moment
review-graph = Everyone’s chances during the game
review-chance-of = { $names } { $chance }
review-percent = { $percent }%
review-less-than = less than { $percent }%
review-change = { $sign ->
    [minus] −{ $percent }%
    [plus] +{ $percent }%
   *[none] ±0%
}

# How far it is
review-none = This game hasn’t been reviewed yet.
review-ask = Review this game
review-waiting = { $place ->
    [one] Your review is next.
   *[other] Your review is number { $place } in the queue.
}
review-preparing = Playing the game once more …
review-thinking = { $done } of { $of } decisions reviewed
review-failed = The review failed.
review-stop = Stop
review-decisions = Decisions reviewed

# A decision
review-something = something else
review-better = Better: “{ $action }”, { $chance }.
review-chose = { $whose ->
    [you] You chose “{ $action }”: { $chance }.
   *[other] { $name } chose “{ $action }”: { $chance }.
}
# $loss and $doubt are percentages of a win.
review-cost = That cost { $loss } of a win, plus or minus { $doubt }.
review-fine = No other choice was clearly better.
# $gain is a percentage of a win. What would have been better if all cards had been open.
review-open = If nothing had been hidden, “{ $action }” would have been better by { $gain } of a win. No one could have known.
review-luck = { $way ->
    [up] Luck just brought { $name } { $change }.
   *[down] Luck just cost { $name } { $change }.
}
review-no-choice = There was no choice to make here.
review-not-thought = This moment hasn’t been reviewed yet.
review-over = The game is over.
review-as = See it through { $name }’s eyes
review-loading = Finding the words …

# From mistake to mistake
review-mistakes = Mistakes
review-mistakes-none = { $whose ->
    [unknown] Not reviewed yet
    [mine] No clear mistakes of yours
   *[all] No clear mistakes
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
# A hint for keyboards, under the graph.
review-keys = keys N and P: next and previous mistake
review-everyone = Everyone’s
# In the legend of a graph; bigger marks are mistakes that cost more.
review-legend-mistake = a mistake: the bigger the mark, the more it cost
review-legend-luck = luck, good or bad
review-legend-band = how certain the line is

# Turning points
review-turns = Turning points
review-turns-later = You’ll see them when the review is finished.
# $change is a percentage with its sign, such as +12%.
review-turn = { $by ->
    [luck] By luck: { $change } for { $name }
   *[choice] By this choice: { $change } for { $name }
}

# What was luck, and what was mine
review-insights = What the game itself shows
review-sums = Luck and choices
review-sums-about = The start, your own choices, the others’ choices and luck add up to the result.
# Column heads of a small table: parts that add up to a result.
review-term = { $term ->
    [choices] Own choices
    [others] Others’ choices
   *[luck] Luck
}
review-way = From { $start } to { $result }
review-accuracy = Accuracy
review-accuracy-none = nothing to choose
review-glance = Everyone plays at once here and the quickest wins, so chances are estimated at a glance, before and after every action, and nothing is called a mistake.
review-table = As a table
review-column-player = Player
review-column-start = Start
review-column-result = Result

review-share = Share the picture
review-to-table = To the table

# The reader's own games
mine-title = Your games
mine-about = Your finished games on this server. They belong to this browser: if you clear its cookies, you can’t get them back.
mine-none = No finished games yet. Play one, and you’ll find it here.
mine-all = All games
mine-game = Which game
mine-list = Finished games
mine-more = Show older games
mine-result = { $share ->
    [1] Won
    [0] Lost
   *[other] { $percent }% of the win
}
mine-accuracy = Accuracy { $accuracy }
mine-luck = Luck { $luck }
mine-replay = Replay
mine-review = Review
mine-review-of = Review: { $game }, { $date }
mine-replay-of = Replay: { $game }, { $date }
mine-sums = Your games in figures
mine-sum-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
mine-sum-best = Most points
mine-sum-longest = Most wins in a row
mine-sum-run = Wins in a row now
mine-sum-last = Last
mine-totals = How you’re doing
mine-against = Against
mine-people = People
mine-games = Games
mine-won = Won
mine-between = 95% interval
mine-interval = { $low } to { $high }
mine-course = Accuracy over time
mine-course-about = { $games ->
    [one] One reviewed game
   *[other] { $games } reviewed games
}, with an average accuracy of { $mean }. The line is the average of five games at a time.
mine-course-one = Game { $number }, { $date }: { $accuracy }
# Under the axis of a graph, from left to right.
mine-axis = your games, oldest first
mine-export = Save all as a file
mine-delete = Delete your games …
mine-delete-title = Delete your games?
mine-delete-about = { $games ->
    [one] This takes your finished game
   *[other] This takes your { $games } finished games
} off your list for good. Your name leaves the tables, and your achievements are forgotten; the others keep their games. There’s no way to undo this.
mine-delete-yes = Delete them
mine-delete-no = Keep them
mine-deleted = Your games have been deleted.
