# Tokyo Poo Divers

poo-why-cover-open = Se kansi on jo auki. Valitse suljettu kansi.
poo-why-open-first = Avaa ensin suljettu kansi.
poo-why-bank-or-push = Talleta pisteesi tai jatka sukeltajan viereiseen suljettuun kanteen.
poo-why-direction-fixed = Sukeltaja ei käänny enää tällä vuorolla: jatka samaan suuntaan tai talleta.
poo-why-no-cover-there = Siinä suunnassa ei ole suljettua kantta.
poo-why-look-at-closed = Se kansi on jo auki. Kurkista suljetun kannen alle.
poo-why-look-or-skip = Vedit vesiperän: kurkista yhden suljetun kannen alle tai jätä väliin.
poo-why-put-back = Pane kortti ensin takaisin.
poo-why-let-rip = Tasapeli: päästä pieru.

layout-wrong-sign = Kadussa # on kansi ja . on aukko; ”{ $sign }” ei ole kumpaakaan.
layout-too-large = Kadussa voi olla enintään { $columns } saraketta ja { $rows } riviä.
layout-wrong-size = Katuun tarvitaan { $fewest }–{ $most } kantta; tässä niitä on { $given }.
layout-mask-unused = Oman kadun voi piirtää vain, kun kadun muoto on ”custom”.

# The game in a few words

poo-divers-title = Tokyo Poo Divers
poo-divers-tagline = Nosta kaivonkansi, ongi aarre ja päätä: pisteet talteen vai vieläkö onni kestää?
poo-divers-facts = 2–4 pelaajaa · noin 15 minuuttia · tuuria, hermoja ja hiukan muistia

poo-divers-option-layout = Katu
poo-divers-option-layout-about = Muoto, johon kannet asetellaan. Aukot katkaisevat rivit.
poo-divers-option-layout-square = Neliö
poo-divers-option-layout-donut = Donitsi
poo-divers-option-layout-mascot = Maskotti
poo-divers-option-layout-heart = Sydän
poo-divers-option-layout-cow-pat = Lehmänläjä
poo-divers-option-layout-head = Pää
poo-divers-option-layout-custom = Oma
poo-divers-option-mask = Oma katu
poo-divers-option-mask-about = Rivejä merkeistä # (kansi) ja . (aukko), yhteensä 60–70 kantta, rivien välissä /.
poo-divers-option-fart-off = Pierukisa
poo-divers-option-fart-off-about = Tasapelissä kärkipelaajat päästävät kukin pierun, ja äänekkäin voittaa. Muuten he jakavat voiton.

poo-mask-cell = Rivi { $row }, sarake { $column }
poo-mask-count = { $verdict ->
    [few] Kansia { $count }: lisää muutama, tarvitaan vähintään { $fewest }.
    [many] Kansia { $count }: poista muutama, enintään { $most } käy.
   *[good] Kansia { $count }: hieno katu!
}
poo-covers = Kansia { $count }

# The board

