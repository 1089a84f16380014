"""Cards of discoveries: areas, interests, distances and trade (uRR 8.1.4, 11.1, 18, 19.2)."""

import pytest

from tercio.games.ultima_ratio_regis.cards.standing import renew_events
from tercio.games.ultima_ratio_regis.model.area_questions import has_interest, is_active
from tercio.games.ultima_ratio_regis.model.event_questions import is_granted, is_lasting
from tercio.games.ultima_ratio_regis.model.events.combat import DiceTaken
from tercio.games.ultima_ratio_regis.model.names import S3
from tercio.games.ultima_ratio_regis.model.power_questions import player_of
from tercio.games.ultima_ratio_regis.model.unit_questions import is_fresh, leaders_of
from tercio.games.ultima_ratio_regis.rules.combat.sides import (
    Combat,
    Side,
    begin,
    lasting_advantages,
    nobody,
)
from tercio.games.ultima_ratio_regis.rules.end_of_turn.victory_points import aim_vp
from tercio.games.ultima_ratio_regis.rules.land_movement.amphibious_landings import permit
from tercio.games.ultima_ratio_regis.rules.naval_actions.enclave_raids import RAID, may_raid, raid
from tercio.games.ultima_ratio_regis.rules.naval_actions.piracy import PREY, Prey
from tercio.games.ultima_ratio_regis.rules.sequence.impulse import actions_and_cards
from tercio.games.ultima_ratio_regis.rules.special_areas.access import is_open_to
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import SPECIALS
from tercio.kernel.ask import Refusal
from tercio.kernel.masks import places_of
from tests.rules.ultima_ratio_regis.card_proofs import board, enter, leave, play, reasons, why_not
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

# -- areas -----------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 18.2.1", "uRR 18.2.2")
@pytest.mark.parametrize(
    ("card", "turn", "provinces", "level"),
    [
        ("great_horde", 1, ("golden_horde",), 2),
        ("conquest_of_kazan", 5, ("kazan", "astrakhan"), 2),
    ],
)
def test_inactive_provinces_open(
    card: str, turn: int, provinces: tuple[str, ...], level: int
) -> None:
    stage = board(turn)
    mask = WORLD.areas_in(provinces=provinces)
    stage.g.state.closed |= mask
    play(stage, card)
    assert not stage.g.state.closed & mask
    assert {stage.g.state.free[area] for area in places_of(mask)} == {level}
    assert why_not(stage, card) == {"nothing-is-closed-there"}


@pytest.mark.rule("uRR 18.2.1", "uRR 13.5.3")
def test_the_rise_of_the_safavids_opens_persia_and_helps_persians_to_take_it() -> None:
    stage = board(1)
    stage.g.state.closed |= WORLD.areas_in(provinces=["persia"])
    play(stage, "safavid_rise")
    persia, shiraz = stage.power("persia"), stage.at("shiraz")
    assert not stage.g.state.closed & WORLD.areas_in(provinces=["persia"])
    for area, advantages in ((shiraz, 1), (stage.at("ankara"), 0)):
        combat = Combat("subjugation", area, nobody(area), nobody(area), 1, fixed=True)
        assert lasting_advantages(stage.g, combat, persia) == advantages
    assert not is_lasting(stage.g, "safavid_rise"), "for this turn only"
    leave(stage, "persia")
    assert why_not(stage, "safavid_rise") == {"nothing-is-closed-there", "nobody-can-use-it"}


@pytest.mark.rule("uRR 18.1", "uRR 18.2.1")
def test_america_is_discovered_for_spain() -> None:
    stage = play(board(1), "discovery_of_america")
    assert stage.owner("hispaniola") == "spain"
    assert is_active(stage.g, stage.at("cuba"))
    stage.g.state.closed &= ~WORLD.areas_in(theaters=["Ca"])
    assert why_not(stage, "discovery_of_america") == {
        "nothing-is-closed-there",
        "has-nothing-to-gain",
    }


