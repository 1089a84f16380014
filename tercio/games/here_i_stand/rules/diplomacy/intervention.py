"""The natural allies of Scotland and Venice, and phony wars (HIS 9.6, steps 4-6)."""

from tercio.games.here_i_stand.model.events.court import PhonyWar
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rules.diplomacy.war_chest import Bills, funds
from tercio.kernel.ask import Args, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.diplomacy.minors import activate_minor
from tercio.wars.diplomacy.own_powers import are_of_one_player
from tercio.wars.land.battle import Battle
from tercio.wars.model.card_questions import holds_card
from tercio.wars.model.names import NOBODY, CardId, Power
from tercio.wars.model.power_questions import is_active_minor
from tercio.wars.model.refs import card_ref, power_ref


def natural_ally(g: HereIStand, minor: Power) -> Power:
    """The power that may intervene for a minor; NOBODY if none may."""
    row = g.world.minor_rows.get(minor)
    if row is None or row.intervention != "may" or row.natural_ally is None:
        return NOBODY
    return g.world.power[row.natural_ally]


@forbids("HIS 9.6")
def has_no_protector(g: HereIStand, declarer: Power, minor: Power) -> bool:
    return natural_ally(g, minor) in (NOBODY, declarer) or is_active_minor(g, minor)


@forbids("HIS 3.1")
def protector_is_of_one_player(g: HereIStand, declarer: Power, minor: Power) -> bool:
    """A player's two powers never go to war with each other."""
    return are_of_one_player(g, declarer, natural_ally(g, minor))


INTERVENTION = Restrictions("intervention", has_no_protector, protector_is_of_one_player)


def may_intervene(g: HereIStand, declarer: Power, minor: Power) -> bool:
    return INTERVENTION.allow(g, declarer, minor)


@cites("HIS 9.6", "HIS 22.2")
def offer_intervention(
    g: HereIStand, declarer: Power, minor: Power, bills: Bills | None
) -> Procedure[None]:
    """Steps 4 and 5: the natural ally may take the minor's side, at a cost or with a card."""
    protector = natural_ally(g, minor)
    args: Args = {
        "power": power_ref(g, declarer),
        "minor": power_ref(g, minor),
        "cp": g.world.minor_rows[minor].intervention_cp if bills else 0,
    }
    options = _ways_to_intervene(g, minor, protector, bills)
    pick = yield Ask(
        g.seat_of(protector), "intervene", [*options, Option("stay-out")], "HIS 9.6", args=args
    )
    if pick.key == "stay-out":
        return
    yield from intervene(g, minor, declarer)
    if pick.value:
        g.play_card(protector, pick.value, "response")
        yield from g.hooks.respond(g, protector, pick.value, "war_intervention", about=minor)
    elif bills is not None:
        bills.add(protector, g.world.minor_rows[minor].intervention_cp)


def _ways_to_intervene(
    g: HereIStand, minor: Power, protector: Power, bills: Bills | None
) -> list[Option]:
    if bills is None:
        return [Option("intervene", 0)]
    owed = bills.owed(protector)
    cost = g.world.minor_rows[minor].intervention_cp
    options = [Option("intervene", 0)] if funds(g, protector) >= owed + cost else []
    cards: list[CardId] = [
        card
        for card in g.hooks.cards_for(g, "war_intervention")
        if holds_card(g, protector, card)
        and g.hooks.may_respond(g, protector, card, "war_intervention", about=minor)
        and funds(g, protector, without=card) >= owed
    ]
    for card in cards:
        ref = card_ref(g, card)
        args = {"card": ref}
        options.append(Option(f"card.{card}", card, (ref,), "option-intervene-with", args=args))
    return options


@cites("HIS 9.6", "HIS 22.2")
def intervene(g: HereIStand, minor: Power, declarer: Power) -> Procedure[None]:
    """The natural ally activates the minor and is at war with who attacked it."""
    protector = natural_ally(g, minor)
    yield from go_to_war(g, protector, declarer, declared=False)
    yield from activate_minor(g, minor, protector)
    # Step 6: a war that may never be fought costs a VP until it is.
    if g.world.edition_rule("phony_war") != "none":
        g.state.court.phony_wars.append([declarer, minor, protector])
        g.record(PhonyWar(power_ref(g, declarer), power_ref(g, minor)))
        g.gain_vp(declarer, g.world.constant("phony_war_vp"), "vp-phony-war")


@cites("HIS 9.6")
def end_phony_wars(g: HereIStand, battle: Battle) -> None:
    """A field battle or assault against the minor or its protector gives the VP back."""
    court = g.state.court
    for row in court.phony_wars[:]:
        declarer, minor, protector = row
        if _fought(battle, declarer, {minor, protector}):
            court.phony_wars.remove(row)
            g.gain_vp(declarer, -g.world.constant("phony_war_vp"), "vp-phony-war")


def _fought(battle: Battle, declarer: Power, enemies: set[Power]) -> bool:
    sides = set(battle.attacker.powers()), set(battle.defender.powers())
    for one, other in (sides, sides[::-1]):
        if declarer in one and other & enemies:
            return True
    return False
