"""Rulers, power cards and lasting events, as state (VQ 3.3, 4, 6, 20, 23)."""

from dataclasses import field

from tercio.kernel.copying import Copied, copied
from tercio.wars.model.names import CardId, LeaderId, Mask, Power, Space


@copied
class Court(Copied):
    rulers: list[int] = field(default_factory=list)
    """By major power, the index of its ruler in the data."""
    dead: Mask = 0
    """Powers whose ruler has died and has no successor yet (23)."""
    card_markers: list[int] = field(default_factory=list)
    """By major power, +1 and -1 Card markers that last for one deal."""
    home_cards: list[list[CardId]] = field(default_factory=list)
    """By major power, the home cards it owns, in hand or not."""
    set_aside: dict[Power, CardId] = field(default_factory=dict)
    """By power, the home card it has chosen not to use this turn: face down (10)."""
    capitals: dict[Power, Space] = field(default_factory=dict)
    """Capitals that are not printed: of the Huguenots, the Dutch, and Prague of the Holy Roman."""
    lost_capitals: Mask = 0
    """Factions whose capital marker is on the turn track."""
    waiting: list[LeaderId] = field(default_factory=list)
    """Leaders on their power's card, to be placed in Spring Deployment or by a rebellion."""
    arrived: list[LeaderId] = field(default_factory=list)
    """Leaders who came to the map this turn: they did not begin Spring Deployment there (10)."""
    mary: str = "not_in_play"
    """Mary Queen of Scots: not_in_play, alive, captured, executed or dead."""
    elizabeth_excommunicated: bool = False
    dead_heirs: list[str] = field(default_factory=list)
    """Rulers who were murdered before they came to the throne (21.1)."""
    preference: str = ""
    """The Holy Roman's religious preference: secret until it is revealed (23.5)."""
    preference_revealed: bool = False
    hire: int = 0
    """Mercenaries for Hire."""
    league_turn: int = 0
    """The turn in whose Winter the Catholic League formed; 0: not yet."""
    no_deals_with_spain: bool = False
    """The Diplomacy Phase after the League forms (20.10)."""
    skipping: Mask = 0
    """Powers that skip their next impulse."""
    done: list[str] = field(default_factory=list)
    """Events with a lasting effect that have occurred, by card id."""
    this_turn: list[str] = field(default_factory=list)
    """Effects that last until the end of the turn."""
    baseline: dict[Power, int] = field(default_factory=dict)
    """VP of an activated major power when it was activated (27)."""
    protestant_counts: list[int] = field(default_factory=list)
    """Protestant spaces at the end of each turn, for a preference revealed later (23.5)."""
