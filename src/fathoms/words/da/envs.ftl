# Environments for learning

env-render-wrong = Der er ingen visning »{ $given }«. Vælg en af: { $modes }.
env-not-parallel = I { $game } handler én plads ad gangen: Brug AEC-miljøet. Parallelle er: { $games }.
env-action-wrong = { $agent } kan ikke udføre handling { $action } nu. Vælg en, hvor dens action_mask er 1.
env-seat-wrong = Der er ingen plads { $given }. Vælg 0 til { $last }.
env-opponent-slow = Kun kompilerede botter spiller mange partier på én gang: { $bots }. Til »{ $given }« skal miljøet laves med vectorization_mode="sync".
env-reset-first = Intet parti er i gang. Kald først reset().
env-number-wrong = { $given } partier på én gang er ikke muligt. Vælg 1 til { $most }.
env-masks-unknown = Der er ingen masker »{ $given }«. Vælg en af: { $masks }.
env-views-unknown = Synsvinkler kan ikke laves som »{ $given }«. Vælg en af: { $views }.
env-device-unknown = Der er ingen enhed »{ $given }«. Vælg en af: { $devices }.
env-shape-wrong = Handlingerne har formen { $given }; der skal være én til hvert af de { $n } partier.
env-actions-not-whole = Handlingerne er af typen { $given }; giv hele tal.
env-action-illegal = I parti { $game } er handling { $action } ikke lovlig. Vælg en, hvor dens maske er 1; intet blev spillet.
env-no-gpu = Der blev ikke fundet en GPU, som CUDA kan bruge. Vælg device="cpu", eller installér tilvalget `cuda` på en maskine, der har en.
env-no-spiel = OpenSpiel er ikke installeret. Installér det med: pip install 'fathoms[spiel]'
env-deals-wrong = { $given } uddelinger er ikke muligt. Vælg 1 til { $most }.
env-seeds-wrong = Der er givet { $given } startværdier til { $n } spil. Giv én til alle eller én til hvert.
env-gpu-stays = Et miljø på en GPU kan ikke gemmes med pickle, for dets spil bliver dér. Opret det i den proces, der bruger det.
