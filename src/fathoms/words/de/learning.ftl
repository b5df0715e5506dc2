# fathoms train: teaching a game to a network.

cli-help-train = Einem kleinen Netz ein Spiel beibringen, damit der Bot „learned“ es spielen kann (braucht das Extra „learn“).
cli-help-train-device = Worauf gelernt wird: cpu oder cuda (eine GPU, um ein Vielfaches schneller).
cli-help-train-minutes = Wie viele Minuten insgesamt gelernt wird.
cli-help-train-out = Die Datei für das Netz; ohne Angabe GAME.bin hier. Daneben liegt der Lernverlauf.
cli-help-train-resume = Ein Lernverlauf zum Weitermachen (eine Datei, die auf .course endet).

learn-no-torch = Zum Lernen braucht es PyTorch. Installiere das Extra „learn“: pip install "fathoms[learn]".
learn-minutes-wrong = { $given } Minuten lang kann man nicht lernen: Wähle mehr als 0 und höchstens 10000.
learn-out-wrong = Nach „{ $file }“ lässt sich nichts schreiben. Nenn eine Datei in einem Ordner, den es gibt.
learn-course-missing = Einen Lernverlauf „{ $file }“ zum Weitermachen gibt es nicht.
learn-course-broken = „{ $file }“ ist kein Lernverlauf oder beschädigt. Starte ohne --resume.
learn-course-other = Der Lernverlauf „{ $file }“ gehört zu { $given } oder zu anderen Merkmalen, als { $game } jetzt hat. Starte ohne --resume.
learn-compiling = Der Unterricht für { $game } wird vorbereitet. Das dauert ein, zwei Minuten.
learn-lesson = Lektion { $lesson } ({ $stage ->
    [expert] für den Experten spielt das Netz weiter
   *[other] für den Experten spielen vernünftige Bots weiter
  }), { $seconds } Sekunden, { $positions } Stellungen.
learn-lesson-examined = Lektion { $lesson } ({ $stage ->
    [expert] für den Experten spielt das Netz weiter
   *[other] für den Experten spielen vernünftige Bots weiter
  }), { $seconds } Sekunden, { $positions } Stellungen: gewinnt { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } gegen den vernünftigen Bot.
learn-left = Noch etwa { $seconds } Sekunden. Strg-C beendet das Lernen und behält das bisher Beste.
learn-done = Das beste Netz gewinnt { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } von { $games } Spielen gegen den vernünftigen Bot. Es liegt in { $file }.
learn-calibrated = Seine Chancen liegen um { $after } daneben (mittleres Quadrat), vor dem Berichtigen waren es { $before }.
learn-picture = Ein Bild des Lernverlaufs: { $file }.
learn-resume = Zum Weitermachen ein andermal: --resume { $file }.
learn-plot-title = { $game } lernen
learn-plot-minutes = Minuten Lernzeit
learn-plot-strength = Siege gegen den vernünftigen Bot, %
learn-plot-expert = ab hier spielt das Netz weiter
