"""What a screen shows of the World Map: oceans, winds and settlements, and who sails there."""

from collections.abc import Iterator

from tercio.games.virgin_queen.display.provenance import notes
from tercio.games.virgin_queen.model.ocean_questions import (
    captain_ref,
    is_damaged,
    ocean_ref,
    settlement_ref,
)
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.games.virgin_queen.rows.map import OceanLinkRow, OceanRow, SettlementRow
from tercio.kernel.display.scene import Board, Link, Mark, Piece, Place, Side
from tercio.kernel.masks import places_of
from tercio.kernel.messages import Words
from tercio.wars.display.screen import HEIGHT, WIDTH
from tercio.wars.model.names import NOBODY, Power
from tercio.wars.model.numbered import by_power, seas_in
from tercio.wars.model.refs import place_ref, power_ref

GEOMETRY = "virgin_queen_world"


def board(world: VqWorld, sides: tuple[Side, ...], words: Words) -> Board:
    note = notes(words)
    oceans = [
        Place(ref, words.name(ref), "ocean", row.x, y=row.y, note=_said(_about(world, words, row)))
        for ref, row in zip(world.ocean_refs, world.oceans, strict=True)
    ]
    settlements = [
        Place(
            f"settlement:{id}",
            words.name(f"settlement:{id}"),
            "settlement",
            row.x,
            y=row.y,
            home=row.owner or "",
            note=_said([*_reserved(words, row), note(row)]),
        )
        for id, row in world.settlements.items()
    ]
    links = (*map(_passage, world.ocean_links), *_anchorages(world))
    name = words.say("board-world")
    places = (*settlements, *oceans)
    return Board(
        "world", name, WIDTH, HEIGHT, sides=sides, places=places, links=links, geometry=GEOMETRY
    )


def _said(sentences: list[str]) -> str:
    """A line each."""
    return "\n".join(filter(None, sentences))


def _reserved(words: Words, row: SettlementRow) -> Iterator[str]:
    if row.reserved_for:
        yield words.say("note-reserved", {"power": f"power:{row.reserved_for}"})


def _about(world: VqWorld, words: Words, row: OceanRow) -> list[str]:
    """Who begins a voyage here, where the wind blows and which ways out are dangerous."""
    told = []
    if row.entry_for:
        powers = [f"power:{power}" for power in row.entry_for]
        told.append(words.say("note-entry", {"powers": powers}))
    links = [link for link in world.ocean_links if row.id in (link.a, link.b)]
    winds = [f"ocean:{link.wind_to}" for link in links if link.wind_to not in (None, row.id)]
    if winds:
        told.append(words.say("note-winds", {"oceans": winds}))
    perils = [_beyond(link, row.id) for link in links if link.kind == "hazardous"]
    if perils:
        told.append(words.say("note-hazards", {"oceans": perils}))
    return [*told, notes(words)(row)]


def _beyond(link: OceanLinkRow, ocean: str) -> str:
    return f"ocean:{link.b if link.a == ocean else link.a}"


def _passage(row: OceanLinkRow) -> Link:
    """A wind blows from its first end to its second."""
    a, b = f"ocean:{row.a}", f"ocean:{row.b}"
    if row.kind == "hazardous":
        return Link(a, b, "hazard", row.legs)
    if row.wind_to is None:
        return Link(a, b, "route", row.legs)
    return Link(a, b, "wind", row.legs) if row.wind_to == row.b else Link(b, a, "wind", row.legs)


def _anchorages(world: VqWorld) -> Iterator[Link]:
    for id, row in world.settlements.items():
        for ocean in row.oceans:
            yield Link(f"settlement:{id}", f"ocean:{ocean}", "harbour")


# -- what lies on it -------------------------------------------------------------------------------


def holders(g: VirginQueen) -> Iterator[tuple[str, str]]:
    """A colony is its founder's."""
    oceans = g.state.oceans
    for id in g.world.settlements:
        power = oceans.colonies.get(id, oceans.settlements.get(id, NOBODY))
        if power != NOBODY:
            yield settlement_ref(id), _side(g, power)


def _side(g: VirginQueen, power: Power) -> str:
    return g.world.power_rows[power].id


def pieces(g: VirginQueen, words: Words) -> Iterator[Piece]:
    """Captains with their loot, and Spanish patrols."""
    oceans = g.state.oceans
    for captain, at in enumerate(oceans.captain_at):
        place = ocean_ref(g, at) if at >= 0 else ""
        if captain in oceans.wintering:
            place = settlement_ref(oceans.wintering[captain])
        if place:
            side = _side(g, oceans.captain_power[captain])
            name = captain_name(g, words, captain)
            yield Piece(captain_ref(g, captain), place, side, "expedition", count=1, name=name)
    for ocean, count in enumerate(oceans.patrols):
        if count:
            place = ocean_ref(g, ocean)
            yield Piece(f"patrol:{place}", place, _side(g, SPAIN), "patrol", count=count)


def captain_name(g: VirginQueen, words: Words, captain: int) -> str:
    """With what he carries and what he has suffered, which everybody sees."""
    oceans = g.state.oceans
    counted = {
        "loot": len(oceans.loot[captain]),
        "damaged": int(is_damaged(g, captain)),
        "colony": oceans.colony_aboard >> captain & 1,
    }
    return words.say("piece-captain", {"captain": captain_ref(g, captain), **counted})


def marks(g: VirginQueen, words: Words) -> Iterator[Mark]:
    """Colonies and fortresses overseas; piracy on both maps."""
    oceans = g.state.oceans
    for settlement in oceans.colonies:
        yield Mark(settlement_ref(settlement), "colony")
    for settlement in oceans.forts:
        yield Mark(settlement_ref(settlement), "fortress")
    yield from _piracy(g, words)


def _piracy(g: VirginQueen, words: Words) -> Iterator[Mark]:
    """One marker for a zone, however many have raided it."""
    raided: dict[str, list[str]] = {}
    for power, zones in by_power(g.state.oceans.sea_piracy):
        for sea in seas_in(zones):
            raided.setdefault(place_ref(g, sea), []).append(power_ref(g, power))
    for power, zones in by_power(g.state.oceans.ocean_piracy):
        for ocean in places_of(zones):
            raided.setdefault(ocean_ref(g, ocean), []).append(power_ref(g, power))
    for place, powers in raided.items():
        yield Mark(place, "piracy", words.say("mark-piracy", {"powers": powers}))
