"""Reviews of finished games: one a game, thought over in a line, kept for everyone who knows the table.

Nothing is thought over, and nothing told, before a game is over. After that its table shows the history of any seat,
and hands out the seed, to those whom it lets look back; so the whole review is open to them, too: it says nothing that
could not be worked out from these.
"""

import asyncio
import sys
from contextlib import aclosing
from typing import Any

from fathoms.core.game import Game, find_game
from fathoms.core.refusal import Refusal
from fathoms.lab.measuring.depth import by_pace
from fathoms.server import wire as shared
from fathoms.server.cluster.membership import Membership
from fathoms.server.images.result_card import build_card
from fathoms.server.images.result_card_svg import render_card
from fathoms.server.jobs.job_queue import EarlyEnd, Job, JobQueue
from fathoms.server.settings import Settings
from fathoms.server.single_flight import SingleFlight
from fathoms.server.store import reviews as kept_reviews
from fathoms.server.store.kept import Kept
from fathoms.server.store.replays import replay_of
from fathoms.server.store.results import result_of
from fathoms.server.store.store import Store
from fathoms.server.table.seats import check_looks_back
from fathoms.server.table.sitting import problem_with
from fathoms.server.wire import review_messages
from fathoms.words import speaking

COMMAND = (sys.executable, "-m", "fathoms.lab.review.worker")
RawReview = dict[str, Any]


class ReviewJob(Job):
    """The review of a game that is waiting, or being thought over."""

    def __init__(self, owner: str, kept: Kept, report: review_messages.GameReview, store: Store) -> None:
        super().__init__(owner, COMMAND)
        self.report = report
        self._kept, self._store = kept, store

    @property
    def waiting(self) -> bool:
        return self.report.state == "waiting"

    @property
    def going(self) -> bool:
        return self.report.state in ("waiting", "thinking")

    def ended(self, state: EarlyEnd, key: str, args: dict[str, str | int | float]) -> None:
        self.report.state, self.report.reason = state, key

    def told(self, place: int) -> RawReview:
        return self.report.model_copy(update={"place": place}).model_dump(mode="json")

    async def keep(self) -> None:
        report = self.report.model_dump(mode="json")
        await asyncio.to_thread(kept_reviews.keep, self._store, self._kept, report)

    async def work(self) -> None:
        self.report.state = "thinking"
        game = find_game(self._kept.game)
        replay = await asyncio.to_thread(replay_of, self._store, self._kept)
        if not self.going:
            return
        async with aclosing(self.worker.play({"replay": replay.model_dump()})) as lines:
            async for line in lines:
                if "refused" in line:
                    self.halt("failed", line["refused"]["key"])
                    return
                merge_progress(self.report, line.get("done") or line["known"], game)
                if "done" in line:
                    if self.going:
                        self.report.state = "done"
                    return
        self.halt("failed", "review-crashed")


