# Simulations: many games at once

batch-games-wrong = Antallet af partier skal være et helt tal fra 1 til { $most }, ikke { $given }.
batch-memory = { $given } partier kan ikke være i maskinens hukommelse. Simulér færre ad gangen.
batch-bot-unknown = Der er ingen bot »{ $given }« til simuleringer. Vælg mellem: { $bots }.
batch-device-unknown = Partier kan ikke spilles på »{ $given }«. Vælg mellem: { $devices }.
batch-no-ray = Ray er ikke installeret. Installér tilvalget `ray` (pip install 'fathoms[ray]'), eller vælg en anden enhed.
