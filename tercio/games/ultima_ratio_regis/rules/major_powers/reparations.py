"""Peace conditions: what a winner may demand, and its price (uRR 21.5.3)."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tercio.games.ultima_ratio_regis.model.area_questions import (
    held_by_side,
    interest_areas,
    major_at,
    owned_by_side,
)
from tercio.games.ultima_ratio_regis.model.events.realms import ConditionDemanded
from tercio.games.ultima_ratio_regis.model.limits import has_trade_interest
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Center, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import by_center, places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    majors_in_play,
    minors_of,
    player_of,
)
from tercio.games.ultima_ratio_regis.model.refs import center_ref, place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.economy.commerce import commercial_ports
from tercio.games.ultima_ratio_regis.rules.logistics.strays import send_home
from tercio.games.ultima_ratio_regis.rules.major_powers.customs import is_custom
from tercio.games.ultima_ratio_regis.rules.major_powers.war_status import Outcome
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import (
    ally_minor,
    become_neutral,
    is_independent,
    may_have,
)
from tercio.kernel.ask import DONE, Option, Procedure, ref
from tercio.kernel.citations import cites


class PeaceCondition(NamedTuple):
    """`kind` is part of a message id: `option-demand-<kind>`."""

    kind: str
    key: str
    price: int
    refs: tuple[str, ...]
    apply: Callable[[], Procedure[None]]


@cites("uRR 21.5.3", "uRR 22.1")
def demand_conditions(g: Regis, outcome: Outcome) -> Procedure[None]:
    """One after the other, as long as there are points left and he wants to."""
    left = outcome.points
    while left > 0:
        offers = [one for one in conditions(g, outcome) if one.price <= left]
        options = [_option(one) for one in offers]
        options.append(Option(DONE, None, cite="uRR 21.5.3"))
        args: dict[str, str | int] = {"loser": power_ref(g, outcome.loser), "left": left}
        pick: PeaceCondition | None = yield from choose(
            g, outcome.winner, "peace-conditions", options, cite="uRR 21.5.3", args=args
        )
        if pick is None:
            return
        left -= pick.price
        what = ref("condition", pick.kind)
        g.record(ConditionDemanded(power_ref(g, outcome.winner), what, pick.price))
        yield from pick.apply()


def _option(one: PeaceCondition) -> Option:
    named = dict(zip("ab", one.refs, strict=False))
    return Option(
        f"demand.{one.key}",
        one,
        one.refs,
        text=f"option-demand-{one.kind}",
        args={**named, "price": one.price},
        cite="uRR 21.5.3",
    )


@cites("uRR 21.5.3")
def conditions(g: Regis, outcome: Outcome) -> Iterator[PeaceCondition]:
    """The table of reparations, line by line."""
    winner, loser = outcome.winner, outcome.loser
    yield _victory_point(g, winner, loser)
    yield from _minors(g, winner, loser)
    yield from _domains(g, outcome)
    yield from _merchants(g, winner, loser)
    yield _unrest(g, winner, loser)
    yield from _ports(g, winner, loser)


# -- victory points and unrest -----------------------------------------------------------------


@cites("uRR 21.5.3", "uRR 22.1")
def vp_price(g: Regis, winner: Power, loser: Power) -> int:
    """Cheaper where the winner's card names a military victory over the loser."""
    id = g.world.power_ids[loser]
    listed = any(
        row.kind == "military_victory" and row.target == id for row in g.world.objectives_of[winner]
    )
    listed = listed or is_custom(g, "military-victory", winner, loser)
    return g.world.book.price("vp_of_military_victory" if listed else "vp")


def _victory_point(g: Regis, winner: Power, loser: Power) -> PeaceCondition:
    def apply() -> Procedure[None]:
        g.score(player_of(g, winner), 1, "peace", winner)
        yield from ()

    return PeaceCondition("vp", "vp", vp_price(g, winner, loser), (), apply=apply)


def _unrest(g: Regis, winner: Power, loser: Power) -> PeaceCondition:
    def apply() -> Procedure[None]:
        g.change_unrest(winner, -1)
        g.change_unrest(loser, 1)
        yield from ()

    return PeaceCondition("unrest", "unrest", g.world.book.price("unrest"), (), apply=apply)


# -- minors ------------------------------------------------------------------------------------


@cites("uRR 21.5.3", "uRR 20.6")
def losable_minors(g: Regis, winner: Power, loser: Power) -> list[Power]:
    """In a theater of interest. Mercenaries are lost in auctions alone, and the Empire follows
    its Emperor."""
    return [
        minor
        for minor in minors_of(g, loser)
        if g.world.powers[minor].kind in ("ordinary", "independent") and may_have(g, winner, minor)
    ]