poo-street = Katu
poo-plus = +{ $points }
poo-would-score = +{ $points }, jos se on löytö
poo-supply = Varannossa { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
poo-supply-left = { $points ->
    [0] Kaikki pisteet voitettu
    [one] 1 piste jäi yli
   *[other] { $points } pistettä jäi yli
}
poo-unseen = Vielä näkemättä: löytöjä { $finds }, unikekoja { $sleepers }, vesiperiä { $blanks }. { $aside ->
    [0] { "" }
    [one] Yksi näistä korteista ei ole minkään kannen alla.
   *[other] { $aside } näistä korteista ei ole minkään kannen alla.
}
poo-pot = { $points ->
    [one] Vuoron potissa 1 piste
   *[other] Vuoron potissa { $points } pistettä
}
poo-purse = papanat: { $golden } kultaista ja { $brown } ruskeaa
poo-cover = Rivi { $row }, sarake { $column }: { $face ->
    [find] löytö
    [sleeper] unikeko
    [blank] vesiperä
   *[closed] suljettu
}
poo-cover-open = Rivi { $row }, sarake { $column }: avaa, { $worth ->
    [one] 1 piste
   *[other] { $worth } pistettä
}, jos se on löytö
poo-cover-push = Rivi { $row }, sarake { $column }: jatka tähän, +{ $worth }, jos se on löytö
poo-cover-look = Rivi { $row }, sarake { $column }: kurkista alle salaa
poo-cover-peeked = Rivi { $row }, sarake { $column }: { $face ->
    [find] näet löydön
    [sleeper] näet unikeon
    [blank] näet vesiperän
   *[closed] joku kurkistaa alle
}
poo-contest = Pierukisa
poo-contest-player = { $state ->
    [waits] { $name } ei ole vielä päästänyt pierua
    [heard] { $name }: { $blast } desibeliä
   *[won] { $name } voittaa { $blast } desibelillä
}
poo-blast = { $blast } dB

# What you can do

poo-do-bank = { $pot ->
    [one] Talleta 1 piste
   *[other] Talleta { $pot } pistettä
}
poo-do-push = Jatka { $direction ->
    [0] pohjoiseen
    [1] koilliseen
    [2] itään
    [3] kaakkoon
    [4] etelään
    [5] lounaaseen
    [6] länteen
   *[7] luoteeseen
}: +{ $worth }
poo-do-skip-look = Jätä väliin
poo-do-put-back = Pane takaisin
poo-do-let-rip = Päästä pieru

# The status line

poo-status-opening = { $whose ->
    [you] Sinun vuorosi: avaa kansi.
    [ours] { $name }, sinun vuorosi: avaa kansi.
   *[other] { $name } valitsee kantta.
}
poo-status-opening-again = { $whose ->
    [you] Unikeko! Saat uuden yrityksen: avaa toinen kansi.
    [ours] Unikeko! { $name }, avaa toinen kansi.
   *[other] Unikeko! { $name } avaa toisen kannen.
}
poo-status-deciding = { $whose ->
    [you] Sinun vuorosi: talleta { $pot } tai jatka, luvassa { $worth } lisää.
    [ours] { $name }: talleta { $pot } tai jatka, luvassa { $worth } lisää.
   *[other] { $name }, potissa { $pot }: talteen vai eteenpäin?
}
poo-status-must-bank = { $whose ->
    [ours] { $name }: tästä ei pääse eteenpäin, joten talleta { $pot }.
   *[you] Tästä ei pääse eteenpäin: talleta { $pot }.
}
poo-status-last = { $whose ->
    [you] Sinun vuorosi: talleta { $pot }, enempää varannossa ei ole.
    [ours] { $name }: talleta { $pot }, enempää varannossa ei ole.
   *[other] { $name } voi tallettaa kaiken, mitä varannossa on: { $pot }.
}
poo-status-looking = { $whose ->
    [you] Vesiperä! Kurkista salaa yhden suljetun kannen alle tai jätä väliin.
    [ours] Vesiperä! { $name }, kurkista salaa yhden suljetun kannen alle tai jätä väliin.
   *[other] Vesiperä! { $name } saa kurkistaa salaa kannen alle.
}
poo-status-peeking = { $whose ->
    [you] Vain sinä näet tämän kortin. Pane se takaisin, kun olet valmis.
    [ours] Vain { $name } näkee tämän kortin. Pane se takaisin, kun olet valmis.
   *[other] { $name } kurkistaa kannen alle.
}
poo-status-contest = { $whose ->
    [you] Tasapeli! Sinun vuorosi: päästä pieru.
    [ours] Tasapeli! { $name }, päästä pieru.
   *[other] Tasapeli! { $name } vetää syvään henkeä.
}
poo-status-over = { $ending ->
    [empty] Kaikki papanat on jaettu
   *[open] Viimeinen kansi on auki
}: { $winners ->
    [1] { $names } voittaa { $points } pisteellä.
   *[other] { $names } jakavat voiton, kullakin { $points } pistettä.
}
poo-status-settled = { $names } voittaa pierukisan. Tasapelissä pisteitä oli { $points }.

# Tips for a first game

poo-hint-open = Eniten pisteitä kerännyt voittaa. Napauta mitä tahansa kantta: useimpien alla on löytö, joidenkin alla unikeko (zZz) tai vesiperä (X).
poo-hint-lines = Löytö on arvokkaampi muiden avattujen löytöjen vieressä: 1 piste jokaisesta katkeamattomalla rivillä, kaikkiin kahdeksaan suuntaan.
poo-hint-push = Varman päälle vai ahneesti? Talleta nyt tai käännä sukeltaja kohti hohtavaa kantta. Seuraava löytö tuo 2, sitten 3, sitten 4 … mutta vesiperä vie koko potin.
poo-hint-push-on = Sukeltaja pitää nyt suuntansa. Unikeko tallettaisi pisteesi, vesiperä veisi ne.
poo-hint-must-bank = Suljettua kantta, johon jatkaa, ei ole. Talleta siis potti.
poo-hint-last = Varannossa ei ole tätä enempää: jatkamalla et voita mitään.
poo-hint-sleeper = Torkahdit hetkeksi. Ei haittaa: avaa toinen kansi.
poo-hint-look = Lohdutukseksi: valitse kansi ja katso salaa, mitä sen alla on. Pane se mieleesi!
poo-hint-peek = Muut näkevät vain, mihin kurkistat. Pane kortti takaisin, kun olet nähnyt sen.
poo-hint-contest = Kärjessä on tasapeli. Jokainen johtaja päästää pierun, ja äänekkäin voittaa: se on silkkaa tuuria.

# What happened; $name is the player it is about

poo-find = { $name } onkii löydön: { $pot ->
    [one] potissa 1 piste.
   *[other] potissa { $pot } pistettä.
}
poo-find-pushing = { $name } jatkaa ja onkii uuden löydön, arvo { $worth }: potissa { $pot }.
poo-sleeper = { $name } nukahtaa ja avaa toisen kannen.
poo-sleeper-last = { $name } nukahtaa.
poo-sleeper-pushing = { $name } jatkaa ja löytää unikeon.
poo-blank = { $name } vetää vesiperän.
poo-blank-pushing = { $name } jatkaa ja vetää vesiperän: { $lost ->
    [one] 1 piste menee viemäriin.
   *[other] { $lost } pistettä menee viemäriin.
}
poo-banked = { $name } tallettaa { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}, yhteensä { $total }.
poo-supply-short = Papanat loppuvat kesken: { $name } jää ilman { $lost ->
    [one] 1 pistettä.
   *[other] { $lost } pistettä.
}
poo-looked = { $name } kurkistaa salaa kannen alle: rivi { $row }, sarake { $column }.
poo-put-back = { $name } panee kortin takaisin.
poo-skipped-look = { $name } ei halua kurkistaa.
poo-supply-empty = Kaikki papanat on jaettu. Se oli viimeinen vuoro.
poo-all-open = Viimeinen kansi on auki. Se oli viimeinen vuoro.
poo-tie = { $players } pelaajaa on kärjessä tasoissa, pisteitä { $points }: pierukisan aika!
poo-let-rip = { $name } päästää pierun: { $blast } desibeliä!
poo-fart-off = { $name } voittaa pierukisan!

# The rules page

poo-rules-aim-text = Tokion viemäreissä lojuu kaikki, mitä ihmiset ovat ikinä kadottaneet. Nosta kansia, ongi minkä saat ja ota palkkasi papanoina. Lopussa eniten pisteitä kerännyt voittaa. Jokainen löytö on samanarvoinen, oli se sitten kruunu tai sukka.
poo-rules-piece-closed = suljettu kansi
poo-rules-piece-find = 42 löytöä
poo-rules-piece-sleeper = 14 unikekoa
poo-rules-piece-blank = 14 vesiperää
poo-rules-piece-diver = sukeltaja
poo-rules-piece-brown = arvo 1 piste
poo-rules-piece-golden = arvo 5 pistettä

poo-rules-first = Sinun vuorosi: avaa kansi
poo-rules-first-text = Avaa mikä tahansa suljettu kansi. Avattu kansi pysyy auki pelin loppuun.
poo-rules-first-find = Löytö: 1 piste siitä ja 1 lisää jokaisesta avatusta löydöstä, joka on samalla katkeamattomalla rivillä siitä katsoen, kaikkiin kahdeksaan suuntaan. Vesiperät, unikeot, suljetut kannet ja kadun aukot katkaisevat rivin. Sukeltaja siirtyy löydölle. Nyt saat valita: talleta pisteesi tai kokeile onneasi.
poo-rules-first-sleeper = Unikeko: nukahdit. Ei pisteitä, mutta saat heti avata toisen kannen.
poo-rules-first-blank = Vesiperä: ei pisteitä. Saat kurkistaa salaa yhden suljetun kannen alle, ja vuorosi päättyy.

poo-rules-push = Kokeile onneasi
poo-rules-push-text = Käännä sukeltaja kohti suljettua kantta aivan sen vieressä ja avaa se. Sen jälkeen suunta on lukittu: voit jatkaa vain, jos seuraava kansi samassa suunnassa on suljettu. Saat tallettaa jokaisen löydön jälkeen.
poo-rules-push-find = Uusi löytö: vuorosi toinen löytö tuo 2 pistettä, kolmas 3 ja niin edelleen. Rivejä ei enää lasketa.
poo-rules-push-sleeper = Unikeko: pisteesi talletetaan ja vuorosi päättyy.
poo-rules-push-blank = Vesiperä: kaikki tämän vuoron pisteet menevät. Saat kurkistaa salaa yhden suljetun kannen alle, ja vuorosi päättyy.
poo-rules-diagram-line = Mitä uusi löytö tuo: 1 piste siitä itsestään ja 2 kustakin rivistä oikealle, alas ja vinosti ylös vasemmalle, yhteensä 7. Yläpuolella rivin katkaisee vesiperä, vasemmalla unikeko: niiden takana olevia löytöjä ei lasketa.
poo-rules-diagram-push = Jatketaan oikealle: 1 piste ensimmäisestä löydöstä, 2 toisesta ja 3 kolmannesta, joten potissa on 6. Seuraavan kannen alla on löytö, joka tuo 4 lisää, unikeko, jolloin ne 6 talletetaan, tai vesiperä, jolloin ne menevät.

poo-rules-lesson = Yksi vuoro vaihe vaiheelta
poo-rules-lesson-0 = Osa kansista on jo auki. Lu miettii keskirivin kantta, jonka vasemmalla, oikealla ja yläpuolella on löytöjä.
poo-rules-lesson-1 = Löytö! 1 piste siitä ja 5 sen riveillä olevista löydöistä: kaksi vasemmalla, yksi oikealla ja kaksi viistosti ylös vasemmalle. Lulla on 6 pistettä, ja ne voisi tallettaa.
poo-rules-lesson-2 = Mutta Lu kääntää sukeltajan lounaaseen ja avaa sieltä kannen. Toinen löytö, arvo 2: potissa on nyt 8 pistettä.
poo-rules-lesson-3 = Lu haluaa 3 lisää ja jatkaa samaan suuntaan. Vesiperä! Kaikki 8 pistettä menevät. Unikeko olisi tallettanut ne.

poo-rules-look = Salakurkistus
poo-rules-look-text = Nosta yhtä suljettua kantta niin, että vain sinä näet kortin, ja pane se sitten takaisin. Kaikki näkevät, mihin kurkistit, mutta kukaan ei näe, mitä sieltä löytyi. Voit myös jättää väliin.

poo-rules-end = Pelin loppu
poo-rules-end-text = Peli päättyy heti, kun kaikki papanat eli 170 pistettä on jaettu, tai sen vuoron jälkeen, jolla viimeinen kansi avattiin. Viisi ruskeaa vaihdetaan yhteen kultaiseen. Unikeko viimeisen kannen alla vain päättää vuoron. Eniten pisteitä voittaa. Jos kärjessä on tasapeli, pidetään pierukisa: kärkipelaajat päästävät pierun kukin vuorollaan, ja äänekkäin voittaa. Ennen peliä voi myös sopia, että voitto silloin jaetaan.

poo-rules-layouts = Katu
poo-rules-layouts-text = Kadun ei tarvitse olla neliö. Valmiita muotoja on kuusi, tai piirrä oma, jossa on 60–70 kantta. Varo aukkoja: ne katkaisevat rivit.

# What the lab counts: how games end, and the parts they are played with

end-poo-divers-supply = Kaikki papanat on jaettu
end-poo-divers-covers = Viimeinen kansi on auki
end-poo-divers-fart-off = Pierukisa ratkaisi tasapelin

part-poo-divers-cover = Ensimmäisenä avatut kannet
part-poo-divers-pushed-cover = Jatkamalla avatut kannet

part-poo-divers-first = Ensimmäisten kansien kortit
part-poo-divers-first-blank = Vesiperä
part-poo-divers-first-sleeper = Unikeko
part-poo-divers-first-find = Löytö

part-poo-divers-pushed = Jatkamalla avatut kortit
part-poo-divers-pushed-blank = { part-poo-divers-first-blank }
part-poo-divers-pushed-sleeper = { part-poo-divers-first-sleeper }
part-poo-divers-pushed-find = { part-poo-divers-first-find }

part-poo-divers-peeked = Salaa katsotut kortit
part-poo-divers-peeked-blank = { part-poo-divers-first-blank }
part-poo-divers-peeked-sleeper = { part-poo-divers-first-sleeper }
part-poo-divers-peeked-find = { part-poo-divers-first-find }

part-poo-divers-choice = Mitä pelaajat tekevät
part-poo-divers-choice-bank = Tallettavat, vaikka voisivat jatkaa
part-poo-divers-choice-must-bank = Tallettavat, kun eivät voi jatkaa
part-poo-divers-choice-push = Jatkavat
part-poo-divers-choice-look = Kurkistavat kannen alle
part-poo-divers-choice-skip-look = Jättävät kurkistamatta

part-poo-divers-run = Löytöjä talletetulla vuorolla

# The lesson: $p0 is the learner, $p1 the other player

poo-divers-lesson-welcome = Tervetuloa yölliseen Tokioon! Näiden kansien alla on löytöjä, unikekoja ja vesiperiä. Se voittaa, joka onkii eniten pisteitä.
poo-divers-lesson-open = Vuoro alkaa siitä, että avaat jonkin suljetun kannen. Napauta nyt ympyröityä kantta.
poo-divers-lesson-open-else = Oikeassa pelissä mikä tahansa kansi kävisi. Avaa nyt ympyröity: sen alla on jotakin hyvää.
poo-divers-lesson-found = Löytö! Sen arvo on 1 piste, ja piste odottaa vuoron potissa. Sukeltajasi seisoo löydön päällä.
poo-divers-lesson-push = Nyt saat valita: talleta potti tai jatka sukeltajan viereiseen kanteen. Seuraava löytö tuo 2 pistettä. Jatka oikealle!
poo-divers-lesson-push-else = Pian saat tallettaa. Ole ensin rohkea: jatka ympyröityyn kanteen.
poo-divers-lesson-push-on = Taas löytö, +2. Tästä lähtien sukeltaja pitää suuntansa, ja seuraava löytö tuo 3. Vielä kerran!
poo-divers-lesson-push-on-else = Se olisi varminta. Mutta uskalla nyt tämän kerran: jatka ympyröityyn kanteen.
poo-divers-lesson-bank = Potissa on 6 pistettä! Seuraava löytö toisi 4, mutta vesiperä veisi kaiken. Talleta ne.
poo-divers-lesson-bank-else = Rohkeaa! Mutta vesiperä veisi kaikki 6 pistettä. Talleta ne tällä kertaa.
poo-divers-lesson-banked = Pisteet ovat sinun, eikä kukaan voi viedä niitä: kultainen papana on 5 pistettä, ruskea 1.
poo-divers-lesson-other = Nyt on vuorossa { $p1 }. Katso, mitä kansien alta tulee.
poo-divers-lesson-sleeper = Ensimmäisen kannen alla oli unikeko (zZz): ei pisteitä, mutta { $p1 } sai heti avata toisen kannen. Jos jatkat ja löydät unikeon, se tallettaa potin.
poo-divers-lesson-star = Vuoron ensimmäinen löytö tuo lisäksi 1 pisteen jokaisesta avatusta löydöstä, joka on siitä katsoen katkeamattomalla rivillä, kaikkiin kahdeksaan suuntaan. Avaa ympyröity kansi.
poo-divers-lesson-star-else = Ehkä hyvä paikka sekin. Mutta ympyröidyn kannen vieressä on enemmän avattuja löytöjä.
poo-divers-lesson-lines = 1 siitä itsestään, 2 oikealta, 1 yläpuolelta ja 1 viistosti ylhäältä vasemmalta: 5 pistettä yhdellä kannella!
poo-divers-lesson-bank-star = Se on paljon yhdestä kannesta. Talleta pisteet.
poo-divers-lesson-bank-star-else = Houkuttelevaa! Mutta 5 pistettä yhdestä kannesta kannattaa pitää: talleta ne.
poo-divers-lesson-other-again = { $p1 } pelaa taas ja ottaa pienen, varman pisteen.
poo-divers-lesson-dare = Sinun vuorosi. Avaa ympyröity kansi: se on samalla rivillä avatun löydön kanssa.
poo-divers-lesson-dare-else = Mikä tahansa suljettu kansi kävisi. Mutta ympyröity on samalla rivillä avatun löydön kanssa: siitä saa pisteen lisää.
poo-divers-lesson-risk = 2 pistettä. Seuraava kansi oikealla voisi tuoda 2 lisää. Katsotaan nyt, mikä voi mennä pieleen: jatka.
poo-divers-lesson-risk-else = Viisasta! Mutta nyt harjoitellaan, ja vesiperän on paras osua kohdalle täällä: jatka ympyröityyn kanteen.
poo-divers-lesson-blank = Vesiperä! Tämän vuoron potti meni. Aiemmin talletetut pisteesi ovat turvassa.
poo-divers-lesson-look = Lohdutukseksi saat kurkistaa salaa yhden suljetun kannen alle. Kurkista ympyröidyn alle.
poo-divers-lesson-look-else = Oikeassa pelissä saat valita minkä vain. Kurkista nyt ympyröidyn alle: sen riveillä on monta löytöä.
poo-divers-lesson-peek = Löytö, ja vain sinä tiedät siitä! Pane kortti takaisin ja paina paikka mieleesi.
poo-divers-lesson-remember = { $p1 } pelaa vuoronsa. Pidä se kansi mielessäsi.
poo-divers-lesson-use = Muistatko? Avaa kansi, jonka alle kurkistit.
poo-divers-lesson-use-else = Se ei ollut se. Kurkistit ympyröidyn kannen alle: avaa se.
poo-divers-lesson-eight = 8 pistettä kerralla, koska niin moni löytö on sen riveillä. Talleta ne!
poo-divers-lesson-eight-else = Joskus riittää: talleta 8 pistettäsi.
poo-divers-lesson-end = Hienosti sukellettu! Johdat 12 pisteellä. Peli päättyy, kun kaikki papanat on jaettu tai kaikki kannet ovat auki. Tasapelissä pidetään yleensä pierukisa.

# What things are and do, on the spot

poo-about-name = { $kind ->
    [closed] Suljettu kansi
    [find] Löytö
    [sleeper] Unikeko
    [blank] Vesiperä
    [pot] Tämän vuoron potti
   *[supply] Papanavaranto
}
poo-about-text = { $kind ->
    [closed] Kolmen alla viidestä on löytö, muiden alla unikeko tai vesiperä. Avattu kansi pysyy auki.
    [find] Ensimmäisenä avattuna se tuo 1 pisteen ja 1 lisää jokaisesta avatusta löydöstä, joka on siitä katsoen katkeamattomalla rivillä. Kun jatkat, löydöt tuovat 2, 3, 4 ja niin edelleen.
    [sleeper] Ensimmäisenä avattuna se ei tuo pisteitä, mutta avaat heti toisen kannen. Kun jatkat, se tallettaa potin ja päättää vuorosi.
    [blank] Se ei tuo pisteitä, vie potin, jos jatkoit, ja päättää vuorosi. Saat kurkistaa salaa yhden suljetun kannen alle.
    [pot] Pisteet, jotka olet saanut tällä vuorolla. Ne ovat sinun, kun talletat ne, ja menevät, jos jatkat ja vedät vesiperän.
   *[supply] Kultainen papana on 5 pistettä, ruskea 1. Kun papanat loppuvat, uusia vuoroja ei enää tule.
}

# The street editor

poo-editor = Piirrä katu
poo-to-editor = Piirrä se suurena ja tarkista, onko se reilu
poo-editor-grid = Katu: nuolinäppäimet siirtävät, Enter panee kannen tai ottaa sen pois
poo-editor-brush = Sivellin
poo-editor-mirror = { $mirror ->
    [none] Vapaalla kädellä
    [sideways] Vasen ja oikea
    [upright] Ylä ja ala
   *[both] Neljä kerralla
}
poo-editor-drag = Piirrä vetämällä (pois päältä: sormi siirtää katua)
poo-editor-begin = Aloita valmiista kadusta
poo-editor-clear = Tyhjennä
poo-editor-play = Pelaa
poo-editor-balance = Onko se reilu?
poo-editor-balance-about = { $games } nopeaa bottien peliä näyttää, kuinka usein kukin paikka voittaa, kun paikka 1 aloittaa. Katkoviiva on reilu osuus.
poo-editor-players = Pelaajat
poo-editor-for = { $players } pelaajaa
poo-editor-check = Tarkista reiluus
poo-editor-waiting = Toinen tutkimus on kesken. Sija jonossa: { $place }
poo-editor-playing = Pelattu { $played }/{ $games } peliä
poo-editor-unknown = Pelejä ei pelattu loppuun.
poo-editor-wins = Paikka { $seat } voittaa { $wins } % (väli { $low }–{ $high })
poo-editor-verdict = { $verdict ->
    [even] Reilu, sikäli kuin voi nähdä.
    [nearly] Melkein reilu: ero on alle 2 peliä sadasta.
    [slightly] Hieman epätasainen: ero on alle 5 peliä sadasta.
   *[uneven] Epätasainen: miettikää, kuka aloittaa.
}
poo-editor-study = Koko tutkimus

# A sheet to print

poo-sheet = Katu: { $layout }
poo-sheet-note = Kansia { $count }. Sekoita 14 vesiperää, 14 unikekoa ja 42 löytöä ja pane joka kannen päälle yksi kortti selkäpuoli ylöspäin.
