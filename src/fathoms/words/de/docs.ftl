# The short page about Fathoms in each language (docs/<language>/index.md)

docs-about = Fathoms ist ein Tisch für fünf Brettspiele. Öffne eine Seite, schick deinen Freunden einen Link und spielt los: an einem Gerät, übers Netz oder gegen Bots, die nicht mehr wissen als ein Mensch auf ihrem Platz.
docs-start = So spielst du
docs-start-install = Du brauchst einen Rechner mit Linux, Python 3.11 oder neuer, make und git. Zwei Zeilen im Terminal, und es steht da, welche Adresse du im Browser öffnest:
docs-start-address = Adresse dieses Repositorys
docs-start-link = Such dir ein Spiel aus und drück auf seine Karte. Den Link zum Tisch bekommt, wer mitspielen soll; er öffnet sich auf Handys, Tablets und Computern.
docs-start-alone = Niemand da? Bots in vier Stärken setzen sich zu dir, vom Planscher bis zum Tiefseetaucher.
docs-start-language = Die Seite spricht die Sprache deines Browsers. Mit der Weltkugel oben stellst du sie um.
docs-rules = Die Spiele und ihre Regeln
