"""Theological debates (HIS 18.5)."""

from collections.abc import Mapping

from tercio.games.here_i_stand.conditions import all_hold
from tercio.games.here_i_stand.model.events.religion import (
    DebateCalled,
    DebaterBurnt,
    DebaterChosen,
    DebaterDisgraced,
    DebateResultCancelled,
    DebateRoundFought,
    DebaterReplaced,
)
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_questions import (
    debater_ref,
    debaters_of,
    is_uncommitted,
)
from tercio.games.here_i_stand.model.religion_state import COMMITTED, UNCOMMITTED, DebaterId
from tercio.games.here_i_stand.model.religion_verbs import commit_debater, remove_debater
from tercio.games.here_i_stand.rules.reformation.conversion import flip_spaces, opponent
from tercio.games.here_i_stand.rules.reformation.debate_calls import (
    debate_zones,
    excludable,
    which_zone,
)
from tercio.games.here_i_stand.rules.reformation.debate_dice import (
    NO_DEBATER,
    Debate,
    attack_reasons,
    defence_reasons,
)
from tercio.games.here_i_stand.rules.reformation.religious_odds import debate_prospect
from tercio.kernel.ask import Ask, Option, Procedure, Prospect, pass_option
from tercio.kernel.citations import cites
from tercio.wars.cards.responses import respond_window
from tercio.wars.land.battle import HIT
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref


@cites("HIS 18.1", "HIS 18.5")
def theological_debate(
    g: HereIStand,
    caller: Power,
    zone: str | None = None,
    *,
    chosen_attacker: DebaterId = NO_DEBATER,
    excluded_defender: DebaterId = NO_DEBATER,
    source: str = "",
    extra_attack_dice: int = 0,
) -> Procedure[Debate | None]:
    """`caller` (the Papacy or the Protestant) debates, in a zone of its choice if none is given.

    `source` is the id of the card that calls it, for the table `debate_modifiers`. Returns the
    debate as it ended; None where none could be called.
    """
    zones = debate_zones(g, caller)
    if not zones or (zone is not None and zone not in zones):
        return None
    if zone is None:
        pick = yield which_zone(g, caller)
        zone = pick.value
        assert zone is not None
    if excluded_defender not in excludable(g, zone):
        excluded_defender = NO_DEBATER
    debate = Debate(caller, zone, excluded_defender, source, extra_dice=extra_attack_dice)
    g.record(DebateCalled(power_ref(g, caller), f"zone:{zone}"))
    yield from _choose_debaters(g, debate, chosen_attacker)
    debate_round(g, debate)
    while debate.difference == 0 and debate.round < g.world.constant("debate_rounds"):
        debate.round += 1
        yield from _choose_second_debaters(g, debate)
        debate_round(g, debate)
    if debate.difference:
        yield from _conclude(g, debate)
    return debate


# -- steps 2 and 3 ---------------------------------------------------------------------------------


def _choose_debaters(g: HereIStand, debate: Debate, chosen: DebaterId) -> Procedure[None]:
    caller, zone = debate.caller, debate.zone
    if chosen == NO_DEBATER:
        chosen = _draw(g, debaters_of(g, caller, zone, UNCOMMITTED))
    _enter(g, debate, caller, chosen)
    pools = {
        name: pool
        for name, status in (("committed", COMMITTED), ("uncommitted", UNCOMMITTED))
        if (pool := _available(g, debate, opponent(caller), status))
    }
    target = next(iter(pools))
    if len(pools) > 1:

        def foresee(view: HereIStand, key: str) -> Prospect | None:
            return debate_prospect(view, debate, key.removeprefix("target."))

        pick = yield Ask(
            g.seat_of(caller),
            "debate-defender",
            [Option(f"target.{name}", name, text=f"option-debate-{name}") for name in pools],
            "HIS 18.5",
            args={"attacker": debater_ref(g, chosen)},
            foresee=foresee,
        )
        target = pick.value
    _enter(g, debate, opponent(caller), _draw(g, pools[target]))
    yield from _substitution(g, debate)


def _choose_second_debaters(g: HereIStand, debate: Debate) -> Procedure[None]:
    """Both sides at random, the uncommitted first; Bullinger may step in before (step 7)."""
    caller = debate.caller
    inserted = yield from _offer_bullinger(g, debate)
    for power in (caller, opponent(caller)):
        if power == PROTESTANT and inserted != NO_DEBATER:
            continue
        pool = _available(g, debate, power, UNCOMMITTED)
        _enter(g, debate, power, _draw(g, pool or _available(g, debate, power, COMMITTED)))
    yield from _substitution(g, debate)


def _available(g: HereIStand, debate: Debate, power: Power, status: int) -> list[DebaterId]:
    pool = debaters_of(g, power, debate.zone, status)
    return [i for i in pool if i != debate.excluded]


def _draw(g: HereIStand, pool: list[DebaterId]) -> DebaterId:
    rows = g.world.debaters
    return g.world.debater[g.pick([rows[i].id for i in pool], "debater")]


