# Toilet Divers
#
# What happened never says what is on a card or which way a dive went: remembering that is the game.
# $name is the player a line is about.

# Things

toi-treasure = { $treasure ->
    [ring] sormus
    [gold_tooth] kultahammas
    [phone] puhelin
    [crown] kruunu
    [wallet] lompakko
    [keys] avaimet
    [pearls] helmet
   *[pocket_watch] taskukello
}
    .sought = { $treasure ->
        [ring] sormusta
        [gold_tooth] kultahammasta
        [phone] puhelinta
        [crown] kruunua
        [wallet] lompakkoa
        [keys] avaimia
        [pearls] helmiä
       *[pocket_watch] taskukelloa
    }
toi-obstacle = { $obstacle ->
    [crocodile] krokotiili
    [clog] tukos
    [rats] rottia
   *[jellyfish] meduusoja
}
toi-tool = { $tool ->
    [net] haavi
    [plunger] imukuppi
    [trap] rotanloukku
   *[gloves] kumihanskat
}

# What happened

toi-leafed = { $name } kääntää sivun.
toi-closed = { $name } on nähnyt tarpeeksi.
toi-time-up = Minuutti on kulunut: kaikki pöntöt palaavat laudalle.
toi-begins = { $name } aloittaa.
toi-chapter = Sukellus { $number }: { $name }
toi-wanted = { $search ->
    [1] { $treasure ->
        [ring] { $name } lähtee etsimään sormusta.
        [gold_tooth] { $name } lähtee etsimään kultahammasta.
        [phone] { $name } lähtee etsimään puhelinta.
        [crown] { $name } lähtee etsimään kruunua.
        [wallet] { $name } lähtee etsimään lompakkoa.
        [keys] { $name } lähtee etsimään avaimia.
        [pearls] { $name } lähtee etsimään helmiä.
       *[pocket_watch] { $name } lähtee etsimään taskukelloa.
    }
   *[2] { $treasure ->
        [ring] Viimeinen mahdollisuus: { $name } lähtee etsimään sormusta.
        [gold_tooth] Viimeinen mahdollisuus: { $name } lähtee etsimään kultahammasta.
        [phone] Viimeinen mahdollisuus: { $name } lähtee etsimään puhelinta.
        [crown] Viimeinen mahdollisuus: { $name } lähtee etsimään kruunua.
        [wallet] Viimeinen mahdollisuus: { $name } lähtee etsimään lompakkoa.
        [keys] Viimeinen mahdollisuus: { $name } lähtee etsimään avaimia.
        [pearls] Viimeinen mahdollisuus: { $name } lähtee etsimään helmiä.
       *[pocket_watch] Viimeinen mahdollisuus: { $name } lähtee etsimään taskukelloa.
    }
}
toi-swam-on = { $name } ui eteenpäin.
toi-handed = { $tool ->
    [net] { $name } antaa avustajalaatan ja lainaa haavin.
    [plunger] { $name } antaa avustajalaatan ja lainaa imukupin.
    [trap] { $name } antaa avustajalaatan ja lainaa rotanloukun.
   *[gloves] { $name } antaa avustajalaatan ja lainaa kumihanskat.
}
toi-helps = { $tool ->
    [net] { $name } auttaa haavilla.
    [plunger] { $name } auttaa imukupilla.
    [trap] { $name } auttaa rotanloukulla.
   *[gloves] { $name } auttaa kumihanskoilla.
}
toi-pointed = { $name } näyttää reittiä.
toi-shrugged = { $name } kohauttaa olkapäitään: ei aavistustakaan, minne mennä.
toi-bottom = { $name } on pohjalla. Täällä on vain lisää putkia.
toi-stuck = { $name } on jumissa: reittiä eteenpäin ei ole.
toi-surfaced = { $name } ei pyydä apua, vaan nousee pintaan.
toi-found = { $treasure ->
    [ring] { $name } löysi sormuksen!
    [gold_tooth] { $name } löysi kultahampaan!
    [phone] { $name } löysi puhelimen!
    [crown] { $name } löysi kruunun!
    [wallet] { $name } löysi lompakon!
    [keys] { $name } löysi avaimet!
    [pearls] { $name } löysi helmet!
   *[pocket_watch] { $name } löysi taskukellon!
}
toi-missed = { $treasure ->
    [ring] Sormus jää sinne; sen kortti menee kuvapuoli ylöspäin pinon alle.
    [gold_tooth] Kultahammas jää sinne; sen kortti menee kuvapuoli ylöspäin pinon alle.
    [phone] Puhelin jää sinne; sen kortti menee kuvapuoli ylöspäin pinon alle.
    [crown] Kruunu jää sinne; sen kortti menee kuvapuoli ylöspäin pinon alle.
    [wallet] Lompakko jää sinne; sen kortti menee kuvapuoli ylöspäin pinon alle.
    [keys] Avaimet jäävät sinne; niiden kortti menee kuvapuoli ylöspäin pinon alle.
    [pearls] Helmet jäävät sinne; niiden kortti menee kuvapuoli ylöspäin pinon alle.
   *[pocket_watch] Taskukello jää sinne; sen kortti menee kuvapuoli ylöspäin pinon alle.
}
toi-lost = { $treasure ->
    [ring] Sormus on menetetty lopullisesti.
    [gold_tooth] Kultahammas on menetetty lopullisesti.
    [phone] Puhelin on menetetty lopullisesti.
    [crown] Kruunu on menetetty lopullisesti.
    [wallet] Lompakko on menetetty lopullisesti.
    [keys] Avaimet on menetetty lopullisesti.
    [pearls] Helmet on menetetty lopullisesti.
   *[pocket_watch] Taskukello on menetetty lopullisesti.
}
toi-drew = { $name } nostaa kaksi pistemerkkiä: { $first } ja { $second } { $second ->
    [one] tähti
   *[other] tähteä
}.
toi-kept = { $name } pitää yhden pistemerkin.
toi-kept-seen = { $stars ->
    [one] { $name } pitää yhden tähden pistemerkin.
   *[other] { $name } pitää { $stars } tähden pistemerkin.
}
toi-got = { $name } saa avusta toisen pistemerkin.
toi-got-seen = { $stars ->
    [one] { $name } saa avusta toisen pistemerkin: yksi tähti.
   *[other] { $name } saa avusta toisen pistemerkin: { $stars } tähteä.
}
toi-flushed = Huuhtelu! { $name } vaihtaa pönttöä seuraavan pelaajan kanssa.
toi-over = Aarrekortteja ei ole jäljellä: on aika laskea tähdet.

