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
    player_id: str = request.scope["player"]
    return player_id


async def get_tables(request: HTTPConnection) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def get_quotas(request: HTTPConnection) -> Quotas:
    quotas: Quotas = request.app.state.quotas
    return quotas


async def get_images(request: HTTPConnection) -> ImageService:
    images: ImageService = request.app.state.images
    return images


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


async def limit_lookups(request: HTTPConnection, quotas: QuotasDep, player_id: CurrentPlayer) -> None:
    """Count a request that takes a while to answer, or refuse it: a dependency of such routes."""
    quotas.lookups_of_address.take(client_network(request))
    quotas.lookups_of_player.take(player_id)


LIMITED = [Depends(limit_lookups)]
