# Environments for learning

env-render-wrong = There’s no render mode “{ $given }”. Choose one of: { $modes }.
env-not-parallel = In { $game } one seat acts at a time, so use the AEC environment. These games have a parallel one: { $games }.
env-action-wrong = { $agent } can’t take action { $action } now. Choose one where its action_mask is 1.
env-seat-wrong = There’s no seat { $given }. Choose 0 to { $last }.
env-opponent-slow = Only compiled bots can play many games at once: { $bots }. For “{ $given }”, create the environment with vectorization_mode="sync".
env-reset-first = No game is running. Call reset() first.
env-number-wrong = You can’t run { $given } games at once. Choose 1 to { $most }.
env-masks-unknown = There are no masks “{ $given }”. Choose one of: { $masks }.
env-views-unknown = There’s no kind of views called “{ $given }”. Choose one of: { $views }.
env-device-unknown = There’s no device “{ $given }”. Choose one of: { $devices }.
env-shape-wrong = The actions have the shape { $given }, but each of the { $n } games needs one.
env-actions-not-whole = The actions have the type { $given }, but they must be whole numbers.
env-action-illegal = In game { $game }, action { $action } isn’t legal. Choose one where its mask is 1. No action was played.
env-no-gpu = CUDA found no GPU it can use. Choose device="cpu", or install the extra `cuda` on a machine with a GPU.
env-no-spiel = OpenSpiel isn’t installed. Install it with: pip install 'fathoms[spiel]'
env-deals-wrong = You can’t ask for { $given } deals. Choose 1 to { $most }.
env-seeds-wrong = You gave { $given } seeds for { $n } games. Give one seed for all, or one for each.
env-gpu-stays = An environment on a GPU can’t be pickled, because its games stay there. Create it in the process that uses it.
