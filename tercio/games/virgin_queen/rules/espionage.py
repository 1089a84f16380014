"""Espionage: intelligence, assassination, Catholic rebellion in England (VQ 19)."""

from tercio.games.virgin_queen.conditions.registry import holds
from tercio.games.virgin_queen.position import VirginQueen, seating
from tercio.games.virgin_queen.powers import ENGLAND, SPAIN
from tercio.games.virgin_queen.rules import victory
from tercio.games.virgin_queen.rules.catholic_rebellion import (
    catholic_conversions,
    catholic_rebellion,
)
from tercio.games.virgin_queen.rules.leaders import leader_dies
from tercio.games.virgin_queen.rules.mary import offer_execution
from tercio.games.virgin_queen.rules.operation import ELIZABETH, Operation
from tercio.games.virgin_queen.rules.operatives import PLANT_OPERATIVE
from tercio.games.virgin_queen.rules.rulers import ruler_dies
from tercio.games.virgin_queen.spy_events import EspionageResolved, LeaderMurdered
from tercio.games.virgin_queen.spy_state import Informant
from tercio.games.virgin_queen.table_rows import (
    EspionageModifierRow,
    EspionageResultRow,
    EspionageRow,
)
from tercio.kernel.ask import Ask, Option, Procedure, Refusal, compose, counts
from tercio.kernel.citations import cites
from tercio.kernel.masks import places_of
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.actions import Action, pay
from tercio.wars.diplomacy.own_powers import are_of_one_player
from tercio.wars.names import Cp, LeaderId, Power
from tercio.wars.responses import respond_window

# -- the table -----------------------------------------------------------------------------------


def base_row(g: VirginQueen, action: str, cp: Cp) -> EspionageRow:
    rows = g.world.data.table("espionage", EspionageRow).values()
    return next(row for row in rows if row.action == action and row.cp == cp)


def prices(g: VirginQueen, action: str) -> list[Cp]:
    """What may be spent on an action."""
    rows = g.world.data.table("espionage", EspionageRow).values()
    return sorted(row.cp for row in rows if row.action == action)


@cites("VQ 19", "VQ 30")
def dice_for(g: VirginQueen, operation: Operation, side: str) -> int:
    """Base dice of the table and all that adds to them."""
    row = base_row(g, operation.action, operation.cp)
    attacks = side == "attack"
    dice = row.attack if attacks else row.defence
    dice += operation.extra_attack if attacks else operation.extra_defence
    for more in g.world.data.table("espionage_modifiers", EspionageModifierRow).values():
        applies = more.side == side and operation.action in more.actions
        if applies and holds(g, more.when, operation.power, operation):
            dice += more.dice * (_how_many(g) if more.each else 1)
    return dice


def _how_many(g: VirginQueen) -> int:
    """Jesuits are the one thing of which each counts (19.4)."""
    return g.state.religion.jesuits.bit_count()


@cites("VQ 19.1", "VQ 19.3", "VQ 19.4", "VQ 28")
def resolve(g: VirginQueen, operation: Operation) -> Procedure[EspionageResultRow]:
    """Responses before the dice; then both sides roll, and the table says what comes of it."""
    yield from respond_window(
        g,
        "espionage_announced",
        operation,
        g.impulse_order(),
        cite="VQ 19",
        place=g.power_ref(operation.target),
    )
    hit = g.world.constant("hit_on")
    margin = 0
    for side, sign in (("attack", 1), ("defence", -1)):
        rolled = g.dice(dice_for(g, operation, side), f"espionage, {side}", hit)
        margin += sign * sum(1 for die in rolled if die >= hit)
    if operation.action == "gain_intelligence":
        margin = max(margin, 0)
    row = result_row(g, operation.action, margin)
    operation.result = row.result
    g.record(
        EspionageResolved(
            g.power_ref(operation.power),
            g.power_ref(operation.target),
            operation.action,
            margin,
            row.result,
        )
    )
    return row


def result_row(g: VirginQueen, action: str, margin: int) -> EspionageResultRow:
    rows = g.world.data.table("espionage_results", EspionageResultRow).values()
    return next(row for row in rows if row.action == action and row.low <= margin <= row.high)


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
        if g.power_ref(target) == ref:
            return INTELLIGENCE.refusals(g, power, target)
    return []


