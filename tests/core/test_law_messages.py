"""What the laws say when they are broken: who, which field, and each cause once."""

from contextlib import suppress

import pytest

from fathoms.core.game import CLOCK, SPECTATOR, Game
from tests.kit import bulk, causes, play_laws, resample_laws, sight_laws, voice_laws
from tests.kit.laws import LAWS, SECRECY_LAWS, SLOWER_LAWS, Law
from tests.kit.register import registered
from tests.kit.telling import difference, who
from tests.kit.variants import Variant, variants
from tests.toys import broken as b
from tests.toys.bids import SECRET_BIDS
from tests.toys.broken import broken, voiced
from tests.toys.faulty import FAULTY
from tests.toys.ferry import FERRY_RACE


def label(value: object) -> str:
    return value.name if isinstance(value, Game) else getattr(value, "__name__", "")


@pytest.mark.slow
@pytest.mark.parametrize("law", [*LAWS, *SECRECY_LAWS, *SLOWER_LAWS], ids=label)
def test_an_action_that_does_not_exist_breaks_laws_not_the_kit(law: Law) -> None:
    if law in (bulk.picks_fairly, bulk.keeps_the_laws_in_bulk):
        game, options = FAULTY, {"fault": bulk.NO_ACTION}
    else:
        game, options = broken(SECRET_BIDS, "bids_unheard_of", legal=b.offer_the_unknown), {}
    with registered(game), suppress(AssertionError):  # a law that plays no game may be kept
        law(Variant(game, max(game.players), options), 1)


@pytest.mark.parametrize(
    ("law", "game", "message"),
    [
        (
            sight_laws.keeps_secrets,
            broken(SECRET_BIDS, "bids_open", view=b.view_all_bids),
            r"the view of a spectator tells a secret: bid\[1\] \(\d or \d\)",
        ),
        (
            sight_laws.view_hides_chance,
            broken(SECRET_BIDS, "bids_dice", view=b.view_with_the_dice),
            "a spectator sees the random generator",
        ),
        (
            sight_laws.remembers_only_what_it_saw,
            broken(SECRET_BIDS, "bids_tips", recall=b.recall_all_tips),
            r"seat 0 remembers what it never saw: \w+\[\d\] \(\d or \d\)",
        ),
        (
            resample_laws.resamples_lawfully,
            broken(SECRET_BIDS, "bids_own", resample=b.resample_my_own_bid),
            r"resampled for seat \d, what it knows has changed: bid\[\d\]",
        ),
        (
            resample_laws.resamples_only_what_can_be,
            broken(SECRET_BIDS, "bids_again", resample=b.deal_prizes_again),
            r"resampling for seat \d gives prize\[\d\] = \d, where it can be \[",
        ),
        (voice_laws.tells_what_happened, voiced(b.Silent), r"seat \d row the .* boat, told to a spectator: not a word"),
    ],
    ids=label,
)
def test_a_law_says_who_and_which_field(law: Law, game: Game, message: str) -> None:
    with registered(game), pytest.raises(AssertionError, match=message):  # noqa: PT012
        for seed in range(5):
            law(variants(game)[0], seed)


def test_the_clock_is_called_by_its_name() -> None:
    assert [who(viewer) for viewer in (SPECTATOR, 2, CLOCK)] == ["a spectator", "seat 2", "the clock"]


def test_parts_of_a_scene_are_named() -> None:
    one, other = {"game": "x", "table": {"hand": [1, 2]}}, {"game": "x", "table": {"hand": [1, 3]}}
    assert difference(one, other) == "table.hand[1] (2 or 3)"
    assert difference(list(range(9)), list(range(1, 10))).endswith("[2] (2 or 3) and 6 more")
    assert difference(one, one) == ""


def test_one_cause_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(causes, "TOLD", {})
    game = broken(FERRY_RACE, "ferry_forever", apply=b.never_over)
    first, second = variants(game)[:2]
    with registered(game):
        with pytest.raises(AssertionError, match="still going on"):
            causes.hold(play_laws.plays_lawfully, first, 1)
        for law, variant in [(play_laws.plays_lawfully, second), (voice_laws.draws_every_view, first)]:
            with pytest.raises(pytest.skip.Exception, match=f"same cause as plays_lawfully with {first.name}"):
                causes.hold(law, variant, 1)


def test_another_cause_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(causes, "TOLD", {})
    variant = variants(FERRY_RACE)[0]

    def stumble(variant: Variant, seed: int) -> None:
        raise ZeroDivisionError

    def fall(variant: Variant, seed: int) -> None:
        raise AssertionError(f"{variant.name}: all boats have sunk")

    with pytest.raises(ZeroDivisionError):
        causes.hold(stumble, variant, 1)
    with pytest.raises(AssertionError, match="sunk"):
        causes.hold(fall, variant, 1)
