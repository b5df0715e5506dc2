"""Golden playthroughs: random games as readable text, kept in the repository, that must not change by themselves."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from fathoms.core.game import CLOCK
from fathoms.core.structs import to_bytes
from tests.kit.variants import Variant, walk

GAMES = Path(__file__).resolve().parents[1] / "games"
SEED = 7
SHOW_EVERY = 30  # actions between two pictures
MOST = 150  # actions written out; of a longer game, only the beginning and the end


def file_of(variant: Variant, games: Path = GAMES) -> Path:
    return games / variant.game.name / "golden" / f"{variant.label}-{variant.players}p.txt"


def playthrough(variant: Variant, seed: int = SEED) -> str:
    """A random game in words: every action, and now and then what a spectator sees."""
    return "\n".join(_lines(variant, seed)) + "\n"


def _lines(variant: Variant, seed: int) -> Iterator[str]:
    game, voice = variant.game, variant.game.voice
    match = variant.start(seed)
    yield f"{game.name}, rules version {game.version}, {variant.players} players, seed {seed}"
    yield from (f"{name}: {value}" for name, value in match.options.items() if value != "")
    for match in walk(variant, seed):  # the last one is used below
        if 0 < match.number <= MOST:
            move = match.moves[-1]
            who = "clock" if move.seat == CLOCK else f"seat {move.seat}"
            yield f"{match.number:4}  {who}  {voice.write_action(move.action)}"
        if match.number <= MOST and match.number % SHOW_EVERY == 0:
            yield from ("", voice.picture(match.view()), "")
    if match.number > MOST:
        yield f"... to action {match.number}"
    yield from ("", voice.picture(match.view()), "")
    yield f"scores {match.scores()}, shares {[round(share, 3) for share in match.shares()]}"
    yield f"state {hashlib.sha256(to_bytes(match.state)).hexdigest()[:16]} after {match.number} actions"


def plays_as_before(variant: Variant, write: bool = False, games: Path = GAMES) -> None:
    """The game goes as the golden file says; or write the file anew."""
    file, text = file_of(variant, games), playthrough(variant)
    if write:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.exists(), f"{variant.name} has no playthrough: write it with --golden, read it, and keep it"
    old, new = file.read_text(encoding="utf-8").splitlines(), text.splitlines()
    for number, (was, now) in enumerate(zip(old, new, strict=False), start=1):
        assert was == now, f"{variant.name} plays otherwise at line {number} of {file.name}: {was!r} is now {now!r}"
    assert len(old) == len(new), f"{variant.name}: {file.name} has {len(old)} lines, the game {len(new)}"
