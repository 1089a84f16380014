"""The board as text: powers, the struggle of faiths, the world, courts, forces, the hand."""

from collections.abc import Iterator
from typing import Final

from tercio.games.virgin_queen.display.panels.courts import effects_of
from tercio.games.virgin_queen.display.panels.sea import pile
from tercio.games.virgin_queen.display.provenance import legend
from tercio.games.virgin_queen.model.court_questions import is_ruler_dead, ruler_of
from tercio.games.virgin_queen.model.ocean_questions import captain_ref, ocean_ref
from tercio.games.virgin_queen.model.patronage_questions import talent_ref
from tercio.games.virgin_queen.model.patronage_state import AVAILABLE
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.games.virgin_queen.model.setup import majors_of
from tercio.games.virgin_queen.rules.victory.scoring import (
    protestant_spaces,
    victory_points,
    vp_sources,
)
from tercio.kernel.ask import Seat
from tercio.kernel.display.parts import INDENT, columns, paragraph
from tercio.kernel.messages import Words
from tercio.wars.display.text_board import (
    captives,
    card_lines,
    forces,
    hand_of,
    headline,
    minor_powers,
    power_name,
    space_names,
    told,
    troubles,
    with_note,
)
from tercio.wars.model.names import NOBODY, Power
from tercio.wars.model.numbered import by_power, powers_in
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.refs import leader_ref, power_ref
from tercio.wars.model.space_questions import controlled_keys

HEADS: Final = ("power", "ruler", "vp", "keys", "cards", "treasures", "at-war", "allied")


def show(g: VirginQueen, seat: Seat | None, words: Words) -> str:
    effects = effects_of(g, words, g.state.court.this_turn)
    parts = [
        [headline(g, words)],
        list(_power_table(g, words)),
        [
            *_points(g, words),
            *minor_powers(g, words),
            *_influence(g, words),
            *troubles(g, words, effects),
            *captives(g, words),
            *_waiting(g, words),
        ],
        list(_religion(g, words)),
        list(_world(g, words)),
        [*_weddings(g, words), *_patronage(g, words), *_espionage(g, words)],
        list(forces(g, words)),
        list(_hands(g, seat, words)),
    ]
    found = "\n\n".join("\n".join(part) for part in parts if part)
    return "\n\n".join([found, *legend(words, found)])


# -- the powers ------------------------------------------------------------------------------------


def _points(g: VirginQueen, words: Words) -> Iterator[str]:
    """What everybody's VP are for (25.2)."""
    found = []
    for power in majors_of(g):
        parts = [
            words.say("terminal-vp-source", {"reason": reason, "vp": vp})
            for reason, vp in vp_sources(g, power).items()
        ]
        found.append(with_note(words, power_name(g, words, power), words.listed(parts)))
    yield from told(words, "terminal-vp-for", found)


def _power_table(g: VirginQueen, words: Words) -> Iterator[str]:
    heads = tuple(words.say(f"terminal-{head}") for head in HEADS)
    return columns([heads, *(_power_row(g, words, power) for power in majors_of(g))], range(2, 6))


def _power_row(g: VirginQueen, words: Words, power: Power) -> tuple[str, ...]:
    others = [p for p in g.world.powers if p != power and p not in g.world.factions]
    ruler = words.name(f"ruler:{ruler_of(g, power).id}")
    if is_ruler_dead(g, power):
        ruler = with_note(words, ruler, words.say("terminal-dead"))
    return (
        power_name(g, words, power),
        ruler,
        str(victory_points(g, power)),
        str(controlled_keys(g, power)),
        str(len(g.state.hands[power])),
        str(len(g.state.treasury.hands[power])),
        words.listed(power_name(g, words, p) for p in others if is_at_war(g, power, p)),
        words.listed(power_name(g, words, p) for p in others if is_allied(g, power, p)),
    )


def _influence(g: VirginQueen, words: Words) -> Iterator[str]:
    found = []
    for target, points in by_power(g.state.influence.points):
        held = [
            words.say("terminal-counted", {"what": power_ref(g, p), "count": n})
            for p, n in by_power(points)
            if n > 0
        ]
        if held:
            found.append(with_note(words, power_name(g, words, target), words.listed(held)))
    yield from told(words, "terminal-influence", found)


def _waiting(g: VirginQueen, words: Words) -> Iterator[str]:
    names = [words.name(leader_ref(g, leader)) for leader in g.state.court.waiting]
    yield from told(words, "terminal-waiting", names)


# -- faith and the world ---------------------------------------------------------------------------


def _religion(g: VirginQueen, words: Words) -> Iterator[str]:
    if not plays_with(g, "religion"):
        return
    title = words.say("terminal-protestant-spaces", {"count": protestant_spaces(g)})
    inside = g.state.religion.protestant & g.world.struggle
    yield from paragraph(words, title, words.listed(space_names(g, words, inside)))
    yield from told(words, "terminal-jesuits", space_names(g, words, g.state.religion.jesuits))


