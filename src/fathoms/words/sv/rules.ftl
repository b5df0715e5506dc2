# Words on the rules page of every game

rules-aim = Vad det går ut på
rules-step = { $step } av { $steps }:
rules-back = Tillbaka
rules-forth = Nästa
rules-again = En gång till
rules-more-about = Regeln
rules-about-else = Något annat
rules-about-how = Vid bordet: håll fingret på något, högerklicka eller tryck på ? för att se vad det är och vad det gör.
rules-search = Sök i reglerna
rules-found = { $count ->
    [0] Inget hittat
    [one] Hittat i ett kapitel
   *[other] Hittat i { $count } kapitel
}