# In a review: what had been seen when

toi-insight-never-seen = { $name } etsii { toi-treasure.sought }, vaikka ei ole kertaakaan nähnyt piilopaikkaa.
toi-insight-seen = { $name } etsii { toi-treasure.sought } (nähty viimeksi siirrolla { $step }, taso { $level }). { $way ->
    [alone] Myös jokin reitti sinne oli nähty kortti kortilta: { $moves ->
        [one] yksi siirto
       *[other] { $moves } siirtoa
    }.
    [helped] Myös jokin reitti sinne oli nähty kortti kortilta: { $moves ->
        [one] yksi siirto
       *[other] { $moves } siirtoa
    } lainatulla työkalulla.
   *[none] Mitään reittiä sinne ei ollut nähty kokonaan.
}
toi-insight-way-left = { $name } poikkeaa tunnetulta reitiltä etsiessään { toi-treasure.sought } (nähty viimeksi siirrolla { $step }, taso { $level }). Täydellisellä muistilla: { $first ->
    [left] tästä vasemmalle
    [opposite] tästä vastapuolelle
    [right] tästä oikealle
    [down] tästä alas
   *[hand] pyydä tässä apua
}, ja perillä ollaan { $moves ->
    [one] yhdellä siirrolla
   *[other] { $moves } siirrolla
}{ $borrow ->
    [yes] , matkalla lainatun työkalun avulla
   *[no] { "" }
}.
toi-insight-card = { $card ->
    [ring] sormus
    [gold_tooth] kultahammas
    [phone] puhelin
    [crown] kruunu
    [wallet] lompakko
    [keys] avaimet
    [pearls] helmet
    [pocket_watch] taskukello
    [crocodile] krokotiili
    [clog] tukos
    [rats] rottia
    [jellyfish] meduusoja
   *[plain] pelkkiä putkia
}
toi-insight-dead-end = { $name } ui tasolla { $level } paikkaan, jossa siirrolla { $step } nähtiin { toi-insight-card }: siellä sukellus voi vain päättyä. { $other ->
    [left] Reitti vasemmalle
    [opposite] Reitti vastapuolelle
    [right] Reitti oikealle
   *[down] Reitti alas
} oli auki.

# Why something cannot be done

toi-why-leafing = Selaa omaa pönttöäsi tai sulje se, kun olet nähnyt tarpeeksi.
toi-why-glass = Tiimalasi voi vain valua loppuun.
toi-why-same-page = Se taso on jo auki.
toi-why-no-page-turns = Olet kääntänyt niin monta sivua kuin minuuttiin mahtuu. Sulje pönttösi.
toi-why-turn-up = Käännä ensin seuraava aarrekortti.
toi-why-dive = Olet sukelluksissa: valitse reitti avoimesta pöntöstä.
toi-why-no-way = Sillä puolella ei ole reittiä.
toi-why-used = Olet jo kulkenut sitä reittiä kahdesti tällä sukelluksella. Kolmatta kertaa se ei ole auki.
toi-why-obstacle = Jokin tukkii reitin alas, eikä siihen sopivaa työkalua ole mukana.
toi-why-must-move = Voit vielä uida eteenpäin, joten sukellus ei ole ohi.
toi-why-tile-gone = Avustajalaatta on jo annettu. Se auttaa kerran sukelluksessa.
toi-why-own-tool = Se on oma työkalusi: apua ei tarvita.
toi-why-nobody-there = Siellä ei istu ketään, ja tässä pelissä vain pelaajat lainaavat työkalujaan.
toi-why-no-help-needed = Täällä ei ole mitään, mihin työkalu auttaisi. Pidä avustajalaatta.
toi-why-wrong-tool = Siitä työkalusta ei ole apua tässä.
toi-why-only-point = Olet avustaja: osoita reittiä avoimesta pöntöstä tai kohauta olkapäitäsi.
toi-why-keep = Pidä toinen pistemerkeistä.

# Options

