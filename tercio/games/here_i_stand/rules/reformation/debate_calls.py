"""Who may call a theological debate, where, and with whom (HIS 18.1, 18.5)."""

from tercio.games.here_i_stand.model.court_questions import is_this_turn
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_questions import debater_ref, debaters_of
from tercio.games.here_i_stand.model.religion_state import COMMITTED, UNCOMMITTED, DebaterId
from tercio.games.here_i_stand.rules.reformation.conversion import opponent
from tercio.games.here_i_stand.rules.reformation.debate_dice import Debate
from tercio.games.here_i_stand.rules.reformation.religious_odds import debate_prospect
from tercio.kernel.ask import Ask, Option, Procedure, Prospect, Refusal
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import Power


def in_play(g: HereIStand, power: Power, zone: str) -> list[DebaterId]:
    """A side's debaters for a zone who are on the map, committed or not."""
    both = (UNCOMMITTED, COMMITTED)
    return [i for status in both for i in debaters_of(g, power, zone, status)]


@forbids("HIS 18.1")
def has_no_debates(g: HereIStand, caller: Power, zone: str) -> bool:
    """Debates are held in the German, English and French zones only."""
    return zone not in g.world.debate_zones


@forbids("HIS 18.1")
def debaters_are_all_committed(g: HereIStand, caller: Power, zone: str) -> bool:
    """The power that calls has no uncommitted debater for the zone."""
    return zone in g.world.debate_zones and not debaters_of(g, caller, zone, UNCOMMITTED)


@forbids("HIS 18.1")
def zone_has_no_protestant_debater(g: HereIStand, caller: Power, zone: str) -> bool:
    """None has entered, or all are burnt, excommunicated or gone."""
    return zone in g.world.debate_zones and not in_play(g, PROTESTANT, zone)


@forbids("HIS 18.5")
def nobody_can_answer(g: HereIStand, caller: Power, zone: str) -> bool:
    """All Papal debaters are disgraced."""
    return zone in g.world.debate_zones and not in_play(g, opponent(caller), zone)


@forbids("HIS 18.1")
def luther_is_at_the_wartburg(g: HereIStand, caller: Power, zone: str) -> bool:
    """The Protestant may call no debates in the turn of The Wartburg."""
    return caller == PROTESTANT and is_this_turn(g, "the_wartburg")


@forbids("HIS 18.1")
def more_has_died(g: HereIStand, caller: Power, zone: str) -> bool:
    """No debates in the English zone in the turn of Thomas More's death."""
    return zone == "english" and is_this_turn(g, "thomas_more")


DEBATE = Restrictions(
    "debate",
    has_no_debates,
    debaters_are_all_committed,
    zone_has_no_protestant_debater,
    nobody_can_answer,
    luther_is_at_the_wartburg,
    more_has_died,
)


def debate_zones(g: HereIStand, caller: Power) -> list[str]:
    """The zones in which a power may call a debate."""
    return [zone for zone in g.world.debate_zones if DEBATE.allow(g, caller, zone)]


def may_call_debate(g: HereIStand, caller: Power, zone: str | None = None) -> bool:
    """In a zone, or in any."""
    zones = g.world.debate_zones if zone is None else [zone]
    return any(DEBATE.allow(g, caller, id) for id in reversed(zones))


def which_zone(g: HereIStand, caller: Power) -> Ask:
    options = [Option(f"debate.{z}", z, (f"zone:{z}",)) for z in debate_zones(g, caller)]

    def explain(ref: str) -> list[Refusal]:
        kind, _, id = ref.partition(":")
        return DEBATE.refusals(g, caller, id) if kind == "zone" else []

    def foresee(view: HereIStand, key: str) -> Prospect | None:
        zone = key.removeprefix("debate.")
        return (
            debate_prospect(view, Debate(caller, zone)) if zone in view.world.zone_masks else None
        )

    seat = g.seat_of(caller)
    return Ask(seat, "debate-zone", options, "HIS 18.5", explain=explain, foresee=foresee)


# -- the Leipzig Debate (exception to steps 2 and 3) -----------------------------------------------


def choose_attacker(g: HereIStand, caller: Power, zone: str) -> Procedure[DebaterId]:
    """The power names its own attacker, one who is uncommitted."""
    pool = debaters_of(g, caller, zone, UNCOMMITTED)
    options = [Option(f"debater.{g.world.debaters[i].id}", i, (debater_ref(g, i),)) for i in pool]

    def foresee(view: HereIStand, key: str) -> Prospect | None:
        chosen = view.world.debater[key.removeprefix("debater.")]
        return debate_prospect(view, Debate(caller, zone, attacker=chosen))

    seat = g.seat_of(caller)
    pick = yield Ask(seat, "debate-attacker", options, "HIS 18.5", foresee=foresee)
    attacker: DebaterId = pick.value
    return attacker


def excludable(g: HereIStand, zone: str) -> list[DebaterId]:
    """Protestants who can be kept out of a debate: somebody must be left to defend."""
    pool = in_play(g, PROTESTANT, zone)
    return pool if len(pool) > 1 else []


def choose_excluded(g: HereIStand, zone: str) -> Procedure[DebaterId]:
    """The Papacy names a Protestant who is not available in any round of the debate."""
    pool = excludable(g, zone)
    options = [Option(f"debater.{g.world.debaters[i].id}", i, (debater_ref(g, i),)) for i in pool]

    def foresee(view: HereIStand, key: str) -> Prospect | None:
        kept_out = view.world.debater[key.removeprefix("debater.")]
        return debate_prospect(view, Debate(PAPACY, zone, kept_out))

    seat = g.seat_of(PAPACY)
    pick = yield Ask(seat, "debate-excluded", options, "HIS 18.5", foresee=foresee)
    excluded: DebaterId = pick.value
    return excluded