@cites("VQ 19.1")
def gain_intelligence(g: VirginQueen, power: Power) -> Procedure[None]:
    """2 CP to look at a hand, or more."""
    rows = g.world.power_rows

    def next_ask(picks: list[Option]) -> Ask | None:
        if picks:
            return None
        return Ask(
            g.seat_of(power),
            "gain-intelligence",
            [
                Option(f"spy.{rows[target].id}", target, (g.power_ref(target),))
                for target in intelligence_targets(g, power)
            ],
            "VQ 19.1",
            {"power": g.power_ref(power)},
            explain=lambda ref: why_no_intelligence(g, power, ref),
        )

    picks = yield from compose(next_ask, cancel=True)
    if not picks:
        return
    cp = prices(g, "gain_intelligence")[0]
    pay(g, power, cp, "gain_intelligence")
    operation = Operation("gain_intelligence", power, picks[0].value, cp)
    row = yield from resolve(g, operation)
    if row.result == "nothing":
        return
    g.look_at_hand(power, operation.target)
    for _ in range(row.numbers.get("cards", 0)):
        g.take_random(power, operation.target)
    for _ in range(row.numbers.get("neutralized", 0)):
        yield from _neutralize(g, power, operation.target)


@cites("VQ 19.1")
def _neutralize(g: VirginQueen, power: Power, target: Power) -> Procedure[None]:
    """An Informant of the target until Winter, or a Jesuit, who leaves the map."""
    rows, ids = g.world.power_rows, g.world.location_ids
    options = [
        Option(f"informant.{rows[i.target].id}", i, (g.power_ref(i.target),))
        for i in g.state.spies.informants
        if i.owner == target and i.target != target and not i.neutralized
    ]
    if target == SPAIN:
        options += [
            Option(f"jesuit.{ids[s]}", s, (g.place_ref(s),))
            for s in places_of(g.state.religion.jesuits)
        ]
    if not options:
        return
    pick = options[0]
    if len(options) > 1:
        args = {"power": g.power_ref(power), "target": g.power_ref(target)}
        pick = yield Ask(g.seat_of(power), "neutralize", options, "VQ 19.1", args)
    if isinstance(pick.value, Informant):
        g.neutralize_informant(pick.value)
    else:
        g.remove_jesuit(pick.value)


# -- assassination (19.3) ------------------------------------------------------------------------


@forbids("VQ 19.3")
def assassin_was_used(g: VirginQueen, power: Power, leader: LeaderId) -> bool:
    return g.has_used_assassin(power)


@forbids("VQ 19.3")
def is_one_of_ones_own(g: VirginQueen, power: Power, leader: LeaderId) -> bool:
    return victim_power(g, leader) == power


@forbids("VQ 19.3")
def is_no_named_army_leader(g: VirginQueen, power: Power, leader: LeaderId) -> bool:
    """Neither a naval leader, as Don John may be, nor a default leader."""
    if leader == ELIZABETH:
        return False
    return g.world.naval_leader[leader] or g.world.vq_leaders[leader].default


@forbids("VQ 19.3")
def is_not_on_the_map(g: VirginQueen, power: Power, leader: LeaderId) -> bool:
    """Not yet in play, captured, or abroad. Elizabeth must be alive."""
    if leader == ELIZABETH:
        return not holds(g, "elizabeth_alive")
    return g.state.leader_at[leader] < 0


@forbids("VQ 27")
def serves_an_activated_power(g: VirginQueen, power: Power, leader: LeaderId) -> bool:
    """Leaders of a power that no seat plays from the start are safe."""
    return victim_power(g, leader) not in seating(g.seats)


VICTIMS = Restrictions(
    "assassination",
    assassin_was_used,
    is_one_of_ones_own,
    is_no_named_army_leader,
    is_not_on_the_map,
    serves_an_activated_power,
)


def victim_power(g: VirginQueen, leader: LeaderId) -> Power:
    return ENGLAND if leader == ELIZABETH else g.state.patron[g.state.leader_power[leader]]


def victims(g: VirginQueen, power: Power) -> list[LeaderId]:
    return VICTIMS.enumerate(range(ELIZABETH, len(g.state.leader_at)), g, power)


def can_assassinate(g: VirginQueen, power: Power) -> bool:
    return not g.has_used_assassin(power) and bool(victims(g, power))


def victim_ref(g: VirginQueen, leader: LeaderId) -> str:
    return "ruler:elizabeth_i" if leader == ELIZABETH else g.leader_ref(leader)


def _victim_option(g: VirginQueen, leader: LeaderId) -> Option:
    ref = victim_ref(g, leader)
    return Option(f"kill.{ref.partition(':')[2]}", leader, (ref,))


def why_no_assassination(g: VirginQueen, power: Power, ref: str) -> list[Refusal]:
    for leader in range(ELIZABETH, len(g.state.leader_at)):
        if victim_ref(g, leader) == ref:
            return VICTIMS.refusals(g, power, leader)
    return []


def _victim_ask(g: VirginQueen, power: Power) -> Ask:
    return Ask(
        g.seat_of(power),
        "assassinate",
        [_victim_option(g, leader) for leader in victims(g, power)],
        "VQ 19.3",
        {"power": g.power_ref(power)},
        explain=lambda ref: why_no_assassination(g, power, ref),
    )


