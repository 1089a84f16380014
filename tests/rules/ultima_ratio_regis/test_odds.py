"""The odds that a player is shown, against the rules played out with every fall of the dice.

Both sides answer as the odds assume: all fight, advantages raise the worst die, disadvantages lower
the best, a leader's point goes where it brings a battle point; no conscripts, no cards.
"""

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from itertools import product
from typing import Any, NamedTuple

import pytest

from tercio.games.ultima_ratio_regis.cards.registry import event
from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.events.combat import CombatDrawn, CombatWon
from tercio.games.ultima_ratio_regis.model.events.general import (
    SiegeCasualties,
    UnitsDispersed,
    UnitsEliminated,
    UnitsFlipped,
)
from tercio.games.ultima_ratio_regis.model.names import DAMAGED, KIND_IDS
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import player_of
from tercio.games.ultima_ratio_regis.model.realm_state import Grant
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_at, squadrons_at
from tercio.games.ultima_ratio_regis.rules.actions.registry import ACTIONS
from tercio.games.ultima_ratio_regis.rules.combat.land_battle import land_battle
from tercio.games.ultima_ratio_regis.rules.combat.naval_combat import naval_combat
from tercio.games.ultima_ratio_regis.rules.combat.odds import gains, rolls, scores
from tercio.games.ultima_ratio_regis.rules.combat.subjugation import subjugate
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_interception import cross
from tercio.games.ultima_ratio_regis.rules.naval_actions.support import support_fleets
from tercio.kernel.ask import PASS, Ask, AskAll, Checkpoint, Procedure, Prospect
from tercio.kernel.randomness import Randomness, Script, Stream

from .battles import battle, meeting
from .card_proofs import WORDS, board
from .stage import KIND, WORLD, Stage

FACES = {2: 2, 3: 1, 4: 1, 5: 1, 6: 1}
"""A 1 counts as a 2 does in every category (13.1.1)."""
Play = Callable[[Stage], Procedure[Any]]


# -- driving ---------------------------------------------------------------------------------------


def again(stage: Stage) -> Stage:
    """The same position, to be played on by itself."""
    twin, g = copy(stage), stage.g
    random = Randomness(Stream(b"odds"), script=Script())
    twin.g, twin.asked = Regis(g.setting, WORLD, g.state.copy(), random), []
    return twin


def answer(ask: Ask, left: list[str]) -> str:
    """As the test says, else as the odds assume."""
    keys = [option.key for option in ask.options]
    if left and left[0] in keys:
        return left.pop(0)
    if ask.kind == "distribute":
        raises = [key for key in keys if key.startswith("raise.")]
        return min(raises) if raises else max(keys)
    if ask.kind == "die-plus":
        wanted = [f"plus.{n}" for n in gains(WORLD.book.combat_table)]
        return next((key for key in wanted if key in keys), PASS)
    if ask.kind == "veteran":
        return keys[0]
    return PASS if PASS in keys else keys[0]


def drive(procedure: Procedure[Any], answers: Sequence[str], until: str = "") -> Ask | None:
    """To the ask of a kind, or to the end."""
    left, reply = list(answers), None
    while True:
        try:
            stop = procedure.send(reply)
        except StopIteration:
            assert not until, f"nobody was asked {until}"
            return None
        if isinstance(stop, Checkpoint):
            reply = None
            continue
        assert isinstance(stop, Ask | AskAll)
        asks = stop.asks if isinstance(stop, AskAll) else {stop.seat: stop}
        for ask in asks.values():
            if ask.kind == until and not (left and ask.option(left[0])):
                return ask
        picks = {seat: ask.option(answer(ask, left)) for seat, ask in asks.items()}
        reply = picks if isinstance(stop, AskAll) else next(iter(picks.values()))


