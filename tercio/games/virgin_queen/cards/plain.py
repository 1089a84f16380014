"""Plain effects of cards, which take all they need from the row (VQ 6.1)."""

from collections.abc import Callable

from tercio.games.virgin_queen.cards.registry import plain
from tercio.games.virgin_queen.cards.shared import zones_of
from tercio.games.virgin_queen.conditions.land import levies, reiter_sites, volunteer_sites
from tercio.games.virgin_queen.model import armada_verbs
from tercio.games.virgin_queen.model.armada_questions import armada_at
from tercio.games.virgin_queen.model.patronage_verbs import favour_works
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    SPAIN,
)
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rows.map import VqActionRow
from tercio.games.virgin_queen.rules.action_phase.extra_cp import act_at_once
from tercio.games.virgin_queen.rules.construction.expeditions import (
    next_step,
    set_out,
)
from tercio.games.virgin_queen.rules.construction.recruits import recruit
from tercio.games.virgin_queen.rules.major_powers import armada
from tercio.games.virgin_queen.rules.major_powers.foreign_war import begin_foreign_war
from tercio.games.virgin_queen.rules.major_powers.rulers import succeed
from tercio.games.virgin_queen.rules.minor_powers.influence import (
    StatusCheck,
    resolve_status,
)
from tercio.games.virgin_queen.rules.patronage.sponsoring import (
    may_patronize,
    own_or_italian,
    sponsor,
    sponsor_italian,
    sponsor_own_or_italian,
)
from tercio.kernel.ask import Args, Ask, Option, Procedure, compose
from tercio.kernel.masks import mask_of
from tercio.wars.cards import plain_effects
from tercio.wars.cards.card_effects import target_powers
from tercio.wars.cards.card_parts import (
    choose_power,
    choose_space,
    grant_cp_for,
)
from tercio.wars.cards.card_play import STAYS
from tercio.wars.land.battle import Battle
from tercio.wars.land.construction import build_options
from tercio.wars.model.force_pools import most_that_fit
from tercio.wars.model.names import REGULAR, SECOND, Mask, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import is_controlled_by

plain("extra_dice", cite="VQ 14")(plain_effects.extra_dice)
plain("fewer_dice", cite="VQ 14")(plain_effects.fewer_dice)
plain("draw_cards", cite="VQ 6.2")(plain_effects.draw_cards)
plain("cancel_event", cite="VQ 6.1")(plain_effects.cancel_event)


