# Why something asked for cannot be done. Shown to players, on the command line and by the interfaces.

option-not-a-choice = Asetus ”{ $option }” ei voi olla ”{ $given }”. Valitse jokin näistä: { $choices }.
option-not-a-flag = Asetus ”{ $option }” on kyllä tai ei, ei ”{ $given }”.
option-not-in-range = Asetuksen ”{ $option }” pitää olla kokonaisluku väliltä { $low }–{ $high }, ei ”{ $given }”.
option-too-long = Asetuksessa ”{ $option }” voi olla enintään { $longest } merkkiä.
option-unknown = Asetusta ”{ $option }” ei ole. Tässä pelissä ovat: { $options }.
first-no-such-seat = Pelaaja { $given } ei voi aloittaa: pelaajia on vain { $players }.
players-wrong = Tässä pelissä pelaajia on { how-many }, ei { $given }.
# The numbers of players of a game, one after another or not: 6, 2 to 4, 2 or 4.
how-many = { $numbers ->
    [one] { $high }
    [all] { $low }–{ $high }
   *[some] { $low } tai { $high }
}
game-unknown = Peliä ”{ $game }” ei ole. Valitse jokin näistä: { $games }.
seed-wrong = Siemenluku on kokonaisluku väliltä 0–4611686018427387903, ei { $given }.

move-game-over = Peli on ohi.
move-no-such-seat = Tässä pöydässä ei ole paikkaa { $seat }.
move-not-your-turn = Ei ole vielä sinun vuorosi.
move-unknown = Sellaista siirtoa ei tässä pelissä ole.

replay-other-rules = Tämä peli pelattiin sääntöjen versiolla { $wanted }; tässä ohjelmassa on versio { $have }. Avaa se sillä Fathomsin versiolla, jolla se tehtiin.
replay-broken = Tämän pelin siirtoa { $number } ei voi pelata: { $why }
replay-not-one = { $file } ei ole Fathomsin tallentama peli ({ fault }).
file-unreadable = Tiedostoa { $file } ei voi lukea: { cause }.

