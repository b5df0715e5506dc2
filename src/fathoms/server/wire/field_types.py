"""Types of fields that messages share, and their base class."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(max_length=30)]
SeatNumber = Annotated[int, Field(ge=0, lt=15)]
OptionValue = bool | int | str
BestOf = Literal[1, 3, 5, 7]  # games of a series
Speed = Literal["slow", "normal", "quick", "at_once"]  # of bots
Text = Annotated[str, Field(max_length=200)]
ChatPhrase = Literal[  # what can be said at every table; the text is in the catalogues
    "hello",
    "good-luck",
    "nice",
    "thanks",
    "oops",
    "sorry",
    "thinking",
    "well-played",
    "heart",
    "star",
    "laugh",
    "wow",
]
BotRemark = Literal[  # what bots say now and then; the text is in the catalogues
    "remark-hello-1",
    "remark-hello-2",
    "remark-hello-3",
    "remark-glad-1",
    "remark-glad-2",
    "remark-glad-3",
    "remark-oops-1",
    "remark-oops-2",
    "remark-oops-3",
    "remark-nice-1",
    "remark-nice-2",
    "remark-nice-3",
    "remark-bye-1",
    "remark-bye-2",
    "remark-bye-3",
]
ActionName = Annotated[dict[str, str | int], Field(max_length=8)]  # as a game names its actions


class WireModel(BaseModel):
    """The base class of messages: they have no other fields than those they name."""

    model_config = ConfigDict(extra="forbid")
