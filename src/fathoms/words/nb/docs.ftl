# The short page about Fathoms in each language (docs/<language>/index.md)

docs-about = Fathoms er et bord for fem brettspill. Åpne en side, send vennene dine en lenke og spill: ved én skjerm, over nettet eller mot boter som ikke vet mer enn et menneske på plassen deres.
docs-start = Slik spiller du
docs-start-install = Du trenger en datamaskin med Linux, Python 3.11 eller nyere, make og git. To linjer i terminalen, så står det hvilken adresse du skal åpne i nettleseren:
docs-start-address = adressen til dette kodelageret
docs-start-link = Velg et spill og trykk på kortet. Lenken til bordet går til dem som skal spille med deg; den åpnes på telefoner, nettbrett og datamaskiner.
docs-start-alone = Ingen der? Boter på fire nivåer setter seg ned hos deg, fra plaskeren til dypdykkeren.
docs-start-language = Siden snakker nettleserens språk. Globusen øverst bytter det.
docs-rules = Spillene og reglene deres
