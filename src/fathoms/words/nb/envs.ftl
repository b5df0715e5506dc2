# Environments for learning

env-render-wrong = Det finnes ingen visningsmodus «{ $given }». Velg blant: { $modes }.
env-not-parallel = I { $game } handler én plass om gangen: bruk AEC-miljøet. Parallelle er: { $games }.
env-action-wrong = { $agent } kan ikke gjøre handling { $action } nå. Velg en der action_mask er 1.
env-seat-wrong = Det finnes ingen plass { $given }. Velg 0 til { $last }.
env-opponent-slow = Bare kompilerte boter spiller mange partier samtidig: { $bots }. For «{ $given }» lager du miljøet med vectorization_mode="sync".
env-reset-first = Ingen partier er i gang. Kall reset() først.
env-number-wrong = { $given } partier samtidig går ikke. Velg 1 til { $most }.
env-masks-unknown = Det finnes ingen masker «{ $given }». Velg blant: { $masks }.
env-views-unknown = Visninger kan ikke lages som «{ $given }». Velg blant: { $views }.
env-device-unknown = Det finnes ingen enhet «{ $given }». Velg blant: { $devices }.
env-shape-wrong = Handlingene har formen { $given }; det trengs én for hvert av de { $n } partiene.
env-actions-not-whole = Handlingene er av typen { $given }; bruk hele tall.
env-action-illegal = I parti { $game } er handling { $action } ikke lovlig. Velg en der masken er 1; ingenting ble spilt.
env-no-gpu = Fant ingen GPU som CUDA kan bruke. Velg device="cpu", eller installer tillegget `cuda` på en maskin som har en.
env-no-spiel = OpenSpiel er ikke installert. Installer det med: pip install 'fathoms[spiel]'
env-deals-wrong = { $given } utdelinger går ikke. Velg 1 til { $most }.
env-seeds-wrong = { $given } startverdier er oppgitt for { $n } spill. Oppgi én for alle eller én for hvert.
env-gpu-stays = Et miljø på en GPU kan ikke lagres med pickle, for spillene blir værende der. Lag det i prosessen som bruker det.
