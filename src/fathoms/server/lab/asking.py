"""A question, checked before anything is played; and the report that it gets."""

from fathoms.core.game import find_game
from fathoms.core.refusal import Refusal
from fathoms.lab.asking import Question
from fathoms.lab.measuring.further import FAMILIES
from fathoms.lab.measuring.measures import MEASURES
from fathoms.server.lab import wire


def check(wanted: wire.NewStudy, most: int) -> wire.Asked:
    """The question with every option of both variants; refuses what cannot be played."""
    if wanted.games > most:
        raise Refusal("lab-too-many-games", given=wanted.games, most=most)
    one = question(wanted, wanted.options)
    options = dict(one.setting.options)
    against = None
    if wanted.against is not None:
        against = dict(question(wanted, {**options, **wanted.against}).setting.options)
        if against == options:
            raise Refusal("lab-same-options")
    return wire.Asked(
        game=wanted.game,
        players=one.setting.players,
        options=options,
        against=against,
        bots=wanted.bots,
        games=wanted.games,
        seed=wanted.seed,
    )


def question(wanted: wire.NewStudy, options: wire.Options) -> Question:
    return Question(wanted.game, wanted.players, options, wanted.bots, wanted.games, wanted.seed)


def new_report(study: str, asked: wire.Asked) -> wire.Report:
    """A report with nothing in it yet."""
    groups = find_game(asked.game).parts.groups
    return wire.Report(
        id=study,
        state="waiting",
        mine=False,
        place=0,
        reason=None,
        asked=asked,
        played=0,
        games=asked.games * (1 if asked.against is None else 2),
        one=None,
        other=None,
        differences=[],
        groups=[wire.PartGroup(name=group.name, names=list(group.names), columns=group.columns) for group in groups],
        families={measure.name: measure.family for measure in MEASURES} | FAMILIES,
    )
