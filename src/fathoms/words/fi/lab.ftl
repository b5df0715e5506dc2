# The lab: what is asked of a game, and what comes out

lab-measure-unknown = Mittaria ”{ $given }” ei ole. Valitse näistä: { $measures }.

# Families of measures, and the units they are in

family-balance = Tasapaino
family-length = Pituus
family-ends = Pelin loppu
family-points = Pisteet
family-choice = Valinnat
family-drama = Draama
family-outlook = Ennuste
family-parts = Osat

unit-share = osuus
unit-chance = mahdollisuus
unit-doubt = todennäköisyys pelkällä sattumalla
unit-decisions = päätöstä
unit-turns = vuoroa
unit-rounds = kierrosta
unit-minutes = minuuttia
unit-points = pistettä
unit-actions = vaihtoehtoa
unit-changes = vaihdosta
unit-times = kertaa pelissä

# What a figure is about

of-seat = Paikka { $number }
of-side = Joukkue { $number }
of-quarter = { $number ->
    [1] Ensimmäinen neljännes
    [2] Toinen neljännes
    [3] Kolmas neljännes
   *[4] Viimeinen neljännes
}
of-against-random = miten sattuu pelaavaa bottia vastaan
of-against-20-slips = joka viides kerta lipsahtavaa bottia vastaan

# Balance

measure-wins = Voitot paikoittain
measure-wins-meaning = Kuinka usein kukin paikka voittaa; jaetusta voitosta kukin saa osansa.
measure-side-wins = Voitot joukkueittain
measure-side-wins-meaning = Kuinka usein kukin joukkue voittaa, kun paikat pelaavat yhdessä.
measure-alike = Kaikki tasan?
measure-alike-meaning = Jos kaikilla olisi sama mahdollisuus, kuinka todennäköisiä näin suuret erot olisivat pelkän sattuman tuloksena: alle 5 % kertoo, että jokin on vinossa.
measure-unnoticed = Voinut jäädä huomaamatta
measure-unnoticed-meaning = Kahden joukkueen voitto-osuuksien ero, jonka nämä pelit olisivat näyttäneet neljästi viidestä; pienempi ero voi silti olla olemassa.

# Length

measure-decisions = Päätöksiä pelissä
measure-decisions-meaning = Montako päätöstä kaikki pelaajat yhteensä tekevät pelissä keskimäärin.
measure-turns = Vuoroja pelissä
measure-turns-meaning = Montako vuoroa kaikilla pelaajilla yhteensä on pelissä; se, mitä pelaaja tekee yhteen menoon, on yksi vuoro.
measure-rounds = Kierroksia pelissä
measure-rounds-meaning = Montako vuoroa on sillä pelaajalla, jolla niitä on eniten.
measure-short-game = Lyhyt peli
measure-short-game-meaning = 5 %:ssa peleistä päätöksiä on enintään näin monta.
measure-long-game = Pitkä peli
measure-long-game-meaning = Yhdessä pelissä kahdestakymmenestä on vähintään näin monta päätöstä.
measure-minutes = Minuutteja pöydässä
measure-minutes-meaning = Kuinka kauan peli kestää ihmisiltä, joilta kuluu annettu määrä sekunteja jokaiseen päätökseen; ne, jotka saavat toimia yhtä aikaa, miettivät yhtä aikaa.
measure-wait = Odotus
measure-wait-meaning = Montako muiden päätöstä pelaaja odottaa kahden vuoronsa välissä.

# Ends

measure-ends = Miten pelit päättyvät
measure-ends-meaning = Kuinka usein pelit päättyvät kullakin mahdollisella tavalla.
measure-shared-wins = Jaetut voitot
measure-shared-wins-meaning = Kuinka usein voitto jaetaan.
measure-no-winner = Kukaan ei voita
measure-no-winner-meaning = Kuinka usein pelillä ei ole voittajaa lainkaan.
measure-cut = Kesken katkaistu
measure-cut-meaning = Kuinka usein peli lopetetaan, koska se on jo niin pitkä kuin peli voi olla.

# Points

measure-points = Pisteet paikoittain
measure-points-meaning = Montako pistettä kullakin paikalla on lopussa keskimäärin.
measure-points-low = Vähän pisteitä
measure-points-low-meaning = Yhdessä pelissä kahdestakymmenestä paikalla on enintään näin monta pistettä.
measure-points-high = Paljon pisteitä
measure-points-high-meaning = Yhdessä pelissä kahdestakymmenestä paikalla on vähintään näin monta pistettä.
measure-margin = Voittomarginaali
measure-margin-meaning = Montako pistettä paras on lopussa seuraavaa edellä keskimäärin.

