"""Runs lessons: a table at which the others play by a script, and moves that are no part of the lesson are refused.

A lesson is one of its game's folder (`core/content/lesson.py`). Its table is an ordinary one in every other respect.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from fathoms.core.content.lesson import Lesson, find_lesson
from fathoms.core.game import find_game
from fathoms.core.refusal import Refusal
from fathoms.server import wire
from fathoms.server.error_reporting import report_error
from fathoms.server.store.stored_table import Seat, StoredMove, StoredTable
from fathoms.server.table import seats
from fathoms.server.table.table_state import TableState, game_of
from fathoms.words import has_words

log = logging.getLogger(__name__)

SCRIPTED_BOT = "diver"  # what the others look like
NO_PAUSE = 0.0


def lesson_at(stored_table: StoredTable) -> Lesson | None:
    """The lesson of a table, if it is one that this program still has."""
    game = game_of(stored_table)
    lesson = find_lesson(game) if game and stored_table.lesson else None
    return lesson if lesson and lesson.version == stored_table.lesson else None


def new_lesson(who: str, request: wire.NewLesson) -> tuple[StoredTable, Lesson]:
    """The table for a lesson, still to be stored, and the lesson."""
    game = find_game(request.game)
    lesson = find_lesson(game)
    if lesson is None:
        raise Refusal("lesson-none")
    others = Seat("bot", bot=SCRIPTED_BOT)
    places = [others] * lesson.players
    places[lesson.seat] = seats.person_seat(who, request.name)
    stored_table = StoredTable(
        game.name, game.version, lesson.players, lesson.options, False, who, tuple(places), lesson=lesson.version
    )
    return stored_table, lesson


def lesson_steps(stored_table: StoredTable) -> list[wire.LessonStep]:
    """What the guide says at a table; nothing where no one learns."""
    lesson = lesson_at(stored_table)
    if lesson is None:
        return []
    return [
        wire.LessonStep(
            number=step.number,
            key=step.key,
            does=bool(step.wish),
            calls=bool(step.then),
            ring=step.ring,
            marks=list(step.marks),
            spot=step.spot or None,
        )
        for step in lesson.steps
    ]


class LessonRunner:
    """Runs the lesson of a table: plays the others' moves at their cues, and checks the learner's."""

    def __init__(
        self, state: TableState, lesson: Lesson, delay: float, play: Callable[[StoredMove], Awaitable[None]]
    ) -> None:
        self._state = state
        self._lesson = lesson
        self._delay = delay  # seconds between two actions of the others
        self._play = play
        self._task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self._task is not None

    def check_move(self, move: StoredMove) -> None:
        """Refuse a move that is legal, but no part of the lesson."""
        lesson, number = self._lesson, move.number - 1
        if move.seat != lesson.seat:
            return
        step = lesson.expected_moves.get(number)
        if step is None:
            raise Refusal("lesson-over" if number >= lesson.end else "lesson-read-on")
        if not step.counts(lesson.game.voice.write_action(move.action)):
            other = f"{step.key}-else"
            raise Refusal(other if has_words(other) else "lesson-else")

    def continue_from(self, number: int) -> None:
        """The learner has read what there was to read at a view: the others may act."""
        if number == self._state.number and number in self._lesson.cues:
            self._start()

    def resume(self) -> None:
        """Continue a script that was under way, as after a restart."""
        number = self._state.number
        if number in self._lesson.script and number not in self._lesson.cues:
            self._start()

    def stop(self) -> None:
        if self._task:
            self._task.cancel()

    def _start(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        """Play the script up to the next cue."""
        script, cues = self._lesson.script, self._lesson.cues
        pause = NO_PAUSE
        try:
            while (move := script.get(self._state.number)) is not None:
                await asyncio.sleep(pause)
                await self._play(StoredMove(self._state.number + 1, *move))
                pause = self._delay
                if self._state.number in cues:
                    break
        except Exception as error:
            report_error(log, "a lesson came to a halt; it goes on when it is asked for again", error)
        finally:
            self._task = None
