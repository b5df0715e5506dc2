# The command line

# Help

cli-help = Pöytä lautapeleille: pelaa niitä selaimessa ihmisten tai reilujen bottien kanssa, tai simuloi niitä miljoonittain. Ilman komentoa pöytä avautuu selaimeesi.
cli-help-version = Tulosta versio ja lopeta.
cli-help-lang = Käytettävä kieli: en, de, sv, da, nb tai fi. Ilman tätä järjestelmäsi kieli.
cli-lang-unknown = Kielellä ”{ $given }” ei ole sanoja. Kielet ovat { $languages }.
cli-wrong = Tätä ei voi ymmärtää: { fault }. `{ $help }` kertoo, mitä on tarjolla.
cli-help-json = Tulosta yksi JSON-olio eikä mitään muuta.
cli-help-serve = Käynnistä pöytä ja avaa se selaimessa.
cli-help-host = Kuunneltava osoite; 0.0.0.0 päästää mukaan muut verkossasi.
cli-help-port = Kuunneltava portti; 0 ottaa minkä tahansa vapaan.
cli-help-browser = Avaa sivu selaimessasi tai ole avaamatta.
cli-help-data = Pöytien kansio; ilman tätä oma tietokansiosi.
cli-help-workers = Näin monta palvelinprosessia samassa osoitteessa; niillä on yhteiset pöydät.
cli-help-games = Luettele pelit, niiden pelaajat ja asetukset.
cli-help-simulate = Pelaa paljon pelejä boteilla ja kerro tulos.
cli-help-game = Pelattava peli; ”fathoms games” luettelee ne.
cli-help-number-of-games = Montako peliä pelataan.
cli-help-players = Montako pelaajaa; ilman tätä niin vähän kuin voi pelata toisiaan vastaan.
cli-help-seed = Sama siemenluku antaa samat pelit.
cli-help-option = Pelin asetus, esimerkiksi layout=heart. Voi antaa monta kertaa.
cli-help-bots = Botit, esimerkiksi random,greedy. Ne istuutuvat vuorotellen, kunnes kaikki paikat on täytetty.
cli-help-replay = Näytä tallennettu peli siirto siirrolta.
cli-help-review = Analysoi päättynyt peli: miten mahdollisuudet vaihtelivat, mitä kukin päätös maksoi ja mikä oli tuuria.
cli-help-review-simulations = Montako peliä simuloidaan joka päätökseen, kun etsitään parasta tekoa; ilman tätä 400, pitkissä peleissä vähemmän.
cli-help-review-worlds = Monessako muussa pelissä sitä verrataan valittuun tekoon; ilman tätä 300, pitkissä peleissä vähemmän.
cli-help-file = Fathomsin tallentama peli.
cli-help-step = Näytä vain tilanne näin monen siirron jälkeen.
cli-help-as-seat = Katso, mitä tämä paikka näki (1 on ensimmäinen). Ilman tätä näet, mitä katsoja näki.
cli-help-warm = Käännä nyt kaikkien tai nimettyjen pelien säännöt, jottei kenenkään tarvitse odottaa sitä myöhemmin.
cli-help-warm-games = Käännettävät pelit; ilman nimiä kaikki.

# fathoms serve

cli-serve-ready = Pöytä on auki. Avaa selaimessasi { $address }
cli-serve-stop = Ctrl-C sulkee sen. Keskeneräiset pelit säilyvät.
cli-serve-no-such-host = Tällä koneella ei ole osoitetta ”{ $host }”. Jätä --host pois, jos pelaat vain tällä koneella, tai päästä verkkosi mukaan osoitteella 0.0.0.0.
cli-serve-port-taken = Portti { $port } on varattu, ehkä jo avaamallesi pöydälle. Valitse toinen valinnalla --port tai anna valinnan --port 0 etsiä vapaa.
cli-serve-port-forbidden = Et saa käyttää porttia { $port } tällä koneella. Valitse lukua 1023 suurempi valinnalla --port tai anna valinnan --port 0 etsiä vapaa.

# fathoms games

cli-games-title = { $title } ({ $name }), pelaajia { how-many }
cli-games-flag = kyllä tai ei
cli-games-number = { $low }–{ $high }
cli-games-text = teksti, enintään { $longest } merkkiä
cli-games-default = oletus: { $value }

# fathoms simulate

