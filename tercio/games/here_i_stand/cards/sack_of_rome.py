"""Card 95: the Sack of Rome (HIS 21.5)."""

from typing import Generic

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.model.position import H_contra, HereIStand
from tercio.games.here_i_stand.model.powers import (
    PAPACY,
)
from tercio.games.here_i_stand.model.religion_verbs import loot_st_peters
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.land.battle import Battle, Side
from tercio.wars.land.battle_losses import lose_units
from tercio.wars.land.capture import capture_leaders
from tercio.wars.land.field_battle import fight, one_survives
from tercio.wars.land.formations import whole_force
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import make_change
from tercio.wars.model.names import (
    KINDS,
    REGULAR,
    SECOND,
    CardId,
    Power,
    Space,
)
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import commanded_by
from tercio.wars.model.refs import card_ref, place_ref, power_ref
from tercio.wars.model.rows import CardMode
from tercio.wars.model.troop_questions import kind_name, own_land, troops_of
from tercio.wars.siege.siege import check_siege

# -- 95: Sack of Rome ------------------------------------------------------------------------------


@condition("HIS 21.5")
def sack_possible(g: HereIStand, power: Power, about: object) -> bool:
    return bool(sacking_stacks(g))


def sacking_stacks(g: HereIStand) -> list[tuple[Power, Space]]:
    """(commander, space) of the stacks that can sack Rome (21.5)."""
    world = g.world
    garrison = troops_of(g, PAPACY, 0, world.space["rome"])
    italian = world.zone_masks["italian"]
    lords = [p for p in world.powers if g.state.patron[p] == p and p != PAPACY]
    return [
        (lord, space)
        for lord in lords
        for space in spaces_in(own_land(g, lord) & italian)
        if mercenaries_at(g, lord, space) > garrison
    ]


def mercenaries_at(g: HereIStand, lord: Power, space: Space) -> int:
    second = g.world.second_kind
    return sum(troops_of(g, p, 1, space) for p in commanded_by(g, lord) if second[p] == "mercenary")


@condition("HIS 21.5")
def papacy_lost_sack(g: HereIStand, power: Power, sack: Battle | None) -> bool:
    return sack is not None and sack.winner != PAPACY


class SackHooks(Generic[H_contra]):
    """What becomes of the loot."""

    def squanders_loot(self, g: H_contra, sacker: Power, cards: int) -> bool:
        """Whether those who sack Rome keep no card of the Papal hand: then some are discarded."""
        return False


