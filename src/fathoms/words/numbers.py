"""Numbers as people write them in the language that is spoken: 1,234.5 or 1.234,5; 51.5% or 51,5 %."""

from babel.numbers import format_decimal, format_percent

from fathoms.old_names import old_name_resolver
from fathoms.words import current_language


def decimal(value: float, places: int = 0, sign: bool = False) -> str:
    """A number with this many places; with a sign even if it is above nothing."""
    value = round(value, places) or 0  # never -0
    return ("+" if sign and value > 0 else "") + str(
        format_decimal(value, number_pattern(places), locale=current_language())
    )


def percent(value: float, places: int = 0) -> str:
    """A part of one."""
    return str(format_percent(value, number_pattern(places) + percent_sign(), locale=current_language()))


def percent_sign() -> str:
    """With the space before it that the language has."""
    usual = str(format_percent(0, locale=current_language()))
    return usual.replace("0", "")


def number_pattern(places: int) -> str:
    return "#,##0." + "0" * places if places else "#,##0"


__getattr__ = old_name_resolver(__name__)
