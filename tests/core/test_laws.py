"""The laws are laws: good toys keep them all, and each has broken toys that it catches."""

import re
from dataclasses import replace

import pytest

from fathoms.core.contract import Glass, Information
from fathoms.core.game import Game
from tests.kit import bulk, feature_laws, note_laws, play_laws, resample_laws, secrets, sight_laws, voice_laws
from tests.kit.digests import same_interpreted
from tests.kit.greedy_law import greedy_beats_random
from tests.kit.laws import LAWS, LEARNERS_LAWS, SECRECY_LAWS, SLOWER_LAWS, Law
from tests.kit.register import registered
from tests.kit.variants import Variant, variants
from tests.toys import broken as b
from tests.toys.bids import SECRET_BIDS
from tests.toys.broken import broken, voiced
from tests.toys.faulty import FAULTY, UNFAIR, WILD_GUESS
from tests.toys.ferry import FERRY_RACE
from tests.toys.potato import HOT_POTATO
from tests.toys.voice import ToyVoice

GOOD = {
    "tests.toys.bids:SECRET_BIDS": SECRET_BIDS,
    "tests.toys.potato:HOT_POTATO": HOT_POTATO,
    "tests.toys.ferry:FERRY_RACE": FERRY_RACE,
}
SEEDS = range(5)
DEALT_AGAIN = broken(SECRET_BIDS, "bids_again", resample=b.deal_prizes_again)
IN_COMPILED_CODE = {bulk.picks_fairly, bulk.keeps_the_laws_in_bulk}  # their broken toy is faulty.py

