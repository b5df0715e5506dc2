"""The law of lessons: what a step wishes for can be done when its time has come, and the script plays to its end."""

from collections.abc import Iterator

from fathoms.core.content.lesson import Lesson, LessonStep
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal


def check_lesson(lesson: Lesson) -> None:
    """Play a lesson as its learner is asked to; then once more for every other action that counts."""
    assert lesson.steps, "it has no steps"
    last = lesson.steps[-1]
    assert not last.wish, f"{last.key}: the last step is only read"
    assert not last.then, f"{last.key}: the last step is only read"
    assert 0 <= lesson.seat < lesson.players
    play_on(lesson, lesson.begin(), 0)
    match = lesson.begin()
    for place, step in enumerate(lesson.steps):
        for action in counting(lesson, match, step):
            if action != step.ring:
                other = match.fork()
                other.play(lesson.seat, action)
                play_on(lesson, other, place + 1)
        play(lesson, match, step)


def play_on(lesson: Lesson, match: Match, start: int) -> None:
    """Play the steps from one on, doing what is ringed."""
    for step in lesson.steps[start:]:
        play(lesson, match, step)


def play(lesson: Lesson, match: Match, step: LessonStep) -> None:
    write = lesson.game.voice.write_action
    assert match.number == step.number
    if step.wish:
        assert step.ring is not None
        assert step.counts(write(step.ring)), f"{step.key}: what is ringed does not count"
        assert step.ring in match.legal(lesson.seat), f"{step.key}: {write(step.ring)} is not legal"
        match.play(lesson.seat, step.ring)
    for seat, action in step.then:
        assert seat != lesson.seat, f"{step.key}: the learner acts by a wish"
        try:
            match.play(seat, action)
        except Refusal as why:
            raise AssertionError(f"{step.key}: seat {seat} cannot {write(action)}: {why}") from why


def course(lesson: Lesson) -> Iterator[tuple[Match, LessonStep]]:
    """A lesson as its learner takes it: the match at every step, and the step."""
    match = lesson.begin()
    for step in lesson.steps:
        yield match, step
        play(lesson, match, step)


def counting(lesson: Lesson, match: Match, step: LessonStep) -> list[int]:
    """The legal actions that count."""
    return [action for action in match.legal(lesson.seat) if step.counts(lesson.game.voice.write_action(action))]


def words_of(lesson: Lesson) -> list[str]:
    """The keys a lesson says."""
    return [step.key for step in lesson.steps]