@of_card(95, "sack_of_rome", cite="HIS 21.5")
def sack_of_rome(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[Battle]:
    """The six steps of the procedure; the answer is the battle."""
    rome = g.world.space[mode.spaces[0]]
    sacker, origin = yield from _which_stack(g, power)
    battle = _fall_upon(g, whole_force(g, sacker, origin), rome)
    yield from fight(g, battle)
    yield from _apply_hits(g, battle)
    _return(g, battle, origin)
    if battle.winner != PAPACY:
        loot_st_peters(g, -mode.numbers["st_peters_cp"])
        if not g.hooks.squanders_loot(g, sacker, mode.numbers["cards"]):
            yield from _carry_off_cards(g, sacker, mode.numbers["cards"], mode.numbers["keep"])
    yield from check_siege(g, origin)
    yield from check_siege(g, rome)
    yield from g.hooks.after_land_battle(g, battle)
    return battle


def _which_stack(g: HereIStand, power: Power) -> Procedure[tuple[Power, Space]]:
    stacks = sacking_stacks(g)
    if len(stacks) == 1:
        return stacks[0]
    rows, ids = g.world.power_rows, g.world.location_ids
    options = [
        Option(f"sack.{rows[p].id}.{ids[s]}", (p, s), (power_ref(g, p), place_ref(g, s)))
        for p, s in stacks
    ]
    pick = yield Ask(g.seat_of(power), "sack-stack", options, "HIS 21.5")
    stack: tuple[Power, Space] = pick.value
    return stack


@cites("HIS 21.5")
def _fall_upon(g: HereIStand, stack: Force, rome: Space) -> Battle:
    """Steps 1 and 2: only Papal regulars defend, whoever else is in Rome."""
    origin = stack.space
    if origin != rome:
        g.move_force(stack, rome, "sack")
    garrison = Force(PAPACY, rome)
    garrison.add(PAPACY, REGULAR, troops_of(g, PAPACY, REGULAR, rome))
    return Battle(
        "field", rome, Side(stack.power, stack), Side(PAPACY, garrison), origin=origin, sack=True
    )


@cites("HIS 14", "HIS 21.5")
def _apply_hits(g: HereIStand, battle: Battle) -> Procedure[None]:
    """Step 3: of the Papal units the regulars first; of the others both kinds alike."""
    attacker, defender = battle.attacker, battle.defender
    rome = battle.space
    papal = sum(troops_of(g, PAPACY, kind, rome) for kind in KINDS)
    hits = min(attacker.total_hits - attacker.dealt, papal)
    shared = min(defender.total_hits - defender.dealt, attacker.force.size)
    if hits == papal > 0 and shared == attacker.force.size > 0:
        shared, hits = one_survives(battle, shared, hits)
    for kind in KINDS:
        lost = min(hits, troops_of(g, PAPACY, kind, rome))
        g.lose_troops(PAPACY, kind, lost, rome, cause="combat")
        hits -= lost
    make_change(g, PAPACY, rome)
    yield from _share_losses(g, attacker.force, shared)
    if not attacker.force.size:
        capture_leaders(g, attacker.force.leaders, PAPACY)
        attacker.force.leaders = []


def _share_losses(g: HereIStand, stack: Force, hits: int) -> Procedure[None]:
    """As evenly as possible; its owner says which kind an odd loss falls on."""
    parts = [stack.only(kind) for kind in KINDS]
    hits = min(hits, stack.size)
    shares = [min(hits // 2, part.size) for part in parts]
    while hits > sum(shares):
        open_kinds = [kind for kind in KINDS if shares[kind] < parts[kind].size]
        kind = open_kinds[0]
        if len(open_kinds) > 1:
            kind = yield from _odd_loss(g, stack)
        shares[kind] += 1
    for part, share in zip(parts, shares, strict=True):
        yield from lose_units(g, [part], share)
    stack.troops = {**parts[REGULAR].troops, **parts[SECOND].troops}


def _odd_loss(g: HereIStand, stack: Force) -> Procedure[int]:
    options = [
        Option(f"lose.{name}", kind, (), "option-odd-loss", args={"kind": name})
        for kind in KINDS
        if (name := kind_name(g, stack.power, kind))
    ]
    pick = yield Ask(g.seat_of(stack.power), "odd-loss", options, "HIS 21.5")
    kind: int = pick.value
    return kind


@cites("HIS 21.5")
def _return(g: HereIStand, battle: Battle, origin: Space) -> None:
    """Step 4: the survivors go back to where they came from."""
    force = battle.attacker.force
    if origin != battle.place and not force.is_empty():
        g.move_force(force, origin, "return")
    for owner in commanded_by(g, force.power):
        make_change(g, owner, origin)


@cites("HIS 21.5", "HIS 6.1")
def _carry_off_cards(g: HereIStand, sacker: Power, count: int, keep: int) -> Procedure[None]:
    """Step 6: drawn from the Papal hand; one is kept. A mandatory event is never discarded."""
    drawn = [c for _ in range(count) if (c := g.take_random_card(sacker, PAPACY)) is not None]
    while len(drawn) > keep and (cards := _discardable(g, drawn)):
        card = cards[0]
        if len(cards) > 1:
            options = [Option(f"discard.{c}", c, (card_ref(g, c),)) for c in cards]
            args = {"power": power_ref(g, sacker)}
            pick = yield Ask(g.seat_of(sacker), "sack-discard", options, "HIS 21.5", args=args)
            card = pick.value
        g.discard_card(sacker, card)
        drawn.remove(card)


def _discardable(g: HereIStand, cards: list[CardId]) -> list[CardId]:
    return [card for card in cards if g.world.card_type(card) != "mandatory"]
