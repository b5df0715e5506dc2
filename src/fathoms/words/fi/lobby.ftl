# The front page and setting up a table

lobby-title = Lautapelejä
lobby-tagline = Lautapelejä, joissa on syvyyttä. Vedä tuoli pöydän ääreen.
lobby-play-now = Pelaa heti
lobby-play-now-about = { $bots ->
    [one] vastassa botti
   *[other] vastassa { $bots } bottia
}
lobby-friends = Kavereiden kanssa
lobby-screen = Tällä ruudulla
lobby-solo = Yksinpelin pulmat
lobby-options = Asetukset
lobby-english-only = vain englanniksi

lobby-lab = Labra
lobby-lab-about = Kuinka pitkä peli-ilta on? Voittaako ykköspaikka liian usein? Pelauta tuhansia pelejä ja katso.

lobby-games = Pelisi

lobby-mine = Pöytäsi
lobby-mine-over = Loppuun pelatut pöytäsi
lobby-open = Vapaa paikka
lobby-open-none = Kukaan ei juuri nyt etsi pelaajia. Perusta pöytä ystävien kanssa ja näytä se täällä.
lobby-open-more = { $others } muuta
lobby-running = Katsottavia pelejä
lobby-no-tables = Ei vielä pöytiä. Sinun voisi olla ensimmäinen.
lobby-table-players = { $people ->
    [0] ei vielä ketään
    [one] { $names }
   *[other] { $names }
}
lobby-table-your-turn = sinun vuorosi
lobby-table-status = { $status ->
    [waiting] { $open ->
        [one] yksi paikka vapaana
       *[other] { $open } paikkaa vapaana
    }
    [playing] käynnissä
    [over] päättynyt
   *[closed] suljettu
}

lobby-table-asked = sinut on kutsuttu peliin
lobby-table-missing = odotetaan: { $names }
lobby-table-won = { $share ->
    [1] voitit
   *[other] { $percent } % voitosta
}
lobby-table-winner = { $winners ->
    [one] { $names } voitti
   *[other] voittajat: { $names }
}

# Which game, as last time, and tables that are over
lobby-find = Etsi peli
lobby-find-people = Pelaajien määrä
lobby-find-people-any = Pelaajat
lobby-find-people-some = { $people ->
    [one] 1 pelaaja
   *[other] { $people } pelaajaa
}
lobby-find-minutes = Kuinka kauan saa kestää
lobby-find-minutes-any = Kesto
lobby-find-minutes-some = enintään { $minutes } min
lobby-find-none = Mikään peli ei täsmää.
lobby-find-all = Näytä kaikki pelit
lobby-last = Kuten viimeksi
lobby-last-players = { $players ->
    [one] 1 pelaaja
   *[other] { $players } pelaajaa
}
lobby-last-bots = { $bots ->
    [one] yksi botti
   *[other] { $bots } bottia
}
lobby-last-open = { $open ->
    [one] yksi vapaa paikka
   *[other] { $open } vapaata paikkaa
}
lobby-forget = Unohda tämä peli: { $game }, { $date }
lobby-forget-about = Poista peli luettelostasi ja nimesi pöydästä
lobby-forget-sure = Unohdetaanko?

# Several people at one browser
family-title = Kuka pelaa?
family-about = Jokaisella, joka pelaa täällä, voi olla oma nimi ja väri. Ne pysyvät tässä selaimessa; tilejä ei ole.
family-who = Kuka pelaa: { $name }
family-plays = pelaa nyt
family-name = Nimi
family-colour = Väri
family-colour-number = Väri { $number }
family-colour-about = Uudessa pöydässä saat värisi paikan, jos pöydässä on sellainen.
family-remove = Poista { $name }
family-new = Joku muu
family-add = Lisää

lobby-setup = Uusi pöytä: { $game }
lobby-players = Montako pelaajaa?
lobby-seats = Kuka istuu missä?
lobby-seat-kind = Paikka { $number }: kuka pelaa
lobby-seat-name = Paikka { $number }: nimi
lobby-seat-me = { $first ->
    [yes] Minä
   *[no] Tällä ruudulla
}
lobby-seat-open = Kuka tahansa, jolla on linkki
lobby-public = Näytä pöytä aulassa, kuka tahansa saa liittyä
lobby-hints = Vihjeet
lobby-hints-about = Vuorollasi voit kysyä, mitä vahvin botti tekisi, jos se tietäisi vain sen, minkä sinäkin.
lobby-undo = Peruminen
lobby-undo-about = Siirron voi perua, kun kukaan muu ei ole vielä tehnyt mitään eikä kukaan ole saanut siitä tietää mitään.
lobby-undo-clocked = Ei pöydässä, jossa on kello.
lobby-clock = Kello
lobby-clock-none = Ei kelloa: pelatkaa rauhassa
lobby-chat = Vapaa keskustelu
lobby-chat-about = Pelaajat saavat kirjoittaa toisilleen mitä haluavat, eivät vain valmiita sanoja.
lobby-many-seats = Monta paikkaa samalle
lobby-many-seats-about = Yksi kävijä saa ottaa useamman paikan ja nähdä siis useamman pelaajan kortit.
lobby-look-back = Jälkeenpäin avoin kaikille
lobby-look-back-about = Kun peli on ohi, kuka tahansa, jolla on linkki, näkee kaikkien kortit ja analyysin, eivät vain pelaajat.
lobby-start = Perusta pöytä

# Options that many games have; one with words of its own for them uses those
option-first = Kuka aloittaa
option-first-about = Arvotaan, tai sinä valitset.
option-first-value = { $value ->
    [lot] Arvotaan
   *[seat] Pelaaja { $value }
}

# Names for guests who have not chosen one
lobby-name-1 = Rohkea Saukko
lobby-name-2 = Märkä Sukka
lobby-name-3 = Kapteeni Ankka
lobby-name-4 = Onnen Lisko
lobby-name-5 = Suolarinkeli
lobby-name-6 = Herra Loiske
lobby-name-7 = Kurasaapas
lobby-name-8 = Kuplakuningatar
lobby-name-9 = Uninen Ankerias
lobby-name-10 = Ruosteämpäri
lobby-name-11 = Iloinen Simpukka
lobby-name-12 = Jalo Katkarapu

# Besides sitting at a table
lobby-doors = Pulmat, piirtäminen, tulostus, labra
lobby-daily = Päivän pulma
lobby-daily-about = Joka päivä uusi, kaikille sama.
lobby-draw = Piirrä lauta
lobby-draw-about = Oma lauta pelattavaksi ja jaettavaksi.
lobby-print = Tulosta
lobby-print-about = Laudat ja säännöt paperilla.
