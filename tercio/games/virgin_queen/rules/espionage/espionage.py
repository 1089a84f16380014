"""Espionage: intelligence, and Catholic rebellion in England (VQ 19)."""

from tercio.games.virgin_queen.conditions.registry import holds
from tercio.games.virgin_queen.model.espionage_state import Informant
from tercio.games.virgin_queen.model.espionage_verbs import (
    look_at_hand,
    neutralize_informant,
    use_assassin,
)
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, SPAIN
from tercio.games.virgin_queen.model.religion_verbs import remove_jesuit
from tercio.games.virgin_queen.model.treasure_verbs import take_random
from tercio.games.virgin_queen.rules.espionage.assassination import ASSASSINATION
from tercio.games.virgin_queen.rules.espionage.catholic_rebellion import (
    catholic_conversions,
    catholic_rebellion,
)
from tercio.games.virgin_queen.rules.espionage.espionage_table import foresee, prices, resolve
from tercio.games.virgin_queen.rules.espionage.operation import Operation
from tercio.games.virgin_queen.rules.espionage.operatives import PLANT_OPERATIVE
from tercio.games.virgin_queen.rules.major_powers.mary_queen_of_scots import offer_execution
from tercio.games.virgin_queen.rules.victory import victory
from tercio.kernel.ask import Ask, Option, Procedure, Prospect, Refusal, compose, counts
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.diplomacy.own_powers import are_of_one_player
from tercio.wars.model.names import Cp, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.turn.actions import Action, pay

# -- intelligence (19.1) -------------------------------------------------------------------------


@forbids("VQ 19.1")
def is_ones_own_hand(g: VirginQueen, power: Power, target: Power) -> bool:
    return power == target


@forbids("VQ 19.1", "VQ 27")
def has_no_secrets(g: VirginQueen, power: Power, target: Power) -> bool:
    """Nobody plays it now."""
    return not g.is_played(target)


@forbids("VQ 27")
def is_hand_of_ones_own_player(g: VirginQueen, power: Power, target: Power) -> bool:
    """No card passes between the two powers of one player."""
    return power != target and are_of_one_player(g, power, target)


INTELLIGENCE = Restrictions(
    "intelligence", is_ones_own_hand, has_no_secrets, is_hand_of_ones_own_player
)


def intelligence_targets(g: VirginQueen, power: Power) -> list[Power]:
    return INTELLIGENCE.enumerate(g.impulse_order(), g, power)


def why_no_intelligence(g: VirginQueen, power: Power, ref: str) -> list[Refusal]:
    for target in g.world.majors:
        if power_ref(g, target) == ref:
            return INTELLIGENCE.refusals(g, power, target)
    return []


@cites("VQ 19.1")
def gain_intelligence(g: VirginQueen, power: Power) -> Procedure[None]:
    """2 CP to look at a hand, or more."""
    rows = g.world.power_rows
    cp = prices(g.world, "gain_intelligence")[0]

    def promise(view: VirginQueen, key: str) -> Prospect | None:
        target = view.world.power.get(key.removeprefix("spy."))
        if target is None:
            return None
        return foresee(view, Operation("gain_intelligence", power, target, cp))

    def next_ask(picks: list[Option]) -> Ask | None:
        if picks:
            return None
        return Ask(
            g.seat_of(power),
            "gain-intelligence",
            [
                Option(f"spy.{rows[target].id}", target, (power_ref(g, target),))
                for target in intelligence_targets(g, power)
            ],
            "VQ 19.1",
            args={"power": power_ref(g, power)},
            explain=lambda ref: why_no_intelligence(g, power, ref),
            foresee=promise,
        )

    picks = yield from compose(next_ask, cancel=True)
    if not picks:
        return
    pay(g, power, cp, "gain_intelligence")
    operation = Operation("gain_intelligence", power, picks[0].value, cp)
    row = yield from resolve(g, operation)
    if row.result == "nothing":
        return
    look_at_hand(g, power, operation.target)
    for _ in range(row.numbers.get("cards", 0)):
        take_random(g, power, operation.target)
    for _ in range(row.numbers.get("neutralized", 0)):
        yield from _neutralize(g, power, operation.target)


