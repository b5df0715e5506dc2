# Dykarna
#
# $name is the player a line is about, $crew the number of the crew (0 north, 1 east, 2 south, 3 west), $diver the
# number of a diver in it, from 1.

# The game in a few words

dykarna-title = Dykarna
dykarna-tagline = Sukella mereen, jota kukaan ei tunne, löydä sen aarteet ja tuo ne kotiin pyörteiden, haiden ja kilpailijoiden ohi.
dykarna-facts = 2 tai 4 pelaajaa · noin 55 minuuttia pienellä merellä · löytöjä, taktiikkaa ja meri, jolla on oma tahto

dykarna-option-sea = Meri
dykarna-option-sea-about = Kuinka paljon on tutkittavaa.
dykarna-option-sea-large = Suuri
dykarna-option-sea-large-about = 11 × 11 laattaa, 40 aarretta, puolitoista–kaksi tuntia.
dykarna-option-sea-small = Pieni
dykarna-option-sea-small-about = 8 × 8 laattaa, 20 aarretta, vajaa tunti.
dykarna-option-form = Kuka pelaa kenenkin kanssa
dykarna-option-form-about = Partnerit istuvat vastakkain. Kahdella pelaajalla on kummallakin kaksi venettä.
dykarna-option-form-teams = Parit
dykarna-option-form-teams-about = Voitat yhdessä vastapäätä istuvan pelaajan kanssa.
dykarna-option-form-solo = Jokainen omaan laskuun
dykarna-option-form-solo-about = Kaikki muut sukeltajat ovat vastustajia.
dykarna-option-form-two = Kaksi venettä kummallakin
dykarna-option-form-two-about = Kaksi pelaajaa: kummallakin kaksi vastakkaista venettä, joita siirretään vuorotellen.
dykarna-option-crews = Yhden pelaajan miehistöt
dykarna-option-crews-about = Kun pelaajia on kaksi, kummallakin on kaksi venettä. Kuuluvatko niiden sukeltajat yhteen?
dykarna-option-crews-together = Yhdessä
dykarna-option-crews-together-about = Kaikki kuusi sukeltajaa jakavat laatat, saaret ja veneet ja vapauttavat toisiaan.
dykarna-option-crews-apart = Erillään
dykarna-option-crews-apart-about = Kaksi miehistöä väistää toisiaan, niin kuin partnerit.

dykarna-solo-players = ”Jokainen omaan laskuun” vaatii { $players } pelaajaa.
dykarna-crews-players = Vain kaksi pelaajaa voi pitää miehistönsä erillään: neljällä on kullakin vain yksi.

# What happened

dyk-placed = { $name } laskee vesille { $crew ->
    [0] pohjoisen veneen
    [1] itäisen veneen
    [2] eteläisen veneen
   *[3] läntisen veneen
}.
dyk-passed = { $name } mieluummin passaa kuin maksaa.
dyk-drove = { $name } ajaa { $crew ->
    [0] pohjoista venettä
    [1] itäistä venettä
    [2] eteläistä venettä
   *[3] läntistä venettä
} rannikkoa pitkin.
dyk-picked-up = { $name }: sukeltaja { $diver } poimitaan kyytiin.
dyk-set-off = { $how ->
    [out] { $name }: sukeltaja { $diver } lähtee veneestä
    [walk] { $name }: sukeltaja { $diver } kävelee rantaa pitkin
    [trudge] { $name }: sukeltaja { $diver } tarpoo eteenpäin
    [wish] { $name }: sukeltaja { $diver } käyttää toivomuksensa
   *[step] { $name }: sukeltaja { $diver } ui eteenpäin
}{ $load ->
    [1] {" "}aarteen kanssa.
   *[0] .
}
dyk-ransom = { $name } maksaa merisiilille yhden aarteen.
dyk-met-unknown = Kuka tietää, mitä siellä on?
dyk-met-open = { $fresh ->
    [1] Avomerta, ei muuta.
   *[0] Vesi on tyyni.
}
dyk-met-treasure = { $pieces ->
    [one] Aarre!
   *[other] { $pieces } aarretta!
}
dyk-met-island = { $fresh ->
    [1] Saari! Siellä kukaan ei voi tönäistä sukeltajaa.
   *[0] Turvassa saarella.
}
dyk-met-turtle = { $fresh ->
    [1] Kilpikonna! Sukeltaja jää vuoroksi silittämään sitä.
   *[0] Kilpikonna on taas tiellä: vuoron viivytys.
}
dyk-met-mud = { $fresh ->
    [1] Mutaa! Sukeltaja seisoo ensimmäisellä mättäällä.
   *[0] Sukeltaja seisoo mudassa mättäällä { $tussock }.
}
dyk-met-urchin = { $fresh ->
    [1] Merisiili! Se haluaa aarteen, ennen kuin päästää sukeltajan.
   *[0] Merisiili vaatii sukeltajasta lunnaita.
}
dyk-met-octopus = { $caught ->
    [1] Mustekala nappaa sukeltajan. Nyt auttaa vain toveri.
   *[0] Toveri tulee apuun: mustekala päästää irti.
}
dyk-met-goldfish = Kultakala! Sukeltaja saa toivomuksen.
dyk-met-shark = Hai!
dyk-met-stingray = Rausku viskaa sukeltajan pois mereltä.
dyk-met-anemone = Merivuokko polttaa: sukeltaja lentää takaisin.
dyk-met-whirl = Pyörre vetää sukeltajan eteenpäin.
dyk-met-seahorse = Merihevonen loikkaa sukeltaja selässään.
dyk-met-current = Virta vie sukeltajan mukanaan.
dyk-ashore = { $name }: sukeltaja { $diver } on rannalla.
dyk-aboard = { $whose ->
    [own] { $name }: sukeltaja { $diver } on taas veneessä.
    [second] Sukeltaja { $diver } ({ $name }) nousee pelaajan toiseen veneeseen.
    [mate] { $name }: sukeltaja { $diver } nousee partnerin veneeseen.
   *[other] { $name }: sukeltaja { $diver } päätyy vieraaseen veneeseen.
}
dyk-brought-home = { $name } tuo aarteen kotiin: niitä on nyt { $total }.
dyk-sent-back = Kaikki reitit ovat tukossa: sukeltaja palaa lähtöpaikkaansa.
dyk-lost-piece = { $name } antaa aarteen upota mutaan.
dyk-struck = { $name }: sukeltaja { $diver } tönäistään takaisin veneeseen.
dyk-out = { $why ->
    [eaten] { $name }: sukeltaja { $diver } tuli syödyksi.
    [stuck] { $name }: sukeltaja { $diver } pyörii ympyrää ikuisesti ja on pois pelistä.
    [sunk] { $name }: sukeltaja { $diver } uppoaa mutaan.
   *[drowned] { $name }: sukeltaja { $diver } hukkuu.
}
dyk-skipped = { $name } ei voi siirtää ja passaa.
dyk-over-home = Kaikki aarteet ovat kotona. Peli on ohi.
dyk-over-nobody = Yhtään sukeltajaa ei ole jäljellä. Peli on ohi.
dyk-over-limit = Meren ylle laskeutuu pimeys. Peli on ohi.
dyk-over-passes = Kukaan ei voi tai halua enää siirtää. Peli on ohi.

