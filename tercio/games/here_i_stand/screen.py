"""What a screen shows of Here I Stand: the map, and all that lies on it."""

from collections.abc import Iterator
from typing import Final, Literal

from tercio.games.here_i_stand.panels import panels
from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.powers import MAJORS
from tercio.games.here_i_stand.rows import DiplomaticCardRow
from tercio.games.here_i_stand.rules.victory import scenario_of, victory_points
from tercio.games.here_i_stand.two_player.secrets import diplomatic_hand
from tercio.games.here_i_stand.views import HIDDEN
from tercio.games.here_i_stand.world import HisWorld
from tercio.kernel.ask import Seat
from tercio.kernel.messages import Words
from tercio.kernel.position import Setting
from tercio.kernel.scene import (
    Board,
    CardFace,
    Hand,
    Link,
    Mark,
    Piece,
    Place,
    Scene,
    Side,
    Standing,
)
from tercio.wars.names import CardId, Location

Pattern = Literal["plain", "stripes", "dots", "cross", "waves", "checks", "rings", "bricks"]
PATTERNS: Final[dict[str, Pattern]] = {
    "ottoman": "waves",
    "hapsburg": "cross",
    "england": "stripes",
    "france": "dots",
    "papacy": "rings",
    "protestant": "bricks",
    "venice": "checks",
    "genoa": "checks",
    "hungary": "checks",
    "scotland": "checks",
}
WIDTH, HEIGHT = 1000.0, 700.0


def board(world: HisWorld, setting: Setting, words: Words) -> Board:
    spaces = [
        Place(
            world.place_refs[i],
            words.name(world.place_refs[i]),
            "capital" if row.capital_of else row.kind,
            row.x,
            row.y,
            row.home,
        )
        for i, row in enumerate(world.space_rows)
    ]
    seas = [
        Place(ref, words.name(ref), "sea", row.x, row.y)
        for ref, row in zip(world.place_refs[world.space_count :], world.sea_rows, strict=True)
    ]
    sides = tuple(_side(world, setting, words, power) for power in range(world.power_count))
    links = tuple(_links(world))
    name = words.say("board-europe")
    return Board("europe", name, WIDTH, HEIGHT, sides, (*spaces, *seas), links, "here_i_stand")


def _side(world: HisWorld, setting: Setting, words: Words, power: int) -> Side:
    row = world.power_rows[power]
    name = words.name(world.power_refs[power])
    seat = next((seat for seat in setting.seats if row.id in seat.split("+")), "")
    return Side(row.id, name, name[0], row.color, PATTERNS.get(row.id, "plain"), seat)


def _links(world: HisWorld) -> Iterator[Link]:
    for a in range(world.location_count):
        for b in range(a + 1, world.location_count):
            if world.land.adjacent[a] >> b & 1:
                kind = "pass" if world.crosses_pass(a, b) else "road"
                yield Link(world.place_refs[a], world.place_refs[b], kind)
            elif world.water.adjacent[a] >> b & 1:
                kind = "strait" if world.is_sea(a) else "harbour"
                yield Link(world.place_refs[a], world.place_refs[b], kind)


def scene(g: HereIStand, seat: Seat | None, words: Words) -> Scene:
    """From a view: `g` has gaps where the seat knows nothing."""
    return Scene(
        headline(g, words),
        g.state.turn,
        scenario_of(g).last_turn,
        {g.place_ref(s): g.world.power_rows[p].id for s, p in enumerate(g.state.control)},
        dict(_religions(g)),
        tuple(_pieces(g, words)),
        tuple(_marks(g)),
        tuple(_hands(g, words)),
        tuple(_standings(g)),
        panels(g, words, lambda card: face(g, words, card)),
    )


def headline(g: HereIStand, words: Words) -> str:
    state = g.state
    phase = words.name(f"phase:{state.phase}") if state.phase else ""
    if state.phase == "action":
        power = g.power_ref(state.active)
        return words.say("headline-impulse", {"turn": state.turn, "phase": phase, "power": power})
    return words.say("headline", {"turn": state.turn, "phase": phase})


def _religions(g: HereIStand) -> Iterator[tuple[str, str]]:
    ottoman_homes = g.world.homes[g.world.power["ottoman"]]
    for space in range(g.world.space_count):
        if g.is_protestant(space):
            yield g.place_ref(space), "protestant"
        elif not ottoman_homes >> space & 1:
            yield g.place_ref(space), "catholic"


def _pieces(g: HereIStand, words: Words) -> Iterator[Piece]:
    rows = g.world.power_rows
    for space in range(g.world.space_count):
        ref = g.place_ref(space)
        for owner, kind, count in g.stacks(space):
            side, unit = rows[owner].id, g.kind_name(owner, kind)
            yield Piece(f"unit:{side}.{unit}.{ref}", ref, side, unit, count)
    for leader, place in enumerate(g.state.leader_at):
        if place >= 0:
            side = rows[g.state.leader_power[leader]].id
            rank = "admiral" if g.world.naval_leader[leader] else "leader"
            ref = g.leader_ref(leader)
            yield Piece(ref, g.place_ref(place), side, rank, 1, words.name(ref))
    yield from _ships(g)


def _ships(g: HereIStand) -> Iterator[Piece]:
    fleets: dict[tuple[Location, str, str], int] = {}
    for ship, place in enumerate(g.state.ship_at):
        if place >= 0:
            side = g.world.power_rows[g.world.ship_owner[ship]].id
            key = (place, side, g.ship_kind(ship))
            fleets[key] = fleets.get(key, 0) + 1
    for (place, side, kind), count in fleets.items():
        ref = g.place_ref(place)
        yield Piece(f"ship:{side}.{kind}.{ref}", ref, side, kind, count)


def _marks(g: HereIStand) -> Iterator[Mark]:
    state, world = g.state, g.world
    for space in range(world.space_count):
        ref = g.place_ref(space)
        if g.is_in_unrest(space):
            yield Mark(ref, "unrest")
        if g.is_besieged(space):
            yield Mark(ref, "siege")
        if state.religion.universities >> space & 1:
            yield Mark(ref, "university")
        if g.is_fortified(space) and not world.printed_fortresses >> space & 1:
            yield Mark(ref, "fortress")
    for reformer, place in enumerate(state.religion.reformers):
        if place >= 0:
            yield Mark(g.place_ref(place), "reformer", world.reformers[reformer].name)


def _hands(g: HereIStand, words: Words) -> Iterator[Hand]:
    for power in MAJORS:
        cards = [face(g, words, card) for card in g.state.hands[power]]
        cards += [_diplomatic_face(words, row) for row in diplomatic_hand(g, power)]
        yield Hand(g.world.power_rows[power].id, tuple(cards))


def _diplomatic_face(words: Words, row: DiplomaticCardRow) -> CardFace:
    """A card of the Two-Player Variant, which has no CP."""
    ref = f"card:{row.id}"
    return CardFace(ref, words.name(ref), "diplomacy", 0, row.text)


def face(g: HereIStand, words: Words, card: CardId) -> CardFace:
    if card == HIDDEN:
        return CardFace("")
    row = g.world.cards[card]
    ref = g.card_ref(card)
    return CardFace(ref, words.name(ref), row.type, row.cp, row.text)


def _standings(g: HereIStand) -> Iterator[Standing]:
    for power in MAJORS:
        ruler = g.ruler(power).name
        row = g.world.power_rows[power]
        yield Standing(row.id, victory_points(g, power), len(g.state.hands[power]), ruler)
