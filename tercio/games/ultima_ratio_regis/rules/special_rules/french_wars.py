"""The French Wars of Religion, turns 6 to 8 (PB 10): France, the Huguenots, the Catholic League."""

from tercio.games.ultima_ratio_regis.model.names import NO_PLAYER, NOBODY, Mask, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    is_in_play,
    major_of,
    player_of,
    rank_of,
    religion_of,
)
from tercio.games.ultima_ratio_regis.model.special_state import Faith, FrenchWars
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of, stacks_of
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war
from tercio.games.ultima_ratio_regis.rows.scenarios import RuleBlockRow, RuleRow
from tercio.games.ultima_ratio_regis.rules.major_powers.collapse import collapse, vanish
from tercio.games.ultima_ratio_regis.rules.major_powers.customs import bars, custom, other_reasons
from tercio.games.ultima_ratio_regis.rules.major_powers.war_status import Outcome
from tercio.games.ultima_ratio_regis.rules.special_areas.revolts import break_out
from tercio.games.ultima_ratio_regis.rules.special_rules.blocks import (
    after_collapse,
    after_peace,
    at_turn_end,
    at_turn_start,
    block,
)
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import special
from tercio.games.ultima_ratio_regis.rules.special_rules.succession import succeed
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites

BLOCK = "french_wars_of_religion"


def blocks_in_force(g: Regis) -> list[RuleBlockRow]:
    """All that hold now; these wars may be over before their turns are."""
    rows = [block(g, id) for id in g.scenario.blocks]
    over = g.realm.special.french_wars is not None
    return [row for row in rows if row is not None and not (over and row.id == BLOCK)]


def contenders(g: Regis) -> list[Power]:
    """Those in play, while the wars are not over."""
    row = block(g, BLOCK)
    if row is None or g.realm.special.french_wars is not None:
        return []
    powers = [g.world.power[id] for id in row.contenders]
    return [power for power in powers if is_in_play(g, power)]


def are_contenders(g: Regis, a: Power, b: Power) -> bool:
    rivals = contenders(g)
    return a in rivals and b in rivals


def the_kingdom(g: Regis) -> Mask:
    """The home areas of France, as they are printed."""
    return g.world.home[g.world.power["france"]]


# -- customs of these wars ---------------------------------------------------------------------


for name in ("no-forced-peace", "free-declaration", "keeps-conquests", "military-victory"):
    custom(name)(are_contenders)
custom("homes-can-be-ceded")(are_contenders)


@custom("key-areas-are-home")
def key_areas_count_as_home(g: Regis, winner: Power, loser: Power) -> bool:
    """In the first of the three turns."""
    row = block(g, BLOCK)
    return row is not None and row.turns[0] == g.state.turn and are_contenders(g, winner, loser)


@bars
@cites("uRR 8.1.1")
def foreigners_stay_out(g: Regis, owner: Power) -> Mask:
    """Who is at war with a French power does not enter the kingdom, but Calais if it is lost."""
    rivals = contenders(g)
    if not rivals or major_of(g, owner) in rivals:
        return 0
    if not any(are_at_war(g, owner, rival) for rival in rivals):
        return 0
    calais = g.world.location["calais"]
    kingdom = the_kingdom(g)
    return kingdom if g.state.owner[calais] in rivals else kingdom & ~(1 << calais)


@other_reasons
@cites("uRR 8.1.1", "uRR 21.3.2")
def the_french_fall_out(g: Regis, a: Power, b: Power) -> list[tuple[Power, Power]]:
    """A casus belli of a card that names France is one among the contenders."""
    rivals = contenders(g)
    if g.world.power["france"] not in (a, b) or not rivals:
        return []
    return [(one, other) for one in rivals for other in rivals if one < other]


@special("french_collapse", "uRR 8.1.1", "uRR 21.6")
def french_collapse(g: Regis, rule: RuleRow) -> Procedure[None]:
    """This turn these contenders do not survive a lost war, also if they are only now to come."""
    if BLOCK in g.scenario.blocks and g.realm.special.french_wars is None:
        for id in rule.powers:
            power = g.world.power[id]
            if g.state.player_of[power] != NO_PLAYER:
                g.realm.collapsing |= 1 << power
    yield from ()


# -- their end ---------------------------------------------------------------------------------


