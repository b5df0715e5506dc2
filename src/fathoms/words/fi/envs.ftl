# Environments for learning

env-render-wrong = Piirtotapaa ”{ $given }” ei ole. Valitse jokin näistä: { $modes }.
env-not-parallel = Pelissä { $game } toimii yksi paikka kerrallaan: käytä AEC-ympäristöä. Rinnakkaisia ovat: { $games }.
env-action-wrong = { $agent } ei voi nyt tehdä tekoa { $action }. Valitse teko, jonka action_mask on 1.
env-seat-wrong = Paikkaa { $given } ei ole. Valitse väliltä 0–{ $last }.
env-opponent-slow = Vain käännetyt botit pelaavat monta peliä yhtä aikaa: { $bots }. Jos haluat botin ”{ $given }”, tee ympäristö valinnalla vectorization_mode="sync".
env-reset-first = Mikään peli ei ole käynnissä. Kutsu ensin reset().
env-number-wrong = { $given } peliä yhtä aikaa ei onnistu. Valitse väliltä 1–{ $most }.
env-masks-unknown = Maskeja ”{ $given }” ei ole. Valitse jokin näistä: { $masks }.
env-views-unknown = Näkymiä ei voi tehdä tavalla ”{ $given }”. Valitse jokin näistä: { $views }.
env-device-unknown = Laitetta ”{ $given }” ei ole. Valitse jokin näistä: { $devices }.
env-shape-wrong = Tekojen muoto on { $given }; pelejä on { $n }, ja jokaiseen tarvitaan yksi teko.
env-actions-not-whole = Tekojen tyyppi on { $given }; anna kokonaislukuja.
env-action-illegal = Pelissä { $game } teko { $action } ei ole sallittu. Valitse teko, jonka maski on 1; mitään ei pelattu.
env-no-gpu = CUDA ei löytänyt käyttökelpoista GPU:ta. Valitse device="cpu" tai asenna lisäosa `cuda` koneelle, jossa sellainen on.
env-no-spiel = OpenSpieliä ei ole asennettu. Asenna se: pip install 'fathoms[spiel]'
env-deals-wrong = { $given } jakoa ei onnistu. Valitse väliltä 1–{ $most }.
env-seeds-wrong = Siemenlukuja annettiin { $given }, pelejä on { $n }. Anna yksi kaikille tai yksi kullekin.
env-gpu-stays = GPU:lla olevaa ympäristöä ei voi tallentaa picklellä, koska sen pelit pysyvät siellä. Luo se siinä prosessissa, joka sitä käyttää.
