"""Bad input is refused with a message key and its arguments; the words are in the catalogues."""


class Refusal(ValueError):  # noqa: N818 (it is no mistake of the program)
    """Something asked for that cannot be done, and why, in words a player understands."""

    def __init__(self, key: str, **args: str | int | float) -> None:
        self.key = key
        self.args_ = args
        super().__init__(key)

    def __str__(self) -> str:
        from fathoms.words import say  # only who is refused waits for the catalogues

        return say(self.key, **self.args_)
