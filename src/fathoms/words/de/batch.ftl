# Simulations: many games at once

batch-games-wrong = Die Anzahl der Spiele muss eine ganze Zahl von 1 bis { $most } sein, nicht { $given }.
batch-memory = { $given } Spiele passen nicht in den Speicher dieses Rechners. Simuliere weniger auf einmal.
batch-bot-unknown = Einen Bot „{ $given }“ für Simulationen gibt es nicht. Zur Wahl stehen: { $bots }.
batch-device-unknown = Auf „{ $given }“ lassen sich keine Spiele spielen. Zur Wahl stehen: { $devices }.
batch-no-ray = Ray ist nicht installiert. Installiere das Extra `ray` (pip install 'fathoms[ray]') oder wähle ein anderes Gerät.
