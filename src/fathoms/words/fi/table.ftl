# A table: seats, invitation, what went on, and looking back

table-loading = Etsitään pöytääsi …
table-connection-lost = Yhteys katkesi. Yritetään saada se takaisin …
table-closing = Palvelin käynnistyy uudelleen. Mitään ei katoa: peli jatkuu hetken päästä.
table-waiting-status = Odotetaan pelaajia. Lähetä heille linkki.
table-waiting-guest = Istu pöytään: sinulle on paikka.
table-waiting = { $open ->
    [0] Kaikki ovat täällä
    [one] Yksi paikka on vielä vapaana
   *[other] { $open } paikkaa on vielä vapaana
}

table-seats = Pelaajat
table-seat-number = Pelaaja { $number }
table-seat-open = Vapaa paikka
table-seat-menu = Paikka: { $name }
table-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
table-points-of = { $points } / { $most } pistettä
table-thinking = miettii
table-here = paikalla
table-not-here = poissa
table-away = poissa, botti pelaa
table-stood-in = botti on pelannut tässä jonkin aikaa
table-you = sinä
table-name = Nimi
table-name-full = Nimessä voi olla enintään { $letters } merkkiä.
table-rename = Vaihda nimi
table-sit = Istu tähän
table-add-bot = Lisää botti
table-bot-level = Kuinka hyvin botti pelaa
table-open-seat = Vapauta paikka
table-leave = Lähde paikalta
table-leave-about = { $status ->
    [waiting] Voit luovuttaa paikkasi jollekin toiselle.
   *[other] Jos lähdet, botti pelaa puolestasi, kunnes palaat.
}
table-come-back = Palaa pelaamaan
table-concede = Luovuta
table-concede-about = { $partners ->
    [0] Botti pelaa paikkasi loppuun, ja tuloksessa näkyy, että luovutit. Et voi palata tähän peliin.
   *[some] Botti pelaa paikkasi loppuun parisi rinnalla, ja tuloksessa näkyy, että luovutit. Et voi palata tähän peliin.
}
table-concede-sure = Kyllä, luovuta
table-conceded = luovutti, botti jatkoi
table-watching = { $others ->
    [0] Katselet peliä.
    [one] Sinä ja yksi muu katselette peliä.
   *[other] Sinä ja { $others } muuta katselette peliä.
}
table-watched = { $people ->
    [one] Yksi katselija
   *[other] { $people } katselijaa
}
table-ask-seat = Pyydä paikkaa
table-ask-seat-about = Pelaajat näkevät, että haluaisit mukaan.
table-wants-seat = { $name } haluaisi mukaan peliin.
table-wants-seat-guest = Joku katselija haluaisi mukaan peliin.
table-give-seat = Anna paikka, jolla pelaa { $bot }
table-friend-away = { $name } on poissa: annetaanko botin pelata?
table-friend-grace = { $name } menetti yhteyden. Botti voi pelata hänen puolestaan { $seconds ->
    [one] 1 sekunnin
   *[other] { $seconds } sekunnin
} päästä.
table-remove = Poista
table-remove-name = Poista { $name } pöydästä
table-remove-about = { $name } menettää paikkansa eikä voi enää ottaa paikkaa tästä pöydästä. Katsella saa yhä.
table-remove-not = Älä poista
table-many-seats-on = Tässä pöydässä sama ihminen saa ottaa monta paikkaa.
table-look-back-on = Kun peli on ohi, kuka tahansa, jolla on linkki, näkee kaikkien kortit.
table-replace-about = { $name } on poissa. Botti voi pelata hänen puolestaan, kunnes hän palaa.
table-replace = Anna botin ”{ $bot }” pelata

table-share = Kutsu
table-share-about = Kuka tahansa, jolla on tämä linkki, voi ottaa vapaan paikan tai katsella.
table-share-alone = Tämä linkki toimii vain tällä koneella.
table-share-address = Jos haluat mukaan muita kotoasi, käynnistä Fathoms valinnalla { $option } ja avaa täälläkin { $address }.
table-link = Linkki tähän pöytään
table-copy = Kopioi linkki
table-copied = Kopioitu!
table-send = Jaa
table-send-text = Tule pelaamaan kanssani!
table-qr = QR-koodi, jossa on linkki tähän pöytään

