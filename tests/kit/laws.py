"""All laws, by name. A law is a function of a variant and a seed that raises AssertionError where it is broken."""

from collections.abc import Callable

from tests.kit import bulk, feature_laws, note_laws, play_laws, resample_laws, sight_laws, voice_laws
from tests.kit.variants import Variant

Law = Callable[[Variant, int], object]

# Cheap enough for every number of players with every option.
LAWS: tuple[Law, ...] = (
    play_laws.plays_lawfully,
    play_laws.ends_with_a_winner,
    play_laws.quick_value_is_a_chance,
    play_laws.stages_are_numbered,
    play_laws.effects_are_numbered,
    play_laws.every_choice_can_be_completed,
    play_laws.state_is_everything,
    play_laws.copies_and_stores,
    play_laws.leaves_no_scratch,
    play_laws.replays,
    play_laws.keeps_its_own_chance,
    bulk.picks_fairly,
    bulk.keeps_the_laws_in_bulk,
    sight_laws.view_hides_chance,
    sight_laws.knows_its_choices,
    sight_laws.open_games_show_everything,
    resample_laws.resamples_lawfully,
    voice_laws.draws_every_view,
    voice_laws.turns_its_glass,
    note_laws.ends_as_it_says,
    note_laws.notes_what_there_is,
)

# For every number of players and every option, each at least once.
SECRECY_LAWS: tuple[Law, ...] = (
    sight_laws.keeps_secrets,
    sight_laws.narration_keeps_secrets,
)

# In a quick run with the fewest and the most players only.
SLOWER_LAWS: tuple[Law, ...] = (
    sight_laws.remembers_only_what_it_saw,
    resample_laws.resamples_all_that_is_hidden,
    resample_laws.resamples_only_what_can_be,
    voice_laws.names_every_action,
    voice_laws.tells_what_happened,
    voice_laws.says_why_not,
)

# What learners need has to be compiled for it alone: in a quick run for short games only.
LEARNERS_LAWS: tuple[Law, ...] = (feature_laws.features_are_numbered,)

# Besides these, `digests.same_interpreted`, `greedy_law.greedy_beats_random` and the golden playthroughs are laws of a
# whole game.