@pytest.mark.rule("uRR 18.1")
def test_spain_inherits_what_austria_has_of_burgundy() -> None:
    stage = board(3).own("austria", "brussels", "amsterdam").own("france", "franche_comte")
    play(stage, "charles_v")
    assert {stage.owner(area) for area in ("brussels", "amsterdam")} == {"spain"}
    assert not stage.g.state.homes[stage.power("spain")] >> stage.at("brussels") & 1
    assert stage.owner("franche_comte") == "france"
    assert why_not(stage, "charles_v") == {"has-nothing-to-gain"}


@pytest.mark.rule("uRR 13.5", "uRR 18.4.1")
def test_settlers_take_an_area_next_to_a_spanish_one() -> None:
    stage = board(6).independent("guyana", 2).independent("la_plata", 2)
    stage.own("spain", "caracas").independent("florida", 2)
    play(stage, "spanish_settlers", "settle.guyana")
    offered = [option.key for ask in stage.asked for option in ask.options]
    assert [key for key in offered if key.startswith("settle.")] == [
        "settle.guyana",
        "settle.la_plata",
    ]
    assert stage.owner("guyana") == "spain"
    for area in ("florida", "lesser_antilles", "la_plata", "rio", "jamaica", "guyana"):
        stage.independent(area, 3)
    assert why_not(stage, "spanish_settlers") == {"no-area-to-settle"}
    assert why_not(leave(stage, "spain"), "spanish_settlers") == {
        "power-is-not-in-play",
        "no-area-to-settle",
    }


@pytest.mark.rule("uRR 13.5.3", "uRR 22.1")
def test_granada_is_easier_to_take_once_and_worth_a_point() -> None:
    stage = play(board(1), "fall_of_granada")
    spain, granada = stage.power("spain"), stage.at("granada")

    def advantages() -> int:
        """Of a subjugation that is about to be fought."""
        force = Side(spain, nobody(granada).force)
        combat = Combat("subjugation", granada, force, nobody(granada), 1, fixed=True)
        begin(stage.g, combat)
        return force.advantages

    assert [advantages(), advantages()] == [1, 0]
    stage.own("spain", "granada")
    assert aim_vp(stage.g, spain) == 1
    stage = play(board(1), "fall_of_granada").impulse(1)
    assert not stage.g.realm.grants, "it was for that impulse"
    assert why_not(leave(board(1), "spain"), "fall_of_granada") == {
        "nobody-can-use-it",
        "power-is-not-in-play",
    }


@pytest.mark.rule("uRR 18.2.1", "uRR 22.1", "uRR 8.1.1")
@pytest.mark.parametrize(("holder", "owner"), [("spain", "spain"), ("france", "portugal")])
def test_portugal_goes_with_who_has_lisbon_when_the_turn_ends(holder: str, owner: str) -> None:
    stage = board(7)
    mask = WORLD.areas_in(provinces=["portugal"])
    stage.g.state.closed |= mask
    play(stage, "prior_of_crato")
    assert not stage.g.state.closed & mask
    assert {stage.g.state.free[area] for area in places_of(mask)} == {3}
    assert [aim.vp for aim in stage.g.realm.aims] == [1]
    stage.own(holder, "lisbon")
    enter(stage, "portugal")
    for area in ("porto", "evora"):
        stage.independent(area, 3)
    stage.own(holder, "lisbon")
    (rule,) = [r for r in WORLD.turn_rules(8) if r.rule == "iberian_union"]
    stage.run(SPECIALS["iberian_union"](stage.g, rule))
    assert stage.owner("porto") == owner
    home = stage.g.state.homes[stage.power("spain")] >> stage.at("lisbon") & 1
    assert bool(home) == (holder == "spain")


@pytest.mark.rule("uRR 18.2.1")
def test_there_is_no_iberian_union_without_spain() -> None:
    stage = leave(board(7).own("france", "lisbon", "porto", "evora"), "spain")
    assert why_not(stage, "prior_of_crato") == {
        "nothing-is-closed-there",
        "power-is-not-in-play",
    }


# -- interests -------------------------------------------------------------------------------------


def gained(stage: Stage, power: str) -> set[str]:
    mask = stage.g.realm.gained[stage.power(power)]
    return {WORLD.theaters[n].id for n in places_of(mask)}


