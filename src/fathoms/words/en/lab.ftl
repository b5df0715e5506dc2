# The lab: what is asked of a game, and what comes out

lab-measure-unknown = There is no measure “{ $given }”. Choose from: { $measures }.

# Luck and skill, and what is hidden: measures that play games of their own

lab-search-wrong = { $given } games with bots that think ahead cannot be played. Choose 0 to { $most }.

family-luck = Luck and skill
family-information = Information
unit-steps = steps

measure-deal = Decided by the deal
measure-deal-meaning = How much of the difference between results comes from what a side is dealt and where it sits: each deal is played twice, by the greedy bot and a weaker one, who change seats in between.
measure-skill = Decided by skill
measure-skill-meaning = How much of the difference between results comes from one bot being better than the other, whatever it is dealt.
measure-rest = Decided by neither
measure-rest-meaning = How much of the difference between results comes from neither the deal nor skill alone: luck during the game, and deals that suit one bot and not the other.
measure-ladder = Skill ladder
measure-ladder-meaning = How often each level of bots wins against the level below, on the same deals from both sides; 50 % means that it plays no better.
measure-doubling = Thinking twice as long
measure-doubling-meaning = How often a bot wins against one that thinks half as long ahead, on the same deals from both sides; where bots differ in pace, against the next slower one.
measure-depth = Skill depth
measure-depth-meaning = How many times in a row thinking twice as long still wins at least 55 % of the games: with 0 there is next to nothing to be won by thinking ahead.
measure-differ = Second thoughts
measure-differ-meaning = In how many decisions that leave a choice the deep diver, who thinks ahead, does something else than the greedy bot.
measure-hidden = Hidden from a player
measure-hidden-meaning = How much of all that is on the table a player does not know, on average.
measure-cheating = What cheating is worth
measure-cheating-meaning = How often a greedy bot that knows all that is hidden wins against one that does not, on the same deals from both sides: about 50 % means that such a bot gains next to nothing by it.
