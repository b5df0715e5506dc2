# fathoms train: teaching a game to a network.

cli-help-train = Lär ut ett spel till ett litet nätverk, så att boten ”learned” kan spela det (kräver tillägget ”learn”).
cli-help-train-device = Vad inlärningen körs på: cpu eller cuda (en GPU, många gånger snabbare).
cli-help-train-minutes = Hur många minuter inlärningen får ta, totalt.
cli-help-train-out = Filen som nätverket sparas i; GAME.bin här om inget sägs. Bredvid den sparas kursen.
cli-help-train-resume = En kurs att fortsätta med (en fil som slutar på .course).

learn-no-torch = Inlärning kräver PyTorch. Installera tillägget ”learn”: pip install "fathoms[learn]".
learn-minutes-wrong = { $given } minuters inlärning går inte: välj mer än 0 och högst 10000.
learn-out-wrong = Inget kan skrivas till ”{ $file }”. Ange en fil i en mapp som finns.
learn-course-missing = Det finns ingen kurs ”{ $file }” att fortsätta med.
learn-course-broken = ”{ $file }” är ingen kurs, eller så är den trasig. Börja utan --resume.
learn-course-other = Kursen ”{ $file }” gäller { $given }, eller andra särdrag än { $game } har nu. Börja utan --resume.
learn-compiling = Gör i ordning för att lära ut { $game }. Det tar en minut eller två.
learn-lesson = Lektion { $lesson } ({ $stage ->
    [expert] nätverket spelar vidare åt experten
   *[other] giriga spelare spelar vidare åt experten
  }), { $seconds } sekunder, { $positions } ställningar.
learn-lesson-examined = Lektion { $lesson } ({ $stage ->
    [expert] nätverket spelar vidare åt experten
   *[other] giriga spelare spelar vidare åt experten
  }), { $seconds } sekunder, { $positions } ställningar: vinner { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } mot den giriga spelaren.
learn-left = Ungefär { $seconds } sekunder kvar. Ctrl-C avslutar och behåller det bästa hittills.
learn-done = Det bästa nätverket vinner { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } av { $games } partier mot den giriga spelaren. Det finns i { $file }.
learn-calibrated = Dess chanser är fel med { $after } (medelkvadrat), { $before } innan de gjordes sanna.
learn-picture = En bild av kursen: { $file }.
learn-resume = För att fortsätta en annan gång: --resume { $file }.
learn-plot-title = Lär sig { $game }
learn-plot-minutes = minuters inlärning
learn-plot-strength = vinster mot den giriga spelaren, %
learn-plot-expert = härifrån spelar nätverket vidare
