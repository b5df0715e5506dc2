# Environments for learning

env-render-wrong = There is no render mode “{ $given }”. Choose one of: { $modes }.
env-not-parallel = In { $game } one seat acts at a time: use the AEC environment. Parallel ones are: { $games }.
env-action-wrong = { $agent } cannot do action { $action } now. Choose one where its action_mask is 1.
env-seat-wrong = There is no seat { $given }. Choose 0 to { $last }.
env-opponent-slow = Only compiled bots play many games at once: { $bots }. For “{ $given }”, make the environment with vectorization_mode="sync".
env-reset-first = No game is going on. Call reset() first.
env-number-wrong = { $given } games at once are not possible. Choose 1 to { $most }.
env-masks-unknown = There are no masks “{ $given }”. Choose one of: { $masks }.
env-views-unknown = Views cannot be made “{ $given }”. Choose one of: { $views }.
env-device-unknown = There is no device “{ $given }”. Choose one of: { $devices }.
env-shape-wrong = The actions have the shape { $given }; one for each of the { $n } games is needed.
env-actions-not-whole = The actions are of the type { $given }; give whole numbers.
env-action-illegal = In game { $game }, action { $action } is not legal. Choose one where its mask is 1; nothing was played.
env-no-gpu = No GPU that CUDA can use was found. Choose device="cpu", or install the extra `cuda` on a machine with one.
env-no-spiel = OpenSpiel is not installed. Install it with: pip install 'fathoms[spiel]'
env-deals-wrong = { $given } deals are not possible. Choose 1 to { $most }.
env-seeds-wrong = { $given } seeds were given for { $n } games. Give one seed for all, or one for each.
env-gpu-stays = An environment on a GPU can’t be pickled, since its games stay there. Make it in the process that uses it.
