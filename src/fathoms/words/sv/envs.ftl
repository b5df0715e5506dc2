# Environments for learning

env-render-wrong = Det finns inget visningsläge ”{ $given }”. Välj något av: { $modes }.
env-not-parallel = I { $game } gör en plats i taget sitt drag: använd AEC-miljön. Parallella är: { $games }.
env-action-wrong = { $agent } kan inte göra drag { $action } nu. Välj ett där dess action_mask är 1.
env-seat-wrong = Det finns ingen plats { $given }. Välj 0 till { $last }.
env-opponent-slow = Bara kompilerade botar spelar många partier samtidigt: { $bots }. För ”{ $given }”, skapa miljön med vectorization_mode="sync".
env-reset-first = Inget parti pågår. Anropa reset() först.
env-number-wrong = { $given } partier samtidigt går inte. Välj 1 till { $most }.
env-masks-unknown = Det finns inga masker ”{ $given }”. Välj något av: { $masks }.
env-views-unknown = Vyer kan inte göras ”{ $given }”. Välj något av: { $views }.
env-device-unknown = Det finns ingen enhet ”{ $given }”. Välj någon av: { $devices }.
env-shape-wrong = Dragen har formen { $given }; det behövs ett för vart och ett av de { $n } partierna.
env-actions-not-whole = Dragen är av typen { $given }; ange heltal.
env-action-illegal = I parti { $game } är drag { $action } inte tillåtet. Välj ett där dess mask är 1; inget har spelats.
env-no-gpu = Ingen GPU som CUDA kan använda hittades. Välj device="cpu", eller installera tillägget `cuda` på en dator som har en.
env-no-spiel = OpenSpiel är inte installerat. Installera det med: pip install 'fathoms[spiel]'
env-deals-wrong = { $given } givar går inte. Välj 1 till { $most }.
env-seeds-wrong = { $given } slumpfrön angavs för { $n } partier. Ange ett för alla eller ett för varje.
env-gpu-stays = En miljö på en GPU kan inte sparas med pickle, eftersom dess partier stannar där. Skapa den i den process som använder den.
