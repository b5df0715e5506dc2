# Partners

partners-title = Partners
partners-tagline = Vie nappulasi maaliin korteilla, anna partnerille se oikea ja voita, mutta vain yhdessä.
partners-facts = 6 pelaajaa · noin 60 minuuttia · kortteja, suunnittelua ja luotettava partneri

partners-option-form = Joukkueet
partners-option-form-about = Kuka pelaa kenenkin kanssa: vastakkaiset värit pareina tai joka toinen väri kolmikkona.
partners-option-form-pairs = Kolme paria
partners-option-form-teams = Kaksi kolmikkoa
partners-option-play-on = Peli jatkuu
partners-option-play-on-about = Kolmen parin pelissä: kun yksi pari on voittanut, muut pelaavat vielä seuraavista sijoista.
partners-option-seven-rest = Seiskan loput askelet
partners-option-seven-rest-about = Kun seiska lukitsee viimeisen nappulasi ja askelia jää yli: saatko käyttää ne partnereihin vai onko pakko? Säännöt eroavat kielittäin.
partners-option-seven-rest-may = Saa lopettaa
partners-option-seven-rest-must = Kaikki seitsemän

# The name of a card, for the sentences below.
partners-card = { $card ->
    [two] 2
    [three] 3
    [back_four] 4 taakse
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [swap] vaihto
    [twelve] 12
    [thirteen] 13
    [one_or_fourteen] 1/14
   *[face_down] selkäpuoli ylöspäin
}

# What happened. $name is the player the line is about; colours are the names of the pieces' colours.
partners-colour-green = vihreä
partners-colour-blue = sininen
partners-colour-purple = liila
partners-colour-red = punainen
partners-colour-orange = oranssi
partners-colour-yellow = keltainen
partners-piece = { $colour ->
    [green] { partners-colour-green }
    [blue] { partners-colour-blue }
    [purple] { partners-colour-purple }
    [red] { partners-colour-red }
    [orange] { partners-colour-orange }
   *[yellow] { partners-colour-yellow }
} nappula
partners-victim = { $victim ->
    [green] { partners-colour-green }
    [blue] { partners-colour-blue }
    [purple] { partners-colour-purple }
    [red] { partners-colour-red }
    [orange] { partners-colour-orange }
   *[yellow] { partners-colour-yellow }
} nappula
partners-other = { $other ->
    [green] { partners-colour-green }
    [blue] { partners-colour-blue }
    [purple] { partners-colour-purple }
    [red] { partners-colour-red }
    [orange] { partners-colour-orange }
   *[yellow] { partners-colour-yellow }
} nappula

partners-a-piece = { $colour ->
    [green] vihreän nappulan
    [blue] sinisen nappulan
    [purple] liilan nappulan
    [red] punaisen nappulan
    [orange] oranssin nappulan
   *[yellow] keltaisen nappulan
}
partners-a-victim = { $victim ->
    [green] vihreän nappulan
    [blue] sinisen nappulan
    [purple] liilan nappulan
    [red] punaisen nappulan
    [orange] oranssin nappulan
   *[yellow] keltaisen nappulan
}
partners-an-other = { $other ->
    [green] vihreän nappulan
    [blue] sinisen nappulan
    [purple] liilan nappulan
    [red] punaisen nappulan
    [orange] oranssin nappulan
   *[yellow] keltaisen nappulan
}

