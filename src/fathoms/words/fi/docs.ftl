# The short page about Fathoms in each language (docs/<language>/index.md)

docs-about = Fathoms on pöytä viidelle lautapelille. Avaa sivu, lähetä kavereillesi linkki ja pelatkaa: samalla ruudulla, verkossa tai botteja vastaan, jotka eivät tiedä enempää kuin ihminen niiden paikalla.
docs-start = Näin pelaat
docs-start-install = Tarvitset Linux-tietokoneen, jossa on Python 3.11 tai uudempi, make ja git. Kirjoita päätteeseen kaksi riviä, niin näet, minkä osoitteen avaat selaimessa:
docs-start-address = tämän repositorion osoite
docs-start-link = Valitse peli ja paina sen korttia. Lähetä pöydän linkki niille, joiden kanssa pelaat; se aukeaa puhelimessa, tabletissa ja tietokoneessa.
docs-start-alone = Eikö ketään ole paikalla? Seuraksesi istuu neljän tason botteja, polskijasta syväsukeltajaan.
docs-start-language = Sivu puhuu selaimesi kieltä. Yläreunan maapallosta sen voi vaihtaa.
docs-rules = Pelit ja niiden säännöt
