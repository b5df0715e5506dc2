"""What a game brings beside its rules, as data: lessons, puzzles, daily puzzles, feats; and the scenes clients draw."""