partners-handed-on = { $name } valitsee salaa kortin partnerille.
partners-handed-on-card = { $name } valitsee salaa kortin partnerille: { partners-card }.
partners-exchanged = Kaikki ovat valinneet: kortit vaihtavat omistajaa. { $name } aloittaa.
partners-got = { $name } saa kortin partnerilta: { partners-card }.
partners-played = { $name } pelaa: { partners-card }.
partners-laid-down = { $name } ei voi käyttää yhtään korttia, laskee korttinsa pöytään ja odottaa seuraavaa jakoa.
partners-laid-card = { $name } laskee pöytään: { partners-card }.
partners-took-back = { $name } peruu kesken olevan siirron.
partners-brought-out = { $name } tuo { partners-a-piece } aloitusruutuun ({ partners-card }).
partners-brought-both = { $name } tuo { partners-an-other } ja { partners-a-piece } aloitusruutuihinsa ({ partners-card }).
partners-went = { $name } siirtää { partners-a-piece } { $steps ->
    [one] { $steps } ruudun
   *[other] { $steps } ruutua
} eteenpäin.
partners-stepped = { $name } siirtää { partners-a-piece }: seiskasta { $steps ->
    [one] { $steps } askel.
   *[other] { $steps } askelta.
}
partners-split = { $name } siirtää seiskalla: { $parts }.
partners-stopped = { $name } jättää seiskasta käyttämättä { $steps ->
    [one] viimeisen askelen.
   *[other] viimeiset { $steps } askelta.
}
partners-lost-steps = { $steps ->
    [one] Seiskan viimeistä askelta ei voi enää käyttää.
   *[other] Seiskan viimeisiä { $steps } askelta ei voi enää käyttää.
}
partners-part = { partners-a-piece } { $steps ->
    [one] { $steps } askeleen
   *[other] { $steps } askelta
}
partners-went-back = { $name } siirtää { partners-a-piece } neljä ruutua taaksepäin.
partners-turned = Maali on kortille ({ partners-card }) liian lähellä: { $name } joutuu kääntymään takaisin ({ partners-piece }).
partners-in-goal = { $name } saa { partners-a-piece } maaliympyrään { $circle }/4.
partners-hit = { $name } passittaa { partners-a-victim } kotiin.
partners-fell = { $name } törmää kahteen kerralla, ja { partners-piece } lähtee kotiin.
partners-chose = { $name } valitsee vaihtoon { partners-a-piece }.
partners-swapped = { $name } vaihtaa { partners-an-other } ja { partners-a-piece } paikat.
partners-rank = { $name } partnereineen on sijalla { $rank }.
partners-laid-rest = { $name } ei tarvitse enää kortteja ja laskee yhden pöytään: { partners-card }.
partners-over = Peli on ohi: { $name } partnereineen voittaa.
partners-shared = Peli on ohi: { $name } partnereineen on yksi voiton jakajista.
partners-chapter = Jako { $number }
partners-dealt = { $name } jakaa neljä uutta korttia kullekin: jako { $deal }.
partners-shuffled = { $name } kerää kortit, sekoittaa ja jakaa: jako { $deal }.

# Why something cannot be done
partners-why-hand-on = Ensin jokainen antaa yhden kortin: valitse kortti partnerillesi.
partners-why-not-in-hand = Sinulla ei ole sitä korttia.
partners-why-exchange-over = Kortit on jo vaihdettu. Anna kortti taas seuraavan jaon jälkeen.
partners-why-must-play = Voit käyttää jotakin korttiasi, joten sinun on pelattava. Kortit lasketaan pöytään vain, kun mikään niistä ei käy.
partners-why-card-first = Valitse ensin kortti.
partners-why-seven = Seiskan kaikki seitsemän askelta on käytettävä, eikä se nyt onnistu.
partners-why-swap = Vaihtoon tarvitaan kaksi yksinään seisovaa nappulaa radalla. Niitä ei ole tarpeeksi.
partners-why-two = Et voi siirtää nappulaa kahta ruutua etkä tuoda kahta joukkueesi nappulaa peliin.
partners-why-card-useless = Tuo kortti ei nyt käy millekään nappulalle, jota saat siirtää.
partners-why-card-played = Korttisi on jo pöydässä. Käytä se ensin.
partners-why-taken-back = Olet perunut siirtoja tällä vuorolla jo tarpeeksi. Tee tämä loppuun.
partners-why-nothing-done = Ei ole mitään peruttavaa: siirron voi perua, kun se on kesken.
partners-why-not-out = Tällä kortilla ei saa tuotua peliin sen väristä nappulaa.
partners-why-not-back = Se nappula ei voi nyt mennä neljää ruutua taaksepäin.
partners-why-not-exchangeable = Vain radalla yksinään seisova nappula voi vaihtaa paikkaa, ja vain toisen sellaisen kanssa.
partners-why-not-this-card = Tämä kortti ei tee sellaista.
partners-why-not-there = Se nappula ei pääse niin pitkälle: et saa siirtää sitä, tai jokin on tiellä.
partners-why-moved-already = Seiskalla kutakin nappulaa siirretään vain kerran, ja tämä on jo siirtynyt.
partners-why-too-many = Askelia ei ole niin paljon jäljellä.
partners-why-rest = Se nappula ei voi ottaa niin monta askelta, tai loppuja askelia ei sitten voisi käyttää.
partners-why-not-stop = Seiskan voi lopettaa kesken vasta, kun se on lukinnut oman viimeisen nappulasi.
partners-why-all-seven = Tässä pelissä kaikki seiskan askelet on käytettävä: kesken ei voi lopettaa.
partners-why-one-partner = Kun autat, seiska käytetään yhden partnerin nappuloihin, ja aloitit jo toisen partnerin nappulalla.

# The board. $colour is a colour's name; where a piece stands, seen from its own colour.