def told(stage: Stage, play: Play, answers: Sequence[str], kind: str, key: str) -> Prospect:
    """What the seat that is asked is told of an option: from its view alone, and in words."""
    twin = again(stage)
    ask = drive(play(twin), answers, kind)
    assert ask is not None
    view = Regis(twin.g.setting, WORLD, GAME.hide(twin.g, ask.seat), twin.g.random)
    assert ask.foresee is not None
    found = ask.foresee(view, key)
    assert found is not None, key
    assert found.win + found.draw + found.loss == pytest.approx(1)
    shown = GAME.display.odds(view, ask.seat, ask, key, words=WORDS)
    assert shown is not None
    assert (shown.win, shown.title.count("$"), "odds-" in shown.title) == (found.win, 0, False)
    return found


class Outcome(NamedTuple):
    """Of the attacker, by the rules themselves."""

    win: float
    draw: float
    loss: float
    mine: float
    theirs: float


def played_out(stage: Stage, play: Play, answers: Sequence[str], attacker: str) -> Outcome:
    """Every fall of the dice with its chance."""
    total = [0.0] * 5
    for faces, chance in falls(dice_in(stage, play, answers)):
        twin = again(stage)
        twin.g.random.script = Script(faces)
        drive(play(twin), answers)
        for n, value in enumerate(judged(twin, attacker)):
            total[n] += chance * value
    assert sum(total[:3]) == pytest.approx(1)
    return Outcome(*total)


def falls(dice: int) -> Iterator[tuple[tuple[int, ...], float]]:
    for faces in product(FACES, repeat=dice):
        chance = 1.0
        for face in faces:
            chance *= FACES[face] / 6
        yield faces, chance


def dice_in(stage: Stage, play: Play, answers: Sequence[str]) -> int:
    twin = again(stage)
    script = Script([3] * 20)
    twin.g.random.script = script
    drive(play(twin), answers)
    return 20 - len(script.dice)


def judged(stage: Stage, attacker: str) -> tuple[float, float, float, int, int]:
    """The last combat, and what it has cost."""
    ends = [
        logged.event for logged in stage.g.log if isinstance(logged.event, CombatWon | CombatDrawn)
    ]
    drawn = isinstance(ends[-1], CombatDrawn)
    won = isinstance(ends[-1], CombatWon) and ends[-1].power == f"power:{attacker}"
    lost = [0, 0]
    for logged in stage.g.log:
        what: Any = logged.event
        if is_loss(what):
            lost[what.power != f"power:{attacker}"] += what.count
        elif isinstance(what, SiegeCasualties):
            lost[1] += what.by
    return float(won), float(drawn), float(not won and not drawn), lost[0], lost[1]


def is_loss(what: Any) -> bool:
    if isinstance(what, UnitsFlipped):
        return what.unit in BROKEN
    return isinstance(what, UnitsEliminated | UnitsDispersed)


BROKEN = {f"unit:{KIND_IDS[kind]}" for kind in DAMAGED}


def agree(prospect: Prospect, outcome: Outcome) -> None:
    found = prospect.win, prospect.draw, prospect.loss, prospect.mine, prospect.theirs
    assert found == pytest.approx(tuple(outcome))


def seen_by_the_other(outcome: Outcome) -> Outcome:
    return Outcome(outcome.loss, outcome.draw, outcome.win, outcome.theirs, outcome.mine)


# -- dice ------------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 13.1.1", "uRR 13.1.6")
def test_13_1_1_rolls_are_those_of_all_faces() -> None:
    assert rolls((3,)) == pytest.approx({(3,): 1 / 2, (4,): 1 / 6, (5,): 1 / 6, (6,): 1 / 6})
    assert rolls((1,))[(1,)] == pytest.approx(1 / 3)
    assert sum(rolls((1, 2, 3, 4)).values()) == pytest.approx(1)
    assert sum(scores(WORLD.book.combat_table, (2, 3), True).values()) == pytest.approx(1)


# -- land battles ----------------------------------------------------------------------------------


