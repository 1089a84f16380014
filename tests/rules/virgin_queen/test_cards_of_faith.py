"""Cards that convert, and cards of rebels and Jesuits (VQ 18, 19.4, 28)."""

import pytest

from tercio.games.virgin_queen.model.court_questions import has_happened
from tercio.games.virgin_queen.model.court_verbs import mark_this_turn
from tercio.games.virgin_queen.model.events.espionage import LeaderMurdered
from tercio.games.virgin_queen.model.events.religion import ConversionsRolled
from tercio.games.virgin_queen.model.influence_questions import influence
from tercio.games.virgin_queen.model.patronage_questions import has_sponsored
from tercio.games.virgin_queen.model.patronage_verbs import sponsor_work
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HRE,
    HUGUENOT,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
    WALLOONS,
)
from tercio.games.virgin_queen.model.religion_verbs import mark_league
from tercio.games.virgin_queen.rules.espionage.assassination import attempt
from tercio.games.virgin_queen.rules.land.pacification_of_ghent import open_to_spain, watch
from tercio.games.virgin_queen.rules.religion.conversion_attempts import convert
from tercio.kernel.ask import DONE, Ask
from tercio.kernel.randomness import Script
from tercio.wars.cards.card_play import outcome_of
from tercio.wars.land.construction import building_sites
from tercio.wars.land.movement import musters
from tercio.wars.model.card_questions import holds_card
from tercio.wars.model.names import OUT_OF_PLAY
from tercio.wars.model.power_questions import is_at_war
from tests.rules.virgin_queen.cards_stage import carry_out, may_play, mode_of, play
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import deal


def quiet(players: int = 6) -> Stage:
    stage = Stage(players=players).clear()
    stage.g.state.court.waiting = []
    stage.g.state.weddings.betrothed = []
    return stage


def rolled(stage: Stage, which: int = 0) -> tuple[str, str, str]:
    event = stage.events(ConversionsRolled)[which]
    return event.power, event.area, event.faith


# -- plain conversions -----------------------------------------------------------------------------


@pytest.mark.rule("VQ 18.5")
@pytest.mark.parametrize(
    ("card", "dice", "area", "faith"),
    [
        ("belgic_confession", 5, "netherlands", "protestant"),
        ("english_recusants", 5, "england", "catholic"),
        ("huguenot_lent", 7, "france", "protestant"),
        ("iconoclastic_fury", 8, "netherlands", "protestant"),
        ("tridentine_catechism", 6, "france", "catholic"),
    ],
)
def test_a_batch_in_its_area(card: str, dice: int, area: str, faith: str) -> None:
    stage = Stage("tournament")
    assert may_play(stage, OTTOMAN, card)
    first = () if dice == 8 else ("MAJOR",)
    answers = ("area.france",) if card == "tridentine_catechism" else ()
    outcome = carry(stage, card, dice, answers, bool(first))
    assert outcome == (f"area:{area}", faith)


def carry(
    stage: Stage, card: str, dice: int, answers: tuple[str, ...], first: bool
) -> tuple[str, str]:
    """Misses only; the 6 that is laid down is saved and then spent on the first space."""
    stage.g.random.script = Script([2] * dice)
    procedure = outcome_of(carry_out(stage, OTTOMAN, mode_of(stage, card)))
    left, reply = list(answers), None
    while True:
        try:
            stop = procedure.send(reply)
        except StopIteration:
            break
        assert isinstance(stop, Ask)
        assert stop.seat == "ottoman"  # whoever plays it decides
        reply = stop.option(left.pop(0)) if left else stop.options[0]
    assert not stage.g.random.script.dice
    event = stage.events(ConversionsRolled)[0]
    assert event.major == (1 if first else 0)
    return event.area, event.faith


@pytest.mark.rule("VQ 18.1")
def test_no_card_is_played_that_core_presence_bars() -> None:
    stage = quiet().protestant("glasgow", "stirling", "edinburgh")
    assert not may_play(stage, ENGLAND, "john_knox")
    stage.catholic("glasgow")
    assert may_play(stage, ENGLAND, "john_knox")


