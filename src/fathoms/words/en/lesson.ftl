# Learning a game by playing it

lesson-learn = Learn by playing
lesson-title = Lesson
lesson-progress = { $step } of { $steps }
lesson-next = Next
lesson-do = Do this now: { $action }
lesson-watch = Watch the others play.
lesson-now-play = Now play
lesson-again = Once more
