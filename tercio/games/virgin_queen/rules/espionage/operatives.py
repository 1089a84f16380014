"""Planting Informants and Jesuits (VQ 19.2)."""

from tercio.games.virgin_queen.model.espionage_questions import informant_on
from tercio.games.virgin_queen.model.espionage_state import Informant
from tercio.games.virgin_queen.model.espionage_verbs import plant_informant
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.games.virgin_queen.model.religion_verbs import place_jesuit
from tercio.kernel.ask import Ask, Option, Procedure, Refusal, compose
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import Mask, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.turn.actions import Action, pay

# -- informants ----------------------------------------------------------------------------------


@forbids("VQ 19.2")
def spies_on_itself(g: VirginQueen, power: Power, target: Power) -> bool:
    return power == target


@forbids("VQ 19.2", "VQ 27")
def has_nobody_to_spy_on(g: VirginQueen, power: Power, target: Power) -> bool:
    """Nobody plays that power now."""
    return not g.is_played(target)


@forbids("VQ 19.2")
def has_informant_there(g: VirginQueen, power: Power, target: Power) -> bool:
    """One is enough, even if it is neutralized."""
    return informant_on(g, power, target) is not None


@forbids("VQ 19.2")
def has_no_informant_to_send(g: VirginQueen, power: Power, target: Power) -> bool:
    return not informants_free(g, power)


INFORMANTS = Restrictions(
    "informants",
    spies_on_itself,
    has_nobody_to_spy_on,
    has_informant_there,
    has_no_informant_to_send,
)


def informants_free(g: VirginQueen, power: Power) -> list[Informant]:
    """Those that can be planted: one of the force pool, and any that is on a card."""
    able = [i for i in g.state.spies.informants if i.owner == power and not i.neutralized]
    pool = [i for i in able if i.target == power]
    return pool[:1] + [i for i in able if i.target != power]


def informant_targets(g: VirginQueen, power: Power) -> list[Power]:
    return INFORMANTS.enumerate(g.impulse_order(), g, power)


def informant_options(g: VirginQueen, power: Power) -> list[Option]:
    rows = g.world.power_rows
    return [
        Option(f"informant.{rows[target].id}", target, (power_ref(g, target),))
        for target in informant_targets(g, power)
    ]


def _move_options(g: VirginQueen, power: Power) -> list[Option]:
    """A new Informant, or one that leaves its card."""
    rows = g.world.power_rows
    return [
        Option("new-informant", i)
        if i.target == power
        else Option(
            f"move.{rows[i.target].id}", i, (power_ref(g, i.target),), "option-move-informant"
        )
        for i in informants_free(g, power)
    ]


# -- jesuits -------------------------------------------------------------------------------------


def jesuit_spaces(g: VirginQueen, power: Power) -> Mask:
    """Where Spain may add one: any space in England without one, while its card has any."""
    if power != SPAIN or not g.state.religion.jesuits_on_card:
        return 0
    return g.world.area_masks["england"] & ~g.state.religion.jesuits


def _jesuit_options(g: VirginQueen, power: Power) -> list[Option]:
    ids = g.world.location_ids
    return [
        Option(f"jesuit.{ids[s]}", s, (place_ref(g, s),))
        for s in spaces_in(jesuit_spaces(g, power))
    ]


# -- the action ----------------------------------------------------------------------------------


def can_plant(g: VirginQueen, power: Power) -> bool:
    return bool(informant_targets(g, power)) or bool(jesuit_spaces(g, power))


def why_no_informant(g: VirginQueen, power: Power, ref: str) -> list[Refusal]:
    for target in g.world.majors:
        if power_ref(g, target) == ref:
            return INFORMANTS.refusals(g, power, target)
    return []


@cites("VQ 19.2")
def plant_operative(g: VirginQueen, power: Power) -> Procedure[None]:
    """2 CP for an Informant on another power's card, or for a Jesuit in England."""
    picks = yield from choose_operative(g, power, cancel=True)
    if picks:
        pay(g, power, PLANT_OPERATIVE.price(g, power) or 0, "plant_operative")
        place(g, power, picks)


def choose_operative(
    g: VirginQueen, power: Power, *, cancel: bool = False, jesuits: bool = True
) -> Procedure[list[Option]]:
    """Whom to send where; which Informant, if some are on cards."""
    args = {"power": power_ref(g, power)}

    def next_ask(picks: list[Option]) -> Ask | None:
        seat = g.seat_of(power)
        if not picks:
            options = informant_options(g, power)
            options += _jesuit_options(g, power) if jesuits else []
            explain = lambda ref: why_no_informant(g, power, ref)  # noqa: E731
            return Ask(seat, "plant-operative", options, "VQ 19.2", args=args, explain=explain)
        if len(picks) == 1 and picks[0].key.startswith("informant."):
            free = _move_options(g, power)
            if len(free) > 1:
                return Ask(seat, "move-informant", free, "VQ 19.2", args=args)
        return None

    picks = yield from compose(next_ask, cancel=cancel)
    return picks


def place(g: VirginQueen, power: Power, picks: list[Option], *, at_once: bool = False) -> None:
    if picks[0].key.startswith("jesuit."):
        place_jesuit(g, picks[0].value)
        return
    informant = picks[1].value if len(picks) > 1 else informants_free(g, power)[0]
    plant_informant(g, informant, picks[0].value, at_once=at_once)


@cites("VQ 19.2")
def plant_freely(
    g: VirginQueen, power: Power, target: Power | None = None, *, at_once: bool = False
) -> Procedure[None]:
    """An Informant that an event plants, on a given power or on one of its choice."""
    if target is None:
        if informant_targets(g, power):
            picks = yield from choose_operative(g, power, jesuits=False)
            place(g, power, picks, at_once=at_once)
    elif INFORMANTS.allow(g, power, target):
        free = _move_options(g, power)
        informant = free[0].value
        if len(free) > 1:
            args = {"power": power_ref(g, power)}
            pick = yield Ask(g.seat_of(power), "move-informant", free, "VQ 19.2", args=args)
            informant = pick.value
        plant_informant(g, informant, target, at_once=at_once)


PLANT_OPERATIVE = Action(
    "plant_operative", "VQ 19.2", can=can_plant, run=plant_operative, why=why_no_informant
)