toilet-divers-option-flush = Huuhtelu
toilet-divers-option-flush-about = Huuhtelumerkin nostanut vaihtaa pönttöä vasemmalla istuvan pelaajan kanssa. Kukaan ei saa katsoa.
toilet-divers-option-blind-dive = Suin päin syvyyksiin
toilet-divers-option-blind-dive-about = Kukaan ei selaa pönttöjä ennen peliä.
toilet-divers-option-open-first-level = Avoin ykköstaso
toilet-divers-option-open-first-level-about = Tasolla 1 kaikki neljä reittiä ovat auki, ei vain reitti alas.
toilet-divers-option-idle-tools = Lainaa vapaita työkaluja
toilet-divers-option-idle-tools-about = Kun pelaajia on alle neljä, myös tyhjien paikkojen työkaluja voi lainata. Pois päältä: vain pelaajat lainaavat omiaan.
toilet-divers-option-bottom-sideways = Pohjalla sivuille
toilet-divers-option-bottom-sideways-about = Tasolla 8 voi vielä kulkea putkia sivuille. Pois päältä: sukellus päättyy sinne.

# Measuring the house values

toi-tune-figure = { $what }: { $value }
toi-tune-target = { $what }: { $value } (tavoite { $low }–{ $high }: { $holds ->
    [true] täyttyy
   *[false] ei täyty
})
toi-tune-reach-alone = Osuus aarteista, jotka kaikki kortit tunteva sukeltaja tavoittaa yksin
toi-tune-reach-helped = Osuus aarteista, jotka sama sukeltaja tavoittaa parhaan avustajan kanssa
toi-tune-shortest-alone = Siirtoja lyhimmällä reitillä yksin
toi-tune-shortest-helped = Siirtoja lyhimmällä reitillä parhaan avustajan kanssa
toi-tune-found-first = Aarteita 8:sta, jotka täydellinen muisti löytää ensi etsinnässä
toi-tune-found-second = Aarteita 8:sta, jotka täydellinen muisti löytää toisessa etsinnässä
toi-tune-found = Aarteita 8:sta, jotka täydellinen muisti löytää yhteensä
toi-tune-dive-moves = Siirtoja tällaisessa sukelluksessa

# The game in a few words

toilet-divers-title = Toilet Divers
toilet-divers-tagline = Sukella pöntöstä alas, muista joka putken mutka ja nosta pintaan se, mitä naapurit huuhtoivat.
toilet-divers-facts = 2–4 pelaajaa · noin 30 minuuttia · muistia ja kavereita, joilla on työkalut

# The board

toi-room = Kylpyhuone
toi-depths = Mitä putkissa oli
toi-gauge = { $level ->
    [0] Syvyysmittari: kukaan ei sukella
    [one] Syvyysmittari: taso 1/8
   *[other] Syvyysmittari: taso { $level }/8
}
toi-toilet-yours = oma pönttösi
toi-toilet-of = pönttö ({ $name })
toi-toilet-spare = varapönttö
toi-toilet-spare-number = varapönttö { $number }
toi-spare = vara
toi-place = { $toilet }, työkaluna { $tool }{ $state ->
    [open] : auki tasolla { $level }
    [leafing] : selattavana, taso { $level }
   *[closed] {""}
}
toi-card-none = Taso { $level }: puhdasta vettä, ei korttia.
toi-card-closed = Taso { $level }: taas suljettu.
toi-card = Taso { $level }: { $kind ->
    [treasure] { $what }.
    [obstacle] { $level ->
        [8] { $what }, eikä reittiä alas.
       *[other] reitillä alas on { $what }. Oikea työkalu: { $tool }.
    }
    [dead] pelkkiä putkia, ei reittiä alas.
   *[plain] putkia ja pelkkää vettä.
}
toi-go-way = { $way ->
    [down] Sukella alas tasolle { $level }
    [left] Ui vasemmalle: { $where }
    [opposite] Ui vastapuolelle: { $where }
   *[right] Ui oikealle: { $where }
}
toi-point-way = { $way ->
    [down] Osoita alas tasolle { $level }
    [left] Osoita vasenta putkea: { $where }
    [opposite] Osoita vastapäistä putkea: { $where }
   *[right] Osoita oikeaa putkea: { $where }
}
toi-needs = tarvitaan { $tool }
toi-shows = { $name } { $way ->
    [left] osoittaa vasemmalle
    [opposite] osoittaa vastapuolelle
    [right] osoittaa oikealle
    [down] osoittaa alas
   *[shrug] kohauttaa olkapäitään
}.
toi-poster = Etsitään
toi-poster-last = viimeinen kerta
toi-poster-found = löytyi!
toi-poster-label = { $search ->
    [1] Etsitään: { $what }
   *[2] Etsitään, viimeinen mahdollisuus: { $what }
}
toi-pile = { $count ->
    [one] 1 aarrekortti kuvapuoli alaspäin
   *[other] { $count } aarrekorttia kuvapuoli alaspäin
}
toi-pile-next = Seuraavaksi ja viimeistä kertaa: { $what }
toi-pile-empty = Aarrekortteja ei ole jäljellä
toi-shelf = Kahdeksan aarretta
toi-shelf-treasure = { $what }: { $fate ->
    [wanted] etsitään nyt
    [missed] löytymättä, yksi etsintä jäljellä
    [found] löytyi
    [lost] menetetty lopullisesti
   *[pile] ei vielä etsitty
}
toi-belt = { $count ->
    [0] Ei sukellusta, ei työkaluja
    [one] Työkalu mukana
   *[other] Työkalut mukana
}
toi-tile-ready = Avustajalaatta: sen voi antaa kerran tässä sukelluksessa
toi-tile-here = Avustajalaatta on täällä
toi-chips-left = { $count ->
    [one] 1 merkki
   *[other] { $count } merkkiä
}
toi-chip = { $stars ->
    [one] pistemerkki, yksi tähti
   *[other] pistemerkki, { $stars } tähteä
}{ $flush ->
    [yes] {" "}ja huuhtelu
   *[no] {""}
}
toi-chip-hidden = pistemerkki kuvapuoli alaspäin
toi-drawn = Kaksi nostettua pistemerkkiä
toi-purse = { $count ->
    [0] ei vielä merkkejä
    [one] 1 merkki piilossa
   *[other] { $count } merkkiä piilossa
}
toi-score = { $points ->
    [one] 1 tähti
   *[other] { $points } tähteä
}
toi-purse-seen = { $stars ->
    [one] 1 tähti
   *[other] { $stars } tähteä
}, { $count ->
    [one] 1 merkki
   *[other] { $count } merkkiä
}
toi-pages = Pöntön tasot
toi-page = { $open ->
    [yes] Taso { $level }, nyt auki
   *[no] Avaa taso { $level }
}
toi-page-turns = { $count ->
    [one] vielä yksi sivu
   *[other] vielä { $count } sivua
}
toi-page-none = Avaa jokin taso

