"""Two players: the other diplomatic cards, 201 to 219."""

from tercio.games.here_i_stand.model.events.religion import DebaterChosen
from tercio.games.here_i_stand.model.powers import (
    FRANCE,
    GENOA,
    HAPSBURG,
    HUNGARY,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    VENICE,
)
from tercio.games.here_i_stand.model.religion_questions import is_protestant, is_uncommitted
from tercio.games.here_i_stand.two_player.calamities import crowded, exposed_ships, shipyards
from tercio.games.here_i_stand.two_player.deck import EVENTS
from tercio.games.here_i_stand.two_player.intrigues import FETCHED, player_behind
from tercio.games.here_i_stand.two_player.questions import diplomatic_card, diplomatic_hand
from tercio.wars.diplomacy.minors import ACTIVATION, DEACTIVATION
from tercio.wars.land.entry import movable_force
from tercio.wars.model.names import CardId
from tercio.wars.model.power_questions import is_active_minor, is_at_war
from tercio.wars.model.ship_questions import ships_at
from tests.rules.here_i_stand.church import debaters
from tests.rules.here_i_stand.two_player.stage import Duel


def offered(stage: Duel, kind: str) -> set[str]:
    """The keys of the latest ask of a kind."""
    ask = [ask for ask in stage.asked if ask.kind == kind][-1]
    return {option.key for option in ask.options}


def test_every_diplomatic_card_has_an_event() -> None:
    stage = Duel()
    numbers = sorted(stage.g.state.two_player.deck + stage.g.state.two_player.aside)
    assert numbers == list(range(201, 220))
    assert {diplomatic_card(stage.g, card).id for card in numbers} == set(EVENTS)


# -- 201: Andrea Doria -----------------------------------------------------------------------------


def test_card_201_genoa_becomes_an_ally_of_the_papacy_or_of_france() -> None:
    assert Duel().play(PAPACY, 201).g.state.patron[GENOA] == PAPACY
    stage = Duel().ally(PAPACY, GENOA).play(PROTESTANT, 201)
    assert stage.g.state.patron[GENOA] == FRANCE
    assert stage.controller("genoa") == FRANCE


def test_card_201_an_ally_builds_for_4_cp() -> None:
    stage = Duel().clear().ally(PAPACY, GENOA).control(PAPACY, "genoa", "bastia")
    stage.play(PAPACY, 201, answers=["space.genoa", "build.regular", "build.squadron"])
    assert stage.regulars(GENOA, "genoa") == 1
    assert len(ships_at(stage.g, stage.at("genoa"))) == 1


def test_card_201_not_where_genoa_is_besieged() -> None:
    stage = Duel().play(PAPACY, 201)
    stage.siege("genoa", FRANCE)
    stage.play(PAPACY, 201, answers=["build.regular", "done"])  # in Bastia, then
    assert stage.regulars(GENOA, "bastia") == 1


# -- 203: Corsair Raid -----------------------------------------------------------------------------


def test_card_203_each_hit_costs_a_card_or_a_squadron() -> None:
    stage = Duel().hand(PAPACY, "arquebusiers", "siege_mining")
    stage.play(
        PROTESTANT,
        203,
        dice=[5, 6, 4, 1],
        answers=["squadron.papacy.rome", "discard.24"],
    )
    assert stage.ships(PAPACY, "rome") == 0
    assert len(stage.g.state.hands[PAPACY]) == 1


def test_card_203_the_protestant_loses_hapsburg_ships_only_while_they_fight_the_papacy() -> None:
    stage = Duel()

    def owners() -> set[int]:
        return {stage.g.world.ship_owner[ship] for ship in exposed_ships(stage.g, PROTESTANT)}

    assert owners() == {FRANCE}
    stage.war(HAPSBURG, PAPACY)
    assert owners() == {FRANCE, HAPSBURG}


def test_card_203_who_has_nothing_loses_nothing() -> None:
    stage = Duel().clear().empty_hands().play(PAPACY, 203, dice=[6, 6, 6, 6])
    assert not stage.asked


# -- 204: Diplomatic Marriage ----------------------------------------------------------------------


