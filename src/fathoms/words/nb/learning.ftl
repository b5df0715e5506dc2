# fathoms train: teaching a game to a network.

cli-help-train = Lær et lite nettverk et spill, så boten «learned» kan spille det (krever tillegget «learn»).
cli-help-train-device = Hva det skal læres på: cpu eller cuda (en GPU, mange ganger raskere).
cli-help-train-minutes = Hvor mange minutter det skal læres, i alt.
cli-help-train-out = Filen nettverket skrives til; GAME.bin her hvis ikke annet er sagt. Ved siden av lagres læreløpet.
cli-help-train-resume = Et læreløp å fortsette på (en fil som slutter på .course).

learn-no-torch = Læring krever PyTorch. Installer tillegget «learn»: pip install "fathoms[learn]".
learn-minutes-wrong = Det går ikke an å lære i { $given } minutter: velg mer enn 0 og høyst 10000.
learn-out-wrong = Det går ikke an å skrive til «{ $file }». Oppgi en fil i en mappe som finnes.
learn-course-missing = Det finnes ikke noe læreløp «{ $file }» å fortsette på.
learn-course-broken = «{ $file }» er ikke et læreløp, eller det er ødelagt. Start uten --resume.
learn-course-other = Læreløpet «{ $file }» er for { $given }, eller for andre kjennetegn enn { $game } har nå. Start uten --resume.
learn-compiling = Gjør klart til å lære bort { $game }. Det tar et minutt eller to.
learn-lesson = Leksjon { $lesson } ({ $stage ->
    [expert] nettverket spiller videre for eksperten
   *[other] grådige spillere spiller videre for eksperten
  }), { $seconds } sekunder, { $positions } stillinger.
learn-lesson-examined = Leksjon { $lesson } ({ $stage ->
    [expert] nettverket spiller videre for eksperten
   *[other] grådige spillere spiller videre for eksperten
  }), { $seconds } sekunder, { $positions } stillinger: vinner { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } mot den grådige spilleren.
learn-left = Omtrent { $seconds } sekunder igjen. Ctrl-C avslutter og tar vare på det beste så langt.
learn-done = Det beste nettverket vinner { NUMBER($strength, style: "percent", maximumFractionDigits: 1) } av { $games } partier mot den grådige spilleren. Det ligger i { $file }.
learn-calibrated = Sjansene bommer med { $after } (middelkvadrat), mot { $before } før de ble rettet inn.
learn-picture = Et bilde av læreløpet: { $file }.
learn-resume = For å fortsette en annen gang: --resume { $file }.
learn-plot-title = Lærer { $game }
learn-plot-minutes = minutter med læring
learn-plot-strength = seirer mot den grådige spilleren, %
learn-plot-expert = nettverket spiller videre herfra