def fight(manner: Any = "field", origin: str = "clermont", **more: Any) -> Play:
    """In Tours, Huguenots against Frenchmen."""

    def play(stage: Stage) -> Procedure[Any]:
        return land_battle(
            stage.g, battle(stage, "tours", "huguenots", "france", origin, manner, **more)
        )

    return play


@pytest.mark.rule("uRR 13.3", "uRR 13.1.7")
@pytest.mark.parametrize(("good", "poor"), [(1, 0), (0, 2), (1, 1)])
def test_13_3_odds_of_a_battle_are_those_of_the_rules(good: int, poor: int) -> None:
    stage = meeting(good=good, poor=poor)
    prospect = told(stage, fight(), (), "fighters", "all")
    agree(prospect, played_out(stage, fight(), ("all", "all"), "huguenots"))


@pytest.mark.rule("uRR 13.3.2", "uRR 13.1.5")
def test_13_1_5_who_leaves_troops_out_is_told_what_the_others_promise() -> None:
    """One Huguenot troop of two fights, and that is enough."""
    stage, one = meeting(good=1), "fight.huguenots.T3"
    prospect = told(stage, fight(), (one,), "fighters", "done")
    agree(prospect, played_out(stage, fight(), (one, "done"), "huguenots"))
    assert prospect.win < told(stage, fight(), (one,), "fighters", one).win


@pytest.mark.rule("uRR 17.3.2")
@pytest.mark.parametrize("ability", ["tactical", "creative"])
def test_17_3_2_leaders_count(ability: str) -> None:
    stage = meeting(good=1).lead("huguenots", "tours", ability)
    prospect = told(stage, fight(), (), "fighters", "all")
    agree(prospect, played_out(stage, fight(), ("all",), "huguenots"))
    plain = told(meeting(good=1), fight(), (), "fighters", "all")
    assert prospect.win > plain.win or prospect.theirs > plain.theirs


@pytest.mark.rule("uRR 13.1.2")
def test_13_1_2_each_way_to_distribute_has_its_odds() -> None:
    """A landing is a disadvantage: of a good and of a poor die they may lower either."""
    stage = Stage().war("huguenots", "france").impulse(2).put("huguenots", "tours", T3=1, T2=1)
    stage.put("france", "tours", T3=1)
    play = fight("landing", landed=True)
    for key in ("lower.2", "lower.3"):
        prospect = told(stage, play, ("all",), "distribute", key)
        agree(prospect, played_out(stage, play, ("all", key), "huguenots"))


@pytest.mark.rule("uRR 13.1.9", "uRR 13.1.3")
def test_13_1_9_a_conscript_and_a_smaller_battlefield_have_their_odds() -> None:
    stage = meeting("orleans", good=1).lead("huguenots", "orleans", "ordinary")
    stage.control("huguenots", "tours")

    def play(twin: Stage) -> Procedure[Any]:
        return land_battle(twin.g, battle(twin, "orleans", "huguenots", "france", "tours"))

    for key in ("pass", "conscript"):
        prospect = told(stage, play, ("all",), "conscript", key)
        agree(prospect, played_out(stage, play, ("all", key), "huguenots"))


@pytest.mark.rule("uRR 13.3.4")
def test_13_3_4_the_defender_sees_what_a_smaller_battlefield_is_worth() -> None:
    """In woods three dice are enough against an enemy who has four."""
    area = next(
        WORLD.location_ids[n] for n in range(WORLD.area_count) if WORLD.areas[n].terrain == "wooded"
    )
    stage = meeting(area, good=1)
    stage.g._put(stage.power("huguenots"), stage.at(area), KIND["T2"], 2)
    stage.own("france", area)

    def play(twin: Stage) -> Procedure[Any]:
        return land_battle(twin.g, battle(twin, area, "huguenots", "france"))

    large, small = (told(stage, play, (), "battlefield", f"size.{n}") for n in (4, 3))
    assert small.loss < large.loss


