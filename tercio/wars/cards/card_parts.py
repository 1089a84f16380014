"""What several cards do alike: choosing, placing, eliminating, looking, drawing (6.1, 12.4)."""

from collections.abc import Iterable, Sequence

from tercio.kernel.ask import DONE, Args, Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.cards.card_events import (
    HandLookedAt,
    HandSeen,
)
from tercio.wars.model.force_pools import can_add, make_change
from tercio.wars.model.names import KINDS, SECOND, CardId, LeaderId, Mask, Power, Space
from tercio.wars.model.numbered import powers_in, spaces_in
from tercio.wars.model.refs import card_ref, leader_ref, place_ref, power_ref
from tercio.wars.model.space_questions import enemy_spaces, occupied_places
from tercio.wars.model.troop_questions import enemy_land, kind_name, own_land, troops_of
from tercio.wars.model.war import AnyWar


def in_book(g: AnyWar, cite: str) -> str:
    """A section; of the game's own book, where none is named."""
    return cite if " " in cite else f"{g.book} {cite}"


# -- choosing --------------------------------------------------------------------------------------


@forbids("HIS 6.1", "VQ 6.1")
def is_not_meant_by_the_event(g: AnyWar, spaces: Mask, space: Space) -> bool:
    return not spaces >> space & 1


MEANT = Restrictions("event-space", is_not_meant_by_the_event)


@cites("HIS 6.1", "VQ 6.1")
def choose_space(
    g: AnyWar,
    chooser: Power,
    spaces: Mask,
    kind: str,
    *,
    cite: str = "6.1",
    key: str = "space",
    optional: bool = False,
    args: Args | None = None,
) -> Procedure[Space | None]:
    """One of some spaces; None if there is none, or if none is wanted and `optional` allows that.

    The only space there is, is taken without a question unless it is optional.
    """
    if not spaces:
        return None
    if not optional and spaces & (spaces - 1) == 0:
        return next(spaces_in(spaces))
    ids = g.world.location_ids
    options = [Option(f"{key}.{ids[s]}", s, (place_ref(g, s),)) for s in spaces_in(spaces)]
    if optional:
        options.append(Option(DONE))

    def explain(ref: str) -> list[Refusal]:
        space = g.world.space_by_ref.get(ref)
        return [] if space is None else MEANT.refusals(g, spaces, space)

    pick = yield Ask(
        g.seat_of(chooser), kind, options, in_book(g, cite), args=args, explain=explain
    )
    space: Space | None = pick.value
    return space


def choose_power(
    g: AnyWar,
    chooser: Power,
    powers: Sequence[Power],
    kind: str,
    *,
    cite: str = "6.1",
    args: Args | None = None,
) -> Procedure[Power]:
    """One of some powers (there is at least one); a single one is taken without a question."""
    if len(powers) == 1:
        return powers[0]
    rows = g.world.power_rows
    options = [Option(f"power.{rows[p].id}", p, (power_ref(g, p),)) for p in powers]
    pick = yield Ask(g.seat_of(chooser), kind, options, in_book(g, cite), args=args)
    power: Power = pick.value
    return power


def choose_leader(
    g: AnyWar,
    chooser: Power,
    leaders: Sequence[LeaderId],
    kind: str,
    *,
    cite: str = "6.1",
    text: str = "",
) -> Procedure[LeaderId]:
    """One of some leaders (there is at least one); a single one is taken without a question."""
    if len(leaders) == 1:
        return leaders[0]
    rows = g.world.leader_rows
    options = [Option(f"leader.{rows[i].id}", i, (leader_ref(g, i),), text) for i in leaders]
    pick = yield Ask(g.seat_of(chooser), kind, options, in_book(g, cite))
    leader: LeaderId = pick.value
    return leader


def choose_way(
    g: AnyWar,
    chooser: Power,
    ways: Sequence[str],
    kind: str,
    *,
    cite: str = "6.1",
    args: Args | None = None,
) -> Procedure[str]:
    """One of some ways to go on, each the id of an option; a single one is taken."""
    if len(ways) == 1:
        return ways[0]
    pick = yield Ask(
        g.seat_of(chooser), kind, [Option(way, way) for way in ways], in_book(g, cite), args=args
    )
    way: str = pick.value
    return way


