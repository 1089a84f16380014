"""What a seat may know of a game of Virgin Queen (VQ 6.1, 6.3, 10, 23.5)."""

import pytest

from tercio.games.virgin_queen.game import GAME
from tercio.games.virgin_queen.model.court_state import SECRET, SECRET_HOME
from tercio.games.virgin_queen.model.court_verbs import (
    record_preference,
    reveal_preference,
    set_aside_home_card,
)
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, HRE, SPAIN
from tercio.games.virgin_queen.model.state import VqState
from tercio.games.virgin_queen.model.treasure_state import FACE_DOWN
from tercio.games.virgin_queen.model.views import conserved, name_of, violations
from tercio.games.virgin_queen.rules.card_draw.card_draw_phase import deal_cards, refresh_treasures
from tercio.games.virgin_queen.rules.victory.scoring import PREFERENCES
from tercio.kernel.ask import Seat
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Randomness, Stream
from tercio.wars.model.card_questions import holds_card
from tercio.wars.model.events import CardPlayed
from tercio.wars.model.refs import card_ref, power_ref
from tercio.wars.model.viewers import HIDDEN
from tests.rules.virgin_queen.stage import Stage


def _seen(stage: Stage, seat: str | None) -> VqState:
    return GAME.hide(stage.g, None if seat is None else Seat(seat))


@pytest.mark.rule("VQ 6.2")
def test_hands_and_the_deck_are_hidden_and_home_cards_are_open() -> None:
    stage = Stage().hand(FRANCE, "gouvernante_de_france", "storms", "reiters")
    home = stage.g.world.card["gouvernante_de_france"]
    assert _seen(stage, "spain").hands[FRANCE] == [HIDDEN, HIDDEN, home]
    assert _seen(stage, "france").hands[FRANCE] == stage.g.state.hands[FRANCE]
    assert set(_seen(stage, "france").deck) == {HIDDEN}


@pytest.mark.rule("VQ 10")
def test_nobody_knows_which_home_card_was_laid_aside_until_the_other_is_played() -> None:
    stage = Stage()
    keep, aside = stage.g.state.court.home_cards[HRE]
    stage.g.state.hands[HRE] = [keep, aside]
    assert _seen(stage, "spain").hands[HRE] == [keep, aside]
    set_aside_home_card(stage.g, HRE, aside)
    view = _seen(stage, "spain")
    assert view.hands[HRE] == [SECRET_HOME]
    assert view.court.set_aside == {HRE: SECRET_HOME}
    assert _seen(stage, "hre").court.set_aside == {HRE: aside}
    stage.g.play_card(HRE, keep, "event")
    assert _seen(stage, "spain").court.set_aside == {HRE: aside}


@pytest.mark.rule("VQ 6.3")
def test_treasures_are_seen_by_their_owners_only() -> None:
    stage = Stage().treasures(ENGLAND, "t_cp_5", "t_vp")
    refresh_treasures(stage.g)
    stage.sail("hawkins", "north_atlantic", ENGLAND)
    hawkins = stage.g.world.captain["hawkins"]
    stage.g.state.oceans.loot[hawkins] = ["t_cp_1"]
    stage.g.state.treasury.pool.remove("t_cp_1")
    for seat in ("spain", "england", None):
        view = _seen(stage, seat)
        assert set(view.treasury.pool) == {FACE_DOWN}
        assert set(view.treasury.portuguese_row) == {FACE_DOWN}
        assert (FACE_DOWN in view.treasury.spanish_row) is (seat != "spain")
        assert (FACE_DOWN in view.treasury.hands[ENGLAND]) is (seat != "england")
        assert (FACE_DOWN in view.oceans.loot[hawkins]) is (seat != "england")
        assert len(view.treasury.hands[ENGLAND]) == 2


@pytest.mark.rule("VQ 23.5")
def test_the_preference_is_secret_until_it_is_revealed() -> None:
    stage = Stage()
    assert _seen(stage, "spain").court.preference == ""
    record_preference(stage.g, "balanced")
    assert _seen(stage, "spain").court.preference == SECRET
    assert _seen(stage, "hre").court.preference == "balanced"
    reveal_preference(stage.g)
    assert _seen(stage, "spain").court.preference == "balanced"


