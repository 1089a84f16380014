"""The part of the state that both games have: flat lists, indexed by numbers.

Masks (`controlled`, `land`, `fleets`, ...) repeat what the lists say; only the verbs of
`tercio.wars.model.war.War` may change either, and `War.recount` checks them while fuzzing.
"""

from dataclasses import field
from typing import Annotated, Final, Protocol

from tercio.kernel.ask import Seat
from tercio.kernel.copying import Shared
from tercio.kernel.deals import Deal, Floor
from tercio.kernel.fields import Open, Part, covered, nobody, only, part
from tercio.kernel.floor import BETWEEN_PARTIES
from tercio.wars.model.names import FIRST, NO_CARD, CardId, LeaderId, Location, Mask, Power
from tercio.wars.model.viewers import CARD, FRESH, WarViewer


@part
class Fatigue(Part):
    """Units that have done something once this impulse and may not do it again."""

    troops: Open[dict[int, int]] = field(default_factory=dict)
    """(location * 1000 + power * 2 + kind) -> how many of the units there."""
    leaders: Open[Mask] = 0

    def clear(self) -> None:
        self.troops = {}
        self.leaders = 0


def _has_won_cards(viewer: WarViewer, impulse: "Impulse") -> bool:
    return viewer.active in viewer.mine


TO_THE_WINNER: Final = only(_has_won_cards, FRESH)


@part
class Impulse(Part):
    """What is true only until the present impulse ends."""

    cp: Open[int] = 0
    card: Open[CardId] = NO_CARD
    as_event: Open[bool] = False
    spending: Open[bool] = False
    """Whether the active power is in the middle of spending CP."""
    beaten: Fatigue = field(default_factory=Fatigue)
    """Lost a field battle this impulse (13.1)."""
    intercepted: Fatigue = field(default_factory=Fatigue)
    """Tried to intercept this impulse (13.2)."""
    beaten_ships: Open[Mask] = 0
    """Ships that lost a naval combat this impulse (16.1)."""
    sieges_begun: Open[Mask] = 0
    """Spaces put under siege this impulse (15.1)."""
    assaulted: Open[Mask] = 0
    """Spaces assaulted this impulse (15.1)."""
    only: Open[list[str]] = field(default_factory=list)
    """If not empty, the only actions that the CP may be spent on."""
    barred: Open[list[str]] = field(default_factory=list)
    """Actions that an event forbids for the rest of the impulse."""
    moved_once: Fatigue = field(default_factory=Fatigue)
    """Units that have moved, where an event allows one space only."""
    one_space_only: Open[bool] = False
    halted: Fatigue = field(default_factory=Fatigue)
    """Units and leaders that a response keeps from moving and assaulting."""
    guarded: Open[Mask] = 0
    """Powers whose leaders cannot be captured in the battle that is being fought."""
    still_leaders: Open[Mask] = 0
    """Leaders that an event keeps from moving and assaulting."""
    free: Open[list[str]] = field(default_factory=list)
    """Actions that an event allows once without CP."""
    fresh: Annotated[list[CardId], TO_THE_WINNER] = field(default_factory=list)
    """Cards won by piracy, which may not be played before a later impulse (16.4). Who holds
    them and who lost them know which they are; everybody knows how many."""
    named_area: Open[str] = ""
    """The area that an event was declared for, until it takes effect there."""


@part
class ForeignWar(Part):
    """A war on a card beside the map (HIS 21.7, VQ 23.7)."""

    card: Open[CardId]
    power: Open[Power]
    limit: Open[int]
    """The most land units that the power may have there."""
    enemies: Open[int]
    regulars: Open[int] = 0
    second: Open[int] = 0
    leaders: Open[list[LeaderId]] = field(default_factory=list)
    vp: Open[int] = 0
    """What winning it is worth."""


class Court(Protocol):
    """What both games keep of rulers and of events; each keeps more."""

    rulers: list[int]
    """By major power, the index of its ruler in the data."""
    skipping: Mask
    """Powers that skip their next impulse."""
    done: list[str]
    """Events with a lasting effect that have occurred, by card id."""
    this_turn: list[str]
    """Effects that last until the end of the turn."""


class Religion(Protocol):
    """What both games keep of the religious struggle; each keeps more."""

    protestant: Mask
    """Spaces under Protestant religious influence."""


_POWERS: Final = tuple(map(Power, range(32)))
"""As many as there are hands, or more."""


