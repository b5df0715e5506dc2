"""`fathoms new-game`: writes the folders of a new game, each a twin of those of the other games.

What is written is a small game that works: `template/` is that game, under the name `stub_game`. Its files are real
ones, linted like the rest; they become the new game by putting other names in their place.
"""

import keyword
import re
import shutil
from pathlib import Path

from fathoms.core.console import out
from fathoms.core.game import SEATS
from fathoms.core.refusal import Refusal
from fathoms.game_folders import game_folders
from fathoms.words import say

TEMPLATE = Path(__file__).resolve().parent / "template"
PLACES = {  # what of the template becomes what of the clone
    "game": "src/fathoms/games/{name}",
    "web": "web/src/games/{name}",
    "tests": "tests/games/{name}",
    "page.md": "docs/games/{name}.md",
}
SIGNS_OF_A_CLONE = ("pyproject.toml", "src/fathoms/games", "web/src/games", "tests/games", "docs/games")
LONGEST_NAME = 24
LONGEST_TITLE = 30


def new_game(name: str, players: str, title: str, into: Path) -> None:
    """Write all folders of a game, or refuse and write nothing."""
    check_clone(into)
    check_name(name, into)
    fewest, most = read_players(players)
    places = {part: into / place.format(name=name) for part, place in PLACES.items()}
    for place in places.values():
        if place.exists():
            raise Refusal("cli-new-game-exists", path=str(place.relative_to(into)))
    words = names_of(name, check_title(title or title_of(name)), prefix_of(name, into / "docs/games"), fewest, most)
    try:
        for part, place in places.items():
            write(TEMPLATE / part, place, words)
    except BaseException:  # a full disk, Ctrl-C: nothing half-written is left
        for place in places.values():
            remove(place)
        raise
    for place in places.values():
        out.print(say("cli-new-game-wrote", path=str(place.relative_to(into))))
    out.print(say("cli-new-game-next", name=name))


# What can be refused


def check_clone(root: Path) -> None:
    """A game is written into a clone of the repository: elsewhere there are no tests to keep it and no client."""
    if not all((root / sign).exists() for sign in SIGNS_OF_A_CLONE):
        raise Refusal("cli-new-game-no-clone", folder=str(root))


def check_name(name: str, root: Path) -> None:
    """Refuse what cannot be a package, and what is something else's name."""
    plain = re.fullmatch(r"[a-z]+[0-9]*(_[a-z]+[0-9]*)*", name)
    if not plain or keyword.iskeyword(name) or keyword.issoftkeyword(name) or len(name) > LONGEST_NAME:
        raise Refusal("cli-new-game-bad-name", name=name, longest=LONGEST_NAME)
    games = {package.rpartition(".")[2] for package in game_folders()}
    if name in games or has_words(name, root):
        raise Refusal("cli-new-game-taken", name=name)


def has_words(name: str, root: Path) -> bool:
    """Are there words already that begin like those of a game of that name?"""
    begins = re.compile(rf"^{name.replace('_', '-')}-", re.MULTILINE)
    return any(begins.search(file.read_text(encoding="utf-8")) for file in (root / "src").rglob("words/**/*.ftl"))


def read_players(text: str) -> tuple[int, int]:
    """`3-6`, or `4`: the fewest and the most players."""
    match = re.fullmatch(r"(\d+)(?:-(\d+))?", text.strip())
    fewest, most = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
    if not 2 <= fewest <= most <= SEATS:
        raise Refusal("cli-new-game-bad-players", given=text, most=SEATS)
    return fewest, most


def check_title(title: str) -> str:
    """A title stands in sources of several languages: refuse what would mean something there."""
    if not re.fullmatch(r"\w[^\"\\{}<>`]*", title) or not title.isprintable() or len(title) > LONGEST_TITLE:
        raise Refusal("cli-new-game-bad-title", title=title, longest=LONGEST_TITLE)
    return title


# The new game's names


def title_of(name: str) -> str:
    return name.replace("_", " ").title()


def prefix_of(name: str, pages: Path) -> str:
    """The letters before the numbers of its rules: the first three of its name, or more if another game has those."""
    first_rule = re.compile(r"^\| ([A-Z]+)-1 \|", re.MULTILINE)
    existing = {
        prefix for page in pages.glob("*.md") for prefix in first_rule.findall(page.read_text(encoding="utf-8"))
    }
    letters = re.sub("[^A-Z]", "", name.upper())
    requested = [letters[:length] for length in range(3, len(letters) + 1)] or [letters]
    return next((prefix for prefix in requested if prefix not in existing), f"{letters}GAME")


def names_of(name: str, title: str, prefix: str, fewest: int, most: int) -> dict[str, str]:
    """What stands for what in the template."""
    numbers = tuple(range(fewest, most + 1))
    return {
        "stub_game": name,
        "stub-game": name.replace("_", "-"),
        "StubGame": "".join(part.capitalize() for part in name.split("_")),
        "Stub Game": title,
        "STUB-": f"{prefix}-",
        "(2, 3, 4)": str(numbers),
        "PLAYERS = 4 ": f"PLAYERS = {most} ",
        "2 to 4 players": f"{fewest} to {most} players" if fewest < most else f"{most} players",
        "players: 2,": f"players: {fewest},",
        **{f'"1: lay {card}"': all_others(fewest, card) for card in (1, 2)},
    }


def all_others(players: int, card: int) -> str:
    """In its lesson: everyone but the learner lays a card, one after another."""
    return ", ".join(f'"{seat}: lay {card}"' for seat in range(1, players))


# Writing


def write(source: Path, target: Path, words: dict[str, str]) -> None:
    """Copy a part of the template with the new game's words in place of its own."""
    if source.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(in_words(source.read_text(encoding="utf-8"), words), encoding="utf-8")
        return
    for path in sorted(source.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            write(path, target / path.relative_to(source), words)


def in_words(text: str, words: dict[str, str]) -> str:
    return re.sub("|".join(map(re.escape, words)), lambda match: words[match[0]], text)


def remove(place: Path) -> None:
    if place.is_dir():
        shutil.rmtree(place)
    else:
        place.unlink(missing_ok=True)
