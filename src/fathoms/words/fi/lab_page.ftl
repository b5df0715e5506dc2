# The lab's page: asking a game, and reading what came out. The measures' own words are in lab.ftl.

study-title = Labra
study-closed = Tämän palvelimen labra on suljettu. Omalla koneellasi Fathoms vastaa samoihin kysymyksiin.
study-intro = Kysy peliltä mitä vain: botit pelaavat sitä tuhansia kertoja, ja jokainen luku kertoo, kuinka varma se on.

study-game = Mikä peli?
study-players = Montako pelaajaa?
study-bots = Kuka pelaa?
study-bots-greedy = Järkevästi pelaavat botit
study-bots-random = Miten sattuu pelaavat botit
study-bots-learned = Koulutetut botit
study-bots-mixed = Molempia vuorotellen: järkevä, miten sattuu pelaava …
study-games = Montako peliä?
study-games-number = Pelien määrä
study-games-about = Enemmän pelejä, kapeammat välit: nelinkertainen määrä puolittaa ne. Täällä enintään { $most }.
study-options = Asetukset
study-options-changed = { $count ->
    [0] kaikki ennallaan
    [one] yksi muutettu
   *[other] { $count } muutettu
}
study-compare = Vertaa toiseen muunnelmaan
study-compare-about = Molemmat muunnelmat saavat saman tuurin, joten pienetkin erot näkyvät.
study-options-one = Ensimmäisen muunnelman asetukset
study-options-other = Toisen muunnelman asetukset
study-house-title = Kotisääntöjen arvot
study-house-one = Ensimmäisen muunnelman kotisääntöjen arvot
study-house-other = Toisen muunnelman kotisääntöjen arvot
study-house-about = Lukuja, jotka säännöt jättävät avoimiksi. Jos muutat niitä, säännöt on ensin valmisteltava; siinä voi mennä muutama minuutti.
study-house-usual = yleensä { $value }
study-house = { $name } = { $value }
study-seed = Siemenluku
study-seed-about = Sama siemenluku antaa samat pelit.
study-start = Pelaa pelit
study-mine = Tutkimuksesi
study-line = Pelaajia { $players }, pelejä { $games }{ $compared ->
    [yes] , kaksi muunnelmaa
   *[no] { "" }
}
study-state = { $state ->
    [waiting] jonossa
    [playing] käynnissä
    [done] valmis
    [stopped] pysäytetty
   *[failed] epäonnistui
}

# A study
study-asked-greedy = järkevästi pelaavat botit
study-asked-random = miten sattuu pelaavat botit
study-asked-learned = koulutetut botit
study-asked-mixed = vuorotellen järkevät ja miten sattuu pelaavat botit
study-option = { $option }: { $value }
study-yes = kyllä
study-no = ei
study-empty = ei mitään
study-one = Ensimmäinen muunnelma
study-other = Toinen muunnelma

study-status-waiting = { $place ->
    [one] Olet seuraavana: toinen tutkimus on kesken.
   *[other] Jonossa sijalla { $place }.
}
study-status-preparing = Valmistellaan sääntöjä …
study-status-playing = Pelit ovat käynnissä. Luvut tarkentuvat silmiesi edessä.
study-status-further = Melkein valmista: muutama lisäpeli erottaa tuurin taidosta.
study-status-done = Kaikki pelit on pelattu.
study-games-played = Pelatut pelit
study-played = { $played }/{ $games } peliä
study-stop = Pysäytä
study-again = Muuta kysymystä
study-new = Kysy jotakin muuta
study-copy = Kopioi linkki
study-copied = Kopioitu!
study-save-json = Luvut (JSON)
study-save-csv = Taulukko (CSV)
study-save-html = Sivu (HTML)

# Reading plots
study-reading = Täplät ovat tuloksia; niiden läpi kulkevat viivat näyttävät, kuinka paljon sattuma olisi voinut siirtää niitä (95 %).
study-column-of = Mikä
study-column-value = Arvo
study-column-from = Alaraja
study-column-to = yläraja
study-column-games = Pelejä
study-fair = tasan
study-as-said = kuten arvioitu
study-average = keskimäärin
study-interval = { $low } … { $high }
study-in = { $value } { $unit }
study-points-of-hundred = { $value } %-yks.
study-percentage-points = prosenttiyksikköä
study-played-axis = pelattu osuus pelistä
study-said-axis = pika-arvion mahdollisuus
study-came-axis = toteutui
study-colours = Tumma on { $low }, kirkas on { $high }.
study-colours-both = Violetti on { $low }, oranssi on { $high }; vaalea on nolla.
study-others = { $count ->
    [one] Taulukossa on vielä yksi.
   *[other] Taulukossa on vielä { $count }.
}

# What a plot says, in a sentence
study-answer = Lyhyesti
study-answer-balance = { $luck ->
    [yes] Istumapaikalla ei näiden pelien perusteella ole juuri väliä.
   *[no] { $of } voittaa useimmin, { $value } peleistä, eikä se luultavasti johdu pelkästä sattumasta.
}
study-answer-length = Peli kestää pöydässä noin { $minutes } minuuttia, ja päätöksiä on { $decisions }.
study-answer-surest = Varmimmat: { $changes }.
study-says-ends = { $of }: näin päättyy { $value } peleistä.
study-says-most = Eniten: { $most } ({ $high }), vähiten: { $least } ({ $low }).
study-says-same = Näiden pelien perusteella kaikki ovat samanlaisia: { $low } – { $high }.
study-says-course = Pelin puolivälissä tulevan voittajan mahdollisuus on { $half }; kun kolme neljäsosaa on pelattu, { $late }.
study-choice-title = Montako vaihtoehtoa
study-differences = Mitä toinen muunnelma muuttaa
study-differences-about = Kuinka paljon suurempi tai pienempi kukin luku on toisessa muunnelmassa. Ero on todellinen, jos pelkkä sattuma toisi sellaisen kaikkien tutkittujen joukkoon harvemmassa kuin yhdessä tutkimuksessa kahdestakymmenestä.
study-differences-wait = Ne arvioidaan, kun molemmat muunnelmat on pelattu.
study-differences-unit = { $unit }, toinen miinus ensimmäinen
study-parts-about = Mitä lasketaan
