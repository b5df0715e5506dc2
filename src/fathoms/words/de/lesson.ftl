# Learning a game by playing it

lesson-learn = Spielend lernen
lesson-title = Lektion
lesson-progress = { $step } von { $steps }
lesson-next = Weiter
lesson-do = Jetzt zu tun: { $action }
lesson-watch = Sieh zu, was die anderen tun.
lesson-now-play = Jetzt spielen
lesson-again = Noch einmal