@cites("VQ 19.1")
def _neutralize(g: VirginQueen, power: Power, target: Power) -> Procedure[None]:
    """An Informant of the target until Winter, or a Jesuit, who leaves the map."""
    rows, ids = g.world.power_rows, g.world.location_ids
    options = [
        Option(f"informant.{rows[i.target].id}", i, (power_ref(g, i.target),))
        for i in g.state.spies.informants
        if i.owner == target and i.target != target and not i.neutralized
    ]
    if target == SPAIN:
        options += [
            Option(f"jesuit.{ids[s]}", s, (place_ref(g, s),))
            for s in spaces_in(g.state.religion.jesuits)
        ]
    if not options:
        return
    pick = options[0]
    if len(options) > 1:
        args = {"power": power_ref(g, power), "target": power_ref(g, target)}
        pick = yield Ask(g.seat_of(power), "neutralize", options, "VQ 19.1", args=args)
    if isinstance(pick.value, Informant):
        neutralize_informant(g, pick.value)
    else:
        remove_jesuit(g, pick.value)


# -- English Catholic Rebellion (19.4) -----------------------------------------------------------


@forbids("VQ 19.4")
def is_not_spains_plot(g: VirginQueen, power: Power) -> bool:
    return power != SPAIN


@forbids("VQ 19.4")
def plot_is_barred(g: VirginQueen, power: Power) -> bool:
    """Spain is allied to England, or has used its assassin this turn."""
    return not holds(g, "plot_permitted")


REBELLIONS = Restrictions("english-catholic-rebellion", is_not_spains_plot, plot_is_barred)


def can_plot(g: VirginQueen, power: Power) -> bool:
    return REBELLIONS.allow(g, power)


def why_no_plot(g: VirginQueen, power: Power, ref: str) -> list[Refusal]:
    return REBELLIONS.refusals(g, power) if ref == power_ref(g, ENGLAND) else []


@cites("VQ 19.4")
def stir_up_catholics(g: VirginQueen, power: Power) -> Procedure[None]:
    """3 to 5 CP for a rising against Elizabeth."""
    affordable = [
        c for c in prices(g.world, "english_catholic_rebellion") if c <= g.state.impulse.cp
    ]

    def promise(view: VirginQueen, key: str) -> Prospect | None:
        if not key.startswith("cp."):
            return None
        cp = int(key.partition(".")[2])
        return foresee(view, Operation("english_catholic_rebellion", SPAIN, ENGLAND, cp))

    def next_ask(picks: list[Option]) -> Ask | None:
        if picks or len(affordable) == 1:
            return None
        args = {"power": power_ref(g, power)}
        options = counts("cp", affordable, "VQ 19.4")
        seat = g.seat_of(power)
        return Ask(seat, "espionage-cp", options, "VQ 19.4", args=args, foresee=promise)

    picks = yield from compose(next_ask, cancel=True)
    if not picks and len(affordable) > 1:
        return
    cp = picks[0].value if picks else affordable[0]
    pay(g, power, cp, "english_catholic_rebellion")
    yield from plot_rebellion(g, cp)


@cites("VQ 19.4", "VQ 23.3", "VQ 25.1")
def plot_rebellion(g: VirginQueen, cp: Cp, dice: int = 0) -> Procedure[None]:
    """The dice, and what they lead to; `dice` more for an event."""
    use_assassin(g, SPAIN)
    operation = Operation("english_catholic_rebellion", SPAIN, ENGLAND, cp, extra_attack=dice)
    row = yield from resolve(g, operation)
    attempts = row.numbers.get("attempts", 0)
    succeeds = False
    if row.result == "spanish_victory":
        victory.win_by_rebellion(g)
        return
    if row.result == "conversions_and_rebellion":
        succeeds = yield from catholic_rebellion(g, SPAIN, attempts=attempts)
    elif row.result == "conversions":
        yield from catholic_conversions(g, SPAIN, attempts)
    if not succeeds:
        yield from offer_execution(g)


# -- the actions ---------------------------------------------------------------------------------


def may_see(g: VirginQueen, power: Power) -> bool:
    return any(INTELLIGENCE.allow(g, power, target) for target in g.impulse_order())


GAIN_INTELLIGENCE = Action(
    "gain_intelligence", "VQ 19.1", can=may_see, run=gain_intelligence, why=why_no_intelligence
)
CATHOLIC_REBELLION = Action(
    "english_catholic_rebellion", "VQ 19.4", can=can_plot, run=stir_up_catholics, why=why_no_plot
)
ESPIONAGE_ACTIONS = (GAIN_INTELLIGENCE, PLANT_OPERATIVE, ASSASSINATION, CATHOLIC_REBELLION)
