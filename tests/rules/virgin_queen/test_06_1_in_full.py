"""VQ 2, 5, 6: maps, captains and cards, where no other test shows the whole of a rule."""

import msgspec
import pytest

from tercio.games.virgin_queen.game import GAME
from tercio.games.virgin_queen.model.espionage_verbs import look_at_hand
from tercio.games.virgin_queen.model.ocean_verbs import bring_captain_home
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from tercio.games.virgin_queen.rules.action_phase.impulse import put_away
from tercio.games.virgin_queen.rules.construction.expeditions import captains_ready, posts_open
from tercio.games.virgin_queen.rules.naval_affairs.oceans import voyage_options
from tercio.games.virgin_queen.rules.religion.eligible_spaces import reach_of
from tercio.kernel.ask import Seat
from tercio.wars.cards.card_events import HandSeen
from tercio.wars.model.names import AVAILABLE
from tercio.wars.model.numbered import powers_in
from tercio.wars.model.space_questions import controlled_keys
from tercio.wars.sea.naval_orders import destinations
from tercio.wars.winter.winter_return import return_armies_home
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.ocean_stage import at_sea, ready
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import (
    deal,
    discard,
    holds_card,
    is_discarded,
    is_removed,
    next_turn,
    play,
    why_not,
)


@pytest.mark.rule("VQ 2", "VQ 16.1")
def test_2_nobody_sails_from_one_map_to_the_other() -> None:
    stage = at_sea().put("lisbon", ENGLAND, galleon=1).sail("drake", "north_atlantic", ENGLAND)
    ids = stage.g.world.location_ids
    seas = {ids[p] for p in powers_in(destinations(stage.g, ENGLAND, stage.at("lisbon")))}
    assert seas <= {"atlantic_ocean", "lisbon"}
    oceans = {row.id for row in stage.g.world.oceans}
    ways = {o.key.removeprefix("voyage.drake.") for o in voyage_options(stage.g, ENGLAND, [])}
    assert ways <= oceans


@pytest.mark.rule("VQ 2.3", "VQ 18.5")
def test_2_3_a_space_outside_the_areas_lends_its_faith_and_never_changes_it() -> None:
    """Liege and Cologne are Catholic for Maastricht, where nobody else is."""
    stage = Stage().clear()
    area = stage.g.world.area_masks["netherlands"]
    stage.g.state.religion.protestant |= area
    reach = reach_of(stage.g, "catholic", "netherlands")
    assert (reach.free | reach.guarded) >> stage.at("maastricht") & 1
    assert not (reach.free | reach.guarded) & ~area
    stage.unrest("liege", "cologne")
    reach = reach_of(stage.g, "catholic", "netherlands")
    assert not (reach.free | reach.guarded) >> stage.at("maastricht") & 1


@pytest.mark.rule("VQ 2.4")
def test_2_4_keys_that_nobody_holds_count_for_nobody() -> None:
    stage = Stage().clear()
    majors = (OTTOMAN, SPAIN, ENGLAND, FRANCE, HRE, PROTESTANT)
    before = sum(controlled_keys(stage.g, power) for power in majors)
    stage.ally(FRANCE, SCOTLAND).control(FRANCE, "edinburgh", "metz")
    assert sum(controlled_keys(stage.g, power) for power in majors) == before + 2


# -- captains and counters (5) ---------------------------------------------------------------------


@pytest.mark.rule("VQ 5.2")
def test_5_2_a_shared_captain_who_is_home_again_is_free_for_both() -> None:
    stage = at_sea().sail("de_sores", "antilles", FRANCE)
    de_sores = stage.g.world.captain["de_sores"]
    assert de_sores not in captains_ready(stage.g, PROTESTANT)
    bring_captain_home(stage.g, de_sores)
    ready(stage, "de_sores")
    assert de_sores in captains_ready(stage.g, PROTESTANT)
    assert de_sores in captains_ready(stage.g, FRANCE)


@pytest.mark.rule("VQ 5.2", "VQ 10")
def test_5_2_only_english_captains_serve_in_europe() -> None:
    stage = at_sea().put("london", ENGLAND, galleon=1).put("rouen", FRANCE, galleon=1)
    stage.put("la_rochelle", FRANCE, galleon=1)
    stage.g.state.oceans.captain_at = [AVAILABLE] * len(stage.g.world.captains)
    english = {row.id for row in stage.g.world.captains if "england" in row.powers}
    posts = {stage.g.world.leader_rows[leader].id for leader, _ in posts_open(stage.g)}
    assert posts
    assert posts <= english