# Why something cannot be done

dyk-why-corner-taken = Siinä kulmassa on jo toinen vene. Valitse toinen paikka rannikoltasi.
dyk-why-place-first = Sijoita ensin veneesi rannikollesi.
dyk-why-placed = Veneet ovat jo paikoillaan: siirrä sukeltajaa tai aja venettäsi.
dyk-why-choose-way = Sukeltajaa viedään: valitse, mihin se jatkaa.
dyk-why-choose-shore = Sukeltaja lensi kulman yli: valitse paikka sen vierestä.
dyk-why-choose-loss = Mätäs kantaa vain kaksi: valitse, mikä uppoaa.
dyk-why-choose-drowned = Vene kantaa vain kolme: valitse, kuka hukkuu.
dyk-why-choose-payer = Merisiili odottaa aarrettaan: valitse vene, joka maksaa.
dyk-why-no-choice = Nyt ei ole mitään valittavaa: siirrä sukeltajaa tai aja venettäsi.
dyk-why-must-move = Voit siirtää, joten sinun on siirrettävä.
dyk-why-first-out = Pelin aivan ensimmäisellä siirrolla sukeltaja lähtee veneestään: valitse, mikä.
dyk-why-coast-ends = Vene ei pääse siihen suuntaan pidemmälle: se pysyy omalla rannikollaan, ja kulmaan mahtuu vain yksi vene.
dyk-why-nobody-drives = Venettäsi ei voi nyt ajaa: kyydissä pitää olla sen oma sukeltaja, joka saa liikkua.
dyk-why-nobody-drives-together = Sitä venettä ei voi nyt ajaa: kyydissä pitää olla sukeltajasi, joka saa liikkua.
dyk-why-out = Se sukeltaja on pois pelistä.
dyk-why-delayed = Kilpikonna viivyttää sitä sukeltajaa tämän vuoron. Siirrä toista.
dyk-why-caught = Mustekala pitää sitä sukeltajaa, kunnes toinen saman veneen sukeltaja tulee.
dyk-why-caught-together = Mustekala pitää sitä sukeltajaa, kunnes toinen sukeltajistasi tulee.
dyk-why-no-ransom = Merisiili haluaa aarteen jostakin veneestäsi, eikä niissä ole yhtään.
dyk-why-in-boat = Veneestä sukeltaja pääsee vain suoraan veneen takana olevalle laatalle.
dyk-why-on-shore = Rannalta sukeltaja voi vain kävellä rantaa pitkin tai nousta veneeseen.
dyk-why-not-in-boat = Se sukeltaja ei ole veneessä.
dyk-why-not-on-shore = Se sukeltaja ei ole rannalla.
dyk-why-no-boat-to-pass = Veneen ohi kävellään vain, kun jokainen pelaa omaan laskuunsa ja veneessä on sen omaa miehistöä.
dyk-why-in-mud = Sen sukeltajan on ensin kuljettava mudan kaikkien mättäiden läpi.
dyk-why-through-mud = Sen sukeltajan edessä ei ole seuraavaa mätästä.
dyk-why-no-treasure = Sen sukeltajan kohdalla ei ole aarretta.
dyk-why-edge = Siellä ei ole merta eikä venettä.
dyk-why-not-their-boat = Aarteen voi viedä vain oman joukkueen veneeseen.
dyk-why-island-treasure = Aarretta ei saa viedä saarelle.
dyk-why-known-only = Aarteen voi viedä vain, kun reitin jokainen laatta tunnetaan ja aarre voi jäädä viimeiselle.
dyk-why-loop = Se reitti kiertää ympyrää ikuisesti.
dyk-why-barred = Se reitti päättyy saarelle, jolla on joku muu.
dyk-why-barred-partner = Se reitti päättyy partnerisi luo tai saarelle, jolla on joku muu.
dyk-why-barred-other-boat = Se reitti päättyy toisen veneesi sukeltajan luo tai varatulle saarelle.
dyk-why-danger = Kukaan ei mene sinne vapaaehtoisesti: reitti vie pois mereltä tai merivuokon, rauskun, hain tai kultakalan luo.
dyk-why-no-wish = Sillä sukeltajalla ei ole toivomusta jäljellä.
dyk-why-there-already = Sukeltaja on jo siellä.

