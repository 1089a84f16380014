"""The New World: three actions of the action phase and the phase that resolves them (HIS 20)."""

from collections.abc import Mapping

from tercio.games.here_i_stand.model.events.new_world import (
    ColonyFounded,
    DiscoveryClaimed,
    VoyageResolved,
    VoyageRevealed,
)
from tercio.games.here_i_stand.model.new_world_questions import discovery_vp
from tercio.games.here_i_stand.model.new_world_state import Holding, Voyage
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rows.files import ConquistadorRow, ExplorerRow
from tercio.games.here_i_stand.rules.new_world.voyage_odds import (
    circumnavigation_chances,
    conquest_chances,
    exploration_chances,
    foresee_circumnavigation,
    foresee_conquest,
    foresee_exploration,
)
from tercio.games.here_i_stand.rules.new_world.voyages import (
    conquistadors_of,
    explorers_of,
    far_south_claims,
    free_colonies,
    launch,
    may_colonize,
    may_launch_conquest,
    may_launch_exploration,
    new_world_row,
    next_below,
    outcome,
    uncharted,
)
from tercio.kernel.ask import Ask, Option, Procedure, Prospect
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref
from tercio.wars.turn.actions import Action, pay


@cites("HIS 20.2")
def explore(g: HereIStand, power: Power) -> Procedure[None]:
    pay(g, power, _price(g, power, "explore"), "explore")
    launch(g, power, "exploration")
    yield from ()


@cites("HIS 20.1")
def colonize(g: HereIStand, power: Power) -> Procedure[None]:
    pay(g, power, _price(g, power, "colonize"), "colonize")
    launch(g, power, "colony", free_colonies(g, power)[0])
    yield from ()


@cites("HIS 20.3")
def conquer(g: HereIStand, power: Power) -> Procedure[None]:
    pay(g, power, _price(g, power, "conquer"), "conquer")
    launch(g, power, "conquest")
    yield from ()


def _price(g: HereIStand, power: Power, action: str) -> int:
    return g.world.actions[action].costs[g.world.power_rows[power].id]


NEW_WORLD_ACTIONS = (
    Action("explore", "HIS 20.2", may_launch_exploration, explore, foresee=foresee_exploration),
    Action("colonize", "HIS 20.1", may_colonize, colonize),
    Action("conquer", "HIS 20.3", may_launch_conquest, conquer, foresee=foresee_conquest),
)


# -- the phase -----------------------------------------------------------------------------------


@cites("HIS 20")
def new_world(g: HereIStand) -> Procedure[None]:
    """Explorations, then conquests; then the colonies reach their boxes."""
    yield from resolve_explorations(g)
    resolve_conquests(g)
    found_colonies(g)
    g.state.new_world.launched.clear()


@cites("HIS 20.2")
def resolve_explorations(g: HereIStand) -> Procedure[None]:
    """Explorers are drawn; the best sails first, ties in the order of the data."""
    voyages = [v for v in g.state.new_world.crossing if v.kind == "exploration"]
    for voyage in voyages:
        _reveal(g, voyage, explorers_of(g, voyage.power), g.state.new_world.explorers)
    for voyage in sorted(voyages, key=lambda v: _place_in_line(g, v)):
        g.state.new_world.crossing.remove(voyage)
        if voyage.what:
            yield from _resolve_exploration(g, voyage)


def _reveal(g: HereIStand, voyage: Voyage, pool: list[str], available: list[str]) -> None:
    """Draw who sails, unless the voyage has its man already; he leaves the pool."""
    if not voyage.what and pool:
        voyage.what = g.pick(pool, "voyage")
    if voyage.what in available:
        available.remove(voyage.what)
    if voyage.what:
        g.record(VoyageRevealed(power_ref(g, voyage.power), _who(voyage)))


def _place_in_line(g: HereIStand, voyage: Voyage) -> tuple[int, int]:
    row = new_world_row(g, voyage.power)
    assert row is not None
    return -_explorer(g, voyage).value if voyage.what else 0, row.exploration_order


def _explorer(g: HereIStand, voyage: Voyage) -> ExplorerRow:
    return g.world.data.table("explorers", ExplorerRow)[voyage.what]


def _who(voyage: Voyage) -> str:
    return f"{'explorer' if voyage.kind == 'exploration' else 'conquistador'}:{voyage.what}"


def _bonuses(voyage: Voyage, value: int) -> dict[str, int]:
    """What is added to the dice: the worth of whoever sails, and what cards give."""
    return {_who(voyage): value, "cards": voyage.bonus}


def _throw(g: HereIStand, voyage: Voyage, purpose: str, more: Mapping[str, int]) -> list[int]:
    return g.dice(2, purpose, by=power_ref(g, voyage.power), counted=more)


def _resolve_exploration(g: HereIStand, voyage: Voyage) -> Procedure[None]:
    """Roll two dice, add the explorer's value and the modifiers, and read the table."""
    cabot = _explorer(g, voyage).card is not None
    more = _bonuses(voyage, _explorer(g, voyage).value)
    if not cabot:
        more["uncharted"] = uncharted(g, voyage.power)
    bonus = sum(more.values())
    chances = exploration_chances(g, bonus)
    total = sum(_throw(g, voyage, "exploration", more)) + bonus
    if not cabot:
        g.state.new_world.charted |= 1 << voyage.power
    row = outcome(g, "explorations", total)
    if row.result == "lost":
        _lost(g, voyage, total, chances)
    elif row.result == "choice":
        yield from _far_south(g, voyage, total, chances)
    elif row.discovery and (found := next_below(g, row.discovery)):
        _claim(g, voyage, found, chances)
    else:
        _nothing(g, voyage, total, chances)


