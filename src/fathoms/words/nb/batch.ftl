# Simulations: many games at once

batch-games-wrong = Antall partier må være et helt tall fra 1 til { $most }, ikke { $given }.
batch-memory = { $given } partier får ikke plass i minnet på denne maskinen. Simuler færre om gangen.
batch-bot-unknown = Det finnes ingen bot «{ $given }» for simuleringer. Velg blant: { $bots }.
batch-device-unknown = Partier kan ikke spilles på «{ $given }». Velg blant: { $devices }.
batch-no-ray = Ray er ikke installert. Installer tillegget `ray` (pip install 'fathoms[ray]'), eller velg en annen enhet.
