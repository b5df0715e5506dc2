"""A hook of mkdocs: in `nav`, a folder (`games/`) stands for its pages, which are called what their headings say."""

from pathlib import Path
from typing import Any

DOCS = Path(__file__).resolve().parents[1] / "docs"


def on_config(config: Any) -> Any:
    """Put the pages of folders into the navigation."""
    config["nav"] = [with_pages(entry) for entry in config["nav"]]
    return config


def with_pages(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry of the navigation: a title, and a page, a list of entries, or a folder."""
    return {title: pages_in(place) if str(place).endswith("/") else place for title, place in entry.items()}


def pages_in(folder: str) -> list[str]:
    """The pages in a folder of the docs, its index first."""
    pages = sorted((DOCS / folder).glob("*.md"), key=lambda page: (page.stem != "index", page.stem))
    return [page.relative_to(DOCS).as_posix() for page in pages]
