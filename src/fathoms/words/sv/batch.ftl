# Simulations: many games at once

batch-games-wrong = Antalet partier måste vara ett heltal från 1 till { $most }, inte { $given }.
batch-memory = { $given } partier får inte plats i datorns minne. Simulera färre i taget.
batch-bot-unknown = Det finns ingen bot ”{ $given }” för simuleringar. Välj bland: { $bots }.
batch-device-unknown = Partier kan inte spelas på ”{ $given }”. Välj bland: { $devices }.
batch-no-ray = Ray är inte installerat. Installera tillägget `ray` (pip install 'fathoms[ray]'), eller välj en annan enhet.
