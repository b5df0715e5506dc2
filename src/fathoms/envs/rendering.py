"""Renders a game as text, or as a picture of that text for `rgb_array`."""

import numpy as np
from numpy.typing import NDArray

from fathoms.core.refusal import Refusal

RENDER_MODES = ["human", "ansi", "rgb_array"]
INK, PAPER = (18, 52, 59), (251, 250, 245)
MARGIN = 12


def text_image(text: str) -> NDArray[np.uint8]:
    """A picture of the text, as an array of (height, width, 3)."""
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default(16)
    measure = ImageDraw.Draw(Image.new("RGB", (1, 1)))
    x, top, right, bottom = measure.multiline_textbbox((0, 0), text, font=font)
    size = (int(right - x) + 2 * MARGIN, int(bottom - top) + 2 * MARGIN)
    picture = Image.new("RGB", size, PAPER)
    ImageDraw.Draw(picture).multiline_text((MARGIN - x, MARGIN - top), text, font=font, fill=INK)
    return np.asarray(picture, np.uint8)


def check_render_mode(mode: str | None) -> None:
    """Refuse an unknown render mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise Refusal("env-render-wrong", given=mode, modes=", ".join(RENDER_MODES))


def render_text(text: str, mode: str | None) -> "str | NDArray[np.uint8] | None":
    """What an environment's `render` returns for a text, by its render mode."""
    if mode == "ansi":
        return text
    if mode == "rgb_array":
        return text_image(text)
    if mode == "human":
        print(text)
    return None
