# Simulations: many games at once

batch-games-wrong = The number of games must be a whole number from 1 to { $most }, not { $given }.
batch-memory = { $given } games do not fit into this machine's memory. Simulate fewer at a time.
batch-bot-unknown = There is no bot “{ $given }” for simulations. Choose from: { $bots }.