@pytest.mark.rule("uRR 18.4", "uRR 8.1.4")
def test_the_treaty_of_tordesillas_gives_spain_an_interest_from_the_next_turn() -> None:
    stage = play(board(1), "treaty_of_tordesillas")
    spain, theater = stage.power("spain"), WORLD.theater["Ca"]
    assert gained(stage, "spain") == {"Ca"}
    assert not has_interest(stage.g, spain, theater)
    assert is_lasting(stage.g, "treaty_of_tordesillas")
    assert why_not(stage, "treaty_of_tordesillas") == {"is-in-force-already"}


@pytest.mark.rule("uRR 18.4", "uRR 18.4.1")
def test_the_treaty_of_zaragoza_opens_asia_but_not_the_moluccas() -> None:
    stage = play(board(3), "treaty_of_zaragoza")
    assert gained(stage, "spain") == {"Sa", "As"}
    spain = stage.power("spain")
    for area in ("moluccas", "philippines"):
        stage.independent(area, 2)
    stage.interest("spain", "As")
    assert is_open_to(stage.g, spain, stage.at("philippines"))
    assert not is_open_to(stage.g, spain, stage.at("moluccas"))
    stage.run(renew_events(stage.g))
    assert not is_open_to(stage.g, spain, stage.at("moluccas")), "as long as it is in force"
    assert why_not(stage, "treaty_of_zaragoza") == {"is-in-force-already"}


@pytest.mark.rule("uRR 18.4", "PB 4.10")
def test_willem_janszoon_opens_the_world_to_three_powers_from_the_next_turn() -> None:
    stage = play(board(8), "willem_janszoon")
    assert gained(stage, "england") == gained(stage, "france") == {"Na", "Ca", "Sa"}
    assert gained(stage, "netherlands") == {"Na", "Sa", "Ca", "In", "Af", "As", "TE"}
    assert not has_interest(stage.g, stage.power("england"), WORLD.theater["Na"])
    assert why_not(stage, "willem_janszoon") == {"has-the-interest-already"}


# -- the sea ---------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 11.1", "uRR 19.2.1")
def test_the_astrolabe_lengthens_the_reach_of_fleets_and_ruins_old_trade() -> None:
    stage = board(6)
    old = [stage.g.realm.capacity[WORLD.center[tc]] for tc in ("tc_east_med", "tc_persian_gulf")]
    play(stage, "nautical_astrolabe")
    assert (stage.g.realm.nod_mediterranean, stage.g.realm.nod_elsewhere) == (2, 2)
    new = [stage.g.realm.capacity[WORLD.center[tc]] for tc in ("tc_east_med", "tc_persian_gulf")]
    assert new == [n - 1 for n in old]
    assert is_lasting(stage.g, "nautical_astrolabe")
    assert why_not(stage, "nautical_astrolabe") == {"is-in-force-already"}


@pytest.mark.rule("uRR 19.2.1")
def test_trade_moves_from_the_levant_to_china() -> None:
    stage = board(2)
    center = WORLD.center["tc_east_med"]
    before = stage.g.realm.capacity[center]
    play(stage, "portugal_reaches_china")
    assert stage.g.realm.capacity[center] == before - 1
    stage.g.realm.capacity[center] = 0
    assert why_not(stage, "portugal_reaches_china") == {"capacity-is-nothing"}


@pytest.mark.rule("uRR 12.3.1", "uRR 19.2.1")
def test_cortes_lands_in_mexico_however_far_it_is() -> None:
    stage = board(3)
    caribbean = WORLD.center["tc_caribbean"]
    before = stage.g.realm.capacity[caribbean]
    play(stage, "conquest_of_mexico")
    assert permit(stage.g, stage.power("spain"), stage.at("mexico")) is not None
    assert permit(stage.g, stage.power("spain"), stage.at("cuba")) is None
    assert stage.g.realm.capacity[caribbean] == before + 1


@pytest.mark.rule("uRR 12.3.1")
def test_pizarro_lands_in_peru_however_far_it_is() -> None:
    stage = play(board(4), "pizarro")
    for area, allowed in (("quito", True), ("cusco", True), ("santiago", False)):
        assert (permit(stage.g, stage.power("spain"), stage.at(area)) is not None) == allowed
    assert why_not(leave(board(4), "spain"), "pizarro") == {"nobody-can-use-it"}


