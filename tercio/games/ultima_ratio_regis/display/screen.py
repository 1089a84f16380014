"""What a screen shows of Ultima Ratio Regis: Europe, the lands overseas, all that lies there."""

from collections.abc import Iterator
from typing import Final

import msgspec

from tercio.games.ultima_ratio_regis.display import board_notes
from tercio.games.ultima_ratio_regis.display.faces import face
from tercio.games.ultima_ratio_regis.display.panels import panels
from tercio.games.ultima_ratio_regis.model import names
from tercio.games.ultima_ratio_regis.model.area_questions import besieger_of, is_besieged
from tercio.games.ultima_ratio_regis.model.names import (
    FORTRESS,
    KIND_IDS,
    NO_FORTRESS,
    NO_PLAYER,
    NOBODY,
    Mask,
    Player,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import (
    by_center,
    by_place,
    by_player,
    by_power,
    places_in,
)
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import powers_of, side_of
from tercio.games.ultima_ratio_regis.model.refs import (
    center_ref,
    leader_ref,
    place_ref,
    power_ref,
    seat_ref,
)
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import stacks_of
from tercio.games.ultima_ratio_regis.model.world import World
from tercio.games.ultima_ratio_regis.rows.board import LiveryRow, SpotRow
from tercio.games.ultima_ratio_regis.rows.map import AreaRow, Canvas, LineRow
from tercio.games.ultima_ratio_regis.rules.economy.commerce import commercial_ports
from tercio.kernel.ask import Args, Seat
from tercio.kernel.display.parts import shelves
from tercio.kernel.display.scene import (
    Board,
    Hand,
    Link,
    Mark,
    Piece,
    Place,
    Region,
    Scene,
    Side,
    Siege,
    Standing,
    initial,
)
from tercio.kernel.messages import Words
from tercio.kernel.position import Setting
from tercio.kernel.words.stand_ins import unmarked

CANVASES: Final[dict[Canvas, tuple[float, float, str]]] = {
    "europe": (1000.0, 700.0, "ultima_ratio_regis"),
    "overseas": (1000.0, 500.0, "ultima_ratio_regis_overseas"),
}
"""Width, height and the drawing of the coasts."""
LINES: Final = {"normal": "road", "rough_pass": "pass", "water": "crossing"}
BORDERS: Final = (
    "#8a5a33", "#27488f", "#2f6b3a", "#6b3f86", "#b3282d", "#3f8f8a", "#a3812d", "#4a4a5a",
)  # fmt: skip
"""Of theaters, in turn."""
PLAIN: Final = "#8a8378"
"""Who has no livery of its own, and players before they have powers."""


# -- the maps --------------------------------------------------------------------------------------


def boards(world: World, setting: Setting, words: Words) -> tuple[Board, ...]:
    """Both canvases, with the theaters that the scenario has."""
    row = world.scenarios.get(setting.scenario)
    theaters = row.theaters if row is not None else tuple(t.id for t in world.theaters)
    sides = _sides(world, setting, words)
    drawn = (_board(world, canvas, set(theaters), sides, words=words) for canvas in CANVASES)
    found = [board for board in drawn if any(place.kind in LAND for place in board.places)]
    return tuple(sorted(found, key=_is_large, reverse=row is not None and row.solo))


LAND: Final = ("area", "key")


def _is_large(board: Board) -> bool:
    return board.id != "europe"


def _board(
    world: World, canvas: Canvas, theaters: set[str], sides: tuple[Side, ...], words: Words
) -> Board:
    width, height, geometry = CANVASES[canvas]
    places = tuple(_places(world, canvas, theaters, words))
    refs = {place.ref for place in places}
    links = tuple(link for link in _links(world) if {link.a, link.b} <= refs)
    regions = tuple(_regions(world, refs, words))
    name = words.say(f"board-{canvas}")
    return Board(
        canvas,
        name,
        width,
        height,
        sides=sides,
        places=places,
        links=links,
        geometry=geometry,
        regions=regions,
    )


def _liveries(world: World) -> dict[str, LiveryRow]:
    return {row.power: row for row in world.data.table("liveries", LiveryRow).values()}


def _sides(world: World, setting: Setting, words: Words) -> tuple[Side, ...]:
    """All powers, and the players, who have cards and VP."""
    liveries = _liveries(world)
    found: dict[str, Side] = {}
    for row in world.powers:
        name, livery = words.name(f"power:{row.id}"), liveries.get(row.id)
        letters = initial(name, found)
        color, pattern = (livery.color, livery.pattern) if livery else (PLAIN, "plain")
        found[letters] = Side(row.id, name, letters, color, pattern=pattern)
    seats = [_player(words, seat, number) for number, seat in by_player(setting.seats)]
    return (*found.values(), *seats)


def _player(words: Words, seat: Seat, number: Player) -> Side:
    return Side(
        seat, words.name(f"seat:{seat}"), str(number + 1), PLAIN, pattern="plain", seat=seat
    )


def _places(world: World, canvas: Canvas, theaters: set[str], words: Words) -> Iterator[Place]:
    spots = {
        row.ref: row for row in world.data.table("spots", SpotRow).values() if row.canvas == canvas
    }
    for area in world.areas:
        ref = f"area:{area.id}"
        if area.theater not in theaters:
            continue
        at = area if area.canvas == canvas else spots.get(ref)
        if at is not None:
            yield _area(world, words, area, at.x, y=at.y)
    for sea in world.seas:
        if sea.canvas == canvas:
            note = board_notes.on_sea(world, words, sea)
            yield Place(
                f"sea:{sea.id}",
                words.name(f"sea:{sea.id}"),
                "sea",
                sea.x,
                y=sea.y,
                home="",
                note=note,
            )
    for box in world.boxes:
        spot = spots.get(f"box:{box.id}")
        if box.theater in theaters and spot is not None:
            note = words.say("note-box")
            yield Place(spot.ref, words.name(spot.ref), "box", spot.x, y=spot.y, home="", note=note)
    for center in world.centers:
        spot = spots.get(f"center:{center.id}")
        if spot is not None:
            name = words.say("place-center", {"center": spot.ref})
            note = board_notes.on_center(words, center)
            yield Place(spot.ref, name, "center", spot.x, y=spot.y, home="", note=note)


def _area(world: World, words: Words, row: AreaRow, x: int, y: int) -> Place:
    ref, home = f"area:{row.id}", row.native or ""
    note = board_notes.on_area(world, words, row)
    return Place(ref, words.name(ref), "key" if row.key else "area", x, y=y, home=home, note=note)


def _links(world: World) -> Iterator[Link]:
    """Lines between areas, coasts, and the borders of seas."""
    for row in world.data.table("lines", LineRow).values():
        yield Link(f"area:{row.a}", f"area:{row.b}", LINES[row.kind])
    for area in world.areas:
        for sea in area.coasts:
            yield Link(f"area:{area.id}", f"sea:{sea}", "harbour")
    for one in world.sea_places:
        for other in places_in(world.water.adjacent[one]):
            if other > one:
                yield Link(_sea(world, one), _sea(world, other), "strait")


def _sea(world: World, place: int) -> str:
    return f"sea:{world.location_ids[place]}"


def _regions(world: World, refs: set[str], words: Words) -> Iterator[Region]:
    """The theaters."""
    for number, row in enumerate(world.theaters):
        areas = (f"area:{world.location_ids[n]}" for n in places_in(world.theater_areas[number]))
        there = tuple(ref for ref in areas if ref in refs)
        if there:
            color = BORDERS[number % len(BORDERS)]
            yield Region(row.id, words.name(f"theater:{row.id}"), color, there)


# -- what lies on them -----------------------------------------------------------------------------


def scene(g: Regis, seat: Seat | None, words: Words) -> Scene:
    """From a view: `g` has gaps where the seat knows nothing."""
    return Scene(
        headline(g, words),
        g.state.turn,
        g.scenario.last_turn,
        dict(_holders(g)),
        shades=dict(_shades(g, words)),
        pieces=(*_units(g), *_leaders(g, words), *_merchants(g)),
        marks=tuple(_marks(g)),
        hands=tuple(_hand(g, words, one) for one in g.seats),
        standings=tuple(_standings(g, words)),
        panels=panels(g, words),
        shelves=shelves(words, SHELVES),
        about=ABOUT,
        sides=tuple(_present_sides(g, words)),
    )


def scene_beside(g: Regis, words: Words, public: Scene) -> Scene:
    """Hands are secret here, and what some panels tell."""
    hands = tuple(_hand(g, words, one) for one in g.seats)
    standings = tuple(_standings(g, words))
    return msgspec.structs.replace(
        public, hands=hands, standings=standings, panels=panels(g, words)
    )


SHELVES = {
    "powers": ("powers", "realms", "minors", "diplomacy", "technology"),
    "victory": ("victory", "objectives", "turns"),
    "war": ("wars", "forces", "leaders", "unrest"),
    "trade": ("trade",),
    "rules": ("specials", "record", "lasting"),
    "cards": ("deck", "discard"),
}
ABOUT = {
    "ruler": "powers",
    "score": "victory",
    "turn": "turns",
    "leader": "leaders",
    "admiral": "leaders",
    "merchant": "trade",
    "prepared": "trade",
}


def headline(g: Regis, words: Words) -> str:
    """Where the game stands."""
    s = g.state
    year = g.world.turns[str(s.turn)].years
    args: Args = {"turn": s.turn, "years": year, "phase": words.name(f"phase:{s.phase}")}
    if s.phase in ("impulses", "solo") and s.active != NO_PLAYER:
        several = len(powers_of(g, s.active)) > 1
        points = s.impulse.unassigned if several and s.impulse.stage == "actions" else 0
        told: Args = {"seat": seat_ref(g, s.active), "points": points}
        return words.say("headline-impulse", {**args, **told}) + _standing_bid(g, words)
    return words.say("headline", args)


def _standing_bid(g: Regis, words: Words) -> str:
    """Of an auction, for those who wait as for those who bid."""
    impulse = g.state.impulse
    if not impulse.lot:
        return ""
    args: Args = {"lot": impulse.lot, "leader": power_ref(g, impulse.bidder), "bid": impulse.bid}
    return words.say("headline-auction", args)


def _present_sides(g: Regis, words: Words) -> Iterator[Side]:
    """Who plays which power; a player has the colours of his first one."""
    liveries = _liveries(g.world)
    taken = {side.id: side.initial for side in _sides(g.world, g.setting, words)}
    for number, seat in enumerate(g.seats):
        lead = ""
        for power in g.state.powers_of[number]:
            id = g.world.power_ids[power]
            livery = liveries.get(id)
            lead = lead or id
            color, pattern = (livery.color, livery.pattern) if livery else (PLAIN, "plain")
            name = words.name(power_ref(g, power))
            yield Side(id, name, taken[id], color, pattern=pattern, seat=seat)
        if first := liveries.get(lead):
            name = words.name(f"seat:{seat}")
            yield Side(seat, name, str(number + 1), first.color, pattern=first.pattern, seat=seat)


def _holders(g: Regis) -> Iterator[tuple[str, str]]:
    for area, power in by_place(g.state.holder):
        if power != NOBODY:
            yield place_ref(g, area), g.world.power_ids[power]


def _shades(g: Regis, words: Words) -> Iterator[tuple[str, str]]:
    """What is out of play, and whose an area is that another holds."""
    s = g.state
    for area in places_in(s.closed):
        yield place_ref(g, area), "inactive"
    for area, owner in by_place(s.owner):
        if owner not in (NOBODY, s.holder[area]):
            yield place_ref(g, area), words.say("shade-belongs", {"power": power_ref(g, owner)})


def _units(g: Regis) -> Iterator[Piece]:
    for power, id in by_power(g.world.power_ids):
        for place, kind, count in stacks_of(g, power):
            ref, unit = place_ref(g, place), KIND_IDS[kind]
            siege = _siege(g, power, place)
            yield Piece(f"unit:{id}.{unit}.{ref}", ref, id, unit, count=count, siege=siege)


def _siege(g: Regis, power: Power, place: names.Place) -> Siege:
    """Whether units of a power stand before the fortress of an area, or within."""
    if not is_besieged(g, place):
        return ""
    return "besieging" if power in side_of(g, besieger_of(g, place)) else "besieged"


def _leaders(g: Regis, words: Words) -> Iterator[Piece]:
    for number, leader in enumerate(g.state.leaders):
        side, place = g.world.power_ids[leader.power], place_ref(g, leader.place)
        kind = "admiral" if leader.on == "squadron" else "leader"
        ref = leader_ref(g, leader) if leader.id else f"leader:{leader.ability}.{number}"
        siege = _siege(g, leader.power, leader.place)
        # An ordinary leader out of the pool has nothing to be known by.
        is_known = leader.id or leader.extraordinary
        name = leader_name(g, words, leader) if is_known else ""
        rating = (
            unmarked(words.name(f"ability:{leader.ability}"))[0].upper()
            if leader.extraordinary
            else ""
        )
        yield Piece(ref, place, side, kind, count=1, name=name, siege=siege, rating=rating)


def leader_name(g: Regis, words: Words, leader: Leader) -> str:
    """By his name, or by what he is good at; a star for extraordinary ones."""
    ability = leader.ability if leader.extraordinary else "ordinary"
    name = words.name(leader_ref(g, leader) if leader.id else f"ability:{ability}")
    args: Args = {"name": name, "extraordinary": int(leader.extraordinary)}
    return words.say("piece-leader", args)


def _merchants(g: Regis) -> Iterator[Piece]:
    """At work, and those who wait to enter."""
    for kind, table in (("merchant", g.realm.merchants), ("prepared", g.realm.prepared)):
        for center, row in by_center(table):
            ref = center_ref(g, center)
            for power, count in sorted(row.items()):
                if count:
                    side = g.world.power_ids[power]
                    yield Piece(f"{kind}:{side}.{ref}", ref, side, kind, count=count)


def _marks(g: Regis) -> Iterator[Mark]:
    """Fortresses, sieges, revolts, independents, ports, and what trade centers take."""
    s = g.state
    for area, works in by_place(s.fortress):
        if works != NO_FORTRESS:
            yield Mark(place_ref(g, area), "fortress" if works == FORTRESS else "fortress_begun")
    for area, siege in s.sieges.items():
        yield Mark(place_ref(g, area), "siege", level=siege.casualties)
    for kind, levels in (("revolt", s.rebels), ("independent", s.free)):
        for area, level in by_place(levels):
            if level:
                yield Mark(place_ref(g, area), kind, level=level)
    ports = commercial_ports(g) & ~s.closed
    yield from _each(g, ports & ~s.razed, "port")
    yield from _each(g, ports & s.razed, "razed")
    for center, capacity in by_center(g.realm.capacity):
        yield Mark(center_ref(g, center), "capacity", level=capacity)


def _each(g: Regis, areas: Mask, kind: str) -> Iterator[Mark]:
    for area in places_in(areas):
        yield Mark(place_ref(g, area), kind)


# -- players ---------------------------------------------------------------------------------------


def _hand(g: Regis, words: Words, seat: Seat) -> Hand:
    cards = g.state.cards.hands[seat]
    return Hand(seat, tuple(face(g, words, card) for card in cards))


def _standings(g: Regis, words: Words) -> Iterator[Standing]:
    """In the order of the game, with the powers of each."""
    s = g.state
    for player in s.game_order:
        seat = g.seats[player]
        powers = words.listed(words.name(power_ref(g, power)) for power in powers_of(g, player))
        yield Standing(seat, s.vp[player], len(s.cards.hands[seat]), powers)
