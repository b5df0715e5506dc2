"""Reviews of finished games: one a game, made in a queue, stored for everyone who knows the table.

Nothing is reviewed or told before a game is over. After that its table shows the history of any seat, and the seed, to
those whom it lets look back; so they may see the whole review, too: it says nothing that could not be worked out from
these.
"""

import asyncio
import sys
from contextlib import aclosing
from typing import Any

from fathoms.core.game import Game, find_game
from fathoms.core.refusal import Refusal
from fathoms.lab.measuring.depth import levels_by_pace_only
from fathoms.server import wire as shared
from fathoms.server.cluster.membership import Membership
from fathoms.server.images.result_card import build_card
from fathoms.server.images.result_card_svg import render_card
from fathoms.server.jobs.job_queue import EarlyEnd, Job, JobQueue
from fathoms.server.settings import Settings
from fathoms.server.single_flight import SingleFlight
from fathoms.server.store import review_store as kept_reviews
from fathoms.server.store.finished_games import result_of
from fathoms.server.store.store import Store
from fathoms.server.store.stored_replay import build_replay
from fathoms.server.store.stored_table import StoredTable
from fathoms.server.table.seats import check_may_look_back
from fathoms.server.table.table_state import opening_problem
from fathoms.server.wire import review_messages
from fathoms.words import current_language

COMMAND = (sys.executable, "-m", "fathoms.lab.review.review_worker")
RawReview = dict[str, Any]


class ReviewJob(Job):
    """A review that is waiting or running."""

    def __init__(self, owner: str, stored_table: StoredTable, report: review_messages.GameReview, store: Store) -> None:
        super().__init__(owner, COMMAND)
        self.report = report
        self._stored_table, self._store = stored_table, store

    @property
    def is_waiting(self) -> bool:
        return self.report.state == "waiting"

    @property
    def is_active(self) -> bool:
        return self.report.state in ("waiting", "thinking")

    def record_end(self, state: EarlyEnd, key: str, args: dict[str, str | int | float]) -> None:
        self.report.state, self.report.reason = state, key

    def progress_report(self, position: int) -> RawReview:
        return self.report.model_copy(update={"place": position}).model_dump(mode="json")

    async def save_result(self) -> None:
        report = self.report.model_dump(mode="json")
        await asyncio.to_thread(kept_reviews.store_review, self._store, self._stored_table, report)

    async def run(self) -> None:
        self.report.state = "thinking"
        game = find_game(self._stored_table.game)
        replay = await asyncio.to_thread(build_replay, self._store, self._stored_table)
        if not self.is_active:
            return
        async with aclosing(self.process.run({"replay": replay.model_dump()})) as lines:
            async for line in lines:
                if "refused" in line:
                    self.end_early("failed", line["refused"]["key"])
                    return
                merge_progress(self.report, line.get("done") or line["known"], game)
                if "done" in line:
                    if self.is_active:
                        self.report.state = "done"
                    return
        self.end_early("failed", "review-crashed")


