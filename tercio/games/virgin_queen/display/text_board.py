"""The board as text: powers, the struggle of faiths, the world, courts, forces, the hand."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tercio.games.virgin_queen.display.provenance import legend, mark
from tercio.games.virgin_queen.model.court_questions import is_ruler_dead, ruler_of
from tercio.games.virgin_queen.model.patronage_questions import talent_row
from tercio.games.virgin_queen.model.patronage_state import AVAILABLE
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.games.virgin_queen.model.setup import majors_of
from tercio.games.virgin_queen.model.treasure_state import FACE_DOWN
from tercio.games.virgin_queen.model.views import name_of
from tercio.games.virgin_queen.rules.victory.scoring import (
    protestant_spaces,
    victory_points,
    vp_sources,
)
from tercio.kernel.ask import Seat
from tercio.kernel.display.parts import columns, paragraph
from tercio.wars.display.text_board import (
    captives,
    card_lines,
    forces,
    headline,
    minor_powers,
    power_name,
    space_names,
    troubles,
)
from tercio.wars.model.names import NOBODY, Power
from tercio.wars.model.numbered import by_power, powers_in
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.space_questions import controlled_keys


def show(g: VirginQueen, seat: Seat | None) -> str:
    parts = [
        [headline(g)],
        list(_power_table(g)),
        [*_points(g), *minor_powers(g), *_influence(g), *troubles(g), *captives(g), *_waiting(g)],
        list(_religion(g)),
        list(_world(g)),
        [*_weddings(g), *_patronage(g), *_espionage(g)],
        list(forces(g)),
        list(_hands(g, seat)),
    ]
    told = "\n\n".join("\n".join(part) for part in parts if part)
    return "\n\n".join([told, *legend(told)])


# -- the powers ------------------------------------------------------------------------------------

HEADS: Final = (
    "Power",
    "Ruler",
    "VP",
    "Keys",
    "Cards",
    "Treasures",
    "At war with",
    "Allied with",
)


def _points(g: VirginQueen) -> Iterator[str]:
    """What everybody's VP are for (25.2)."""
    told = []
    for power in majors_of(g):
        sources = vp_sources(g, power).items()
        parts = [f"{reason.removeprefix('vp-').replace('-', ' ')} {vp}" for reason, vp in sources]
        told.append(f"{power_name(g, power)} ({', '.join(parts)})")
    yield from paragraph("VP for", told)


def _power_table(g: VirginQueen) -> Iterator[str]:
    return columns([HEADS, *(_power_row(g, power) for power in majors_of(g))], range(2, 6))


def _power_row(g: VirginQueen, power: Power) -> tuple[str, ...]:
    others = [p for p in g.world.powers if p != power and p not in g.world.factions]
    return (
        power_name(g, power),
        ruler_of(g, power).name + (" (dead)" if is_ruler_dead(g, power) else ""),
        str(victory_points(g, power)),
        str(controlled_keys(g, power)),
        str(len(g.state.hands[power])),
        str(len(g.state.treasury.hands[power])),
        ", ".join(power_name(g, p) for p in others if is_at_war(g, power, p)),
        ", ".join(power_name(g, p) for p in others if is_allied(g, power, p)),
    )


def _influence(g: VirginQueen) -> Iterator[str]:
    told = []
    for target, points in by_power(g.state.influence.points):
        held = [f"{power_name(g, p)} {n}" for p, n in by_power(points) if n > 0]
        if held:
            told.append(f"{power_name(g, target)} ({', '.join(held)})")
    yield from paragraph("Influence", told)


def _waiting(g: VirginQueen) -> Iterator[str]:
    names = [g.world.leader_rows[leader].name for leader in g.state.court.waiting]
    yield from paragraph("Leaders on power cards", names)


# -- faith and the world ---------------------------------------------------------------------------


def _religion(g: VirginQueen) -> Iterator[str]:
    if not plays_with(g, "religion"):
        return
    title = f"Protestant spaces, {protestant_spaces(g)}"
    inside = g.state.religion.protestant & g.world.struggle
    yield from paragraph(title, space_names(g, inside))
    yield from paragraph("Jesuits", space_names(g, g.state.religion.jesuits))