# The board

dyk-sea = Meri ja sen ranta. Nuolinäppäimillä liikutaan paikasta toiseen, Page Down vie seuraavaan valittavaan paikkaan.
dyk-place = Rivi { $row }, sarake { $column }
dyk-place-shore = { $crew ->
    [0] Pohjoisranta
    [1] Itäranta
    [2] Eteläranta
   *[3] Länsiranta
}, paikka { $spot }
dyk-place-corner = Kulman takana
dyk-arrow = virtaa { $way ->
    [0] pohjoiseen
    [1] koilliseen
    [2] itään
    [3] kaakkoon
    [4] etelään
    [5] lounaaseen
    [6] länteen
   *[7] luoteeseen
}
dyk-tail = pyrstö osoittaa { $way ->
    [0] pohjoiseen
    [2] itään
    [4] etelään
   *[6] länteen
}
dyk-pieces = { $pieces ->
    [one] 1 aarre
   *[other] { $pieces } aarretta
}
dyk-score = { $points ->
    [one] 1 aarre kotona
   *[other] { $points } aarretta kotona
}
dyk-boat = { $pieces ->
    [0] vene ({ $name })
    [one] vene ({ $name }), kyydissä 1 aarre
   *[other] vene ({ $name }), kyydissä { $pieces } aarretta
}
dyk-diver = sukeltaja { $diver } ({ $name })
dyk-diver-number = Sukeltaja { $diver }:
dyk-purse = { $divers ->
    [one] 1 sukeltaja jäljellä
   *[other] { $divers } sukeltajaa jäljellä
}, { $pieces ->
    [one] veneessä 1 aarre
   *[other] veneessä { $pieces } aarretta
}
dyk-hoard = Missä aarteet ovat (yhteensä { $pieces })
dyk-hoard-hidden = { $pieces } piilossa
dyk-hoard-found = { $pieces } löydetty
dyk-hoard-home = { $pieces } kotona
dyk-hoard-lost = { $pieces } menetetty

# The crew

dyk-crew = { $crew ->
    [0] Pohjoinen miehistö
    [1] Itäinen miehistö
    [2] Eteläinen miehistö
   *[3] Läntinen miehistö
}
dyk-boat-drive = aja venettä
dyk-carry = Tässä on aarre
dyk-carry-yes = Ota yksi mukaan
dyk-carry-no = Jätä tähän
dyk-wish = Kultakalan toivomus
dyk-wish-no = Säästä se
dyk-wish-yes = Käytä toivomus
dyk-state-out = poissa
dyk-state-caught = napattu
dyk-state-delayed = odottaa
dyk-state-held = jumissa
dyk-state-wish = toivomus
dyk-state-boat = veneessä
dyk-state-shore = rannalla
dyk-state-sea = meressä
dyk-state-mud = mudassa { $tussock }/{ $tussocks }

# What you can do

dyk-go-place = Sijoita veneesi tähän
dyk-go-drive = Aja vene tähän
dyk-go-step = { $carry ->
    [1] { $where ->
        [boat] Sukeltaja { $diver } tuo aarteen veneeseen
       *[sea] Sukeltaja { $diver } tuo aarteen tähän
    }
   *[0] { $where ->
        [boat] Sukeltaja { $diver } nousee veneeseen
       *[sea] Sukeltaja { $diver } ui tähän
    }
}
dyk-go-leave-boat = Sukeltaja { $diver } lähtee veneestä tähän
dyk-go-trudge = { $carry ->
    [1] Sukeltaja { $diver } tarpoo seuraavalle mättäälle aarteen kanssa
   *[0] Sukeltaja { $diver } tarpoo seuraavalle mättäälle
}
dyk-go-walk = Sukeltaja { $diver } kävelee tähän
dyk-go-walk-past = Sukeltaja { $diver } kävelee veneen ohi
dyk-go-wish = { $carry ->
    [1] Sukeltaja { $diver } toivoo pääsevänsä tähän aarteen kanssa
   *[0] Sukeltaja { $diver } toivoo pääsevänsä tähän
}
dyk-go-flow = Tätä kautta
dyk-go-land = Nouse rantaan tässä
dyk-then-unknown = Kukaan ei tiedä, mitä siellä on.
dyk-then-choice = Sitten valitset, mihin jatkaa.
dyk-then-open = Päättyy tyyneen veteen.
dyk-then-island = Turvassa: siellä kukaan ei voi tönäistä sitä.
dyk-then-turtle = Kilpikonna viivyttää sitä sen veneen seuraavan vuoron ajan.
dyk-then-mud = Tarvottavia mättäitä: { $tussocks }.
dyk-then-trudge = Yksi mätäs eteenpäin.
dyk-then-urchin = Lähtö maksaa aarteen.
dyk-then-octopus = { $rescue ->
    [1] Vapauttaa sukeltajasi mustekalalta.
   *[0] { $together ->
        [1] Mustekala nappaa sen, kunnes toinen sukeltajistasi tulee.
       *[0] Mustekala nappaa sen, kunnes toinen tämän veneen sukeltaja tulee.
    }
}
dyk-then-struck = Tönäisee takaisin veneeseen: sukeltaja { $diver } ({ $name }).
dyk-then-out = Pois pelistä: sukeltaja { $diver } ({ $name }).
dyk-then-home = Yksi aarre kotiin!
dyk-then-ransom = Maksaa yhden aarteen veneistäsi.
dyk-sure = Oletko varma? Valitse uudelleen.
dyk-do-pass = Passaa maksamatta
dyk-do-lose = Uppoaa: sukeltaja { $diver } ({ $name })
dyk-do-lose-piece = Anna aarteen upota
dyk-do-drown = Hukkuu: sukeltaja { $diver } ({ $name })
dyk-do-pay = { $crew ->
    [0] Pohjoinen vene maksaa
    [1] Itäinen vene maksaa
    [2] Eteläinen vene maksaa
   *[3] Läntinen vene maksaa
}