@after_peace("uRR 8.1.1", "uRR 21.6")
def landless_contenders_disappear(g: Regis, outcome: Outcome) -> Procedure[None]:
    for power in contenders(g):
        if is_in_play(g, power) and not g.state.owned[power]:
            yield from collapse(g, power)


@after_collapse("uRR 8.1.1")
def only_one_is_left(g: Regis, power: Power) -> Procedure[None]:
    """Then the wars are over, unless another contender is still to come."""
    left = contenders(g)
    if block(g, BLOCK) is not None and len(left) == 1 and not is_one_to_come(g):
        end_the_wars(g, left[0])
    yield from ()


def is_one_to_come(g: Regis) -> bool:
    powers = [g.world.power[id] for id in g.world.blocks[BLOCK].contenders]
    return any(
        g.state.player_of[power] != NO_PLAYER and g.world.powers[power].turns[0] > g.state.turn
        for power in powers
    )


def end_the_wars(g: Regis, winner: Power) -> None:
    for power in contenders(g):
        g.realm.collapsing &= ~(1 << power)
    g.realm.special.french_wars = FrenchWars(winner)


@at_turn_end("uRR 8.1.1")
def the_last_turn_of_the_wars(g: Regis) -> Procedure[None]:
    """Who has most of France wins; of several, who has more vitality."""
    row = block(g, BLOCK)
    left = contenders(g)
    if row is not None and g.state.turn == row.turns[1] and left:
        winner = max(left, key=lambda power: strength_in_france(g, power))
        end_the_wars(g, winner)
        for power in left:
            if power not in (winner, g.world.power["france"]):
                yield from vanish(g, power)
    crown_the_winner(g)


def strength_in_france(g: Regis, power: Power) -> tuple[int, int, int]:
    areas = (g.state.owned[power] & the_kingdom(g)).bit_count()
    return areas, g.world.vitality[power], -rank_of(g, player_of(g, power))


@cites("uRR 8.1.1", "uRR 8.1.2")
def crown_the_winner(g: Regis) -> None:
    """Another winner than France becomes France, with its own army and unrest, and is played by
    the player of France."""
    wars, france = g.realm.special.french_wars, g.world.power["france"]
    if wars is None or wars.winner in (NOBODY, france) or not is_in_play(g, wars.winner):
        return
    winner = wars.winner
    protestant = religion_of(g, winner) == "protestant"
    if is_in_play(g, france):
        dismiss_army(g, france)
    succeed(g, winner, france)
    g.realm.refounded &= ~(1 << france)
    faith: Faith = "protestant" if protestant else "catholic"
    g.set_religion(france, faith)
    g.realm.special.french_wars = FrenchWars(winner, faith)


def dismiss_army(g: Regis, power: Power) -> None:
    for place, kind, count in list(stacks_of(g, power)):
        g.remove_units(power, place, kind, count)
    g.state.eliminated[power] = {}
    for leader in leaders_of(g, power):
        g.remove_leader(leader)


# -- afterwards --------------------------------------------------------------------------------


@at_turn_start("uRR 8.1.1", "uRR 21.1")
def friends_of_the_new_king(g: Regis) -> Procedure[None]:
    """They are allies for the turn that begins."""
    wars = g.realm.special.french_wars
    if wars is None or not wars.crowned:
        return
    g.realm.special.french_wars = FrenchWars(wars.winner)
    france = g.world.power["france"]
    for id in g.world.blocks[BLOCK].friends[wars.crowned]:
        friend = g.world.power[id]
        if is_in_play(g, france) and is_in_play(g, friend):
            g.make_alliance(france, friend)
    yield from ()


@at_turn_end("uRR 8.1.1", "uRR 18.3")
def free_areas_rebel(g: Regis) -> Procedure[None]:
    """At the end of the turn after the wars, what is independent in France is French again, in
    revolt."""
    france = g.world.power["france"]
    row = g.world.blocks[BLOCK]
    if BLOCK in g.scenario.blocks and g.state.turn == row.turns[1] + 1 and is_in_play(g, france):
        for area in places_in(the_kingdom(g)):
            if g.state.free[area] == g.world.book.independence.left_behind:
                g.set_owner(area, france, home=True)
                yield from break_out(g, area, row.level)
