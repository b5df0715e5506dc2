"""The games as environments for learning. Each needs its own library; the extras `envs` and `spiel` install them.

- `fathoms.envs.vector.VectorEnv`: thousands of games at once, stepped together. Needs nothing more.
- `fathoms.envs.zoo`: PettingZoo, one agent after another (AEC) or all at once (parallel).
- `fathoms.envs.gym`: Gymnasium, one seat against bots; `make_vec` has it in many games at once.
- `fathoms.envs.spiel`: OpenSpiel.

An observation is a seat's view as one row of numbers with named parts, and a mask of the legal actions. A reward comes
at the end: the seat's share of the win.
"""
