"""What a screen shows of Virgin Queen: two maps, and all that lies on them."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import msgspec

from tercio.games.virgin_queen.display import world_map
from tercio.games.virgin_queen.display.panels import panels
from tercio.games.virgin_queen.display.panels.powers import involved
from tercio.games.virgin_queen.display.provenance import notes
from tercio.games.virgin_queen.model.armada_questions import cargo_size
from tercio.games.virgin_queen.model.court_questions import ruler_of
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import MAJORS
from tercio.games.virgin_queen.model.religion_questions import is_protestant
from tercio.games.virgin_queen.model.setup import scenario_of
from tercio.games.virgin_queen.model.treasure_questions import treasure_ref
from tercio.games.virgin_queen.model.treasure_state import FACE_DOWN
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.games.virgin_queen.rows.map import VqSpaceRow
from tercio.games.virgin_queen.rows.scenarios import VqScenarioRow
from tercio.games.virgin_queen.rules.victory.scoring import victory_points
from tercio.kernel.ask import Seat
from tercio.kernel.display.parts import shelves
from tercio.kernel.display.scene import (
    Board,
    CardFace,
    Hand,
    Link,
    Mark,
    Piece,
    Region,
    Scene,
    Side,
    Standing,
)
from tercio.kernel.messages import Words
from tercio.kernel.position import Setting
from tercio.wars.display import screen
from tercio.wars.display.screen import HEIGHT, WIDTH
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.rows import FactRow

PATTERNS: Final[screen.Patterns] = {
    "ottoman": "waves",
    "spain": "cross",
    "england": "stripes",
    "france": "dots",
    "hre": "rings",
    "protestant": "bricks",
    "huguenot": "bricks",
    "dutch": "bricks",
    "walloons": "saltire",
    "knights": "cross",
    "moriscos": "waves",
    "ireland": "chevrons",
    "papacy": "saltire",
    "portugal": "bars",
    "scotland": "lozenges",
    "venice": "checks",
}
AREA_COLORS: Final = {
    "orange": "#e07b28",
    "dark blue": "#27488f",
    "red": "#b3282d",
    "light blue": "#5fa8c9",
}
"""The border colours of the struggle areas, by their names in the data."""


# -- the maps --------------------------------------------------------------------------------------


def boards(world: VqWorld, setting: Setting, words: Words) -> tuple[Board, ...]:
    """Europe, and the World Map where the scenario has expeditions."""
    sides = screen.sides(world, setting, words, PATTERNS)
    row = world.data.table("scenarios", VqScenarioRow).get(setting.scenario)
    europe = _europe(world, sides, words)
    if row is not None and "expeditions" in row.rules_off:
        return (europe,)
    return europe, world_map.board(world, sides, words)


def _europe(world: VqWorld, sides: tuple[Side, ...], words: Words) -> Board:
    places = screen.places(world, words, _notes(words))
    links = (*screen.links(world), *_waterways(world))
    regions = tuple(_regions(world, words))
    name = words.say("board-europe")
    return Board(
        "europe",
        name,
        WIDTH,
        HEIGHT,
        sides=sides,
        places=places,
        links=links,
        geometry="virgin_queen",
        regions=regions,
    )


def _notes(words: Words) -> screen.Note:
    """Where a space belongs to in the religious struggle, and what of it is reconstructed."""
    plain = notes(words)

    def note(row: FactRow) -> str:
        area = row.area if isinstance(row, VqSpaceRow) else None
        told = words.say("note-area", {"area": f"area:{area}"}) if area else ""
        return "\n".join(filter(None, (told, plain(row))))

    return note


def _waterways(world: VqWorld) -> Iterator[Link]:
    for row in world.waterways:
        yield Link(f"space:{row.port}", f"space:{row.inland}", "waterway")


def _regions(world: VqWorld, words: Words) -> Iterator[Region]:
    """The religious struggle areas (2.3)."""
    for row in world.areas:
        spaces = tuple(world.place_refs[space] for space in spaces_in(world.area_masks[row.id]))
        yield Region(row.id, words.name(f"area:{row.id}"), AREA_COLORS[row.color], spaces)


# -- what lies on them -----------------------------------------------------------------------------


def scene(g: VirginQueen, seat: Seat | None, words: Words) -> Scene:
    """From a view: `g` has gaps where the seat knows nothing."""
    face = partial(screen.face, g, words, note=notes(words))
    return Scene(
        screen.headline(g, words),
        g.state.turn,
        scenario_of(g).last_turn,
        {**screen.holders(g), **dict(world_map.holders(g))},
        shades=dict(_religions(g)),
        pieces=(*_pieces(g, words), *world_map.pieces(g, words)),
        marks=(*screen.marks(g), *_marks(g, words), *world_map.marks(g, words)),
        hands=tuple(_hand(g, words, power) for power in MAJORS),
        standings=tuple(_standings(g, words)),
        panels=panels(g, words, face),
        shelves=shelves(words, SHELVES),
        about=ABOUT,
    )


def scene_beside(g: VirginQueen, words: Words, public: Scene) -> Scene:
    """Hands are secret here, and what some panels tell."""
    face = partial(screen.face, g, words, note=notes(words))
    hands = tuple(_hand(g, words, power) for power in MAJORS)
    return msgspec.structs.replace(public, hands=hands, panels=panels(g, words, face))


SHELVES = {
    "powers": ("powers", "diplomacy", "influence", "pools"),
    "victory": ("victory", "vp", "vp-sources", "turns"),
    "faith": ("struggle", "areas"),
    "court": ("royals", "talents", "awards", "science", "espionage", "courts"),
    "oceans": ("treasures", "captains"),
    "cards": ("discard", "removed"),
}
ABOUT = {
    "ruler": "powers",
    "score": "vp",
    "turn": "turns",
    "cards": "discard",
    "expedition": "captains",
}


def _religions(g: VirginQueen) -> Iterator[tuple[str, str]]:
    """Only where the map prints a faith."""
    for space in spaces_in(g.world.believing):
        yield place_ref(g, space), "protestant" if is_protestant(g, space) else "catholic"


def _pieces(g: VirginQueen, words: Words) -> Iterator[Piece]:
    for piece in screen.pieces(g, words):
        if piece.kind == "armada":
            piece = msgspec.structs.replace(piece, name=_armada(g, words))
        yield piece


def _armada(g: VirginQueen, words: Words) -> str:
    """Its strength and how many are aboard, leaders too (23.2)."""
    oceans = g.state.oceans
    args = {"strength": oceans.armada, "units": cargo_size(g), "leaders": len(oceans.passengers)}
    return words.say("piece-armada", args)


def _marks(g: VirginQueen, words: Words) -> Iterator[Mark]:
    """Jesuits, and capitals that the map does not print."""
    for space in spaces_in(g.state.religion.jesuits):
        yield Mark(place_ref(g, space), "jesuit")
    for power, space in g.state.court.capitals.items():
        told = words.say("mark-capital", {"power": power_ref(g, power)})
        yield Mark(place_ref(g, space), "capital", told)


def _hand(g: VirginQueen, words: Words, power: int) -> Hand:
    """Cards, and treasures that the seat can see: those of others are counted in a panel."""
    note = notes(words)
    cards = [screen.face(g, words, card, note) for card in g.state.hands[power]]
    treasures = [treasure for treasure in g.state.treasury.hands[power] if treasure != FACE_DOWN]
    faces = [treasure_face(g, words, treasure) for treasure in treasures]
    return Hand(g.world.power_rows[power].id, (*cards, *faces))


def treasure_face(g: VirginQueen, words: Words, treasure: str) -> CardFace:
    row = g.world.treasures[treasure]
    ref = treasure_ref(treasure)
    told = words.say(f"treasure-{row.kind.replace('_', '-')}", {"cp": row.value})
    return CardFace(ref, words.name(ref), "treasure", row.value, text=told, note=notes(words)(row))


def _standings(g: VirginQueen, words: Words) -> Iterator[Standing]:
    for power in involved(g):
        row = g.world.power_rows[power]
        ruler = words.name(f"ruler:{ruler_of(g, power).id}")
        yield Standing(row.id, victory_points(g, power), len(g.state.hands[power]), ruler)
