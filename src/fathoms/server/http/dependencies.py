"""What routes are given: who asks, and what belongs to the app.

All of it is `async`: what is not would be called in a thread, which takes longer than it does.
"""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from fathoms.server.http.quotas import Counts
from fathoms.server.http.rate_limits import address_of
from fathoms.server.images.image_service import Pictures
from fathoms.server.metrics import Metrics
from fathoms.server.settings import Settings
from fathoms.server.table.tables import Tables


async def asking(request: HTTPConnection) -> str:
    """The player who asks."""
    who: str = request.scope["player"]
    return who


async def all_tables(request: HTTPConnection) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def all_counts(request: HTTPConnection) -> Counts:
    counts: Counts = request.app.state.counts
    return counts


async def all_pictures(request: HTTPConnection) -> Pictures:
    pictures: Pictures = request.app.state.pictures
    return pictures


async def the_metrics(request: HTTPConnection) -> Metrics:
    metrics: Metrics = request.app.state.metrics
    return metrics


async def the_settings(request: HTTPConnection) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


Player = Annotated[str, Depends(asking)]
AllTables = Annotated[Tables, Depends(all_tables)]
AllPictures = Annotated[Pictures, Depends(all_pictures)]
AllCounts = Annotated[Counts, Depends(all_counts)]
TheSettings = Annotated[Settings, Depends(the_settings)]


async def counted(request: HTTPConnection, counts: AllCounts, who: Player) -> None:
    """A look is counted, or refused: a dependency of what takes a while to make."""
    counts.looks_of_address.take(address_of(request))
    counts.looks_of_player.take(who)


COUNTED = [Depends(counted)]
