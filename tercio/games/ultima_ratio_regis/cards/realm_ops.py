"""Ops about unrest, war and peace, alliances and faith (uRR 19-21)."""

from tercio.games.ultima_ratio_regis.cards.registry import Played, choose_power, exists, op
from tercio.games.ultima_ratio_regis.names import NOBODY, Power
from tercio.games.ultima_ratio_regis.op_rows import (
    AuctionAlliance,
    AuctionTechnology,
    BreakAlliance,
    BreakMinor,
    CasusBelli,
    CollapseRule,
    ImperialElection,
    MoraleTransfer,
    Peace,
    SetReligion,
    StartWar,
    Unrest,
    WarMinor,
)
from tercio.games.ultima_ratio_regis.position import Regis
from tercio.games.ultima_ratio_regis.realm_state import Grant
from tercio.games.ultima_ratio_regis.rules.auctions import (
    alliance_auction,
    technology_auction,
)
from tercio.games.ultima_ratio_regis.rules.imperial_election import imperial_election
from tercio.games.ultima_ratio_regis.rules.minors import become_neutral
from tercio.games.ultima_ratio_regis.rules.peace import make_peace
from tercio.games.ultima_ratio_regis.rules.war import (
    give_casus_belli,
    lose_morale,
    open_war,
    war_by_event,
)
from tercio.kernel.ask import Procedure

# -- money -----------------------------------------------------------------------------------------


@op(Unrest, "uRR 19.1")
def unrest(g: Regis, played: Played, op: Unrest) -> Procedure[None]:
    """Of a power that is named, or that the player of the card names."""
    if op.power is not None:
        power = g.world.power[op.power] if exists(g, op.power) else NOBODY
    else:
        power = yield from choose_power(
            g, played, restless_powers(g, played, op), "event-unrest", "uRR 19.1"
        )
    if power != NOBODY:
        g.change_unrest(power, op.delta)


def restless_powers(g: Regis, played: Played, op: Unrest) -> list[Power]:
    mine = g.powers_of(played.player)
    majors = g.majors_in_play()
    if op.who == "own":
        return mine
    if op.who == "other":
        return [power for power in majors if power not in mine]
    if op.who == "catholic":
        return [power for power in majors if g.religion_of(power) == "catholic"]
    if op.who == "among":
        return [power for power in majors if g.world.power_ids[power] in op.powers]
    return majors


@op(AuctionTechnology, "uRR 19.3")
def auction_technology(g: Regis, played: Played, op: AuctionTechnology) -> Procedure[None]:
    """One that works at once gives its winner something for the end of this turn."""
    winner = yield from technology_auction(g, played.player, op.tech, op.duration == "turn")
    if winner != NOBODY and op.duration == "immediate":
        g.realm.grants.append(Grant(winner, op.tech, played.card))


@op(AuctionAlliance, "uRR 20.3.1")
def auction_alliance(g: Regis, played: Played, op: AuctionAlliance) -> Procedure[None]:
    """Of the minors that exist the player of the card chooses one."""
    minors = [g.world.power[id] for id in op.minors if exists(g, id)]
    minor = yield from choose_power(g, played, minors, "event-minor", "uRR 20.3.1")
    if minor == NOBODY:
        return
    winner = yield from alliance_auction(g, played.player, minor)
    if winner != NOBODY and g.world.power_ids[winner] in op.pay_more:
        g.change_unrest(winner, 1)


@op(ImperialElection, "uRR 20.3.1")
def election(g: Regis, played: Played, op: ImperialElection) -> Procedure[None]:
    yield from imperial_election(g, played.player)


# -- war -------------------------------------------------------------------------------------------


@op(CasusBelli, "uRR 21.3.2")
def casus_belli(g: Regis, played: Played, op: CasusBelli) -> Procedure[None]:
    """A reason for war; if it is war already, it is worth more."""
    enemy = _enemy(g, op)
    if enemy == NOBODY or not exists(g, op.a):
        return
    power = g.world.power[op.a]
    war = g.war_of(power, enemy)
    if war is not None:
        g.add_war_vp(war, played.card, op.vp_if_at_war)
        return
    give_casus_belli(g, power, enemy)
    if op.mutual:
        give_casus_belli(g, enemy, power)
    yield from ()


def _enemy(g: Regis, op: CasusBelli) -> Power:
    """Named, or whoever is the ally of a minor now."""
    if op.b_ally_of is not None:
        return g.major_of(g.world.power[op.b_ally_of])
    return g.world.power[op.b] if op.b and exists(g, op.b) else NOBODY


@op(StartWar, "uRR 21.3.1")
def start_war(g: Regis, played: Played, op: StartWar) -> Procedure[None]:
    if exists(g, op.a) and exists(g, op.b):
        power = g.world.power
        yield from war_by_event(g, power[op.a], power[op.b], played.card, op.vp)


@op(WarMinor, "uRR 20.5")
def war_minor(g: Regis, played: Played, op: WarMinor) -> Procedure[None]:
    if exists(g, op.power) and exists(g, op.minor):
        yield from open_war(g, g.world.power[op.power], g.world.power[op.minor])


@op(CollapseRule, "uRR 21.6")
def collapse_rule(g: Regis, played: Played, op: CollapseRule) -> Procedure[None]:
    if exists(g, op.power):
        g.realm.collapsing |= 1 << g.world.power[op.power]
    yield from ()


@op(MoraleTransfer, "uRR 21.3.4")
def morale_transfer(g: Regis, played: Played, op: MoraleTransfer) -> Procedure[None]:
    if exists(g, op.frm) and exists(g, op.to):
        yield from lose_morale(g, g.world.power[op.frm], g.world.power[op.to], op.n)


@op(Peace, "uRR 21.4")
def peace(g: Regis, played: Played, op: Peace) -> Procedure[None]:
    """All wars among those named are negotiated now; or one of them may with anybody."""
    named = [g.world.power[id] for id in op.between if exists(g, id)]
    for war in g.realm.wars[:]:
        parties = {war.a, war.b}
        if parties <= set(named) or (op.with_anybody and parties & set(named)):
            yield from make_peace(g, war)


# -- allies and faith ------------------------------------------------------------------------------


@op(BreakAlliance, "uRR 21.1")
def break_alliance(g: Regis, played: Played, op: BreakAlliance) -> Procedure[None]:
    g.end_alliance(g.world.power[op.a], g.world.power[op.b])
    yield from ()


@op(BreakMinor, "uRR 20.4.1")
def break_minor(g: Regis, played: Played, op: BreakMinor) -> Procedure[None]:
    minor = g.world.power[op.minor]
    if exists(g, op.minor) and g.major_of(minor) != NOBODY:
        yield from become_neutral(g, minor)


@op(SetReligion, "uRR 20.3.1")
def set_religion(g: Regis, played: Played, op: SetReligion) -> Procedure[None]:
    name = op.power or op.minor
    if name is not None and exists(g, name):
        g.set_religion(g.world.power[name], op.to)
    yield from ()