table-log = Mitä tapahtui
table-log-time-up = { $name }: aika loppui, joten pöytä pelaa hänen puolestaan.
table-log-ready = { $name } on valmiina.
table-log-conceded = { $name } luovuttaa: botti pelaa paikan loppuun.
table-log-taken-back = { $name } perui viimeisen siirron.
table-actions = Mitä voit tehdä
table-skip = Hyppää eteenpäin
table-surprise = Mitä siinä tapahtui?
table-surprise-close = Sulje
table-surprise-step = { $step }/{ $steps }: { $what }
table-surprise-began = Näin se alkoi.
table-surprise-stop = Takaisin peliin
table-hint = Vinkki
table-hint-known = Selvä
table-ask-hint = Vihje
table-ask-hint-about = Mitä vahvin botti tekisi?
table-hint-thinking = Mietitään vihjettä …
table-hint-says = Vihje: { $action }
table-hint-close = Sulje vihje
table-hints-on = Vihjeet ovat käytössä: vuorossa oleva saa kysyä, mitä vahvin botti tekisi.
table-clock = { $kind ->
    [move] { $time } joka siirtoon
   *[budget] { $grows ->
        [no] { $time } koko peliin
       *[yes] { $time } koko peliin ja { $more } lisää joka siirrosta
    }
}
table-clock-on = Pelissä on kello: { $clock }. Kun aika loppuu, pöytä pelaa puolestasi.
table-clock-left = Aikaa jäljellä: { $time }
table-clock-warn = Aikaa on jäljellä { $seconds } sekuntia.
table-clock-hours = { $hours } t { $minutes } min
table-clock-days = { $days } pv { $hours } t
table-time = { $unit ->
    [day] { $number ->
        [one] 1 päivä
       *[other] { $number } päivää
    }
    [hour] { $number ->
        [one] 1 tunti
       *[other] { $number } tuntia
    }
    [minute] { $number ->
        [one] 1 minuutti
       *[other] { $number } minuuttia
    }
   *[second] { $number ->
        [one] 1 sekunti
       *[other] { $number } sekuntia
    }
}
table-undo = Peru
table-undo-about = Peru viimeisin siirtosi
table-undo-none = Ei ole mitään peruttavaa: siirron voi perua, kun kukaan muu ei ole vielä tehnyt mitään eikä saanut siitä tietää mitään.
table-undo-on = Siirron voi perua, kun kukaan muu ei ole vielä tehnyt mitään eikä saanut siitä tietää mitään.
table-glass = { $seconds ->
    [one] 1 sekunti jäljellä
   *[other] { $seconds } sekuntia jäljellä
}
table-curtain = Nyt saa katsoa vain { $name }.
table-curtain-lift = Minä olen { $name }: näytä
table-switch = Kenen laudalla pelataan
table-gate = Tiimalasi käynnistyy, kun kaikki ovat valmiina.
table-gate-about = Katsele rauhassa ympärillesi. Tiimalasi käynnistyy, kun kaikki ovat valmiina.
table-gate-others = Odotetaan vielä: { $names }.
table-gate-own = { $name }, ei kiirettä. Oma tiimalasisi käynnistyy, kun olet valmiina, ja vain sinä katsot.
table-gate-ready = Valmiina!

table-result = Tulos
table-finale-turn = Tässä peli kääntyi: { $what }
table-finale-next = Pelatkaa uudestaan tai katso peli siirto siirrolta.
table-winner = { $winners ->
    [1] { $names } voittaa!
    [side] Yhteinen voitto: { $names }!
   *[other] Voitto jaetaan: { $names }
}
table-you-win = Sinä voitit!
table-you-win-with = Voitit, ja kanssasi { $names }!
table-with = yhdessä: { $names }
table-share-of-win = { $percent } % voitosta
table-rematch = Pelaa uudelleen
table-to-rematch = Uusintapeliin
table-review = Analyysi
table-replay = Katso uudelleen
table-replay-eyes = Kenen silmin
table-replay-everyone = kaikkien
table-replay-step = Siirto { $step }/{ $steps }
table-replay-first = Alkuun
table-replay-back = Siirto taaksepäin
table-replay-forth = Siirto eteenpäin
table-replay-final = Loppuun
table-replay-run = Toista
table-replay-rest = Tauko
table-replay-close = Lopeta katselu
table-replay-failed = Peliä ei saatu haettua. { $why }
table-replay-speed = Nopeus
table-replay-slow = Hidas
table-replay-normal = Tavallinen
table-replay-quick = Nopea
table-chapter = Luku
table-chapter-start = Alku
table-chapter-back = Luku taaksepäin
table-chapter-forth = Luku eteenpäin
table-chapter-turn = Vuoro { $number }: { $name }

