# Simulations: many games at once

batch-games-wrong = The number of games must be a whole number from 1 to { $most }, not { $given }.
batch-memory = This machine doesn’t have the memory for { $given } games at once. Simulate fewer at a time.
batch-bot-unknown = There’s no bot called “{ $given }” for simulations. Choose from: { $bots }.
batch-device-unknown = Games can’t run on “{ $given }”. Choose from: { $devices }.
batch-no-ray = Ray isn’t installed. Install the extra `ray` (pip install 'fathoms[ray]'), or choose another device.