@pytest.mark.rule("VQ 18.5")
def test_printed_ballads_serve_either_faith() -> None:
    stage = Stage("tournament")
    for mode in ("protestant", "catholic"):
        assert may_play(stage, ENGLAND, "printed_ballads", mode)
    play(
        stage,
        ENGLAND,
        "printed_ballads",
        "catholic",
        dice=(2, 2, 2, 2),
        answers=("area.scotland",),
    )
    assert rolled(stage) == ("power:england", "area:scotland", "catholic")


@pytest.mark.rule("VQ 18.5")
def test_john_knox_brings_the_protestant_influence_in_scotland() -> None:
    stage = quiet()
    before = influence(stage.g, SCOTLAND, PROTESTANT)
    play(stage, ENGLAND, "john_knox", dice=(2, 2, 2, 2, 2, 2))
    assert influence(stage.g, SCOTLAND, PROTESTANT) == before + 2


@pytest.mark.rule("VQ 18.5")
def test_calvinist_zeal_ends_in_a_rebellion() -> None:
    stage = quiet().protestant("amsterdam", "utrecht")
    play(
        stage,
        PROTESTANT,
        "calvinist_zeal",
        dice=(2, 2, 2, 2, 2),
        answers=("area.netherlands", DONE, "space.haarlem", "rebel.utrecht", DONE),
    )
    assert stage.is_protestant("haarlem")
    assert stage.controller("utrecht") == PROTESTANT
    assert stage.regulars(DUTCH, "utrecht") == 1


@pytest.mark.rule("VQ 28", "VQ 12.4")
def test_puritans_unsettle_unoccupied_protestant_spaces_first() -> None:
    stage = quiet().put("london", ENGLAND, 1)
    play(
        stage,
        SPAIN,
        "puritans",
        dice=(2, 2, 2, 2),
        answers=("unrest.norwich", "unrest.lincoln"),
    )
    assert stage.g.state.unrest == stage.g.world.mask("norwich", "lincoln")
    offered = {o.key for o in stage.asked[0].options}
    assert "unrest.london" not in offered
    assert "unrest.york" not in offered


@pytest.mark.rule("VQ 28")
def test_grand_tour_calms_france_and_is_barred_by_the_league() -> None:
    stage = quiet().unrest("paris", "lyon").protestant("lyon")
    assert may_play(stage, FRANCE, "grand_tour")
    play(
        stage,
        FRANCE,
        "grand_tour",
        dice=(2, 2, 2, 2, 2, 2),
        answers=("calm.paris", "calm.lyon"),
    )
    assert not stage.g.state.unrest
    mark_league(stage.g)
    assert not may_play(stage, FRANCE, "grand_tour")


@pytest.mark.rule("VQ 18.5")
def test_the_inquisition_calms_spain_and_unmasks_informants() -> None:
    stage = quiet().unrest("madrid")
    spy = stage.g.state.spies.informants[2 * ENGLAND]
    spy.target = SPAIN
    play(stage, FRANCE, "spanish_inquisition", answers=("calm.madrid",))
    assert spy.neutralized
    assert not stage.g.state.unrest


# -- Jesuits ---------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 19.2")
def test_foxe_drives_a_jesuit_out_of_england() -> None:
    stage = quiet().jesuit("york", "chester")
    play(
        stage,
        ENGLAND,
        "foxes_book_of_martyrs",
        dice=(2, 2, 2, 2, 2, 2),
        answers=("area.england", "space.york"),
    )
    assert stage.g.state.religion.jesuits == stage.g.world.mask("chester")


@pytest.mark.rule("VQ 8.2")
def test_douai_trains_jesuits_from_now_on() -> None:
    stage = quiet()
    before = stage.g.state.religion.jesuits_on_card
    play(stage, SPAIN, "english_college_douai", dice=(2, 2, 2))
    assert stage.g.state.religion.jesuits_on_card == before + 1
    assert has_happened(stage.g, "english_college_douai")


