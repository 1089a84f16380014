"""Cards that make revolts (uRR 18.3)."""

import pytest

from tercio.games.ultima_ratio_regis.model.power_questions import majors_in_play
from tercio.games.ultima_ratio_regis.model.war_questions import has_casus_belli
from tercio.kernel.masks import places_of
from tests.rules.ultima_ratio_regis.card_proofs import board, leave, play, why_not
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

REVOLTS: list[tuple[str, int, tuple[str, ...], int, int]] = [
    ("perkin_warbeck", 1, ("ireland",), 2, 1),
    ("dozsa", 2, ("hungary",), 2, 1),
    ("peasants_war", 3, ("german_states",), 2, 2),
    ("comuneros", 3, ("spain",), 2, 2),
    ("jelali_revolt", 3, ("anatolia",), 3, 1),
    ("shah_kulu", 2, ("anatolia",), 2, 2),
    ("pilgrimage_of_grace", 4, ("england",), 2, 1),
    ("barbarossa_card", 3, ("sicily_sardinia",), 2, 1),
    ("rebellion_in_scotland", 6, ("scotland",), 3, 1),
    ("catholic_conspiracy", 6, ("england", "ireland"), 2, 1),
    ("oprichnina", 6, ("russia",), 2, 1),
    ("time_of_troubles", 8, ("russia",), 3, 2),
    ("regency_of_marie", 9, ("france",), 2, 1),
    ("edict_of_restitution", 10, ("german_states",), 2, 2),
    ("abaza_revolt", 10, ("anatolia",), 3, 1),
    ("fronde", 11, ("france",), 2, 2),
]
"""Card, turn, provinces, level and number of revolts."""

NAMED: list[tuple[str, int, tuple[str, ...], tuple[int, ...]]] = [
    ("rebellion_of_the_alpujarras", 6, ("granada", "gibraltar"), (2, 2)),
    ("la_rochelle", 9, ("bordeaux",), (3,)),
    ("catalan_revolt", 11, ("barcelona", "naples"), (3, 2)),
    ("khmelnytsky", 11, ("podolia",), (3,)),
]


def rebels(stage: Stage) -> dict[str, int]:
    found = stage.g.state.rebels
    return {WORLD.location_ids[area]: level for area, level in enumerate(found) if level}


def provinces(*ids: str) -> set[str]:
    return {WORLD.location_ids[area] for area in places_of(WORLD.areas_in(provinces=ids))}


def pacify(stage: Stage, areas: set[str]) -> Stage:
    """Nobody owns any of these."""
    for area in sorted(areas):
        stage.independent(area)
    return stage


@pytest.mark.rule("uRR 18.3")
@pytest.mark.parametrize(("card", "turn", "where", "level", "count"), REVOLTS)
def test_a_rebellion_breaks_out_in_its_provinces(
    card: str, turn: int, where: tuple[str, ...], level: int, count: int
) -> None:
    stage = board(turn)
    before = rebels(stage)
    play(stage, card)
    new = {area: n for area, n in rebels(stage).items() if area not in before}
    assert len(new) == count
    assert set(new.values()) == {level}
    assert set(new) <= provinces(*where)
    assert {stage.holder(area) for area in new} == {""}


ALONE = [
    case[:3]
    for case in REVOLTS
    if case[0] not in ("shah_kulu", "barbarossa_card", "catholic_conspiracy", "oprichnina")
    and case[0] not in ("time_of_troubles", "regency_of_marie", "edict_of_restitution")
]
"""Those that do nothing else."""


@pytest.mark.rule("uRR 18.3")
@pytest.mark.parametrize(("card", "turn", "where"), ALONE)
def test_nobody_rebels_where_nobody_rules(card: str, turn: int, where: tuple[str, ...]) -> None:
    stage = pacify(board(turn), provinces(*where))
    assert why_not(stage, card) == {"no-area-can-revolt"}


@pytest.mark.rule("uRR 18.3")
@pytest.mark.parametrize(("card", "turn", "areas", "levels"), NAMED)
def test_a_rebellion_breaks_out_in_the_areas_that_its_card_names(
    card: str, turn: int, areas: tuple[str, ...], levels: tuple[int, ...]
) -> None:
    stage = play(board(turn), card)
    assert tuple(rebels(stage).get(area) for area in areas) == levels


@pytest.mark.rule("uRR 18.3")
@pytest.mark.parametrize(
    ("card", "turn", "areas"), [case[:3] for case in NAMED if case[0] != "khmelnytsky"]
)
def test_an_area_does_not_rebel_twice(card: str, turn: int, areas: tuple[str, ...]) -> None:
    stage = board(turn)
    for area in areas:
        stage.revolt(area)
    assert why_not(stage, card) == {"no-area-can-revolt"}


@pytest.mark.rule("uRR 18.3")
def test_the_jelalis_rise_against_the_ottomans_alone() -> None:
    stage = pacify(board(3), provinces("anatolia")).own("persia", "ankara")
    assert why_not(stage, "jelali_revolt") == {"no-area-can-revolt"}