@pytest.mark.rule("VQ 5.3", "VQ 20.4")
def test_5_3_nobody_is_lost_for_want_of_change_on_the_way_home(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Counters of 2 and 4 alone: whoever cannot be parted goes home together."""
    stage = Stage().clear().put("istanbul", OTTOMAN, 4).put("nicopolis", OTTOMAN, 0, 2)
    pool = stage.g.world.pools[OTTOMAN]
    monkeypatch.setitem(
        stage.g.world.pools,
        OTTOMAN,
        msgspec.structs.replace(pool, land={"2": 2, "4": 1}, pieces=[]),
    )
    stage.run(return_armies_home(stage.g), idle=True)
    ids = stage.g.world.location_ids[: stage.g.world.space_count]
    assert sum(sum(stage.troops(OTTOMAN, space)) for space in ids) == 6


# -- cards (6) -------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 6.1", "VQ 11")
@pytest.mark.parametrize("card", ["arquebusiers", "siege_engineering", "master_gunners"])
def test_6_1_combat_cards_are_no_events_of_an_impulse(card: str) -> None:
    stage = deal(quiet(), FRANCE, card)
    assert "forbid-card-not-now" in why_not(stage, FRANCE, card)
    assert stage.g.world.card_cp(stage.g.world.card[card]) > 0


@pytest.mark.rule("VQ 6.1", "VQ 19.1")
def test_6_1_who_looks_at_a_hand_sees_home_cards_too() -> None:
    stage = quiet().hand(FRANCE, "gouvernante_de_france", "storms")
    look_at_hand(stage.g, SPAIN, FRANCE)
    seen = stage.events(HandSeen)[0].cards
    assert set(seen) == {"card:gouvernante_de_france", "card:storms"}


@pytest.mark.rule("VQ 6.2")
def test_6_2_a_card_leaves_the_game_only_by_the_event_that_says_so() -> None:
    stage = quiet().no_treasures().hand(SPAIN, "polish_royal_election")
    card = stage.g.world.card["polish_royal_election"]
    stage.g.play_card(SPAIN, card, "cp")
    put_away(stage.g, SPAIN, card)
    assert is_discarded(stage, "polish_royal_election")
    seats = ("ottoman", "spain", "england", "france", "hre", "protestant")
    play(stage, SPAIN, "polish_royal_election", answers=[f"{seat}=pass" for seat in seats])
    assert is_removed(stage, "polish_royal_election")
    play(stage.put("paris", FRANCE, 4, 2), ENGLAND, "army_mutiny")
    assert is_discarded(stage, "army_mutiny"), "nothing says that it goes"


@pytest.mark.rule("VQ 6.2", "VQ 11")
def test_6_2_the_virgin_queen_takes_back_no_mandatory_event_and_nothing_england_played() -> None:
    stage = quiet()
    discard(stage, "treachery", "sack", "treasure_fleet")
    stage.g.state.events_played[ENGLAND].append(stage.g.world.card["treachery"])
    play(stage, ENGLAND, "the_virgin_queen")
    assert holds_card(stage, ENGLAND, "sack")
    only = quiet()
    discard(only, "treachery", "treasure_fleet")
    only.g.state.events_played[ENGLAND].append(only.g.world.card["treachery"])
    assert "retrievable_card" in why_not(only, ENGLAND, "the_virgin_queen")
    assert "retrievable_card" not in why_not(next_turn(only), ENGLAND, "the_virgin_queen")


@pytest.mark.rule("VQ 6.3")
def test_6_3_nobody_sees_the_portuguese_row_and_spain_alone_its_own() -> None:
    stage = Stage()
    treasury = stage.g.state.treasury
    treasury.portuguese_row, treasury.spanish_row = ["t_cp_1"], ["t_cp_2"]
    for seat in ("ottoman", "spain", "england", "france", "hre", "protestant"):
        seen = GAME.hide(stage.g, Seat(seat)).treasury
        assert "t_cp_1" not in seen.portuguese_row
        assert ("t_cp_2" in seen.spanish_row) is (seat == "spain")
