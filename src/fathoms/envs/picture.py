"""Text as a picture, for `rgb_array`."""

import numpy as np
from numpy.typing import NDArray

from fathoms.core.refusal import Refusal

RENDER_MODES = ["human", "ansi", "rgb_array"]
INK, PAPER = (18, 52, 59), (251, 250, 245)
MARGIN = 12


def paint(text: str) -> NDArray[np.uint8]:
    """The text in even letters on paper: (height, width, 3)."""
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default(16)
    measure = ImageDraw.Draw(Image.new("RGB", (1, 1)))
    left, top, right, bottom = measure.multiline_textbbox((0, 0), text, font=font)
    size = (int(right - left) + 2 * MARGIN, int(bottom - top) + 2 * MARGIN)
    picture = Image.new("RGB", size, PAPER)
    ImageDraw.Draw(picture).multiline_text((MARGIN - left, MARGIN - top), text, font=font, fill=INK)
    return np.asarray(picture, np.uint8)


def check_mode(mode: str | None) -> None:
    """Refuse a way of rendering that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise Refusal("env-render-wrong", given=mode, modes=", ".join(RENDER_MODES))


def show(text: str, mode: str | None) -> "str | NDArray[np.uint8] | None":
    """A moment of a game as an environment's `render` gives it."""
    if mode == "ansi":
        return text
    if mode == "rgb_array":
        return paint(text)
    if mode == "human":
        print(text)
    return None
