# Words on the rules page of every game

rules-aim = What it is about
rules-step = { $step } of { $steps }:
rules-back = Back
rules-forth = Next
rules-again = Once more
rules-more-about = The rule
rules-about-else = Something else
rules-about-how = At a table: hold anything, right-click it or press ? to see what it is and does.
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] Found in one chapter
   *[other] Found in { $count } chapters
}
