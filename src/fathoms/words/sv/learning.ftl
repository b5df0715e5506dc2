# fathoms train: teaching a game to a network.

cli-help-train = Träna ett litet nätverk på ett spel, så att boten ”learned” kan spela det (kräver tillägget ”learn”).
cli-help-train-device = Vad träningen körs på: cpu eller cuda (en GPU, många gånger snabbare).
cli-help-train-minutes = Hur många minuter träningen får ta, totalt.
cli-help-train-out = Filen som nätverket sparas i; utan den GAME.bin i den här mappen. Träningskörningen sparas bredvid.
cli-help-train-resume = En träningskörning att fortsätta med (en fil som slutar på .course).

learn-no-torch = Träning kräver PyTorch. Installera tillägget ”learn”: pip install "fathoms[learn]".
learn-minutes-wrong = Träningen kan inte ta { $given } minuter: välj mer än 0 och högst 10000.
learn-out-wrong = Inget kan skrivas till ”{ $file }”. Ange en fil i en mapp som finns.
learn-course-missing = Det finns ingen träningskörning ”{ $file }” att fortsätta med.
learn-course-broken = ”{ $file }” är ingen träningskörning, eller så är filen trasig. Börja utan --resume.
learn-course-other = Träningskörningen ”{ $file }” gäller { $given }, eller andra särdrag än { $game } har nu. Börja utan --resume.
learn-compiling = Förbereder träningen på { $game }. Det tar en minut eller två.
learn-lesson = Träningsomgång { $lesson } ({ $stage ->
    [expert] nätverket spelar vidare åt experten
   *[other] giriga spelare spelar vidare åt experten
  }), { $seconds } sekunder, { $positions } ställningar.
learn-lesson-examined = Träningsomgång { $lesson } ({ $stage ->
    [expert] nätverket spelar vidare åt experten
   *[other] giriga spelare spelar vidare åt experten
  }), { $seconds } sekunder, { $positions } ställningar: vinner { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } mot den giriga spelaren.
learn-left = Ungefär { $seconds } sekunder kvar. Ctrl-C avslutar och behåller det bästa hittills.
learn-done = Det bästa nätverket vinner { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } av { $games } partier mot den giriga spelaren. Det finns i { $file }.
learn-calibrated = Dess chanser är fel med { $after } (medelkvadratfel), mot { $before } före kalibreringen.
learn-picture = Ett diagram över träningen: { $file }.
learn-resume = För att fortsätta en annan gång: --resume { $file }.
learn-plot-title = Träning på { $game }
learn-plot-minutes = minuters träning
learn-plot-strength = vinster mot den giriga spelaren, %
learn-plot-expert = härifrån spelar nätverket vidare
