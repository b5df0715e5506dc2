"""Dependencies of routes: the player who asks, and the services of the app.

All of them are `async`: FastAPI would call the others in a thread, which takes longer than they do.
"""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from fathoms.server.http.quotas import Quotas
from fathoms.server.http.rate_limits import client_network
from fathoms.server.images.image_service import ImageService
from fathoms.server.metrics import Metrics
from fathoms.server.settings import Settings
from fathoms.server.table.tables import Tables


async def current_player(request: HTTPConnection) -> str:
    """The id of the player who sent the request."""
    who: str = request.scope["player"]
    return who


async def get_tables(request: HTTPConnection) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def get_quotas(request: HTTPConnection) -> Quotas:
    counts: Quotas = request.app.state.counts
    return counts


async def get_images(request: HTTPConnection) -> ImageService:
    pictures: ImageService = request.app.state.pictures
    return pictures


async def get_metrics(request: HTTPConnection) -> Metrics:
    metrics: Metrics = request.app.state.metrics
    return metrics


async def get_settings(request: HTTPConnection) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


CurrentPlayer = Annotated[str, Depends(current_player)]
TablesDep = Annotated[Tables, Depends(get_tables)]
ImagesDep = Annotated[ImageService, Depends(get_images)]
QuotasDep = Annotated[Quotas, Depends(get_quotas)]
SettingsDep = Annotated[Settings, Depends(get_settings)]


async def limit_lookups(request: HTTPConnection, counts: QuotasDep, who: CurrentPlayer) -> None:
    """Count a request that takes a while to answer, or refuse it: a dependency of such routes."""
    counts.lookups_of_address.take(client_network(request))
    counts.lookups_of_player.take(who)


LIMITED = [Depends(limit_lookups)]