partners-board = Pelilauta
partners-from = { $where ->
    [home] aloituskentässä
    [start] aloitusruudussaan
    [lane] maaliympyrässä { $spot }
   *[track] ruudussa { $spot }
}
partners-to = { $towhere ->
    [home] aloituskenttään
    [start] aloitusruutuunsa
    [lane] maaliympyrään { $tospot }
   *[track] ruutuun { $tospot }
}
partners-comes-of-it = { $hit ->
    [nobody] {""}
    [self] : siellä seisoo kaksi, joten nappulasi lähtee kotiin
   *[other] , ja { partners-victim } lähtee kotiin
}
partners-spot-go = { partners-piece } { partners-from }: { $steps } eteenpäin { partners-to }{ partners-comes-of-it }
partners-spot-turn = { partners-piece } { partners-from }: { $steps } askelta, kääntyy ja päätyy { partners-to }{ partners-comes-of-it }
partners-spot-back = { partners-piece } { partners-from }: { $steps } taaksepäin { partners-to }{ partners-comes-of-it }
partners-spot-out = { partners-piece } { partners-from }: tuo se aloitusruutuunsa
partners-spot-piece = { partners-piece } { partners-from }: valitse se, sitten askeleet: { $steps }
partners-spot-swap-first = { partners-piece } { partners-from }: toinen paikkaa vaihtavista
partners-spot-swap-second = { partners-piece } { partners-from }: vaihda paikkaa sen kanssa
partners-steps = Montako askelta?
partners-step = { $steps }
partners-step-back = −{ $steps }
partners-out = peliin
partners-rest = { $rest ->
    [one] 1 askel jäljellä
   *[other] { $rest } askelta jäljellä
}
partners-handed = Valinnut { $count }/{ $all }

# What cards do

partners-does = { $card ->
    [two] 2 eteenpäin tai kaksi nappulaa peliin
    [three] 3 eteenpäin
    [back_four] 4 taaksepäin
    [five] 5 eteenpäin, kaikkien aloitusruutujen ohi
    [six] 6 eteenpäin
    [seven] 7 askelta, jaa miten haluat
    [eight] 8 eteenpäin tai nappula peliin
    [nine] 9 eteenpäin
    [ten] 10 eteenpäin
    [swap] Kaksi nappulaa vaihtaa paikkaa
    [twelve] 12 eteenpäin
    [thirteen] 13 eteenpäin tai nappula peliin
    [one_or_fourteen] 1 tai 14 eteenpäin
   *[face_down] Selkäpuoli ylöspäin
}
partners-hand = Korttisi
partners-hand-of = Pelaajan { $name } kortit
partners-card-play = Kortti { partners-card }: { partners-does }
partners-card-useless = Kortti { partners-card }: { partners-does }. Sitä ei voi nyt käyttää.
partners-card-gift = Kortti { partners-card }: { partners-does }. Annatko sen pelaajalle { $partner }?
partners-card-held = Kortti { partners-card }: { partners-does }
partners-advice-play = Pelaa kortti { partners-card }: { partners-does }
partners-advice-go = { partners-piece } { partners-from }: { $steps } eteenpäin
partners-advice-gift = Anna kortti { partners-card } pelaajalle { $partner }
partners-from-partner = antaja { $name }
partners-how-to = Napauta nyt hohtavaa nappulaa tai palauta kortti napauttamalla sitä uudelleen.
partners-how-to-steps = Kuinka pitkälle se menee?
partners-gift-wrap = Valitse kortti
partners-do-hand-on = Anna pelaajalle { $partner }
partners-gift-given = Kortti pelaajalle { $partner } odottaa selkäpuoli ylöspäin.
partners-no-hand = Kortit loppuivat: pääset taas mukaan seuraavassa jaossa.
partners-no-more-hands = Teidän kaikki nappulanne ovat maalissa: et saa enää kortteja, kun muut pelaavat vielä.

partners-do-lay-down = Laske kortit pöytään
partners-do-take-back = Peru koko siirto
partners-do-stop = Lopeta tähän

partners-purse = { $cards ->
    [0] ei kortteja
    [one] 1 kortti
   *[other] { $cards } korttia
}, aloituskentässä { $home }, maalissa { $locked }/4
partners-score = maalissa { $points }/4
partners-side-score = maalissa { $points }/{ $most }
partners-purse-out = kortit pöydässä, aloituskentässä { $home }, maalissa { $locked }/4

# The status line