def test_card_204_the_papacy_wins_a_minor_or_sets_one_free() -> None:
    stage = Duel().play(PAPACY, 204, answers=["activate.venice"])
    assert stage.g.state.patron[VENICE] == PAPACY
    stage.play(PROTESTANT, 204, answers=["deactivate.venice"])
    assert not is_active_minor(stage.g, VENICE)


def test_card_204_the_protestant_finds_an_ally_for_the_hapsburgs() -> None:
    stage = Duel().play(PROTESTANT, 204, answers=["activate.genoa"])
    assert stage.g.state.patron[GENOA] == HAPSBURG


def test_card_204_not_hungary_nor_scotland() -> None:
    stage = Duel().play(PAPACY, 204, answers=["pass"])
    assert offered(stage, "marriage") == {"activate.genoa", "activate.venice", "pass"}
    assert not DEACTIVATION.allow(stage.g, HUNGARY)
    scotland = stage.g.world.power["scotland"]
    assert not ACTIVATION.allow(stage.g, scotland, PAPACY)


# -- 205: Diplomatic Pressure ----------------------------------------------------------------------


def test_card_205_the_papacy_says_what_the_protestant_plays() -> None:
    stage = Duel().diplomatic(PROTESTANT, 203, 208)
    stage.play(PAPACY, 205, answers=["card.208"])
    assert stage.g.state.two_player.must_play == 208
    assert stage.g.state.two_player.shown[1] == [203, 208]


def test_card_205_the_protestant_makes_the_papacy_draw_anew_or_swaps() -> None:
    stage = Duel().diplomatic(PAPACY, 203).diplomatic(PROTESTANT, 205, 208)
    stage.play(PROTESTANT, 205, answers=["make-discard"])
    assert stage.g.state.two_player.discard == [203, 205]
    assert len(diplomatic_hand(stage.g, PAPACY)) == 1
    stage = Duel().diplomatic(PAPACY, 203).diplomatic(PROTESTANT, 205, 208)
    stage.play(PROTESTANT, 205, answers=["swap-cards"])
    assert stage.g.state.two_player.hands == [[208], [203]]


def test_card_205_without_a_card_of_his_own_nobody_swaps() -> None:
    stage = Duel().diplomatic(PAPACY, 203).diplomatic(PROTESTANT, 205)
    stage.play(PROTESTANT, 205)
    assert offered(stage, "pressure") == {"make-discard"}


# -- 207: Henry Petitions for Divorce --------------------------------------------------------------


def test_card_207_granted() -> None:
    stage = debaters(Duel(), "luther", "campeggio", "eck")
    assert isinstance(stage, Duel)
    before = len(stage.g.state.hands[PAPACY])
    stage.play(
        PAPACY,
        207,
        dice=[6] + [1] * 4 + [1] * 6,
        answers=["grant", "space.naples"],
    )
    assert len(stage.g.state.hands[PAPACY]) == before + 1
    assert stage.second(HAPSBURG, "naples") == 4
    assert not is_uncommitted(stage.g, stage.g.world.debater["campeggio"])
    assert stage.g.state.two_player.removed == [207]


def test_card_207_campeggio_debates_even_if_he_is_committed() -> None:
    stage = debaters(Duel(), "luther", "eck", committed=["campeggio"])
    assert isinstance(stage, Duel)
    stage.play(PAPACY, 207, dice=[6] + [1] * 10, answers=["grant", "space.naples"])
    chosen = [event.debater for event in stage.events(DebaterChosen)]
    assert chosen[0] == "debater:campeggio"


def test_card_207_refused() -> None:
    stage = Duel().play(
        PROTESTANT, 207, answers=["refuse", "space.naples", "space.vienna", "space.vienna"]
    )
    assert stage.regulars(HAPSBURG, "naples") == 3
    assert stage.regulars(HAPSBURG, "vienna") == 6
    assert "space.mainz" not in offered(stage, "thankful-hapsburgs")  # an electorate


# -- 208: Knights of St. John ----------------------------------------------------------------------