# At the table
table-unknown = Sellaista pöytää ei ole. Tarkista linkki tai perusta uusi pöytä.
table-other-rules = Tämä pöytä aloitettiin pelin sääntöjen toisella versiolla, joten sitä ei voi jatkaa täällä. Mitään ei ole kadonnut: avaa se sillä Fathomsin versiolla, jolla se tehtiin, tai aloita uusi pöytä.
table-game-missing = Tässä ohjelmassa ei ole tämän pöydän peliä. Mitään ei ole kadonnut: avaa se Fathomsin versiolla, jossa peli on.
table-broken = Tätä pöytää ei voi avata: sen siirrot eivät sovi sääntöihin. Mitään ei ole kadonnut; ilmoitathan asiasta.
table-crowded = Tässä pöydässä on liikaa väkeä ({ $most }). Yritä myöhemmin uudelleen.
game-not-started = Peli ei ole vielä alkanut: yksi paikka on vielä vapaana.
bot-unknown = Bottia ”{ $bot }” ei ole. Valitse jokin näistä: { $bots }.
bot-untrained = Peliin ”{ $game }” ei ole vielä koulutettu bottia. Aja: fathoms train { $game }
bot-unlearnable = Pelissä ”{ $game }” ei ole koulutettuja botteja: peli ei kerro, mitä piirteitä niiden pitäisi katsoa.
network-not-one = { $file } ei ole Fathomsin tekemä verkko.
network-large = { $file } on liian suuri verkoksi: { $bytes } tavua, kun yläraja on { $most }.
network-head-broken = { $file } ei kerro, mikä verkko se on: sen toinen rivi on rikki.
network-other-game = { $file } on koulutettu peliin ”{ $given }”, ei peliin ”{ $game }”.
network-other-version = { $file } on koulutettu pelin ”{ $game }” sääntöjen ja piirteiden versiolla { $given }; tässä ohjelmassa on versio { $have }. Aja: fathoms train { $game }
network-other-features = { $file } on koulutettu eri määrällä piirteitä kuin pelissä ”{ $game }” on.
network-sizes-wrong = Tiedoston { $file } kerroksissa on { $width } ja { $deep } lukua. Niitä voi olla 1–{ $widest } ja 1–{ $deepest }.
network-length-wrong = { $file } on vioittunut: painoja on { $given } tavua, kun niitä pitäisi olla { $wanted }.
bot-budget-wrong = Haku ei voi miettiä määrää ”{ $given }”. Anna simulaatioita, kuten search:2000, tai sekunteja, kuten search:0.5s.
move-late = Peli on jo edennyt. Katso uudelleen ja valitse sitten.
move-look-later = Ei vielä: joku toinen katsoo yhä samalta ruudulta. Sen jälkeen saat oman tiimalasin.
seat-not-yours = Se ei ole sinun paikkasi.
seat-away = Botti pelaa puolestasi. Istu ensin takaisin paikallesi.
seat-taken = Joku toinen on sillä paikalla.
seat-player-here = Sen paikan pelaaja on täällä. Hän voi nousta itse.
seat-host-only = Ennen peliä sen voi tehdä vain pöydän perustaja.
seat-players-only = Sen voivat tehdä vain tämän pöydän pelaajat.
seat-has-bot = Sillä paikalla pelaa botti pelin loppuun asti.
seat-own-bot = Tässä pöydässä pelataan ilman vihjeitä: et voi valita bottia pelaamaan puolestasi. Jos sinun on mentävä, lähde paikaltasi; tavallinen botti pelaa, kunnes palaat, ja kaikki näkevät sen.
seat-grace = Sen paikan pelaajan yhteys katkesi juuri. Odota häntä vielä { $seconds ->
    [one] yksi sekunti
   *[other] { $seconds } sekuntia
}.
seat-one-each = Tässä julkisessa pöydässä jokaisella on yksi paikka, jottei kukaan näe monen kortteja. Pöytää perustettaessa voi sallia enemmän.
seat-removed = Pöydän perustaja on poistanut sinut tästä pöydästä. Voit katsella tai perustaa oman pöydän.
seat-conceded = Luovutit tämän pelin. Botti pelaa paikallasi loppuun.
seat-no-request = Hän ei enää pyydä paikkaa.
seat-begun = Peli on alkanut. Ketään ei voi enää poistaa pöydästä.
seat-nobody-else = Sillä paikalla istut sinä itse tai botti.
see-not-now = Sillä paikalla ei ole nyt mitään nähtävää: se ei ole vuorossa.
hint-off = Tässä pöydässä pelataan ilman vihjeitä.
hint-no-game = Tässä pelissä ei ole vihjeitä: kaikki on kiinni nopeudesta, eikä mikään ole piilossa.
hint-curtain = Nosta ensin esirippu: vihje on vain sen pelaajan silmille.
hint-thinking = Vihjeesi on tulossa. Odota hetki.
hint-failed = Vihjettä ei tällä kertaa tullut mieleen. Yritä uudelleen.
undo-off = Peruminen ei ole käytössä tässä pöydässä.
undo-late = Sitä siirtoa ei voi enää perua: joku on jo tehnyt jotakin tai saanut siitä tietää jotakin.
undo-no-game = Tässä pelissä on tiimalasi, joten siirtoja ei peruta.
undo-clocked = Pöydässä, jossa on kello, siirtoja ei peruta. Valitse jompikumpi.
clock-seconds = Kellossa voi olla { $low }–{ $high } sekuntia, ei { $given }.
clock-increment = Siirrosta voi saada enintään { $most } sekuntia lisää, ei { $given }.
clock-increment-budget = Siirroista saa lisäaikaa vain, kun aika on koko peliin; siirtokohtainen aika ei kasva.
chat-off = Tässä pöydässä puhutaan valmiilla sanoilla: pöydän perustaja ei ole sallinut muuta.
chat-empty = Viestisi on tyhjä.
rematch-not-over = Peli ei ole vielä ohi. Pelatkaa se ensin loppuun.
rematch-too-many = Siihen peliin mahtuu { $most ->
    [one] yksi pelaaja
   *[other] enintään { $most } pelaajaa
}, ja teitä on { $people }.
series-alone = Sarjassa pitää olla joku, jonka voi voittaa.
seat-kept = Se paikka on varattu: { $name } on kutsuttu pelaamaan uudelleen.
seat-not-asked = Sinulle ei ole varattu paikkaa tästä pöydästä. Voit ottaa vapaan paikan.
forget-not-over = Peli ei ole vielä ohi. Pelaa se ensin loppuun tai lähde paikaltasi.
review-not-over = Vain päättyneen pelin voi analysoida: siihen asti siinä on salaisuuksia.
history-players-only = Vain pelaajat saavat nähdä kaikki tämän pelin kortit: niin pöydän perustaja on päättänyt. Voit katsoa uudelleen sen, mitä katsojat näkivät.
history-not-over = Vain päättyneen pelin voi katsoa uudelleen: siihen asti siinä on salaisuuksia.