partners-status-exchanging = { $whose ->
    [ours] { $name }: valitse salaa kortti pelaajalle { $partner }.
   *[you] Valitse salaa kortti pelaajalle { $partner }.
}
partners-status-waiting = { $count ->
    [one] Kortit vaihtuvat heti, kun { $names } on valinnut.
   *[other] Jokainen antaa yhden kortin. Vielä valitsemassa: { $names }.
}
partners-status-choosing = { $whose ->
    [you] Sinun vuorosi: pelaa kortti.
    [ours] { $name }, sinun vuorosi: pelaa kortti.
   *[other] { $name } valitsee korttia.
}
partners-status-helping = { $whose ->
    [you] Nappulasi ovat maalissa: pelaa kortti partnerin hyväksi ({ $partners }).
    [ours] { $name }, nappulasi ovat maalissa: pelaa kortti partnerin hyväksi ({ $partners }).
   *[other] { $name } on maalissa ja auttaa partneria ({ $partners }).
}
partners-status-stuck = { $whose ->
    [ours] { $name }: mikään korttisi ei käy, joten laske kortit pöytään.
   *[you] Mikään korttisi ei käy: laske kortit pöytään.
}
partners-status-moving = { $whose ->
    [you] Korttisi on { partners-card }: valitse nappula.
    [ours] { $name }, korttisi on { partners-card }: valitse nappula.
   *[other] { $name } pelaa: { partners-card }.
}
partners-status-seven = { $whose ->
    [you] Seiskasi: { partners-rest }. Valitse nappula.
    [ours] { $name }, seiskasi: { partners-rest }. Valitse nappula.
   *[other] { $name } jakaa seiskan askelia: { partners-rest }.
}
partners-status-seven-rest = { $whose ->
    [you] Viimeinen nappulasi on lukittu. Seiskasi: { partners-rest } partnerille ({ $partners }), tai lopeta.
    [ours] { $name }, viimeinen nappulasi on lukittu: { partners-rest } partnerille ({ $partners }), tai lopeta.
   *[other] { $name } on lukinnut viimeisen nappulansa. Seiskasta { partners-rest }.
}
partners-status-swap = { $whose ->
    [other] { $name } vaihtaa kahden nappulan paikat.
   *[you] { $rest ->
        [one] Valitse nyt nappula, jonka kanssa se vaihtaa paikkaa.
        [2] Valitse ensimmäinen nappula, joka vaihtaa paikkaa.
       *[other] Valitse nyt nappula, jonka kanssa se vaihtaa paikkaa.
    }
}
partners-status-second-out = { $whose ->
    [other] { $name } tuo kaksi nappulaa peliin.
   *[you] Yksi nappula on pelissä. Valitse toinen.
}
partners-status-over = Peli on ohi: { $names } ovat saaneet kaikki nappulansa maaliin ja voittavat.
partners-status-stopped = Peli on ohi hyvin monen jaon jälkeen. Pisimmälle pääsivät { $names }{ $sides ->
    [one] { " " }ja voittavat.
   *[other] , ja nämä joukkueet jakavat voiton.
}

# Tips for a first game

partners-hint-exchange = Ajattele partneriasi: aloituskentästä pääsee vain kortilla 2, 8 tai 13. { $form ->
    [teams] Saat kortin toiselta partneriltasi.
   *[pairs] Saat vastineeksi toisen kortin.
}
partners-hint-play = Napauta korttia, niin näet, mihin se veisi, ja sitten hohtavaa nappulaa. Kortit 2, 8 ja 13 tuovat nappuloita peliin.
partners-hint-start = Aloitusruudussasi olet kaikkien muiden tiellä: siitä ei pääse ohi kuin kortilla 5.
partners-hint-track = Jos osut yksinäiseen nappulaan, se lähtee kotiin. Mutta kaksi samanväristä samassa ruudussa on turvassa: toisenvärinen, joka osuu niihin, lähtee itse kotiin.
partners-hint-lane = Täytä terälehti sisältä ulospäin. Liian pitkä kortti kääntää nappulasi takaisin, ja se voi joutua taas ulos.
partners-hint-seven = Napauta nappulaa ja valitse sen askelten määrä. Jatka muilla, kunnes kaikki 7 on käytetty.
partners-hint-seven-helping = Napauta nappulaa ja valitse sen askelten määrä. Kaikki 7 käytetään yhden partnerin nappuloihin: ensimmäinen nappula ratkaisee, kenen.
partners-hint-seven-rest = Kaikki nappulasi on lukittu. Käytä seiskan loput askelet { $count ->
    [one] partnerisi nappuloihin
   *[other] partnereidesi nappuloihin
}{ $rest ->
    [must] : kaikki seitsemän askelta on käytettävä.
   *[may] {" "}tai lopeta: silloin askelet jäävät käyttämättä.
}
partners-hint-swap = Mitkä tahansa kaksi radalla yksinään seisovaa nappulaa voivat vaihtaa paikkaa, kenen tahansa ne ovatkin.
partners-hint-stuck = Sellaista sattuu. Pääset takaisin peliin seuraavassa jaossa.
partners-hint-helping = Nappulasi ovat maalissa, hienoa! Tästä lähtien korttisi siirtävät { $count ->
    [one] partnerisi nappuloita.
   *[other] partnereidesi nappuloita: valitse partneri joka kortille.
}

# The rules page

partners-rules-aim-text = Kuusi väriä kiertää kilpaa kukkaa. Tuot neljä nappulaasi aloituskentästä aloitusruutuusi, kierrät kerran kaikki terälehdet ja päädyt omaa terälehteäsi pitkin maaliin. Mutta voitto tulee vain yhdessä: joukkueesi on ensimmäinen, kun sen kaikkien värien nappulat ovat maalissa.
partners-rules-sides = Kuka pelaa kenenkin kanssa
partners-rules-sides-text = Laudan nauha ja nappuloiden reunat näyttävät, ketkä kuuluvat yhteen.
partners-rules-sides-pairs = Kolme paria: vastakkaiset värit ovat partnereita. Nauha kulkee terälehdestä terälehteen, ja joka parilla on oma reunansa.
partners-rules-sides-teams = Kaksi kolmikkoa: joka toinen väri. Nauha muodostaa kolmion.

