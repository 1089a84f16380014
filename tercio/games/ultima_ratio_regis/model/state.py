"""The state: flat lists by the numbers of areas, powers and players.

`held`, `owned`, `troops` and `ships` repeat as masks what the lists say; only the verbs change
either, and `recount` checks them while fuzzing.
"""

from dataclasses import field

import msgspec

from tercio.games.ultima_ratio_regis.model.names import (
    NO_PLAYER,
    Center,
    Kind,
    Mask,
    On,
    Place,
    Player,
    Power,
    Stack,
)
from tercio.games.ultima_ratio_regis.model.play_state import Impulse, Starting
from tercio.games.ultima_ratio_regis.model.realm_state import Realm
from tercio.games.ultima_ratio_regis.rows.powers import Ability
from tercio.kernel.copying import Shared
from tercio.kernel.decks import Deck
from tercio.kernel.fields import Open, Part, part


class Leader(msgspec.Struct):
    """A leader on the map, on a unit of his power; `id` is set for a historical one.

    A Struct, because there are many and they are copied fastest so.
    """

    number: int
    """His counter in the common pool; historical ones go by negative numbers."""
    ability: Ability
    power: Power
    place: Place
    on: On
    extraordinary: bool = False
    id: str = ""

    @property
    def is_organizer(self) -> bool:
        return self.extraordinary and self.ability == "organizer"


@part
class Siege(Part):
    """`power` besieges the area; `casualties` are those of the besieged (13.4.5)."""

    power: Open[Power]
    casualties: Open[int] = 0


@part
class State(Part):
    """All of it is open but the cards and sealed bids."""

    turn: Open[int]
    phase: Open[str]
    """Where `play` goes on: the name of a step of the sequence (rules/sequence.py)."""
    units: Open[list[Shared[dict[Stack, int]]]]
    """By power, {place * KINDS + kind: how many}."""
    eliminated: Open[list[dict[Kind, int]]]
    """By power, {kind: how many} until the end of the turn."""
    troops: Open[list[Mask]]
    """By power, the places where it has troops..."""
    ships: Open[list[Mask]]
    """...and squadrons of either face."""
    leaders: Open[list[Leader]]
    leader_pool: Open[list[int]]
    """Counters that can be drawn. It has no order: a draw picks blindly."""
    owner: Open[list[Power]]
    """By area: nominal possession; NOBODY of independents."""
    holder: Open[list[Power]]
    """By area: control; NOBODY of independents and revolts."""
    owned: Open[list[Mask]]
    held: Open[list[Mask]]
    """By power."""
    homes: Open[list[Mask]]
    """By power: what is a home area of it now."""
    rebels: Open[list[int]]
    """By area: 0, or the level of the revolt."""
    free: Open[list[int]]
    """By area: 0, or the level of an active independent area."""
    fortress: Open[list[int]]
    """By area: none, begun, operational."""
    sieges: Open[dict[Place, Siege]]
    closed: Open[Mask]
    """Inactive areas."""
    razed: Open[Mask]
    """Commercial ports without commerce for the rest of the turn."""
    vp: Open[list[int]]
    """By player."""
    vp_per_turn: Open[list[int]]
    powers_of: Open[list[list[Power]]]
    """By player; empty before the groups are chosen."""
    player_of: Open[list[Player]]
    """By power: who plays it, NOBODY of minors and of majors that nobody plays."""
    game_order: Open[list[Player]]
    realm: Realm
    cards: Deck
    impulse: Impulse = field(default_factory=Impulse)
    starting: Starting = field(default_factory=Starting)
    active: Open[Player] = NO_PLAYER
    """Whose impulse it is."""
    direction: Open[int] = 1
    """1: in the order of seats, -1: against it (8.2.1)."""
    over: Open[bool] = False
    deck_list: Open[list[str]] = field(default_factory=list)
    """All cards of this turn, dealt or left over: everybody can work it out (8.1.4)."""
    turn_end_step: Open[int] = 0
    """At the end of a turn, the step of it that comes next (23)."""

    def merchants(self, center: Center, power: Power) -> int:
        return self.realm.merchants[center].get(power, 0)
