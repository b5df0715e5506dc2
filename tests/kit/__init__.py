"""The laws every game keeps, derived from its descriptor.

A new game needs three small files to be held to all of them, in `tests/games/<game>/`:

- `__init__.py`, empty;
- `secrets.py` (a game with hidden information): `twin(match, viewer, remembering, rng)`, a state that differs from
  `match.state` in what the viewer cannot know, and `possible(match, seat)`, the values that what is hidden can have.
  It is written from the rulebook, without the game's `sight.py`: it is what `view`, `recall` and `resample` are checked
  against. See `kit/secrets.py`;
- `invariants.py` (if the game has some): `@rule def sound(s)`, 0 or an error number of your own, checked after every
  action of thousands of games in compiled code, and `WRONG`, what the numbers mean in words. See `kit/bulk.py`.

Then `pytest tests/games/test_laws.py -k <game>` runs every law on every number of players and option, and
`pytest tests/games/test_golden.py -k <game> --golden` writes the playthroughs. Tests of single rules are
marked with the rules they prove, `@pytest.mark.rule("POO-11")`; `tests/games/test_rule_ids.py` wants every id named.

A law is a function of a `Variant` (a game, a number of players, options) and a seed that raises AssertionError. Its
message begins with the variant and says who, when and which field (`kit/telling.py`).
`kit/laws.py` lists them all. Each is tested on toys: good ones that keep it and a broken one that it must catch
(`tests/core/test_laws.py`).
"""