# What you can do

toi-do-close = Olen nähnyt tarpeeksi
toi-do-turn-up = { $next ->
    [known] Etsi uudelleen
   *[new] Käännä aarrekortti
}
toi-do-hand = { $who ->
    [nobody] Lainaa laatalla { $tool }
   *[player] Lainaa { $tool } pelaajalta { $name }
}
toi-do-surface = Nouse tyhjin käsin
toi-do-shrug = Ei aavistustakaan
toi-do-keep = { $stars ->
    [one] Pidä yksi tähti
   *[other] Pidä { $stars } tähteä
}

# The status line

toi-status-leafing = { $whose ->
    [you] Selaa pönttöäsi ja paina mieleesi, mitä missäkin on. Tiimalasi valuu!
    [ours] { $name }, selaa pönttöäsi ja paina mieleesi, mitä missäkin on.
   *[other] Kaikki selaavat omaa pönttöään.
}
toi-status-leafed = { $waiting ->
    [one] Pönttösi on taas laudalla. Yksi pelaaja selaa vielä.
   *[other] Pönttösi on taas laudalla. { $waiting } pelaajaa selaa vielä.
}
toi-status-turning = { $last ->
    [missed] Ei löytynyt tällä kertaa! {""}
   *[none] {""}
}{ $whose ->
    [you] Sinun vuorosi: käännä kortti, niin näet, mitä etsit.
    [ours] { $name }, käännä kortti, niin näet, mitä etsit.
   *[other] { $name } kääntää seuraavan aarrekortin.
}
toi-status-diving = { $whose ->
    [you] Etsittävänäsi { $what }: valitse hohtava reitti.{ $ahead }
    [ours] { $name }, etsittävänäsi { $what }: valitse hohtava reitti.{ $ahead }
   *[other] { $name } sukeltaa, etsittävänä { $what }, taso { $level }.{ $ahead }
}
toi-in-the-way = Reitillä alas: { $what }. Tarvitaan { $tool }.
toi-status-stuck = { $whose ->
    [you] Tästä eteenpäin tarvitaan { $tool }: käytä avustajalaattaa tai nouse pintaan.
    [ours] { $name }, tästä eteenpäin tarvitaan { $tool }: käytä avustajalaattaa tai nouse pintaan.
   *[other] { $name } on jumissa: tarvitaan { $tool }.
}
toi-status-helping = { $whose ->
    [you] { $diver } sukeltaa, etsittävänä { $what }: osoita reitti tai kohauta olkapäitäsi. Sinua odotetaan!
    [ours] { $name }, auta: { $diver } sukeltaa, etsittävänä { $what }. Osoita reitti tai kohauta olkapäitäsi.
   *[other] { $diver } sukeltaa, etsittävänä { $what }, taso { $level }.
}
toi-status-keeping = { $chips ->
    [helped] { $whose ->
        [you] Löytyi! Pidä yksi pistemerkki, avustajasi saa toisen.
        [ours] Löytyi! { $name }, pidä yksi pistemerkki, avustajasi saa toisen.
       *[other] { $name } löysi aarteen ja valitsee pistemerkin. Avustaja saa toisen.
    }
   *[alone] { $whose ->
        [you] Löytyi! Pidä toinen pistemerkeistä.
        [ours] Löytyi! { $name }, pidä toinen pistemerkeistä.
       *[other] { $name } löysi aarteen ja valitsee pistemerkin.
    }
}
toi-status-over = { $winners ->
    [1] Peli on ohi: { $names } voittaa { $stars ->
        [one] 1 tähdellä.
       *[other] { $stars } tähdellä.
    }
   *[other] Peli on ohi: { $names } jakavat voiton, kullakin { $stars ->
        [one] 1 tähti.
       *[other] { $stars } tähteä.
    }
}

# Tips for a first game

