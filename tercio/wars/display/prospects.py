"""What an option promises before it is chosen: the exact odds of battles, attempts and raids.

Everything is read off the position that is given, which is the view of the seat that is asked,
and holds as things stand: before anybody reacts, and before cards that nobody has played yet.
"""

from collections.abc import Callable
from copy import deepcopy

from tercio.kernel.ask import PASS, Args, Foresee, Prospect
from tercio.kernel.citations import cites
from tercio.wars.land.battle import Battle, Side
from tercio.wars.land.battle_dice import Muster
from tercio.wars.land.battle_odds import (
    Army,
    First,
    Fleet,
    assault_outcome,
    attempt_chance,
    field_odds,
    hit_chances,
    naval_odds,
)
from tercio.wars.land.formations import whole_force
from tercio.wars.land.move import NEEDED, Move, roll_modifier
from tercio.wars.model.force import Force
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.war import AnyWar
from tercio.wars.sea.fleets import is_warship

Weigh = Callable[[AnyWar, Battle, Power], Prospect | None]
"""The odds of a battle whose dice are counted, in the eyes of a power."""


def _seen_by(
    title: str, args: Args, attacking: bool, chances: tuple[float, float, float, float, float]
) -> Prospect:
    """(win, draw, loss, mine, theirs) of the attacker, in the eyes of either side."""
    win, draw, loss, mine, theirs = chances
    if attacking:
        return Prospect(title, args, win, draw, loss=loss, mine=mine, theirs=theirs)
    return Prospect(title, args, loss, draw, loss=win, mine=theirs, theirs=mine)


def _about(g: AnyWar, battle: Battle, power: Power) -> tuple[Args, bool]:
    """The arguments of the title, and whether the asker attacks."""
    attacking = power in battle.attacker.powers()
    enemy = battle.defender if attacking else battle.attacker
    args: Args = {"place": place_ref(g, battle.place), "enemy": power_ref(g, enemy.power)}
    return args, attacking


# -- field battles ---------------------------------------------------------------------------------


@cites("HIS 14", "VQ 14")
def field_prospect(g: AnyWar, battle: Battle, power: Power) -> Prospect | None:
    """A field battle whose dice are counted."""
    attacker, defender = (Army(s.size, s.dice, s.keen_dice) for s in _sides(battle))
    if not attacker.units or not defender.units:
        return None
    first: First = ""
    if battle.rolls_first >= 0:
        surprises = battle.side_of(battle.rolls_first) is battle.attacker
        first = "attacker" if surprises else "defender"
    odds = field_odds(attacker, defender, first)
    args, attacking = _about(g, battle, power)
    chances = odds.attacker_wins, 0.0, odds.defender_wins, *odds[1:3]
    return _seen_by("odds-field-battle", args, attacking, chances)


def _sides(battle: Battle) -> tuple[Side, Side]:
    return battle.attacker, battle.defender


# -- assaults --------------------------------------------------------------------------------------


@cites("HIS 15.1", "VQ 15.1")
def assault_prospect(g: AnyWar, battle: Battle, power: Power) -> Prospect:
    """An assault: the walls fall, or the siege goes on (a draw), or it is broken."""
    attacker, defender = battle.attacker, battle.defender
    # Losses come from all that the besieger has there, not from the formation alone.
    storming = Army(whole_force(g, attacker.power, battle.space).size, attacker.dice)
    holding = Army(defender.size, defender.dice)
    win = draw = mine = theirs = 0.0
    for hits, p in enumerate(hit_chances(attacker.dice, attacker.keen_dice)):
        for back, q in enumerate(hit_chances(defender.dice, defender.keen_dice)):
            way = assault_outcome(storming, holding, hits, back)
            left = storming.units - way.attacker_lost, holding.units - way.defender_lost
            win += p * q * way.attacker_wins
            draw += p * q * (not way.attacker_wins and left[0] > left[1])
            mine += p * q * way.attacker_lost
            theirs += p * q * way.defender_lost
    args, attacking = _about(g, battle, power)
    return _seen_by("odds-assault", args, attacking, (win, draw, 1.0 - win - draw, mine, theirs))


# -- at sea ----------------------------------------------------------------------------------------


@cites("HIS 16.2", "VQ 16.2")
def naval_prospect(g: AnyWar, battle: Battle, power: Power) -> Prospect | None:
    """A naval combat whose dice are counted."""
    if not battle.attacker.ships or not battle.defender.ships:
        return None
    odds = naval_odds(*(fleet_in(g, battle, side) for side in _sides(battle)))
    args, attacking = _about(g, battle, power)
    chances = odds.attacker_wins, 0.0, odds.defender_wins, *odds[1:3]
    return _seen_by("odds-naval-combat", args, attacking, chances)


def fleet_in(g: AnyWar, battle: Battle, side: Side) -> Fleet:
    small = sum(not is_warship(g, ship) for ship in side.ships)
    losses = sum(g.hooks.ship_levels(g, ship) for ship in side.ships)
    wards = g.hooks.fives_ignored(g, battle, side)
    return Fleet(losses - small, side.dice, small, wards=wards)


# -- attempts --------------------------------------------------------------------------------------


@cites("HIS 13.2", "HIS 13.3", "VQ 13.2", "VQ 13.3")
def land_attempt_prospect(g: AnyWar, title: str, move: Move, force: Force) -> Prospect:
    """To intercept a move, or to avoid battle with it."""
    chance = attempt_chance(roll_modifier(g, force, move.force), NEEDED)
    return chance_prospect(title, {"place": place_ref(g, move.to)}, chance)


def chance_prospect(title: str, args: Args, chance: float) -> Prospect:
    """Something that succeeds or fails, and costs nobody a unit."""
    return Prospect(title, args, chance, 0.0, loss=1.0 - chance)


# -- combat cards ----------------------------------------------------------------------------------


def weigh_cards(
    battle: Battle, moment: str, weigh: Weigh, count: Callable[[AnyWar, Battle], tuple[int, int]]
) -> Callable[[Power], Foresee]:
    """What a battle promises with each card that could be played in it now, and without.

    `count` counts the dice of both sides as they would be without cards.
    """

    def foresight(power: Power) -> Foresee:
        def foresee(view: AnyWar, key: str) -> Prospect | None:
            if key == PASS:
                return weigh(view, battle, power)
            _, card, *rest = key.split(".")
            who = view.world.power[rest[0]] if rest else power
            return _with_card(view, who, CardId(int(card)))

        def _with_card(view: AnyWar, who: Power, card: CardId) -> Prospect | None:
            """In an imagined position; None if the card asks for more."""
            imagined = type(view)(view.setting, view.data, view.state.copy(), view.random)
            fought = deepcopy(battle)
            muster = Muster(imagined, fought) if battle.kind != "naval" else None
            before = count(imagined, fought)
            imagined.play_card(view.hooks.hand_of(imagined, who), card, "response")
            for _ in view.hooks.respond(imagined, who, card, moment, about=fought):
                return None
            if muster is not None:
                muster.refresh(imagined)
            for side, old, new in zip(_sides(fought), before, count(imagined, fought), strict=True):
                side.dice += new - old
            return weigh(imagined, fought, who)

        return foresee

    return foresight