partners-rules-deal = Kortit
partners-rules-deal-text = Jokainen saa neljä korttia. Sitten kaikki antavat niistä yhden pois, selkäpuoli ylöspäin ja yhtä aikaa: partnerille, kolmikoissa myötäpäivään seuraavalle partnerille. Jakajan vasemmalla puolella istuva aloittaa. Vuorolla pelataan yksi kortti, myötäpäivään, kunnes kaikkien kortit on käytetty, ja sitten jaetaan taas. Kolmen jaon jälkeen seuraava pelaaja sekoittaa kaikki kortit.
partners-rules-deal-stuck = Jos mikään korttisi ei käy, lasket kortit pöytään ja odotat seuraavaa jakoa. Jos jokin käy, sinun on pelattava se, vaikka se kirpaisisi.

partners-rules-cards = Mitä kortit tekevät
partners-rules-card-out = 8 ja 13: tuo nappula aloituskentästä aloitusruutuusi tai siirrä yhtä eteenpäin.
partners-rules-card-two = 2: yksi nappula 2 eteenpäin. Tai tuo peliin kaksi joukkueesi nappulaa: kaksi omaasi, kaksi saman partnerin tai yksi kahdelta eri pelaajalta.
partners-rules-card-plain = 3, 6, 9, 10 ja 12: yksi nappula niin monta ruutua eteenpäin.
partners-rules-card-five = 5: viisi eteenpäin. Vain vitosella pääsee sellaisen aloitusruudun ohi, jossa joku seisoo.
partners-rules-card-back = 4 taakse: yksi nappula neljä ruutua taaksepäin, mutta ei koskaan maaliympyrästä. Aloitusruudussasi tai heti sen jälkeen se on oikotie: ruudun takana on matkasi loppu.
partners-rules-card-seven = 7: seitsemän askelta, jotka saat jakaa nappuloillesi miten haluat, kullekin kerran. Kaikki on käytettävä. Jos viimeinen nappulasi lukitaan matkalla, loput ovat partnereillesi. ”Seiskan loput askelet” kertoo, saatko myös lopettaa.
partners-rules-card-swap = Vaihto: mitkä tahansa kaksi radalla olevaa nappulaa vaihtavat paikkaa, sinun tai muiden. Ei kuitenkaan nappula, joka on aloitusruudussa, maalissa, aloituskentässä tai samassa ruudussa kaverinsa kanssa.
partners-rules-card-fourteen = 1/14: yksi nappula 1 tai 14 eteenpäin.

partners-rules-way = Matkalla
partners-rules-way-hit = Jos osut yksinäiseen toisenväriseen nappulaan, se lähtee kotiin, vaikka se olisi partnerin.
partners-rules-way-two = Jos osut ruutuun, jossa on vähintään kaksi toisenväristä, oma nappulasi lähtee kotiin. Omat nappulasi saavat olla samassa ruudussa.
partners-rules-way-start = Omassa aloitusruudussaan seisova nappula pysäyttää kaikki muut värit, partneritkin. Itse aloitusruutua ei lasketa: edellisestä ruudusta astutaan suoraan seuraavaan.

partners-rules-goal = Maaliin
partners-rules-goal-text = Neljä maaliympyrää ovat terälehdessäsi, ja ne täytetään sisältä ulospäin. Siellä kukaan ei voi osua sinuun eikä vaihtaa kanssasi paikkaa, eikä kukaan hyppää kenenkään yli. Nappula on lukittu, kun kaikki sisemmät ympyrät ovat täynnä; se ei enää liiku. Liian pitkällä kortilla nappulasi kulkee sisään niin pitkälle kuin pääsee ja loput askeleet takaisin, tarvittaessa radalle asti.
partners-rules-diagram-seven = Jaettu seiska: 4 askelta maaliin, 2 yksinäiseen punaiseen nappulaan, joka lähtee kotiin, ja 1 pois aloitusruudusta.
partners-rules-diagram-home = Kutonen sopii täsmälleen: tästä on kuusi askelta sisimpään vapaaseen ympyrään, ja nappula on lukittu.
partners-rules-diagram-long = Kasi on liian pitkä: kuusi askelta siihen ympyrään ja loput kaksi takaisin.