toi-hint-leafing = Avaa pönttösi tasoja napauttamalla numeroita. Missä on mikäkin aarre, mihin putket vievät? Kun pönttö sulkeutuu, mitään ei näytetä enää.
toi-hint-turning = Kortti kertoo, mitä etsit. Aloitat oman pönttösi tasolta 1.
toi-hint-second = Kaikkia aarteita on etsitty kerran. Löytymättä jääneet tulevat vielä viimeisen kerran.
toi-hint-diving = { $first ->
    [open] Sukella alas tai putkea pitkin toiseen pönttöön samalla tasolla.
   *[closed] Tasolta 1 pääsee vain alas. Syvemmällä putket vievät toisiin pönttöihin samalla tasolla.
} Ylös ei pääse{ $bottom ->
    [open] . Tasolta 8 vievät eteenpäin vain putket.
   *[ends] , ja taso 8 päättää sukelluksen.
}
toi-hint-plain = Hohtavat putket vievät muihin pönttöihin samalla tasolla. Paina mieleesi, mitä näet: muutkin tekevät niin.
toi-hint-treasure = Eikö se ole etsimäsi? Voit sukeltaa sen läpi. Muista, missä se on!
toi-hint-obstacle = Jokin on tiellä alaspäin. Oikealla työkalulla pääset ohi; putket sivuille ovat aina auki.
toi-hint-bottom = Pohja: täältä ei pääse enää alas. Putket vievät yhä muihin pönttöihin.
toi-hint-hand = { $who ->
    [nobody] Oikea työkalu on vapaan pöntön vieressä. Voit lainata sen avustajalaatalla kerran sukelluksessa: sitten molemmat työkalut ovat sinun, eikä palkkiota tarvitse jakaa.
   *[player] Oikea työkalu on pelaajalla { $name }. Voit antaa avustajalaatan kerran sukelluksessa: sitten molemmat työkalut ovat sinun, ja jos löydät aarteen, { $name } saa toisen pistemerkin.
}
toi-hint-pointing = Työkalusi on mukana sukelluksessa: jos aarre löytyy, sinäkin saat pistemerkin. Osoita, minne itse menisit.
toi-hint-keeping = { $chips ->
    [helped] Pidä parempi merkki; avustajasi saa toisen. Tähtesi pysyvät salassa loppuun asti.
   *[alone] Vain sinä näet nämä merkit. Pidä parempi; toinen poistetaan pelistä. Tähtesi pysyvät salassa loppuun asti.
}
toi-hint-keeping-flush = Pidä parempi merkki. Jos jommassakummassa on huuhtelu, vaihdat pönttöä pelaajan { $next } kanssa, piditpä kumman tahansa.

# The rules page