# The status line

dyk-status-placing = { $whose ->
    [you] Sinun vuorosi: sijoita veneesi { $crew ->
        [0] pohjoiselle
        [1] itäiselle
        [2] eteläiselle
       *[3] läntiselle
    } rannikollesi.
    [ours] { $name }, sijoita veneesi { $crew ->
        [0] pohjoiselle
        [1] itäiselle
        [2] eteläiselle
       *[3] läntiselle
    } rannikollesi.
   *[other] { $name } valitsee paikkaa veneelle.
}
dyk-status-moving = { $whose ->
    [you] Sinun vuorosi: valitse sukeltaja tai veneesi ja sitten paikka.
    [ours] { $name }, sinun vuorosi: valitse sukeltaja tai veneesi ja sitten paikka.
   *[other] { $name } miettii siirtoa.
}
dyk-status-first = { $whose ->
    [you] Sinun vuorosi, pelin ensimmäinen: valitse sukeltaja, joka lähtee veneestä.
    [ours] { $name }, sinulla on pelin ensimmäinen vuoro: valitse sukeltaja, joka lähtee veneestä.
   *[other] { $name } lähettää matkaan ensimmäisen sukeltajan.
}
dyk-status-moving-boat = { $whose ->
    [you] Sinun vuorosi, { $crew ->
        [0] pohjoinen vene
        [1] itäinen vene
        [2] eteläinen vene
       *[3] läntinen vene
    } sukeltajineen: valitse, kuka liikkuu ja mihin.
    [ours] { $name }, sinun vuorosi: { $crew ->
        [0] pohjoinen vene
        [1] itäinen vene
        [2] eteläinen vene
       *[3] läntinen vene
    } sukeltajineen.
   *[other] { $name } miettii siirtoa.
}
dyk-status-stuck = { $whose ->
    [ours] { $name }, voit vain passata.
   *[you] Voit vain passata.
}
dyk-status-flowing = { $face ->
    [seahorse] { $whose ->
        [you] Merihevonen loikkaa sukeltajasi kanssa: valitse, mihin.
        [ours] { $name }, merihevonen loikkaa sukeltajasi kanssa: valitse, mihin.
       *[other] Merihevonen loikkaa sukeltajan kanssa ({ $name }).
    }
    [current] { $whose ->
        [you] Virta haarautuu: valitse sukeltajasi reitti.
        [ours] { $name }, virta haarautuu: valitse sukeltajasi reitti.
       *[other] Virta vie sukeltajan mukanaan ({ $name }).
    }
   *[other] { $whose ->
        [you] Meri vie sukeltajaasi: valitse reitti.
        [ours] { $name }, meri vie sukeltajaasi: valitse reitti.
       *[other] Meri vie sukeltajan mukanaan ({ $name }).
    }
}
dyk-status-rounding = { $whose ->
    [you] Sukeltajasi lensi kulman yli: valitse, mihin se putoaa.
    [ours] { $name }, sukeltajasi lensi kulman yli: valitse, mihin se putoaa.
   *[other] Sukeltaja lensi kulman yli ({ $name }).
}
dyk-status-losing = { $whose ->
    [you] Mätäs kantaa vain kaksi: valitse, mikä uppoaa.
    [ours] { $name }, mätäs kantaa vain kaksi: valitse, mikä uppoaa.
   *[other] Mättäällä on liikaa painoa: { $name } valitsee, mikä uppoaa.
}
dyk-status-drowning = { $whose ->
    [you] Veneesi kantaa vain kolme: valitse, kuka hukkuu.
    [ours] { $name }, veneesi kantaa vain kolme: valitse, kuka hukkuu.
   *[other] Veneessä on liikaa väkeä: { $name } valitsee, kuka hukkuu.
}
dyk-status-paying = { $whose ->
    [you] Merisiili haluaa aarteen: valitse vene, joka maksaa.
    [ours] { $name }, merisiili haluaa aarteen: valitse vene, joka maksaa.
   *[other] { $name } valitsee veneen, joka maksaa merisiilille.
}
dyk-status-over = { $sides ->
    [1] { $winners ->
        [1] Peli on ohi: { $names } voittaa { $pieces ->
            [one] 1 aarteella.
           *[other] { $pieces } aarteella.
        }
       *[other] Peli on ohi: { $names } voittavat yhdessä { $pieces ->
            [one] 1 aarteella.
           *[other] { $pieces } aarteella.
        }
    }
   *[other] Peli on ohi: { $names } jakavat voiton, aarteita yhtä monta: { $pieces }.
}

# Tips for a first game