# -- command points --------------------------------------------------------------------------------


@cites("HIS 11", "VQ 11")
def grant_cp(g: AnyWar, cp: int) -> None:
    """The event gives the active power CP to spend on actions in this impulse."""
    g.state.impulse.cp += cp
    g.state.impulse.spending = True


def grant_cp_for(g: AnyWar, cp: int, actions: Sequence[str]) -> None:
    """CP that may be spent on some actions only."""
    g.state.impulse.only = list(actions)
    grant_cp(g, cp)


# -- unrest ----------------------------------------------------------------------------------------


def unoccupied(g: AnyWar, spaces: Mask) -> Mask:
    """Those of the spaces that hold no units and no leaders (12.4)."""
    return spaces & ~occupied_places(g)


@cites("HIS 12.4", "VQ 12.4")
def place_unrest(
    g: AnyWar,
    chooser: Power,
    spaces: Mask,
    count: int,
    *,
    optional: bool = True,
    cite: str = "12.4",
) -> Procedure[int]:
    """`chooser` puts up to `count` of the spaces in unrest, all different; returns how many.

    The caller has left out spaces that are occupied, where the event does.
    """
    named = yield from name_unrest(g, chooser, spaces, count, optional=optional, cite=cite)
    for space in spaces_in(named):
        g.add_unrest(space)
    return named.bit_count()


def name_unrest(
    g: AnyWar,
    chooser: Power,
    spaces: Mask,
    count: int,
    *,
    optional: bool = True,
    cite: str = "12.4",
) -> Procedure[Mask]:
    """The spaces that are to be in unrest, before anything happens there."""
    named = 0
    for left in range(count, 0, -1):
        space = yield from choose_space(
            g,
            chooser,
            spaces & ~g.state.unrest & ~g.state.closed & ~named,
            "event-unrest",
            cite=cite,
            key="unrest",
            optional=optional,
            args={"left": left},
        )
        if space is None:
            break
        named |= 1 << space
    return named


# -- land units ------------------------------------------------------------------------------------


def open_stacks(g: AnyWar, power: Power) -> Mask:
    """Spaces with land units friendly to a power that are not besieged there.

    Units that besiege are not besieged themselves. Where enemies are, without a siege, only those
    can join who are about to fight them; a common ally is no reason. Nobody gets into a fortress
    of an enemy with an ally who stands there (the Protestant in electorates, before the league).
    """
    spaces = 0
    for friend in powers_in(g.state.friends[power]):
        spaces |= g.state.land[friend]
    spaces &= ~(enemy_land(g, power) | enemy_spaces(g, power) & g.state.fortresses) | own_land(
        g, power
    )
    besiegers = g.state.besiegers
    return mask_of(s for s in spaces_in(spaces) if not besiegers[s] or besiegers[s] >> power & 1)


@cites("HIS 5.2", "HIS 6.1", "VQ 5.3", "VQ 6.1")
def place_units(
    g: AnyWar, owner: Power, kind: int, count: int, *, spaces: Mask, cite: str = "5.2"
) -> Procedure[int]:
    """The owner adds up to `count` new units one by one, as its force pool allows."""
    for placed in range(count):
        sites = mask_of(s for s in spaces_in(spaces) if can_add(g, owner, kind, 1, space=s))
        name = kind_name(g, owner, kind)
        args: Args = {"power": power_ref(g, owner), "kind": name, "left": count - placed}
        space = yield from choose_space(
            g, owner, sites, "event-place-unit", cite=cite, key="place", args=args
        )
        if space is None:
            return placed
        g.place_troops(owner, kind, 1, space)
    return count


def mercenary_stacks(g: AnyWar) -> list[tuple[Power, int, Space]]:
    """All mercenaries on the map, by owner and space."""
    return [
        (owner, SECOND, space)
        for owner in g.world.powers
        if g.world.second_kind[owner] == "mercenary"
        for space in spaces_in(g.state.land[owner])
        if troops_of(g, owner, SECOND, space)
    ]