def _world(g: VirginQueen, words: Words) -> Iterator[str]:
    oceans, treasury = g.state.oceans, g.state.treasury
    yield from told(words, "terminal-at-sea", _expeditions(g, words))
    colonies = [
        with_note(words, words.name(f"settlement:{s}"), power_name(g, words, p))
        for s, p in oceans.colonies.items()
    ]
    yield from told(words, "terminal-colonies", colonies)
    forts = [words.name(f"settlement:{s}") for s in oceans.forts]
    yield from told(words, "terminal-forts", forts)
    patrols = [
        words.say("terminal-counted", {"what": ocean_ref(g, i), "count": n})
        for i, n in enumerate(oceans.patrols)
        if n
    ]
    yield from told(words, "terminal-patrols", patrols)
    for row, title in ((treasury.spanish_row, "spanish"), (treasury.portuguese_row, "portuguese")):
        yield from told(words, f"terminal-{title}-treasures", _treasures(g, words, row))
    if oceans.armada:
        yield words.say("terminal-armada", {"strength": oceans.armada})


def _expeditions(g: VirginQueen, words: Words) -> Iterator[str]:
    oceans = g.state.oceans
    for captain, at in enumerate(oceans.captain_at):
        if at < 0 and captain not in oceans.wintering:
            continue
        power = oceans.captain_power[captain]
        wintering = f"settlement:{oceans.wintering[captain]}" if at < 0 else ""
        yield words.say(
            "terminal-expedition",
            {
                "captain": captain_ref(g, captain),
                "power": power_ref(g, power) if power != NOBODY else "none",
                "place": ocean_ref(g, at) if at >= 0 else wintering,
                "damaged": oceans.damaged >> captain & 1,
                "loot": len(oceans.loot[captain]),
            },
        )


def _treasures(g: VirginQueen, words: Words, treasures: list[str]) -> list[str]:
    """Known ones by name, and how many lie face down."""
    found = pile(g, words, treasures)
    return [found] if found else []


# -- courts ----------------------------------------------------------------------------------------


def _weddings(g: VirginQueen, words: Words) -> Iterator[str]:
    if not plays_with(g, "marriage"):
        return
    weddings, royals = g.state.weddings, g.world.royals
    couples = [
        words.say(
            "terminal-couple",
            {"groom": f"royal:{royals[groom].id}", "bride": f"royal:{royals[bride].id}"},
        )
        for groom, bride in weddings.betrothed
    ]
    yield from told(words, "terminal-betrothed", couples, "; ")
    free = [
        words.say("terminal-counted", {"what": f"royal:{row.id}", "count": weddings.eligibility[i]})
        for i, row in enumerate(royals)
        if weddings.eligibility[i] > 0
    ]
    yield from told(words, "terminal-royals", free)


def _patronage(g: VirginQueen, words: Words) -> Iterator[str]:
    if not plays_with(g, "patronage"):
        return
    patronage = g.state.patronage
    at_work = [
        words.say(
            "terminal-at-work-for",
            {
                "who": talent_ref(g, work.kind, work.who),
                "power": power_ref(g, work.power),
                "cp": work.cp,
            },
        )
        for work in patronage.sponsored
    ]
    yield from told(words, "terminal-at-work", at_work, "; ")
    for kind, where in (("artist", patronage.artists), ("scientist", patronage.scientists)):
        free = [who for who, at in enumerate(where) if at == AVAILABLE]
        names = [words.name(talent_ref(g, kind, who)) for who in free]
        yield from told(words, f"terminal-{kind}s", names)
    claimed = [
        with_note(words, words.name(f"bonus:{bonus}"), power_name(g, words, power))
        for bonus, power in patronage.bonuses.items()
    ]
    yield from told(words, "terminal-bonuses", claimed)


def _espionage(g: VirginQueen, words: Words) -> Iterator[str]:
    spies = g.state.spies
    placed = [
        words.say(
            "terminal-informant",
            {"owner": power_ref(g, each.owner), "target": power_ref(g, each.target)},
        )
        for each in spies.informants
        if each.target != each.owner
    ]
    yield from told(words, "terminal-informants", placed, "; ")
    used = [power_name(g, words, power) for power in powers_in(spies.assassins_used)]
    yield from told(words, "terminal-assassins", used)
    if g.state.court.mary in ("captured", "executed"):
        yield words.say(f"terminal-mary-{g.state.court.mary}")


# -- the hand --------------------------------------------------------------------------------------


def _hands(g: VirginQueen, seat: Seat | None, words: Words) -> Iterator[str]:
    for power in g.powers_of(seat) if seat is not None else []:
        yield hand_of(g, words, power)
        for card in g.state.hands[power]:
            yield from card_lines(g, words, card)
        treasures = words.listed(_treasures(g, words, g.state.treasury.hands[power]))
        yield from paragraph(words, words.say("terminal-treasures"), treasures, first=INDENT)
