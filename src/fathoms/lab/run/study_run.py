"""A study in the making: checked, played with an eye on the time, and stopped with what is known so far."""

from collections.abc import Callable, Mapping
from typing import Any

from fathoms.batch.simulate import check_device
from fathoms.lab.counting.game_counter import count_games
from fathoms.lab.counting.tally import Tallies
from fathoms.lab.run.study_process import check_in_process, run_in_process
from fathoms.lab.studies import Study, StudyPlan


class StudyRun:
    """One study: `request` is what `StudyPlan` takes, and `house`, values that need a process of their own."""

    def __init__(self, request: Mapping[str, Any], device: str = "cpu") -> None:
        self.house = dict(request.get("house") or {})
        self.request = {name: value for name, value in request.items() if name != "house"}
        self.device = device
        require_device(device)
        self.plan = StudyPlan(**self.request)
        if self.house:
            check_in_process(self.process_request)
        self.study: Study | None = None
        self._tallies: Tallies | None = None

    @property
    def games(self) -> int:
        return self.plan.order.games

    @property
    def process_request(self) -> dict[str, Any]:
        return {**self.request, "house": self.house, "device": self.device}

    def make(
        self, progress: Callable[[int], None], further: Callable[[float], None] = lambda share_done: None
    ) -> Study:
        """Play; `progress` is told how many games have been played, then `further` how much of the further ones."""
        if self.house:

            def on_progress(games_played: int, study: Study | None) -> None:
                self.study = study or self.study
                progress(games_played)

            self.study = run_in_process(self.process_request, on_progress)
        else:

            def on_count(games_played: int, tallies: Tallies | None) -> None:
                self._tallies = tallies if tallies is not None else self._tallies
                progress(games_played)

            self._tallies = count_games(self.plan.watch, self.device, on_count)
            self.study = self.plan.study_from_counts(self._tallies)
            for share_done, partial in self.plan.with_played_measures(self.study):
                self.study = partial
                further(share_done)
        return self.study

    def partial_study(self) -> Study | None:
        """What is known, if anything is."""
        if self.study is None and self._tallies is not None and self._tallies["games"].any():
            self.study = self.plan.study_from_counts(self._tallies)
        return self.study


def require_device(device: str) -> None:
    """Refuse a device that there is not, before anything is made ready for it."""
    check_device(device)
    if device == "cuda":
        from fathoms.batch.cuda import require_gpu

        require_gpu()
    if device == "ray":
        from fathoms.batch.ray import ray_cluster

        ray_cluster()
