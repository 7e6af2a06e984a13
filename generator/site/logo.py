"""The site's mark as a file of its own, drawn from the same symbol as the one in the pages."""

from __future__ import annotations

from generator.diagram.palette import standalone_style
from generator.diagram.sprite import SYMBOLS


def logo() -> str:
    """The mark as a whole SVG file, square, with its own colours."""
    symbol = SYMBOLS["i-logo"]
    shapes = "".join(
        f'<path class="{shape.paint}" d="{shape.outline}"/>' for shape in symbol.shapes
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{symbol.view_box}">'
        f"<style>{standalone_style(shapes)}</style>{shapes}</svg>"
    )
