# Learning a game by playing it

lesson-learn = Learn by playing
lesson-title = Lesson
lesson-progress = { $step } of { $steps }
lesson-next = Next
lesson-do = To do now: { $action }
lesson-watch = Watch what the others do.
lesson-now-play = Now play
lesson-again = Once more
