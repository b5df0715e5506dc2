# Words on the rules page of every game

rules-aim = Worum es geht
rules-step = { $step } von { $steps }:
rules-back = Zurück
rules-forth = Weiter
rules-again = Noch einmal
rules-more-about = Die Regel
rules-about-else = Etwas anderes
rules-about-how = Am Tisch: etwas lange drücken, rechts anklicken oder ? drücken, und du siehst, was es ist und kann.
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] In einem Kapitel gefunden
   *[other] In { $count } Kapiteln gefunden
}