cli-option-no-value = ”{ $given }” ei ole asetus ja arvo. Kirjoita näin: --option layout=heart
cli-simulate-compiling = Käännetään sääntöjä
cli-simulate-playing = Pelataan: { $game }
cli-simulate-stopped = Pysäytetty, pelattu noin { $played }/{ $games } peliä.
cli-simulate-summary = { $game }: { $games } peliä, { $seconds } s, { $speed } päätöstä sekunnissa. Pelissä on keskimäärin { $mean } päätöstä ({ $low }–{ $high }).
cli-simulate-seat = paikka
cli-simulate-mean = pisteet keskimäärin
cli-simulate-min = alin
cli-simulate-max = ylin
cli-simulate-wins = voitot
cli-simulate-win-share = kaikista peleistä

# fathoms study

cli-help-study = Kysy peliltä mitä vain: kauanko se kestää, onko paikalla väliä, miten se päättyy, mitä muunnelma muuttaa. Jokainen luku kertoo, kuinka varma se on.
cli-help-study-house = Pelin kotisäännön arvo, esimerkiksi deck.blanks=20. Voi antaa monta kertaa.
cli-help-study-measures = Vain nämä mittarit tai mittariperheet, esimerkiksi minutes,balance; ilman tätä kaikki, jotka eivät tarvitse hakua.
cli-help-study-seconds = Kuinka kauan päätös kestää pöydässä, pelin minuuttien laskemista varten.
cli-help-study-search = Näin monta peliä kuhunkin mittariin, jonka botit miettivät ennalta: taitoportaat, taidon syvyys, missä ahne ja Syväsukeltaja eroavat. Kestää kauan; 0 jättää ne pois.
cli-help-study-against = Vertaa tähän asetukseen: samat jaot pelataan kahdesti. Voi antaa monta kertaa.
cli-help-study-against-house = Vertaa tähän kotisäännön arvoon, esimerkiksi deck.blanks=20. Voi antaa monta kertaa.
cli-help-study-sweep = Tutki asetuksen, pelaajamäärän tai kotisäännön arvon useita arvoja: players=2,3,4.
cli-help-study-html = Kirjoita tähän tiedostoon myös sivu, jossa on kuvaajat.
cli-help-study-json = Kirjoita luvut tähän tiedostoon myös JSON-muodossa; ”-” tulostaa yhden JSON-olion eikä mitään muuta.
cli-study-no-value = Kohdassa ”{ $given }” ei ole nimeä ja arvoa. Kirjoita näin: --{ $option } { $option ->
    [house] deck.blanks=20
    [against-house] deck.blanks=20
    [sweep] players=2,3,4
   *[other] layout=heart
}
cli-study-short-sweep = ”{ $given }” ei ole joukko arvoja. Nimeä vähintään kaksi: --sweep players=2,3,4
cli-study-both = Vertaa valinnalla --against tai tutki useita arvoja valinnalla --sweep, vain toista kerrallaan.
cli-study-not-writable = Tiedostoon { $file } ei voi kirjoittaa. Valitse toinen tiedosto.
cli-study-further = Pelataan lisää, { $game }: tuuri, taito, mitä on piilossa
cli-study-stopped = Pysäytetty, pelattu { $played }/{ $games } peliä. Tämän verran tiedetään nyt.
cli-study-against = Vertailussa { $one } ja { $other }, kummassakin { $games } peliä samoilla jaoilla.

# fathoms review

cli-review-thinking = Analysoidaan
cli-review-seat = Paikka
cli-review-start = Alku
cli-review-choices = Omat valinnat
cli-review-others = Muiden valinnat
cli-review-luck = Tuuri
cli-review-result = Tulos
cli-review-accuracy = Tarkkuus
cli-review-at-a-glance = Tässä kaikki pelaavat yhtä aikaa, joten mahdollisuudet ovat vain pika-arvioita, eikä mitään valintaa sanota virheeksi.
cli-review-mistakes = { $count ->
    [0] Päätöksiä oli { $choices }, eikä yksikään ollut selvästi virhe.
    [one] Päätöksiä oli { $choices }, ja niistä yksi oli virhe:
   *[other] Päätöksiä oli { $choices }, ja niistä { $count } oli virheitä; suurimmat:
}
cli-review-mistake = Siirto { $number }, { $name }: { $action } jättää mahdollisuudeksi { $after }, { $best } olisi antanut { $chance } (±{ $doubt } prosenttiyksikköä)
cli-review-insights = Mitä peli itse näyttää:
cli-review-insight = Siirto { $number }: { $text }
cli-review-budget-wrong = Analyysi tarvitsee joka päätökseen vähintään 1 simulaation ja 2 maailmaa; pyydettiin { $simulations } ja { $worlds }.

