"""What a screen shows of Here I Stand: the map, and all that lies on it."""

from collections.abc import Iterator
from typing import Final

import msgspec

from tercio.games.here_i_stand.display.panels import panels
from tercio.games.here_i_stand.model.court_questions import ruler_of
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import MAJORS
from tercio.games.here_i_stand.model.religion_questions import is_protestant
from tercio.games.here_i_stand.model.world import HisWorld
from tercio.games.here_i_stand.rows.files import DiplomaticCardRow
from tercio.games.here_i_stand.rules.victory.victory import scenario_of, victory_points
from tercio.games.here_i_stand.two_player.secrets import diplomatic_hand
from tercio.kernel.ask import Seat
from tercio.kernel.display.parts import shelves
from tercio.kernel.display.scene import Board, CardFace, Hand, Mark, Scene, Standing
from tercio.kernel.messages import Words
from tercio.kernel.position import Setting
from tercio.wars.display import screen
from tercio.wars.display.screen import HEIGHT, WIDTH, face
from tercio.wars.model.refs import place_ref

PATTERNS: Final[screen.Patterns] = {
    "ottoman": "waves",
    "hapsburg": "cross",
    "england": "stripes",
    "france": "dots",
    "papacy": "rings",
    "protestant": "bricks",
    "venice": "checks",
    "genoa": "bars",
    "hungary": "chevrons",
    "scotland": "lozenges",
    "knights_of_st_john": "saltire",
}


def board(world: HisWorld, setting: Setting, words: Words) -> Board:
    sides = screen.sides(world, setting, words, PATTERNS)
    places, links = screen.places(world, words), tuple(screen.links(world))
    name = words.say("board-europe")
    return Board(
        "europe",
        name,
        WIDTH,
        HEIGHT,
        sides=sides,
        places=places,
        links=links,
        geometry="here_i_stand",
    )


def scene(g: HereIStand, seat: Seat | None, words: Words) -> Scene:
    """From a view: `g` has gaps where the seat knows nothing."""
    return Scene(
        screen.headline(g, words),
        g.state.turn,
        scenario_of(g).last_turn,
        screen.holders(g),
        shades=dict(_religions(g)),
        pieces=tuple(screen.pieces(g, words)),
        marks=(*screen.marks(g), *_marks(g, words)),
        hands=tuple(_hands(g, words)),
        standings=tuple(_standings(g, words)),
        panels=panels(g, words, lambda card: face(g, words, card)),
        shelves=shelves(words, SHELVES),
        about=ABOUT,
    )


def scene_beside(g: HereIStand, words: Words, public: Scene) -> Scene:
    """Only hands are secret here."""
    return msgspec.structs.replace(public, hands=tuple(_hands(g, words)))


SHELVES = {
    "powers": ("powers", "diplomacy", "courts", "pools"),
    "victory": ("victory", "vp", "vp-sources", "turns"),
    "faith": ("struggle", "debaters", "translations"),
    "oceans": ("new-world",),
    "cards": ("home-cards", "discard", "removed"),
}
ABOUT = {
    "ruler": "powers",
    "score": "vp",
    "turn": "turns",
    "cards": "discard",
    "reformer": "debaters",
    "university": "struggle",
}


def _religions(g: HereIStand) -> Iterator[tuple[str, str]]:
    ottoman_homes = g.world.homes[g.world.power["ottoman"]]
    for space in g.world.spaces:
        if is_protestant(g, space):
            yield place_ref(g, space), "protestant"
        elif not ottoman_homes >> space & 1:
            yield place_ref(g, space), "catholic"


def _marks(g: HereIStand, words: Words) -> Iterator[Mark]:
    """Jesuit universities and reformers."""
    religion, world = g.state.religion, g.world
    for space in world.spaces:
        if religion.universities >> space & 1:
            yield Mark(place_ref(g, space), "university")
    for reformer, place in enumerate(religion.reformers):
        if place >= 0:
            row = world.reformers[reformer]
            level = next((each.value for each in world.debaters if each.id == row.id), 0)
            yield Mark(place_ref(g, place), "reformer", words.name(f"reformer:{row.id}"), level)


def _hands(g: HereIStand, words: Words) -> Iterator[Hand]:
    for power in MAJORS:
        cards = [face(g, words, card) for card in g.state.hands[power]]
        cards += [diplomatic_face(words, row) for row in diplomatic_hand(g, power)]
        yield Hand(g.world.power_rows[power].id, tuple(cards))


def diplomatic_face(words: Words, row: DiplomaticCardRow) -> CardFace:
    """A card of the Two-Player Variant, which has no CP."""
    ref = f"card:{row.id}"
    return CardFace(ref, words.name(ref), "diplomacy", 0, text=words.text("card", row))


def _standings(g: HereIStand, words: Words) -> Iterator[Standing]:
    for power in MAJORS:
        ruler = words.name(f"ruler:{ruler_of(g, power).id}")
        row = g.world.power_rows[power]
        yield Standing(row.id, victory_points(g, power), len(g.state.hands[power]), ruler)
