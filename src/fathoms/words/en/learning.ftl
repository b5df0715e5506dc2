# fathoms train: teaching a game to a network.

cli-help-train = Train a small network on a game, so that the bot “learned” can play it (needs the extra “learn”).
cli-help-train-device = Where to train: cpu or cuda (a GPU, many times faster).
cli-help-train-minutes = How many minutes to train in all.
cli-help-train-out = The file to write the network to; without it, GAME.bin in this folder. The training run is saved beside it.
cli-help-train-resume = A training run to continue (a file ending in .course).

learn-no-torch = Training needs PyTorch. Install the extra “learn”: pip install "fathoms[learn]".
learn-minutes-wrong = Training can’t take { $given } minutes: choose more than 0 and at most 10000.
learn-out-wrong = Can’t write to “{ $file }”. Name a file in a folder that exists.
learn-course-missing = There’s no training run “{ $file }” to continue.
learn-course-broken = “{ $file }” isn’t a training run, or it’s damaged. Start without --resume.
learn-course-other = The training run “{ $file }” is for { $given }, or for other features than { $game } has now. Start without --resume.
learn-compiling = Getting ready to train on { $game }. This takes a minute or two.
learn-lesson = Training round { $lesson } ({ $stage ->
    [expert] the network plays on for the expert
   *[other] sensible bots play on for the expert
  }): { $positions } positions in { $seconds } seconds.
learn-lesson-examined = Training round { $lesson } ({ $stage ->
    [expert] the network plays on for the expert
   *[other] sensible bots play on for the expert
  }): { $positions } positions in { $seconds } seconds. It wins { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } against the sensible bot.
learn-left = About { $seconds } seconds left. Press Ctrl-C to stop and keep the best network so far.
learn-done = The best network wins { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } of { $games } games against the sensible bot. It’s in { $file }.
learn-calibrated = Its chances are off by { $after } (mean square), after { $before } before calibration.
learn-picture = A plot of the training: { $file }.
learn-resume = To continue another time: --resume { $file }.
learn-plot-title = Training on { $game }
learn-plot-minutes = minutes of training
learn-plot-strength = wins against the sensible bot, %
learn-plot-expert = the network plays on from here