# Talking to the server
hello-first = Tervehdi ensin.
message-broken = Palvelin ei ymmärtänyt viestiä. Lataa sivu uudelleen.
message-too-large = Viesti on liian suuri: enintään { $most } tavua.
too-fast = Ei niin kiire. Odota hetki.
too-many-connections = Sinulla on liian monta sivua auki ({ $most }). Sulje niistä muutama.
server-full = Palvelin on täynnä: { $most } yhteyttä. Yritä hetken päästä uudelleen.
too-many-words = Anna muidenkin sanoa jotakin. Odota hetki.
too-many-tables = Pöytiä on jo paljon: enintään { $most } tunnissa. Yritä myöhemmin uudelleen.
too-many-histories = Haet jo { $most } peliä. Odota ensin niitä.
too-many-visitors = Verkostasi on tullut paljon uusia kävijöitä: enintään { $most } tunnissa. Anna selaimesi säilyttää tämän sivun eväste tai yritä myöhemmin uudelleen.
too-many-codes = Koodeja on jo paljon: enintään { $most } tunnissa. Yritä myöhemmin uudelleen.
code-wrong = Koodi ei kelpaa, tai ei enää: se toimii kerran ja kymmenen minuutin ajan. Hae pöydästä uusi koodi.
code-have-seat = Sinulla on jo oma paikka siinä pöydässä.
too-many-studies = Tutkimuksia on jo paljon: enintään { $most } tunnissa. Yritä myöhemmin uudelleen.
lab-off = Tämän palvelimen labra on suljettu. Omalla koneellasi Fathoms vastaa samoihin kysymyksiin.
lab-unknown = Sellaista tutkimusta ei ole. Ehkä se on liian vanha: vain uusimmat säilytetään. Kysy uudelleen.
lab-busy = Edellinen tutkimuksesi on vielä kesken. Odota sitä tai pysäytä se ensin.
lab-line-full = Jonossa on jo { $most } tutkimusta. Yritä hetken päästä uudelleen.
lab-too-many-games = Tutkimuksessa voi täällä olla enintään { $most } peliä, ei { $given }.
lab-same-options = Molemmissa muunnelmissa on samat asetukset: ei ole mitään vertailtavaa. Muuta toista.
lab-not-yours = Tutkimuksen voi pysäyttää vain se, joka sen pyysi.
lab-not-finished = Tässä tutkimuksessa ei ole vielä lukuja. Odota hetki.
lab-lost = Palvelin käynnistettiin uudelleen, ja tämä tutkimus katosi. Kysy uudelleen.
lab-crashed = Pelejä ei saatu pelattua loppuun. Kysy uudelleen; jos vika ei poistu, ilmoitathan siitä.
lab-time-up = Siihen meni pidempään kuin tutkimus saa täällä kestää, { $seconds } sekuntia. Siihen asti löytynyt on tallessa.
lab-stopped = Tutkimus pysäytettiin. Siihen asti löytynyt on tallessa.
too-many-reviews = Analyyseja on jo paljon: enintään { $most } tunnissa. Yritä myöhemmin uudelleen.
review-off = Tämä palvelin ei analysoi pelejä. Tallenna peli tiedostoon ja aja ”fathoms review” omalla koneellasi.
review-line-full = Analyysia odottaa jo { $most } peliä. Yritä hetken päästä uudelleen.
review-not-yours = Analyysin voi pysäyttää vain se, joka sen pyysi.
review-crashed = Peliä ei saatu analysoitua loppuun. Kysy uudelleen; jos vika ei poistu, ilmoitathan siitä.
review-time-up = Siihen meni pidempään kuin analyysi saa täällä kestää. Siihen asti löytynyt on tallessa.
review-stopped = Analyysi pysäytettiin. Siihen asti löytynyt on tallessa.
card-not-over = Pelistä saa kuvan, kun se on ohi: siihen asti siinä on salaisuuksia.
# What is wrong with a value: part of other sentences
fault = { $fault ->
    [missing] { $where } puuttuu
    [unknown] kenttää { $where } ei ole
    [near] kenttää { $where } ei ole; tarkoititko { $near }?
    [long] { $where } on liian pitkä, enintään { $bound }
    [short] { $where } on liian lyhyt, vähintään { $bound }
    [low] { $where } on liian pieni, vähintään { $bound }
    [high] { $where } on liian suuri, enintään { $bound }
    [above] { $where }: arvon on oltava suurempi kuin { $bound }
    [below] { $where }: arvon on oltava pienempi kuin { $bound }
    [choice] { $where } ei ole valittavissa
    [whole] { $where }: arvon on oltava kokonaisluku
    [number] { $where }: arvon on oltava luku
    [flag] { $where }: arvon on oltava true tai false
    [json] se ei ole kelvollista JSONia
    [nojson] { $where } ei ole kelvollista JSONia
    [text] se ei ole tekstiä (UTF-8)
    [self] se on väärää tyyppiä
    [own] { $why }
   *[other] { $where } on väärää tyyppiä
}
# Why the system refuses a file or an address: part of other sentences
cause = { $cause ->
    [missing] sellaista tiedostoa ei ole
    [denied] siihen ei ole oikeutta
    [folder] se on kansio
    [nofolder] osa polusta ei ole kansio
    [used] portti on varattu
    [away] osoitteeseen ei pääse täältä
   *[other] { $why }
}
request-wrong = Pyyntöä ei voi ymmärtää: { fault }.
request-too-large = Se on liian suuri.
request-too-slow = Pyyntösi ei tullut ajoissa kokonaan perille. Yritä uudelleen.
request-refused = Sitä ei voi tehdä.
origin-foreign = Muiden sivustojen sivut eivät voi tehdä sitä täällä.
page-unknown = Tässä osoitteessa ei ole mitään.
method-wrong = Sitä ei voi tehdä tässä osoitteessa.
server-busy = Moni teki jotakin samalla hetkellä. Yritä uudelleen.
server-trouble = Palvelimella meni jokin vikaan. Yritä uudelleen; jos vika ei poistu, ilmoitathan siitä.
disk-full = Palvelimen levy on täynnä. Mitään ei ole kadonnut, mutta uutta ei voi tallentaa ennen kuin tilaa on taas. Kerrothan asiasta palvelimen ylläpitäjälle.
address-unknown = Tämä palvelin ei tiedä omaa osoitettaan, joten se ei voi tehdä siitä kuvaa. Ylläpitäjä voi asettaa sen: FATHOMS_ADDRESS.