def _hands(viewer: WarViewer, state: "WarsState", hands: list[list[CardId]]) -> list[list[CardId]]:
    return [*map(viewer.hand, _POWERS, hands)]


@part
class WarsState(Part):
    """Who holds what, where everybody is, who is at war, and whose impulse it is."""

    # -- time
    turn: Open[int] = 1
    phase: Open[str] = ""
    step: Open[int] = 0
    """Place within a phase that stops between its steps."""
    active: Open[Power] = FIRST
    impulses: Open[int] = 0
    """Impulses since the start of the game."""
    passed: Open[Mask] = 0
    """Powers that have passed since a card was last played."""
    impulse: Impulse = field(default_factory=Impulse)

    # -- the map
    control: Open[list[Power]] = field(default_factory=list)
    controlled: Open[list[Mask]] = field(default_factory=list)
    unrest: Open[Mask] = 0
    fortresses: Open[Mask] = 0
    """Fortified spaces: the printed ones and those built since."""
    home: Open[list[Mask]] = field(default_factory=list)
    """Home spaces by power; events can change them."""
    besiegers: Open[list[Mask]] = field(default_factory=list)
    """By space, the powers that have it under siege."""
    closed: Open[Mask] = 0
    """Spaces that nobody may enter."""

    # -- pieces
    troops: Open[list[Shared[list[int]]]] = field(default_factory=list)
    """troops[power * 2 + kind][space]."""
    land: Open[list[Mask]] = field(default_factory=list)
    """By power, the spaces that hold its land units."""
    ship_at: Open[list[Location]] = field(default_factory=list)
    ship_reversed: Open[Mask] = 0
    """Ships on their back side (corsairs, say)."""
    ship_lent: Open[list[Power]] = field(default_factory=list)
    """To whom a ship is on loan, or NOBODY."""
    fleets: Open[list[Mask]] = field(default_factory=list)
    """By controlling power, the locations that hold its ships."""
    leader_at: Open[list[Location]] = field(default_factory=list)
    leader_power: Open[list[Power]] = field(default_factory=list)

    # -- diplomacy
    patron: Open[list[Power]] = field(default_factory=list)
    """Who commands a power: itself, or the major power that a minor is allied to."""
    at_war: Open[list[Mask]] = field(default_factory=list)
    allied: Open[list[Mask]] = field(default_factory=list)
    """Alliances between majors, for this turn."""
    friends: Open[list[Mask]] = field(default_factory=list)
    """By power, the powers that fight on its side: itself, its allies and all their minors."""
    foes: Open[list[Mask]] = field(default_factory=list)
    """By power, the powers it is at war with, and their minors."""
    floor: Floor = field(default_factory=Floor)
    deals: Annotated[list[Deal], BETWEEN_PARTIES] = field(default_factory=list)
    """Agreed and announced, not yet executed."""

    # -- cards
    hands: Annotated[list[list[CardId]], covered(_hands, CARD)] = field(default_factory=list)
    deck: Annotated[list[CardId], nobody(CARD)] = field(default_factory=list)
    """Sorted: a draw picks blindly, so that there is no hidden order."""
    discard: Open[list[CardId]] = field(default_factory=list)
    removed: Open[list[CardId]] = field(default_factory=list)
    on_table: Open[list[CardId]] = field(default_factory=list)
    """Face up, while what they do is being resolved."""
    aside: Open[list[CardId]] = field(default_factory=list)
    """Not yet in the game."""
    events_played: Open[list[list[CardId]]] = field(default_factory=list)
    """By power, what it used as event, response or combat card this turn."""

    # -- beside the map
    foreign_wars: Open[list[ForeignWar]] = field(default_factory=list)

    # -- victory
    bonus_vp: Open[list[int]] = field(default_factory=list)
    vp_sources: Open[dict[Power, dict[str, int]]] = field(default_factory=dict)
    """By power, what its bonus VP were for: message id -> VP."""
    vp_history: Open[list[list[int]]] = field(default_factory=list)
    winners: Open[list[Seat]] = field(default_factory=list)
    won_by: Open[str] = ""

    # -- parts that each game keeps in its own way

    @property
    def court(self) -> Court:
        raise LookupError("a game keeps its courts")

    @property
    def religion(self) -> Religion:
        raise LookupError("a game keeps its religious struggle")

    @property
    def over(self) -> bool:
        return bool(self.winners)
