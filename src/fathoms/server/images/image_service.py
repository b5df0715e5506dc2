"""Makes pictures that many request at the same moment, as when a link is sent to a group, only once."""

import asyncio
import io
from functools import lru_cache

from fathoms.server.images.table_poster import table_poster
from fathoms.server.single_flight import SingleFlight


class ImageService:
    """Makes a server's posters of tables and QR codes."""

    def __init__(self) -> None:
        self._posters: SingleFlight[tuple[bool, ...], bytes] = SingleFlight()
        self._codes: SingleFlight[str, bytes] = SingleFlight()

    async def table_poster(self, taken_seats: tuple[bool, ...]) -> bytes:
        """A PNG of a table for messengers: which of its seats are taken."""
        return await self._posters.run(taken_seats, lambda: asyncio.to_thread(table_poster, taken_seats))

    async def qr_code(self, address: str) -> bytes:
        """The QR code of an address, as SVG."""
        return await self._codes.run(address, lambda: asyncio.to_thread(qr_code_svg, address))


@lru_cache(maxsize=256)
def qr_code_svg(address: str) -> bytes:
    import segno  # takes a while to load, and few request it

    picture = io.BytesIO()
    segno.make(address, micro=False).save(picture, kind="svg", border=2, light="white", xmldecl=False)
    return picture.getvalue()