@pytest.mark.rule("VQ 19.2")
def test_gods_secret_agents_move_and_convert_two_for_each() -> None:
    stage = quiet().jesuit("york", "chester")
    play(
        stage,
        SPAIN,
        "gods_secret_agents",
        dice=(2, 2, 2, 2),
        answers=("space.lincoln", DONE),
    )
    jesuits = stage.g.state.religion.jesuits
    assert jesuits in (
        stage.g.world.mask("lincoln", "chester"),
        stage.g.world.mask("lincoln", "york"),
    )
    assert not may_play(quiet(), SPAIN, "gods_secret_agents")


@pytest.mark.rule("VQ 18.5")
def test_trent_lets_spain_and_france_convert_and_the_popes_ally_draw() -> None:
    stage = Stage("tournament").ally(SPAIN, PAPACY)
    before = stage.hand_size(SPAIN)
    play(
        stage,
        ENGLAND,
        "council_of_trent",
        dice=(2, 2, 2, 2, 3, 3, 3, 3),
        answers=("area.netherlands", "area.scotland"),
    )
    assert rolled(stage, 0) == ("power:spain", "area:netherlands", "catholic")
    assert rolled(stage, 1) == ("power:france", "area:scotland", "catholic")
    assert stage.hand_size(SPAIN) == before + 1


@pytest.mark.rule("VQ 18.5", "VQ 19.2")
def test_the_counter_reformation_may_land_a_jesuit() -> None:
    stage = Stage("tournament")
    stage.g.state.religion.jesuits = 0
    stage.g.state.religion.jesuits_on_card = 1
    play(
        stage,
        ENGLAND,
        "counter_reformation",
        dice=(2, 2, 2, 3, 3, 3),
        answers=("area.england", "area.scotland", "space.york"),
    )
    assert stage.g.state.religion.jesuits == stage.g.world.mask("york")
    assert stage.g.state.religion.jesuits_on_card == 0


# -- leaders and works -----------------------------------------------------------------------------


@pytest.mark.rule("VQ 28")
def test_28_index_holds_up_one_work() -> None:
    stage = Stage("tournament")
    world = stage.g.world
    sponsor_work(stage.g, FRANCE, "artist", world.artist["clouet"], cp=2)
    sponsor_work(stage.g, HRE, "artist", world.artist["arcimboldo"], cp=2)
    play(
        stage,
        SPAIN,
        "index_of_prohibited_books",
        dice=(2, 2, 2, 2),
        answers=("area.scotland", DONE, "space.glasgow", "work.artist.clouet"),
    )
    assert [work.power for work in stage.g.state.patronage.held_up] == [FRANCE]
    assert has_sponsored(stage.g, FRANCE, "artist")


@pytest.mark.rule("VQ 18.5")
def test_the_council_of_troubles_may_exile_a_leader() -> None:
    stage = quiet().protestant("utrecht", "amsterdam")
    stage.put("utrecht", PROTESTANT, leaders=["louis_of_nassau"])
    play(
        stage,
        SPAIN,
        "council_of_troubles",
        dice=(2, 2, 2, 2, 2, 2),
        answers=(DONE, "space.amsterdam", "leader.louis_of_nassau"),
    )
    assert stage.g.world.leader["louis_of_nassau"] in stage.g.state.court.waiting


@pytest.mark.rule("VQ 6.1")
def test_st_bartholomews_day() -> None:
    stage = quiet().put("paris", PROTESTANT, leaders=["coligny"])
    stage.put("la_rochelle", PROTESTANT, leaders=["conde"]).control(PROTESTANT, "la_rochelle")
    couple = stage.g.world.royal["charles_ix"], stage.g.world.royal["anna_of_saxony"]
    assert not may_play(stage, SPAIN, "st_bartholomews_day", "wedding")
    stage.g.state.weddings.betrothed = [couple]
    assert may_play(stage, SPAIN, "st_bartholomews_day", "wedding")
    play(stage, SPAIN, "st_bartholomews_day", "wedding", dice=(2, 2, 2, 2, 2, 2, 2, 2))
    assert stage.where("coligny") == OUT_OF_PLAY
    assert stage.where("conde") == "la_rochelle"
    assert rolled(stage) == ("power:france", "area:france", "catholic")
    assert is_at_war(stage.g, FRANCE, PROTESTANT)


