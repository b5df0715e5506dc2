# The review of a finished game, and the page with the reader's own games

review-title = Analyysi: { $game }
review-moment = Tämä hetki
review-graph = Kaikkien mahdollisuudet pelin kuluessa
review-chance-of = { $names } { $chance }
review-percent = { $percent }{ "\u00A0" }%
review-less-than = alle { $percent }{ "\u00A0" }%
review-change = { $sign ->
    [minus] −{ $percent }{ "\u00A0" }%
    [plus] +{ $percent }{ "\u00A0" }%
   *[none] ±0{ "\u00A0" }%
}

# How far it is
review-none = Kukaan ei ole vielä pyytänyt tämän pelin analyysia.
review-ask = Analysoi tämä peli
review-waiting = { $place ->
    [one] Analyysisi on seuraavana vuorossa.
   *[other] Analyysisi on jonossa sijalla { $place }.
}
review-preparing = Peli pelataan vielä kerran läpi …
review-thinking = Analysoitu { $done }/{ $of } päätöstä
review-failed = Analyysi epäonnistui.
review-stop = Pysäytä
review-decisions = Analysoidut päätökset

# A decision
review-something = jotakin muuta
review-better = Parempi: ”{ $action }”, { $chance }.
review-chose = { $whose ->
    [you] Valitsit ”{ $action }”: { $chance }.
   *[other] { $name } valitsi ”{ $action }”: { $chance }.
}
review-cost = Se maksoi { $loss } voitosta (epävarmuus ±{ $doubt }).
review-fine = Mikään muu valinta ei ollut selvästi parempi.
review-open = Jos mikään ei olisi ollut piilossa, ”{ $action }” olisi ollut { $gain } voitosta parempi. Sitä kukaan ei voinut tietää.
review-luck = { $way ->
    [up] Hyvä tuuri: { $name } sai juuri { $change }.
   *[down] Huono tuuri: { $name } menetti juuri { $change }.
}
review-no-choice = Tässä ei ollut valittavaa.
review-not-thought = Tätä hetkeä ei ole vielä analysoitu.
review-over = Peli on ohi.
review-as = Katso, mitä { $name } näki
review-loading = Haetaan tekstiä …

# From mistake to mistake
review-mistakes = Virheet
review-mistakes-none = { $whose ->
    [unknown] Ei vielä analysoitu
    [mine] Ei selviä virheitä sinulta
   *[all] Ei selviä virheitä
}
review-mistake-of = { $number ->
    [0] { $count ->
        [one] Yksi virhe
       *[other] { $count } virhettä
    }
    [one] Virhe 1/{ $count }
   *[other] Virhe { $number }/{ $count }
}
review-next = Seuraava virhe
review-previous = Edellinen virhe
review-keys = näppäimet N ja P: virheestä toiseen
review-everyone = Kaikkien
review-legend-mistake = virhe: mitä suurempi merkki, sitä kalliimpi
review-legend-luck = tuuri, hyvä tai huono
review-legend-band = kuinka varma viiva on

# Turning points
review-turns = Käännekohdat
review-turns-later = Näet ne, kun analyysi on valmis.
review-turn = { $by ->
    [luck] Tuuria: { $name } { $change }
   *[choice] Tämä valinta: { $name } { $change }
}

# What was luck, and what was mine
review-insights = Mitä peli itse näyttää
review-sums = Tuuri ja valinnat
review-sums-about = Lähtötilanne, omat valinnat, muiden valinnat ja tuuri muodostavat yhdessä tuloksen.
review-term = { $term ->
    [choices] Omat valinnat
    [others] Muiden valinnat
   *[luck] Tuuri
}
review-way = { $start } → { $result }
review-accuracy = Tarkkuus
review-accuracy-none = ei valittavaa
review-glance = Tässä kaikki pelaavat yhtä aikaa ja nopein voittaa. Siksi mahdollisuudet ovat vain pika-arvioita ennen jokaista tekoa ja sen jälkeen, eikä mitään sanota virheeksi.
review-table = Sama taulukkona
review-column-player = Pelaaja
review-column-start = Alku
review-column-result = Tulos

review-share = Jaa kuva
review-to-table = Pöytään

# The reader's own games
mine-title = Pelisi
mine-about = Päättyneet pelisi tällä palvelimella. Ne kuuluvat tähän selaimeen: jos sen evästeet poistetaan, kukaan ei enää löydä niitä täältä.
mine-none = Ei vielä päättyneitä pelejä. Kun pelaat, pelit säilyvät täällä.
mine-all = Kaikki pelit
mine-game = Mikä peli
mine-list = Päättyneet pelit
mine-more = Näytä vanhempia pelejä
mine-result = { $share ->
    [1] Voitto
    [0] Tappio
   *[other] { $percent } % voitosta
}
mine-accuracy = Tarkkuus { $accuracy }
mine-luck = Tuuri { $luck }
mine-replay = Katso uudelleen
mine-review = Analyysi
mine-review-of = Analyysi: { $game }, { $date }
mine-replay-of = Katso uudelleen: { $game }, { $date }
mine-sums = Pelisi lukuina
mine-sum-games = { $games ->
    [one] 1 peli
   *[other] { $games } peliä
}
mine-sum-best = Eniten pisteitä
mine-sum-longest = Pisin voittoputki
mine-sum-run = Voittoputki nyt
mine-sum-last = Viimeksi
mine-totals = Miten sinulla menee
mine-against = Vastassa
mine-people = Ihmisiä
mine-games = Pelejä
mine-won = Voitettu
mine-between = 95 %:n väli
mine-interval = { $low } – { $high }
mine-course = Tarkkuus ajan mittaan
mine-course-about = { $games ->
    [one] Yksi analysoitu peli
   *[other] { $games } analysoitua peliä
}, tarkkuus keskimäärin { $mean }. Viiva on aina viiden pelin keskiarvo.
mine-course-one = Peli { $number }, { $date }: { $accuracy }
mine-axis = pelisi, vanhin ensin
mine-export = Tallenna kaikki tiedostoon
mine-delete = Poista pelisi …
mine-delete-title = Poistetaanko pelisi?
mine-delete-about = { $games ->
    [one] Päättynyt pelisi poistetaan
   *[other] { $games } päättynyttä peliäsi poistetaan
} tästä luettelosta lopullisesti. Nimesi katoaa pöydistä ja saavutuksesi unohdetaan; muut pitävät omat pelinsä. Tätä ei voi perua.
mine-delete-yes = Poista ne
mine-delete-no = Pidä ne
mine-deleted = Pelisi on poistettu.
