"""HIS 16: the moments at which response and combat cards meet fleets, transports and pirates."""

from collections.abc import Callable
from typing import Any

import pytest

from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, HAPSBURG, OTTOMAN
from tercio.kernel.ask import Procedure
from tercio.wars.cards.responses import might_hold
from tercio.wars.model.names import CardId, Power
from tercio.wars.sea.naval_movement import naval_move
from tercio.wars.sea.naval_transport import naval_transport
from tercio.wars.sea.piracy import initiate_piracy
from tests.rules.here_i_stand.stage import Stage

Answer = Callable[[Any, Any], None]


def deal(
    monkeypatch: pytest.MonkeyPatch, stage: Stage, power: Power, moment: str, answer: Answer
) -> str:
    """Give a power a card that does `answer(g, about)` at a moment; returns its option key."""
    card = stage.g.world.card["gout"]
    stage.hand(power, "gout")

    def cards_for(hooks: object, g: Any, at: str) -> tuple[CardId, ...]:
        return (card,) if at == moment else ()

    def respond(
        hooks: object, g: Any, by: Power, played: CardId, at: str, about: Any
    ) -> Procedure[None]:
        answer(g, about)
        g.to_discard(played)
        return
        yield

    hooks = type(stage.g.hooks)
    monkeypatch.setattr(hooks, "cards_for", cards_for)
    monkeypatch.setattr(hooks, "may_respond", lambda *_, about: True)
    monkeypatch.setattr(hooks, "respond", respond)
    return f"{stage.g.seat_of(power)}=card.{card}"


def bar(action: str) -> Answer:
    def answer(g: Any, about: Any) -> None:
        g.state.impulse.barred.append(action)
        g.state.impulse.cp -= 1

    return answer


