# Words on the rules page of every game

rules-aim = Hva det går ut på
rules-step = { $step } av { $steps }:
rules-back = Tilbake
rules-forth = Neste
rules-again = En gang til
rules-more-about = Regelen
rules-about-else = Noe annet
rules-about-how = Ved bordet: hold fingeren på noe, høyreklikk på det eller trykk ? for å se hva det er og gjør.
rules-search = Søk i reglene
rules-found = { $count ->
    [0] Ingen treff
    [one] Treff i ett kapittel
   *[other] Treff i { $count } kapitler
}