@pytest.mark.rule("uRR 21.3.2")
def test_shah_kulu_is_a_reason_for_war_as_well() -> None:
    stage = play(board(2), "shah_kulu")
    ottomans, persia = stage.power("ottomans"), stage.power("persia")
    assert has_casus_belli(stage.g, ottomans, persia)
    assert not has_casus_belli(stage.g, persia, ottomans)
    stage = leave(pacify(board(2), provinces("anatolia")), "persia")
    assert why_not(stage, "shah_kulu") == {"no-area-can-revolt", "power-is-not-in-play"}


@pytest.mark.rule("uRR 20.4.1")
def test_khmelnytsky_takes_the_cossacks_from_poland_alone() -> None:
    cossacks = WORLD.power["cossacks"]
    stage = play(board(11).ally("cossacks", "poland"), "khmelnytsky")
    assert stage.g.realm.patron[cossacks] == -1
    stage = play(board(11).ally("cossacks", "russia"), "khmelnytsky")
    assert stage.g.realm.patron[cossacks] == WORLD.power["russia"]
    stage = board(11).ally("cossacks", "russia").revolt("podolia")
    assert why_not(stage, "khmelnytsky") == {"has-no-such-ally", "no-area-can-revolt"}


# -- revolts and unrest ----------------------------------------------------------------------------


@pytest.mark.rule("uRR 19.1")
@pytest.mark.parametrize(
    ("card", "turn", "power", "more"),
    [
        ("catholic_conspiracy", 6, "england", 1),
        ("oprichnina", 6, "russia", 2),
        ("time_of_troubles", 8, "russia", 3),
        ("regency_of_marie", 9, "france", 1),
        ("edict_of_restitution", 10, "austria", 2),
    ],
)
def test_some_make_unrest_as_well(card: str, turn: int, power: str, more: int) -> None:
    stage = play(board(turn).unrest(power, 3), card)
    assert stage.g.realm.unrest[stage.power(power)] == 3 + more


@pytest.mark.rule("uRR 18.3", "uRR 8.1.2")
@pytest.mark.parametrize(
    ("card", "turn", "power", "where"),
    [
        ("catholic_conspiracy", 6, "england", ("england", "ireland")),
        ("oprichnina", 6, "russia", ("russia",)),
        ("time_of_troubles", 8, "russia", ("russia",)),
        ("regency_of_marie", 9, "france", ("france",)),
        ("edict_of_restitution", 10, "austria", ("german_states",)),
    ],
)
def test_without_the_power_and_its_land_they_are_ignored(
    card: str, turn: int, power: str, where: tuple[str, ...]
) -> None:
    stage = leave(pacify(board(turn), provinces(*where)), power)
    assert why_not(stage, card) >= {"power-is-not-in-play", "no-area-can-revolt"}


# -- where the player of the card chooses ----------------------------------------------------------


def offered(stage: Stage) -> list[str]:
    """Where a revolt could be placed."""
    (ask,) = [ask for ask in stage.asked if ask.kind == "revolt-where"]
    return [option.key for option in ask.options]


@pytest.mark.rule("uRR 18.3", "uRR 18.7")
def test_america_rebels_against_spain_alone() -> None:
    stage = board(6).own("spain", "cuba", "hispaniola").own("portugal", "bahia")
    play(stage, "rebellion_in_america")
    assert not {"revolt.bahia", "revolt.madrid"} & set(offered(stage))
    assert sum(level == 2 for level in rebels(stage).values()) >= 1
    america = {WORLD.location_ids[a] for a in places_of(WORLD.areas_in(theaters=["Ca", "Sa"]))}
    assert why_not(pacify(board(6), america), "rebellion_in_america") == {"no-area-can-revolt"}


@pytest.mark.rule("uRR 18.3")
def test_protestants_rebel_in_catholic_domains_in_germany() -> None:
    stage = board(6).own("austria", "wurtemberg", "hesse")
    play(stage, "protestant_rebellion", "revolt.hesse")
    assert rebels(stage)["hesse"] == 2
    assert "revolt.vienna" not in offered(stage), "a home area"
    europe = {WORLD.location_ids[a] for a in places_of(WORLD.areas_in(theaters=["CE"]))}
    stage = pacify(board(6), europe).own("austria", "vienna", home=True)
    assert why_not(stage, "protestant_rebellion") == {"no-area-can-revolt"}


@pytest.mark.rule("uRR 18.3")
def test_a_court_faction_rises_in_a_domain_of_a_restless_power() -> None:
    stage = board(6).unrest("austria", 9).own("austria", "wurtemberg", "hesse")
    for power in majors_in_play(stage.g):
        if power != stage.power("austria"):
            stage.g.realm.unrest[power] = 0
    play(stage, "court_faction", "revolt.hesse")
    assert rebels(stage)["hesse"] == 2
    keys = set(offered(stage))
    assert not {"revolt.vienna", "revolt.madrid"} & keys
    assert not {f"revolt.{WORLD.location_ids[a]}" for a in places_of(WORLD.key)} & keys
    for power in majors_in_play(stage.g):
        stage.g.realm.unrest[power] = 0
    assert why_not(stage, "court_faction") == {"no-area-can-revolt"}