class ReviewService:
    """Takes wishes, has one game thought over after the other, and keeps what came out."""

    def __init__(self, store: Store, settings: Settings, keeping: Membership) -> None:
        self.on = settings.reviews
        self.limits = settings.limits
        self._store = store
        self._pictures: SingleFlight[tuple[str, bool, str], str] = SingleFlight()
        self._line: JobQueue[ReviewJob] = JobQueue("review", settings.limits.review_seconds, store, keeping)

    async def look(self, table: str, who: str) -> review_messages.GameReview:
        """What is known of a finished game by now, for those who may look back at it."""
        kept = await asyncio.to_thread(self._finished, table)
        check_looks_back(kept, who)
        return await self._look(kept)

    async def _look(self, kept: Kept) -> review_messages.GameReview:
        going = self._going(kept.id)
        if going is not None:
            return going
        other = await self._line.elsewhere(kept.id)
        if other is not None:
            return review_messages.GameReview.model_validate(other.report)
        return await asyncio.to_thread(self._found, kept)

    async def ask(self, table: str, who: str) -> review_messages.GameReview:
        """Have a finished game thought over, unless it is, or has been."""
        kept = await asyncio.to_thread(self._finished, table)
        check_looks_back(kept, who)
        found = await self._look(kept)
        if found.state in ("waiting", "thinking", "done"):
            return found
        if not self.on:
            raise Refusal("review-off")
        fresh = await asyncio.to_thread(self._fresh, kept)
        going = self._going(table)  # someone may have asked meanwhile; from here on nobody can
        if going is not None:
            return going
        if len(self._line.going()) > self.limits.reviews_waiting:
            raise Refusal("review-line-full", most=self.limits.reviews_waiting)
        fresh.state = "waiting"
        self._line.jobs[table] = ReviewJob(who, kept, fresh, self._store)
        try:
            await self._line.tell(table)  # before anyone can ask another server
        except BaseException:
            del self._line.jobs[table]
            raise
        self._line.begin()
        return self._shown(fresh)

    async def stop(self, table: str, who: str) -> review_messages.GameReview:
        """End the review that one has asked for; what is known stays."""
        found = await self.look(table, who)
        job = self._line.jobs.get(table)
        if job is None:
            return await self._stop_elsewhere(table, who, found)
        if job.owner != who:
            raise Refusal("review-not-yours")
        await self._line.stop(table)
        return self._shown(job.report)

    async def _stop_elsewhere(
        self, table: str, who: str, found: review_messages.GameReview
    ) -> review_messages.GameReview:
        """The same for one that another server thinks over, if any does."""
        other = await self._line.elsewhere(table)
        if other is None:
            return found
        if other.owner != who:
            raise Refusal("review-not-yours")
        await self._line.stop_elsewhere(table)
        return await self.look(table, who)

    async def close(self) -> None:
        """End whatever is thought over: it is lost, and can be asked for again."""
        await self._line.close()

    async def picture(self, table: str, who: str) -> str:
        """A finished game as a picture to share; with everyone's chances if it was reviewed, for those who may look
        back."""
        kept = await asyncio.to_thread(self._finished, table, "card-not-over")
        name = (table, kept.looks_back(who), speaking())
        return await self._pictures.ask(name, lambda: asyncio.to_thread(self._picture, kept, who))

    def _picture(self, kept: Kept, who: str) -> str:
        review = self._found(kept) if kept.looks_back(who) else self._fresh(kept)
        return render_card(build_card(kept, result_of(self._store, kept), review))

    def _finished(self, table: str, otherwise: str = "review-not-over") -> Kept:
        """The table, if its game is over and can be played again here."""
        kept = self._store.find(table)
        if kept is None:
            raise Refusal("table-unknown")
        if kept.status != "over":
            raise Refusal(otherwise)
        problem = problem_with(kept)
        if problem:
            raise Refusal(problem)
        return kept

    def _going(self, table: str) -> review_messages.GameReview | None:
        job = self._line.jobs.get(table)
        return None if job is None else self._shown(job.report)

    def _shown(self, report: review_messages.GameReview) -> review_messages.GameReview:
        return report.model_copy(update={"place": self._line.place(report.table)})

    def _found(self, kept: Kept) -> review_messages.GameReview:
        """The review that is kept, or an empty one."""
        report = kept_reviews.find(self._store, kept)
        return self._fresh(kept) if report is None else review_messages.GameReview.model_validate(report)

    def _fresh(self, kept: Kept) -> review_messages.GameReview:
        """A review of which nothing is known but how the game ended."""
        return review_messages.GameReview(
            table=kept.id,
            state="none",
            reason=None,
            place=0,
            done=0,
            of=0,
            players=kept.players,
            judged=not by_pace(find_game(kept.game)),
            start=[],
            result=result_of(self._store, kept).shares,
            decisions=[],
            seats=[],
            turning=[],
            insights=[],
        )


def merge_progress(report: review_messages.GameReview, told: RawReview, game: Game) -> None:
    """Take in what the worker tells: the decisions are those that are new."""
    report.of, report.judged = told["choices"], told["judged"]
    report.start, report.result, report.turning = told["start"], told["result"], told["turning"]
    report.decisions += [named_decision(each, game) for each in told["decisions"]]
    report.seats = [review_messages.ReviewedSeat(**each) for each in told["seats"]]
    report.insights = [review_messages.ReviewedInsight(**each) for each in told["insights"]]
    report.done = len(report.decisions)


def named_decision(told: RawReview, game: Game) -> review_messages.ReviewedDecision:
    """A decision with its actions by name."""

    def choice(action: int) -> shared.Choice:
        return shared.Choice(action=action, name=game.voice.name_action(action))

    named = {name: choice(told[name]) for name in ("action", "best", "open_best")}
    return review_messages.ReviewedDecision(**{**told, **named})
