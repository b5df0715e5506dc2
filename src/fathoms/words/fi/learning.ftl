# fathoms train: teaching a game to a network.

cli-help-train = Kouluta pieni verkko peliin, jotta botti ”learned” voi pelata sitä (tarvitsee lisäosan ”learn”).
cli-help-train-device = Millä koulutetaan: cpu tai cuda (GPU, moninkertaisesti nopeampi).
cli-help-train-minutes = Montako minuuttia koulutetaan yhteensä.
cli-help-train-out = Tiedosto, johon verkko tallennetaan; oletus on GAME.bin tässä kansiossa. Koulutusajo tallennetaan sen viereen.
cli-help-train-resume = Koulutusajo, jota jatketaan (tiedosto, jonka pääte on .course).

learn-no-torch = Kouluttaminen tarvitsee PyTorchin. Asenna lisäosa ”learn”: pip install "fathoms[learn]".
learn-minutes-wrong = Koulutus ei voi kestää { $given } minuuttia: valitse enemmän kuin 0 ja enintään 10000.
learn-out-wrong = Tiedostoon ”{ $file }” ei voi kirjoittaa. Nimeä tiedosto olemassa olevasta kansiosta.
learn-course-missing = Koulutusajoa ”{ $file }” ei ole, joten sitä ei voi jatkaa.
learn-course-broken = ”{ $file }” ei ole koulutusajo, tai se on vioittunut. Aloita ilman valintaa --resume.
learn-course-other = Koulutusajo ”{ $file }” on pelistä { $given } tai muista piirteistä kuin pelissä { $game } nyt on. Aloita ilman valintaa --resume.
learn-compiling = Valmistellaan koulutusta: { $game }. Tämä vie minuutin tai kaksi.
learn-lesson = Koulutuskierros { $lesson } ({ $stage ->
    [expert] verkko pelaa asiantuntijan puolesta loppuun
   *[other] ahneet pelaajat pelaavat asiantuntijan puolesta loppuun
  }), { $seconds } sekuntia, { $positions } asemaa.
learn-lesson-examined = Koulutuskierros { $lesson } ({ $stage ->
    [expert] verkko pelaa asiantuntijan puolesta loppuun
   *[other] ahneet pelaajat pelaavat asiantuntijan puolesta loppuun
  }), { $seconds } sekuntia, { $positions } asemaa: voitto-osuus ahnetta pelaajaa vastaan { NUMBER($strength, style: "percent", maximumFractionDigits: 1) }.
learn-left = Noin { $seconds } sekuntia jäljellä. Ctrl-C lopettaa ja säilyttää parhaan.
learn-done = Parhaan verkon voitto-osuus ahnetta pelaajaa vastaan on { NUMBER($strength, style: "percent", maximumFractionDigits: 1) }, pelejä { $games }. Se on tiedostossa { $file }.
learn-calibrated = Sen mahdollisuudet ovat pielessä { $after } (keskineliö), ennen korjausta { $before }.
learn-picture = Kaavio koulutuksesta: { $file }.
learn-resume = Jatka toisella kerralla: --resume { $file }.
learn-plot-title = Koulutus: { $game }
learn-plot-minutes = koulutusta, minuuttia
learn-plot-strength = voitot ahneesta pelaajasta, %
learn-plot-expert = tästä alkaen verkko pelaa loppuun