dyk-hint-placing = Sukeltajasi lähtevät mereen suoraan veneen takaa ja palaavat kotiin kolmelta sitä lähimmältä laatalta. Rannikon keskeltä on eniten reittejä.
dyk-hint-out = Kaikki tämän veneen sukeltajat ovat kyydissä. Lähetä yksi hohtavalle laatalle: laatta käännetään esiin ja jää esiin.
dyk-hint-explore = Sukeltaja ui yhden laatan mihin suuntaan tahansa, vene kulkee yhden paikan rannikkoasi pitkin. Osoita hohtavaa paikkaa, niin näet, mitä siitä tiedetään seuraavan.
dyk-hint-carry = Aarre! Kuljeta niitä yksi kerrallaan tunnettuja vesiä pitkin oman joukkueesi veneeseen.
dyk-hint-wish = Yhdellä sukeltajistasi on kultakalan toivomus: kerran mille tahansa laatalle tai mihin tahansa veneeseen.
dyk-hint-caught = { $together ->
    [1] Mustekala päästää irti heti, kun toinen sukeltajistasi tulee paikalle, kummasta veneestä tahansa.
   *[0] Mustekala päästää irti heti, kun toinen saman veneen sukeltaja tulee paikalle.
}
dyk-hint-held = Merisiili päästää sukeltajasi yhdestä veneidesi aarteesta. Maksaa ei ole pakko.
dyk-hint-mud = Mudassa sukeltaja kulkee mättäältä mättäälle, ennen kuin se pääsee pois.
dyk-hint-shore = { $solo ->
    [1] Rannalla sukeltaja kävelee, kunnes se tulee veneen luo ja nousee kyytiin. Se saa kävellä ohi veneestä, jonka miehistö hukuttaisi sen.
   *[0] Rannalla sukeltaja kävelee, kunnes se tulee veneen luo ja nousee kyytiin. Vastustajan veneessä, jossa on miehistöä, se hukkuu.
}
dyk-hint-flowing = Kohtasit juuri jotakin, joka vie sukeltajia mukanaan. Valitse yksi hohtavista paikoista.
dyk-hint-rounding = Kulman yli lentänyt sukeltaja putoaa jommallekummalle viereisistä rannikoista.
dyk-hint-losing = Mätäs kantaa kaksi, ja sukeltajat ja aarteet painavat yhtä paljon. Se, minkä nyt valitset, on pois pelistä.
dyk-hint-drowning = Veneessä on kolme paikkaa. Muista, että tönäistykin sukeltaja palaa veneeseen.
dyk-hint-paying = Aarre on samanarvoinen kaikissa joukkueesi veneissä, joten mikä tahansa niistä voi maksaa.

# The fourteen tiles

dyk-legend = Laatat
dyk-legend-title = Mitä tässä meressä on
dyk-unseen = { $tiles ->
    [0] kaikki löydetty
    [one] 1 löytämättä
   *[other] { $tiles } löytämättä
}
dyk-tile-unknown = tuntematon
dyk-tile-open = Avomeri
dyk-tile-treasure = Aarre
dyk-tile-island = Saari
dyk-tile-turtle = Kilpikonna
dyk-tile-mud = { $tussocks ->
    [0] Muta
    [one] Muta, 1 mätäs
   *[other] Muta, { $tussocks } mätästä
}
dyk-tile-urchin = Merisiili
dyk-tile-octopus = Mustekala
dyk-tile-current = Virta
dyk-tile-whirl = Pyörre
dyk-tile-anemone = Merivuokko
dyk-tile-seahorse = Merihevonen
dyk-tile-stingray = Rausku
dyk-tile-goldfish = Kultakala
dyk-tile-shark = Hai
dyk-about-open = Täällä ei tapahdu mitään.
dyk-about-treasure = Esiin tulee yhdestä neljään aarretta. Sen jälkeen laatta on avomerta.
dyk-about-island = Täällä ketään ei voi tönäistä, ja täällä oleva pitää muut poissa. Aarteita ei saa tuoda maihin.
dyk-about-turtle = Sukeltaja jättää väliin miehistönsä seuraavan vuoron.
dyk-about-mud = Sukeltaja kulkee kaikkien mättäiden läpi, yhden siirrollaan. Samalla mättäällä olevat vastustajat tönäistään pois. Mätäs kantaa kaksi, sukeltajat ja aarteet yhteensä: jos jää enemmän, siirtänyt pelaaja valitsee, mikä uppoaa.
dyk-about-urchin = Sukeltaja pääsee jatkamaan, kun sen joukkue maksaa aarteen veneestä.
dyk-about-octopus = Pitää sukeltajaa, kunnes joku sen tovereista tulee.
dyk-about-current = Vie sukeltajaa yhden askeleen nuolen suuntaan. Juuri esiin käännetty virta saa viedä sen pois mereltä, tunnettu ei.
dyk-about-whirl = Vetää sukeltajaa vielä yhden askeleen kulkusuuntaan.
dyk-about-anemone = Heittää sukeltajan takaisin kaksi askelta tulosuuntaan.
dyk-about-seahorse = Loikkaa sukeltajan kanssa: kaksi laattaa eteen ja yksi sivulle.
dyk-about-stingray = Viskaa sukeltajan rantaan suoraan sinne, mihin pyrstö osoittaa.
dyk-about-goldfish = Antaa yhden toivomuksen: mille tahansa laatalle tai mihin tahansa veneeseen.
dyk-about-shark = Syö sukeltajan.

# The rules page