class ReviewService:
    """Takes requests for reviews, queues and runs them, and stores the results."""

    def __init__(self, store: Store, settings: Settings, membership: Membership) -> None:
        self.is_open = settings.reviews
        self.limits = settings.limits
        self._store = store
        self._card_flights: SingleFlight[tuple[str, bool, str], str] = SingleFlight()
        self._queue: JobQueue[ReviewJob] = JobQueue("review", settings.limits.review_seconds, store, membership)

    async def review_for(self, table: str, player_id: str) -> review_messages.GameReview:
        """The review of a finished game as far as it is known, for those who may look back at it."""
        stored_table = await asyncio.to_thread(self._finished_table, table)
        check_may_look_back(stored_table, player_id)
        return await self._current_review(stored_table)

    async def _current_review(self, stored_table: StoredTable) -> review_messages.GameReview:
        active_review = self._active_review(stored_table.id)
        if active_review is not None:
            return active_review
        other = await self._queue.find_elsewhere(stored_table.id)
        if other is not None:
            return review_messages.GameReview.model_validate(other.report)
        return await asyncio.to_thread(self._stored_review, stored_table)

    async def request_review(self, table: str, player_id: str) -> review_messages.GameReview:
        """Have a finished game reviewed, unless it is being reviewed, or has been."""
        stored_table = await asyncio.to_thread(self._finished_table, table)
        check_may_look_back(stored_table, player_id)
        review = await self._current_review(stored_table)
        if review.state in ("waiting", "thinking", "done"):
            return review
        if not self.is_open:
            raise Refusal("review-off")
        new_review = await asyncio.to_thread(self._empty_review, stored_table)
        # It may have been requested meanwhile; from here on that cannot happen.
        active_review = self._active_review(table)
        if active_review is not None:
            return active_review
        if len(self._queue.active_jobs()) > self.limits.reviews_waiting:
            raise Refusal("review-line-full", most=self.limits.reviews_waiting)
        new_review.state = "waiting"
        self._queue.jobs[table] = ReviewJob(player_id, stored_table, new_review, self._store)
        try:
            await self._queue.publish_progress(table)  # before anyone can ask another server
        except BaseException:
            del self._queue.jobs[table]
            raise
        self._queue.start()
        return self._with_position(new_review)

    async def stop(self, table: str, player_id: str) -> review_messages.GameReview:
        """Stop a review that the player has requested; what is known stays."""
        review = await self.review_for(table, player_id)
        job = self._queue.jobs.get(table)
        if job is None:
            return await self._stop_elsewhere(table, player_id, review)
        if job.owner != player_id:
            raise Refusal("review-not-yours")
        await self._queue.stop(table)
        return self._with_position(job.report)

    async def _stop_elsewhere(
        self, table: str, player_id: str, review: review_messages.GameReview
    ) -> review_messages.GameReview:
        """Stop a review that another server runs, if any does."""
        other = await self._queue.find_elsewhere(table)
        if other is None:
            return review
        if other.owner != player_id:
            raise Refusal("review-not-yours")
        await self._queue.stop_elsewhere(table)
        return await self.review_for(table, player_id)

    async def close(self) -> None:
        """Stop whatever runs: its result is lost, and can be requested again."""
        await self._queue.close()

    async def result_card(self, table: str, player_id: str) -> str:
        """A finished game as a picture to share; with everyone's chances if it was reviewed, for those who may look
        back."""
        stored_table = await asyncio.to_thread(self._finished_table, table, "card-not-over")
        key = (table, stored_table.may_look_back(player_id), current_language())
        return await self._card_flights.run(key, lambda: asyncio.to_thread(self._render_card, stored_table, player_id))

    def _render_card(self, stored_table: StoredTable, player_id: str) -> str:
        review = (
            self._stored_review(stored_table)
            if stored_table.may_look_back(player_id)
            else self._empty_review(stored_table)
        )
        return render_card(build_card(stored_table, result_of(self._store, stored_table), review))

    def _finished_table(self, table: str, refusal_key: str = "review-not-over") -> StoredTable:
        """A table whose game is over and can be replayed; refuses others."""
        stored_table = self._store.find(table)
        if stored_table is None:
            raise Refusal("table-unknown")
        if stored_table.status != "over":
            raise Refusal(refusal_key)
        problem = opening_problem(stored_table)
        if problem:
            raise Refusal(problem)
        return stored_table

    def _active_review(self, table: str) -> review_messages.GameReview | None:
        job = self._queue.jobs.get(table)
        return None if job is None else self._with_position(job.report)

    def _with_position(self, review: review_messages.GameReview) -> review_messages.GameReview:
        return review.model_copy(update={"place": self._queue.position(review.table)})

    def _stored_review(self, stored_table: StoredTable) -> review_messages.GameReview:
        """The stored review, or an empty one."""
        report = kept_reviews.find_review(self._store, stored_table)
        return self._empty_review(stored_table) if report is None else review_messages.GameReview.model_validate(report)

    def _empty_review(self, stored_table: StoredTable) -> review_messages.GameReview:
        """A review of which only the result is known."""
        return review_messages.GameReview(
            table=stored_table.id,
            state="none",
            reason=None,
            place=0,
            done=0,
            of=0,
            players=stored_table.players,
            judged=not levels_by_pace_only(find_game(stored_table.game)),
            start=[],
            result=result_of(self._store, stored_table).shares,
            decisions=[],
            seats=[],
            turning=[],
            insights=[],
        )


def merge_progress(report: review_messages.GameReview, progress: RawReview, game: Game) -> None:
    """Add the subprocess's progress to a review; its decisions are the new ones."""
    report.of, report.judged = progress["choices"], progress["judged"]
    report.start, report.result, report.turning = progress["start"], progress["result"], progress["turning"]
    report.decisions += [named_decision(each, game) for each in progress["decisions"]]
    report.seats = [review_messages.ReviewedSeat(**each) for each in progress["seats"]]
    report.insights = [review_messages.ReviewedInsight(**each) for each in progress["insights"]]
    report.done = len(report.decisions)


def named_decision(decision: RawReview, game: Game) -> review_messages.ReviewedDecision:
    """A decision with its actions by name."""

    def choice(action: int) -> shared.Choice:
        return shared.Choice(action=action, name=game.voice.name_action(action))

    choices = {name: choice(decision[name]) for name in ("action", "best", "open_best")}
    return review_messages.ReviewedDecision(**{**decision, **choices})
