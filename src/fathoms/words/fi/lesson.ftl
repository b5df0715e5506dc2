# Learning a game by playing it

lesson-learn = Opi pelaamalla
lesson-title = Oppitunti
lesson-progress = { $step }/{ $steps }
lesson-next = Seuraava
lesson-do = Tee nyt: { $action }
lesson-watch = Katso, mitä muut tekevät.
lesson-now-play = Nyt pelaamaan
lesson-again = Uudelleen
