"""What a screen shows of a war on the map of Europe, alike in both games."""

import functools
import operator
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from tercio.kernel.display.scene import (
    CardFace,
    Link,
    Mark,
    Pattern,
    Piece,
    Place,
    Side,
    Siege,
    initial,
)
from tercio.kernel.messages import Words
from tercio.kernel.position import Setting
from tercio.wars.land.hostility import is_inside
from tercio.wars.model.names import CardId, Location, Mask, Power, Space
from tercio.wars.model.numbered import by_leader, by_ship, by_space, spaces_in
from tercio.wars.model.refs import card_ref, leader_ref, place_ref, power_ref
from tercio.wars.model.rows import FactRow, LeaderRow, SpaceRow
from tercio.wars.model.ship_questions import ship_kind
from tercio.wars.model.space_questions import is_besieged, is_in_unrest
from tercio.wars.model.troop_questions import kind_name, stacks_in
from tercio.wars.model.war import AnyWar
from tercio.wars.model.world import World

Patterns = Mapping[str, Pattern]
WIDTH: Final = 1000.0
HEIGHT: Final = 700.0
Note = Callable[[FactRow], str]
"""What is to be said of a row, as that its facts are reconstructed."""


def silent(row: FactRow) -> str:
    return ""


# -- the board -------------------------------------------------------------------------------------


def places(world: World, words: Words, note: Note = silent) -> tuple[Place, ...]:
    """Spaces and sea zones."""
    refs = world.place_refs
    spaces = [
        Place(ref, words.name(ref), _kind(row), row.x, y=row.y, home=row.home, note=note(row))
        for ref, row in zip(refs, world.space_rows, strict=False)
    ]
    seas = [
        Place(ref, words.name(ref), "sea", row.x, y=row.y, note=note(row))
        for ref, row in zip(refs[world.space_count :], world.sea_rows, strict=True)
    ]
    return (*spaces, *seas)


def _kind(row: SpaceRow) -> str:
    return "capital" if row.capital_of else str(row.kind)


def sides(world: World, setting: Setting, words: Words, patterns: Patterns) -> tuple[Side, ...]:
    found: dict[str, Side] = {}
    for row, ref in zip(world.power_rows, world.power_refs, strict=True):
        name = words.name(ref)
        seat = next((seat for seat in setting.seats if row.id in seat.split("+")), "")
        letters = initial(name, found)
        pattern = patterns.get(row.id, "plain")
        found[letters] = Side(row.id, name, letters, row.color, pattern=pattern, seat=seat)
    return tuple(found.values())


def links(world: World) -> Iterator[Link]:
    """Connections and passes, harbours, and the borders of sea zones."""
    for a in world.places:
        for b in world.places[a + 1 :]:
            if world.land.adjacent[a] >> b & 1:
                kind = "road" if world.clear.adjacent[a] >> b & 1 else "pass"
                yield Link(world.place_refs[a], world.place_refs[b], kind)
            elif world.water.adjacent[a] >> b & 1:
                kind = "strait" if world.is_sea(a) else "harbour"
                yield Link(world.place_refs[a], world.place_refs[b], kind)


# -- what lies on it -------------------------------------------------------------------------------


def headline(g: AnyWar, words: Words) -> str:
    """Where the game stands."""
    state = g.state
    phase = words.name(f"phase:{state.phase}") if state.phase else ""
    if state.phase == "action":
        power = power_ref(g, state.active)
        return words.say("headline-impulse", {"turn": state.turn, "phase": phase, "power": power})
    return words.say("headline", {"turn": state.turn, "phase": phase})


def holders(g: AnyWar) -> dict[str, str]:
    return {place_ref(g, s): g.world.power_rows[p].id for s, p in by_space(g.state.control)}


def pieces(g: AnyWar, words: Words) -> Iterator[Piece]:
    """Land units, leaders and ships."""
    rows = g.world.power_rows
    for space in spaces_in(_occupied(g)):
        ref = place_ref(g, space)
        for owner, kind, count in stacks_in(g, space):
            side, unit = rows[owner].id, kind_name(g, owner, kind)
            siege = _siege(g, owner, space)
            yield Piece(f"unit:{side}.{unit}.{ref}", ref, side, unit, count=count, siege=siege)
    for leader, place in by_leader(g.state.leader_at):
        if place >= 0:
            side = rows[g.state.leader_power[leader]].id
            rank = "admiral" if g.world.naval_leader[leader] else "leader"
            ref, at = leader_ref(g, leader), place_ref(g, place)
            siege = _siege(g, g.state.leader_power[leader], place)
            row = g.world.leader_rows[leader]
            yield Piece(
                ref,
                at,
                side,
                rank,
                count=1,
                name=words.name(ref),
                siege=siege,
                rating=leader_rating(row),
            )
    yield from _ships(g)


def _occupied(g: AnyWar) -> Mask:
    """The spaces with land units of anybody."""
    return functools.reduce(operator.or_, g.state.land, 0)


def leader_rating(row: LeaderRow) -> str:
    """Battle and command; of a naval leader battle, and piracy if he has any."""
    other = row.piracy if row.kind == "naval" else row.command
    return f"{row.battle}/{other}" if other else str(row.battle)


def _siege(g: AnyWar, power: Power, place: Location) -> Siege:
    """Whether units of a power stand before the walls of a place, or within."""
    if g.world.is_sea(place) or not is_besieged(g, Space(place)):
        return ""
    return "besieged" if is_inside(g, power, Space(place)) else "besieging"


def _ships(g: AnyWar) -> Iterator[Piece]:
    fleets: dict[tuple[Location, str, str], int] = {}
    for ship, place in by_ship(g.state.ship_at):
        if place >= 0:
            side = g.world.power_rows[g.world.ship_owner[ship]].id
            key = (place, side, ship_kind(g, ship))
            fleets[key] = fleets.get(key, 0) + 1
    for (place, side, kind), count in fleets.items():
        ref = place_ref(g, place)
        yield Piece(f"ship:{side}.{kind}.{ref}", ref, side, kind, count=count)


def marks(g: AnyWar) -> Iterator[Mark]:
    """Unrest, sieges, and fortresses that the map does not print."""
    added = g.state.fortresses & ~g.world.printed_fortresses
    sieges = sum(1 << space for space, powers in enumerate(g.state.besiegers) if powers)
    for space in spaces_in(g.state.unrest | sieges | added):
        ref = place_ref(g, space)
        if is_in_unrest(g, space):
            yield Mark(ref, "unrest")
        if is_besieged(g, space):
            yield Mark(ref, "siege")
        if added >> space & 1:
            yield Mark(ref, "fortress")


def face(g: AnyWar, words: Words, card: CardId, note: Note = silent) -> CardFace:
    """A card that the seat cannot see is a number below 1."""
    if card < 1:
        return CardFace("")
    row = g.world.cards[card]
    ref = card_ref(g, card)
    return CardFace(
        ref, words.name(ref), row.type, row.cp, text=words.text("card", row), note=note(row)
    )
