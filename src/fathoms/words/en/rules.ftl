# Words on the rules page of every game

rules-aim = What it is about
rules-step = { $step } of { $steps }:
rules-back = Back
rules-forth = Next
rules-again = Once more
