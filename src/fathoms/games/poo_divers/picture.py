"""A view of Tokyo Poo Divers as text, for playthroughs and the terminal."""

from fathoms.core.structs import Record
from fathoms.games.poo_divers.actions import COMPASS
from fathoms.games.poo_divers.scene import draw
from fathoms.games.poo_divers.state import BLANK, FIND, SLEEPER, WIDTH

SIGNS = {BLANK: "X", SLEEPER: "z", FIND: "o"}


def picture(view: Record) -> str:
    """The street, then the turn in one line."""
    scene = draw(view)
    grid = [["  "] * scene.columns for _ in range(scene.rows)]
    for number, square in enumerate(view.square_of[: view.covers].tolist()):
        sign = SIGNS.get(int(view.card[square]), f"{number:2}")
        grid[square // WIDTH - 1][square % WIDTH] = f"{sign:>2}"
    street = "\n".join(" ".join(row).rstrip() for row in grid)
    points = " ".join(str(p.points) for p in scene.purses)
    peek = f" peek {scene.peek.cover}={scene.peek.face}" if scene.peek else ""
    facing = f" facing {COMPASS[scene.facing]}" if scene.facing is not None else ""
    diver = f" diver {scene.diver}{facing}" if scene.diver is not None else ""
    loudness = [f"{seat}={blast}" for seat, blast in enumerate(scene.blasts) if blast]
    blasts = f" blasts {' '.join(loudness)}" if loudness else ""
    champion = f" champion {scene.champion}" if scene.champion is not None else ""
    turn = f"turn {scene.turn} {scene.phase} pot {scene.pot}"
    return f"{street}\n{turn} points {points} supply {scene.supply.points}{diver}{peek}{blasts}{champion}"
