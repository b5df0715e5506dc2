"""Three small games that prove what the five games need: acting at the same time, the clock, teams, compound moves.

Their words are in `toys.ftl`, which is added to the catalogue when a toy is imported.
"""

from pathlib import Path

from fluent.runtime import FluentResource

from fathoms.words import catalogue

catalogue("en").add_resource(FluentResource(Path(__file__).with_name("toys.ftl").read_text(encoding="utf-8")))