@pytest.mark.rule("uRR 8.2.2")
def test_cortes_waits_in_the_hand_while_a_priority_card_is_there() -> None:
    """Nothing forbids his event: the trade of the Caribbean grows in any case."""
    stage = board(3).hand(0, "conquest_of_mexico", "vienna").impulse(0)
    assert reasons(refusals(stage, "conquest_of_mexico")) == {"waits-for-priority-cards"}


# -- pirates and raiders ---------------------------------------------------------------------------


@pytest.mark.rule("uRR 11.5.1", "uRR 8.1.4")
def test_vasco_da_gama_shields_the_gulf_from_all_but_the_portuguese() -> None:
    stage = enter(board(1), "portugal").merchants("tc_persian_gulf", "ottomans")
    play(stage, "vasco_de_gama")
    prey = Prey(stage.power("ottomans"), WORLD.center["tc_persian_gulf"])
    sea = WORLD.center_sea[prey.center]

    def robbing(power: str) -> set[str]:
        return reasons(PREY.refusals(stage.g, stage.power(power), sea, prey))

    assert "an-event-protects-them" in robbing("spain")
    assert "an-event-protects-them" not in robbing("portugal")
    assert why_not(stage, "vasco_de_gama") == {"is-in-force-already"}


def refusals(stage: Stage, card: str) -> list[Refusal]:
    """Why a card in the hand cannot be played."""
    ask = stage.ask(actions_and_cards(stage.g))
    assert ask.option(f"card.{card}") is None
    assert ask.explain is not None
    return ask.explain(f"card:{card}")


@pytest.mark.rule("uRR 18.6.1", "uRR 19.2.4", "uRR 13.2")
@pytest.mark.parametrize(("dice", "razed"), [((6, 1), True), ((1, 6), False)])
def test_galleons_leave_the_mediterranean_and_raid_enclaves(
    dice: tuple[int, int], razed: bool
) -> None:
    stage = board(8).own("spain", "cuba").put("england", "sea_cs", S3=1).war("england", "spain")
    stage.own("england", "jamaica")
    england, sea, cuba = stage.power("england"), stage.at("sea_cs"), stage.at("cuba")
    assert not may_raid(stage.impulse(0).g, england)
    play(stage, "galleon")
    assert is_granted(stage.g, stage.power("spain"), "leave_mediterranean")
    assert may_raid(stage.g, england)
    stage.impulse(player_of(stage.g, england))
    stage.run(raid(stage.g, england), dice, ["raider.england.S3.sea_cs", "port.cuba"])
    assert bool(stage.g.state.razed >> cuba & 1) == razed
    assert not is_fresh(stage.g, england, sea, S3), "it has acted"
    assert reasons(RAID.refusals(stage.g, england, sea, stage.at("hispaniola"))) == {
        "no-enclave-is-there"
    }
    assert why_not(stage, "galleon") == {"is-in-force-already"}
    if razed:
        assert reasons(RAID.refusals(stage.g, england, sea, cuba)) == {"has-been-razed"}
    assert reasons(RAID.refusals(stage.g, stage.power("france"), sea, stage.at("mexico"))) == {
        "no-enemy-holds-it"
    }


def raiders(*leaders: str) -> Stage:
    """Two English squadrons off a Spanish Cuba, with Jamaica to go home to."""
    stage = board(8).own("spain", "cuba").put("england", "sea_cs", S3=2).war("england", "spain")
    for leader in leaders:
        stage.lead("england", "sea_cs", leader, "squadron")
    stage.own("england", "jamaica")
    play(stage, "galleon")
    return stage.impulse(player_of(stage.g, stage.power("england")))


@pytest.mark.rule("uRR 19.2.1")
def test_galleons_may_think_better_of_a_raid() -> None:
    stage = raiders()
    answers = ["raider.england.S3.sea_cs", "back", "back"]
    assert not stage.run(raid(stage.g, stage.power("england")), answers=answers)
    assert is_fresh(stage.g, stage.power("england"), stage.at("sea_cs"), S3)