def test_a_view_is_filled_with_what_can_be_there() -> None:
    stage = Stage().treasures(ENGLAND, "t_cp_5", "t_vp")
    deal_cards(stage.g)
    refresh_treasures(stage.g)
    record_preference(stage.g, "balanced")
    set_aside_home_card(stage.g, HRE, stage.g.state.court.home_cards[HRE][1])
    before = conserved(stage.g)
    stage.g.state = _seen(stage, "spain")
    filled = GAME.determinize(stage.g, Seat("spain"), Randomness(Stream(b"views")))
    stage.g.state = filled
    assert conserved(stage.g) == before
    assert before["treasures"] == 30
    assert HIDDEN not in filled.deck
    assert all(card > 0 for hand in filled.hands for card in hand)
    assert filled.court.preference in PREFERENCES
    held = [card for card in stage.g.state.court.home_cards[HRE] if holds_card(stage.g, HRE, card)]
    assert len(held) == 1
    assert filled.court.set_aside[HRE] not in held


@pytest.mark.rule("VQ 10")
def test_a_card_that_was_drawn_and_played_since_never_takes_the_place_of_a_home_card() -> None:
    """Both cards are told of, but only one of them was in the hand: the other was drawn."""
    stage = Stage().hand(HRE, "storms")
    g, spain = stage.g, Seat("spain")
    keep, aside = g.state.court.home_cards[HRE]
    g.state.hands[HRE] += [keep, aside]
    set_aside_home_card(g, HRE, aside)
    holder, played = power_ref(g, HRE), ("storms", "reiters")
    told = [CardPlayed(holder, card_ref(g, g.world.card[card]), "event") for card in played]
    seen = g.state = GAME.hide(g, spain)
    for seed in range(20):
        g.state = seen
        guess = GAME.determinize(g, spain, Randomness(Stream.from_seed(str(seed))))
        GAME.recall(g, guess, told)
        g.state = guess
        assert GAME.hide(g, spain) == seen


def test_a_home_card_is_either_held_or_laid_aside() -> None:
    stage = Stage()
    deal_cards(stage.g)
    aside = stage.g.state.court.home_cards[HRE][1]
    set_aside_home_card(stage.g, HRE, aside)
    assert not violations(stage.g)
    stage.g.state.hands[HRE].append(aside)
    assert violations(stage.g) == ["Holy Roman Empire holds the home card that it laid aside."]


def test_everything_has_a_name() -> None:
    world = Stage().g.world
    named = {
        "space": "paris",
        "sea": "north_sea",
        "ocean": "antilles",
        "settlement": "havana",
        "captain": "drake",
        "royal": "elizabeth_i",
        "artist": world.artists[0].id,
        "scientist": world.scientists[0].id,
        "treasure": "t_cp_3",
        "bonus": next(iter(world.science_bonuses)),
        "area": "netherlands",
        "ruler": "philip_ii",
        "leader": "alva",
        "power": "hre",
        "card": "storms",
        "action": "switch_don_john",
        "preference": "balanced",
        "seat": "england+protestant",
        "unit": "spain.regular.2",
        "condition": "league_formed",
    }
    assert name_of(world, "action", "raise_regular") == world.actions["raise_regular"].name
    words = Words(GAME, GAME.load_data())
    for kind, id in named.items():
        assert words.name(f"{kind}:{id}"), f"{kind}:{id}"
    assert words.name("treasure:t_cp_3") == "3 CP treasure"
    assert words.name("unit:england.race_built_galleon.2") == "2 English race-built galleons"
    assert name_of(world, "space", "atlantis") is None


def test_spain_is_told_nothing_by_a_hand_of_others() -> None:
    stage = Stage()
    deal_cards(stage.g)
    for power, hand in enumerate(_seen(stage, "spain").hands):
        if power != SPAIN:
            homes = set(stage.g.state.court.home_cards[power])
            assert all(card == HIDDEN or card in homes for card in hand)