toi-rules-aim-text = Kahdeksan kallisarvoista esinettä on mennyt viemäristä alas. Kylpyhuoneessa on neljä pönttöä, joissa kussakin on kahdeksan tasoa, ja putket yhdistävät niitä syvyyksissä. Sukeltakaa vuorotellen etsimään julisteen aarretta, painakaa mieleen kaikki, mitä näkyy, ja kerätkää eniten tähtiä.
toi-rules-piece-toilet = 4 pönttöä
toi-rules-piece-treasure = 8 aarretta
toi-rules-piece-obstacle = 16 estettä
toi-rules-piece-tool = 4 työkalua
toi-rules-piece-tile = 1 avustajalaatta
toi-rules-piece-chip = 16 pistemerkkiä
toi-rules-leaf = Ennen peliä: selaa ja opi
toi-rules-leaf-text = Jokainen selaa edessään olevaa pönttöä minuutin ajan, kaikki yhtä aikaa ja kukin salassa. Yhteisellä ruudulla selataan vuorotellen, ja jokainen saa oman minuuttinsa. Sitten pöntöt palautetaan ja pidetään kiinni. Siitä lähtien auttaa vain muisti.
toi-rules-dive = Sukellus
toi-rules-dive-text = Käännä aarrekortti: sitä sinä etsit. Aloitat oman pönttösi tasolta 1. Avoimesta kortista pääset tason verran alas tai putkea pitkin toiseen pönttöön samalla tasolla, et koskaan ylös. Vain yksi pönttö on auki kerrallaan, ja kaikki näkevät sen kortin. Vasen ja oikea katsotaan avoimesta pöntöstä kohti keskustaa.
toi-rules-dive-treasure = Aarre: jos se on etsimäsi, onnistuit. Jos ei, reitti alas on vapaa, ja nyt tiedät, missä se on.
toi-rules-dive-obstacle = Este tukkii reitin alas, ellei sinulla ole siihen työkalua. Putket sivuille ovat aina auki.
toi-rules-dive-plain = Ei mitään erikoista: reitti alas on vapaa, ja putkikin löytyy aina.
toi-rules-dive-dead = Pultattu kiinni: putkia joka suuntaan, mutta ei reittiä alas.
toi-rules-dive-end = Saat kulkea mitä tahansa avointa reittiä, putkia pitkin myös takaisin. Sama reitti kortista on auki kahdesti sukelluksessa, ei kolmatta kertaa. Sukellus epäonnistuu, kun reittiä ei enää ole, ja tasolla 8, ellei aarre ole siellä. (Jos pelaatte valinnalla ”{ toilet-divers-option-bottom-sideways }”, matka jatkuu tason 8 putkia pitkin.)
toi-rules-diagram-leads = Jon pönttö, Lun vastapuolella, on auki tasolla 3. Sen putket vievät Maxin ja Kimin pönttöihin samalla tasolla. Vasen on vasen Josta katsoen, kohti keskustaa, joten vasen putki vie Maxin pönttöön. Keskellä oleva reikä vie alas tasolle 4.
toi-rules-diagram-stops = Mikä pysäyttää sukeltajan: rotat tukkivat reitin alas, sillä Lulla on vain imukuppi, ja harmaata putkea on jo käytetty kahdesti tässä sukelluksessa. Ellei Lu anna avustajalaattaa Jolle, jolla on rotanloukku, sukellus päättyy tähän.
toi-rules-tools = Esteet ja työkalut
toi-rules-tools-text = Jokaisella pelaajalla on yksi työkalu, ja kukin työkalu auttaa yhtä estettä vastaan niin monesti kuin tarvitaan.
toi-rules-help = Avustaja
toi-rules-help-text = Kerran sukelluksessa, esteen edessä, josta et itse pääse, voit antaa avustajalaatan pelaajalle, jolla on oikea työkalu. Loppusukelluksen ajan molemmat työkalut ovat sinun. Siitä lähtien avustajasi saa osoittaa reitin jokaisesta avoimesta kortista, mutta sinä saat uida muuallekin. Kun pelaajia on alle neljä, myös tyhjien paikkojen työkaluja voi lainata; sekin kuluttaa laatan, ja toinen pistemerkki poistetaan pelistä. Avustaja ei voi kieltäytyä.
toi-rules-lesson = Sukellus vaihe vaiheelta
toi-rules-lesson-0 = Lu (meitä lähinnä) on kääntänyt kruunun ja avaa oman pönttönsä. Tasolla 1 on vain reitti alas.
toi-rules-lesson-1 = Taso 2: avaimet. Lu ei etsi niitä, mutta ne kannattaa muistaa. Tästä pääsee alas tai putkea pitkin vastapuolelle.
toi-rules-lesson-2 = Lu menee vastapäiseen pönttöön, yhä tasolla 2. Krokotiili! Täällä ei ole putkia, ja Lulla on vain imukuppi.
toi-rules-lesson-3 = Kimillä on haavi. Lu antaa Kimille avustajalaatan, ja haavi tulee mukaan sukellukseen.
toi-rules-lesson-4 = Krokotiilin ohi tasolle 3: siellä on kruunu! Lu nostaa kaksi pistemerkkiä ja pitää salaa yhden, Kim saa toisen.
toi-rules-reward = Palkkio
toi-rules-reward-text = Etsityn aarteen löytäjä nostaa kaksi pistemerkkiä, katsoo molemmat salaa ja pitää toisen. Avustaja saa jäljelle jäävän; jos avustajaa ei ole, se poistetaan pelistä. Jos aarretta ei löydy, sen kortti menee kuvapuoli ylöspäin pinon alle ja sitä etsitään vielä kerran. Sen jälkeen se on menetetty.
toi-rules-end = Pelin loppu
toi-rules-end-text = Kun aarrekortteja ei ole jäljellä, kaikki pistemerkit käännetään. Eniten tähtiä voittaa; tasapelissä voitto jaetaan.
toi-rules-more = Rohkeille
toi-rules-more-flush = Huuhtelu: se on joka toisessa pistemerkissä. Jos nostat sellaisen, koko pönttösi vaihtaa paikkaa vasemmalla istuvan pelaajan pöntön kanssa; kaksin tai kolmisin pelattaessa seuraavan pelaajan. Kukaan ei saa katsoa sisään. Työkalut pysyvät paikoillaan.
toi-rules-more-blind = Suin päin syvyyksiin: kukaan ei selaa mitään ennen peliä.
toi-rules-more-rest = Voitte myös avata tasolla 1 kaikki neljä reittiä, antaa sukellusten jatkua tasolla 8 sivuille tai sallia lainaamisen vain pelaajilta.

# What the lab counts: how games end, and the parts they are played with

end-toilet-divers-all-found = Kaikki aarteet löytyivät
end-toilet-divers-found = Viimeinen aarre löytyi, muita menetettiin
end-toilet-divers-lost = Viimeinen aarre menetettiin

part-toilet-divers-cell = Avatut kortit pöntön ja tason mukaan
part-toilet-divers-leafed = Ennen peliä selatut tasot

part-toilet-divers-way = Sukeltajien reitit
part-toilet-divers-way-left = Vasemmalle
part-toilet-divers-way-opposite = Vastapuolelle
part-toilet-divers-way-right = Oikealle
part-toilet-divers-way-down = Alas

part-toilet-divers-searched = Etsityt aarteet
part-toilet-divers-searched-ring = Sormus
part-toilet-divers-searched-gold-tooth = Kultahammas
part-toilet-divers-searched-phone = Puhelin
part-toilet-divers-searched-crown = Kruunu
part-toilet-divers-searched-wallet = Lompakko
part-toilet-divers-searched-keys = Avaimet
part-toilet-divers-searched-pearls = Helmet
part-toilet-divers-searched-pocket-watch = Taskukello

part-toilet-divers-passed = Muita etsiessä kohdatut aarteet
part-toilet-divers-passed-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-passed-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-passed-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-passed-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-passed-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-passed-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-passed-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-passed-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-found = Löydetyt aarteet
part-toilet-divers-found-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-found-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-found-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-found-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-found-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-found-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-found-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-found-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-gone = Lopullisesti menetetyt aarteet
part-toilet-divers-gone-ring = { part-toilet-divers-searched-ring }
part-toilet-divers-gone-gold-tooth = { part-toilet-divers-searched-gold-tooth }
part-toilet-divers-gone-phone = { part-toilet-divers-searched-phone }
part-toilet-divers-gone-crown = { part-toilet-divers-searched-crown }
part-toilet-divers-gone-wallet = { part-toilet-divers-searched-wallet }
part-toilet-divers-gone-keys = { part-toilet-divers-searched-keys }
part-toilet-divers-gone-pearls = { part-toilet-divers-searched-pearls }
part-toilet-divers-gone-pocket-watch = { part-toilet-divers-searched-pocket-watch }