def _world(g: VirginQueen) -> Iterator[str]:
    oceans, world, treasury = g.state.oceans, g.world, g.state.treasury
    yield from paragraph("At sea", _expeditions(g))
    named = world.settlements
    colonies = [f"{named[s].name} ({power_name(g, p)})" for s, p in oceans.colonies.items()]
    yield from paragraph("Colonies", colonies)
    yield from paragraph("Spanish fortresses overseas", [named[s].name for s in oceans.forts])
    patrols = [f"{world.oceans[i].name} {n}" for i, n in enumerate(oceans.patrols) if n]
    yield from paragraph("Patrols", patrols)
    yield from paragraph("Spanish treasures", _treasures(g, treasury.spanish_row))
    yield from paragraph("Portuguese treasures", _treasures(g, treasury.portuguese_row))
    if oceans.armada:
        yield f"The Armada has strength {oceans.armada}."


def _expeditions(g: VirginQueen) -> Iterator[str]:
    oceans, world = g.state.oceans, g.world
    for captain, at in enumerate(oceans.captain_at):
        if at < 0 and captain not in oceans.wintering:
            continue
        where = world.oceans[at].name if at >= 0 else _wintering_at(g, captain)
        damaged = ", damaged" if oceans.damaged >> captain & 1 else ""
        loot = f", {len(oceans.loot[captain])} loot" if oceans.loot[captain] else ""
        power = oceans.captain_power[captain]
        whose = f" of {power_name(g, power)}" if power != NOBODY else ""
        yield f"{world.captains[captain].name}{whose} ({where}{damaged}{loot})"


def _wintering_at(g: VirginQueen, captain: int) -> str:
    return g.world.settlements[g.state.oceans.wintering[captain]].name


def _treasures(g: VirginQueen, treasures: list[str]) -> list[str]:
    """Known ones by name, and how many lie face down."""
    counts = Counter(treasures)
    told = [
        f"{n} {name_of(g.world, 'treasure', t)}{'s' if n > 1 else ''}"
        for t, n in counts.items()
        if t != FACE_DOWN
    ]
    hidden = counts[FACE_DOWN]
    return told + ([f"{hidden} face down"] if hidden else [])


# -- courts ----------------------------------------------------------------------------------------


def _weddings(g: VirginQueen) -> Iterator[str]:
    if not plays_with(g, "marriage"):
        return
    weddings, royals = g.state.weddings, g.world.royals
    couples = [
        f"{royals[groom].name} and {royals[bride].name}" for groom, bride in weddings.betrothed
    ]
    yield from paragraph("Betrothed", couples, "; ")
    free = [
        f"{row.name} {weddings.eligibility[i]}"
        for i, row in enumerate(royals)
        if weddings.eligibility[i] > 0
    ]
    yield from paragraph("Royals to wed", free)


def _patronage(g: VirginQueen) -> Iterator[str]:
    if not plays_with(g, "patronage"):
        return
    patronage, world = g.state.patronage, g.world
    artists = [r.name for i, r in enumerate(world.artists) if patronage.artists[i] == AVAILABLE]
    scientists = [
        r.name for i, r in enumerate(world.scientists) if patronage.scientists[i] == AVAILABLE
    ]
    at_work = [
        f"{talent_row(g, work.kind, work.who).name} for {power_name(g, work.power)} ({work.cp} CP)"
        for work in patronage.sponsored
    ]
    yield from paragraph("At work", at_work, "; ")
    yield from paragraph("Artists", artists)
    yield from paragraph("Scientists", scientists)
    claimed = [
        f"{world.science_bonuses[bonus].name} ({power_name(g, power)})"
        for bonus, power in patronage.bonuses.items()
    ]
    yield from paragraph("Science bonuses", claimed)


def _espionage(g: VirginQueen) -> Iterator[str]:
    spies = g.state.spies
    placed = [
        f"{power_name(g, each.owner)} in {power_name(g, each.target)}"
        for each in spies.informants
        if each.target != each.owner
    ]
    yield from paragraph("Informants", placed, "; ")
    used = [power_name(g, power) for power in powers_in(spies.assassins_used)]
    yield from paragraph("Assassins used", used)
    if g.state.court.mary in ("captured", "executed"):
        yield f"Mary Queen of Scots: {g.state.court.mary}."


# -- the hand --------------------------------------------------------------------------------------


def _hands(g: VirginQueen, seat: Seat | None) -> Iterator[str]:
    for power in g.powers_of(seat) if seat is not None else []:
        yield f"Hand of {power_name(g, power)}:"
        for card in g.state.hands[power]:
            row = g.world.cards[card]
            title = f"{row.name}{mark(row)} ({row.cp} CP, {row.type})"
            yield from card_lines(row.number, title, row.text)
        yield from paragraph("  Treasures", _treasures(g, g.state.treasury.hands[power]))
