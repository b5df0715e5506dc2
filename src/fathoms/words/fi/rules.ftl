# Words on the rules page of every game

rules-aim = Mistä on kyse
rules-step = { $step }/{ $steps }:
rules-back = Takaisin
rules-forth = Seuraava
rules-again = Uudelleen
rules-more-about = Sääntö
rules-about-else = Jokin muu
rules-about-how = Pöydässä: paina jotakin pitkään, napsauta sitä oikealla tai paina ?, niin näet, mikä se on ja mitä se tekee.
rules-search = Etsi säännöistä
rules-found = { $count ->
    [0] Mitään ei löytynyt
    [one] Löytyi yhdestä luvusta
   *[other] Löytyi { $count } luvusta
}
