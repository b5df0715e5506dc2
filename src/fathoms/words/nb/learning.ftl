# fathoms train: teaching a game to a network.

cli-help-train = Tren et lite nettverk i et spill, så boten «learned» kan spille det (krever tillegget «learn»).
cli-help-train-device = Hva det skal trenes på: cpu eller cuda (en GPU, mange ganger raskere).
cli-help-train-minutes = Hvor mange minutter det skal trenes, i alt.
cli-help-train-out = Filen nettverket skrives til; uten den GAME.bin i denne mappen. Treningskjøringen lagres ved siden av.
cli-help-train-resume = En treningskjøring å fortsette på (en fil som slutter på .course).

learn-no-torch = Trening krever PyTorch. Installer tillegget «learn»: pip install "fathoms[learn]".
learn-minutes-wrong = Treningen kan ikke vare i { $given } minutter: velg mer enn 0 og høyst 10000.
learn-out-wrong = Kan ikke skrive til «{ $file }». Oppgi en fil i en mappe som finnes.
learn-course-missing = Det finnes ingen treningskjøring «{ $file }» å fortsette på.
learn-course-broken = «{ $file }» er ikke en treningskjøring, eller filen er ødelagt. Start uten --resume.
learn-course-other = Treningskjøringen «{ $file }» er for { $given }, eller for andre kjennetegn enn { $game } har nå. Start uten --resume.
learn-compiling = Gjør klart til trening i { $game }. Det tar et minutt eller to.
learn-lesson = Treningsrunde { $lesson } ({ $stage ->
    [expert] nettverket spiller videre for eksperten
   *[other] grådige spillere spiller videre for eksperten
  }), { $seconds } sekunder, { $positions } stillinger.
learn-lesson-examined = Treningsrunde { $lesson } ({ $stage ->
    [expert] nettverket spiller videre for eksperten
   *[other] grådige spillere spiller videre for eksperten
  }), { $seconds } sekunder, { $positions } stillinger: vinner { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } mot den grådige spilleren.
learn-left = Omtrent { $seconds } sekunder igjen. Ctrl-C avslutter og tar vare på det beste så langt.
learn-done = Det beste nettverket vinner { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } av { $games } partier mot den grådige spilleren. Det ligger i { $file }.
learn-calibrated = Sjansene bommer med { $after } (middelkvadrat), mot { $before } før de ble rettet inn.
learn-picture = Et diagram over treningen: { $file }.
learn-resume = For å fortsette en annen gang: --resume { $file }.
learn-plot-title = Trening i { $game }
learn-plot-minutes = minutter med trening
learn-plot-strength = seirer mot den grådige spilleren, %
learn-plot-expert = nettverket spiller videre herfra