BROKEN: list[tuple[Law, Game]] = [
    (play_laws.plays_lawfully, broken(FERRY_RACE, "ferry_twice", legal=b.offer_twice)),
    (play_laws.plays_lawfully, broken(SECRET_BIDS, "bids_unknown", legal=b.offer_the_unknown)),
    (play_laws.plays_lawfully, broken(FERRY_RACE, "ferry_to_all", legal=b.offer_to_all)),
    (play_laws.plays_lawfully, broken(FERRY_RACE, "ferry_stuck", legal=b.offer_nothing_at_the_bank)),
    (play_laws.plays_lawfully, broken(FERRY_RACE, "ferry_counting", legal=b.offer_and_count)),
    (play_laws.plays_lawfully, broken(FERRY_RACE, "ferry_together", actors=b.everyone_acts)),
    (play_laws.plays_lawfully, broken(FERRY_RACE, "ferry_fifth", actors=b.the_fifth_acts)),
    (play_laws.plays_lawfully, broken(FERRY_RACE, "ferry_clock", actors=b.the_clock_acts)),
    (play_laws.plays_lawfully, broken(FERRY_RACE, "ferry_endless", apply=b.never_over)),
    (play_laws.plays_lawfully, broken(SECRET_BIDS, "bids_narrow", max_legal=3)),
    (play_laws.ends_with_a_winner, broken(FERRY_RACE, "ferry_all_win", result=b.everyone_wins)),
    (play_laws.ends_with_a_winner, broken(FERRY_RACE, "ferry_one_wins", result=b.one_of_the_team_wins)),
    (play_laws.ends_with_a_winner, broken(FERRY_RACE, "ferry_clearing", result=b.count_and_clear)),
    (play_laws.quick_value_is_a_chance, broken(FERRY_RACE, "ferry_sure", quick_value=b.certain_of_oneself)),
    (play_laws.quick_value_is_a_chance, broken(FERRY_RACE, "ferry_alone", quick_value=b.alone_in_the_team)),
    (play_laws.quick_value_is_a_chance, broken(FERRY_RACE, "ferry_hoping", quick_value=b.hope_and_row)),
    (play_laws.stages_are_numbered, broken(FERRY_RACE, "ferry_staged", stage=b.one_stage_too_many)),
    (play_laws.stages_are_numbered, broken(FERRY_RACE, "ferry_below", stage=b.stage_below)),
    (play_laws.stages_are_numbered, broken(FERRY_RACE, "ferry_staging", stage=b.stage_and_row)),
    (play_laws.effects_are_numbered, broken(FERRY_RACE, "ferry_effect", **b.with_effect(b.one_effect_too_many))),
    (play_laws.effects_are_numbered, broken(FERRY_RACE, "ferry_below_effect", **b.with_effect(b.effect_below))),
    (
        play_laws.every_choice_can_be_completed,
        broken(FERRY_RACE, "ferry_dead_end", legal=b.offer_without_looking_ahead),
    ),
    (play_laws.state_is_everything, broken(FERRY_RACE, "ferry_table", apply=b.throw_on_the_table)),
    (play_laws.copies_and_stores, broken(FERRY_RACE, "ferry_between", apply=b.write_between_the_fields)),
    (play_laws.leaves_no_scratch, broken(FERRY_RACE, "ferry_scribbling", scratch=("throw",))),
    (play_laws.replays, broken(FERRY_RACE, "ferry_start", setup=b.start_on_the_table)),
    (play_laws.keeps_its_own_chance, broken(FERRY_RACE, "ferry_dice", apply=b.throw_foreign_dice)),
    (play_laws.keeps_its_own_chance, broken(FERRY_RACE, "ferry_same", setup=b.always_the_same_start)),
    (sight_laws.view_hides_chance, broken(SECRET_BIDS, "bids_dice", view=b.view_with_the_dice)),
    (sight_laws.view_hides_chance, broken(SECRET_BIDS, "bids_looking", view=b.view_and_change)),
    (sight_laws.knows_its_choices, broken(SECRET_BIDS, "bids_guess", legal=b.choose_by_others_bids)),
    (sight_laws.open_games_show_everything, broken(SECRET_BIDS, "bids_not_open", information=Information.PERFECT)),
    (sight_laws.keeps_secrets, broken(SECRET_BIDS, "bids_open", view=b.view_all_bids)),
    (sight_laws.keeps_secrets, broken(SECRET_BIDS, "bids_shown", view=b.view_memories)),
    (sight_laws.keeps_secrets, broken(SECRET_BIDS, "bids_choice", legal=b.choose_by_others_bids)),
    (sight_laws.narration_keeps_secrets, voiced(ToyVoice, SECRET_BIDS)),
    (sight_laws.remembers_only_what_it_saw, broken(SECRET_BIDS, "bids_tips", recall=b.recall_all_tips)),
    (resample_laws.resamples_lawfully, broken(SECRET_BIDS, "bids_own", resample=b.resample_my_own_bid)),
    (
        resample_laws.resamples_lawfully,
        broken(SECRET_BIDS, "bids_prize", resample=b.forget_the_last_prize, result=b.pay_without_a_prize),
    ),
    (resample_laws.resamples_only_what_can_be, DEALT_AGAIN),
    (resample_laws.resamples_all_that_is_hidden, broken(SECRET_BIDS, "bids_first", resample=b.always_the_first_bid)),
    (voice_laws.names_every_action, voiced(b.Mumbling)),
    (voice_laws.names_every_action, voiced(b.Mixed)),
    (voice_laws.names_every_action, voiced(b.Gullible)),
    (voice_laws.tells_what_happened, voiced(b.Silent)),
    (voice_laws.tells_what_happened, voiced(b.Wordless)),
    (voice_laws.tells_what_happened, voiced(b.Nameless)),
    (voice_laws.tells_what_happened, voiced(b.WithoutArguments)),
    (voice_laws.tells_what_happened, voiced(b.Overdrawn)),
    (voice_laws.tells_what_happened, voiced(b.Stranger)),
    (voice_laws.says_why_not, voiced(b.Wordless)),
    (voice_laws.draws_every_view, voiced(b.Masked)),
    (voice_laws.draws_every_view, voiced(b.Wiping)),
    (voice_laws.turns_its_glass, broken(HOT_POTATO, "potato_no_glass", glass=lambda view: None)),
    (voice_laws.turns_its_glass, broken(HOT_POTATO, "potato_late_glass", glass=lambda view: Glass(0, 1.0))),
    (
        feature_laws.features_are_numbered,
        broken(FERRY_RACE, "ferry_unknown_sight", state_features=b.notice_the_unknown),
    ),
    (feature_laws.features_are_numbered, broken(FERRY_RACE, "ferry_below_sight", state_features=b.notice_below)),
    (feature_laws.features_are_numbered, broken(FERRY_RACE, "ferry_double_sight", state_features=b.notice_twice)),
    (feature_laws.features_are_numbered, broken(FERRY_RACE, "ferry_crowded_sight", state_features=b.notice_too_much)),
    (
        feature_laws.features_are_numbered,
        broken(FERRY_RACE, "ferry_margin_sight", state_features=b.notice_in_the_margin),
    ),
    (feature_laws.features_are_numbered, broken(FERRY_RACE, "ferry_noticing", state_features=b.notice_and_row)),
    (feature_laws.features_are_numbered, broken(FERRY_RACE, "ferry_unknown_act", action_features=b.regard_the_unknown)),
    (feature_laws.features_are_numbered, broken(FERRY_RACE, "ferry_double_act", action_features=b.regard_twice)),
    (feature_laws.features_are_numbered, broken(FERRY_RACE, "ferry_odd_advice", advice=b.advise_the_illegal)),
    (feature_laws.features_are_numbered, broken(FERRY_RACE, "ferry_fickle_advice", advice=b.advise_by_turns)),
    (feature_laws.features_are_numbered, broken(FERRY_RACE, "ferry_advising", advice=b.advise_and_row)),
    (feature_laws.features_are_numbered, broken(FERRY_RACE, "ferry_vain_advice", advice=b.advise_in_vain)),
    (feature_laws.features_are_numbered, broken(FERRY_RACE, "ferry_unfolded", prepare_features=b.unfold_for_good)),
    (note_laws.ends_as_it_says, broken(FERRY_RACE, "ferry_third_end", ending=b.end_unheard_of)),
    (note_laws.ends_as_it_says, broken(FERRY_RACE, "ferry_no_end", ending=b.end_below)),
    (note_laws.ends_as_it_says, broken(FERRY_RACE, "ferry_ending", ending=b.end_and_row)),
    (note_laws.notes_what_there_is, broken(FERRY_RACE, "ferry_third_boat", met_parts=b.note_a_third_boat)),
    (note_laws.notes_what_there_is, broken(FERRY_RACE, "ferry_no_boat", met_parts=b.note_below)),
    (note_laws.notes_what_there_is, broken(FERRY_RACE, "ferry_all_boats", met_parts=b.note_too_much)),
    (note_laws.notes_what_there_is, broken(FERRY_RACE, "ferry_forgetting", met_parts=b.note_less_and_less)),
    (note_laws.notes_what_there_is, broken(FERRY_RACE, "ferry_overwriting", met_parts=b.note_over_it)),
    (note_laws.notes_what_there_is, broken(FERRY_RACE, "ferry_margin", met_parts=b.note_in_the_margin)),
    (note_laws.notes_what_there_is, broken(FERRY_RACE, "ferry_noting", met_parts=b.note_and_row)),
]