def _armada_matters(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return armada.may_be_built(g) or armada_at(g) >= 0


@plain("armada", can=_armada_matters, cite="VQ 23.2")
def build_armada(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Armada is built if it is not in play; then CP for it and for troops to go with it."""
    if "armada" in mode.units and armada.may_be_built(g):
        yards = mask_of(armada.open_yards(g))
        port = yield from choose_space(g, SPAIN, yards, "armada-yard", cite="23.2")
        assert port is not None
        armada_verbs.build_armada(g, port)
    if mode.numbers.get("reroll"):
        g.state.oceans.indulgence = g.state.impulses
    yield from act_at_once(g, SPAIN, mode.numbers["cp"], mode.actions)


@plain("restricted_cp", cite="VQ 11")
def restricted_cp(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> None:
    """CP that may be spent on some actions only; the Prague Cabinet favours works besides."""
    allowed = set(mode.actions)
    for id, row in g.world.data.table("actions", VqActionRow).items():
        if row.type in mode.action_types:
            allowed.add(id)
    held = sum(is_controlled_by(g, power, g.world.space[space]) for space in mode.spaces)
    cp = mode.numbers.get("cp", 0) + mode.numbers.get("cp_each", 0) * held
    grant_cp_for(g, cp, sorted(allowed))
    if "bonus" in mode.numbers:
        favour_works(g, power, mode.numbers["bonus"])


@plain("free_expedition", cite="VQ 17.4")
def free_expedition(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """With a colony if there is one to take; then perhaps CP for some actions."""
    zones = zones_of(g, mode)
    picks = yield from compose(lambda picks: next_step(g, power, picks, 99, zones=zones))
    yield from set_out(g, power, picks)
    if mode.numbers["cp"]:
        yield from act_at_once(g, power, mode.numbers["cp"], mode.actions)


def _may_sponsor(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return any(
        own_or_italian(g, power, kind)
        if "italians" in mode.numbers
        else may_patronize(kind, g, power)
        for kind in _kinds(mode)
    )


def _kinds(mode: VqCardMode) -> list[str]:
    """Whom a mode sponsors; without a word, one Italian of either kind."""
    kinds = [kind for kind in ("artist", "scientist") if mode.numbers.get(f"{kind}s")]
    return kinds or ["artist", "scientist"]


@plain("patronize", can=_may_sponsor, cite="VQ 22.1")
def patronize(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """As if CP had been spent. The Emperor's court adds to its rolls once Prague is famous."""
    cp = mode.numbers["cp"]
    bonus = mode.numbers.get("bonus", 0) if g.state.patronage.prague else 0
    named = [kind for kind in ("artist", "scientist") if mode.numbers.get(f"{kind}s")]
    if not named:
        yield from sponsor_italian(g, power, cp)
    for kind in named:
        if "italians" in mode.numbers:
            yield from sponsor_own_or_italian(g, power, kind, cp, bonus=bonus)
        elif may_patronize(kind, g, power):
            sponsor(g, power, kind, cp, bonus=bonus)


@plain("new_ruler", cite="VQ 3.3")
def new_ruler(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Whoever plays the card: the ruler it names takes the throne of his power."""
    card = g.world.cards[g.state.impulse.card].id
    ruler = next(row.id for row in g.world.rulers if row.card == card)
    yield from succeed(g, ruler)


@plain("resolve_status", cite="VQ 24.6")
def resolve(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """German Intervention and The Sublime Porte."""
    yield from resolve_status(g, target_powers(g, mode)[0])


@plain("status_bonus", cite="VQ 24.6")
def status_bonus(
    g: VirginQueen, power: Power, mode: VqCardMode, check: StatusCheck
) -> Procedure[None]:
    """Border Reivers and Mary herself: one claim is worth more."""
    args = {"target": power_ref(g, check.target)}
    favoured = yield from choose_power(
        g, power, check.competitors, "favour-claim", cite="24.6", args=args
    )
    check.add(favoured, mode.numbers["bonus"])


@plain("add_units", cite="VQ 17")
def add_units(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """New units in one space: at home (or on a foreign war), where volunteers may land, or where
    one's troops are; in a battle, where it is fought."""
    if "mercenary" in mode.units:
        yield from _reiters(g, power, mode.units["mercenary"], about)
    elif "cavalry" in mode.units:
        yield from _levy(g, power, mode)
    else:
        yield from _volunteers(g, power, mode.units["regular"])


def _levy(g: VirginQueen, power: Power, mode: VqCardMode) -> Procedure[None]:
    """All of them where the first is put."""
    options = build_options(g, power, "regular") or build_options(g, power, "cavalry")
    pick = options[0]
    if len(options) > 1:
        args: Args = {"power": power_ref(g, power)}
        pick = yield Ask(g.seat_of(power), "event-levy", options, "VQ 17.2", args=args)
    abroad = pick.key.startswith("build-abroad")
    for what, count in mode.units.items():
        kind = REGULAR if what == "regular" else SECOND
        if abroad:
            for _ in range(count):
                again = [o for o in build_options(g, power, what) if o.key == pick.key]
                if again:
                    again[0].value()
        else:
            owner, space = pick.value
            g.place_troops(owner, kind, most_that_fit(g, owner, kind, count, space=space), space)


def _volunteers(g: VirginQueen, power: Power, count: int) -> Procedure[None]:
    owner, space = yield from _where(g, power, volunteer_sites, "volunteers")
    g.place_troops(owner, REGULAR, most_that_fit(g, owner, REGULAR, count, space=space), space)


def _reiters(g: VirginQueen, power: Power, count: int, about: object) -> Procedure[None]:
    if isinstance(about, Battle):
        recruit(g, power, count, about.space)
        return
    owner, space = yield from _where(g, power, reiter_sites, "reiters")
    g.place_troops(owner, SECOND, most_that_fit(g, owner, SECOND, count, space=space), space)


def _where(
    g: VirginQueen, power: Power, sites: Callable[[VirginQueen, Power, Power], Mask], kind: str
) -> Procedure[tuple[Power, Space]]:
    """Whose units, and in which space."""
    ids, rows = g.world.location_ids, g.world.power_rows
    options = [
        Option(
            f"raise.{rows[owner].id}.{ids[space]}",
            (owner, space),
            (place_ref(g, space), power_ref(g, owner)),
        )
        for owner in levies(g, power)
        for space in spaces_in(sites(g, power, owner))
    ]
    pick = options[0]
    if len(options) > 1:
        pick = yield Ask(g.seat_of(power), kind, options, "VQ 17")
    found: tuple[Power, Space] = pick.value
    return found


@plain("foreign_war", cite="VQ 23.7")
def foreign_war(g: VirginQueen, power: Power, mode: VqCardMode, about: None) -> Procedure[str]:
    yield from begin_foreign_war(g, g.state.active, g.state.on_table[-1])
    return STAYS