@pytest.mark.rule("uRR 19.2.1", "uRR 17.1")
@pytest.mark.parametrize(("goes", "where"), [(True, "jamaica"), (False, "sea_cs")])
def test_a_leader_goes_with_a_galleon_or_stays_with_the_rest(goes: bool, where: str) -> None:
    """It is beaten, and puts in at Jamaica."""
    stage = raiders("ordinary")
    (leader,) = leaders_of(stage.g, stage.power("england"))
    lead = f"lead.sea_cs.{leader.ability}{leader.number}" if goes else "alone"
    answers = ["raider.england.S3.sea_cs", "port.cuba", lead]
    stage.run(raid(stage.g, stage.power("england")), [1, 6], answers)
    assert stage.units("england", "jamaica") == {"S3D": 1}
    assert leader.place == stage.at(where)


@pytest.mark.rule("uRR 19.2.4", "uRR 13.5.7")
@pytest.mark.parametrize(("fortress", "category"), [(True, 3), (False, 2)])
def test_an_enclave_throws_the_die_of_its_fortress_or_of_its_own_defence(
    fortress: bool, category: int
) -> None:
    stage = raiders()
    if fortress:
        stage.put("spain", "cuba", fortress=True)
    answers = ["raider.england.S3.sea_cs", "port.cuba"]
    stage.run(raid(stage.g, stage.power("england")), [6, 1], answers)
    assert [event.dice for event in stage.events(DiceTaken)] == [[3], [category]]


@pytest.mark.rule("uRR 11.5.1")
def test_the_piracy_card_lets_three_powers_rob_spain_without_war() -> None:
    stage = board(6).merchants("tc_caribbean", "spain")
    stage.g.end_alliance(stage.power("netherlands"), stage.power("spain"))
    play(stage, "piracy")
    prey = Prey(stage.power("spain"), WORLD.center["tc_caribbean"])
    sea = WORLD.center_sea[prey.center]
    for power in ("england", "netherlands", "france"):
        assert PREY.allow(stage.g, stage.power(power), sea, prey)
    assert not PREY.allow(stage.g, stage.power("venice"), sea, prey)
    other = Prey(stage.power("portugal"), prey.center)
    stage.merchants("tc_caribbean", "portugal")
    assert not PREY.allow(stage.g, stage.power("england"), sea, other)
    assert why_not(leave(board(6), "spain"), "piracy") == {"victim-is-not-in-play"}


@pytest.mark.rule("uRR 11.5.1", "uRR 13.1.2")
def test_piet_hein_is_a_privateer_in_the_caribbean_with_one_advantage() -> None:
    stage = board(10).merchants("tc_caribbean", "spain").merchants("tc_north_sea", "spain")
    play(stage.war("netherlands", "spain"), "piet_hein")
    spain, netherlands = stage.power("spain"), stage.power("netherlands")
    caribbean, north = WORLD.center["tc_caribbean"], WORLD.center["tc_north_sea"]
    sea = WORLD.center_sea[caribbean]
    assert PREY.allow(stage.g, netherlands, sea, Prey(spain, caribbean))
    assert not PREY.allow(stage.g, netherlands, WORLD.center_sea[north], Prey(spain, north))
    found = list[int]()
    for _ in range(2):
        pirate = Side(netherlands, nobody(sea).force)
        begin(stage.g, Combat("naval", sea, pirate, nobody(sea), 1, fixed=True))
        found.append(pirate.advantages)
    assert found == [1, 0]
    assert why_not(leave(board(10), "netherlands"), "piet_hein") == {"nobody-can-use-it"}


@pytest.mark.rule("uRR 19.2.2")
def test_the_company_prepares_a_merchant_without_an_action() -> None:
    stage = board(9).own("netherlands", "java").interest("netherlands", "As", "In")
    stage.g.realm.capacity[WORLD.center["tc_china"]] = 2
    play(stage, "dutch_east_india_company", "merchant.tc_china")
    center, netherlands = WORLD.center["tc_china"], stage.power("netherlands")
    assert stage.g.realm.prepared[center] == {netherlands: 1}
    stage = board(9).interest("netherlands", "WE")
    assert why_not(stage, "dutch_east_india_company") == {"may-prepare-none-there"}