@pytest.mark.rule("VQ 6.1", "VQ 19.3")
def test_st_bartholomews_day_follows_an_attempt_on_a_huguenot() -> None:
    stage = quiet().turn(3).put("paris", PROTESTANT, leaders=["coligny"]).impulse(SPAIN)
    deal(stage, ENGLAND, "st_bartholomews_day")
    day = f"england=card.{stage.g.world.card['st_bartholomews_day']}"
    coligny = stage.g.world.leader["coligny"]
    shots, sermons = [1] * 6, [2] * 8
    stage.run(attempt(stage.g, SPAIN, coligny, 2), dice=[*shots, *sermons], answers=[day])
    assert stage.where("coligny") == OUT_OF_PLAY
    assert not stage.events(LeaderMurdered), "the assassin missed him"
    assert rolled(stage) == ("power:france", "area:france", "catholic")
    assert is_at_war(stage.g, FRANCE, PROTESTANT)


@pytest.mark.rule("VQ 6.1", "VQ 19.3")
def test_st_bartholomews_day_does_not_follow_an_attempt_on_others() -> None:
    stage = quiet().turn(3).put("york", ENGLAND, leaders=["sussex"]).impulse(SPAIN)
    deal(stage, FRANCE, "st_bartholomews_day")
    sussex = stage.g.world.leader["sussex"]
    stage.run(attempt(stage.g, SPAIN, sussex, 2), dice=[1] * 6)
    assert holds_card(stage.g, FRANCE, stage.g.world.card["st_bartholomews_day"])


# -- rebellions ------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 18.5")
def test_wars_of_the_guise() -> None:
    stage = quiet().protestant("lyon")
    play(stage, OTTOMAN, "wars_of_the_guise", answers=("rebel.lyon",))
    assert stage.controller("lyon") == PROTESTANT
    assert stage.asked[0].seat == "protestant"


@pytest.mark.rule("VQ 18.5")
def test_wars_of_the_guise_without_a_target_are_sermons() -> None:
    stage = quiet().ally(FRANCE, PROTESTANT)
    play(stage, OTTOMAN, "wars_of_the_guise", dice=(2, 2, 2, 2))
    assert rolled(stage) == ("power:protestant", "area:france", "protestant")


@pytest.mark.rule("VQ 28", "VQ 12.4")
def test_28_rising_of_the_north_begins_with_step_2_of_19_4() -> None:
    stage = quiet().put("durham", ENGLAND, 1)
    assert may_play(stage, FRANCE, "rising_of_the_north")
    play(
        stage,
        FRANCE,
        "rising_of_the_north",
        answers=("unrest.berwick", DONE, "rebel.york", DONE),
    )
    assert not stage.events(ConversionsRolled)
    assert stage.controller("york") == SPAIN
    assert stage.regulars(SPAIN, "york") == 2
    offered = {o.key for o in stage.asked[0].options}
    assert offered == {"unrest.york", "unrest.carlisle", "unrest.berwick", DONE}
    assert stage.asked[0].seat == "spain"


# -- counting --------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 28", "VQ 25.2")
def test_28_dutch_revolt_counts_keys_twice() -> None:
    stage = quiet().control(PROTESTANT, "amsterdam", "haarlem", "alkmaar").unrest("amsterdam")
    play(stage, SPAIN, "dutch_revolt")
    assert stage.bonus_vp(PROTESTANT) == 1
    small = quiet().control(PROTESTANT, "haarlem", "alkmaar")
    play(small, SPAIN, "dutch_revolt", dice=(2, 2, 2, 2, 2, 2))
    assert small.bonus_vp(PROTESTANT) == 0
    assert rolled(small) == ("power:protestant", "area:netherlands", "protestant")


