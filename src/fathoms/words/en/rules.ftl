# Words on the rules page of every game

rules-aim = What it’s about
rules-step = { $step } of { $steps }:
rules-back = Back
rules-forth = Next
rules-again = Once more
rules-more-about = The rule
rules-about-else = Something else
rules-about-how = At a table: press and hold, right-click or press ? to see what anything is and does.
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] Found in one chapter
   *[other] Found in { $count } chapters
}
