# The short page about Fathoms in each language (docs/<language>/index.md)

docs-about = Fathoms er et bord til fem brætspil. Åbn en side, send dine venner et link, og spil: ved én skærm, over nettet eller mod botter, der ikke ved mere end et menneske på deres plads.
docs-start = Sådan spiller du
docs-start-install = Du skal bruge en computer med Linux, Python 3.11 eller nyere, make og git. To linjer i terminalen, så står der, hvilken adresse du skal åbne i browseren:
docs-start-address = adressen på dette repository
docs-start-link = Vælg et spil, og tryk på dets kort. Linket til bordet får dem, der skal spille med; det åbner på telefoner, tablets og computere.
docs-start-alone = Er der ingen? Botter på fire niveauer sætter sig til bordet hos dig, fra plaskeren til dybhavsdykkeren.
docs-start-language = Siden taler din browsers sprog. Globussen øverst skifter det.
docs-rules = Spillene og deres regler
