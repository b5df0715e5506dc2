"""The review of a finished match: how the chances went, what each decision cost, and what was luck."""

from fathoms.lab.review.game_review import Decision, Review, SeatReview, review, review_steps
from fathoms.lab.review.move_judge import Budget
from fathoms.old_names import old_name_resolver

__all__ = ["Budget", "Decision", "Review", "SeatReview", "review", "review_steps"]
__getattr__ = old_name_resolver(__name__)