dyk-rules-aim-text = Jossakin vanhan kartan alla on paljon uponneita aarteita ja jotakin, jolla on lonkerot. Lähetä sukeltajasi tutkimaan merta laatta laatalta ja tuo löydöt kotiin. Se joukkue voittaa, jonka veneissä on eniten aarteita.
dyk-rules-piece-tile = meri, piilossa
dyk-rules-piece-diver = joka veneessä 3 sukeltajaa
dyk-rules-piece-boat = 4 venettä
dyk-rules-piece-treasure = 40 aarretta, pienessä meressä 20
dyk-rules-set-up = Kunkin veneen rannikko on yksi meren sivu. Arvottu vene aloittaa, ja veneet sijoitetaan vuorotellen kolme sukeltajaa kyydissään johonkin omalle rannikolleen. Kulmalaatan vieressä saa olla vain yksi vene.
dyk-rules-turn = Sinun vuorosi: yksi siirto
dyk-rules-turn-text = Siirrä yhtä sukeltajaa tai venettäsi. Jos voit siirtää, sinun on siirrettävä, ellei jokainen siirto maksaisi lunnaita. Pelin aivan ensimmäisellä siirrolla sukeltaja lähtee veneestään.
dyk-rules-move-swim = Meressä sukeltaja ui jollekin kahdeksasta viereisestä laatasta. Piilossa oleva laatta käännetään esiin, jää esiin ja vaikuttaa heti.
dyk-rules-move-out = Veneestä sukeltaja lähtee laatalle suoraan veneen takana.
dyk-rules-move-aboard = Kolmelta venettä lähimmältä laatalta sukeltaja voi nousta veneeseen.
dyk-rules-move-drive = Omassa veneessään oleva sukeltaja voi ajaa sitä yhden paikan veneen rannikkoa pitkin. Vastaan tulevat rannalla olevat sukeltajat poimitaan kyytiin; vastustajat hukkuvat.
dyk-rules-move-shore = Rannalla sukeltaja kävelee yhden paikan, myös meren kulmien ympäri, kunnes se tulee veneen luo ja nousee kyytiin. Kun jokainen pelaa omaan laskuunsa, se saa kävellä vastustajien veneen ohi.
dyk-rules-lesson = Muutama vuoro vaihe vaiheelta
dyk-rules-lu = Lu
dyk-rules-lesson-0 = Lu pelaa etelärannikolta, ja osa merestä tunnetaan. Sukeltaja 1 on lähdössä veneestä.
dyk-rules-lesson-1 = Laatta veneen takana on virta: se vie sukeltajan heti koilliseen. Siellä paljastuu pyörre, joka vetää sen vielä askeleen samaan suuntaan. Ja siellä: kolme aarretta! Nyt siirto on ohi.
dyk-rules-lesson-2 = Seuraavalla vuorolla sukeltaja ottaa yhden aarteen mukaan tunnetulle, tyynelle laatalle.
dyk-rules-lesson-3 = Vielä yksi askel. Tämä laatta on yksi kolmesta venettä lähimmästä.
dyk-rules-lesson-4 = Veneeseen: aarre on kotona. Kaksi muuta odottaa löytöpaikallaan.
dyk-rules-tiles = Neljätoista laattaa
dyk-rules-tiles-text = Seitsemän ensimmäistä ja kultakala päättävät siirron. Virta, pyörre, merivuokko, merihevonen ja rausku vievät sukeltajan heti eteenpäin, joskus pois mereltä.
dyk-rules-treasure = Aarteet
dyk-rules-treasure-text = Jos sukeltaja aloittaa siirtonsa aarteen kohdalta, se saa ottaa yhden mukaansa: laatalle, joka on esillä eikä ole saari, tai oman joukkueen veneeseen. Ei koskaan laatalle, jonka se kääntää esiin tällä siirrolla. Tunnettujen virtojen, pyörteiden ja merihevosten läpi aarre kulkee mukana, jos koko reitti tunnetaan. Samalla laatalla saa olla kuinka monta tahansa. Veneeseen tuotu aarre on kotona lopullisesti, ellei sillä makseta lunnaita.
dyk-rules-meeting = Kun kohdataan muita
dyk-rules-meeting-strike = Laatalla, jolle tulet, vastustajat tönäistään takaisin veneeseensä. Saarella ketään ei voi tönäistä, ja siellä olevan sukeltajan luo pääsevät vain toverit.
dyk-rules-meeting-partner = Toverit saavat olla samalla laatalla: saman veneen kolme sukeltajaa tai, kun pelaajia on kaksi, pelaajan kaikki kuusi. Laatalle, jolla on partnerisi sukeltajia, ei saa mennä. Jos kaksi pelaajaa pitää miehistönsä erillään, ne ovat toisilleen kuin partnerin miehistöjä.
dyk-rules-meeting-boat = Sukeltaja hukkuu, jos se nousee vastustajan veneeseen, jossa on miehistöä. Tyhjässä veneessä se saa olla jonkin aikaa, kunnes vastustaja nousee kyytiin.
dyk-rules-meeting-room = Veneessä on kolme paikkaa. Kun kyytiin tulee enemmän, veneen omistaja sanoo, kuka hukkuu.
dyk-rules-chain = Tunnetut vedet ja pitkät ketjut
dyk-rules-chain-fresh = Jos sukeltaja joutuu piilossa olevalle laatalle, se kääntää laatan esiin ja jatkaa siitä, niin monesti kuin tarvitaan. Jos reittejä on useita, pelaaja valitsee.
dyk-rules-chain-known = Kukaan ei mene vapaaehtoisesti tunnetun hain, rauskun, merivuokon tai kultakalan luo, eikä tunnettuun virtaan, pyörteeseen tai merihevosen selkään, josta pääsee vain niiden luo, pois mereltä, ikuisesti ympyrää, partnerin sukeltajien luo tai varatulle saarelle.
dyk-rules-chain-danger = Jotakin juuri esiin kääntäneellä sukeltajalla ei ole samaa onnea: jos kaikki reitit vievät vaaraan, vaaraan se menee. Ja juuri esiin käännetty virta saa viedä sen myös pois mereltä.
dyk-rules-chain-loop = Jos ketju ei koskaan lopu, sukeltaja pyörii ympyrää ikuisesti ja on pois pelistä.
dyk-rules-chain-barred = Jos kaikki reitit päättyvät partnerin sukeltajien luo tai varatulle saarelle, sukeltaja palaa siirtonsa lähtöpaikkaan, ja siirto on käytetty.
dyk-rules-diagram-carry = Yksi askel, ja meri hoitaa loput: virta vie sukeltajan koilliseen, seuraava pohjoiseen, ja pyörre vetää sen vielä askeleen samaan suuntaan. Aarteen luona siirto on ohi.
dyk-rules-diagram-danger = Ei sallittu: tämän virran tiedetään vievän pyörteen yli hain luo. Sukeltajalla, joka kääntää virran tai pyörteen esiin vasta tässä siirrossa, ei ole valinnanvaraa, ja se joutuu sinne.
dyk-rules-end = Pelin loppu
dyk-rules-end-text = Peli on ohi, kun kaikki pelissä olevat aarteet ovat veneissä. Se päättyy myös, kun sukeltajia ei ole jäljellä, kun kukaan ei voi tai halua enää siirtää tai 3000 siirron jälkeen. Eniten aarteita kerännyt joukkue voittaa; jos niitä on yhtä monta, tulee tasapeli. Lunnaina maksetut ja mutaan uponneet aarteet ovat pois pelistä.
dyk-rules-forms = Pelitavat
dyk-rules-form-teams = Neljä pelaajaa pareina: partnerit istuvat vastakkain ja voittavat yhdessä.
dyk-rules-form-two = Kaksi pelaajaa, kummallakin kaksi vastakkaista venettä. Veneiden vuorot kiertävät pöydän ympäri, ja kukin liikuttaa omia sukeltajiaan. Pelaajan kaikki kuusi sukeltajaa ovat tovereita molemmissa veneissä, ellette valitse pitää miehistöjä erillään.
dyk-rules-form-solo = Neljä pelaajaa, jokainen omaan laskuun: kaikki muut sukeltajat ovat vastustajia.
dyk-rules-form-small = Pienessä meressä on 8 × 8 laattaa ja 20 aarretta: lyhyempi peli.