def test_card_208_a_card_goes_to_saint_peters() -> None:
    stage = Duel()
    stage.g.state.deck = [stage.g.world.card["arquebusiers"], stage.g.world.card["siege_mining"]]
    total = stage.g.state.religion.st_peters_cp
    stage.play(PROTESTANT, 208)
    assert stage.g.state.religion.st_peters_cp > total
    assert len(stage.g.state.discard) == 1


def test_card_208_an_empty_deck_builds_nothing() -> None:
    stage = Duel()
    stage.g.state.deck = []
    stage.play(PAPACY, 208)
    assert stage.g.state.religion.st_peters_cp == 0


# -- 209: Plague -----------------------------------------------------------------------------------


def test_card_209_units_die_where_several_stand_and_a_card_is_lost() -> None:
    stage = Duel().hand(PAPACY, "papal_bull", "arquebusiers")
    stage.play(
        PROTESTANT,
        209,
        answers=[
            "unit.papacy.squadron.rome",
            "unit.venice.squadron.venice",
            "unit.hapsburg.regular.naples",
        ],
    )
    assert stage.ships(PAPACY, "rome") == 0
    assert stage.regulars(HAPSBURG, "naples") == 1
    assert stage.g.state.hands[PAPACY] == [stage.g.world.card["papal_bull"]]


def test_card_209_not_where_one_unit_stands_and_not_twice_in_a_space() -> None:
    stage = Duel().clear().empty_hands().put("rome", PAPACY, 4).put("ravenna", PAPACY, 1)
    assert crowded(stage.g) == 1 << stage.at("rome")
    stage.play(PROTESTANT, 209)
    assert stage.regulars(PAPACY, "rome") == 3


# -- 210: Shipbuilding -----------------------------------------------------------------------------


def test_card_210_the_papacy_builds_for_itself_and_its_minors() -> None:
    stage = Duel().ally(PAPACY, VENICE).control(PAPACY, "venice")
    stage.play(PAPACY, 210, answers=["build.papacy.rome", "build.venice.venice"])
    assert stage.ships(PAPACY, "rome") == 2
    assert len(ships_at(stage.g, stage.at("venice"))) == 4


def test_card_210_the_protestant_builds_in_marseille_naples_and_ottoman_ports() -> None:
    stage = Duel().play(PROTESTANT, 210, answers=["build.france.marseille", "done"])
    assert stage.ships(FRANCE, "marseille") == 2
    keys = offered(stage, "build-squadrons")
    assert "build.hapsburg.naples" in keys
    assert "build.ottoman.istanbul" in keys
    assert "build.france.rouen" not in keys
    assert "build.hapsburg.barcelona" not in keys


def test_card_210_not_in_a_besieged_port() -> None:
    stage = Duel()
    stage.siege("naples", PAPACY)
    card = diplomatic_card(stage.g, CardId(210))
    assert not shipyards(stage.g, PROTESTANT, card)[HAPSBURG]


# -- 212: Venetian Alliance ------------------------------------------------------------------------


def test_card_212_venice_comes_nearer_to_the_papacy() -> None:
    assert Duel().play(PROTESTANT, 212).g.state.patron[VENICE] == PAPACY
    stage = Duel().ally(HAPSBURG, VENICE).play(PAPACY, 212)
    assert not is_active_minor(stage.g, VENICE)


def test_card_212_as_an_ally_it_sends_a_fleet_to_an_open_port() -> None:
    stage = Duel().clear().ally(PAPACY, VENICE)
    stage.siege("ancona", FRANCE)
    stage.play(PAPACY, 212, answers=["space.rome"])
    assert stage.regulars(VENICE, "rome") == 1
    assert len(ships_at(stage.g, stage.at("rome"))) == 2
    assert "space.ancona" not in offered(stage, "fleet-port")


# -- 215: Machiavelli ------------------------------------------------------------------------------


