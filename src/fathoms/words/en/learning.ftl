# fathoms train: teaching a game to a network.

cli-help-train = Teach a game to a small network, so that the bot “learned” can play it (needs the extra “learn”).
cli-help-train-device = What to learn on: cpu or cuda (a GPU, many times faster).
cli-help-train-minutes = How many minutes to learn, in all.
cli-help-train-out = The file the network goes to; GAME.bin here if nothing is said. Beside it the course is kept.
cli-help-train-resume = A course to go on with (a file ending in .course).

learn-no-torch = Learning needs PyTorch. Install the extra “learn”: pip install "fathoms[learn]".
learn-minutes-wrong = { $given } minutes cannot be learned for: choose more than 0 and at most 10000.
learn-out-wrong = Nothing can be written to “{ $file }”. Name a file in a folder that there is.
learn-course-missing = There is no course “{ $file }” to go on with.
learn-course-broken = “{ $file }” is not a course, or it is broken. Start without --resume.
learn-course-other = The course “{ $file }” is of { $given }, or of other features than { $game } has now. Start without --resume.
learn-compiling = Getting ready to teach { $game }. This takes a minute or two.
learn-lesson = Lesson { $lesson } ({ $stage ->
    [expert] the network plays on for the expert
   *[other] greedy players play on for the expert
  }), { $seconds } seconds, { $positions } positions.
learn-lesson-examined = Lesson { $lesson } ({ $stage ->
    [expert] the network plays on for the expert
   *[other] greedy players play on for the expert
  }), { $seconds } seconds, { $positions } positions: wins { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } against the greedy player.
learn-left = About { $seconds } seconds left. Ctrl-C ends it and keeps the best so far.
learn-done = The best network wins { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } of { $games } games against the greedy player. It is in { $file }.
learn-calibrated = Its chances are off by { $after } (mean square), { $before } before they were made true.
learn-picture = A picture of the course: { $file }.
learn-resume = To go on another time: --resume { $file }.
learn-plot-title = Learning { $game }
learn-plot-minutes = minutes of learning
learn-plot-strength = wins against the greedy player, %
learn-plot-expert = the network plays on from here