def _minors(g: Regis, winner: Power, loser: Power) -> Iterator[PeaceCondition]:
    book = g.world.book
    for minor in losable_minors(g, winner, loser):
        extra = book.price("independent") if is_independent(g, minor) else 0
        take, leave = book.price("take") + extra, book.price("break") + extra
        id, refs = g.world.power_ids[minor], (power_ref(g, minor),)
        yield PeaceCondition("take", f"take.{id}", take, refs, apply=_taking(g, minor, winner))
        yield PeaceCondition("break", f"break.{id}", leave, refs, apply=_breaking(g, minor))


def _taking(g: Regis, minor: Power, winner: Power) -> Callable[[], Procedure[None]]:
    return lambda: ally_minor(g, minor, winner)


def _breaking(g: Regis, minor: Power) -> Callable[[], Procedure[None]]:
    return lambda: become_neutral(g, minor)


# -- areas -------------------------------------------------------------------------------------


@cites("uRR 21.5.3", "uRR 18.4.1")
def cedable(g: Regis, winner: Power, loser: Power) -> Mask:
    """Domains of the loser in theaters of interest; home areas are never ceded, unless a special
    rule says so."""
    s = g.state
    areas = s.owned[loser] & interest_areas(g, winner)
    if not is_custom(g, "homes-can-be-ceded", winner, loser):
        areas &= ~s.homes[loser]
    if is_custom(g, "key-areas-are-home", winner, loser):
        areas &= ~g.world.key
    return areas


def _domains(g: Regis, outcome: Outcome) -> Iterator[PeaceCondition]:
    winner, loser = outcome.winner, outcome.loser
    areas, held = cedable(g, winner, loser), held_by_side(g, winner)
    for area in places_in(areas & (held | outcome.war.borders)):
        conquered = bool(held >> area & 1)
        id, refs = g.world.location_ids[area], (place_ref(g, area),)
        price = g.world.book.price("cede_conquered" if conquered else "cede")
        yield PeaceCondition("cede", f"cede.{id}", price, refs, apply=_ceding(g, outcome, area))


def _ceding(g: Regis, outcome: Outcome, area: Place) -> Callable[[], Procedure[None]]:
    return lambda: cede(g, area, outcome.winner, outcome.loser)


@cites("uRR 21.5.3")
def cede(g: Regis, area: Place, winner: Power, loser: Power) -> Procedure[None]:
    """A third power that controls it stays only if it is at war with the new owner."""
    third = major_at(g, area)
    stays = third != loser and are_at_war(g, third, winner)
    g.leave_fortress(area, winner)
    g.set_owner(area, winner)
    if not stays and not g.state.rebels[area]:
        g.set_holder(area, winner)
    siege = g.state.sieges.get(area)
    if siege is not None and not are_at_war(g, siege.power, winner):
        g.end_siege(area)
    for other in majors_in_play(g):
        if other != winner:
            yield from send_home(g, other, area, are_at_war(g, other, winner))


def _ports(g: Regis, winner: Power, loser: Power) -> Iterator[PeaceCondition]:
    ports = commercial_ports(g) & owned_by_side(g, loser) & ~g.state.razed
    for area in places_in(ports & interest_areas(g, winner)):
        id, refs = g.world.location_ids[area], (place_ref(g, area),)
        yield PeaceCondition(
            "raze", f"raze.{id}", g.world.book.price("raze"), refs, apply=_razing(g, area)
        )


def _razing(g: Regis, area: Place) -> Callable[[], Procedure[None]]:
    def apply() -> Procedure[None]:
        g.raze_port(area)
        yield from ()

    return apply


# -- merchants ---------------------------------------------------------------------------------


@cites("uRR 21.5.3", "uRR 18.4.1")
def _merchants(g: Regis, winner: Power, loser: Power) -> Iterator[PeaceCondition]:
    """Removed where the winner has merchants of his own, built or prepared; replaced where he
    can have another."""
    realm, book = g.realm, g.world.book
    for center, row in by_center(g.world.centers):
        if not g.state.merchants(center, loser) or not has_trade_interest(g, winner, center):
            continue
        own = realm.merchants[center].get(winner, 0) + realm.prepared[center].get(winner, 0)
        refs = (center_ref(g, center),)
        if own:
            yield PeaceCondition(
                "remove",
                f"remove.{row.id}",
                book.price("remove"),
                refs,
                apply=_removing(g, center, loser),
            )
        if own < book.commerce.merchants:
            yield PeaceCondition(
                "replace",
                f"replace.{row.id}",
                book.price("replace"),
                refs,
                apply=_removing(g, center, loser, winner),
            )


def _removing(
    g: Regis, center: Center, loser: Power, winner: Power = NOBODY
) -> Callable[[], Procedure[None]]:
    def apply() -> Procedure[None]:
        g.remove_merchant(center, loser)
        if winner != NOBODY:
            g.add_merchant(center, winner)
        yield from ()

    return apply
