# fathoms train: teaching a game to a network.

cli-help-train = Ein kleines Netz auf ein Spiel trainieren, damit der Bot „learned“ es spielen kann (braucht das Extra „learn“).
cli-help-train-device = Worauf trainiert wird: cpu oder cuda (eine GPU, um ein Vielfaches schneller).
cli-help-train-minutes = Wie viele Minuten insgesamt trainiert wird.
cli-help-train-out = Die Datei für das Netz; ohne Angabe GAME.bin in diesem Ordner. Der Trainingslauf wird daneben gespeichert.
cli-help-train-resume = Ein Trainingslauf, der fortgesetzt werden soll (eine Datei, die auf .course endet).

learn-no-torch = Zum Trainieren braucht es PyTorch. Installiere das Extra „learn“: pip install "fathoms[learn]".
learn-minutes-wrong = Das Training kann nicht { $given } Minuten dauern: Wähle mehr als 0 und höchstens 10000.
learn-out-wrong = Nach „{ $file }“ lässt sich nichts schreiben. Nenn eine Datei in einem Ordner, den es gibt.
learn-course-missing = Einen Trainingslauf „{ $file }“, der sich fortsetzen ließe, gibt es nicht.
learn-course-broken = „{ $file }“ ist kein Trainingslauf oder beschädigt. Starte ohne --resume.
learn-course-other = Der Trainingslauf „{ $file }“ gehört zu { $given } oder zu anderen Merkmalen, als { $game } jetzt hat. Starte ohne --resume.
learn-compiling = Das Training für { $game } wird vorbereitet. Das dauert ein, zwei Minuten.
learn-lesson = Trainingsrunde { $lesson } ({ $stage ->
    [expert] für den Experten spielt das Netz weiter
   *[other] für den Experten spielen vernünftige Bots weiter
  }), { $seconds } Sekunden, { $positions } Stellungen.
learn-lesson-examined = Trainingsrunde { $lesson } ({ $stage ->
    [expert] für den Experten spielt das Netz weiter
   *[other] für den Experten spielen vernünftige Bots weiter
  }), { $seconds } Sekunden, { $positions } Stellungen: gewinnt { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } gegen den vernünftigen Bot.
learn-left = Noch etwa { $seconds } Sekunden. Strg-C beendet das Training und behält das bisher Beste.
learn-done = Das beste Netz gewinnt { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } von { $games } Spielen gegen den vernünftigen Bot. Es liegt in { $file }.
learn-calibrated = Seine Chancen liegen um { $after } daneben (mittleres Fehlerquadrat), vor der Kalibrierung waren es { $before }.
learn-picture = Ein Diagramm des Trainings: { $file }.
learn-resume = Zum Weitermachen ein andermal: --resume { $file }.
learn-plot-title = Training: { $game }
learn-plot-minutes = Minuten Training
learn-plot-strength = Siege gegen den vernünftigen Bot, %
learn-plot-expert = ab hier spielt das Netz weiter