def unit_stacks(g: AnyWar, owners: Iterable[Power], spaces: Mask) -> list[tuple[Power, int, Space]]:
    """(owner, kind, space) of all stacks of these owners in some spaces."""
    return [
        (owner, kind, space)
        for owner in owners
        for space in spaces_in(g.state.land[owner] & spaces)
        for kind in KINDS
        if troops_of(g, owner, kind, space)
    ]


@cites("HIS 5.2", "VQ 5.3")
def eliminate_unit(
    g: AnyWar,
    chooser: Power,
    stacks: Sequence[tuple[Power, int, Space]],
    *,
    cite: str = "6.1",
    left: int = 1,
) -> Procedure[Space | None]:
    """`chooser` eliminates one unit of one of the stacks; where. None if there are no stacks."""
    if not stacks:
        return None
    choice = stacks[0]
    if len(stacks) > 1:
        options = [_unit_option(g, *stack) for stack in stacks]
        pick = yield Ask(
            g.seat_of(chooser), "event-eliminate", options, in_book(g, cite), args={"left": left}
        )
        choice = pick.value
    owner, kind, space = choice
    g.lose_troops(owner, kind, 1, space)
    make_change(g, owner, space)
    return space


def _unit_option(g: AnyWar, owner: Power, kind: int, space: Space) -> Option:
    name = kind_name(g, owner, kind)
    id, place = g.world.power_rows[owner].id, g.world.location_ids[space]
    args: Args = {"power": power_ref(g, owner), "kind": name, "space": place_ref(g, space)}
    refs = (place_ref(g, space),)
    return Option(f"unit.{id}.{name}.{place}", (owner, kind, space), refs, args=args)


# -- cards -----------------------------------------------------------------------------------------


def is_retrievable(g: AnyWar, power: Power, card: CardId) -> bool:
    """From the discard pile: no mandatory event, nothing that the power played as an event."""
    return (
        g.world.card_type(card) not in ("mandatory", "home")
        and card not in g.state.events_played[power]
    )


@cites("HIS 6.1", "VQ 6.1")
def look_at_hand(g: AnyWar, power: Power, owner: Power) -> None:
    """Everybody learns that it happens; the seat of `power` alone learns what it sees."""
    names = power_ref(g, power), power_ref(g, owner)
    g.record(HandLookedAt(*names))
    seen = [card_ref(g, card) for card in g.state.hands[owner]]
    g.record(HandSeen(*names, seen), (g.seat_of(power),))


@cites("HIS 6.1", "VQ 6.1")
def discard_from_hands(
    g: AnyWar, chooser: Power, owners: Sequence[Power], *, cite: str = "6.1"
) -> Procedure[CardId | None]:
    """`chooser` picks one card of some hands, which it sees, and it is discarded.

    Home cards and mandatory events cannot be chosen; None if nothing else is there.
    """
    kept = ("home", "mandatory")
    choices = [
        (owner, card)
        for owner in owners
        for card in g.state.hands[owner]
        if g.world.card_type(card) not in kept
    ]
    if not choices:
        return None
    options = [
        Option(f"discard.{card}", (owner, card), (card_ref(g, card), power_ref(g, owner)))
        for owner, card in choices
    ]
    pick = yield Ask(g.seat_of(chooser), "event-discard", options, in_book(g, cite))
    owner, card = pick.value
    g.discard_card(owner, card)
    chosen: CardId = card
    return chosen


@cites("HIS 6.2", "VQ 6.2")
def retrieve_from_discards(
    g: AnyWar, power: Power, cards: Sequence[CardId] = (), *, cite: str = "6.2"
) -> Procedure[CardId | None]:
    """Take a card back from the discard pile: one of `cards`, or any that 6.2 allows."""
    allowed = [c for c in sorted(cards or g.state.discard) if is_retrievable(g, power, c)]
    if not allowed:
        return None
    card: CardId = allowed[0]
    if len(allowed) > 1:
        options = [Option(f"retrieve.{c}", c, (card_ref(g, c),)) for c in allowed]
        pick = yield Ask(g.seat_of(power), "retrieve-card", options, in_book(g, cite))
        card = pick.value
    g.retrieve_card(power, card)
    return card
