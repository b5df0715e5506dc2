# Environments for learning

env-render-wrong = Einen Anzeigemodus „{ $given }“ gibt es nicht. Zur Wahl stehen: { $modes }.
env-not-parallel = In { $game } handelt immer nur ein Platz: Nimm die AEC-Umgebung. Parallel sind: { $games }.
env-action-wrong = { $agent } kann Aktion { $action } jetzt nicht ausführen. Wähle eine, bei der action_mask 1 ist.
env-seat-wrong = Platz { $given } gibt es nicht. Wähle 0 bis { $last }.
env-opponent-slow = Nur kompilierte Bots spielen viele Spiele zugleich: { $bots }. Für „{ $given }“ erzeuge die Umgebung mit vectorization_mode="sync".
env-reset-first = Es läuft kein Spiel. Ruf erst reset() auf.
env-number-wrong = { $given } Spiele zugleich sind nicht möglich. Wähle 1 bis { $most }.
env-masks-unknown = Masken „{ $given }“ gibt es nicht. Zur Wahl stehen: { $masks }.
env-views-unknown = Ansichten „{ $given }“ lassen sich nicht erzeugen. Zur Wahl stehen: { $views }.
env-device-unknown = Ein Gerät „{ $given }“ gibt es nicht. Zur Wahl stehen: { $devices }.
env-shape-wrong = Die Aktionen haben die Form { $given }; nötig ist eine für jedes der { $n } Spiele.
env-actions-not-whole = Die Aktionen sind vom Typ { $given }; gib ganze Zahlen an.
env-action-illegal = In Spiel { $game } ist Aktion { $action } nicht erlaubt. Wähle eine, bei der die Maske 1 ist; gespielt wurde nichts.
env-no-gpu = Es wurde keine GPU gefunden, die CUDA nutzen kann. Wähle device="cpu" oder installiere das Extra `cuda` auf einem Rechner mit GPU.
env-no-spiel = OpenSpiel ist nicht installiert. Installiere es mit: pip install 'fathoms[spiel]'
env-deals-wrong = { $given } Verteilungen sind nicht möglich. Wähle 1 bis { $most }.
env-seeds-wrong = { $given } Startwerte für { $n } Spiele: Nötig ist einer für alle oder einer für jedes.
env-gpu-stays = Eine Umgebung auf einer GPU lässt sich nicht mit pickle speichern, denn ihre Spiele bleiben dort. Erzeuge sie in dem Prozess, der sie benutzt.
