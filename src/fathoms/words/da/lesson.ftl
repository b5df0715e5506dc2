# Learning a game by playing it

lesson-learn = Lær ved at spille
lesson-title = Lektion
lesson-progress = { $step } af { $steps }
lesson-next = Næste
lesson-do = Gør dette nu: { $action }
lesson-watch = Se, hvad de andre gør.
lesson-now-play = Spil nu
lesson-again = En gang til
