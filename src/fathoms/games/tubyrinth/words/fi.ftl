# Tubyrinth

tub-why-clock = Sen voi tehdä vain kello, eikä kello voi tehdä muuta.
tub-why-wait-for-signal = Odota lähtömerkkiä: ilmoita olevasi valmis, niin se tulee, kun kaikki ovat.
tub-why-running = Kierros on jo käynnissä.
tub-why-no-clock = Kelloa ei ole, joten sitä ei tarvitse odottaa. Käytä niin paljon aikaa kuin haluat.
tub-why-too-many-changes = Olet siirrellyt laattoja niin paljon, että ne ovat kuluneet loppuun. Huuda tai odota seuraavaa kierrosta.
tub-why-not-laid = Se laatta ei ole laudallasi.
tub-why-outside = Laatta menisi laudan reunan yli.
tub-why-already-there = Laatta on jo siinä.
tub-why-obstacle = Siihen on hautautunut jotakin. Putket kiertävät tavarat, eivät mene läpi.
tub-why-overlap = Toinen laatta on tiellä.
tub-why-no-hints = Vihjeitä saa vain yksinpelin pulmiin.
tub-why-no-hints-drawn = Itse piirretyllä laudalla ei saa vihjeitä.
tub-why-no-more-hints = Olet nähnyt koko putken: enempää vihjeitä ei ole.

