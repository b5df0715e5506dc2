"""The named parts of rows, put together again by where `parts_of` says they are."""

from typing import Any

from numpy.typing import NDArray

from fathoms.core.game import Game
from fathoms.envs.observation_rows import row_parts


def unpack(rows: NDArray[Any], game: Game) -> dict[str, NDArray[Any]]:
    return {
        name: rows[..., part].reshape((*rows.shape[:-1], *shape)) for name, (part, shape) in row_parts(game).items()
    }