# Choice

measure-choices = Vaihtoehdot
measure-choices-meaning = Montako sallittua vaihtoehtoa pelaajalla on keskimäärin kaikissa päätöksissä.
measure-usual-choices = Tavallisesti vaihtoehtoja
measure-usual-choices-meaning = Puolessa kaikista päätöksistä on enintään näin monta sallittua vaihtoehtoa.
measure-many-choices = Paljon vaihtoehtoja
measure-many-choices-meaning = Yhdessä päätöksessä kahdestakymmenestä on vähintään näin monta sallittua vaihtoehtoa.
measure-forced = Ei valinnanvaraa
measure-forced-meaning = Kuinka suuressa osassa päätöksistä on vain yksi sallittu vaihtoehto.

# Drama

measure-lead-changes = Johdon vaihdokset
measure-lead-changes-meaning = Kuinka usein johto siirtyy pelissä puolelta toiselle voittomahdollisuuksien mukaan; tasatilanteessa kukaan ei johda.
measure-decisive = Lopullisesti johdossa
measure-decisive-meaning = Kuinka suuri osa pelistä on keskimäärin pelattu, kun tuleva voittaja siirtyy lopullisesti yksin johtoon.
measure-decided-early = Ratkesi varhain
measure-decided-early-meaning = Kuinka monessa pelissä tuleva voittaja on lopullisesti johdossa, ennen kuin pelistä on pelattu kolme neljäsosaa.
measure-comeback = Voittajien pohjalukema
measure-comeback-meaning = Kuinka matalalla tulevien voittajien mahdollisuus käy pelin aikana keskimäärin: mitä matalammalla, sitä suurempi nousu.
measure-course = Voittajan mahdollisuuden kulku
measure-course-meaning = Kuinka todennäköinen tulevan voittajan voitto oli pelin kullakin hetkellä keskimäärin.

# Outlook

measure-outlook-error = Ennusteen virhe
measure-outlook-error-meaning = Kuinka paljon pelin oma pika-arvio mahdollisuudesta on pielessä (Brierin pistemäärä): 0 tuntee voittajan, 25 % saa, kun sanoo joka kerta ”puolet”.
measure-chance-error = Mahdollisuuden virhe
measure-chance-error-meaning = Sama sen jälkeen, kun pika-arvio on korjattu sillä, kuinka usein se toteutui.
measure-came-true = Arvioiden osuvuus
measure-came-true-meaning = Kuinka usein joukkue voitti, kun peli oli arvioinut sen mahdollisuuden tämän suuruiseksi: parhaimmillaan 70 % tarkoittaa 70:tä prosenttia.

# Parts

measure-met = Kohdattu
measure-met-meaning = Kuinka usein kukin osa kohdataan tai sitä käytetään pelissä keskimäärin.
measure-games-met = Pelit, joissa se kohdataan
measure-games-met-meaning = Kuinka monessa pelissä kukin osa ylipäänsä kohdataan tai sitä käytetään.
measure-gain = Mitä se muuttaa
measure-gain-meaning = Kuinka paljon useammin osan kohdannut voittaa kuin mahdollisuus juuri sitä ennen lupasi, keskimäärin; nollan alapuolella harvemmin.

# Figures in sentences

