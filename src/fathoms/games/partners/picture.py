"""Partners as text: one line for each colour's part of the board, one for its cards."""

from fathoms.core.structs import Record
from fathoms.games.partners.scene import PartnersScene, Player, draw
from fathoms.games.partners.state import CARD_NAMES, COLOUR_NAMES, COLOURS, EACH, LANE, STRETCH

SIGNS = ("", "2", "3", "-4", "5", "6", "7", "8", "9", "10", "swap", "12", "13", "1/14", "?")
FACES = dict(zip(CARD_NAMES, SIGNS, strict=True))
LETTERS = [name[0].upper() for name in COLOUR_NAMES]


def picture(view: Record) -> str:
    """The whole table: each colour's home, start, the fields after it, its goal from the outside in, and its cards."""
    scene = draw(view)
    lines = [board_line(scene, colour) for colour in range(COLOURS)]
    lines += [card_line(scene, seat) for seat in range(COLOURS)]
    return "\n".join([*lines, status_line(scene)])


def pieces_text(scene: PartnersScene, spot: tuple[str, int]) -> str:
    """Whose pieces stand on a start, a field or a goal circle, and how many."""
    spots = [(piece.where, piece.place if piece.field is None else piece.field) for piece in scene.pieces]
    colours_here = [piece.colour for piece, its_spot in zip(scene.pieces, spots, strict=True) if its_spot == spot]
    return (
        " ." if not colours_here else f"{LETTERS[colours_here[0]]}{len(colours_here) if len(colours_here) > 1 else ' '}"
    )


def board_line(scene: PartnersScene, colour: int) -> str:
    own = scene.model_copy(update={"pieces": scene.pieces[colour * EACH : colour * EACH + EACH]})
    home = LETTERS[colour] * scene.players[colour].home
    start = pieces_text(own, ("start", 0))
    fields = " ".join(pieces_text(scene, ("track", colour * STRETCH + field)) for field in range(STRETCH))
    goal = " ".join(pieces_text(own, ("lane", LANE + circle)) for circle in range(EACH))
    return f"{COLOUR_NAMES[colour]:6} {home:4} [{start}] {fields}  goal {goal}".rstrip()


def card_line(scene: PartnersScene, seat: int) -> str:
    player: Player = scene.players[seat]
    parts = [f"{player.colour:6} hand {' '.join(FACES[card] for card in player.hand) or '-'}"]
    if player.spent:
        parts.append(f"{'laid down' if player.out else 'played'} {' '.join(FACES[card] for card in player.spent)}")
    if player.gave:
        parts.append(f"gave {FACES[player.gave]}")
    if player.got:
        parts.append(f"got {FACES[player.got]}")
    if player.rank:
        parts.append(f"place {player.rank}")
    return ", ".join(parts)


def status_line(scene: PartnersScene) -> str:
    text = f"{scene.phase} turn {COLOUR_NAMES[scene.turn]} dealer {COLOUR_NAMES[scene.dealer]}"
    text += f" deal {scene.deal} ({scene.deal_of_deck} of this deck)"
    if scene.card:
        text += f" card {FACES[scene.card]} rest {scene.rest}"
    if scene.chosen is not None:
        text += f" chosen {COLOUR_NAMES[scene.chosen // EACH]}-{scene.chosen % EACH + 1}"
    return text