# Starting the server
database-newer = { $where } on tehty Fathomsin uudemmalla versiolla (tietojen versio { $have }; tämä ohjelma tuntee version { $ours }). Päivitä Fathoms tai käynnistä toisella tietokansiolla (FATHOMS_DATA).
database-older = { $where } on tehty ensimmäistä julkaisua vanhemmalla Fathomsin versiolla, eikä tämä ohjelma osaa lukea sitä. Mitään sen sisältöä ei ole muutettu. Pelaa pelit loppuun versiolla, jolla ne aloitettiin, tai käynnistä uudella tietokansiolla (FATHOMS_DATA) tai tyhjällä tietokannalla (FATHOMS_DATABASE).
database-unusable = Pöytiä ei voi avata, sijainti { $where }: { $why }. Tarkista kansio tai valitse toinen (FATHOMS_DATA).
database-no-address = Asetus FATHOMS_DATABASE ei ole tietokannan osoite. Sen muoto on ”postgresql+psycopg://name:password@host/fathoms”; ilman sitä pöydät ovat tietokansiossa.
database-no-driver = Tämä tietokanta tarvitsee Python-paketin ”{ $driver }”, jota ei ole asennettu. Asenna se (PostgreSQL: pip install 'fathoms[postgres]') tai poista FATHOMS_DATABASE ympäristöstä.
data-unusable = Tietokansiota { $folder } ei voi käyttää: { cause }. Valitse kansio, johon saat kirjoittaa (--data FOLDER tai FATHOMS_DATA).
address-unusable = Palvelin ei voi kuunnella osoitteessa { $host }, portti { $port }: { cause }. Valitse toinen portti.
workers-unknown-here = Useampi palvelin samassa osoitteessa vaatii Linuxin, macOS:n tai muun Unixin. Käynnistä yksi palvelin ilman valitsinta --workers.
setting-wrong = Asetusta ei voi käyttää: { fault }. Muuta sitä tai poista se ympäristöstä.
setting-no-secret = Siinä on oltava { $digits } heksadesimaalinumeroa.
setting-no-proxy = ”{ $address }” ei ole osoite. Kelvollisia ovat osoitteet ja verkot, kuten 127.0.0.1 tai 10.0.0.0/8, sana unix tai *.
setting-no-address = Sen on oltava osoite, kuten https://fathoms.example.org.
secret-differs = Toisella palvelimella, jolla on samat pöydät, on eri salaisuus, eikä se tuntisi pelaajiaan. Kopioi sen tiedosto secret.key tämän palvelimen tietokansioon tai aseta FATHOMS_SECRET molemmille.
secret-broken = { $file } on vioittunut. Poista se ja käynnistä uudelleen; pelaajien on sitten otettava paikkansa uudelleen.
page-not-built = Palvelin on käynnissä, mutta sen sivua ei ole vielä koottu. Aja ”make play” lähdekansiossa.