partners-rules-lesson = Yksi vuoro vaihe vaiheelta
partners-rules-lesson-0 = Vihreällä on yksi nappula maalissa ja kolme pelissä, ja se pelaa seiskan. Kaikki seitsemän askelta on käytettävä.
partners-rules-lesson-1 = Ruudussa 77 oleva nappula ottaa 4 askelta sisimpään vapaaseen ympyrään: se on lukittu. 3 askelta on jäljellä.
partners-rules-lesson-2 = Seuraava nappula ottaa 2 askelta ja osuu yksinäiseen punaiseen nappulaan, joka lähtee kotiin. 1 askel on jäljellä.
partners-rules-lesson-3 = Kolmas nappula ottaa viimeisen askeleen pois aloitusruudusta. Jokainen nappula on siirtynyt kerran, seiska on käytetty.

partners-rules-end = Auttaminen ja pelin loppu
partners-rules-end-text = Kun kaikki neljä nappulaasi on lukittu, korttisi siirtävät partnereidesi nappuloita: kolmikossa valitset partnerin joka kortille uudelleen. Jos jokin korteistasi voi auttaa, se on pelattava. Se joukkue voittaa, jonka kaikki nappulat on ensimmäisenä lukittu. Kolmen parin pelissä asetuksella ”Peli jatkuu” muut pelaavat seuraavista sijoista, eivätkä valmiit saa enää kortteja.
partners-rules-end-seven = Jos seiska lukitsee viimeisen nappulasi, saat käyttää loput askelet partnereidesi nappuloihin tai lopettaa. Asetuksella ”Kaikki seitsemän” ne on käytettävä, muuten nappulaa ei voi lukita niin. Kun jo autat, koko seiska käytetään yhden partnerin nappuloihin.

# What the lab counts: how games end, and the parts they are played with

end-partners-home = Jonkin joukkueen kaikki nappulat ovat maalissa
end-partners-places = Kaikki sijat on ratkaistu
end-partners-limit = Jakojen yläraja tuli vastaan

part-partners-field = Ruudut, joihin nappulat päätyvät
part-partners-hit = Ruudut, joista nappuloita passitetaan kotiin
part-partners-goal = Maaliympyrät, joihin nappulat tulevat, uloimmasta alkaen

part-partners-dealt = Jaetut kortit
part-partners-dealt-two = 2
part-partners-dealt-three = 3
part-partners-dealt-back-four = 4 taakse
part-partners-dealt-five = 5
part-partners-dealt-six = 6
part-partners-dealt-seven = 7
part-partners-dealt-eight = 8
part-partners-dealt-nine = 9
part-partners-dealt-ten = 10
part-partners-dealt-swap = Vaihto
part-partners-dealt-twelve = 12
part-partners-dealt-thirteen = 13
part-partners-dealt-one-or-fourteen = 1 tai 14

part-partners-handed-on = Partnerille annetut kortit
part-partners-handed-on-two = { part-partners-dealt-two }
part-partners-handed-on-three = { part-partners-dealt-three }
part-partners-handed-on-back-four = { part-partners-dealt-back-four }
part-partners-handed-on-five = { part-partners-dealt-five }
part-partners-handed-on-six = { part-partners-dealt-six }
part-partners-handed-on-seven = { part-partners-dealt-seven }
part-partners-handed-on-eight = { part-partners-dealt-eight }
part-partners-handed-on-nine = { part-partners-dealt-nine }
part-partners-handed-on-ten = { part-partners-dealt-ten }
part-partners-handed-on-swap = { part-partners-dealt-swap }
part-partners-handed-on-twelve = { part-partners-dealt-twelve }
part-partners-handed-on-thirteen = { part-partners-dealt-thirteen }
part-partners-handed-on-one-or-fourteen = { part-partners-dealt-one-or-fourteen }

part-partners-played = Pelatut kortit
part-partners-played-two = { part-partners-dealt-two }
part-partners-played-three = { part-partners-dealt-three }
part-partners-played-back-four = { part-partners-dealt-back-four }
part-partners-played-five = { part-partners-dealt-five }
part-partners-played-six = { part-partners-dealt-six }
part-partners-played-seven = { part-partners-dealt-seven }
part-partners-played-eight = { part-partners-dealt-eight }
part-partners-played-nine = { part-partners-dealt-nine }
part-partners-played-ten = { part-partners-dealt-ten }
part-partners-played-swap = { part-partners-dealt-swap }
part-partners-played-twelve = { part-partners-dealt-twelve }
part-partners-played-thirteen = { part-partners-dealt-thirteen }
part-partners-played-one-or-fourteen = { part-partners-dealt-one-or-fourteen }

part-partners-laid-down = Käyttämättä pöytään lasketut kortit
part-partners-laid-down-two = { part-partners-dealt-two }
part-partners-laid-down-three = { part-partners-dealt-three }
part-partners-laid-down-back-four = { part-partners-dealt-back-four }
part-partners-laid-down-five = { part-partners-dealt-five }
part-partners-laid-down-six = { part-partners-dealt-six }
part-partners-laid-down-seven = { part-partners-dealt-seven }
part-partners-laid-down-eight = { part-partners-dealt-eight }
part-partners-laid-down-nine = { part-partners-dealt-nine }
part-partners-laid-down-ten = { part-partners-dealt-ten }
part-partners-laid-down-swap = { part-partners-dealt-swap }
part-partners-laid-down-twelve = { part-partners-dealt-twelve }
part-partners-laid-down-thirteen = { part-partners-dealt-thirteen }
part-partners-laid-down-one-or-fourteen = { part-partners-dealt-one-or-fourteen }

