"""The part of the state that is about realms: unrest, war and peace, commerce, events in force."""

from dataclasses import dataclass, field

import msgspec

from tercio.games.ultima_ratio_regis.model.names import NOBODY, Center, Kind, Mask, Power
from tercio.games.ultima_ratio_regis.model.numbered import by_power
from tercio.games.ultima_ratio_regis.model.special_state import SpecialRules
from tercio.kernel.copying import Shared
from tercio.kernel.fields import Open, Part, part


@dataclass(slots=True)
class War:
    """Two powers at war. `a` began it; `vp` go to the winner, each card's once (21.3.1, 21.5.5)."""

    a: Power
    b: Power
    order: int
    """Wars of cards come before others at the end of the turn, in the order of outbreak."""
    cards: dict[str, int] = field(default_factory=dict)
    """The events of the war, and what each gives the winner."""
    borders: Mask = 0
    """Domains of either that bordered the other when it began (21.5.3)."""

    @property
    def vp(self) -> int:
        return sum(self.cards.values())

    def between(self, a: Power, b: Power) -> bool:
        return (a, b) in ((self.a, self.b), (self.b, self.a))

    def worth_more(self, card: str, vp: int) -> "War":
        return War(self.a, self.b, self.order, {**self.cards, card: vp}, borders=self.borders)


@part
class Loan(Part):
    """A troop of `lender` that counts as one of `receiver` until it is recalled (21.2.2)."""

    lender: Open[Power]
    receiver: Open[Power]
    kind: Open[Kind]


class CombinedFleet(msgspec.Struct, frozen=True):
    """Squadrons of `lender` sail under the flag of another player's `leader` (21.2.3)."""

    lender: Power
    leader: Power


@part
class Grant(Part):
    """What an event allows a power; `target`, `areas` and `centers` limit it where they are given.

    It can be used `uses` times, or without end (0); a `brief` one ends with the impulse.
    """

    power: Open[Power]
    what: Open[str]
    card: Open[str]
    target: Open[Power] = NOBODY
    areas: Open[Mask] = 0
    centers: Open[list[Center]] = field(default_factory=list)
    uses: Open[int] = 0
    brief: Open[bool] = False


@part
class Aim(Part):
    """An objective that an event adds for this turn."""

    power: Open[Power]
    areas: Open[Mask]
    vp: Open[int]
    card: Open[str]


@part
class Realm(Part):
    """By power, unless it says otherwise."""

    in_play: Open[Mask]
    """Majors and minors that exist."""
    unrest: Open[list[int]]
    patron: Open[list[Power]]
    """Of a minor: its ally, or NOBODY; of a major: itself. `set_patron` changes it."""
    minors: Open[list[Shared[list[Power]]]]
    """The minors that are allied with it: what `patron` says."""
    morale: Open[list[Shared[list[int]]]]
    """morale[a][b]: the points that major a holds of major b."""
    interest: Open[list[Mask]]
    """Theaters."""
    gained: Open[list[Mask]]
    """Theaters of interest that events have given, on top of the table of the turn."""
    merchants: Open[list[Shared[dict[Power, int]]]]
    """By trade center."""
    prepared: Open[list[Shared[dict[Power, int]]]]
    """Merchants that wait in the box to enter next turn, by trade center."""
    fixed: Open[list[Shared[dict[Power, int]]]]
    """Merchants that competition cannot remove, by trade center."""
    capacity: Open[list[int]]
    """By trade center."""
    foes: Open[list[Mask]]
    """Whom each power is at war with in its own name: what `wars` says, as masks."""
    nod_mediterranean: Open[int]
    nod_elsewhere: Open[int]
    """Naval operation distances (11.1)."""
    special: SpecialRules
    """What special rules of turns and scenarios keep."""
    wars: Open[list[Shared[War]]] = field(default_factory=list)
    outbreaks: Open[int] = 0
    """How many wars have broken out; numbers the next one."""
    alliances: Open[dict[int, int]] = field(default_factory=dict)
    """Between majors: {pair: 1, or 2 if it lasts until war breaks out}."""
    casus_belli: Open[dict[int, int]] = field(default_factory=dict)
    """{directed(a, b): 1}: a has one against b."""
    forced_peace: Open[dict[int, int]] = field(default_factory=dict)
    """{pair: 1}."""
    kept_out: Open[dict[Power, Mask]] = field(default_factory=dict)
    """Independent minors that their ally keeps out of wars, and of those with whom (20.5)."""
    loans: Open[list[Loan]] = field(default_factory=list)
    combined_fleets: Open[list[CombinedFleet]] = field(default_factory=list)
    techs: Open[dict[str, Power]] = field(default_factory=dict)
    lasting: Open[list[str]] = field(default_factory=list)
    """Events in force, sorted."""
    religion: Open[dict[Power, str]] = field(default_factory=dict)
    """Where an event has changed it."""
    grants: Open[list[Grant]] = field(default_factory=list)
    aims: Open[list[Aim]] = field(default_factory=list)
    acquired: Open[list[Mask]] = field(default_factory=list)
    """Areas that are in possession and were not when the turn began, or the other way round."""
    piracies: Open[list[int]] = field(default_factory=list)
    """Won this turn."""
    collapsing: Open[Mask] = 0
    """Powers that collapse if they lose their war (21.6)."""
    refounded: Open[Mask] = 0
    """Powers that redeploy next turn after a dynastic change (23.3)."""
    emperor: Open[Power] = NOBODY
    deck_out: Open[list[str]] = field(default_factory=list)
    """Cards that the rules of this turn keep out of the deck, sorted."""
    deployment: Open[dict[Power, int]] = field(default_factory=dict)
    """Points left to powers that enter (24)."""
    to_place: Open[dict[int, int]] = field(default_factory=dict)
    """Units of minors that wait to be placed: {power * KINDS + type: how many}."""

    def set_patron(self, minor: Power, power: Power) -> None:
        """A minor is the ally of a major, or of NOBODY."""
        before = self.patron[minor]
        self.patron[minor] = power
        for major in (before, power):
            if major != NOBODY:
                self.minors[major] = [
                    n for n, patron in by_power(self.patron) if patron == major != n
                ]
