# Words on the rules page of every game

rules-aim = Hvad det går ud på
rules-step = { $step } af { $steps }:
rules-back = Tilbage
rules-forth = Næste
rules-again = En gang til
rules-more-about = Reglen
rules-about-else = Noget andet
rules-about-how = Ved bordet: Hold fingeren på noget, højreklik på det, eller tryk ? for at se, hvad det er og gør.
rules-search = Søg i reglerne
rules-found = { $count ->
    [0] Intet fundet
    [one] Fundet i ét kapitel
   *[other] Fundet i { $count } kapitler
}
