"""The religious struggle, as state (VQ 2.3, 8.2, 18)."""

from dataclasses import field

from tercio.kernel.fields import Open, Part, part
from tercio.wars.model.names import Mask


@part
class Religion(Part):
    protestant: Open[Mask] = 0
    """Spaces under Protestant religious influence, in and outside the struggle areas."""
    jesuits: Open[Mask] = 0
    """Spaces of England with a Jesuit."""
    jesuits_on_card: Open[int] = 0
    """Jesuits that Spain may still add to the map."""
    rebelled: Open[list[str]] = field(default_factory=list)
    """Areas that a rebellion has targeted in impulse `rebelled_in` (18.4)."""
    rebelled_in: Open[int] = -1