@pytest.mark.rule("uRR 13.1.4", "uRR 3.1")
def test_13_1_4_a_card_in_the_hand_has_its_odds() -> None:
    stage = meeting(good=1).hand(2, "surprise_attack")
    without = told(stage, fight(), (), "combat-card", "pass")
    held = told(stage, fight(), (), "combat-card", "card.surprise_attack")
    assert held.theirs > without.theirs
    agree(without, played_out(stage, fight(), ("all",), "huguenots"))
    agree(held, played_out(stage, fight(), ("card.surprise_attack", "all"), "huguenots"))


# -- before the armies meet ------------------------------------------------------------------------


def act(power: str, action: str) -> Play:
    def play(stage: Stage) -> Procedure[Any]:
        return ACTIONS[action].take(stage.g, stage.power(power))

    return play


def frontier() -> Stage:
    """Frenchmen in Tours; Huguenots who come from Clermont."""
    stage = Stage().war("huguenots", "france").control("huguenots", "clermont")
    stage.put("huguenots", "clermont", T3=1).put("france", "tours", T2=1)
    return stage.impulse(2, huguenots=2)


@pytest.mark.rule("uRR 12.1", "uRR 13.3")
def test_12_1_a_march_into_enemies_has_the_odds_of_the_battle() -> None:
    stage, play = frontier(), act("huguenots", "march")
    way = ("unit.huguenots.T3.clermont", "goal.tours")
    prospect = told(stage, play, way[:1], "march-goal", "goal.tours")
    outcome = played_out(stage, play, way, "huguenots")
    agree(prospect, outcome)
    stand = told(stage, play, way, "react", "pass")
    agree(stand, seen_by_the_other(outcome))


@pytest.mark.rule("uRR 12.1", "uRR 13.1.2", "uRR 19.3")
def test_13_1_2_a_march_promises_what_technology_makes_of_it() -> None:
    stage, play = frontier(), act("huguenots", "march")
    way = ("unit.huguenots.T3.clermont", "goal.tours")
    plain = told(stage, play, way[:1], "march-goal", "goal.tours")
    stage.g.realm.techs["land"] = stage.power("huguenots")
    prospect = told(stage, play, way[:1], "march-goal", "goal.tours")
    agree(prospect, played_out(stage, play, way, "huguenots"))
    assert prospect.theirs > plain.theirs


@pytest.mark.rule("uRR 12.4.1", "uRR 17.3.2")
def test_12_4_1_who_intercepts_sees_the_odds_against_a_determined_leader() -> None:
    """He fights as a tactical leader does when he is met on the march."""
    losing = list[float]()
    for leader in ("determined", "ordinary"):
        stage = Stage().war("huguenots", "france").control("huguenots", "clermont")
        stage.put("huguenots", "clermont", leader, T3=1).put("france", "orleans", T2=1)
        stage.impulse(2, huguenots=1)
        play = act("huguenots", "march")
        way = ("unit.huguenots.T3.clermont", "goal.tours", "intercept.orleans")
        stand = told(stage, play, way, "react", "pass")
        agree(stand, seen_by_the_other(played_out(stage, play, way, "huguenots")))
        losing.append(stand.loss)
    assert losing[0] > losing[1]