tub-solo-alone = Yksinpelin pulma on yhdelle pelaajalle, ei { $players } pelaajalle.
tub-puzzle-solo = Tietyn laudan tai laattamäärän voi valita vain yksinpelin pulmaan.
tub-clock-needed = Ilman kelloa voi pelata vain yksin. Aseta kierroksen ajaksi vähintään 10 sekuntia.
tub-easy-start = Ensin helppoja lautoja on vähintään kahdelle pelaajalle ja pöytäsarjalle.
tub-drawing-rows = Tämä ei ole lauta: tarvitaan kahdeksan riviä, joissa kussakin on kahdeksan ruutua (# on este, . on vapaa), ja sitten alku ja loppu.
tub-drawing-edge = ”{ $given }” ei kelpaa alun tai lopun paikaksi: tarvitaan reunaruutu, sen numero väliltä 0–63 ja ulkosivu (U, R, D tai L).
tub-drawing-blocked = Alku ja loppu tarvitsevat vapaan ruudun: rivillä { $row }, sarakkeessa { $column } on este.
tub-drawing-same = Alku ja loppu eivät voi olla samassa paikassa.
tub-drawing-solo = Oma lauta on yksinpelin pulma, eikä silloin voi valita muuta lautaa.
tub-not-a-board = { $file } ei ole lauta ({ fault }).
tub-no-such-board = Lautaa { $given } ei ole täällä. Laudat ovat 1–{ $boards }.
tub-no-such-tiles = Putkessa on 5, 6 tai 7 laattaa, ei ”{ $given }”.
tub-file-or-set = Kerro, mitkä laudat ratkaistaan: tiedosto, --set table tai --set unique.

# The game in a few words

tubyrinth-title = Tubyrinth
tubyrinth-tagline = Kaikki rakentavat putkea yhtä aikaa: tavaroiden ympäri, alusta loppuun, ennen kuin muut huutavat.
tubyrinth-facts = 1–6 pelaajaa · noin 20 minuuttia · nopeat silmät, nopeammat kädet

tubyrinth-option-mode = Pelitapa
tubyrinth-option-mode-about = Miten putkia rakennetaan ja mitä ne tuottavat.
tubyrinth-option-mode-basic = Peruspeli: piste laatalta, 25 pisteeseen
tubyrinth-option-mode-rookie = Aloittelija: esteitä ei lasketa, piste kierrokselta, 5 pisteeseen
tubyrinth-option-mode-pipe-master = Putkimestari: kaikki seitsemän laattaa, piste kierrokselta, 5 pisteeseen
tubyrinth-option-mode-solo = Yksin: yksi pulma, vain sinä
tubyrinth-option-boards = Laudat
tubyrinth-option-boards-about = Pöytäsarjassa joka laudalla on monta putkea. Yhden reitin sarjassa on tasan yksi 5, yksi 6 ja yksi 7 laatan putki.
tubyrinth-option-boards-table = Pöytäsarja
tubyrinth-option-boards-unique = Yhden reitin sarja
tubyrinth-option-board = Lauta
tubyrinth-option-board-about = Yksin: mikä 82 laudasta, tai 0, jolloin se arvotaan.
tubyrinth-option-tiles = Laatat
tubyrinth-option-tiles-about = Yksin: montako mukaan laskettavaa laattaa putkessa pitää olla.
tubyrinth-option-tiles-any = 5, 6 tai 7
tubyrinth-option-tiles-5 = Tasan 5
tubyrinth-option-tiles-6 = Tasan 6
tubyrinth-option-tiles-7 = Kaikki 7
tubyrinth-option-round-time = Kierroksen aika
tubyrinth-option-round-time-about = Näin monen sekunnin päästä kierros raukeaa, jos kukaan ei huuda. 0 yhdelle pelaajalle: ei kelloa lainkaan.
tubyrinth-option-strict-joins = Tiukat liitokset
tubyrinth-option-strict-joins-about = Mukaan laskettavan laatan avoin pää ei saa osoittaa toisen mukaan laskettavan umpinaiseen sivuun.
tubyrinth-option-hide-boards = Piilota muiden laudat
tubyrinth-option-hide-boards-about = Muiden putket ovat piilossa, kunnes olet huutanut.
tubyrinth-option-easy-start = Ensin helppoja lautoja
tubyrinth-option-easy-start-about = Ensimmäiset laatikosta otettavat laudat ovat helppoja, mikä auttaa uusia pelaajia. Ne kiertävät tavalliseen tapaan; seuraavat arvotaan.
tubyrinth-option-bots = Botit
tubyrinth-option-bots-about = Kuinka nopeita botit ovat ja kuinka usein ne huutavat liian aikaisin.
tubyrinth-option-bots-gentle = Lempeä
tubyrinth-option-bots-steady = Tasainen
tubyrinth-option-bots-sharp = Terävä
tubyrinth-option-bots-swift = Vikkelä
tubyrinth-option-patience = Kärsivällisyys
tubyrinth-option-patience-about = Peli päättyy, kun kukaan ei aseta laattaa näin monella peräkkäisellä kierroksella, ja samoin kierrokseen 30. 0: ei koskaan, vaan pelataan, kunnes joku yltää tavoitteeseen.
tubyrinth-option-drawing = Oma lauta
tubyrinth-option-drawing-about = Yksin: editorissa piirretty lauta niin kuin sen linkissä lukee. Tyhjä: jokin valmis lauta.

# Names of things

tub-tile = { $tile ->
    [short] lyhyt laatta
    [r] kulmalaatta
    [long] pitkä laatta
    [twin] kaksoislaatta
    [t] T-laatta
    [z] Z-laatta
   *[l] L-laatta
}
    .whole = { $tile ->
        [short] lyhyen laatan
        [r] kulmalaatan
        [long] pitkän laatan
        [twin] kaksoislaatan
        [t] T-laatan
        [z] Z-laatan
       *[l] L-laatan
    }
tub-grade = { $grade ->
    [easy] Helppo
    [medium] Keskitaso
    [hard] Vaikea
   *[unique] Vain yksi reitti
}
tub-board = Lauta { $name }

# What happened; $name is the player it is about

tub-ready = { $name } on valmis.
tub-chapter = Kierros { $number }
tub-signal = Kierros { $round }! { $boards ->
    [turned] Laudat käännetään.
    [passed] Laudat siirtyvät vasemmalle.
    [own_turned] Lautasi käännetään.
    [own_new] Tässä on uusi lauta.
    [puzzle] Tässä on pulmasi.
   *[new] Kaikki saavat uuden laudan.
} Nyt mennään!
tub-laid = { $name } asettaa { tub-tile.whole }.
tub-took-back = { $name } ottaa { tub-tile.whole } pois.
tub-thinks = { $name } miettii.
tub-hint = { $name } ottaa vihjeen numero { $hints }.
tub-called-first = ”Putki valmis!” { $name } kääntää tiimalasin: muilla on 30 sekuntia.
tub-called-next = Myös { $name } on valmis, sija { $place }.
tub-called = ”Putki valmis!” huutaa { $name }.
tub-glass-left = Tiimalasissa { $seconds } sekuntia jäljellä.
tub-time-left = Kierrosta jäljellä { $minutes }:{ $seconds }.
tub-correct = Vesi virtaa! { $name }, { $tiles } laattaa lasketaan mukaan: { $gained ->
    [one] 1 piste.
   *[other] { $gained } pistettä.
}
tub-wrong = Vuoto! Putki ei ole kunnossa ({ $name }). { $lost ->
    [one] 1 piste pois.
   *[other] { $lost } pistettä pois.
}
tub-no-call = { $name } saa { $gained ->
    [one] 1 pisteen
   *[other] { $gained } pistettä
} ensimmäiseltä yli jääneistä laatoista.
tub-drawn = Aika loppui, eikä kukaan huutanut. Kierros raukeaa.
tub-goal = { $goal } pistettä tuli täyteen. Peli on ohi.
tub-tired = Kukaan ei ole asettanut laattoja aikoihin. Peli on ohi.
tub-last-round = Se oli viimeinen kierros. Peli on ohi.
tub-solo-wrong = Ei vielä: vesi ei kulje niin kuin pitäisi. { $name } saa jatkaa.
tub-solved = Ratkaistu { $tiles } laatalla { $hints ->
    [0] ilman vihjeitä!
    [one] ja 1 vihjeellä.
   *[other] ja { $hints } vihjeellä.
}
tub-unsolved = Pulma jää tällä kertaa ratkaisematta.

# In a review: how fast, which pipelines there were, how close each board was to one

tub-insight-when = { $since ->
    [signal] { $low }–{ $high } sekuntia lähtömerkistä
    [call] { $low }–{ $high } sekuntia ensimmäisestä huudosta
   *[none] omaan tahtiinsa
}
tub-insight-changes = { $changes ->
    [0] siirtämättä laattaakaan
    [one] yhden laattasiirron jälkeen
   *[other] { $changes } laattasiirron jälkeen
}
tub-insight-right = Kierros { $round }: { $name } huusi { tub-insight-when }, { tub-insight-changes }: oikein, { $tiles } laattaa.
tub-insight-wrong = Kierros { $round }: { $name } huusi { tub-insight-when }, { tub-insight-changes }: väärin.
tub-insight-no-call = Kierros { $round }: { $name } ei ehtinyt ajoissa, { tub-insight-changes }.
tub-insight-pipelines = Lauta { $board } ({ $name }), mahdollisia putkia: viiden laatan { $five }, kuuden { $six }, seitsemän { $seven }.
tub-insight-pipelines-of = Lauta { $board } ({ $name }): { $tiles } laatan putkia on { $count ->
    [0] nolla
    [one] yksi
   *[other] { $count }
}.
tub-insight-many-pipelines = Lauta { $board } ({ $name }): samanpituisia putkia on yli { $count }.
tub-insight-close = { $name }: { $laid } laatasta { $right } oli paikallaan yhtä { $tiles } laatan putkea varten. { $missing ->
    [0] Vain huuto puuttui.
    [one] Yksi laatta puuttui.
   *[other] { $missing } laattaa puuttui.
}

# On the command line

tub-cli-help-solve = Etsi lautojen kaikki putket: tiedostosta tai pelin omista sarjoista.
tub-cli-help-file = Lautatiedosto: yksi lauta tai lista lautoja.
tub-cli-help-set = Pelin omat laudat: table tai unique.
tub-cli-help-board = Vain tämän numeron lauta tiedostosta tai sarjasta, 1:stä alkaen.
tub-cli-help-tiles = Vain näin monen laatan putket: 5,6,7 tai osa niistä.
tub-cli-help-make = Tee kaksi lautasarjaa. Sama siemenluku tekee samat laudat.
tub-cli-help-which = Mikä sarja tehdään: table tai unique. Molemmat, jos et kerro.
tub-cli-help-seed = Siemenluku.
tub-cli-help-folder = Mihin sarjat kirjoitetaan.
tub-cli-board = Lauta { $name }: { $counts }
tub-cli-count = { $count } × { $tiles } laattaa
tub-cli-pipeline = { $tiles } laattaa: { $pipeline }
tub-cli-making = Tehdään sarja { $set }
tub-cli-made = Sarja { $set }, lautoja { $boards }, on kansiossa { $folder }.

# The board

tub-ground = Lauta { $name }, { $tiles ->
    [0] ei vielä laattoja
    [one] yksi laatta
   *[other] { $tiles } laattaa
}
tub-ground-covered = Lauta on vielä laatikossa
tub-ground-keys = Näppäimet 1–7 ottavat laatan, nuolet siirtävät sitä, R kiertää, F kääntää ympäri, Enter asettaa ja askelpalautin ottaa pois.
tub-tray = Laattasi
tub-tray-tile = { $state ->
    [held] Kädessäsi: { tub-tile }
    [laid] Laudalla: { tub-tile }
   *[free] Ota { tub-tile }
} (näppäin { $key }){ $hinted ->
    [yes] , kuten vihje sanoo
   *[no] { "" }
}
tub-tray-title = { tub-tile } · näppäin { $key }
tub-told-laid = Asetettu { tub-tile }, rivi { $row }, sarake { $column }.
tub-told-taken = Otettu pois: { tub-tile }.
tub-told-ghost = Kädessä { tub-tile }, rivi { $row }, sarake { $column }: { $why ->
    [fits] se sopii.
    [outside] se menisi reunan yli.
    [obstacle] siihen on hautautunut jotakin.
   *[overlap] toinen laatta on tiellä.
}
tub-wanted = { $mode ->
    [pipe_master] kaikki seitsemän laattaa
    [rookie] 5, 6 tai 7 laattaa, vaikka minkä läpi
   *[other] { $low ->
        [5] { $high ->
            [5] tasan 5 laattaa
           *[other] 5, 6 tai 7 laattaa
        }
        [6] tasan 6 laattaa
       *[other] kaikki seitsemän laattaa
    }
}

tub-tools = Kiertäminen ja poisto
tub-turn = Kierrä
tub-turn-key = Kierrä kädessäsi olevaa laattaa: R
tub-flip = Käännä
tub-flip-key = Käännä kädessäsi oleva laatta ympäri: F
tub-take-back = Ota pois
tub-take-back-key = Ota viimeinen laatta pois: askelpalautin
tub-clear = Tyhjennä
tub-do-call = Putki valmis!
tub-do-call-sure = { $tiles ->
    [0] Ei laattoja: huudatko silti?
    [one] Vain yksi laatta: huudatko silti?
   *[other] Vain { $tiles } laattaa: huudatko silti?
}
tub-do-ready = { $mode ->
    [solo] Aloita pulma
   *[other] { $round ->
        [1] Valmiina!
       *[other] Valmiina kierrokseen { $round }
    }
}
tub-do-hint = { $what ->
    [place] Vihje: mihin?
   *[tile] Vihje: mikä laatta?
}

tub-others = Muiden laudat
tub-other = { $called ->
    [0] { $laid ->
        [hidden] { $name } rakentaa putkea; lauta on piilossa.
        [one] { $name } on asettanut yhden laatan.
       *[other] { $name } on asettanut { $laid } laattaa.
    }
    [one] { $name } huusi ensimmäisenä.
   *[other] { $name } huusi, sija { $called }.
}
tub-call-place = { $place }.
tub-purse = { $state ->
    [called] huuto #{ $place }
    [lays] rakentaa
    [ready] valmiina
    [correct] { $tiles } laattaa
    [wrong] vuoto
    [no_call] ei huutoa
   *[none] ei valmis
}
tub-verdicts = Kierros { $round }, tulos
tub-verdict = { $verdict ->
    [correct] Sija { $place } · vesi virtaa { $tiles } laatan läpi
    [wrong] Sija { $place } · { $arrives ->
        [yes] vesi pääsee perille, mutta { $connected ->
            [0] ei niin kuin pitäisi
            [one] vain yksi laatta lasketaan
           *[other] vain { $connected } laattaa lasketaan
        }
       *[no] vuoto: vesi ei pääse perille
    }
    [no_call] ei huutanut
   *[none] ei tarkistettu
}
tub-gained = { $sign ->
    [plus] +{ $points }
   *[other] { $points }
}

# The status line

tub-status-first = Kerro, kun olet valmis: laudat tulevat esiin, kun kaikki ovat.
tub-status-waiting = Olet valmis. Odotetaan vielä { $waiting ->
    [one] yhtä pelaajaa …
   *[other] { $waiting } pelaajaa …
}
tub-status-pause = { $round ->
    [0] Pelaajat valmistautuvat.
    [one] Kierros 1 on tarkistettu. Pelaajat valmistautuvat seuraavaan.
   *[other] Kierros { $round } on tarkistettu. Pelaajat valmistautuvat seuraavaan.
}
tub-status-judged = { $verdict ->
    [correct] Vesi virtaa { $tiles } laattasi läpi: { $gained ->
        [0] ei pisteitä tällä kertaa.
        [one] sait 1 pisteen!
       *[other] sait { $gained } pistettä!
    }
    [wrong] Putkesi vuotaa: menetät pisteen.
   *[no_call] Et huutanut: { $gained ->
        [0] ei pisteitä tällä kertaa.
        [one] sait 1 pisteen.
       *[other] sait { $gained } pistettä.
    }
} Valmiina seuraavaan kierrokseen?
tub-status-race = { $mode ->
    [pipe_master] Rakenna putki punaisesta hanasta vihreään tynnyriin kaikilla seitsemällä laatalla ja huuda.
    [rookie] Rakenna putki punaisesta hanasta vihreään tynnyriin vähintään viidellä laatalla, suoraan kaiken läpi, ja huuda.
   *[basic] Rakenna putki punaisesta hanasta vihreään tynnyriin 5, 6 tai 7 laatalla ja huuda.
}
tub-status-watch = Kaikki rakentavat putkea.
tub-status-glass = { $seated ->
    [yes] { $name } huusi! Saa putkesi valmiiksi, ennen kuin tiimalasi valuu tyhjäksi.
   *[no] { $name } huusi. Tiimalasi valuu.
}
tub-status-called = Huusit, sijasi on { $place }. Kädet irti: katsele muita, kunnes vesi tulee.
tub-status-over = Peli on ohi.
tub-status-won = { $winners ->
    [1] Peli on ohi: { $names } voittaa { $points } pisteellä.
   *[other] Peli on ohi: { $names } jakavat voiton, kullakin { $points } pistettä.
}
tub-status-puzzle-ready = Aloita, kun haluat. Aika kulkee siitä lähtien.
tub-status-puzzle = Rakenna putki punaisesta hanasta vihreään tynnyriin. Tarvitaan { tub-wanted }.
tub-status-puzzle-wrong = { $arrives ->
    [yes] { $connected ->
        [0] Vesi pääsee perille, mutta jokin liitos on väärin. Jatka!
        [one] Vesi pääsee perille yhden laatan läpi, mutta tarvitaan { tub-wanted }. Jatka!
       *[other] Vesi pääsee perille { $connected } laatan läpi, mutta tarvitaan { tub-wanted }. Jatka!
    }
   *[no] Ei vielä: vesi valuu hukkaan siinä, missä ruiskuaa. Jatka!
}
tub-status-solved = Ratkaistu { $tiles } laatalla{ $hints ->
    [0] , ilman vihjeitä!
    [one] { " " }ja yhdellä vihjeellä.
   *[other] { " " }ja { $hints } vihjeellä.
}
tub-status-unsolved = Ei ratkennut tällä kertaa. Pulma odottaa sinua.
tub-outcome-solved = Ratkaistu!
tub-outcome-unsolved = Ei vielä ratkaistu

# Tips in the first game

tub-hint-ready = Jokainen saa oman laudan ja samat seitsemän laattaa, ja kaikki aloittavat yhtä aikaa. Heti kun jollakulla on { $goal } pistettä, eniten pisteitä voittaa. Paina kultaista nappia, kun sormesi ovat lämpimät.
tub-hint-ready-alone = Saat laudan toisensa perään ja samat seitsemän laattaa, kunnes sinulla on { $goal } pistettä. Aikasi alkaa ensimmäisestä lähtömerkistä. Paina kultaista nappia, kun sormesi ovat lämpimät.
tub-hint-ready-puzzle = Yksi lauta, seitsemän laattaa ja sinä. Paina kultaista nappia, kun sormesi ovat lämpimät.
tub-hint-judged = Napauta nimeä, niin näet sen pelaajan putken. Ensimmäinen oikein huutanut saa pisteen joka laatasta, seuraavat vähän vähemmän. Väärä huuto maksaa pisteen.
tub-hint-judged-point = Napauta nimeä, niin näet sen pelaajan putken. Vain ensimmäinen oikein huutanut saa pisteen, ja väärä huuto maksaa pisteen.
tub-hint-judged-alone = { $mode ->
    [basic] Jokainen mukaan laskettava laatta on piste, joten pitkillä putkilla pääset { $goal } pisteeseen nopeammin.
   *[point] Jokainen oikea putki on piste.
} Väärä huuto maksaa pisteen. Seuraava lauta tulee, kun painat nappia.
tub-hint-lay = Vedä laatta laudalle tai napauta sitä ja sitten ruutua. Aloita punaisesta hanasta: putken suun pitää osua siihen.
tub-hint-turn = Kierrä kädessäsi olevaa laattaa R:llä tai käännä se F:llä. Kun vedät laattaa, toinen sormi kiertää sitä.
tub-hint-joins = Kaksi laattaa liittyy toisiinsa siinä, missä niiden suut kohtaavat. Umpikujat eivät haittaa, mutta laattoja, joita vesi ei tarvitse, ei lasketa.
tub-hint-joins-strict = Kaksi laattaa liittyy toisiinsa siinä, missä niiden suut kohtaavat. Tiukoilla liitoksilla mukaan laskettavan laatan suu ei saa osoittaa toisen umpinaiseen sivuun.
tub-hint-call = Pääseekö vesi hanasta tynnyriin? Huuda silloin. Väärä huuto maksaa pisteen!
tub-hint-call-puzzle = Pääseekö vesi hanasta tynnyriin? Huuda silloin. Väärä huuto ei maksa tässä mitään: näet, mistä putki vuotaa, ja jatkat.
tub-hint-glass = Voit vielä huutaa, kunnes tiimalasi on tyhjä: jokainen oikea huuto ennen sinua vie yhden pisteen.
tub-hint-glass-point = Voit vielä huutaa, kunnes tiimalasi on tyhjä. Vain ensimmäinen oikea putki saa pisteen, joten huuda, jos epäilet sinua nopeampia.

# Solo

tub-puzzle = Pulma
tub-puzzle-name = { $set ->
    [table] Pöytäsarjan lauta { $board }
   *[unique] Lauta { $board }
}, { $tiles ->
    [0] 5, 6 tai 7 laattaa
    [one] 1 laatta
   *[other] { $tiles } laattaa
}
tub-puzzle-time = { $time }
tub-puzzle-hints = { $hints ->
    [0] ei vihjeitä
    [one] 1 vihje otettu
   *[other] { $hints } vihjettä otettu
}{ $left ->
    [0] , ei enempää
    [one] { "" }
   *[other] { "" }
}
tub-puzzle-best = Ennätyksesi: { $time }{ $hints ->
    [0] { "" }
    [one] , yhdellä vihjeellä
   *[other] , { $hints } vihjeellä
}
tub-puzzle-new = Et ole vielä ratkaissut
tub-alone-best = Ennätysaikasi { $goal } pisteeseen: { $time }
tub-alone-new = Ei vielä ennätysaikaa { $goal } pisteeseen
tub-alone-pipe-best = Ennätysaikasi yhdelle putkelle: { $time }
tub-alone-pipe-new = Ei vielä ennätysaikaa yhdelle putkelle
tub-puzzle-next = Seuraavaksi: lauta { $board }, { $tiles } laattaa
tub-puzzle-wall = Kaikki pulmat
tub-to-wall = Valitse pulma seinältä
tub-wall = Pulmaseinä
tub-wall-about = Joka lautaan kätkeytyy viiden, kuuden ja seitsemän laatan putki. Etsi ne kaikki. Aika kulkee lähtömerkistä huutoon; jos jäät jumiin, saat vihjeitä, mutta niistä jää merkki.
tub-wall-set = { $set ->
    [table] 82 pöytäsarjan lautaa, monta reittiä
   *[unique] 82 lautaa, vain yksi reitti
}
tub-wall-progress = Ratkaistu { $done }/{ $all }, ilman vihjeitä { $alone }
tub-wall-complete = Kaikki ratkaistu. Olet talon putkimestari!
tub-wall-shelf = Laudat { $low }–{ $high }{ $grade ->
    [easy] { " " }· helppo
    [medium] { " " }· keskitaso
    [hard] { " " }· vaikea
   *[other] { "" }
}
tub-wall-shelf-done = Ratkaistu { $done }/{ $all }
tub-wall-board = Lauta { $board }{ $grade ->
    [easy] { " " }· helppo
    [medium] { " " }· keskitaso
    [hard] { " " }· vaikea
   *[other] { "" }
}
tub-wall-puzzle = Lauta { $board }, { $tiles } laattaa: { $state ->
    [open] ei vielä ratkaistu
    [helped] ratkaistu ajassa { $time }, { $hints ->
        [one] yhdellä vihjeellä
       *[other] { $hints } vihjeellä
    }
   *[solved] ratkaistu ajassa { $time }
}

# The rules page

tub-rules-aim-text = Hiekan alla on kaupunki ilman vettä. Jokaisella on lauta täynnä hautautuneita tavaroita ja samat seitsemän putkilaattaa. Kaikki rakentavat yhtä aikaa putken punaisesta hanasta vihreään tynnyriin kaiken sen ympäri, mitä on tiellä. Nopeimmat kunnossa olevat putket tuovat pisteitä, pitkät eniten. Heti kun jollakulla on 25 pistettä, eniten pisteitä voittaa.
tub-rules-tiles = Laattoja saa kiertää ja kääntää ympäri. Jokaisessa kulkee yksi sisältä yhtenäinen putki; kaksoislaatassa on kaksi putkea, joilla ei ole mitään tekemistä keskenään.
tub-rules-pipe = Hyvä putki
tub-rules-pipe-1 = Laatat ovat laudan vapailla ruuduilla, eivät koskaan hautautuneen tavaran eivätkä toistensa päällä.
tub-rules-pipe-2 = Jokin suu osuu hanaan, jokin suu tynnyriin, ja siinä välissä suut osuvat toisiinsa.
tub-rules-pipe-3 = Avoimet päät käyvät. Niistä ei ole haittaa edes toisen laatan umpinaista sivua vasten (ellette pelaa tiukoilla liitoksilla).
tub-rules-pipe-4 = Vain laatat, joita vesi tarvitsee, lasketaan. Niitä pitää olla viisi, kuusi tai seitsemän.
tub-rules-diagram-right = Oikein: suu kohtaa suun viiden laatan läpi hanasta tynnyriin. Vaaleaa laattaa ei tarvita, joten sitä ei lasketa.
tub-rules-diagram-wrong = Väärin: putki loppuu liian aikaisin. Vesi ei pääse tynnyriin vaan ruiskuaa joka avoimesta päästä.
tub-rules-lesson = Yksi kierros vaihe vaiheelta
tub-rules-lesson-0 = Lähtömerkki! Hana on oikeassa reunassa, tynnyri alhaalla. Tiellä ovat arkku, hylky ja muutama kivi.
tub-rules-lesson-1 = Lyhyt laatta ottaa veden hanasta, pitkä vie sen alas. Suut kohtaavat: toistaiseksi pysytään kuivina.
tub-rules-lesson-2 = Huuto tuli liian aikaisin! Kolmella laatalla vesi ei pääse tynnyriin: se ruiskuaa joka avoimesta päästä. Väärä huuto maksaa pisteen.
tub-rules-lesson-3 = Parempi: viisi laattaa hanasta tynnyriin. Vesi ei tarvitse kulmassa olevaa laattaa, joten sitä ei lasketa, eikä siitä ole haittaa.
tub-rules-lesson-4 = ”Putki valmis!” Tiimalasi valuu tyhjäksi, vesi virtaa viiden laatan läpi: viisi pistettä ensimmäiselle huutajalle.
tub-rules-round = Kierros
tub-rules-round-text = Kun kaikki ovat valmiina, laudat tulevat esiin samalla hetkellä. Aseta, siirrä ja ota pois laattoja niin kuin haluat. Kun putkesi on mielestäsi kunnossa, huuda ”Putki valmis!”: siitä lähtien laattasi pysyvät paikoillaan. Ensimmäinen huuto kääntää tiimalasin, ja muilla on 30 sekuntia aikaa saada putkensa valmiiksi ja huutaa. Sitten vesi tuomitsee kaikki huutaneet. Jos kukaan ei huuda viidessä minuutissa (tai valitsemassanne ajassa), kierros raukeaa.
tub-rules-score = Pisteet
tub-rules-score-who = { $who ->
    [first] Ensimmäinen oikea huuto
    [next] Toinen, kolmas, …
    [none] Ei huutoa
   *[wrong] Väärä huuto
}
tub-rules-score-what = { $who ->
    [first] piste jokaisesta mukaan laskettavasta laatasta
    [next] piste jokaisesta mukaan laskettavasta laatasta, miinus 1, 2, …
    [none] piste jokaisesta laatasta, jonka ensimmäinen jätti seitsemästään käyttämättä
   *[wrong] yksi piste pois, eikä mitään muuta
}
tub-rules-score-example = Ada huutaa ensimmäisenä, kuusi laattaa: 6 pistettä. Ben on toinen, hänelläkin kuusi: 5 pistettä. Cleo ei ehtinyt: 1 piste siitä yhdestä laatasta, joka Adalta jäi yli.
tub-rules-boards = Seuraavat laudat
tub-rules-boards-text = Kierroksen jälkeen laudat käännetään. Kun molemmat puolet on pelattu, jokainen antaa lautansa vasemmalle. Kun kaikki ovat pelanneet joka laudan, laatikosta otetaan uudet. Peli päättyy, kun jollakulla on vähintään 25 pistettä; eniten pisteitä voittaa.
tub-rules-modes = Pelitavat
tub-rules-mode = { $mode ->
    [basic] Peruspeli
    [rookie] Aloittelija
    [pipe_master] Putkimestari
   *[solo] Yksin
}
tub-rules-mode-text = { $mode ->
    [basic] Kuten yllä, 25 pisteeseen.
    [rookie] Hautautuneita tavaroita ei lasketa: rakenna putkesi suoraan niiden yli. Ensimmäinen oikein huutanut saa yhden pisteen, ja väärä huuto maksaa pisteen. Viisi pistettä voittaa.
    [pipe_master] Vain putki, jossa on kaikki seitsemän laattaa, kelpaa. Pisteet kuten aloittelijoilla.
   *[solo] Sinä kelloa vastaan tai ilman mitään vastusta: 82 lautaa, joissa kussakin on viiden, kuuden ja seitsemän laatan putki. Siinä on 246 pulmaa ratkottavaksi. Väärä huuto ei maksa mitään. Muitakin pelitapoja voi pelata yksin, omia ennätysaikoja vastaan.
}
tub-rules-hands = Näin ohjaat
tub-rules-hands-text = Vedä laattoja tai napauta laattaa ja sitten ruutua. R kiertää kädessäsi olevaa laattaa ja F kääntää sen ympäri; puhelimella toinen sormi kiertää sitä vetäessäsi. Näppäimistöllä: 1–7 ottavat laatan, nuolet siirtävät sitä, Enter asettaa sen ja askelpalautin ottaa sen pois.

# What the lab counts: how games end, and the parts they are played with

end-tubyrinth-goal = Joku yltää tavoitteeseen
end-tubyrinth-patience = Kukaan ei ole asettanut laattoja aikoihin
end-tubyrinth-rounds = Kierrosten yläraja tuli vastaan
end-tubyrinth-solved = Pulma ratkesi
end-tubyrinth-time = Aika loppui
end-tubyrinth-changes = Muutosten yläraja tuli vastaan

part-tubyrinth-laid = Asetetut laatat
part-tubyrinth-laid-short = Lyhyt
part-tubyrinth-laid-r = Kulma
part-tubyrinth-laid-long = Pitkä
part-tubyrinth-laid-twin = Kaksoislaatta
part-tubyrinth-laid-t = T
part-tubyrinth-laid-z = Z
part-tubyrinth-laid-l = L

part-tubyrinth-taken = Pois otetut laatat
part-tubyrinth-taken-short = { part-tubyrinth-laid-short }
part-tubyrinth-taken-r = { part-tubyrinth-laid-r }
part-tubyrinth-taken-long = { part-tubyrinth-laid-long }
part-tubyrinth-taken-twin = { part-tubyrinth-laid-twin }
part-tubyrinth-taken-t = { part-tubyrinth-laid-t }
part-tubyrinth-taken-z = { part-tubyrinth-laid-z }
part-tubyrinth-taken-l = { part-tubyrinth-laid-l }

part-tubyrinth-counting = Mukaan lasketut laatat
part-tubyrinth-counting-short = { part-tubyrinth-laid-short }
part-tubyrinth-counting-r = { part-tubyrinth-laid-r }
part-tubyrinth-counting-long = { part-tubyrinth-laid-long }
part-tubyrinth-counting-twin = { part-tubyrinth-laid-twin }
part-tubyrinth-counting-t = { part-tubyrinth-laid-t }
part-tubyrinth-counting-z = { part-tubyrinth-laid-z }
part-tubyrinth-counting-l = { part-tubyrinth-laid-l }

part-tubyrinth-square = Ruudut, joille laattoja asetetaan
part-tubyrinth-length = Kunnossa olevat putket laattojen mukaan

part-tubyrinth-verdict = Mitä tarkistus sanoo
part-tubyrinth-verdict-correct = Oikein
part-tubyrinth-verdict-wrong = Väärin
part-tubyrinth-verdict-no-call = Ei huutoa

part-tubyrinth-hint = Vihjeet
part-tubyrinth-hint-tile = Mikä laatta seuraavaksi
part-tubyrinth-hint-spot = Mihin se tulee

part-tubyrinth-table-board = Pelatut pöytäsarjan laudat
part-tubyrinth-unique-board = Pelatut yhden reitin sarjan laudat
part-tubyrinth-table-solved = Ratkaistut pöytäsarjan laudat
part-tubyrinth-unique-solved = Ratkaistut yhden reitin sarjan laudat

# The lesson: $p0 is the learner, $p1 the other player

tubyrinth-lesson-welcome = Rakenna putki laudallesi ennen muita! Jokaisella on oma lauta ja samat seitsemän laattaa, ja kaikki pelaavat yhtä aikaa.
tubyrinth-lesson-ready = Kerro, että olet valmis. Pelissä kisa alkaa, kun kaikki ovat; nyt ei ole kiire.
tubyrinth-lesson-signal = Nyt odotetaan, että myös { $p1 } on valmis. Sitten laudat tulevat esiin.
tubyrinth-lesson-board = Vesi tulee punaisesta hanasta, ja sen pitää päästä vihreään tynnyriin. Tiellä on hautautuneita tavaroita: niiden päälle ei saa panna laattaa.
tubyrinth-lesson-first = Ota ympyröity laatta ja aseta se varjonsa kohdalle punaisen hanan luo. Napauta laattaa ja sitten paikkaa, tai vedä laatta sinne.
tubyrinth-lesson-first-else = Siinä se saisi olla, mutta vesi ei pääsisi sisään. Aseta ympyröity laatta varjonsa kohdalle.
tubyrinth-lesson-join = Laatan suu osuu hanaan. Seuraava laatta liittyy siihen siinä, missä suu kohtaa suun. Aseta se varjonsa kohdalle.
tubyrinth-lesson-join-else = Siinä suut eivät kohtaa. Aseta ympyröity laatta varjonsa kohdalle.
tubyrinth-lesson-around = Hyvä liitos! Seuraava laatta kiertää kivet.
tubyrinth-lesson-around-else = Melkein! Ympyröity laatta kuuluu varjonsa kohdalle, kivien ympäri.
tubyrinth-lesson-twin = Tässä kaksoislaatassa on kaksi erillistä putkea. Nyt niistä tarvitaan vain toista.
tubyrinth-lesson-twin-else = Kaksoislaatta kuuluu varjonsa kohdalle, putken viereen.
tubyrinth-lesson-turn = Viimeistä pitää kiertää: napauta laattaa, sitten ”Kierrä” ja sitten paikkaa. Laatan saa myös kääntää ympäri.
tubyrinth-lesson-turn-else = Kierrä ympyröityä laattaa kerran ja aseta se varjonsa kohdalle.
tubyrinth-lesson-call = Hanasta tynnyriin, viisi laattaa: se riittää. Kuudesta tai seitsemästä saisi enemmän. Huuda!
tubyrinth-lesson-call-else = Jätä se näin: putki on valmis. Huuda!
tubyrinth-lesson-called = Huutosi kääntää tiimalasin: muilla on vielä kolmekymmentä sekuntia aikaa huutaa. { $p1 } huutaa kiireessä …
tubyrinth-lesson-judged = Vesi virtaa! Sinun putkessasi se pääsee perille, toisessa ({ $p1 }) ei: väärä huuto maksaa pisteen.
tubyrinth-lesson-scored = Piste jokaisesta putkesi laatasta. Toisena oikein huutanut saa yhden vähemmän; joka ei huuda, saa pisteen jokaisesta laatasta, joka sinulta jäi yli.
tubyrinth-lesson-end = Viisi pistettä sinulle, ja johdat kuudella! Pelissä laudat käännettäisiin nyt, ja niin jatketaan, kunnes jollakulla on 25 pistettä.

# What things are and do, on the spot

tub-about-name = { $tile ->
    [short] Lyhyt laatta
    [r] Kulmalaatta
    [long] Pitkä laatta
    [twin] Kaksoislaatta
    [t] T-laatta
    [z] Z-laatta
   *[l] L-laatta
}
tub-about-text = { $tile ->
    [twin] Siinä on kaksi putkea, joilla ei ole mitään tekemistä keskenään, ja se lasketaan kerran, vaikka vesi virtaisi molemmista. Sitä saa kiertää, ja sen saa kääntää ympäri.
    [t] Yksi putki, jossa on neljä suuta, kaikki sisältä yhteydessä. Sitä saa kiertää, ja sen saa kääntää ympäri; { tub-about-ends }
   *[other] Yksi putki, jonka kaikki suut ovat sisältä yhteydessä. Sitä saa kiertää, ja sen saa kääntää ympäri; { tub-about-ends }
}
tub-about-ends = { $strict ->
    [yes] sen suut eivät saa osoittaa toisen mukaan laskettavan laatan umpinaiseen sivuun.
   *[no] suista, jotka eivät vie mihinkään, ei ole haittaa.
}
tub-about-tap-name = Hana
tub-about-tap = Tästä vesi tulee sisään. Jonkin laatan suun on oltava aivan sen edessä.
tub-about-barrel-name = Tynnyri
tub-about-barrel = Tänne veden on päästävä. Jonkin laatan suun on oltava aivan sen edessä.
tub-about-thing-name = Hautautunut tavara
tub-about-thing = { $mode ->
    [rookie] Aloittelijoille sitä ei ole: rakenna putkesi suoraan sen yli.
   *[other] Sen päälle ei saa asettaa laattaa: vie putki sen ympäri.
}
tub-about-sand-name = Vapaa ruutu
tub-about-sand = Tähän saa asettaa laattoja, kunkin omille ruuduilleen. Missä kaksi suuta kohtaa, vesi virtaa eteenpäin; { $strict ->
    [yes] suu ei saa osoittaa toisen mukaan laskettavan laatan umpinaiseen sivuun.
   *[no] suusta, joka ei kohtaa mitään, ei ole haittaa.
}
tub-about-wanted-name = Montako laattaa
tub-about-wanted = Näin monta laattaa putkessasi on oltava hanasta tynnyriin. Laattoja, joita vesi ei tarvitse, ei lasketa.
tub-about-call-name = Huuto
tub-about-call = Huuda, kun putkesi on valmis. { $company ->
    [solo] Väärä huuto ei maksa mitään: näet, mistä vesi valuu ulos, ja jatkat.
    [alone] Kierros päättyy siihen. Väärä huuto maksaa pisteen.
   *[others] Sen jälkeen laattasi pysyvät paikoillaan. Ensimmäinen huuto kääntää tiimalasin. Väärä huuto maksaa pisteen.
}
tub-about-glass-name = Tiimalasi
tub-about-glass = { $company ->
    [solo] Se näyttää, kuinka paljon aikaa pulmaan on jäljellä.
    [alone] Se näyttää, kuinka paljon kierroksesta on jäljellä. Jos et ole huutanut siihen mennessä, et saa pistettä, ja vuorossa on seuraava lauta.
   *[others] Se näyttää, kuinka paljon kierroksesta on jäljellä. Ensimmäinen huuto kääntää sen: muilla on kolmekymmentä sekuntia aikaa saada putkensa valmiiksi ja huutaa. Sitten vesi näyttää, kenen putki on kunnossa.
}
tub-about-others-name = Muiden laudat
tub-about-others = Kaikki rakentavat putkea omalla laudallaan yhtä aikaa. { $hidden ->
    [yes] Yliviivattu silmä tarkoittaa, että heidän laattansa ovat piilossa, kunnes olet huutanut tai kierros on tarkistettu.
   *[no] Näet, kuinka pitkällä he ovat.
}
tub-about-points-name = Pisteet
tub-about-points = { $company ->
    [solo] Pulma on ratkaistu tai ei: pisteitä ei jaeta, on vain aika, joka alittaa, ja vihjeet, joita ilman pärjätä.
    [alone] { $mode ->
        [basic] Piste jokaisesta mukaan laskettavasta laatasta.
       *[point] Piste jokaisesta oikeasta putkesta.
    } Väärä huuto maksaa yhden.
   *[others] { $mode ->
        [basic] Ensimmäinen oikein huutanut saa pisteen joka laskettavasta laatasta, seuraava yhden vähemmän. Huutamatta jättänyt saa pisteen joka laatasta, joka ensimmäiseltä jäi yli.
       *[point] Ensimmäinen oikein huutanut saa pisteen, muut eivät mitään.
    } Väärä huuto maksaa yhden.
}

# The board editor

tub-editor = Piirrä lauta
tub-editor-about = Hautaa tavaroita hiekkaan ja aseta hana ja tynnyri reunalle. Ratkaisija laskee, montako putkea löytyy.
tub-editor-tool = Mitä asetetaan
tub-editor-tool-name = { $tool ->
    [obstacle] Este
    [start] Alku
   *[end] Loppu
}
tub-editor-grid = Lauta: nuolinäppäimet siirtävät, Enter asettaa
tub-editor-cell = Rivi { $row }, sarake { $column }: { $what ->
    [obstacle] este
    [start] alku
    [end] loppu
   *[free] vapaa
}
tub-editor-needs-edge = Alku ja loppu kuuluvat vapaaseen ruutuun reunalla.
tub-editor-counting = Lasketaan putkia …
tub-editor-count = { $tiles } laatan putkia: { $more ->
    [yes] yli { $count }
   *[no] { $count ->
        [0] ei yhtään
        [one] 1
       *[other] { $count }
    }
}
tub-editor-grade = { $grade ->
    [easy] Helppo: yhtä hyvä kuin laatikon laudat.
    [medium] Keskitaso: yhtä hyvä kuin laatikon laudat.
    [hard] Vaikea: yhtä hyvä kuin laatikon laudat.
    [unique] Vain yksi reitti: tasan yksi putki kullakin laattamäärällä. Harvinainen löytö!
   *[none] Ei vielä tasoa: valmiilla laudoilla on ainakin yksi 5, yksi 6 ja yksi 7 laatan putki, ja kaikkiaan vähintään 10 tai tasan yksi kutakin.
}
tub-editor-clear = Tyhjennä lauta
tub-editor-lot = Arvo valmis lauta
tub-editor-turn = Kierrä lautaa
tub-editor-play = Pelaa
tub-own-board = Oma lauta
tub-own-puzzle = Oma lauta, { $tiles ->
    [0] 5, 6 tai 7 laattaa
    [one] 1 laatta
   *[other] { $tiles } laattaa
}
tub-own-edit = Takaisin editoriin
tub-own-ground = Oma lauta, { $tiles ->
    [0] ei vielä laattoja
    [one] yksi laatta
   *[other] { $tiles } laattaa
}

# Sheets to print

tub-sheet = Lauta
tub-sheet-ours = { $set ->
    [table] Pöytäsarjan lauta { $number }
   *[unique] Lauta { $number }, vain yksi reitti
}
tub-sheet-board = Rakenna laatoista putki hanasta tynnyriin. Jokainen tarvitsee oman laudan ja omat laatat.
tub-sheet-tiles = { $side ->
    [front] Leikattavat laatat
   *[back] Laattojen kääntöpuolet
}
tub-sheet-cut = { $side ->
    [front] Tulosta mittakaavassa 100 %: alla oleva viiva on yhtä pitkä kuin laudan ruutu.
   *[back] Liimaa kukin laattansa taakse: laatat saa kääntää ympäri.
}