lab-per-cent = { $number } %
lab-not-known = ei tiedossa
lab-too-few = liian vähän pelejä varmuuden arvioimiseen
lab-place = rivi { $row }, sarake { $column }
lab-part = { $group }: { $part }
lab-about = { $measure }, { $about }
lab-head-value = arvo (95 %:n varmuus)
lab-asked = { $title }, { $players ->
    [one] yksi pelaaja
   *[other] { $players } pelaajaa
}, { $bots }. { $games ->
    [one] Yksi peli
   *[other] { $games } peliä
}, siemenluku { $seed }.{ $changed ->
    [none] { "" }
   *[other] { " " }{ $changed }.
}
lab-bots = botit: { $bots }
lab-tells-minutes = Peli-ilta: noin { $minutes } minuuttia, jos jokainen päätös vie { $seconds } sekuntia.
lab-tells-length = Päätöksiä pelissä on { $decisions }, vuoroja { $turns } ja kierroksia { $rounds }.
lab-tells-spread = Yhdessä pelissä kahdestakymmenestä päätöksiä on enintään { $short-game }, yhdessä kahdestakymmenestä vähintään { $long-game }.
lab-tells-ends = Jaettuja voittoja on { $shared-wins } kaikista peleistä, ilman voittajaa jää { $no-winner }, ja liian pitkinä katkaistaan { $cut }.
lab-tells-margin = Paras on { $margin } pistettä seuraavaa edellä.
lab-tells-choices = Sallittuja vaihtoehtoja pelaajalla on { $choices }: puolet ajasta enintään { $usual-choices }, joka kahdeskymmenes kerta vähintään { $many-choices }.
lab-tells-forced = Kaikista päätöksistä valinnanvaraa ei jätä { $forced }: sallittuja vaihtoehtoja on vain yksi.
lab-tells-changes = Johto vaihtuu pelissä { $lead-changes } kertaa.
lab-tells-decisive = Tuleva voittaja siirtyy lopullisesti johtoon, kun pelistä on pelattu { $decisive }; ennen kolmea neljäsosaa niin käy näin suuressa osassa peleistä: { $decided-early }.
lab-tells-comeback = Tulevien voittajien mahdollisuus on alimmillaan { $comeback }.
lab-tells-mixed = Tässä pelaavat eri botit, ja sama asema on yhdelle arvokkaampi kuin toiselle: mahdollisuuksiin perustuvat luvut on jätetty pois.
lab-tells-alike = Mikään ei viittaa siihen, että { $who ->
    [sides] joukkueilla
   *[seats] paikoilla
} olisi väliä{ $missed ->
    [none] .
   *[other] ; vähintään { $missed } prosenttiyksikön eron olisimme huomanneet neljästi viidestä.
}
lab-tells-uneven = Istumapaikalla on väliä: näin suuret erot { $who ->
    [sides] joukkueiden
   *[seats] paikkojen
} välillä ovat tuskin koskaan sattumaa.
lab-tells-most = { $most } voittaa eniten ({ $wins }), { $least } vähiten ({ $fewest }).
lab-tells-outlook = Kun pelin pika-arvio mahdollisuudesta on 75 %, se toteutuu näin usein: { $came }.
lab-left-out = { $count ->
    [one] Vielä yksi
   *[other] Vielä { $count }
} löytyy valinnoilla --html ja --json.

lab-seconds-wrong = Päätökseen kuluu aina aikaa: { $given } sekuntia ei käy.
lab-players-wrong = ”{ $given }” ei ole pelaajamäärä.
lab-sweep-twice = ”{ $given }” on sarjassa kahdesti. Jokainen arvo pelataan kerran: jätä toinen pois.

# Comparisons and ranges

lab-usual = tavallinen
lab-head-difference = ero (95 %:n varmuus)
lab-head-doubt = pelkkää sattumaa
lab-hardly-ever = tuskin koskaan
lab-tells-real = { $real ->
    [0] Mikään ero ei ole todellinen: tutkittuja oli { $all }, ja jokainen voi olla sattumaa.
    [one] Yksi ero on todellinen, kun otetaan huomioon, että tutkittuja oli { $all }.
   *[other] { $real } eroa on todellisia, kun otetaan huomioon, että tutkittuja oli { $all }.
}
lab-tells-too-few = { $games } peliä on liian vähän erottamaan eroa sattumasta: pelaa kumpaakin muunnelmaa vähintään { $fewest } kertaa.
lab-tells-same = Ei merkkiä erosta: { $measures }.

# Pages with plots

lab-no-plots = Kuvaajat piirtävää sivua ei ole vielä rakennettu. Aja `make client` tai jätä --html pois.
lab-no-frames = Datakehykset tarvitsevat pandasin tai polarsin, eikä kumpaakaan ole asennettu. Asenna toinen niistä tai käytä funktiota to_csv().
lab-page-title = { $title }: tutkimus
lab-page-compared = { $title }: vertailussa { $one } ja { $other }
lab-page-swept = { $title }: muuttujana { $name }
lab-page-table = Taulukkona
lab-page-tables = Kaikki tämä taulukkoina
lab-page-reading = Näin luet tätä
lab-page-sure = Luvun perässä on väli, jolla se on: yhdeksässätoista tutkimuksessa kahdestakymmenestä todellinen arvo on sillä välillä. Väli puolittuu, kun pelejä on nelinkertaisesti. Luvut tulevat boteilta, jotka pelaavat yllä kerrotulla tavalla; ihmiset voivat pelata toisin.
lab-axis-fair = jos kaikki olisi tasan

# Luck and skill, and what is hidden: measures that play games of their own