part-partners-use = Mihin kaksitoimisia kortteja käytetään
part-partners-use-two-out = 2: kaksi nappulaa peliin
part-partners-use-two-forward = 2: kaksi ruutua eteenpäin
part-partners-use-eight-out = 8: nappula peliin
part-partners-use-eight-forward = 8: kahdeksan ruutua eteenpäin
part-partners-use-thirteen-out = 13: nappula peliin
part-partners-use-thirteen-forward = 13: kolmetoista ruutua eteenpäin
part-partners-use-one = 1 tai 14: yksi ruutu eteenpäin
part-partners-use-fourteen = 1 tai 14: neljätoista ruutua eteenpäin

part-partners-shared = Saman seiskan jakavat nappulat

part-partners-deed = Mitä pelaajat tekevät
part-partners-deed-bring-out = Tuovat nappulan peliin
part-partners-deed-walk = Kulkevat eteenpäin
part-partners-deed-walk-back = Kulkevat taaksepäin
part-partners-deed-swap = Vaihtavat kahden nappulan paikat
part-partners-deed-lay-down = Laskevat kortit pöytään
part-partners-deed-take-back = Peruvat kesken olevan siirron
part-partners-deed-help = Pelaavat kortin partnerin hyväksi
part-partners-deed-stop = Jättävät seiskan loput askelet käyttämättä

part-partners-blow = Kuka passitetaan kotiin
part-partners-blow-opponent = Vastustaja, johon osuttiin
part-partners-blow-partner = Partneri, johon osuttiin
part-partners-blow-self = Se, joka osui vähintään kahteen

# The lesson: $p0 is the learner, $p3 the partner, $p4 has a piece in the way

partners-lesson-welcome = Kuusi pelaajaa, kolme paria. Vastapäätä istuva { $p3 } on partnerisi: voitatte, kun kaikki kahdeksan nappulaanne ovat maalissa. Hyppäämme mukaan pelin kolmanteen jakoon.
partners-lesson-way = Nappulasi lähtevät aloituskentästä, kiertävät radan kerran ja kääntyvät neljään maaliympyrääsi. Niitä siirretään korteilla.
partners-lesson-hand-on = Jokaisella on neljä korttia, ja ensin kukin antaa niistä yhden partnerille, selkäpuoli ylöspäin. Seiskat ja kasit ovat hyödyllisiä: anna vaihto.
partners-lesson-hand-on-else = Saat antaa minkä haluat. Mutta se kortti kannattaa pitää: anna vaihto.
partners-lesson-exchange = Kaikki tekevät sen yhtä aikaa. Katsotaan, minkä kortin { $p3 } antaa sinulle.
partners-lesson-got = Kasi! Sillä saat nappulan aloituskentästä peliin. Kiitos, { $p3 }! Muutama muu pelaa ennen sinua.
partners-lesson-seven = Sinun vuorosi: pelaa yksi kortti. Seiskan askeleet saa jakaa. Napauta seiskaa, sitten nappulaa, joka on lähimpänä maaliasi, ja ota sillä neljä askelta.
partners-lesson-seven-else = Sekin kävisi. Mutta ensin seiska: sillä voi tehdä jotakin erityistä.
partners-lesson-four-home = Ota nyt ympyröidyllä nappulalla neljä askelta seitsemästä: niillä pääset juuri sisimpään ympyrään.
partners-lesson-four-home-else = Kaikki seitsemän askelta on käytettävä, mutta katsopa: ota ensin neljä nappulalla, joka on lähimpänä maaliasi.
partners-lesson-three-hit = Se on maalissa lopullisesti! Kolme askelta on jäljellä, ja kolmen ruudun päässä toisen nappulasi edessä on vastustaja ({ $p4 }) …
partners-lesson-three-hit-else = Sekin kävisi. Mutta kolmella askeleella ympyröity nappula osuu vastustajaan.
partners-lesson-hit = Osuma! Nappula, johon osut, lähtee kotiin. Kaksi samanväristä samassa ruudussa on turvassa: jos osut niihin, oma nappulasi lähtee kotiin.
partners-lesson-others = Yhdellä seiskalla nappula maaliin ja vastustaja kotiin. Nyt pelaavat muut.
partners-lesson-eight = Taas sinä. Yksi nappula on vielä aloituskentässä, ja sen saa peliin vain kortilla 8, 13 tai 2. Napauta kasia ja sitten aloituskenttääsi.
partners-lesson-eight-else = Tuo ensin viimeinen nappulasi peliin: kasilla.
partners-lesson-out = Kasi siirtää nappulaa kahdeksan ruutua tai tuo yhden peliin: tuo nappula peliin.
partners-lesson-out-else = Myöhemmin! Tuo nyt viimeinen nappulasi aloituskentästä peliin.
partners-lesson-start = Aloitusruudussasi nappula on turvassa, eivätkä muut pääse sen ohi kuin vitosella. Kaksi omaasi saa olla siinä vaikka yhdessä.
partners-lesson-others-again = Muut pelaavat vielä kerran. Jos mikään kortti ei käy, kortit lasketaan pöytään ja odotetaan seuraavaa jakoa.
partners-lesson-second-seven = Radalla pisimmällä oleva nappulasi on kuuden askeleen päässä seuraavasta ympyrästä. Napauta toista seiskaasi, sitä nappulaa ja lukua 6.
partners-lesson-second-seven-else = Kasi veisi sen liian pitkälle: liiat askeleet kuljetaan takaisin. Pelaa seiska.
partners-lesson-six-home = Kuusi askelta ympyröidyllä nappulalla.
partners-lesson-six-home-else = Kuudella askeleella ympyröity nappula pääsee juuri ympyrään.
partners-lesson-one-left = Ja viimeinen askel millä nappulalla haluat: valitse aloitusruudussasi oleva.
partners-lesson-one-left-else = Se nappula on jo hyvässä paikassa. Valitse nappula aloitusruudustasi.
partners-lesson-helping = Kaksi nappulaa on maalissa lopullisesti. Kun kaikki neljä ovat siellä, pelaat partnerisi nappuloilla, joten sinun ei koskaan tarvitse odotella.
partners-lesson-end = Mestarillinen jako! Muista: jaa seiska, säästä kasi tai 13 aloituskentässä olevia varten ja ajattele partneriasi.

