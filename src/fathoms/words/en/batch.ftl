# Simulations: many games at once

batch-games-wrong = The number of games must be a whole number from 1 to { $most }, not { $given }.
batch-memory = { $given } games do not fit into this machine’s memory. Simulate fewer at a time.
batch-bot-unknown = There is no bot “{ $given }” for simulations. Choose from: { $bots }.
batch-device-unknown = Games cannot be played on “{ $given }”. Choose from: { $devices }.
batch-no-ray = Ray is not installed. Install the extra `ray` (pip install 'fathoms[ray]'), or choose another device.
