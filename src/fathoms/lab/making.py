"""A study in the making: checked, played with an eye on the time, and stopped with what is known so far."""

from collections.abc import Callable, Mapping
from typing import Any

from fathoms.batch.simulate import check_device
from fathoms.lab.asking import Question, Study
from fathoms.lab.counting.playing import count_games
from fathoms.lab.counting.tally import Tallies
from fathoms.lab.elsewhere import check_elsewhere, study_elsewhere


class Making:
    """One study: `wish` is what `Question` takes, and `house`, values for which a process of its own is started."""

    def __init__(self, wish: Mapping[str, Any], device: str = "cpu") -> None:
        self.house = dict(wish.get("house") or {})
        self.wish = {name: value for name, value in wish.items() if name != "house"}
        self.device = device
        find_device(device)
        self.question = Question(**self.wish)
        if self.house:
            check_elsewhere(self.elsewhere)
        self.found: Study | None = None
        self._counted: Tallies | None = None

    @property
    def games(self) -> int:
        return self.question.order.games

    @property
    def elsewhere(self) -> dict[str, Any]:
        return {**self.wish, "house": self.house, "device": self.device}

    def make(self, progress: Callable[[int], None], further: Callable[[float], None] = lambda done: None) -> Study:
        """Play; `progress` is told how many games have been played, then `further` how much of the further ones."""
        if self.house:

            def heard(played: int, study: Study | None) -> None:
                self.found = study or self.found
                progress(played)

            self.found = study_elsewhere(self.elsewhere, heard)
        else:

            def counted(played: int, tallies: Tallies | None) -> None:
                self._counted = tallies if tallies is not None else self._counted
                progress(played)

            self._counted = count_games(self.question.watch, self.device, counted)
            self.found = self.question.answer(self._counted)
            for done, known in self.question.go_on(self.found):
                self.found = known
                further(done)
        return self.found

    def so_far(self) -> Study | None:
        """What is known, if anything is."""
        if self.found is None and self._counted is not None and self._counted["games"].any():
            self.found = self.question.answer(self._counted)
        return self.found


def find_device(device: str) -> None:
    """Refuse a device that there is not, before anything is made ready for it."""
    check_device(device)
    if device == "cuda":
        from fathoms.batch.cuda import gpu

        gpu()
    if device == "ray":
        from fathoms.batch.ray import cluster

        cluster()
