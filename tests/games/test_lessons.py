"""Every game can be learned by playing: its lesson keeps to the rules, and has words."""

import pytest

import fathoms.games  # noqa: F401  # registers the games
from fathoms.core.content.lesson import Lesson, find_lesson, read_lesson
from fathoms.core.game import all_games, find_game
from fathoms.core.verbs import quick_value
from fathoms.words import LANGUAGES, catalogue, has_words, say
from tests.kit.lesson_law import check_lesson, counting, course, words_of

GAMES = [game.name for game in all_games()]
LONGEST = 180  # letters of a sentence: four lines on a phone
MOST_STEPS = 36  # in five minutes


def lesson_of(game: str) -> Lesson:
    lesson = find_lesson(find_game(game))
    assert lesson is not None
    return lesson


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_keeps_to_the_rules(game: str) -> None:
    check_lesson(lesson_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short(game: str) -> None:
    lesson = lesson_of(game)
    assert 5 <= len(lesson.steps) <= MOST_STEPS
    assert sum(bool(step.wish) for step in lesson.steps) >= 2, "one learns by doing"


@pytest.mark.parametrize("game", GAMES)
def test_every_mistake_has_an_answer_of_its_own(game: str) -> None:
    lesson = lesson_of(game)
    for match, step in course(lesson):
        if step.wish and set(match.legal(lesson.seat)) > set(counting(lesson, match, step)):
            assert has_words(f"{step.key}-else"), step.key


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_ends_with_a_small_win(game: str) -> None:
    lesson = lesson_of(game)
    begun = quick_value(lesson.begin().state, lesson.seat)
    *_, (ended, _) = course(lesson)
    assert quick_value(ended.state, lesson.seat) > begun


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_a_lesson_is_there_and_short(game: str, language: str) -> None:
    lesson = lesson_of(game)
    keys = words_of(lesson)
    assert sorted(keys) == sorted(set(keys))
    names = {f"p{seat}": "Captain Clog" for seat in range(lesson.players)}
    assert [(key, len(text)) for key in keys if len(text := say(key, language, **names)) > LONGEST] == []
    prefix = f"{game}-lesson-".replace("_", "-")
    there = {key for key in catalogue(language)._messages if key.startswith(prefix)}
    answers = {f"{step.key}-else" for step in lesson.steps if step.wish}
    assert there - set(keys) <= answers, "words that are never said"


def poo_divers(text: str) -> Lesson:
    return read_lesson(find_game("poo_divers"), f'seed = 11\noptions = {{ first = "1" }}\n{text}')


END = '\n[[steps]]\nsay = "end"'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[[steps]]\nsay = "open"\nwish = "bank"' + END, "bank is not legal"),
        ('[[steps]]\nsay = "open"\nwish = "open 34"\n[[steps]]\nsay = "then"\nthen = ["1: bank"]' + END, "cannot bank"),
        ('[[steps]]\nsay = "open"\nwish = "open 34"', "the last step is only read"),
        ('[[steps]]\nsay = "open"\nwish = "open 3?"\nring = "open 12"' + END, "does not count"),
        ('[[steps]]\nsay = "open"\nthen = ["0: open 34"]' + END, "acts by a wish"),
        # Under some of the other covers that count lies a blank, and there is nothing to bank.
        ('[[steps]]\nsay = "a"\nwish = "open *"\nring = "open 34"\n[[steps]]\nsay = "b"\nwish = "bank"' + END, "bank"),
    ],
)
def test_a_lesson_that_the_rules_do_not_allow_is_noticed(text: str, told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        check_lesson(poo_divers(text))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[[steps]]\nsay = "a"\nwish = "fly"', "one action, not 'fly'"),
        ('[[steps]]\nsay = "a"\nwish = "open *"', r"one action, not 'open \*'"),
        ('[[steps]]\nsay = "a"\nthen = ["1: fly"]', "nobody can 'fly'"),
        ('[[steps]]\nsay = "a"\nwish = "bank"\nthen = ["1: bank"]', "either the learner acts"),
        ('[[steps]]\nsay = "a"\nwhish = "bank"', "a lesson has no whish"),
        ('lenght = 3\n[[steps]]\nsay = "a"', "a lesson has no lenght"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(text: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        poo_divers(text)
