"""The parts of the state that are about the start of a game, and about one impulse."""

from dataclasses import field
from typing import Literal

import msgspec

from tercio.games.ultima_ratio_regis.model.names import (
    NOBODY,
    Kind,
    Mask,
    Place,
    Player,
    Power,
    Stack,
)
from tercio.kernel.copying import Shared
from tercio.kernel.fields import Open, Part, part


@part
class Starting(Part):
    """The auction of groups (7.1.1). Bids are sealed until all are in, and asked for at once."""

    bids: Open[list[int]] = field(default_factory=list)
    """By player, once they are open."""
    groups: Open[dict[Player, int]] = field(default_factory=dict)
    """The slot that each player has chosen."""
    ready: Open[Mask] = 0
    """Players who are content with their deployment."""
    picking: Open[dict[Player, str]] = field(default_factory=dict)
    """What a player is placing (24): `spain.T3`."""


class Pirate(msgspec.Struct, frozen=True):
    """A squadron that was one, where it is now: it does nothing else (11.5.2)."""

    owner: Power
    place: Place
    kind: Kind


class Refusal(msgspec.Struct, frozen=True):
    """An offer of `by` to `other` that was declined, and is not made again."""

    what: Literal["alliance", "corps", "fleet"]
    by: Power
    other: Power


@part
class Impulse(Part):
    """What is true only until the present impulse ends (8.2.2)."""

    stage: Open[str] = ""
    """Where it goes on: "" before it begins, then "start", "actions", "end" (8.2.2)."""
    points: Open[dict[Power, int]] = field(default_factory=dict)
    """Action points of earlier cards that were kept for a power and are not spent."""
    unassigned: Open[int] = 0
    """Points of the card in play: for any power that no other card has given points."""
    intrinsic: Open[Mask] = 0
    """Powers that can still use their intrinsic action."""
    fed: Open[Mask] = 0
    """Powers that have had points from an earlier card: no other card can give them any..."""
    current: Open[Mask] = 0
    """...and those that have had some of the card in play."""
    card: Open[str] = ""
    """The card in play, while it gives points or its event is still to come..."""
    event_done: Open[bool] = False
    """...and whether the event has happened."""
    played: Open[int] = 0
    """Cards played; one is due while there are any."""
    fresh: Open[list[Shared[dict[Stack, int]]]] = field(default_factory=list)
    """By power, the units that began the impulse where they are and have not acted: they may
    land, pirate, be repaired or regrouped. {place * KINDS + kind: how many}."""
    begun_fortresses: Open[Mask] = 0
    """Fortresses that were under construction when it began."""
    swapped: Open[Mask] = 0
    """Powers that have swapped two leaders at its start."""
    regrouped: Open[Mask] = 0
    """Powers that have had the free regroup of a player without cards (8.2.3)."""
    closing: Open[bool] = False
    """War was declared without casus belli: nothing more can be spent (21.3.3)."""
    without_cards: Open[bool] = False
    """Its player has none (8.2.3)."""
    sorties: Open[Mask] = 0
    """Areas from which the free sortie has been made."""
    sent_home: Open[Mask] = 0
    """Powers that have sent a troop home at its end..."""
    posted: Open[Mask] = 0
    """...and those that have sent a leader elsewhere."""
    moved_leaders: Open[list[int]] = field(default_factory=list)
    """Numbers of leaders who have moved, or have come: they lead no landing (12.3.1)."""
    pirates: Open[list[Pirate]] = field(default_factory=list)
    refusals: Open[list[Refusal]] = field(default_factory=list)
    busy: Open[bool] = False
    """An action or an event is being carried out: not everything is in order yet."""
    lot: Open[str] = ""
    """What is being auctioned (19.3.1, 20.3.1)..."""
    bidder: Open[Power] = NOBODY
    bid: Open[int] = 0
    """...and who has bid most for it so far."""