# fathoms replay

cli-seat = Paikka { $number }
cli-replay-no-such-seat = Tässä pelissä ei ole paikkaa { $given }. Valitse väliltä 1–{ $players }.
cli-replay-no-such-step = Tässä pelissä ei ole siirtoa { $given }. Valitse väliltä 0–{ $last }.
cli-replay-step = Siirto { $number }/{ $last }
cli-replay-result = { $name }: { $score } pistettä, { $share } voitosta
cli-replay-unfinished = Peli ei ole vielä ohi.

# fathoms warm

cli-warm-step = { $game }: { $what }
cli-warm-done = { $steps ->
    [one] Käännetty ja valmis ({ $seconds } s).
   *[other] Kaikki { $steps } osaa on käännetty ja valmiina ({ $seconds } s).
}
cli-warm-tidied = { $count ->
    [one] Poistettiin yksi käännetyn koodin tiedosto, jota kukaan ei ole käyttänyt kuukauteen.
   *[other] Poistettiin { $count } käännetyn koodin tiedostoa, joita kukaan ei ole käyttänyt kuukauteen.
}
cli-warm-interpreted = Säännöt ajetaan tulkattuina (FATHOMS_INTERPRET on asetettu): ei ole mitään käännettävää.

# fathoms tune

cli-help-tune = Mittaa, mihin pelin kotisääntöjen arvot johtavat, ja vertaa tavoitteisiin
cli-help-tune-game = Peli
cli-tune-nothing = Pelin { $game } kotisääntöjen arvoille ei ole mitattavia tavoitteita. Näillä peleillä on: { $games }
cli-tuning = Mitataan: { $game }

## fathoms arena

cli-help-arena = Pane botit pelaamaan toisiaan vastaan ja kerro, kumpi on vahvempi. Jokainen jako pelataan kahdesti, paikat vaihtaen.
cli-help-arena-bots = Vähintään kaksi bottia, esimerkiksi greedy,search:500. Valittavana ovat random, greedy, tasot paddler, snorkeller, diver ja deep_diver sekä search, jolle annetaan siirtokohtainen raja: search:500 simulaatiota, search:0.5s. Peleissä, joissa on verkko, ovat myös learned, learned:500 ja learned:0.5s.
cli-help-arena-games = Montako peliä kukin bottipari pelaa.
cli-help-arena-device = Missä pelataan: cpu (tämän koneen kaikki ytimet) tai ray (Ray-klusteri).
cli-help-simulate-device = Missä pelataan: cpu (tämän koneen kaikki ytimet), cuda (GPU) tai ray (Ray-klusteri). Pelit ovat samat.
cli-help-arena-html = Kirjoita tähän tiedostoon myös raportti, jossa on kuvaaja.
cli-arena-playing = Pelataan: { $game }
cli-arena-stopped = Pysäytetty { $played } pelin jälkeen; mitään ei laskettu.
cli-arena-no-folder = Raportille ei ole kansiota { $folder }. Tee se ensin tai valitse toinen.
cli-arena-bot = botti
cli-arena-pair = pari
cli-arena-games = pelit
cli-arena-wins = voitot
cli-arena-rate = voitto-osuus
cli-arena-interval = 95 %:n varmuus
cli-arena-rating = vahvuusluku
arena-report-title = { $game }: mikä botti on vahvin?
arena-report-plot = Bottien voitto-osuudet ja niiden 95 %:n välit
arena-too-few = Areenalle tarvitaan vähintään kaksi bottia: --bots greedy,search.
arena-twice = Sama botti on nimetty kahdesti. Nimeä kukin kerran; se pelaa kaikkia muita vastaan.
arena-games-wrong = Joka parille ei voi pelata { $given } peliä. Valitse väliltä 1–{ $most }.
arena-one-side = Pelissä { $game } kukaan ei pelaa ketään vastaan näillä pelaajilla ja asetuksilla. Valitse toiset.

# fathoms new-game

