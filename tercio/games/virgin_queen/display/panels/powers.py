"""Power cards, diplomatic status, minor powers and influence (VQ 3, 4, 9.4, 24)."""

from tercio.games.virgin_queen.model.court_questions import (
    admin_rating,
    has_happened,
    is_ruler_dead,
    ruler_of,
)
from tercio.games.virgin_queen.model.influence_questions import (
    activator,
    can_be_activated,
    has_marker,
    influence,
    is_resolved,
)
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import MAJORS, PROTESTANT
from tercio.games.virgin_queen.model.setup import scenario_of
from tercio.games.virgin_queen.rows.map import VqMinorRow, VqWarCostRow
from tercio.games.virgin_queen.rules.card_draw.card_draw_phase import cards_due
from tercio.games.virgin_queen.rules.diplomacy.england_and_spain import war_cost
from tercio.games.virgin_queen.rules.minor_powers.influence import role_of
from tercio.games.virgin_queen.rules.victory.scoring import protestant_keys, victory_points
from tercio.kernel.display.parts import grid
from tercio.kernel.display.scene import Grid
from tercio.kernel.messages import Words
from tercio.wars.display.panels import captives, power_name, status
from tercio.wars.model.names import NOBODY, Power
from tercio.wars.model.refs import card_ref
from tercio.wars.model.space_questions import controlled_keys


def involved(g: VirginQueen) -> tuple[Power, ...]:
    """The major powers that the scenario is about, played or not."""
    named = scenario_of(g).powers
    return tuple(p for p in MAJORS if not named or g.world.power_rows[p].id in named)


def power_cards(g: VirginQueen, words: Words) -> Grid:
    """VQ 4: ruler, keys, and what a power has in hand."""
    columns = ("power", "ruler", "admin", "vp", "keys", "auto-win", "dealt", "cards", "treasures")
    rows = (_power_card(g, words, power) for power in involved(g))
    return grid("powers", words, (*columns, "home-cards", "captives"), rows)


def _power_card(g: VirginQueen, words: Words, power: Power) -> tuple[str, ...]:
    track = g.world.key_tracks.get(power)
    return (
        power_name(g, words, power),
        _ruler(g, words, power),
        str(admin_rating(g, power)),
        str(victory_points(g, power)),
        _keys(g, words, power),
        str(track.auto_win) if track and track.auto_win else "",
        str(cards_due(g, power)) if g.is_played(power) else "",
        str(len(g.state.hands[power])),
        str(len(g.state.treasury.hands[power])),
        words.listed(words.name(card_ref(g, card)) for card in g.state.court.home_cards[power]),
        captives(g, words, power),
    )


def _ruler(g: VirginQueen, words: Words, power: Power) -> str:
    row = ruler_of(g, power)
    ref = f"ruler:{row.id}"
    return words.say("ruler-dead", {"ruler": ref}) if is_ruler_dead(g, power) else words.name(ref)


def _keys(g: VirginQueen, words: Words, power: Power) -> str:
    """The Protestant counts those in the Netherlands and the others apart (23.6)."""
    if power != PROTESTANT:
        return str(controlled_keys(g, power))
    inside, outside = protestant_keys(g)
    return words.say("keys-protestant", {"inside": inside, "outside": outside})


def diplomatic_status(g: VirginQueen, words: Words) -> Grid:
    """Who is at war or allied with whom; else what a declaration of war would cost (9.4)."""
    others = (*MAJORS, *g.world.minors)
    rows = [
        (power_name(g, words, power), *(_box(g, words, power, other) for other in others))
        for power in MAJORS
    ]
    columns = ("", *(power_name(g, words, other) for other in others))
    return Grid("diplomacy", words.say("panel-diplomacy"), columns, tuple(rows))


def _box(g: VirginQueen, words: Words, power: Power, other: Power) -> str:
    if power == other:
        return ""
    if told := status(g, words, power, other):
        return told
    row = g.world.war_costs.get((power, other))
    if row is None or row.never:
        return words.say("status-no-war")
    if isinstance(row, VqWarCostRow) and row.only_after and not has_happened(g, row.only_after):
        return words.say("status-no-war")
    return words.say("status-war-cost", {"cp": war_cost(g, power, other)})


def minor_powers(g: VirginQueen, words: Words) -> Grid:
    """Whose each is, and the Diplomatic Influence Table (24.5); also majors that nobody plays."""
    targets = [*g.world.minors, *(p for p in MAJORS if can_be_activated(g, p))]
    rows = [
        (
            power_name(g, words, target),
            _allegiance(g, words, target),
            *(_influence(g, words, target, power) for power in MAJORS),
        )
        for target in targets
    ]
    heads = (words.say("column-minor"), words.say("column-ally"))
    columns = (*heads, *(power_name(g, words, power) for power in MAJORS))
    return Grid("influence", words.say("panel-influence"), columns, tuple(rows))


def _allegiance(g: VirginQueen, words: Words, target: Power) -> str:
    """Resolved this turn, its markers rest until Winter (24.6)."""
    minor = target in g.world.minors
    ally = g.state.patron[target] if minor else activator(g, target)
    told = words.say("minor-inactive" if _is_in_play(g, target) else "minor-not-in-play")
    if ally not in (target, NOBODY):
        told = power_name(g, words, ally)
    return words.say("minor-resolved", {"ally": told}) if is_resolved(g, target) else told


def _is_in_play(g: VirginQueen, target: Power) -> bool:
    """Portugal is not, before its king is dead (24.4)."""
    row = g.world.minor_rows.get(target)
    needed = row.in_play_after if isinstance(row, VqMinorRow) else None
    return needed is None or has_happened(g, needed)


def _influence(g: VirginQueen, words: Words, target: Power, power: Power) -> str:
    """Points; the one who can only end the alliance is marked."""
    role = role_of(g, target, power)
    if not role or not has_marker(g, target, power):
        return ""
    return words.say(f"influence-{role}", {"points": influence(g, target, power)})
