"""The board as text: the turn, the powers, religion, the New World, forces by power, the hand."""

from collections.abc import Iterator
from typing import Final

from tercio.games.here_i_stand.display.panels import effect_name
from tercio.games.here_i_stand.model.court_questions import ruler_of
from tercio.games.here_i_stand.model.new_world_state import Holding
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import MAJORS, PAPACY
from tercio.games.here_i_stand.model.religion_state import COMMITTED, UNCOMMITTED
from tercio.games.here_i_stand.rules.victory.victory import protestant_spaces, victory_points
from tercio.games.here_i_stand.two_player.secrets import diplomatic_hand
from tercio.kernel.ask import Args, Seat
from tercio.kernel.display.parts import columns, paragraph
from tercio.kernel.messages import Words
from tercio.wars.display.text_board import (
    captives,
    card_lines,
    forces,
    hand_of,
    headline,
    minor_powers,
    numbered,
    power_name,
    space_names,
    told,
    troubles,
    with_note,
)
from tercio.wars.model.names import Power
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.refs import power_ref
from tercio.wars.model.space_questions import controlled_keys

HEADS: Final = ("power", "ruler", "vp", "keys", "cards", "at-war", "allied")


def show(g: HereIStand, seat: Seat | None, words: Words) -> str:
    effects = [effect_name(words, effect) for effect in g.state.court.this_turn]
    parts = [
        [headline(g, words)],
        list(_power_table(g, words)),
        [*minor_powers(g, words), *troubles(g, words, effects), *captives(g, words)],
        list(_religion(g, words)),
        list(_new_world(g, words)),
        list(forces(g, words)),
        list(_hands(g, seat, words)),
    ]
    return "\n\n".join("\n".join(part) for part in parts if part)


# -- the turn and the powers -----------------------------------------------------------------------


def _power_table(g: HereIStand, words: Words) -> Iterator[str]:
    heads = tuple(words.say(f"terminal-{head}") for head in HEADS)
    return columns([heads, *(_power_row(g, words, power) for power in MAJORS)], range(2, 5))


def _power_row(g: HereIStand, words: Words, power: Power) -> tuple[str, ...]:
    others = [p for p in g.world.powers if p != power]
    ruler = words.name(f"ruler:{ruler_of(g, power).id}")
    if g.state.court.under_ban >> power & 1:
        ruler = with_note(words, ruler, words.say("terminal-excommunicated"))
    return (
        power_name(g, words, power),
        ruler,
        str(victory_points(g, power)),
        str(controlled_keys(g, power)) if power in g.world.key_tracks else "",
        str(len(g.state.hands[power])),
        words.listed(power_name(g, words, p) for p in others if is_at_war(g, power, p)),
        words.listed(power_name(g, words, p) for p in others if is_allied(g, power, p)),
    )


# -- religion and the New World --------------------------------------------------------------------


def _religion(g: HereIStand, words: Words) -> Iterator[str]:
    religion, world = g.state.religion, g.world
    calm = religion.protestant & ~g.state.unrest
    title = words.say("terminal-protestant-spaces", {"count": protestant_spaces(g)})
    yield from paragraph(words, title, words.listed(space_names(g, words, calm)))
    restless = space_names(g, words, religion.protestant & g.state.unrest)
    yield from told(words, "terminal-protestant-unrest", restless)
    universities = space_names(g, words, religion.universities)
    yield from told(words, "terminal-universities", universities)
    yield from told(words, "terminal-papal-debaters", _debaters(g, words, papal=True))
    yield from told(words, "terminal-protestant-debaters", _debaters(g, words, papal=False))
    done = [
        words.say(
            "terminal-translated",
            {
                "zone": f"zone:{zone}",
                "testament": testament,
                "testaments": world.constant("new_testament_boxes"),
                "bible": bible,
                "bibles": world.constant("full_bible_boxes"),
            },
        )
        for zone, testament, bible in zip(
            world.debate_zones, religion.new_testament, religion.bible, strict=True
        )
        if testament or bible
    ]
    yield from told(words, "terminal-translations", done, "; ")
    if religion.st_peters_cp or religion.st_peters_vp:
        built = {"vp": religion.st_peters_vp, "cp": religion.st_peters_cp}
        yield words.say("terminal-st-peters", built)


def _debaters(g: HereIStand, words: Words, papal: bool) -> Iterator[str]:
    """Those in play; the committed ones in brackets."""
    for row, status in zip(g.world.debaters, g.state.religion.debaters, strict=True):
        if (row.side == g.world.power_rows[PAPACY].id) != papal:
            continue
        args: Args = {"debater": f"debater:{row.id}", "value": row.value}
        if status == UNCOMMITTED:
            yield words.say("terminal-debater", args)
        elif status == COMMITTED:
            yield words.say("terminal-debater-committed", args)


def _new_world(g: HereIStand, words: Words) -> Iterator[str]:
    new_world = g.state.new_world
    crossing = [
        words.say(f"terminal-crossing-{v.kind}", {"power": power_ref(g, v.power)})
        for v in new_world.crossing
    ]
    yield from told(words, "terminal-crossing", crossing)
    held = [
        with_note(words, _holding(words, h), power_name(g, words, h.power))
        for h in new_world.holdings
    ]
    yield from told(words, "terminal-holdings", held)
    found = [
        with_note(words, words.name(f"discovery:{what}"), power_name(g, words, power))
        for what, power in new_world.claimed.items()
    ]
    yield from told(words, "terminal-discovered", found)


def _holding(words: Words, holding: Holding) -> str:
    """A colony, or what was conquered, by its name if it has one."""
    refs = (f"{kind}:{holding.what}" for kind in ("colony", "discovery"))
    named = next((words.name(ref) for ref in refs if words.knows(ref)), "")
    return named or words.say(f"voyage-{holding.kind}")


# -- the hand --------------------------------------------------------------------------------------


def _hands(g: HereIStand, seat: Seat | None, words: Words) -> Iterator[str]:
    for power in g.powers_of(seat) if seat is not None else []:
        yield hand_of(g, words, power)
        for card in g.state.hands[power]:
            yield from card_lines(g, words, card)
        for row in diplomatic_hand(g, power):
            kind = words.say("terminal-card-diplomatic")
            title = with_note(words, words.name(f"card:{row.id}"), kind)
            yield from numbered(row.number, title, words.text("card", row), words)
