"""Assassination of army leaders and of Elizabeth I (VQ 19.3)."""

from tercio.games.virgin_queen.conditions.registry import holds
from tercio.games.virgin_queen.model.court_questions import reigns
from tercio.games.virgin_queen.model.espionage_questions import has_used_assassin
from tercio.games.virgin_queen.model.espionage_verbs import use_assassin
from tercio.games.virgin_queen.model.events.espionage import LeaderMurdered
from tercio.games.virgin_queen.model.marriage_verbs import remove_royal
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND
from tercio.games.virgin_queen.rules.espionage.espionage_table import foresee, prices, resolve
from tercio.games.virgin_queen.rules.espionage.operation import ELIZABETH, Operation
from tercio.games.virgin_queen.rules.land.leaders import leader_dies
from tercio.games.virgin_queen.rules.major_powers.mary_queen_of_scots import offer_execution
from tercio.games.virgin_queen.rules.major_powers.rulers import ruler_dies
from tercio.kernel.ask import Ask, Option, Procedure, Prospect, Refusal, compose, counts
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.cards.responses import respond_window
from tercio.wars.model.names import Cp, LeaderId, Power
from tercio.wars.model.numbered import by_leader
from tercio.wars.model.refs import leader_ref, power_ref
from tercio.wars.turn.actions import Action, pay


@forbids("VQ 19.3")
def assassin_was_used(g: VirginQueen, power: Power, leader: LeaderId) -> bool:
    return has_used_assassin(g, power)


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
    return victim_power(g, leader) not in g.contenders


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
    return VICTIMS.enumerate(in_play(g), g, power)


def can_assassinate(g: VirginQueen, power: Power) -> bool:
    return any(VICTIMS.allow(g, power, leader) for leader in in_play(g))


def in_play(g: VirginQueen) -> list[LeaderId]:
    """Elizabeth, and the leaders on the map."""
    return [ELIZABETH, *(leader for leader, at in by_leader(g.state.leader_at) if at >= 0)]


def victim_ref(g: VirginQueen, leader: LeaderId) -> str:
    return "ruler:elizabeth_i" if leader == ELIZABETH else leader_ref(g, leader)


def _victim_option(g: VirginQueen, leader: LeaderId) -> Option:
    ref = victim_ref(g, leader)
    return Option(f"kill.{ref.partition(':')[2]}", leader, (ref,))


def why_no_assassination(g: VirginQueen, power: Power, ref: str) -> list[Refusal]:
    for leader in (ELIZABETH, *g.world.leader.values()):
        if victim_ref(g, leader) == ref:
            return VICTIMS.refusals(g, power, leader)
    return []


def _victim_ask(g: VirginQueen, power: Power) -> Ask:
    return Ask(
        g.seat_of(power),
        "assassinate",
        [_victim_option(g, leader) for leader in victims(g, power)],
        "VQ 19.3",
        args={"power": power_ref(g, power)},
        explain=lambda ref: why_no_assassination(g, power, ref),
    )


@cites("VQ 19.3")
def assassinate(g: VirginQueen, power: Power) -> Procedure[None]:
    """2 to 4 CP on the life of an army leader or of Elizabeth."""
    affordable = [cp for cp in prices(g.world, "assassination") if cp <= g.state.impulse.cp]

    def next_ask(picks: list[Option]) -> Ask | None:
        if not picks:
            return _victim_ask(g, power)
        if len(picks) == 1 and len(affordable) > 1:
            return _how_much(g, power, picks[0].value, affordable)
        return None

    picks = yield from compose(next_ask, cancel=True)
    if not picks:
        return
    cp = picks[1].value if len(picks) > 1 else affordable[0]
    pay(g, power, cp, "assassination")
    yield from attempt(g, power, picks[0].value, cp)


def _how_much(g: VirginQueen, power: Power, leader: LeaderId, affordable: list[Cp]) -> Ask:
    def promise(view: VirginQueen, key: str) -> Prospect | None:
        if not key.startswith("cp."):
            return None
        cp = int(key.partition(".")[2])
        target = victim_power(view, leader)
        return foresee(view, Operation("assassination", power, target, cp, leader=leader))

    return Ask(
        g.seat_of(power),
        "espionage-cp",
        counts("cp", affordable, "VQ 19.3"),
        "VQ 19.3",
        args={"power": power_ref(g, power)},
        foresee=promise,
    )


@cites("VQ 19.3", "VQ 28")
def plot_murder(g: VirginQueen, power: Power, cp: Cp) -> Procedure[None]:
    """An attempt that an event makes, worth so many CP."""
    if can_assassinate(g, power):
        pick = yield _victim_ask(g, power)
        yield from attempt(g, power, pick.value, cp)


@cites("VQ 19.3", "VQ 23.3")
def attempt(g: VirginQueen, power: Power, leader: LeaderId, cp: Cp) -> Procedure[None]:
    operation = Operation("assassination", power, victim_power(g, leader), cp, leader=leader)
    use_assassin(g, power)
    row = yield from resolve(g, operation)
    if row.result == "killed":
        kill(g, power, leader)
        g.gain_vp(power, row.numbers.get("vp", 1), "vp-assassination")
    yield from respond_window(
        g,
        "assassination_resolved",
        operation,
        g.impulse_order(),
        cite="VQ 19.3",
        told={"power": power_ref(g, power), "target": power_ref(g, operation.target)},
    )
    if leader == ELIZABETH and row.result != "killed":
        yield from offer_execution(g)


@cites("VQ 19.3", "VQ 21.4", "VQ 23.3", "VQ 23.4", "VQ 30")
def kill(g: VirginQueen, power: Power, leader: LeaderId) -> None:
    """A ruler leaves his throne, a royal the marriage pool; William of Orange never returns."""
    g.record(LeaderMurdered(victim_ref(g, leader), power_ref(g, power)))
    if leader == ELIZABETH:
        ruler_dies(g, ENGLAND)
        return
    row = g.world.vq_leaders[leader]
    if row.royal is not None:
        remove_royal(g, g.world.royal[row.royal])
    victim = victim_power(g, leader)
    if row.ruler is not None and reigns(g, victim, row.ruler):
        ruler_dies(g, victim)
    if g.state.leader_at[leader] >= 0:
        leader_dies(g, leader)


ASSASSINATION = Action(
    "assassination", "VQ 19.3", can=can_assassinate, run=assassinate, why=why_no_assassination
)