# Taking a seat to another device
move-about = Voit jatkaa toisella laitteella. Paikka siirtyy mukanasi, ja tämä sivu jää katsojaksi.
move-code = Siirrä toiselle laitteelle
move-again = Näytä uusi koodi
move-good = Avaa { $address }, valitse ”Minulla on koodi” ja kirjoita tämä koodi. Se toimii kerran, { $minutes ->
    [one] 1 minuutin
   *[other] { $minutes } minuutin
} ajan.
move-moved = Jatkat peliä toisella laitteella. Tässä voit katsella.
move-have-code = Minulla on koodi
move-type = Koodi toiselta laitteeltasi
move-go = Jatka täällä

# Playing again together
again-else = Jotakin muuta
again-title = Pelatkaa taas yhdessä
again-game = Mikä peli?
again-another-about = Kaikki tulevat mukaan; botit täyttävät pöydän tai väistyvät sen mukaan, mitä peli tarvitsee.
again-move = Vaihtakaa paikkoja
again-move-about = Kaikki siirtyvät yhden paikan eteenpäin, botitkin.
again-ask = { $others ->
    [0] Pelaa
    [one] Kutsu toinen pelaaja
   *[other] Kutsu kaikki
}
again-asked = { $people ->
    [one] { $names } kutsuu sinut jatkamaan: { $what }
   *[other] { $names } kutsuvat sinut jatkamaan: { $what }
}
again-come = Lähde mukaan
again-not = Ei tällä kertaa
again-is-asked = kutsuttu
table-waiting-for = Odotetaan vielä: { $names }.
series-how-many = Montako peliä?
series-of = { $of ->
    [1] Yksi
    [3] Paras kolmesta
    [5] Paras viidestä
    [7] Paras seitsemästä
   *[other] Pelejä enintään { $of }
}
series-on = { $of ->
    [3] Paras kolmesta
    [5] Paras viidestä
    [7] Paras seitsemästä
   *[other] Pelejä enintään { $of }
}: tämä on { $game }. peli.
series-title = { $game }/{ $of } · { $title }
series-has = { $name } { $wins }
series-stands = { $of ->
    [3] Paras kolmesta
    [5] Paras viidestä
    [7] Paras seitsemästä
   *[other] Pelejä enintään { $of }
}, tilanne { $game }. pelin jälkeen:
series-won = { $winners ->
    [1] { $names } voittaa sarjan!
    [side] Yhteinen sarjavoitto: { $names }!
   *[other] Sarjavoitto jaetaan: { $names }.
}
series-next = Peli { $game }/{ $of }

table-notices = Kerro, kun on minun vuoroni
table-notices-about = Selaimesi näyttää ilmoituksen, kun tämä sivu ei ole näkyvissä.
table-notices-refused = Selaimesi ei salli ilmoituksia. Voit muuttaa sen tämän sivun asetuksista selaimessasi.

table-talk = Sano jotakin
table-talk-unread = { $unread ->
    [one] Sano jotakin: yksi lukematon viesti
   *[other] Sano jotakin: { $unread } lukematonta viestiä
}
table-talk-none = Kukaan ei ole vielä sanonut mitään.
table-talk-whom = Ketä kuulet
table-talk-said = Mitä on sanottu
table-talk-words = Sanat
table-talk-sign = Reaktio: { $sign }
table-talk-write = Kirjoita kaikille pöydässä
table-talk-send = Lähetä
table-mute = Mykistä { $name }
table-mute-about = Et näe, mitä hän sanoo täällä.

# What can be said at the table with one tap
word-hello = Hei!
word-good-luck = Onnea peliin!
word-nice = Hieno siirto!
word-thanks = Kiitos!
word-oops = Hups!
word-sorry = Anteeksi!
word-thinking = Hetki, mietin …
word-well-played = Hyvin pelattu!
word-heart = lähettää sydämen
word-star = antaa tähden
word-laugh = nauraa
word-wow = on äimän käkenä

# Bots: what kind, and what they are called at the table
bot-random = Botti: pelaa miten sattuu
bot-greedy = Botti: pelaa järkevästi
bot-paddler = Botti: Polskija, oppi juuri säännöt
bot-snorkeller = Botti: Snorklaaja, lipsahtaa joskus
bot-diver = Botti: Sukeltaja, pelaa järkevästi
bot-deep-diver = Botti: Syväsukeltaja, kaikkein vahvin
bot-name-1 = Pultti
bot-name-2 = Kapteeni Tukos
bot-name-3 = Niitti
bot-name-4 = Mäntä
bot-name-5 = Ratas
bot-name-6 = Tiiviste
bot-name-7 = Venttiili
bot-name-8 = Suutin

table-zoom = Zoomaus
table-zoom-in = Suuremmaksi
table-zoom-out = Pienemmäksi
table-zoom-all = Näytä kaikki