@pytest.mark.rule("uRR 12.4.1")
def test_12_4_1_interceptors_have_their_odds_before_they_are_sent_for() -> None:
    """Of a single troop, of a leader with all whom he brings, and of those chosen one by one."""
    play, march = act("huguenots", "march"), ("unit.huguenots.T3.clermont", "goal.tours")
    lone = Stage().war("huguenots", "france").control("huguenots", "clermont")
    lone.put("huguenots", "clermont", T3=1).put("france", "orleans", T2=1)
    lone.impulse(2, huguenots=1)
    way = (*march, "intercept.orleans")
    seen = told(lone, play, march, "react", "intercept.orleans")
    assert seen == told(lone, play, way, "intercept-party", "take.france.T2")
    agree(seen, seen_by_the_other(played_out(lone, play, way, "huguenots")))
    army = Stage().war("huguenots", "france").control("huguenots", "clermont")
    army.put("huguenots", "clermont", T3=1).put("france", "orleans", "tactical", T2=2)
    army.impulse(2, huguenots=1)
    led = (*way, "lead.orleans.tactical")
    best = told(army, play, march, "react", "intercept.orleans")
    assert best == told(army, play, way, "intercept-leader", led[-1])
    assert best == told(army, play, led, "intercept-party", "everybody")
    agree(best, seen_by_the_other(played_out(army, play, (*led, "everybody", "all"), "huguenots")))
    assert told(army, play, led, "intercept-party", "take.france.T2").win < best.win
    assert told(army, play, way, "intercept-leader", "alone").win < best.win


@pytest.mark.rule("uRR 13.4", "uRR 13.4.2")
@pytest.mark.parametrize(("inside", "casualties"), [(1, 0), (2, 1)])
def test_13_4_an_assault_has_its_odds_on_both_sides(inside: int, casualties: int) -> None:
    stage = Stage().war("huguenots", "france").put("huguenots", "tours", T3=2)
    stage.put("france", "tours", T2=inside, fortress=True).control("huguenots", "clermont")
    stage.siege("huguenots", "tours", casualties).impulse(2, huguenots=1)
    play = act("huguenots", "assault")
    prospect = told(stage, play, (), "assault", "assault.tours")
    way = ("assault.tours", "all", "all")
    outcome = played_out(stage, play, way, "huguenots")
    assert (prospect.win, prospect.draw) == pytest.approx((outcome.win, outcome.draw))
    assert prospect.mine == pytest.approx(outcome.mine)
    resist = told(stage, play, way, "capitulation", "resist")
    assert (resist.win, resist.loss) == pytest.approx((outcome.loss, outcome.win))


@pytest.mark.rule("uRR 13.3.1")
def test_13_3_1_a_sortie_has_its_odds() -> None:
    stage = Stage().war("huguenots", "france").put("huguenots", "tours", T3=1)
    stage.put("france", "tours", T3=1, fortress=True).siege("huguenots", "tours", 1)
    stage.control("huguenots", "clermont").impulse(1, france=1)
    play = act("france", "sortie")
    prospect = told(stage, play, (), "sortie", "sortie.tours")
    outcome = played_out(stage, play, ("sortie.tours",), "france")
    assert (prospect.win, prospect.draw, prospect.loss) == pytest.approx(outcome[:3])


@pytest.mark.rule("uRR 13.3.5")
@pytest.mark.parametrize("key", ["join", "pass"])
def test_13_3_5_the_besieged_see_what_joining_a_relief_is_worth(key: str) -> None:
    stage = Stage().war("huguenots", "france").put("huguenots", "tours", T3=1)
    stage.put("france", "tours", T2=1, fortress=True).siege("huguenots", "tours", 1)
    stage.put("france", "orleans", T2=1).impulse(1, france=1)
    play = act("france", "march")
    way = ("unit.france.T2.orleans", "goal.tours")
    prospect = told(stage, play, way, "join-relief", key)
    outcome = played_out(stage, play, (*way, key, "all"), "france")
    assert (prospect.win, prospect.draw, prospect.loss) == pytest.approx(outcome[:3])


# -- small wars ------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 13.5.4", "uRR 13.5.5")
@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize("leader", ["", "determined", "ordinary"])
def test_13_5_a_subjugation_has_its_odds(level: int, leader: str) -> None:
    stage = Stage().own("huguenots", "tours", "clermont").revolt("tours", level)
    stage.put("huguenots", "tours", leader, T3=2).impulse(2, huguenots=1)
    play = act("huguenots", "subjugate")
    prospect = told(stage, play, (), "subjugate", "subjugate.tours")
    outcome = played_out(stage, play, ("subjugate.tours",), "huguenots")
    agree(prospect, outcome)


