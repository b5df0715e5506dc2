# Simulations: many games at once

batch-games-wrong = Pelien määrän pitää olla kokonaisluku väliltä 1–{ $most }, ei { $given }.
batch-memory = { $given } peliä ei mahdu tämän koneen muistiin. Simuloi vähemmän kerrallaan.
batch-bot-unknown = Simulaatioihin ei ole bottia ”{ $given }”. Valitse näistä: { $bots }.
batch-device-unknown = Pelejä ei voi pelata laitteella ”{ $given }”. Valitse näistä: { $devices }.
batch-no-ray = Rayta ei ole asennettu. Asenna lisäosa `ray` (pip install 'fathoms[ray]') tai valitse toinen laite.