# House values that a study asks about

house-unknown = Kotisäännön arvoa ”{ $given }” ei ole. Lähimmät ovat: { $near }.
house-not-a-number = Kotisäännön arvon { $name } pitää olla luku, esimerkiksi { $usual }, ei ”{ $given }”.
house-below-zero = Kotisäännön arvo { $name } ei voi olla alle nollan, kuten { $given } on.
house-out-of-bounds = Näillä kotisääntöjen arvoilla { $name } on { $given }. Sen pitää olla väliltä { $low }–{ $high }.
house-no-pipes = Kotisäännön arvo { $name } kertoo, mihin putket vievät: merkkejä L, O ja R, ei ”{ $given }”.

# Lessons
lesson-none = Tässä pelissä ei ole vielä oppituntia.
lesson-else = Sekin kävisi. Mutta tee nyt niin kuin opas sanoo: se on ympyröity.
lesson-read-on = Lue ensin, mitä opas sanoo, ja napauta sitten ”Seuraava”.
lesson-over = Tämä oppitunti on ohi. Nyt pelaamaan omaa peliä!
table-other-lesson = Tämä oppitunti on sittemmin kirjoitettu uusiksi. Aloita se uudelleen aulasta.

# Boards that visitors draw
survey-none = Tämän pelin laudoilla ei ole mitään laskettavaa.
survey-too-long = Tällä laudalla on niin paljon mahdollisuuksia, ettei niitä ehditty laskea { $seconds ->
    [one] yhdessä sekunnissa
   *[other] { $seconds } sekunnissa
}. Hautaa vielä muutama tavara.

# The puzzles of the day
daily-none = Tänään ei ole etsittävää siirtoa.
daily-not-yet = Se päivä ei ole vielä tullut.