# What the lab counts: how games end, and the parts they are played with

end-dykarna-home = Kaikki aarteet ovat kotona
end-dykarna-nobody = Yhtään sukeltajaa ei ole jäljellä
end-dykarna-limit = Siirtojen yläraja tuli vastaan
end-dykarna-passes = Kukaan ei voi tai halua enää siirtää

part-dykarna-square = Ruudut, joihin sukeltajat tulevat

part-dykarna-tile = Laatat, joille sukeltajat tulevat
part-dykarna-tile-open = Avomeri
part-dykarna-tile-treasure = Aarre
part-dykarna-tile-island = Saari
part-dykarna-tile-turtle = Kilpikonna
part-dykarna-tile-mud = Muta
part-dykarna-tile-urchin = Merisiili
part-dykarna-tile-octopus = Mustekala
part-dykarna-tile-goldfish = Kultakala
part-dykarna-tile-shark = Hai
part-dykarna-tile-stingray = Rausku
part-dykarna-tile-anemone = Merivuokko
part-dykarna-tile-whirl = Pyörre
part-dykarna-tile-seahorse = Merihevonen
part-dykarna-tile-current = Virta

part-dykarna-turned-up = Esiin käännetyt laatat
part-dykarna-turned-up-open = { part-dykarna-tile-open }
part-dykarna-turned-up-treasure = { part-dykarna-tile-treasure }
part-dykarna-turned-up-island = { part-dykarna-tile-island }
part-dykarna-turned-up-turtle = { part-dykarna-tile-turtle }
part-dykarna-turned-up-mud = { part-dykarna-tile-mud }
part-dykarna-turned-up-urchin = { part-dykarna-tile-urchin }
part-dykarna-turned-up-octopus = { part-dykarna-tile-octopus }
part-dykarna-turned-up-goldfish = { part-dykarna-tile-goldfish }
part-dykarna-turned-up-shark = { part-dykarna-tile-shark }
part-dykarna-turned-up-stingray = { part-dykarna-tile-stingray }
part-dykarna-turned-up-anemone = { part-dykarna-tile-anemone }
part-dykarna-turned-up-whirl = { part-dykarna-tile-whirl }
part-dykarna-turned-up-seahorse = { part-dykarna-tile-seahorse }
part-dykarna-turned-up-current = { part-dykarna-tile-current }

part-dykarna-done = Mitä pelaajat tekevät
part-dykarna-done-leave-boat = Lähtevät veneestä
part-dykarna-done-step = Uivat
part-dykarna-done-carry = Uivat aarteen kanssa
part-dykarna-done-trudge = Tarpovat mudassa
part-dykarna-done-walk = Kävelevät rantaa pitkin
part-dykarna-done-drive = Ajavat venettä
part-dykarna-done-pass = Passaavat
part-dykarna-done-flow = Valitsevat jatkoreitin
part-dykarna-done-wish = Käyttävät toivomuksen

part-dykarna-event = Mitä tapahtuu
part-dykarna-event-brought-home = Aarre tuodaan kotiin
part-dykarna-event-struck = Sukeltaja tönäistään
part-dykarna-event-ransom = Lunnaat maksetaan
part-dykarna-event-sent-back = Sukeltaja palaa, kun kaikki reitit ovat tukossa
part-dykarna-event-treasure-sunk = Aarre uppoaa mutaan

part-dykarna-lost = Miten sukeltajia menetetään
part-dykarna-lost-eaten = Hai söi
part-dykarna-lost-stuck = Jäi kiertämään kehää
part-dykarna-lost-drowned = Hukkui
part-dykarna-lost-sunk = Upposi mutaan

