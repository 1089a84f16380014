"""Ops about what powers may do, and about events that stay in force (uRR 8.1.1, 8.1.4, 11.5)."""

from tercio.games.ultima_ratio_regis.cards.obstacles import power_args, power_is_not_in_play
from tercio.games.ultima_ratio_regis.cards.registry import Played, op
from tercio.games.ultima_ratio_regis.model.event_questions import is_lasting
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Center, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play
from tercio.games.ultima_ratio_regis.model.realm_state import Grant
from tercio.games.ultima_ratio_regis.model.refs import center_ref
from tercio.games.ultima_ratio_regis.rows.op_rows import (
    Bar,
    EndPermanent,
    FreeMerchant,
    Modifier,
    Permanent,
    Permission,
    ShieldTrade,
)
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.economy.commerce import MERCHANT
from tercio.games.ultima_ratio_regis.rules.naval_actions.piracy import SHIELDED
from tercio.games.ultima_ratio_regis.rules.special_areas.access import BARRED
from tercio.kernel.ask import PASS, Args, Option, Procedure, ref
from tercio.kernel.restrictions import Restrictions, forbids

# -- permissions -----------------------------------------------------------------------------------


def favoured(g: Regis, op: Permission) -> list[Power]:
    """Those whom the op names, as far as they are in play."""
    names = [op.power] if op.power else list(op.powers)
    powers = list(g.world.majors) if op.who == "everybody" else [g.world.power[n] for n in names]
    return [power for power in powers if is_in_play(g, power)]


@forbids("uRR 8.2.2")
def nobody_can_use_it(g: Regis, played: Played, op: Permission) -> bool:
    return not favoured(g, op)


@forbids("uRR 11.5.1", args=power_args("target"))
def victim_is_not_in_play(g: Regis, played: Played, op: Permission) -> bool:
    return op.target is not None and not is_in_play(g, g.world.power[op.target])


PERMISSION = Restrictions("permission", nobody_can_use_it, victim_is_not_in_play)


@op(Permission, PERMISSION, "uRR 8.2.2")
def permission(g: Regis, played: Played, op: Permission) -> Procedure[None]:
    """What the event allows is kept for the sections that ask for it."""
    target = g.world.power[op.target] if op.target else NOBODY
    areas = g.world.areas_in(op.areas, op.provinces)
    centers = [g.world.center[tc] for tc in op.tcs]
    for power in favoured(g, op):
        g.realm.grants.append(
            Grant(
                power,
                op.what,
                played.card,
                target,
                areas=areas,
                centers=centers[:],
                uses=op.uses,
                brief=op.until == "impulse",
            )
        )
    yield from ()


def ports_of_call(g: Regis, op: FreeMerchant) -> list[Center]:
    """Where a merchant could be prepared (19.2.2)."""
    power = g.world.power[op.power]
    return [g.world.center[id] for id in op.tcs if MERCHANT.allow(g, power, id)]


@forbids("uRR 19.2.2", args=power_args("power"))
def may_prepare_none_there(g: Regis, played: Played, op: FreeMerchant) -> bool:
    return not ports_of_call(g, op)


FREE_MERCHANT = Restrictions("free-merchant", power_is_not_in_play, may_prepare_none_there)


@op(FreeMerchant, FREE_MERCHANT, "uRR 19.2.2")
def free_merchant(g: Regis, played: Played, op: FreeMerchant) -> Procedure[None]:
    """Without an action, if its player likes."""
    power, cite = g.world.power[op.power], "uRR 19.2.2"
    options = [
        Option(f"merchant.{g.world.centers[n].id}", n, (center_ref(g, n),), cite=cite)
        for n in ports_of_call(g, op)
    ]
    options.append(Option(PASS, NOBODY, cite=cite))
    center = yield from choose(g, power, "free-merchant", options, cite=cite)
    if center != NOBODY:
        g.prepare_merchant(center, power)


# -- what lasts ------------------------------------------------------------------------------------


@op(Permanent, Restrictions("lasting"), "uRR 8.1.4")
def permanent(g: Regis, played: Played, op: Permanent) -> Procedure[None]:
    g.make_lasting(op.card)
    yield from ()


def _card(g: Regis, played: Played, op: EndPermanent) -> Args:
    return {"card": ref("card", op.card)}


@forbids("uRR 8.1.4", args=_card)
def is_not_in_force(g: Regis, played: Played, op: EndPermanent) -> bool:
    return not is_lasting(g, op.card)


@op(EndPermanent, Restrictions("end-permanent", is_not_in_force), "uRR 8.1.4")
def end_permanent(g: Regis, played: Played, op: EndPermanent) -> Procedure[None]:
    g.end_lasting(op.card)
    yield from ()


def _until(g: Regis, played: Played, op: Modifier) -> Args:
    return {"card": ref("card", op.until or "")}


@forbids("uRR 8.1.4", args=_until)
def has_been_overtaken(g: Regis, played: Played, op: Modifier) -> bool:
    return op.until is not None and is_lasting(g, op.until)


MODIFIER = Restrictions("modifier", power_is_not_in_play, has_been_overtaken)


@op(Modifier, MODIFIER, "uRR 13.1.3")
def modifier(g: Regis, played: Played, op: Modifier) -> Procedure[None]:
    """Combats look at the cards in force for it (`rules.sides`)."""
    g.make_lasting(played.card)
    yield from ()


@op(Bar, Restrictions("bar", power_is_not_in_play), "uRR 18.4.1")
def bar(g: Regis, played: Played, op: Bar) -> Procedure[None]:
    """Moves and landings look at it (`rules.access`)."""
    power = g.world.power[op.power]
    g.realm.grants.append(Grant(power, BARRED, played.card, areas=g.world.areas_in(op.areas)))
    yield from ()


@op(ShieldTrade, Restrictions("shield-trade"), "uRR 11.5.1")
def shield_trade(g: Regis, played: Played, op: ShieldTrade) -> Procedure[None]:
    """Pirates look at it (`rules.piracy`); the grant is that of the power that may rob."""
    centers = [g.world.center[id] for id in op.tcs]
    g.realm.grants.append(Grant(g.world.power[op.but], SHIELDED, played.card, centers=centers))
    yield from ()