def label(value: object) -> str:
    return value.name if isinstance(value, Game) else getattr(value, "__name__", str(value))


@pytest.mark.parametrize("law", [*LAWS, *SECRECY_LAWS, *SLOWER_LAWS, *LEARNERS_LAWS], ids=label)
@pytest.mark.parametrize("game", GOOD.values(), ids=label)
@pytest.mark.parametrize("seeds", [SEEDS[:1], pytest.param(SEEDS[1:], marks=pytest.mark.slow)], ids=str)
def test_good_toys_keep_every_law(seeds: range, game: Game, law: Law) -> None:
    with registered(game):
        for variant in variants(game):
            for seed in seeds:
                law(variant, seed)


@pytest.mark.parametrize(("law", "game"), BROKEN, ids=label)
def test_a_law_catches_its_broken_toy(law: Law, game: Game) -> None:
    with registered(game), pytest.raises(AssertionError, match=f"^{game.name}"):  # noqa: PT012
        for variant in variants(game):
            for seed in SEEDS:
                law(variant, seed)


@pytest.mark.parametrize(("fault", "message"), bulk.ERRORS.items())
def test_the_bulk_law_catches_every_fault(fault: int, message: str) -> None:
    with registered(FAULTY):
        with pytest.raises(AssertionError, match=re.escape(message)):
            bulk.keeps_the_laws_in_bulk(Variant(FAULTY, 4, {"fault": fault}), 1)
        bulk.keeps_the_laws_in_bulk(Variant(FAULTY, 4, {}), 1)


