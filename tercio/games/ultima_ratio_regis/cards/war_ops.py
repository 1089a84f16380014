"""Ops about war and peace between powers (uRR 20.5, 21)."""

from tercio.games.ultima_ratio_regis.cards.obstacles import (
    exists,
    one_player_has_both,
    pair_args,
    power_args,
    power_is_not_in_play,
)
from tercio.games.ultima_ratio_regis.cards.registry import Played, op
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import major_of
from tercio.games.ultima_ratio_regis.model.realm_state import War
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.model.war_questions import (
    are_allied,
    are_at_war,
    enemies_of,
    has_casus_belli,
    war_of,
)
from tercio.games.ultima_ratio_regis.rows.op_rows import (
    BreakAlliance,
    CasusBelli,
    CollapseRule,
    MoraleTransfer,
    Peace,
    StartWar,
    WarMinor,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.customs import instead_of
from tercio.games.ultima_ratio_regis.rules.major_powers.expeditionary_corps import part_ways
from tercio.games.ultima_ratio_regis.rules.major_powers.peace import make_peace
from tercio.games.ultima_ratio_regis.rules.major_powers.war import (
    are_played_by_one,
    give_casus_belli,
    lose_morale,
    open_war,
    war_by_event,
)
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import rebuild_fortresses
from tercio.kernel.ask import Args, Procedure
from tercio.kernel.restrictions import Restrictions, forbids

# -- casus belli -----------------------------------------------------------------------------------


def _enemy(g: Regis, op: CasusBelli) -> Power:
    """Named, or whoever is the ally of a minor now."""
    if op.b_ally_of is not None:
        return major_of(g, g.world.power[op.b_ally_of])
    return g.world.power[op.b] if op.b and exists(g, op.b) else NOBODY


def _parties(g: Regis, op: CasusBelli) -> list[tuple[Power, Power]]:
    """Those whom the card names, or others in their place; none, if one of them is missing."""
    a, b = g.world.power[op.a], _enemy(g, op)
    if b == NOBODY:
        return []
    return instead_of(g, a, b) or [(a, b)]


def _is_as_printed(g: Regis, op: CasusBelli) -> bool:
    return not instead_of(g, g.world.power[op.a], _enemy(g, op))


@forbids("uRR 21.3.2", args=power_args("b_ally_of"))
def has_no_ally(g: Regis, played: Played, op: CasusBelli) -> bool:
    return op.b_ally_of is not None and _enemy(g, op) == NOBODY


@forbids("uRR 21.3")
def powers_of_one_player_are_meant(g: Regis, played: Played, op: CasusBelli) -> bool:
    parties = _parties(g, op)
    return bool(parties) and all(are_played_by_one(g, a, b) for a, b in parties)


@forbids("uRR 21.1")
def allies_ignore_it(g: Regis, played: Played, op: CasusBelli) -> bool:
    parties = _parties(g, op)
    return bool(parties) and all(are_allied(g, a, b) for a, b in parties)


@forbids("uRR 21.3.2")
def has_a_casus_belli_already(g: Regis, played: Played, op: CasusBelli) -> bool:
    """A second one is ignored."""
    parties = [(a, b) for a, b in _parties(g, op) if not are_at_war(g, a, b)]
    return bool(parties) and all(
        has_casus_belli(g, a, b) and (not op.mutual or has_casus_belli(g, b, a)) for a, b in parties
    )


@forbids("uRR 21.3.2")
def war_is_on_already(g: Regis, played: Played, op: CasusBelli) -> bool:
    """And the card adds nothing to it."""
    parties = _parties(g, op)
    worth = op.vp_if_at_war if _is_as_printed(g, op) else 0
    return bool(parties) and all(
        are_at_war(g, a, b) and not (worth and war_of(g, a, b)) for a, b in parties
    )


CASUS_BELLI = Restrictions(
    "casus-belli",
    power_is_not_in_play,
    has_no_ally,
    powers_of_one_player_are_meant,
    allies_ignore_it,
    has_a_casus_belli_already,
    war_is_on_already,
)


@op(CasusBelli, CASUS_BELLI, "uRR 21.3.2")
def casus_belli(g: Regis, played: Played, op: CasusBelli) -> Procedure[None]:
    """A reason for war; if it is war already, it is worth more, unless others are meant."""
    printed = _is_as_printed(g, op)
    for a, b in _parties(g, op):
        if (war := war_of(g, a, b)) is not None:
            if printed:
                g.add_war_vp(war, played.card, op.vp_if_at_war)
            continue
        give_casus_belli(g, a, b)
        if op.mutual:
            give_casus_belli(g, b, a)
    yield from ()


# -- war -------------------------------------------------------------------------------------------


START_WAR = Restrictions("start-war", power_is_not_in_play, one_player_has_both)


@op(StartWar, START_WAR, "uRR 21.3.1")
def start_war(g: Regis, played: Played, op: StartWar) -> Procedure[None]:
    power = g.world.power
    yield from war_by_event(g, power[op.a], power[op.b], played.card, vp=op.vp)


@forbids("uRR 20.5", args=power_args("minor"))
def has_no_land(g: Regis, played: Played, op: WarMinor) -> bool:
    return not g.state.owned[g.world.power[op.minor]]


@forbids("uRR 20.5", args=power_args("minor"))
def is_its_enemy_already(g: Regis, played: Played, op: WarMinor) -> bool:
    return are_at_war(g, g.world.power[op.power], g.world.power[op.minor])


WAR_MINOR = Restrictions(
    "war-minor",
    power_is_not_in_play,
    one_player_has_both,
    has_no_land,
    is_its_enemy_already,
)


@op(WarMinor, WAR_MINOR, "uRR 20.5")
def war_minor(g: Regis, played: Played, op: WarMinor) -> Procedure[None]:
    """Its ally is drawn in; a neutral one fights for itself, behind the walls of its card."""
    power, minor = g.world.power[op.power], g.world.power[op.minor]
    if major_of(g, minor) == NOBODY:
        rebuild_fortresses(g, minor)
        g.begin_war(power, minor, played.card)
    else:
        yield from open_war(g, power, minor)


@forbids("uRR 21.6", args=power_args("power"))
def is_in_no_war(g: Regis, played: Played, op: CollapseRule) -> bool:
    return not enemies_of(g, g.world.power[op.power])


COLLAPSE = Restrictions("collapse", power_is_not_in_play, is_in_no_war)


@op(CollapseRule, COLLAPSE, "uRR 21.6")
def collapse_rule(g: Regis, played: Played, op: CollapseRule) -> Procedure[None]:
    g.realm.collapsing |= 1 << g.world.power[op.power]
    yield from ()


@forbids("uRR 21.3.4", args=pair_args)
def are_not_at_war(g: Regis, played: Played, op: MoraleTransfer) -> bool:
    return not are_at_war(g, g.world.power[op.frm], g.world.power[op.to])


MORALE = Restrictions("morale", power_is_not_in_play, are_not_at_war)


@op(MoraleTransfer, MORALE, "uRR 21.3.4")
def morale_transfer(g: Regis, played: Played, op: MoraleTransfer) -> Procedure[None]:
    yield from lose_morale(g, g.world.power[op.frm], g.world.power[op.to], op.n)


# -- peace -----------------------------------------------------------------------------------------


def wars_to_end(g: Regis, op: Peace) -> list[War]:
    """All among those named; or all of one of them, with anybody."""
    parties = {g.world.power[id] for id in op.between if exists(g, id)}
    return [
        war
        for war in g.realm.wars
        if {war.a, war.b} <= parties or (op.with_anybody and {war.a, war.b} & parties)
    ]


def _meant(g: Regis, played: Played, op: Peace) -> Args:
    return {"powers": [power_ref(g, g.world.power[id]) for id in op.between]}


@forbids("uRR 21.4", args=_meant)
def there_is_no_war_to_end(g: Regis, played: Played, op: Peace) -> bool:
    return not wars_to_end(g, op)


PEACE = Restrictions("peace-event", there_is_no_war_to_end)


@op(Peace, PEACE, "uRR 21.4")
def peace(g: Regis, played: Played, op: Peace) -> Procedure[None]:
    """They are negotiated now, one after the other, as far as they still go on.

    A peace that spares them is none in which a power collapses.
    """
    if op.spares:
        for id in op.between:
            g.realm.collapsing &= ~(1 << g.world.power[id])
    for war in wars_to_end(g, op):
        if any(war is other for other in g.realm.wars):
            yield from make_peace(g, war)


@forbids("uRR 21.1", args=pair_args)
def are_not_allied(g: Regis, played: Played, op: BreakAlliance) -> bool:
    return not are_allied(g, g.world.power[op.a], g.world.power[op.b])


BREAK_ALLIANCE = Restrictions(
    "break-alliance", power_is_not_in_play, one_player_has_both, are_not_allied
)


@op(BreakAlliance, BREAK_ALLIANCE, "uRR 21.1")
def break_alliance(g: Regis, played: Played, op: BreakAlliance) -> Procedure[None]:
    yield from part_ways(g, g.world.power[op.a], g.world.power[op.b])