lab-search-wrong = Ennalta miettivillä boteilla ei voi pelata { $given } peliä. Valitse väliltä 0–{ $most }.

family-luck = Tuuri ja taito
family-information = Tieto
unit-steps = askelta

measure-deal = Jako ratkaisee
measure-deal-meaning = Kuinka suuri osa tulosten eroista tulee siitä, mitä on jaettu ja missä istutaan: jokainen jako pelataan kahdesti, vastakkain ahne botti ja heikompi, jotka vaihtavat välissä paikkoja.
measure-skill = Taito ratkaisee
measure-skill-meaning = Kuinka suuri osa tulosten eroista tulee siitä, että toinen botti on parempi, jaettiinpa mitä tahansa.
measure-rest = Kumpikaan ei ratkaise
measure-rest-meaning = Kuinka suuri osa tulosten eroista ei tule pelkästä jaosta eikä pelkästä taidosta: tuuria pelin aikana ja jakoja, jotka sopivat vain toiselle botille.
measure-ladder = Taitoportaat
measure-ladder-meaning = Kuinka usein kukin bottien taso voittaa alemman tason samoilla jaoilla molemmilta puolilta; 50 % tarkoittaa, ettei se pelaa paremmin.
measure-doubling = Kaksinkertainen miettiminen
measure-doubling-meaning = Kuinka usein botti voittaa puolet lyhyemmin ennalta miettivän samoilla jaoilla molemmilta puolilta; jos botit eroavat vauhdiltaan, vastassa on seuraavaksi hitaampi.
measure-depth = Taidon syvyys
measure-depth-meaning = Kuinka monta kertaa peräkkäin kaksinkertainen miettiminen voittaa yhä vähintään 55 % peleistä: jos luku on 0, ennalta miettimisestä ei ole juuri hyötyä.
measure-differ = Toisin ajatellut
measure-differ-meaning = Kuinka suuressa osassa valinnanvaraa jättävistä päätöksistä ennalta miettivä Syväsukeltaja tekee jotakin muuta kuin ahne botti.
measure-hidden = Pelaajalta piilossa
measure-hidden-meaning = Kuinka suurta osaa kaikesta pöydällä olevasta pelaaja ei tunne, keskimäärin.
measure-cheating = Mitä huijaaminen hyödyttää
measure-cheating-meaning = Kuinka usein kaiken piilossa olevan tunteva ahne botti voittaa sellaisen, joka ei sitä tunne, samoilla jaoilla molemmilta puolilta: noin 50 % tarkoittaa, ettei botti juuri hyödy siitä.

# Luck, skill and what is hidden, in sentences

lab-tells-luck = Kun vastassa on joka viides kerta lipsahtava pelaaja, tulosten eroista { $deal } tulee jaosta ja paikasta, { $skill } taidosta ja { $rest } ei kummastakaan.
lab-tells-depth = { $by ->
    [pace] Tasot eroavat vauhdiltaan, eikä kukaan mieti ennalta. Nopeampi voittaa: { $steps ->
        [0] ei kertaakaan
        [one] kerran
       *[other] { $steps } kertaa peräkkäin
    }.
   *[thinking] { $sure ->
        [yes] { $steps ->
            [0] Kaksinkertainen miettiminen ei tuo juuri mitään.
            [one] Kaksinkertainen miettiminen voittaa yhä, kerran.
           *[other] Kaksinkertainen miettiminen voittaa yhä, { $steps } kertaa peräkkäin.
        }
       *[no] { $steps ->
            [0] Kaksinkertainen miettiminen ei tuonut tässä mitään, mutta pelejä on liian vähän varmuuteen.
            [one] Kaksinkertainen miettiminen voitti tässä kerran, mutta pelejä on liian vähän varmuuteen.
           *[other] Kaksinkertainen miettiminen voitti tässä { $steps } kertaa peräkkäin, mutta pelejä on liian vähän varmuuteen.
        }
    }
}
lab-tells-hidden = Siitä, mitä pöydällä on, pelaajalta on piilossa { $first } pelin ensimmäisellä neljänneksellä ja { $last } viimeisellä.
lab-tells-cheating = { $worth ->
    [nothing] Kaiken tietäminen ei hyödyttäisi tätä bottia: tavallista bottia vastaan sen voitto-osuus olisi { $wins }.
   *[something] Jos botti tietäisi kaiken, sen voitto-osuus tavallista bottia vastaan olisi { $wins }.
}
lab-by-further-games = omista lisäpeleistä