@pytest.mark.rule("uRR 12.5", "uRR 13.5.4")
def test_12_5_who_has_marched_into_a_revolt_sees_what_his_claim_is_worth() -> None:
    stage = Stage().revolt("granada").put("spain", "madrid", T3=1).impulse(0, spain=1)
    play, way = act("spain", "march"), ("unit.spain.T3.madrid", "goal.granada")
    prospect = told(stage, play, way, "march-on", "claim")
    agree(prospect, played_out(stage, play, (*way, "claim"), "spain"))


@pytest.mark.rule("uRR 13.5.2", "uRR 13.5.5")
def test_13_5_2_who_may_oppose_sees_the_odds_of_troops_and_of_walls() -> None:
    stage = Stage().war("huguenots", "france").put("huguenots", "tours", T3=2)
    stage.put("france", "paris", T3=2, fortress=True).control("huguenots", "clermont")
    stage.own("france", "orleans").impulse(2)

    def play(twin: Stage) -> Procedure[Any]:
        return subjugate(twin.g, twin.power("huguenots"), twin.at("tours"), moved=True)

    ask = drive(play(again(stage)), (), "oppose")
    assert ask is not None
    for key in (option.key for option in ask.options if option.key != "pass"):
        prospect = told(stage, play, (), "oppose", key)
        outcome = played_out(stage, play, (key, "pass"), "huguenots")
        agree(prospect, seen_by_the_other(outcome))


# -- at sea ----------------------------------------------------------------------------------------


def squadrons(stage: Stage, power: str, sea: str) -> Force:
    where, who = stage.at(sea), stage.power(power)
    units = {(who, kind): n for kind, n in squadrons_at(stage.g, who, where).items()}
    return Force(who, where, units, leaders_at(stage.g, who, where))


def channel(ours: int = 1, theirs: int = 1, leader: str = "") -> Stage:
    """English against French ships in the East Atlantic."""
    stage = Stage().war("england", "france").put("england", "sea_ea", S3=ours)
    stage.put("france", "sea_ea", S2=theirs)
    if leader:
        stage.lead("england", "sea_ea", leader, "squadron")
    return stage.impulse(2, england=1)


@pytest.mark.rule("uRR 13.2", "uRR 11.3")
@pytest.mark.parametrize("leader", ["", "admiral"])
def test_11_3_a_fleet_action_has_its_odds_on_both_sides(leader: str) -> None:
    stage, play = channel(leader=leader), act("england", "cruise")
    ask = drive(play(again(stage)), (), "cruise")
    assert ask is not None
    first = "leader" if leader else "unit"
    begin = next(option.key for option in ask.options if option.key.startswith(first))
    way = (begin, "goal.sea_ea", "attack.france.S2")
    prospect = told(stage, play, way[:-1], "hunt", "attack.france.S2")
    outcome = played_out(stage, play, (*way, "fight"), "england")
    agree(prospect, outcome)
    stand = told(stage, play, way, "attacked-at-sea", "fight")
    agree(stand, seen_by_the_other(outcome))


@pytest.mark.rule("uRR 13.2.5", "uRR 13.1.7")
def test_13_2_5_losses_at_sea_are_those_of_the_rules() -> None:
    stage = channel(2, 2)

    def play(twin: Stage) -> Procedure[Any]:
        england, france = (squadrons(twin, power, "sea_ea") for power in ("england", "france"))
        return naval_combat(twin.g, twin.at("sea_ea"), england, france, cause="action")

    prospect = told(stage, play, (), "fighters", "all")
    agree(prospect, played_out(stage, play, ("all", "all"), "england"))


