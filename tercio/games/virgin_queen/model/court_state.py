"""Rulers, power cards and lasting events, as state (VQ 3.3, 4, 6, 20, 23)."""

from dataclasses import field
from typing import TYPE_CHECKING, Annotated, Final

from tercio.games.virgin_queen.model.powers import HRE
from tercio.kernel.fields import Gap, Open, Part, covered, only, part
from tercio.wars.model.names import CardId, LeaderId, Mask, Power, Space
from tercio.wars.model.viewers import WarViewer

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.viewer import VqViewer


SECRET_HOME: Final = CardId(-1)
"""In a view: a home card of which nobody else knows which it is. (0 is any other card.)"""
LAID_ASIDE: Final = Gap("the home cards laid aside", SECRET_HOME)
SECRET: Final = "secret"
"""A religious preference that was recorded and not revealed."""
PREFERENCE: Final = Gap("the religious preference", SECRET)


def _laid_aside(
    viewer: "VqViewer", court: "Court", aside: dict[Power, CardId]
) -> dict[Power, CardId]:
    return {power: viewer.laid_aside(power, card) for power, card in aside.items()}


def _knows_preference(viewer: WarViewer, court: "Court") -> bool:
    return not court.preference or court.preference_revealed or HRE in viewer.mine


@part
class Court(Part):
    rulers: Open[list[int]] = field(default_factory=list)
    """By major power, the index of its ruler in the data."""
    dead: Open[Mask] = 0
    """Powers whose ruler has died and has no successor yet (23)."""
    card_markers: Open[list[int]] = field(default_factory=list)
    """By major power, +1 and -1 Card markers that last for one deal."""
    home_cards: Open[list[list[CardId]]] = field(default_factory=list)
    """By major power, the home cards it owns, in hand or not."""
    set_aside: Annotated[dict[Power, CardId], covered(_laid_aside, LAID_ASIDE)] = field(
        default_factory=dict
    )
    """By power, the home card it has chosen not to use this turn: face down (10)."""
    capitals: Open[dict[Power, Space]] = field(default_factory=dict)
    """Capitals that are not printed: of the Huguenots, the Dutch, and Prague of the Holy Roman."""
    lost_capitals: Open[Mask] = 0
    """Factions whose capital marker is on the turn track."""
    waiting: Open[list[LeaderId]] = field(default_factory=list)
    """Leaders on their power's card, to be placed in Spring Deployment or by a rebellion."""
    arrived: Open[list[LeaderId]] = field(default_factory=list)
    """Leaders who came to the map this turn: they did not begin Spring Deployment there (10)."""
    mary: Open[str] = "not_in_play"
    """Mary Queen of Scots: not_in_play, alive, captured, executed or dead."""
    elizabeth_excommunicated: Open[bool] = False
    dead_heirs: Open[list[str]] = field(default_factory=list)
    """Rulers who were murdered before they came to the throne (21.1)."""
    preference: Annotated[str, only(_knows_preference, PREFERENCE)] = ""
    """The Holy Roman's religious preference: secret until it is revealed (23.5)."""
    preference_revealed: Open[bool] = False
    hire: Open[int] = 0
    """Mercenaries for Hire."""
    league_turn: Open[int] = 0
    """The turn in whose Winter the Catholic League formed; 0: not yet."""
    no_deals_with_spain: Open[bool] = False
    """The Diplomacy Phase after the League forms (20.10)."""
    skipping: Open[Mask] = 0
    """Powers that skip their next impulse."""
    done: Open[list[str]] = field(default_factory=list)
    """Events with a lasting effect that have occurred, by card id."""
    this_turn: Open[list[str]] = field(default_factory=list)
    """Effects that last until the end of the turn."""
    baseline: Open[dict[Power, int]] = field(default_factory=dict)
    """VP of an activated major power when it was activated (27)."""
    protestant_counts: Open[list[int]] = field(default_factory=list)
    """Protestant spaces at the end of each turn, for a preference revealed later (23.5)."""