def _enter(g: HereIStand, debate: Debate, power: Power, debater: DebaterId) -> None:
    """Put a debater into the Current Debater box of his side."""
    fresh = is_uncommitted(g, debater)
    if power == debate.caller:
        debate.attacker, debate.fresh_attacker = debater, fresh
    else:
        debate.defender, debate.fresh_defender = debater, fresh
    g.record(DebaterChosen(power_ref(g, power), debater_ref(g, debater)))


def _offer_bullinger(g: HereIStand, debate: Debate) -> Procedure[DebaterId]:
    """An uncommitted debater with that bonus may be the Protestant of the second round."""
    for debater in g.world.religion.protestant_debaters:
        row = g.world.debaters[debater]
        if row.bonus != "insert_round_2" or not is_uncommitted(g, debater):
            continue
        if debater == debate.excluded:
            continue
        ref = debater_ref(g, debater)
        pick = yield Ask(
            g.seat_of(PROTESTANT),
            "insert-debater",
            [Option(f"insert.{row.id}", debater, (ref,)), pass_option("HIS 18.5")],
            "HIS 18.5",
            args={"debater": ref},
        )
        if pick.value is not None:
            _enter(g, debate, PROTESTANT, debater)
            return debater
    return NO_DEBATER


def _substitution(g: HereIStand, debate: Debate) -> Procedure[None]:
    """The Protestant may play Here I Stand once both debaters are known.

    Whether Luther can step in at all is known to everybody, so nobody is asked in vain.
    """
    if may_insert_luther(g, debate):
        yield from respond_window(g, "debate_round", debate, [PROTESTANT], cite="HIS 18.5")


@cites("HIS 18.5")
def may_insert_luther(g: HereIStand, debate: Debate) -> bool:
    """In a German debate, whatever his commitment and even if he is excommunicated."""
    card = g.world.cards[g.world.card["here_i_stand"]]
    mode = next(mode for mode in card.modes if mode.id == "insert_luther")
    return all_hold(g, mode.requires, PROTESTANT, debate)


@cites("HIS 18.5")
def insert_luther(g: HereIStand, debate: Debate) -> None:
    """Luther takes the place of the Protestant debater, who becomes committed."""
    luther = g.world.debater["luther"]
    replaced = debate.debater_of(PROTESTANT)
    g.record(DebaterReplaced(debater_ref(g, replaced), debater_ref(g, luther)))
    commit_debater(g, replaced)
    _enter(g, debate, PROTESTANT, luther)


# -- steps 4 to 6 ----------------------------------------------------------------------------------


@cites("HIS 18.5")
def debate_round(g: HereIStand, debate: Debate) -> None:
    """Both sides roll, and both debaters are committed."""
    debate.attacker_hits = _hits(g, attack_reasons(g, debate), debate.attacker)
    defence = defence_reasons(g, debate.defender, debate.fresh_defender)
    debate.defender_hits = _hits(g, defence, debate.defender)
    commit_debater(g, debate.attacker)
    commit_debater(g, debate.defender)
    g.record(
        DebateRoundFought(
            debate.round,
            debater_ref(g, debate.attacker),
            debate.attacker_hits,
            debater_ref(g, debate.defender),
            defender_hits=debate.defender_hits,
        )
    )


def _hits(g: HereIStand, why: Mapping[str, int], debater: DebaterId) -> int:
    dice, what = max(0, sum(why.values())), f"debate, {g.world.debaters[debater].name}"
    rolled = g.dice(dice, what, HIT, by=debater_ref(g, debater), counted=why)
    return sum(face >= HIT for face in rolled)


# -- steps 7 to 9 ----------------------------------------------------------------------------------


def _conclude(g: HereIStand, debate: Debate) -> Procedure[None]:
    winner = debate.winner
    papal = debate.debater_of(PAPACY)
    bonus = g.world.debaters[papal] if debate.is_fresh(PAPACY) else None
    may_cancel = bonus is not None and bonus.bonus == "cancel_loss" and winner != PAPACY
    if bonus is not None and may_cancel and g.dice(1, "debate")[0] >= bonus.amount:
        g.record(DebateResultCancelled(debater_ref(g, papal)))
        return
    spaces = debate.difference
    if bonus is not None and bonus.bonus == "extra_flip":
        spaces += bonus.amount
    yield from flip_spaces(
        g,
        winner,
        spaces,
        debate.zone,
        to_protestant=winner == PROTESTANT,
        elsewhere=True,
        optional=True,
    )
    loser = debate.debater_of(opponent(winner))
    value = g.world.debaters[loser].value
    if debate.difference > value:
        if winner == PAPACY:
            burn_debater(g, loser)
        else:
            disgrace_debater(g, loser)


@cites("HIS 18.5")
def burn_debater(g: HereIStand, debater: DebaterId) -> None:
    """Step 8: VP for the Papacy; a reformer leaves the map with his debater."""
    g.record(DebaterBurnt(debater_ref(g, debater)))
    remove_debater(g, debater)
    g.gain_vp(PAPACY, g.world.debaters[debater].value, "vp-debater-burnt")


@cites("HIS 18.5")
def disgrace_debater(g: HereIStand, debater: DebaterId) -> None:
    """Step 9: VP for the Protestant."""
    g.record(DebaterDisgraced(debater_ref(g, debater)))
    remove_debater(g, debater)
    g.gain_vp(PROTESTANT, g.world.debaters[debater].value, "vp-debater-disgraced")