def test_card_215_the_player_behind_calls_an_invasion_and_everything_is_shuffled() -> None:
    stage = Duel().league()
    stage.g.state.bonus_vp[PAPACY] = 20
    stage.g.state.two_player.discard = [CardId(201)]
    stage.g.state.two_player.deck.remove(CardId(201))
    stage.play(PAPACY, 215, answers=["card.216", "space.athens"])
    assert stage.asked[0].seat == "protestant"
    assert is_at_war(stage.g, OTTOMAN, PAPACY)
    cards = stage.g.state.two_player
    assert cards.discard == []
    assert {201, 215, 216} <= set(cards.deck)
    assert cards.on_table == []


def test_card_215_a_tie_goes_to_the_player_of_the_card() -> None:
    stage = Duel()
    stage.g.state.bonus_vp[PROTESTANT] = 0
    lead = 0
    while player_behind(stage.g, PAPACY) == PROTESTANT:
        lead += 1
        stage.g.state.bonus_vp[PROTESTANT] = lead
    assert player_behind(stage.g, PROTESTANT) == PROTESTANT  # they are level now


def test_card_215_no_other_card_and_none_played_this_turn() -> None:
    stage = Duel().league()
    assert not FETCHED.allow(stage.g, CardId(208))
    assert FETCHED.allow(stage.g, CardId(206))
    stage.g.state.two_player.played = [CardId(206)]
    reasons = FETCHED.refusals(stage.g, CardId(206))
    assert [reason.message for reason in reasons] == ["forbid-was-played-this-turn"]


# -- 217: Secret Protestant Circle -----------------------------------------------------------------


def test_card_217_a_space_of_italy_turns_protestant() -> None:
    stage = Duel().play(PAPACY, 217, dice=[3], answers=["space.siena"])
    assert is_protestant(stage.g, stage.at("siena"))
    assert {ask.seat for ask in stage.asked} == {"protestant"}


def test_card_217_with_luck_one_of_spain_too() -> None:
    stage = Duel().play(PROTESTANT, 217, dice=[4], answers=["space.siena", "space.seville"])
    assert is_protestant(stage.g, stage.at("seville"))
    assert "space.siena" not in offered(stage, "secret-circle")


# -- 218: Siege of Vienna --------------------------------------------------------------------------


def test_card_218_hapsburgs_around_vienna_die_or_stay() -> None:
    stage = Duel().league().play(PROTESTANT, 218, answers=["unit.hapsburg.regular.vienna"] * 2)
    assert stage.regulars(HAPSBURG, "vienna") == 2
    stage.run(stage.g.hooks.impulse_begins(stage.g, PAPACY))
    assert movable_force(stage.g, HAPSBURG, stage.at("vienna")).is_empty()
    assert not movable_force(stage.g, HAPSBURG, stage.at("naples")).is_empty()


def test_card_218_units_that_come_later_are_free_and_next_turn_all_are() -> None:
    stage = Duel().league().play(PROTESTANT, 218, answers=["unit.hungary.regular.prague"])
    stage.put("vienna", HAPSBURG, 2)
    stage.run(stage.g.hooks.impulse_begins(stage.g, PAPACY))
    assert movable_force(stage.g, HAPSBURG, stage.at("vienna")).size == 2
    stage.g.end_turn_effects()
    stage.g.state.impulse.beaten.clear()
    stage.run(stage.g.hooks.impulse_begins(stage.g, PAPACY))
    assert movable_force(stage.g, HAPSBURG, stage.at("vienna")).size >= 5


# -- 219: Spanish Inquisition ----------------------------------------------------------------------


def test_card_219_the_papacy_takes_a_card_and_says_what_is_played() -> None:
    stage = Duel().league().diplomatic(PROTESTANT, 203, 206)
    stage.play(PAPACY, 219, answers=["card.206"])
    assert 206 in stage.g.state.two_player.discard
    assert stage.g.state.two_player.must_play == 203
    assert len(diplomatic_hand(stage.g, PROTESTANT)) == 2


def test_card_219_the_protestant_shows_his_hand() -> None:
    stage = Duel().league().hand(PROTESTANT, "here_i_stand", "arquebusiers")
    stage.play(PROTESTANT, 219)
    assert stage.g.world.card["arquebusiers"] in stage.g.state.two_player.shown[1]
    assert not stage.asked
