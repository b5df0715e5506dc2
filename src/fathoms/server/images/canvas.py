"""A canvas of filled paths, written as SVG and converted to PNG."""


class Canvas:
    """A picture of filled paths, later ones on top; empty at first."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._paths: list[str] = []

    def fill(
        self,
        path: str,
        colour: str,
        opacity: float = 1.0,
        at: tuple[float, float] = (0, 0),
        scale: float | tuple[float, float] = 1,
    ) -> None:
        """Fill a path with `#rrggbb`, moved and scaled."""
        x_scale, y_scale = scale if isinstance(scale, tuple) else (scale, scale)
        transform = f"translate({at[0]} {at[1]}) scale({x_scale} {y_scale})"
        self._paths.append(f'<path d="{path}" fill="{colour}" fill-opacity="{opacity}" transform="{transform}"/>')

    def svg(self) -> str:
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}">'
        return f"{head}{''.join(self._paths)}</svg>"

    def png(self) -> bytes:
        from resvg_py import svg_to_bytes  # imported here: only pictures need it, and few are requested

        return svg_to_bytes(svg_string=self.svg(), skip_system_fonts=True)


def circle_path(x: float, y: float, radius: float) -> str:
    """The SVG path of a circle."""
    return f"M{x - radius} {y}a{radius} {radius} 0 1 1 {2 * radius} 0 {radius} {radius} 0 1 1 {-2 * radius} 0Z"


def rectangle_path(x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    """The SVG path of a rectangle with round corners."""
    r = min(radius, width / 2, height / 2)
    if not r:
        return f"M{x} {y}h{width}v{height}h{-width}Z"
    return (
        f"M{x + r} {y}h{width - 2 * r}a{r} {r} 0 0 1 {r} {r}v{height - 2 * r}a{r} {r} 0 0 1 {-r} {r}"
        f"h{2 * r - width}a{r} {r} 0 0 1 {-r} {-r}v{2 * r - height}a{r} {r} 0 0 1 {r} {-r}Z"
    )
