"""Mandatory events, 8 to 23 (HIS 3.3, 6.1, 21). The registry gives the CP that follow."""

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.model.court_verbs import found_haven, mark_done
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import ENGLAND, MAJORS, OTTOMAN, PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_questions import debater_ref, is_uncommitted
from tercio.games.here_i_stand.model.religion_state import DebaterId
from tercio.games.here_i_stand.model.religion_verbs import commit_debater
from tercio.games.here_i_stand.rules.major_powers.rulers import mary_takes_the_throne
from tercio.games.here_i_stand.rules.major_powers.schmalkaldic_league import (
    form_league,
    league_may_form,
)
from tercio.games.here_i_stand.rules.reformation.conversion import flip_spaces
from tercio.games.here_i_stand.rules.reformation.counter_reformation import (
    counter_reformation_attempts,
)
from tercio.games.here_i_stand.rules.reformation.jesuit_universities import found_universities
from tercio.games.here_i_stand.rules.reformation.ninety_five_theses import post_theses
from tercio.kernel.ask import DONE, Ask, Option, Procedure
from tercio.wars.cards.card_play import COMES_BACK
from tercio.wars.land.battle import HIT
from tercio.wars.model.events import ChanceTaken
from tercio.wars.model.force_pools import available_ship, most_that_fit
from tercio.wars.model.names import NEXT_TURN, REGULAR, Power
from tercio.wars.model.refs import power_ref
from tercio.wars.model.rows import CardMode

# -- 8: Luther's 95 Theses -------------------------------------------------------------------------


@of_card(8, "luthers_95_theses.theses", cite="HIS 18.1")
def luthers_95_theses(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    return post_theses(g)


# -- 9: Barbary Pirates ----------------------------------------------------------------------------


@of_card(9, "barbary_pirates", cite="HIS 21.1")
def barbary_pirates(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    """Algiers enters play as an Ottoman key, with Barbarossa and his corsairs."""
    space = g.world.space[mode.spaces[0]]
    found_haven(g, space)
    regulars = most_that_fit(g, OTTOMAN, REGULAR, mode.numbers["regulars"], space=space)
    g.place_troops(OTTOMAN, REGULAR, regulars, space)
    for _ in range(mode.numbers["corsairs"]):
        ship = available_ship(g, OTTOMAN, "corsair")
        if ship is not None:
            g.build_ship(ship, space, reverse=True)
    g.place_leader(g.world.leader[mode.leaders[0]], space)
    mark_done(g, "barbary_pirates")


# -- 11: Defender of the Faith ---------------------------------------------------------------------


@of_card(11, "defender_of_the_faith", cite="HIS 18.4")
def defender_of_the_faith(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """The Papacy preaches; an English defender draws a card."""
    yield from counter_reformation_attempts(g, PAPACY, "defender_of_the_faith")
    if power == ENGLAND:
        g.draw_cards(ENGLAND, mode.numbers["english_cards"])


# -- 12: Master of Italy ---------------------------------------------------------------------------


@of_card(12, "master_of_italy", cite="HIS 6.1")
def master_of_italy(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    """Every power is paid for the Italian keys it controls."""
    keys, numbers = g.world.mask(*mode.spaces), mode.numbers
    for lord in MAJORS:
        held = (g.state.controlled[lord] & keys).bit_count()
        if held == numbers["keys_for_card"]:
            g.draw_cards(lord, numbers["cards"])
        elif held >= numbers["keys_for_2_vp"]:
            g.gain_vp(lord, 2, "vp-master-of-italy")
        elif held >= numbers["keys_for_1_vp"]:
            g.gain_vp(lord, 1, "vp-master-of-italy")


# -- 13: Schmalkaldic League -----------------------------------------------------------------------


@of_card(13, "schmalkaldic_league", cite="HIS 21.6")
def schmalkaldic_league(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """Too early, it has no effect and stays in the game."""
    if league_may_form(g):
        yield from form_league(g)


# -- 15: Society of Jesus --------------------------------------------------------------------------


@of_card(15, "society_of_jesus", cite="HIS 21.5")
def society_of_jesus(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    mark_done(g, "society_of_jesus")
    yield from found_universities(g, mode.numbers["universities"])


# -- 17: Council of Trent --------------------------------------------------------------------------


@of_card(17, "council_of_trent", cite="HIS 18.2")
def council_of_trent(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    """Both sides send debaters and roll; the winner converts spaces."""
    papal = yield from _delegates(g, PAPACY, mode.numbers["papal_debaters"])
    protestant = yield from _delegates(g, PROTESTANT, mode.numbers["protestant_debaters"])
    hits = [_council_hits(g, *side) for side in ((PAPACY, papal), (PROTESTANT, protestant))]
    lead = hits[0] - hits[1]
    winner = PAPACY if lead > 0 else PROTESTANT
    if papal or protestant:
        result = "trent-won" if lead else "trent-drawn"
        g.record(ChanceTaken(power_ref(g, winner), result, abs(lead)))
    if lead:
        yield from flip_spaces(
            g,
            winner,
            abs(lead),
            None,
            to_protestant=winner == PROTESTANT,
            optional=True,
            cite="HIS 18.2",
        )


def _delegates(g: HereIStand, side: Power, most: int) -> Procedure[list[DebaterId]]:
    """Up to so many uncommitted debaters of a side, of any zones; they become committed."""
    tables = g.world.religion
    pool = tables.papal_debaters if side == PAPACY else tables.protestant_debaters
    chosen: list[DebaterId] = []
    while len(chosen) < most and (free := [i for i in pool if is_uncommitted(g, i)]):
        rows = g.world.debaters
        options = [Option(f"debater.{rows[i].id}", i, (debater_ref(g, i),)) for i in free]
        pick = yield Ask(
            g.seat_of(side),
            "council-of-trent",
            [*options, Option(DONE)],
            "HIS 18.2",
            args={"power": power_ref(g, side), "left": most - len(chosen)},
        )
        if pick.key == DONE:
            break
        commit_debater(g, pick.value)
        chosen.append(pick.value)
    return chosen


def _council_hits(g: HereIStand, side: Power, delegates: list[DebaterId]) -> int:
    """A die for each point of debate value; Pole brings one more."""
    rows = g.world.debaters
    dice = {debater_ref(g, i): rows[i].value for i in delegates}
    dice["trent"] = sum(rows[i].amount for i in delegates if rows[i].bonus == "trent_dice")
    by, count = power_ref(g, side), sum(dice.values())
    return sum(die >= HIT for die in g.dice(count, "Council of Trent", HIT, by=by, counted=dice))


# -- 18: Dragut ------------------------------------------------------------------------------------


@of_card(18, "dragut", cite="HIS 21.1")
def dragut(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    """He takes Barbarossa's place, in his port, at sea or on the turn track."""
    barbarossa, successor = (g.world.leader[id] for id in mode.leaders)
    place = g.state.leader_at[barbarossa]
    g.remove_leader(barbarossa)
    if place >= 0:
        g.place_leader(successor, place)
    elif place == NEXT_TURN:
        g.delay_leader(successor)


# -- 21: Mary I ------------------------------------------------------------------------------------


@of_card(21, "mary_i", cite="HIS 21.3")
def mary_i(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[str | None]:
    leaves = yield from mary_takes_the_throne(g)
    return None if leaves else COMES_BACK