part-toilet-divers-obstacle = Kohdatut esteet
part-toilet-divers-obstacle-crocodile = Krokotiili
part-toilet-divers-obstacle-clog = Tukos
part-toilet-divers-obstacle-rats = Rotat
part-toilet-divers-obstacle-jellyfish = Meduusat

part-toilet-divers-plain = Kohdatut tyhjät kortit
part-toilet-divers-plain-way-down = Reitti alas
part-toilet-divers-plain-no-way-down = Ei reittiä alas

part-toilet-divers-own-tool = Käytetyt omat työkalut
part-toilet-divers-own-tool-net = Haavi
part-toilet-divers-own-tool-plunger = Imukuppi
part-toilet-divers-own-tool-trap = Rotanloukku
part-toilet-divers-own-tool-gloves = Kumihanskat

part-toilet-divers-lent-tool = Käytetyt lainatyökalut
part-toilet-divers-lent-tool-net = { part-toilet-divers-own-tool-net }
part-toilet-divers-lent-tool-plunger = { part-toilet-divers-own-tool-plunger }
part-toilet-divers-lent-tool-trap = { part-toilet-divers-own-tool-trap }
part-toilet-divers-lent-tool-gloves = { part-toilet-divers-own-tool-gloves }

part-toilet-divers-helper = Apu
part-toilet-divers-helper-asked = Pelaajalta pyydetään apua
part-toilet-divers-helper-borrowed = Lainataan vapaa työkalu
part-toilet-divers-helper-pointed = Avustaja osoittaa
part-toilet-divers-helper-shrugged = Avustaja kohauttaa olkapäitään
part-toilet-divers-helper-followed = Neuvoa noudatetaan
part-toilet-divers-helper-ignored = Neuvosta ei välitetä
part-toilet-divers-helper-helped = Aarre löytyy avun kanssa
part-toilet-divers-helper-in-vain = Sukellus epäonnistuu avusta huolimatta

part-toilet-divers-dive = Miten sukellukset päättyvät
part-toilet-divers-dive-found = Aarre löytyy
part-toilet-divers-dive-missed = Reittiä eteenpäin ei ole
part-toilet-divers-dive-surfaced = Noustaan pintaan pyytämättä apua

part-toilet-divers-kept = Pidetyt pistemerkit tähtien mukaan
part-toilet-divers-given = Avustajien saamat pistemerkit tähtien mukaan
part-toilet-divers-dropped = Pelistä poistetut pistemerkit tähtien mukaan

part-toilet-divers-flushed = Huuhtelut
part-toilet-divers-flushed-swapped = Kaksi pönttöä vaihtaa paikkaa

# The lesson: $p0 is the learner, $p1 the other player

