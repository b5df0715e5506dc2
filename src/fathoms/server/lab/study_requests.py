"""A question, checked before anything is played; and the report that it gets."""

from fathoms.core.game import find_game
from fathoms.core.refusal import Refusal
from fathoms.lab import house
from fathoms.lab.asking import Question
from fathoms.lab.measuring.further import FAMILIES
from fathoms.lab.measuring.measures import MEASURES
from fathoms.server.wire import study_messages


def validate_study(wanted: study_messages.NewStudy, most: int) -> study_messages.Asked:
    """The question with every option of both variants; refuses what cannot be played.

    What only goes together with other house values is refused where they are in force, by the process that plays.
    """
    if wanted.games > most:
        raise Refusal("lab-too-many-games", given=wanted.games, most=most)
    one = build_question(wanted, wanted.options)
    options = dict(one.setting.options)
    values = house.check(wanted.game, wanted.house)
    against, against_values = None, dict[str, house.Number]()
    if wanted.against is not None or wanted.against_house is not None:
        against = dict(build_question(wanted, {**options, **(wanted.against or {})}).setting.options)
        against_values = values
        if wanted.against_house is not None:
            against_values = house.check(wanted.game, wanted.against_house)
        if (against, against_values) == (options, values):
            raise Refusal("lab-same-options")
    return study_messages.Asked(
        game=wanted.game,
        players=one.setting.players,
        options=options,
        house=values,
        against=against,
        against_house=against_values,
        bots=wanted.bots,
        games=wanted.games,
        seed=wanted.seed,
    )


def build_question(wanted: study_messages.NewStudy, options: study_messages.Options) -> Question:
    return Question(wanted.game, wanted.players, options, wanted.bots, wanted.games, wanted.seed)


def new_report(study: str, asked: study_messages.Asked) -> study_messages.Report:
    """A report with nothing in it yet."""
    groups = find_game(asked.game).parts.groups
    return study_messages.Report(
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
        groups=[
            study_messages.PartGroup(name=group.name, names=list(group.names), columns=group.columns)
            for group in groups
        ],
        families={measure.name: measure.family for measure in MEASURES} | FAMILIES,
    )