@pytest.mark.rule("VQ 28")
def test_28_enterprise_of_england_counts_some_spaces_twice() -> None:
    """Spanish spaces count whatever their faith; unrest does not matter."""
    stage = quiet()
    england = stage.g.world.area_masks["england"]
    stage.g.state.religion.protestant |= england
    stage.catholic("york", "durham", "carlisle").control(SPAIN, "york", "durham", "london")
    stage.unrest("york", "durham")
    play(stage, ENGLAND, "enterprise_of_england")
    assert stage.bonus_vp(SPAIN) == 1


# -- the Netherlands -------------------------------------------------------------------------------


@pytest.mark.rule("VQ 6.1")
def test_pacification_of_ghent() -> None:
    stage = quiet().put("ghent", SPAIN, 0, 1).put("bruges", WALLOONS, 1).put("brussels", SPAIN, 2)
    play(
        stage,
        ENGLAND,
        "pacification_of_ghent",
        "pacification",
        answers=("space.ghent", "displace.brussels", DONE),
    )
    assert stage.controller("ghent") == PROTESTANT
    offered = {o.key for o in stage.asked[0].options}
    assert "space.bruges" not in offered
    assert "space.flushing" not in offered


@pytest.mark.rule("VQ 6.1")
def test_pacification_of_ghent_holds_spanish_troops_for_one_impulse() -> None:
    stage = quiet().put("brussels", SPAIN, 2).put("madrid", SPAIN, 2)
    play(stage, ENGLAND, "pacification_of_ghent", "pacification", answers=(DONE,))
    stage.impulse(SPAIN, 3)
    brussels, madrid = 1 << stage.at("brussels"), 1 << stage.at("madrid")
    assert musters(stage.g, SPAIN) & brussels
    watch(stage.g, SPAIN)
    assert not musters(stage.g, SPAIN) & brussels
    assert musters(stage.g, SPAIN) & madrid
    assert not building_sites(stage.g, SPAIN, WALLOONS, "regular") & brussels
    watch(stage.g, ENGLAND)
    assert open_to_spain(stage.g) == -1


@pytest.mark.rule("VQ 17.2")
def test_malcontents() -> None:
    stage = quiet().control(PROTESTANT, "lille").unrest("namur")
    play(
        stage,
        FRANCE,
        "malcontents",
        answers=("calm.namur", "place.arras", "place.arras"),
    )
    assert stage.regulars(WALLOONS, "arras") == 2
    assert stage.controller("lille") == SPAIN
    assert not stage.g.state.unrest


@pytest.mark.rule("VQ 17", "VQ 17.2")
def test_malcontents_raise_no_walloons_among_enemies() -> None:
    stage = quiet().war(SPAIN, PROTESTANT).put("haarlem", DUTCH, 1)
    play(stage, SPAIN, "malcontents", answers=("place.arras", "place.arras"))
    sites = [option.key for option in stage.asked[0].options]
    assert "place.arras" in sites
    assert "place.haarlem" not in sites


@pytest.mark.rule("VQ 28")
def test_28_union_of_arras_places_four_walloons_even_without_so_many_regulars() -> None:
    stage = quiet().put("brussels", SPAIN, 2).control(PROTESTANT, "lille", "mons", "ghent")
    stage.put("mons", DUTCH, 1).war(SPAIN, PROTESTANT)
    stage.protestant("lille", "mons", "ghent", "breda")
    play(
        stage,
        SPAIN,
        "union_of_arras",
        answers=(
            "place.arras",
            "place.arras",
            "space.lille",
            "space.ghent",
            "space.lille",
            "space.breda",
        ),
    )
    assert stage.regulars(SPAIN, "brussels") == 0
    assert stage.regulars(WALLOONS, "brussels") == 2
    assert stage.regulars(WALLOONS, "arras") == 2
    assert stage.controller("lille") == stage.controller("ghent") == SPAIN
    assert not stage.is_protestant("lille")
    assert not stage.is_protestant("breda")
    for kind in ("arras-space", "arras-convert"):
        offered = [o.key for ask in stage.asked if ask.kind == kind for o in ask.options]
        assert "space.ghent" in offered
        assert "space.mons" not in offered, "units of an enemy of Spain stand there"
    assert stage.controller("mons") == PROTESTANT
    assert stage.is_protestant("mons")