toilet-divers-lesson-welcome = Jotakin kallisarvoista on mennyt viemäristä alas! Neljä pönttöä, kahdeksan tasoa syviä, ja putket yhdistävät niitä. Sukella kadonneiden aarteiden perään ja muista, mitä näet.
toilet-divers-lesson-leaf = Ennen ensimmäistä sukellusta jokainen saa selata omaa pönttöään. Pelissä aikaa on minuutti; nyt ei ole kiire. Avaa taso 2.
toilet-divers-lesson-leaf-else = Pelissä saat selata miten haluat. Tällä oppitunnilla: avaa taso 2.
toilet-divers-lesson-leaf-on = Sormus! Paina se mieleesi. Siitä lähtee putki vasemmalle ja reitti alas. Avaa taso 3.
toilet-divers-lesson-leaf-on-else = Pelissä saat selata miten haluat. Tällä oppitunnilla: avaa taso 3.
toilet-divers-lesson-leaf-down = Reitillä alas on krokotiili. Haavilla sen ohi pääsee, ja haavi on juuri sinulla. Nyt taso 4.
toilet-divers-lesson-leaf-down-else = Pelissä saat selata miten haluat. Tällä oppitunnilla: avaa taso 4.
toilet-divers-lesson-close = Tasolla 4 on taskukello: muista se! Tämä riittää. Lopeta selaaminen.
toilet-divers-lesson-close-else = Oikeassa pelissä saisit selata vielä. Nyt olet nähnyt tarpeeksi: lopeta selaaminen.
toilet-divers-lesson-others-close = Tästä lähtien kukaan ei näe näitä kortteja, ellei sukeltaja avaa niitä. Myös { $p1 } on selannut loppuun.
toilet-divers-lesson-turn-up = Sinun vuorosi. Käännä aarrekortti: se kertoo, mitä sinun pitää löytää.
toilet-divers-lesson-dive = Nyt etsitään kultahammasta! Aloitat oman pönttösi yläpäästä, ja sieltä pääsee vain alas. Sukella!
toilet-divers-lesson-not-wanted = Sormuksesta ei ole nyt apua: etsit jotakin muuta. Voisit mennä vasemmalle tai alas. Mene alas.
toilet-divers-lesson-not-wanted-else = Sekin kävisi! Mutta tiedät, mitä alhaalla on, etkä tiedä, mitä on vasemmalla. Mene alas.
toilet-divers-lesson-pipe = Krokotiili: haavillasi pääsisit alas. Mutta putket sivuille ovat aina auki. Ui putkea pitkin vastapäiseen pönttöön.
toilet-divers-lesson-pipe-else = Alhaalla on taskukello, näithän sen. Kultahampaan täytyy olla muualla: mene putkeen.
toilet-divers-lesson-stuck = Tukos! Tarvitset imukupin, ja se on pelaajalla { $p1 }. Kerran sukelluksessa saat pyytää apua: anna laatta pelaajalle { $p1 }.
toilet-divers-lesson-stuck-else = Vasen putkikin on auki. Mutta sinä haluat alas: pyydä imukuppia.
toilet-divers-lesson-helper = Nyt teidän molempien työkalut ovat mukana tässä sukelluksessa. Avustaja saa myös osoittaa reittiä.
toilet-divers-lesson-down = { $p1 } osoittaa alas. Neuvoa saa noudattaa tai olla noudattamatta: mene nyt alas.
toilet-divers-lesson-down-else = Avustajasta ei ole pakko välittää. Mutta tämä tarkoittaa hyvää: mene alas.
toilet-divers-lesson-keep = Kultahammas! Nostat kaksi pistemerkkiä ja pidät toisen; vain sinä näet tähdet. Pidä se, jossa on kolme.
toilet-divers-lesson-keep-else = Anteliasta! Mutta tähdillä voitetaan: pidä merkki, jossa on kolme.
toilet-divers-lesson-kept = Toisen merkin saa { $p1 }, kiitokseksi imukupista. Ilman avustajaa se olisi poistettu pelistä.
toilet-divers-lesson-other = Nyt sukeltaa { $p1 }. Katso tarkasti: näet kaiken, minkä { $p1 } avaa.
toilet-divers-lesson-failed = Ei työkalua tälle krokotiilille eikä muuta reittiä: sukellus epäonnistui. Sormus menee kuvapuoli ylöspäin pinon alle, ja sitä etsitään vielä kerran. Sinä tiedät, missä se on!
toilet-divers-lesson-again = Taas sinun vuorosi. Mitä nyt etsitään?
toilet-divers-lesson-remember = Taskukelloa! Muistatko, missä näit sen? Omassa pöntössäsi, tasolla 4. Sukella.
toilet-divers-lesson-further = Sormuksen ohi, yhä alemmas.
toilet-divers-lesson-further-else = Taskukello oli omassa pöntössäsi, alempana. Mene alas.
toilet-divers-lesson-own-tool = Taas krokotiili. Haavisi auttaa niin monesti kuin tarvitset. Alas!
toilet-divers-lesson-own-tool-else = Taskukellon luo pääsee alakautta, krokotiilin ohi.
toilet-divers-lesson-found = Löytyi, ja ilman apua! Pidä parempi pistemerkki.
toilet-divers-lesson-found-else = Toisessa merkissä on enemmän tähtiä. Pidä se.
toilet-divers-lesson-end = Viisi tähteä ja kaksi aarretta: loistavaa! Kun aarrekortteja ei ole jäljellä, eniten tähtiä voittaa.

# What things are and do, on the spot

toi-about-name = { $kind ->
    [ring] Sormus
    [gold_tooth] Kultahammas
    [phone] Puhelin
    [crown] Kruunu
    [wallet] Lompakko
    [keys] Avaimet
    [pearls] Helmet
    [pocket_watch] Taskukello
    [crocodile] Krokotiili
    [clog] Tukos
    [rats] Rottia
    [jellyfish] Meduusoja
    [net] Haavi
    [plunger] Imukuppi
    [trap] Rotanloukku
    [gloves] Kumihanskat
    [plain] Putkikortti
    [tile] Avustajalaatta
    [wanted] Mitä etsitään
   *[chip] Pistemerkki
}
toi-about-text = { $group ->
    [treasure] Jos sitä etsitään, sukellus onnistui. Jos ei, reitti alas sen ohi on vapaa, ja nyt tiedät, missä se on.
    [obstacle] Tukkii reitin alas, ellei jokin mukana olevista työkaluista auta. Putket sivuille ovat aina auki.
    [plain] Puhdasta vettä: ei mitään löydettävää eikä mitään tiellä. Putket vievät muihin pönttöihin, ja useimmiten pääsee myös alas.
    [tool] Vie sukeltajan yhdenlaisen esteen ohi niin monesti kuin tarvitaan. Krokotiiliin tarvitaan haavi, tukokseen imukuppi, rottiin loukku, meduusoihin hanskat.
    [tile] Kerran sukelluksessa saat antaa sen pelaajalle, jolla on tarvitsemasi työkalu. Siitä lähtien molemmat työkalut ovat mukana, ja auttava pelaaja saa pistemerkin, jos löydät aarteen.
    [wanted] Jokainen vuoro alkaa aarrekortin kääntämisellä: sen aarteen sukeltajan pitää löytää. Löytymättä jäänyttä etsitään myöhemmin vielä kerran.
   *[chip] Aarteen löytäjä nostaa kaksi pistemerkkiä ja pitää toisen. Niiden tähdet ovat salaisia loppuun asti, ja eniten tähtiä voittaa.
}