@cites("VQ 19.3")
def assassinate(g: VirginQueen, power: Power) -> Procedure[None]:
    """2 to 4 CP on the life of an army leader or of Elizabeth."""
    affordable = [cp for cp in prices(g, "assassination") if cp <= g.state.impulse.cp]

    def next_ask(picks: list[Option]) -> Ask | None:
        if not picks:
            return _victim_ask(g, power)
        if len(picks) == 1 and len(affordable) > 1:
            options = counts("cp", affordable, "VQ 19.3")
            args = {"power": g.power_ref(power)}
            return Ask(g.seat_of(power), "espionage-cp", options, "VQ 19.3", args)
        return None

    picks = yield from compose(next_ask, cancel=True)
    if not picks:
        return
    cp = picks[1].value if len(picks) > 1 else affordable[0]
    pay(g, power, cp, "assassination")
    yield from attempt(g, power, picks[0].value, cp)


@cites("VQ 19.3", "VQ 28")
def plot_murder(g: VirginQueen, power: Power, cp: Cp) -> Procedure[None]:
    """An attempt that an event makes, worth so many CP."""
    if can_assassinate(g, power):
        pick = yield _victim_ask(g, power)
        yield from attempt(g, power, pick.value, cp)


@cites("VQ 19.3", "VQ 23.3")
def attempt(g: VirginQueen, power: Power, leader: LeaderId, cp: Cp) -> Procedure[None]:
    operation = Operation("assassination", power, victim_power(g, leader), cp, leader)
    g.use_assassin(power)
    row = yield from resolve(g, operation)
    if row.result == "killed":
        kill(g, power, leader)
        g.gain_vp(power, row.numbers.get("vp", 1), "vp-assassination")
    yield from respond_window(
        g, "assassination_resolved", operation, g.impulse_order(), cite="VQ 19.3"
    )
    if leader == ELIZABETH and row.result != "killed":
        yield from offer_execution(g)


@cites("VQ 19.3", "VQ 21.4", "VQ 23.3", "VQ 23.4", "VQ 30")
def kill(g: VirginQueen, power: Power, leader: LeaderId) -> None:
    """A ruler leaves his throne, a royal the marriage pool; William of Orange never returns."""
    g.record(LeaderMurdered(victim_ref(g, leader), g.power_ref(power)))
    if leader == ELIZABETH:
        ruler_dies(g, ENGLAND)
        return
    row = g.world.vq_leaders[leader]
    if row.royal is not None:
        g.remove_royal(g.world.royal[row.royal])
    victim = victim_power(g, leader)
    if row.ruler is not None and g.rules(victim, row.ruler):
        ruler_dies(g, victim)
    if g.state.leader_at[leader] >= 0:
        leader_dies(g, leader)


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
    return REBELLIONS.refusals(g, power) if ref == g.power_ref(ENGLAND) else []


@cites("VQ 19.4")
def stir_up_catholics(g: VirginQueen, power: Power) -> Procedure[None]:
    """3 to 5 CP for a rising against Elizabeth."""
    affordable = [c for c in prices(g, "english_catholic_rebellion") if c <= g.state.impulse.cp]

    def next_ask(picks: list[Option]) -> Ask | None:
        if picks or len(affordable) == 1:
            return None
        args = {"power": g.power_ref(power)}
        options = counts("cp", affordable, "VQ 19.4")
        return Ask(g.seat_of(power), "espionage-cp", options, "VQ 19.4", args)

    picks = yield from compose(next_ask, cancel=True)
    if not picks and len(affordable) > 1:
        return
    cp = picks[0].value if picks else affordable[0]
    pay(g, power, cp, "english_catholic_rebellion")
    yield from plot_rebellion(g, cp)


@cites("VQ 19.4", "VQ 23.3", "VQ 25.1")
def plot_rebellion(g: VirginQueen, cp: Cp, dice: int = 0) -> Procedure[None]:
    """The dice, and what they lead to; `dice` more for an event."""
    g.use_assassin(SPAIN)
    g.state.court.english_rebellion_tried = True
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
    return bool(intelligence_targets(g, power))


GAIN_INTELLIGENCE = Action(
    "gain_intelligence", "VQ 19.1", can=may_see, run=gain_intelligence, why=why_no_intelligence
)
ASSASSINATION = Action(
    "assassination", "VQ 19.3", can=can_assassinate, run=assassinate, why=why_no_assassination
)
CATHOLIC_REBELLION = Action(
    "english_catholic_rebellion", "VQ 19.4", can=can_plot, run=stir_up_catholics, why=why_no_plot
)
ESPIONAGE_ACTIONS = (GAIN_INTELLIGENCE, PLANT_OPERATIVE, ASSASSINATION, CATHOLIC_REBELLION)
