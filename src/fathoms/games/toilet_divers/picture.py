"""A view of Toilet Divers as text, for playthroughs and the terminal."""

from fathoms.core.structs import Record
from fathoms.games.toilet_divers.scene import Card, Chip, draw


def picture(view: Record) -> str:
    """What lies on the table, line by line."""
    scene = draw(view)
    places = " ".join(
        f"{number}:{'-' if place.seat is None else f'seat {place.seat}'}/toilet {place.toilet}/{place.tool}"
        for number, place in enumerate(scene.places)
    )
    lines = [places, f"turn {scene.turn} {scene.phase}"]
    lines += [
        f"seat {seat} leafs: level {page.level} {write_card(page.card)}".rstrip()
        for seat, page in enumerate(scene.pages)
    ]
    face_up = " ".join(scene.face_up) or "-"
    lines.append(f"wanted {scene.wanted or '-'} search {scene.search} pile {scene.face_down} face up {face_up}")
    if scene.dive:
        dive = scene.dive
        ways = " ".join(f"{way.way}:{way.state}" for way in dive.ways)
        lines.append(f"open place {dive.place} level {dive.level} {write_card(dive.card)} ways {ways}")
        lines.append(f"moves {dive.moves} helper {dive.helper} may hand to {dive.may_hand_to} pointed {dive.pointed}")
    drawn_chips = " ".join(write_chip(chip) for chip in scene.drawn)
    purses = " | ".join(" ".join(write_chip(chip) for chip in purse.chips) or "-" for purse in scene.purses)
    lines.append(f"chips {purses}" + (f" drawn {drawn_chips}" if drawn_chips else ""))
    return "\n".join(lines)


def write_card(card: Card | None) -> str:
    """A card in a word or two."""
    if card is None:
        return ""
    return f"{card.treasure or card.obstacle or card.kind}[{','.join(card.ways)}]"


def write_chip(chip: Chip) -> str:
    """A chip: its stars, with a `~` for a flush; `?` for a hidden one."""
    return "?" if chip.stars is None else f"{chip.stars}{'~' if chip.flush else ''}"
