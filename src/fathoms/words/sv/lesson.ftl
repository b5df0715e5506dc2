# Learning a game by playing it

lesson-learn = Lär dig spela
lesson-title = Lektion
lesson-progress = { $step } av { $steps }
lesson-next = Nästa
lesson-do = Att göra nu: { $action }
lesson-watch = Titta på vad de andra gör.
lesson-now-play = Spela nu
lesson-again = En gång till
