# The lab: what is asked of a game, and what comes out

lab-measure-unknown = There is no measure “{ $given }”. Choose from: { $measures }.
