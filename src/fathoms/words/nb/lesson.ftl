# Learning a game by playing it

lesson-learn = Lær mens du spiller
lesson-title = Leksjon
lesson-progress = { $step } av { $steps }
lesson-next = Neste
lesson-do = Gjør dette nå: { $action }
lesson-watch = Se hva de andre gjør.
lesson-now-play = Spill på ordentlig
lesson-again = En gang til
