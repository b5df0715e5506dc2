"""The server and the command line know every game and name none: what one game needs of them is in its folder."""

import re
from pathlib import Path

import pytest

import fathoms
from fathoms.core.game import all_games

HOME = Path(fathoms.__file__).parent
TEMPLATE = HOME / "cli" / "new_game" / "template"  # it is a game
FILES = sorted(
    file for room in ("server", "cli") for file in (HOME / room).rglob("*.py") if TEMPLATE not in file.parents
)


def names_in(text: str) -> list[str]:
    """Names of games, also as parts of other names and however they are joined: `poo_divers`, `PooDiversBot`."""
    names = "|".join(game.name.replace("_", "[_ -]?") for game in all_games())
    return re.findall(rf"fathoms\.games\.\w+|(?i:{names})", text)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOME)))
def test_no_game_is_named(file: Path) -> None:
    assert names_in(file.read_text(encoding="utf-8")) == []


def test_a_name_would_be_noticed() -> None:
    assert names_in("from fathoms.games.ludo import LUDO") == ["fathoms.games.ludo"]
    assert names_in('if kept.game == "poo_divers": from x import PARTNERS') == ["poo_divers", "PARTNERS"]
    assert names_in("tubyrinth_solo, is_dykarna, PARTNERS6") == ["tubyrinth", "dykarna", "PARTNERS"]
    assert names_in("class PooDiversTable:  # of toilet-divers") == ["PooDivers", "toilet-divers"]
    assert names_in("import fathoms.games  # all of them") == []