@pytest.mark.rule("VQ 28")
def test_28_after_the_union_spain_has_a_die_more_in_the_netherlands() -> None:
    stage = quiet().protestant("utrecht", "amsterdam", "haarlem")
    mark_this_turn(stage.g, "union_of_arras")
    stage.run(convert(stage.g, SPAIN, 2, "catholic", areas=["netherlands"]), dice=[2, 2, 2])
    stage.run(convert(stage.g, FRANCE, 2, "catholic", areas=["netherlands"]), dice=[2, 2])


# -- Paris -----------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 23.6", "VQ 28")
def test_28_paris_is_worth_a_mass() -> None:
    stage = quiet().control(PROTESTANT, "la_rochelle").put("paris", FRANCE, 1)
    stage.put("la_rochelle", HUGUENOT, 6).put("la_rochelle", PROTESTANT, leaders=["navarre"])
    stage.war(FRANCE, PROTESTANT)
    stage.g.state.court.capitals = {HUGUENOT: stage.at("la_rochelle")}
    assert not may_play(stage, PROTESTANT, "paris_is_worth_a_mass")
    mark_league(stage.g)
    assert may_play(stage, PROTESTANT, "paris_is_worth_a_mass")
    stage.protestant("paris")
    play(
        stage,
        PROTESTANT,
        "paris_is_worth_a_mass",
        answers=(
            "displace.rouen",
            "space.orleans",
            DONE,
            "space.la_rochelle",
            "all",
            "peace",
            "peace",
        ),
    )
    assert stage.controller("paris") == stage.controller("orleans") == PROTESTANT
    assert not stage.is_protestant("paris")
    assert stage.where("navarre") == "paris"
    assert stage.regulars(HUGUENOT, "paris") == 4
    assert stage.g.state.court.capitals[HUGUENOT] == stage.at("paris")
    assert not is_at_war(stage.g, FRANCE, PROTESTANT)


@pytest.mark.rule("VQ 23.6", "VQ 5.3")
def test_5_3_who_goes_to_paris_leaves_no_stack_that_counters_cannot_show() -> None:
    """The Huguenots' six counters of 1 stand elsewhere: two units in Castres cannot part."""
    stage = quiet().control(PROTESTANT, "la_rochelle").put("castres", HUGUENOT, 2)
    stage.put("castres", PROTESTANT, leaders=["navarre"]).put("nimes", HUGUENOT, 2)
    for space in ("la_rochelle", "montauban", "montpellier", "toulouse", "bordeaux", "avignon"):
        stage.put(space, HUGUENOT, 1)
    stage.g.state.court.capitals = {HUGUENOT: stage.at("la_rochelle")}
    mark_league(stage.g)
    one = "huguenot.regular"
    answers = (DONE, "space.castres", one, one, DONE)
    play(stage, PROTESTANT, "paris_is_worth_a_mass", answers=answers)
    nobody, half = (ask for ask in stage.asked if ask.option(one))
    assert nobody.option(DONE)
    assert not half.option(DONE)
    assert stage.regulars(HUGUENOT, "paris") == 2


@pytest.mark.rule("VQ 28", "VQ 20.10")
def test_28_walloons_do_not_count_on_the_day_of_the_barricades() -> None:
    stage = quiet().put("paris", FRANCE, 1).put("reims", SPAIN, 2, leaders=["guise"])
    stage.put("reims", WALLOONS, 2).control(SPAIN, "reims")
    near = stage.g.world.land.adjacent[stage.at("paris")] >> stage.at("reims") & 1
    dice = (5, 1, 1, 1) if near else (5, 1)
    play(stage, FRANCE, "day_of_the_barricades", dice=dice, answers=("guise-to-paris",))
    assert stage.controller("paris") == SPAIN
    assert stage.regulars(SPAIN, "paris") == 2
    assert stage.where("guise") == "paris"
