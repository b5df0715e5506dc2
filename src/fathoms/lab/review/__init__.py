"""The review of a finished match: how the chances went, what each decision cost, and what was luck."""

from fathoms.lab.review.game_review import Decision, Review, SeatReview, review, reviewing
from fathoms.lab.review.judging import Budget

__all__ = ["Budget", "Decision", "Review", "SeatReview", "review", "reviewing"]