# What things are, on the spot

partners-about-card = Kortti { partners-card }
partners-about-home-name = Aloituskenttä
partners-about-home = Täällä yhden värin nappulat odottavat, ja tänne ne palaavat, kun niihin osutaan. Vain 2, 8 tai 13 tuo nappulan aloitusruutuun.
partners-about-start-name = Aloitusruutu
partners-about-start = Tästä tämän värin nappulat tulevat peliin. Omassa aloitusruudussaan nappula on turvassa, eikä muu väri pääse sen ohi kuin vitosella. Itse aloitusruutua ei lasketa.
partners-about-field-name = Radan ruutu
partners-about-field = Jos osut yksinäiseen toisenväriseen nappulaan, se lähtee kotiin; jos osut kahteen, oma nappulasi lähtee kotiin. Toisten ohi saa mennä vapaasti.
partners-about-goal-name = Maaliympyrä
partners-about-goal = Tänne pääsee vain tämä väri, kokonaisen kierroksen jälkeen, ja on turvassa: siihen ei voi osua eikä sen kanssa vaihtaa paikkaa. Ympyrät täytetään sisältä ulospäin, eikä kukaan hyppää kenenkään yli.
partners-about-ribbon-name = Nauha
partners-about-ribbon = Se kulkee partnerilta partnerille. Heidän nappuloillaan on samanlainen reuna, ja he voittavat vain yhdessä.
partners-about-own-name = Oma nappulasi
partners-about-own = Se kiertää radan kerran ja kääntyy terälehteesi. Yksin ruudussa siihen voi osua, ja se lähtee kotiin; kaksi omaasi samassa ruudussa on turvassa.
partners-about-partner-name = Partnerin nappula
partners-about-partner = Voitat vasta, kun sekin on maalissa. Mutta varo: jos osut siihen, se lähtee kotiin niin kuin muutkin. Kun kaikki omat nappulasi on lukittu, korttisi siirtävät sitä.
partners-about-opponent-name = Vastustajan nappula
partners-about-opponent = Jos se on yksin ruudussa ja osut siihen, se lähtee kotiin. Aloitusruudussaan ja maalissaan se on turvassa.
partners-about-piece-name = Nappula
partners-about-piece = Se kiertää radan kerran ja kääntyy omaan terälehteensä. Yksin ruudussa siihen voi osua, ja se lähtee kotiin; kaksi samanväristä samassa ruudussa on turvassa.
partners-about-pair-name = Kaksi samassa ruudussa
partners-about-pair = Yhdessä ne ovat turvassa: se, joka osuu tähän, lähtee itse kotiin, eikä vaihto voi erottaa niitä. Niiden ohi saa mennä, paitsi jos ne ovat aloitusruudussaan.
partners-about-locked-name = Lukittu nappula
partners-about-locked = Kaikki sisemmät ympyrät ovat täynnä, joten se on maalissa lopullisesti eikä enää liiku. Kun olet lukinnut kaikki neljä, korttisi siirtävät partnereidesi nappuloita.
