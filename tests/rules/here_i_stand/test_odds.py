"""The odds that a player is shown, against the rules played out with every fall of the dice."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

import pytest

from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.events.new_world import DiscoveryClaimed, VoyageResolved
from tercio.games.here_i_stand.model.new_world_state import Voyage
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    INDEPENDENT,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.rules.new_world.new_world_phase import (
    NEW_WORLD_ACTIONS,
    new_world,
    resolve_explorations,
)
from tercio.games.here_i_stand.rules.new_world.voyages import explorers_of
from tercio.games.here_i_stand.rules.reformation.attempts import attempts_of
from tercio.games.here_i_stand.rules.reformation.debate_calls import (
    choose_attacker,
    choose_excluded,
)
from tercio.games.here_i_stand.rules.reformation.debates import theological_debate
from tercio.games.here_i_stand.rules.reformation.reformation_attempts import make_attempts
from tercio.games.here_i_stand.rules.reformation.religious_actions import call_debate
from tercio.games.here_i_stand.rules.reformation.religious_odds import attempt_dice, difference_odds
from tercio.kernel.ask import PASS, Ask, AskAll, Checkpoint, Procedure, Prospect, Seat
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Script
from tercio.wars.land.battle_odds import Army, Fleet, field_odds, naval_outcome
from tercio.wars.land.movement import MOVE_CLEAR
from tercio.wars.model.events import BattleFought, PiracyHits
from tercio.wars.model.names import AVAILABLE, REGULAR, Power
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.sea.naval_combat import naval_combat
from tercio.wars.sea.naval_movement import NAVAL_MOVE
from tercio.wars.sea.piracy import Raid, defence_dice, initiate_piracy
from tercio.wars.siege.assault import ASSAULT
from tercio.wars.turn.actions import spend_cp
from tests.rules.here_i_stand.church import debaters
from tests.rules.here_i_stand.stage import DATA, Stage

MISS, HIT = 1, 6
WORDS = Words(GAME, GAME.load_data())


def drive(stage: Stage, procedure: Procedure[Any], answers: Sequence[str], until: str = "") -> Ask:
    """Run to the ask of a kind, or to the end: as told, else passing, else the first option."""
    left: list[str] = list(answers)
    reply: Any = None
    while True:
        try:
            stop = procedure.send(reply)
        except StopIteration:
            assert not until, f"nobody was asked {until}"
            return Ask(Seat(""), "end", [])
        if isinstance(stop, Checkpoint):
            reply = None
            continue
        assert isinstance(stop, Ask | AskAll)
        asks = stop.asks if isinstance(stop, AskAll) else {stop.seat: stop}
        for ask in asks.values():
            if ask.kind == until:
                return ask
        picks = {seat: ask.option(_answer(ask, left)) for seat, ask in asks.items()}
        reply = picks if isinstance(stop, AskAll) else next(iter(picks.values()))


def _answer(ask: Ask, left: list[str]) -> str:
    if left and ask.option(left[0]):
        return left.pop(0)
    return PASS if ask.option(PASS) else ask.options[0].key


def told(stage: Stage, ask: Ask, key: str) -> Prospect:
    """What the seat that is asked is told of an option: from its view, and in words."""
    found = foreseen(stage, ask, key)
    assert found is not None, key
    assert found.win + found.draw + found.loss == pytest.approx(1)
    assert min(found.win, found.draw, found.loss) > -1e-12
    return found


def foreseen(stage: Stage, ask: Ask, key: str) -> Prospect | None:
    g = GAME.position(stage.g.setting, DATA, stage.g.state, stage.g.random)
    g.state = GAME.hide(g, ask.seat)
    odds = GAME.display.odds(g, ask.seat, ask, key, words=WORDS)
    assert ask.foresee is not None
    found = ask.foresee(g, key)
    assert (odds is None) == (found is None)
    assert odds is None or (odds.win, odds.title.count("$")) == (found and found.win, 0)
    return found


class Played(NamedTuple):
    """How the rules ended a battle: for the attacker, with the losses of both."""

    won: float
    drawn: float
    mine: float
    theirs: float


def played_out(
    make: Callable[[], tuple[Stage, Procedure[Any]]],
    answers: Sequence[str],
    dice: int,
    judge: Callable[[Stage], tuple[bool, bool, int, int]],
) -> Played:
    """Every fall of the dice as a hit or a miss, with its chance, by the rules themselves."""
    total = [0.0] * 4
    for faces in product((MISS, HIT), repeat=dice):
        stage, procedure = make()
        stage.g.random.script = Script(faces)
        drive(stage, procedure, answers)
        hits = faces.count(HIT)
        chance = (1 / 3) ** hits * (2 / 3) ** (dice - hits)
        total = [a + chance * b for a, b in zip(total, judge(stage), strict=True)]
    return Played(*total)


def fought(stage: Stage) -> BattleFought:
    event: BattleFought = stage.events(BattleFought)[-1]
    return event


# -- land ------------------------------------------------------------------------------------------


def milan(hapsburg: int = 2, french: int = 3) -> tuple[Stage, Procedure[Any]]:
    """The French in Turin, the Hapsburgs in Pavia; both can retreat."""
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).control(FRANCE, "turin")
    stage.control(HAPSBURG, "pavia", "milan", "modena", "genoa")
    stage.put("turin", FRANCE, french).put("pavia", HAPSBURG, hapsburg, leaders=["ferdinand"])
    stage.impulse(FRANCE, 3)
    return stage, MOVE_CLEAR.run(stage.g, FRANCE)


def units(stage: Stage, power: Power) -> int:
    return sum(stage.g.state.troops[power * 2 + REGULAR])


MARCH = ("all", "move.turin.pavia")


def test_14_odds_of_a_move_into_enemies_are_those_of_the_battle_by_the_rules() -> None:
    stage, procedure = milan()
    ask = drive(stage, procedure, ("all",), "move-to")
    odds = told(stage, ask, "move.turin.pavia")

    def judge(stage: Stage) -> tuple[bool, bool, int, int]:
        won = fought(stage).winner == "power:france"
        return won, False, 3 - units(stage, FRANCE), 2 - units(stage, HAPSBURG)

    by_the_rules = played_out(milan, MARCH, 3 + 2 + 1 + 1, judge)
    assert (odds.win, odds.draw, odds.mine, odds.theirs) == pytest.approx(by_the_rules)


def test_14_no_odds_where_there_is_nobody_to_fight() -> None:
    stage, procedure = milan(hapsburg=0)
    stage.g.state.leader_at[stage.g.world.leader["ferdinand"]] = AVAILABLE
    ask = drive(stage, procedure, ("all",), "move-to")
    assert foreseen(stage, ask, "move.turin.pavia") is None
    assert foreseen(stage, ask, "back") is None


def test_22_6_no_odds_where_independents_withdraw() -> None:
    """Up to four stand behind the walls and do not fight in the field."""
    stage = Stage().clear().empty_hands().control(INDEPENDENT, "florence").impulse(FRANCE, 3)
    stage.control(FRANCE, "modena").put("modena", FRANCE, 3).put("florence", INDEPENDENT, 1)
    ask = drive(stage, MOVE_CLEAR.run(stage.g, FRANCE), ("all",), "move-to")
    assert foreseen(stage, ask, "move.modena.florence") is None


def test_14_odds_know_no_hidden_cards() -> None:
    """Whatever the enemy holds, the attacker is told the same."""
    seen = []
    for cards in ((), ("arquebusiers",), ("surprise_attack", "field_artillery")):
        stage, procedure = milan()
        stage.hand(HAPSBURG, *cards)
        ask = drive(stage, procedure, ("all",), "move-to")
        seen.append(told(stage, ask, "move.turin.pavia"))
    assert seen[0] == seen[1] == seen[2]


def test_13_3_odds_to_slip_away_and_to_stand() -> None:
    stage, procedure = milan()
    ask = drive(stage, procedure, MARCH, "avoid-battle")
    away = told(stage, ask, next(o.key for o in ask.options if o.key.startswith("avoid.")))
    ways = sum(a + b + 1 >= 9 for a, b in product(range(1, 7), repeat=2))
    assert away.win == pytest.approx(ways / 36)
    stand = told(stage, ask, PASS)
    attack = field_odds(Army(3, 3), Army(2, 4))
    assert (stand.win, stand.mine) == pytest.approx((attack.defender_wins, attack.defender_losses))


def test_13_2_odds_of_an_interception() -> None:
    """Two dice, and the battle rating of a leader who comes along."""
    stage, procedure = milan(hapsburg=0)
    stage.g.state.leader_at[stage.g.world.leader["ferdinand"]] = AVAILABLE
    stage.put("genoa", HAPSBURG, 2, leaders=["charles_v"])
    ask = drive(stage, procedure, MARCH, "interception")
    rating = stage.g.world.battle_rating[stage.g.world.leader["charles_v"]]
    ways = sum(a + b + rating >= 9 for a, b in product(range(1, 7), repeat=2))
    assert told(stage, ask, "intercept.genoa").win == pytest.approx(ways / 36)
    assert foreseen(stage, ask, PASS) is None


def test_13_2_odds_of_interceptors_without_their_leader() -> None:
    stage, procedure = milan(hapsburg=0)
    stage.g.state.leader_at[stage.g.world.leader["ferdinand"]] = AVAILABLE
    stage.put("genoa", HAPSBURG, 2, leaders=["charles_v"])
    ask = drive(stage, procedure, (*MARCH, "intercept.genoa"), "interceptors")
    ways = sum(a + b >= 9 for a, b in product(range(1, 7), repeat=2))
    assert told(stage, ask, "regular").win == pytest.approx(ways / 36)


# -- combat cards ----------------------------------------------------------------------------------


def combat_window(*cards: str) -> tuple[Stage, Ask]:
    stage, procedure = milan()
    stage.hand(FRANCE, *cards)
    return stage, drive(stage, procedure, MARCH, "field_battle_cards")


@pytest.mark.parametrize(
    ("card", "attacker", "first"),
    [
        ("arquebusiers", Army(3, 5), ""),
        ("field_artillery", Army(3, 6), ""),
        ("surprise_attack", Army(3, 3), "attacker"),
    ],
)
def test_14_odds_with_and_without_a_combat_card(card: str, attacker: Army, first: Any) -> None:
    stage, ask = combat_window(card)
    plain, played = field_odds(Army(3, 3), Army(2, 4)), field_odds(attacker, Army(2, 4), first)
    assert told(stage, ask, PASS).win == pytest.approx(plain.attacker_wins)
    key = f"card.{stage.g.world.card[card]}"
    odds = told(stage, ask, key)
    assert (odds.win, odds.mine) == pytest.approx((played.attacker_wins, played.attacker_losses))
    assert stage.g.state.hands[FRANCE] == [stage.g.world.card[card]], "it was only imagined"


def test_14_odds_with_bribed_mercenaries_count_who_changes_sides() -> None:
    stage, procedure = milan(hapsburg=1)
    stage.put("pavia", HAPSBURG, second=2).hand(FRANCE, "mercenaries_bribed")
    ask = drive(stage, procedure, MARCH, "field_battle_cards")
    bribed = field_odds(Army(4, 4), Army(2, 4))
    card = stage.g.world.card["mercenaries_bribed"]
    assert told(stage, ask, f"card.{card}").win == pytest.approx(bribed.attacker_wins)


# -- assault ---------------------------------------------------------------------------------------


def calais() -> tuple[Stage, Procedure[Any]]:
    """Three Frenchmen with Francis before two Englishmen."""
    stage = Stage().clear().empty_hands().war(FRANCE, ENGLAND).control(FRANCE, "brussels")
    stage.put("calais", ENGLAND, 2).put("calais", FRANCE, 3, leaders=["francis_i"])
    stage.siege("calais", FRANCE)
    stage.g.state.impulse.sieges_begun = 0
    stage.impulse(FRANCE, 2)
    return stage, ASSAULT.run(stage.g, FRANCE)


def test_15_1_odds_of_an_assault_are_those_of_the_rules() -> None:
    """A draw is a siege that goes on; losses of a retreat are not among those expected."""
    stage, procedure = calais()
    ask = drive(stage, procedure, (), "assault-formation")
    odds = told(stage, ask, "all")

    def judge(stage: Stage) -> tuple[bool, bool, int, int]:
        won = stage.controller("calais") == FRANCE
        mine, theirs = fought(stage).defender_hits, fought(stage).attacker_hits
        return won, stage.is_besieged("calais"), min(3, mine), min(2, theirs)

    by_the_rules = played_out(calais, ("all",), 2 + 1 + 2 + 1, judge)
    assert (odds.win, odds.draw, odds.mine, odds.theirs) == pytest.approx(by_the_rules)


def test_15_1_odds_grow_with_every_unit_of_the_formation() -> None:
    stage, procedure = calais()
    ask = drive(stage, procedure, ("leader.francis_i",), "assault-formation")
    fresh = drive(stage, ASSAULT.run(stage.g, FRANCE), (), "assault-formation")
    assert foreseen(stage, fresh, "leader.francis_i") is None, "a leader alone storms nothing"
    assert told(stage, fresh, "regular").win < told(stage, ask, "all").win


# -- sea -------------------------------------------------------------------------------------------


def ionian() -> tuple[Stage, Procedure[Any]]:
    stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG).impulse(OTTOMAN, 2)
    stage.put("ionian_sea", HAPSBURG, ships=1).put("aegean_sea", OTTOMAN, ships=1, corsairs=1)
    stage.control(OTTOMAN, "coron")
    return stage, naval_combat(stage.g, stage.sea("ionian_sea"), OTTOMAN, HAPSBURG)


def at_ionian() -> tuple[Stage, Procedure[Any]]:
    stage, _ = ionian()
    g = stage.g
    g.move_ships(ships_at(g, stage.sea("aegean_sea"), OTTOMAN), stage.sea("ionian_sea"), "move")
    return stage, naval_combat(g, stage.sea("ionian_sea"), OTTOMAN, HAPSBURG)


def test_16_2_odds_of_a_naval_move_are_those_of_the_combat_by_the_rules() -> None:
    stage, _ = ionian()
    # The two zones are joined by a port; from it the fleet sails against the enemy.
    g = stage.g
    g.move_ships(ships_at(g, stage.sea("aegean_sea"), OTTOMAN), stage.at("coron"), "move")
    ask = drive(stage, NAVAL_MOVE.run(g, OTTOMAN), ("from.coron",), "naval-destination")
    odds = told(stage, ask, "to.ionian_sea")
    assert foreseen(stage, ask, "to.aegean_sea") is None
    ask = drive(stage, NAVAL_MOVE.run(g, OTTOMAN), ("from.coron", "to.ionian_sea"), "naval-ships")
    assert told(stage, ask, "all") == odds
    assert told(stage, ask, "ship.ottoman.corsair").win < odds.win

    def judge(stage: Stage) -> tuple[bool, bool, int, int]:
        won = fought(stage).winner == "power:ottoman"
        lost = 2 - _afloat(stage, OTTOMAN), 1 - _afloat(stage, HAPSBURG)
        return won, False, *lost

    by_the_rules = played_out(at_ionian, (), 3 + 2, judge)
    assert (odds.win, odds.draw, odds.mine, odds.theirs) == pytest.approx(by_the_rules)


def _afloat(stage: Stage, power: Power) -> int:
    return sum(stage.g.state.ship_at[ship] >= 0 for ship in stage.g.world.ships_of(power))


def test_16_1_odds_of_two_combats_together() -> None:
    """To win both, or none; one of the two is a draw."""
    stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG).impulse(OTTOMAN, 2)
    stage.put("ionian_sea", HAPSBURG, ships=1).put("aegean_sea", HAPSBURG, ships=1)
    stage.control(OTTOMAN, "coron").put("coron", OTTOMAN, ships=2)
    procedure = NAVAL_MOVE.run(stage.g, OTTOMAN)
    orders = ("from.coron", "to.ionian_sea", "ship.ottoman.squadron", "done")
    asks = list(asked(procedure, (*orders, "from.coron", "to.aegean_sea")))
    one = told(stage, asks[2], "ship.ottoman.squadron")
    both = told(stage, asks[-1], "done")
    assert both.win == pytest.approx(one.win**2)
    assert both.loss == pytest.approx(one.loss**2)
    assert both.mine == pytest.approx(2 * one.mine)


def asked(procedure: Procedure[None], keys: Sequence[str] = ()) -> Iterator[Ask]:
    """The questions, answered as told; without answers by the first option."""
    reply: Any = None
    left = list(keys)
    while True:
        try:
            ask = procedure.send(reply)
        except StopIteration:
            return
        assert isinstance(ask, Ask)
        yield ask
        if keys and not left:
            return
        reply = ask.option(left.pop(0)) if left else ask.options[0]


def off_tunis(*answers: str, until: str) -> tuple[Stage, Ask]:
    """An Ottoman squadron leaves Tunis; Doria lies in the Tyrrhenian Sea with two."""
    stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG).impulse(OTTOMAN, 1)
    stage.control(OTTOMAN, "tunis").put("tunis", OTTOMAN, ships=1)
    stage.put("tyrrhenian_sea", HAPSBURG, ships=2, leaders=["andrea_doria"])
    orders = ("from.tunis", "to.barbary_coast", "done", *answers)
    return stage, drive(stage, NAVAL_MOVE.run(stage.g, OTTOMAN), orders, until)


def test_16_1_odds_of_an_interception_at_sea_with_some_or_all() -> None:
    """Doria helps only where he goes along: where all ships go, he does."""
    stage, ask = off_tunis(until="naval-intercept")
    odds = told(stage, ask, "intercept.tyrrhenian_sea")
    assert odds.title == "odds-interception"
    assert odds.win == pytest.approx(21 / 36)
    assert foreseen(stage, ask, PASS) is None
    stage, ask = off_tunis("intercept.tyrrhenian_sea", until="intercepting-ships")
    assert told(stage, ask, "all") == odds
    assert told(stage, ask, "ship.hapsburg.squadron").win == pytest.approx(10 / 36)


def test_16_2_odds_count_the_leader_who_is_there_already() -> None:
    def win(*leaders: str) -> float:
        stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG).impulse(OTTOMAN, 1)
        stage.put("ionian_sea", HAPSBURG, ships=2).control(OTTOMAN, "coron")
        stage.put("ionian_sea", OTTOMAN, ships=1, leaders=leaders).put("coron", OTTOMAN, ships=1)
        ask = drive(stage, NAVAL_MOVE.run(stage.g, OTTOMAN), ("from.coron",), "naval-destination")
        return told(stage, ask, "to.ionian_sea").win

    assert win("barbarossa") > win()


def barbary() -> tuple[Stage, Procedure[Any]]:
    stage = Stage().clear().empty_hands().done("barbary_pirates").impulse(OTTOMAN, 6)
    stage.put("ionian_sea", OTTOMAN, corsairs=2, leaders=["barbarossa"])
    stage.put("ionian_sea", HAPSBURG, ships=1)
    return stage, initiate_piracy(stage.g, OTTOMAN)


RAID = ("sea.ionian_sea", "target.hapsburg")


def test_16_4_odds_of_piracy_are_those_of_the_rules() -> None:
    """A draw is a raid without a hit; what the target loses are the hits it pays for."""
    stage, procedure = barbary()
    ask = drive(stage, procedure, RAID[:1], "piracy-target")
    odds = told(stage, ask, "target.hapsburg")

    def judge(stage: Stage) -> tuple[bool, bool, int, int]:
        tried = stage.events(PiracyHits)
        hits = tried[0].hits if tried else 0
        return hits > 0, bool(tried) and not hits, 2 - _afloat(stage, OTTOMAN), hits

    dice = defence_dice(stage.g, Raid(OTTOMAN, HAPSBURG, stage.sea("ionian_sea"))) + 2
    dice += stage.g.world.piracy_rating[stage.g.world.leader["barbarossa"]]
    by_the_rules = played_out(barbary, RAID, dice, judge)
    assert (odds.win, odds.draw, odds.mine, odds.theirs) == pytest.approx(by_the_rules)


# -- faith -----------------------------------------------------------------------------------------


def test_18_3_odds_of_an_attempt_are_those_of_its_dice() -> None:
    """Leipzig next to Wittenberg: the dice of the printed example, all their ways."""
    stage = Stage().protestant("wittenberg")
    debaters(stage)
    string = attempts_of(stage.g, PROTESTANT, "publish_treatise", zone="german")
    ask = drive(stage, make_attempts(stage.g, string), (), "reformation")
    odds = told(stage, ask, "target.leipzig")
    ours, theirs = attempt_dice(stage.g, string, stage.at("leipzig"))
    rolls = list(product(range(1, 7), repeat=ours + theirs))
    won = sum(max(roll[:ours]) >= max(roll[ours:]) for roll in rolls)
    assert odds.win == pytest.approx(won / len(rolls))
    assert (odds.draw, odds.mine, odds.theirs) == (0, 0, 0)
    assert foreseen(stage, ask, "done") is None


def test_18_5_odds_of_a_debate_by_pool() -> None:
    """The attacker is known; each pool has its own odds, of two rounds."""
    stage = debaters(Stage(), "aleander", "bucer", committed=["melanchthon"])
    stage.g.random.script = Script((), ("aleander",))
    ask = drive(stage, theological_debate(stage.g, PAPACY, "german"), (), "debate-defender")
    first = difference_odds(2 + 3, 2 + 2)
    # Bucer came fresh; after a tie both he and Melanchthon are committed and may be drawn.
    second = difference_odds(2 + 3, 2 + 1), difference_odds(2 + 3, 3 + 1)
    ties = first[0] * (second[0][0] + second[1][0]) / 2
    odds = told(stage, ask, "target.uncommitted")
    assert odds.draw == pytest.approx(ties)
    flips = sum((by + 1) * p for by, p in first.items() if by > 0)
    again = sum(by * p for each in second for by, p in each.items() if by > 0) / 2
    assert odds.theirs == pytest.approx(flips + first[0] * again), "Aleander flips one more"
    assert told(stage, ask, "target.committed") != odds


def test_18_5_odds_of_a_zone_an_attacker_and_an_exclusion() -> None:
    stage = debaters(Stage(), "eck", "campeggio", "luther", "bucer")
    stage.impulse(PAPACY, 3)
    zone = drive(stage, call_debate(stage.g, PAPACY), (), "debate-zone")
    any_one = told(stage, zone, "debate.german")
    assert foreseen(stage, zone, "back") is None
    named = drive(stage, choose_attacker(stage.g, PAPACY, "german"), (), "debate-attacker")
    eck, campeggio = (told(stage, named, f"debater.{id}") for id in ("eck", "campeggio"))
    assert any_one.win == pytest.approx((eck.win + campeggio.win) / 2)
    assert eck.win > campeggio.win
    kept = drive(stage, choose_excluded(stage.g, "german"), (), "debate-excluded")
    assert told(stage, kept, "debater.luther").win > any_one.win


# -- the New World ---------------------------------------------------------------------------------


def test_20_2_odds_of_an_exploration_are_those_of_all_rolls_of_all_explorers() -> None:
    def atlantic() -> Stage:
        stage = Stage().impulse(ENGLAND, 6)
        stage.g.state.new_world.crossing.clear()
        stage.g.state.new_world.claimed["amazon"] = FRANCE
        return stage

    stage = atlantic()
    ask = drive(stage, spend_cp(stage.g, ENGLAND), (), "spend-cp")
    odds = told(stage, ask, "action.explore")
    ends = []
    explorers = explorers_of(stage.g, ENGLAND)
    for who, *roll in product(explorers, range(1, 7), range(1, 7)):
        stage = atlantic()
        stage.run(NEW_WORLD_ACTIONS[0].run(stage.g, ENGLAND))
        # A second roll, for who sails around the world, does not change what was found.
        stage.g.random.script = Script([*roll, 1, 1], (who,))
        list(asked(resolve_explorations(stage.g)))
        found = bool(stage.events(DiscoveryClaimed))
        lost = any(e.result == "lost" for e in stage.events(VoyageResolved)) and not found
        ends.append((found, lost))
    assert odds.win == pytest.approx(sum(found for found, _ in ends) / len(ends))
    assert odds.loss == odds.mine == pytest.approx(sum(lost for _, lost in ends) / len(ends))
    assert told(stage, ask, "action.conquer").win > 0
    assert foreseen(stage, ask, "end-impulse") is None


def test_20_2_odds_of_sailing_on_around_the_world() -> None:
    stage = Stage().clear()
    stage.g.state.new_world.crossing = [Voyage(HAPSBURG, "exploration", "magellan")]
    stage.g.random.script = Script([3, 4])
    ask = drive(stage, new_world(stage.g), (), "far-south")
    assert told(stage, ask, "circumnavigate").win == pytest.approx(26 / 36), "6 and Magellan's 4"
    assert foreseen(stage, ask, "claim.amazon_river") is None


def test_a_seat_without_the_ask_is_told_nothing() -> None:
    """Odds belong to an ask; a game without any is asked in vain."""
    stage, _ = milan()
    ask = Ask(Seat("france"), "nothing-to-roll", [])
    assert GAME.display.odds(stage.g, Seat("france"), ask, "pass", words=WORDS) is None


def test_14_odds_of_a_surprise_are_the_same_whoever_springs_it() -> None:
    large, small = Army(5, 6), Army(2, 3)
    mine, theirs = field_odds(large, small, "attacker"), field_odds(small, large, "defender")
    assert mine.attacker_losses == pytest.approx(theirs.defender_losses)
    assert mine.defender_losses == pytest.approx(theirs.attacker_losses)


def test_16_2_an_odd_hit_sinks_a_ship_of_the_loser_alone() -> None:
    fleet = Fleet(ships=2, dice=4)
    beaten, tied, victor = (naval_outcome(fleet, fleet, hits, 1) for hits in (0, 1, 2))
    assert beaten == (False, 1, 0)
    assert tied == (False, 1, 0)
    assert victor == (True, 0, 1)


def test_16_1_odds_to_slip_away_at_sea() -> None:
    stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG).impulse(OTTOMAN, 1)
    stage.control(OTTOMAN, "tunis").put("tunis", OTTOMAN, ships=1)
    stage.put("barbary_coast", HAPSBURG, ships=1)
    orders = ("from.tunis", "to.barbary_coast", "done")
    ask = drive(stage, NAVAL_MOVE.run(stage.g, OTTOMAN), orders, "naval-avoid")
    found = told(stage, ask, "avoid.oran")
    assert (found.title, found.args["place"]) == ("odds-avoid-battle", "sea:barbary_coast")


def test_15_1_odds_of_the_choice_between_two_assaults() -> None:
    stage, _ = calais()
    stage.war(FRANCE, HAPSBURG).put("besancon", HAPSBURG, 1).put("besancon", FRANCE, 2)
    stage.siege("besancon", FRANCE)
    stage.g.state.impulse.sieges_begun = 0
    ask = drive(stage, ASSAULT.run(stage.g, FRANCE), (), "assault")
    assert told(stage, ask, "assault.besancon").theirs < told(stage, ask, "assault.calais").theirs
    assert foreseen(stage, ask, "back") is None
