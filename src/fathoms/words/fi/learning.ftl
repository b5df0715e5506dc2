# fathoms train: teaching a game to a network.

cli-help-train = Opeta peli pienelle verkolle, jotta botti ”learned” voi pelata sitä (tarvitsee lisäosan ”learn”).
cli-help-train-device = Millä opitaan: cpu tai cuda (GPU, moninkertaisesti nopeampi).
cli-help-train-minutes = Montako minuuttia opitaan yhteensä.
cli-help-train-out = Tiedosto, johon verkko tallennetaan; jos et kerro, GAME.bin tänne. Kurssi säilyy sen vieressä.
cli-help-train-resume = Kurssi, jota jatketaan (tiedosto, jonka pääte on .course).

learn-no-torch = Oppiminen tarvitsee PyTorchin. Asenna lisäosa ”learn”: pip install "fathoms[learn]".
learn-minutes-wrong = { $given } minuuttia ei voi oppia: valitse enemmän kuin 0 ja enintään 10000.
learn-out-wrong = Tiedostoon ”{ $file }” ei voi kirjoittaa. Nimeä tiedosto olemassa olevasta kansiosta.
learn-course-missing = Kurssia ”{ $file }” ei ole, joten sitä ei voi jatkaa.
learn-course-broken = ”{ $file }” ei ole kurssi, tai se on rikki. Aloita ilman valintaa --resume.
learn-course-other = Kurssi ”{ $file }” on pelistä { $given } tai muista piirteistä kuin pelissä { $game } nyt on. Aloita ilman valintaa --resume.
learn-compiling = Valmistaudutaan opettamaan: { $game }. Tämä vie minuutin tai kaksi.
learn-lesson = Oppitunti { $lesson } ({ $stage ->
    [expert] verkko pelaa asiantuntijan puolesta loppuun
   *[other] ahneet pelaajat pelaavat asiantuntijan puolesta loppuun
  }), { $seconds } sekuntia, { $positions } asemaa.
learn-lesson-examined = Oppitunti { $lesson } ({ $stage ->
    [expert] verkko pelaa asiantuntijan puolesta loppuun
   *[other] ahneet pelaajat pelaavat asiantuntijan puolesta loppuun
  }), { $seconds } sekuntia, { $positions } asemaa: voitto-osuus ahnetta pelaajaa vastaan { NUMBER($strength, style: "percent", maximumFractionDigits: 1) }.
learn-left = Noin { $seconds } sekuntia jäljellä. Ctrl-C lopettaa ja säilyttää parhaan.
learn-done = Parhaan verkon voitto-osuus ahnetta pelaajaa vastaan on { NUMBER($strength, style: "percent", maximumFractionDigits: 1) }, pelejä { $games }. Se on tiedostossa { $file }.
learn-calibrated = Sen mahdollisuudet ovat pielessä { $after } (keskineliö), ennen korjausta { $before }.
learn-picture = Kuva kurssista: { $file }.
learn-resume = Jatka toisella kerralla: --resume { $file }.
learn-plot-title = Opitaan: { $game }
learn-plot-minutes = oppimista, minuuttia
learn-plot-strength = voitot ahneesta pelaajasta, %
learn-plot-expert = tästä alkaen verkko pelaa loppuun