cli-help-new-game = Kirjoita uuden pelin kansiot ja niihin pieni toimiva peli.
cli-help-new-game-name = Miksi ohjelma sitä kutsuu: pieniä kirjaimia, sanojen välissä _, esimerkiksi harbour_lights.
cli-help-new-game-players = Montako voi pelata: 3-6 tai vain 4.
cli-help-new-game-title = Miksi ihmiset sitä kutsuvat; ilman tätä tehdään nimestä.
cli-help-new-game-into = Klooni, johon se kirjoitetaan; ilman tätä se, josta tämä ohjelma on käynnissä.
cli-new-game-no-clone = Uusi peli kirjoitetaan tietovaraston klooniin, eikä { $folder } ole sellainen. Kloonaa Fathoms, aja siellä kerran ”make play” ja käytä sen kansion ohjelmaa .venv/bin/fathoms (tai kerro valinnalla --into, missä se on).
cli-new-game-bad-name = ”{ $name }” ei voi olla pelin nimi. Käytä pieniä kirjaimia ja sanojen välissä merkkiä _, esimerkiksi harbour_lights, enintään { $longest } merkkiä.
cli-new-game-taken = ”{ $name }” on jo käytössä. Valitse toinen nimi.
cli-new-game-bad-players = ”{ $given }” ei ole pelaajamäärä. Kirjoita 3-6 tai vain 4; pelaajia voi olla 2–{ $most }.
cli-new-game-bad-title = ”{ $title }” ei voi olla otsikko. Aloita kirjaimella tai numerolla, jätä pois lainausmerkit, sulkeet ja kenoviivat ja käytä enintään { $longest } merkkiä.
cli-new-game-exists = { $path } on jo olemassa. Siirrä se pois tai valitse toinen nimi.
cli-new-game-wrote = kirjoitettu { $path }
cli-new-game-next =
    Mitä tehdä nyt:
    1. Aja pelin omat testit ilman kääntäjää; tee niin jokaisen muutoksen jälkeen, se vie sekunteja.
    { "   " } FATHOMS_INTERPRET=1 .venv/bin/pytest tests/games/{ $name }
    2. Tarkista peli talon kaikkia lakeja vasten ja kirjoita sen mallipelit: lue ne ja säilytä ne.
    { "   " } .venv/bin/pytest --golden tests/games -k { $name }
    3. Tee asiakasohjelman tyypit aina, kun olet muuttanut pelin näkymää tai tekoja.
    { "   " } make wire
    4. Kokoa asiakasohjelma ja avaa pöytä: uusi peli on aulassa.
    { "   " } make play
    Tee siitä sitten omasi tiedosto kerrallaan; docs/adding-a-game.md käy ne kaikki läpi.

# fathoms calibrate

cli-help-calibrate = Tee pelin arvioista mahdollisuuksista tosia: sovita ne bottien peleihin ja säilytä tulos pelin kansiossa.
cli-help-calibrate-games = Montako peliä pelataan kullakin pelaajamäärällä.
cli-calibrate-no-folder = Pelin { $game } kansioon ei voi kirjoittaa. Kalibroi se omassa kloonissasi.
cli-calibrate-playing = Katsotaan peliä { $game }, pelaajia { $players }
cli-calibrate-written = Kirjoitettu tiedostoon { $file } pelin { $game } kansiossa.

# Positions with one best move
cli-help-positions = Etsi päivän pulmaa varten asemia, joissa yksi siirto on paras, ja lisää ne pelin kansioon.
cli-help-positions-count = Montako etsitään lisää.
cli-help-positions-seed = Ensimmäisen läpi käytävän pelin siemenluku.
cli-help-positions-simulations = Kuinka paljon mietitään, kun etsitään parasta siirtoa.
cli-help-positions-worlds = Monessako maailmassa jokainen siirto pelataan, jotta tulos on varma.
cli-help-positions-folder = Kansio, jonka positions.json kirjoitetaan; ilman tätä pelin oma kansio.
cli-positions-race = Pelissä { $game } kaikki toimivat yhtä aikaa: sellaisia asemia ei ole.
cli-positions-folder = Pelillä { $game } ei ole kansiota, johon asemat voisi tallentaa. Kerro kansio valinnalla --folder.
cli-positions-finding = Etsitään asemia: { $game }
cli-positions-found = Siemenluku { $seed }, { $number } teon jälkeen: { $best } voittaa { $chance }, { $behind } enemmän kuin { $usual }.
cli-positions-kept = Kansiossa { $folder } on nyt { $count ->
    [one] yksi asema
   *[other] { $count } asemaa
}.