def test_16_1_a_disrupted_naval_move_does_not_take_place(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage().clear().empty_hands().impulse(OTTOMAN, 3).put("istanbul", OTTOMAN, ships=1)
    play = deal(monkeypatch, stage, HAPSBURG, "naval_move_announced", bar("naval_move"))
    orders = ["from.istanbul", "to.aegean_sea", "done", play]
    stage.run(naval_move(stage.g, OTTOMAN), answers=orders)
    assert stage.ships(OTTOMAN, "istanbul") == 1
    assert stage.cp == 2


def test_16_3_a_disrupted_transport_does_not_take_place(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage().clear().empty_hands().war(ENGLAND, FRANCE).impulse(ENGLAND, 3)
    stage.put("portsmouth", ENGLAND, regulars=3).put("english_channel", ENGLAND, ships=1)
    barred = bar("naval_transport")
    play = deal(monkeypatch, stage, FRANCE, "naval_transport_announced", barred)
    stage.run(naval_transport(stage.g, ENGLAND), answers=["from.portsmouth", "all", play])
    assert stage.regulars(ENGLAND, "portsmouth") == 3
    assert stage.cp == 2


def test_16_4_a_disrupted_raid_does_not_take_place(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage().clear().empty_hands().done("barbary_pirates").impulse(OTTOMAN, 4)
    stage.put("ionian_sea", OTTOMAN, corsairs=2)
    play = deal(monkeypatch, stage, HAPSBURG, "piracy_announced", bar("piracy"))
    answers = ["sea.ionian_sea", "target.hapsburg", play]
    stage.run(initiate_piracy(stage.g, OTTOMAN), answers=answers)
    assert stage.cp == 3
    assert not stage.g.state.court.piracy_zones


def meeting() -> Stage:
    stage = Stage().clear().empty_hands().impulse(OTTOMAN, 3).war(OTTOMAN, HAPSBURG)
    stage.control(OTTOMAN, "tunis").put("tunis", OTTOMAN, ships=1)
    return stage.put("tyrrhenian_sea", HAPSBURG, ships=1)


TO_BARBARY = ["from.tunis", "to.barbary_coast", "done"]


def test_16_1_a_card_can_change_the_roll_of_an_interception(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def row_faster(g: Any, about: Any) -> None:
        about.modifier += 2

    stage = meeting()
    play = deal(monkeypatch, stage, FRANCE, "naval_interception_rolled", row_faster)
    answers = [*TO_BARBARY, "intercept.tyrrhenian_sea", play, "to.tunis"]
    stage.run(naval_move(stage.g, OTTOMAN), dice=[3, 4, 1, 1, 1, 1], answers=answers)
    assert stage.ships(HAPSBURG, "barbary_coast") == 1


def test_16_1_a_card_can_change_the_roll_to_avoid_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    def row_slower(g: Any, about: Any) -> None:
        about.modifier -= 2

    stage = meeting().put("barbary_coast", HAPSBURG, ships=1)
    play = deal(monkeypatch, stage, FRANCE, "naval_avoid_rolled", row_slower)
    answers = [*TO_BARBARY, "pass", "avoid.oran", play, "to.tunis"]
    stage.run(naval_move(stage.g, OTTOMAN), dice=[5, 5, 1, 1, 1, 1], answers=answers)
    assert stage.ships(HAPSBURG, "oran") == 0


@pytest.mark.parametrize("power", [OTTOMAN, HAPSBURG])
def test_16_2_both_sides_declare_combat_cards_before_the_roll(
    monkeypatch: pytest.MonkeyPatch, power: Power
) -> None:
    def add_dice(g: Any, about: Any) -> None:
        about.side_of(power).dice += 2

    stage = meeting().put("barbary_coast", HAPSBURG, ships=1)
    play = deal(monkeypatch, stage, power, "naval_combat_cards", add_dice)
    answers = [*TO_BARBARY, "pass", "pass", play, "to.tunis"]
    stage.run(naval_move(stage.g, OTTOMAN), dice=[1] * 6, answers=answers)


def test_16_2_a_third_power_responds_after_the_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    def add_hit(g: Any, about: Any) -> None:
        about.attacker.extra_hits += 1

    stage = meeting().put("barbary_coast", HAPSBURG, ships=1)
    play = deal(monkeypatch, stage, ENGLAND, "naval_combat_after_roll", add_hit)
    answers = [*TO_BARBARY, "pass", "pass", play]
    stage.run(naval_move(stage.g, OTTOMAN), dice=[1] * 4, answers=answers)
    assert stage.ships(HAPSBURG, "barbary_coast") == 0
    assert stage.ships(OTTOMAN, "barbary_coast") == 1


def test_16_4_a_card_won_by_piracy_waits_for_a_later_impulse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage = meeting().put("barbary_coast", HAPSBURG, ships=1)
    deal(monkeypatch, stage, OTTOMAN, "naval_combat_cards", lambda g, about: None)
    stage.g.state.impulse.fresh = stage.g.state.hands[OTTOMAN][:]
    answers = [*TO_BARBARY, "pass", "pass", "to.tunis"]
    stage.run(naval_move(stage.g, OTTOMAN), dice=[1] * 4, answers=answers)
    windows = [ask for ask in stage.asked if ask.kind == "naval_combat_cards"]
    assert [[option.key for option in ask.options] for ask in windows] == [["pass"]]


def test_16_2_who_still_has_its_home_card_is_asked_and_others_only_for_hidden_cards() -> None:
    stage = Stage().clear().empty_hands().hand(OTTOMAN, "janissaries").hand(FRANCE, "gout")
    card = stage.g.world.card
    assert might_hold(stage.g, OTTOMAN, [card["janissaries"]])
    assert not might_hold(stage.g, FRANCE, [card["janissaries"]])
    assert not might_hold(stage.g, OTTOMAN, [card["professional_rowers"]])
    assert might_hold(stage.g, FRANCE, [card["professional_rowers"]])
    stage.g.state.discard.append(card["professional_rowers"])
    assert not might_hold(stage.g, FRANCE, [card["professional_rowers"]])