@pytest.mark.rule("uRR 11.4.1")
@pytest.mark.parametrize("escort", ["escort.sea_ea.england.S3", "pass"])
def test_11_4_1_a_transport_has_its_odds_with_and_without_escort(escort: str) -> None:
    stage = channel()

    def play(twin: Stage) -> Procedure[Any]:
        england, port, sea = twin.power("england"), twin.at("portsmouth"), twin.at("sea_ea")
        return cross(twin.g, england, port, sea)

    way = ("intercept.sea_ea.france.S2",)
    prospect = told(stage, play, way, "escort", escort)
    outcome = played_out(stage, play, (*way, escort), "england")
    agree(prospect, outcome)


@pytest.mark.rule("uRR 11.5.2", "uRR 11.4.3")
def test_11_5_2_piracy_has_its_odds_with_and_without_an_interceptor() -> None:
    stage = Stage().war("england", "spain").merchants("tc_east_atlantic", "spain")
    stage.put("england", "sea_ea", S3=1).put("spain", "sea_ea", S2=1).impulse(2, england=1)
    stage.g.realm.grants.append(_privateers(stage))
    play, way = act("england", "piracy"), ("pirate.england.S3.sea_ea", PREY)
    free = told(stage, play, way[:1], "prey", PREY)
    outcome = played_out(stage, play, way, "england")
    assert (free.win, free.draw, free.loss) == pytest.approx(outcome[:3])
    fleet = "intercept.sea_ea.spain.S2"
    for key in (fleet, "pass"):
        seen = told(stage, play, way, "intercept-pirate", key)
        fought = seen_by_the_other(played_out(stage, play, (*way, key), "england"))
        assert (seen.win, seen.draw, seen.loss) == pytest.approx(fought[:3])


PREY = "prey.spain.tc_east_atlantic"


def _privateers(stage: Stage) -> Grant:
    return Grant(stage.power("england"), "privateering", "francis_drake")


@pytest.mark.rule("uRR 19.2.4")
def test_19_2_4_a_raid_has_its_odds() -> None:
    stage = board(8).own("spain", "cuba").put("england", "sea_cs", S3=1).war("england", "spain")
    stage.own("england", "jamaica")
    stage.run(_galleon(stage))
    stage.impulse(player_of(stage.g, stage.power("england")), england=1)
    play, way = act("england", "raid"), ("raider.england.S3.sea_cs", "port.cuba")
    prospect = told(stage, play, way[:1], "raid-port", "port.cuba")
    agree(prospect, played_out(stage, play, way, "england"))


def _galleon(stage: Stage) -> Procedure[None]:
    return event(stage.g, "galleon")


@pytest.mark.rule("uRR 11.4.2", "uRR 13.2.4")
def test_11_4_2_a_champion_knows_whom_he_meets() -> None:
    stage = Stage("catholics_and_protestants", 3).war("england", "france").war("england", "spain")
    stage.put("england", "sea_ea", S3=1).put("france", "sea_ea", S2=1).put("spain", "sea_ea", S3=1)
    stage.impulse(2)

    def play(twin: Stage) -> Procedure[Any]:
        area = twin.at("brest")
        return support_fleets(twin.g, area, twin.power("england"), twin.power("france"))

    way = (
        "support.england.sea_ea.england.S3",
        "support.france.sea_ea.spain.S3",
        "support.france.sea_ea.france.S2",
    )
    prospect = told(stage, play, way, "champion", "champion.spain")
    outcome = played_out(stage, play, (*way, "champion.spain"), "england")
    agree(prospect, seen_by_the_other(outcome))


@pytest.mark.rule("uRR 13.4")
def test_odds_are_none_where_nothing_is_rolled() -> None:
    stage = frontier()
    play = act("huguenots", "march")
    ask = drive(play(again(stage)), ("unit.huguenots.T3.clermont",), "march-goal")
    assert ask is not None
    assert ask.foresee is not None
    quiet = next(o.key for o in ask.options if o.key.startswith("goal.") and o.key != "goal.tours")
    assert ask.foresee(stage.g, quiet) is None
    assert ask.foresee(stage.g, "back") is None