def test_the_bulk_law_asks_the_games_own_invariants() -> None:
    with registered(FAULTY), pytest.raises(AssertionError, match=r"^faulty .*: a card that does not exist \(random"):
        bulk.keeps_the_laws_in_bulk(Variant(FAULTY, 4, {"fault": bulk.UNSOUND}), 1)


def test_the_bulk_law_wants_guesses_to_be_sound() -> None:
    with registered(FAULTY), pytest.raises(AssertionError, match="resampled state is unsound: a card that does not"):
        bulk.keeps_the_laws_in_bulk(Variant(FAULTY, 4, {"fault": WILD_GUESS}), 1)


@pytest.mark.parametrize(
    ("fault", "message"),
    [(bulk.PICK, "not legal"), (bulk.NO_ACTION, "not all of them actions of this game"), (UNFAIR, "prefers some")],
)
def test_pick_must_be_fair(fault: int, message: str) -> None:
    with registered(FAULTY):
        with pytest.raises(AssertionError, match=message):
            bulk.picks_fairly(Variant(FAULTY, 4, {"fault": fault}), 1)
        bulk.picks_fairly(Variant(FAULTY, 4, {}), 1)


def test_every_law_has_a_broken_toy() -> None:
    assert {law for law, _ in BROKEN} == {*LAWS, *SECRECY_LAWS, *SLOWER_LAWS, *LEARNERS_LAWS} - IN_COMPILED_CODE


@pytest.mark.slow
def test_what_is_gone_but_dealt_again_is_caught_by_one_law_only() -> None:
    others = {*LAWS, *SECRECY_LAWS, *SLOWER_LAWS} - IN_COMPILED_CODE - {resample_laws.resamples_only_what_can_be}
    with registered(DEALT_AGAIN):
        for variant in variants(DEALT_AGAIN):
            for law in others:
                for seed in SEEDS:
                    law(variant, seed)


def test_values_that_are_possible_must_be_those_of_the_twins() -> None:
    game = broken(SECRET_BIDS, "bids_narrow_minded")
    secrets.TOYS[game.name] = replace(secrets.TOYS["bids"], possible=b.BLIND.possible)
    with registered(game), pytest.raises(AssertionError, match=r"contradicts itself for seat 0: \w+\[\d\] = "):
        resample_laws.resamples_only_what_can_be(variants(game)[0], 1)


@pytest.mark.slow
def test_greedy_must_beat_random() -> None:
    with registered(FAULTY), pytest.raises(AssertionError, match=r"^faulty 4p default: greedy wins 50% against random"):
        greedy_beats_random(FAULTY, 1)
    with registered(SECRET_BIDS):
        greedy_beats_random(SECRET_BIDS, 1)


def test_memory_is_checked_without_the_games_own_secrets_too() -> None:
    game = broken(SECRET_BIDS, "bids_blind", recall=b.recall_all_tips)
    secrets.TOYS[game.name] = b.BLIND
    with registered(game), pytest.raises(AssertionError, match="never saw in its own views"):  # noqa: PT012
        for variant in variants(game):
            for seed in SEEDS:
                sight_laws.remembers_only_what_it_saw(variant, seed)


def test_secrets_that_change_nothing_are_no_check() -> None:
    game = broken(SECRET_BIDS, "bids_vague")
    secrets.TOYS[game.name] = b.BLIND
    with registered(game), pytest.raises(AssertionError, match="changes nothing"):
        sight_laws.keeps_secrets(variants(game)[0], 1)


def test_a_game_with_secrets_must_say_what_is_secret() -> None:
    game = broken(SECRET_BIDS, "bids_untold")
    del secrets.TOYS[game.name]
    with registered(game), pytest.raises(AssertionError, match="say what is secret"):
        sight_laws.keeps_secrets(variants(game)[0], 1)


@pytest.mark.parametrize("source", GOOD)
def test_toys_play_the_same_games_interpreted(source: str) -> None:
    with registered(GOOD[source]):
        same_interpreted(GOOD[source], 1, source)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["SMALL_NUMBERS", "SMALL_NOTES", "SMALL_FEATURES"])
def test_a_rule_that_needs_wide_numbers_is_caught(name: str) -> None:
    game: Game = getattr(b, name)
    with registered(game), pytest.raises(AssertionError, match="does not run interpreted"):
        same_interpreted(game, 1, f"tests.toys.broken:{name}")
