"""Validates requests for studies, and makes their empty reports."""

from fathoms.core.game import find_game
from fathoms.core.refusal import Refusal
from fathoms.lab import tuning_values
from fathoms.lab.measuring.measures import MEASURES
from fathoms.lab.measuring.played_measures import FAMILIES
from fathoms.lab.studies import StudyPlan
from fathoms.server.wire import study_messages


def validate_study(request: study_messages.NewStudy, max_games: int) -> study_messages.StudyRequest:
    """The request with every option of both variants; refuses what cannot be played.

    Values that only go together with other tuning values are refused later, by the process that has those in force.
    """
    if request.games > max_games:
        raise Refusal("lab-too-many-games", given=request.games, most=max_games)
    first_question = build_question(request, request.options)
    options = dict(first_question.setting.options)
    values = tuning_values.validated_changes(request.game, request.house)
    against, against_values = None, dict[str, tuning_values.Number]()
    if request.against is not None or request.against_house is not None:
        against = dict(build_question(request, {**options, **(request.against or {})}).setting.options)
        against_values = values
        if request.against_house is not None:
            against_values = tuning_values.validated_changes(request.game, request.against_house)
        if (against, against_values) == (options, values):
            raise Refusal("lab-same-options")
    return study_messages.StudyRequest(
        game=request.game,
        players=first_question.setting.players,
        options=options,
        house=values,
        against=against,
        against_house=against_values,
        bots=request.bots,
        games=request.games,
        seed=request.seed,
    )


def build_question(request: study_messages.NewStudy, options: study_messages.Options) -> StudyPlan:
    return StudyPlan(request.game, request.players, options, request.bots, request.games, request.seed)


def new_report(study: str, request: study_messages.StudyRequest) -> study_messages.Report:
    """The report of a study that has not started."""
    groups = find_game(request.game).lab.parts.groups
    return study_messages.Report(
        id=study,
        state="waiting",
        mine=False,
        place=0,
        reason=None,
        asked=request,
        played=0,
        games=request.games * (1 if request.against is None else 2),
        one=None,
        other=None,
        differences=[],
        groups=[
            study_messages.PartGroup(name=group.name, names=list(group.names), columns=group.columns)
            for group in groups
        ],
        families={measure.name: measure.family for measure in MEASURES} | FAMILIES,
    )
