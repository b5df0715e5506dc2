"""Bad input is refused with a message key and its arguments; the words are in the catalogues."""

LONGEST = 1000  # letters of an argument; what someone sent is repeated to them, and may be of any length


class Refusal(ValueError):  # noqa: N818 (it is no mistake of the program)
    """Something asked for that cannot be done, and why, in words a player understands."""

    def __init__(self, key: str, **args: str | int | float) -> None:
        self.key = key
        self.args_ = {name: shorten(value) for name, value in args.items()}
        super().__init__(key)

    def __str__(self) -> str:
        from fathoms.words import say  # only who is refused waits for the catalogues

        return say(self.key, **self.args_)


def shorten(value: str | int | float) -> str | int | float:
    return f"{value[:LONGEST]} …" if isinstance(value, str) and len(value) > LONGEST else value