@cites("HIS 20.2")
def _far_south(g: HereIStand, voyage: Voyage, total: int, chances: list[float]) -> Procedure[None]:
    """10 or more: sail on through the strait, or claim what is unclaimed."""
    options = [
        Option(f"claim.{id}", id, (f"discovery:{id}",)) if id else Option("circumnavigate", "")
        for id in far_south_claims(g)
    ]
    if not options:
        _nothing(g, voyage, total, chances)
        return

    def foresee(view: HereIStand, key: str) -> Prospect | None:
        return foresee_circumnavigation(view, bonus) if key == "circumnavigate" else None

    bonus = _explorer(g, voyage).value + voyage.bonus
    pick = yield Ask(
        g.seat_of(voyage.power),
        "far-south",
        options,
        "HIS 20.2",
        args={"power": power_ref(g, voyage.power), "who": _who(voyage), "total": total},
        foresee=foresee,
    )
    if pick.value:
        _claim(g, voyage, pick.value, chances)
    else:
        _circumnavigate(g, voyage, chances)


def _circumnavigate(g: HereIStand, voyage: Voyage, before: list[float]) -> None:
    """The same modifiers as before, but never that for uncharted seas."""
    if "pacific_strait" not in g.state.new_world.claimed:
        _claim(g, voyage, "pacific_strait", before)
    more = _bonuses(voyage, _explorer(g, voyage).value)
    bonus = sum(more.values())
    chances = circumnavigation_chances(g, bonus)
    total = sum(_throw(g, voyage, "circumnavigation", more)) + bonus
    row = outcome(g, "circumnavigations", total)
    if row.discovery is None:
        _lost(g, voyage, total, chances)
        return
    _claim(g, voyage, row.discovery, chances)
    g.draw_cards(voyage.power, row.cards)


def _claim(g: HereIStand, voyage: Voyage, discovery: str, chances: list[float]) -> None:
    """The marker earns its VP; who found it stays beside it for good."""
    vp = discovery_vp(g, discovery)
    g.state.new_world.claimed[discovery] = voyage.power
    ref = f"discovery:{discovery}"
    power = power_ref(g, voyage.power)
    g.record(DiscoveryClaimed(power, _who(voyage), ref, vp, chances=chances))
    g.gain_vp(voyage.power, vp, "vp-discovery")


def _lost(g: HereIStand, voyage: Voyage, total: int, chances: list[float]) -> None:
    power = power_ref(g, voyage.power)
    g.record(VoyageResolved(power, _who(voyage), total, "lost", chances=chances))
    if voyage.kind == "exploration" and (card := _explorer(g, voyage).card):
        g.state.court.done.append(card)
        g.remove_card(g.world.card[card])


def _nothing(g: HereIStand, voyage: Voyage, total: int, chances: list[float]) -> None:
    """Back to the pool; Cabot sails but once."""
    power = power_ref(g, voyage.power)
    g.record(VoyageResolved(power, _who(voyage), total, "nothing", chances=chances))
    new_world = g.state.new_world
    if voyage.kind == "conquest":
        new_world.conquistadors.append(voyage.what)
    elif _explorer(g, voyage).card is None:
        new_world.explorers.append(voyage.what)


@cites("HIS 20.3")
def resolve_conquests(g: HereIStand) -> None:
    """Hapsburgs first, then England, then France."""
    new_world = g.state.new_world
    voyages = [v for v in new_world.crossing if v.kind == "conquest"]
    for voyage in voyages:
        _reveal(g, voyage, conquistadors_of(g, voyage.power), new_world.conquistadors)
    for voyage in sorted(voyages, key=lambda v: _conquest_order(g, v)):
        new_world.crossing.remove(voyage)
        if voyage.what:
            _resolve_conquest(g, voyage)


def _conquest_order(g: HereIStand, voyage: Voyage) -> int:
    row = new_world_row(g, voyage.power)
    assert row is not None
    return row.conquest_order


def _resolve_conquest(g: HereIStand, voyage: Voyage) -> None:
    value = g.world.data.table("conquistadors", ConquistadorRow)[voyage.what].value
    more = _bonuses(voyage, value)
    bonus = sum(more.values())
    chances = conquest_chances(g, bonus)
    total = sum(_throw(g, voyage, "conquest", more)) + bonus
    row = outcome(g, "conquests", total)
    if row.result == "lost":
        _lost(g, voyage, total, chances)
    elif row.discovery and (found := next_below(g, row.discovery)):
        _claim(g, voyage, found, chances)
        g.state.new_world.holdings.append(Holding(voyage.power, "conquest", found))
    else:
        _nothing(g, voyage, total, chances)


@cites("HIS 20.1")
def found_colonies(g: HereIStand) -> None:
    """From the Crossing Atlantic box to the boxes beside the Riches Table."""
    new_world = g.state.new_world
    for voyage in new_world.crossing:
        found_colony(g, voyage.power, voyage.what)
    new_world.crossing.clear()


def found_colony(g: HereIStand, power: Power, colony: str) -> None:
    """A marker in one of the power's colony boxes."""
    g.state.new_world.holdings.append(Holding(power, "colony", colony))
    g.record(ColonyFounded(power_ref(g, power), f"colony:{colony}"))