# The lesson: $p0 is the learner, $p2 the partner, $p1 and $p3 are their opponents

dykarna-lesson-welcome = Meri, jota kukaan ei tunne! Sukeltajasi etsivät aarteita sen laattojen alta ja tuovat ne veneeseesi. { $p2 } on partnerisi; { $p1 } ja { $p3 } ovat teitä vastaan.
dykarna-lesson-place = Sijoita ensin veneesi rannikollesi ympyröityyn paikkaan. Veneessä istuu kolme sukeltajaa.
dykarna-lesson-place-else = Mikä tahansa paikka rannikollasi kävisi. Ota nyt ympyröity.
dykarna-lesson-others-place = Vuorolla tehdään yksi siirto, ja vuoro kiertää myötäpäivään. Katsotaan, mihin { $p1 } sijoittaa veneen ja mitä muut tekevät.
dykarna-lesson-leave = Sinun vuorosi. Sukeltaja lähtee veneestä suoraan merelle, veneen viereiselle laatalle. Menoksi!
dykarna-lesson-leave-else = Vene voi odottaa. Ensin sukeltaja menee veteen: ympyröidylle laatalle.
dykarna-lesson-open-sea = Avomerta: mitään ei tapahdu, ja siirtosi on ohi. Laatat jäävät esiin kaikkien nähtäväksi.
dykarna-lesson-step = Meressä sukeltaja ui jollekin kahdeksasta viereisestä laatasta. Valitse ympyröity.
dykarna-lesson-step-else = Kuka tietää, mitä siellä on? Kokeile nyt ympyröityä laattaa.
dykarna-lesson-chain = Virta! Se vei sukeltajasi heti nuolen suuntaan, seuraavalle laatalle. Tällaiset ketjut voivat olla pitkiä.
dykarna-lesson-treasure = Ja se vei aarteille: niitä on siellä nyt neljä. Muut siirtävät, ja sitten haet yhden.
dykarna-lesson-carry = Sukeltaja kuljettaa yhden aarteen kerrallaan. Veneesi on aivan vieressä: vie aarre kyytiin.
dykarna-lesson-carry-else = Ensin aarre, ennen kuin joku muu ehtii: veneeseen, ja aarre mukaan!
dykarna-lesson-home = Yksi aarre on kotona! Veneessä se on turvassa, ja se lasketaan sinun ja partnerisi yhteiseksi.
dykarna-lesson-partner = Muut jatkavat. Katso, mitä { $p3 } tekee: merihevonen loikkaa kuin shakin ratsu.
dykarna-lesson-drive = Kolme aarretta on jäljellä. Ovela temppu: sukeltajan sijasta liikkuukin vene. Aja sitä yksi paikka oikealle.
dykarna-lesson-drive-else = Kävisi, mutta hitaammin. Aja mieluummin vene aarteiden luo.
dykarna-lesson-driven = Nyt aarteet ovat veneesi viereisellä laatalla. Odota vuoroasi …
dykarna-lesson-leave-again = Lähetä toinen sukeltaja suoraan aarteiden luo.
dykarna-lesson-leave-again-else = Lähetä mieluummin veneestä sukeltaja ympyröidylle laatalle.
dykarna-lesson-mud = Jotkut sukeltajat ovat jumissa mudassa ja tarpovat mättäältä mättäälle, yhden mättään vuorolla.
dykarna-lesson-explore = Sukeltajasi voisi viedä aarteen kotiin. Mutta ole kerran utelias: jätä aarre ja katso, mitä ympyröidyn laatan alla on.
dykarna-lesson-explore-else = Järkevää! Mutta ole nyt kerran utelias: ui ympyröidylle laatalle.
dykarna-lesson-stingray = Rausku! Se viskasi sukeltajasi pyrstöllään pois laudalta, kaukaiselle rannalle. Kaikki laatat eivät ole ystävällisiä.
dykarna-lesson-no-harm = Ei hätää: rannalta sukeltaja voi kävellä veneen luo. Tunnettuun vaaraan ei kenenkään tarvitse mennä. Pahempia ovat hai ja loputtomat ketjut.
dykarna-lesson-third = Sinulla on vielä sukeltajia. Lähetä kolmas aarteiden luo.
dykarna-lesson-third-else = Se voi odottaa: lähetä kolmas sukeltaja aarteiden luo.
dykarna-lesson-third-out = Nyt nopeasti: muutkin saavat ottaa aarteita, ja jos vastustaja tulee sukeltajasi laatalle, sukeltajasi tönäistään takaisin veneeseen.
dykarna-lesson-carry-again = Tuo aarre kotiin!
dykarna-lesson-carry-again-else = Veneeseen, ja ota aarre mukaan!
dykarna-lesson-end = Kaksi aarretta teille, yksi vastustajille: olette johdossa! Peli päättyy, kun kaikki aarteet ovat kotona. ”Laatat” laudan vieressä kertoo jokaisesta otuksesta.

# What things are, on the spot

dyk-about-unknown-name = Laatta, jota kukaan ei vielä tunne
dyk-about-unknown = Joka tänne tulee, kääntää laatan esiin, ja se vaikuttaa heti. Laatta jää esiin kaikille.
dyk-about-diver-name = Sukeltaja
dyk-about-diver = Vuorolla liikkuu yksi sukeltaja: ulos veneestä, jollekin kahdeksasta viereisestä laatasta tai takaisin kyytiin. Se kuljettaa yhden aarteen kerrallaan.
dyk-about-boat-name = Vene
dyk-about-boat = Veneessä aarteet ovat turvassa ja lasketaan puolellesi. Sukeltajan sijasta saat siirtää venettä yhden paikan rantaa pitkin.
