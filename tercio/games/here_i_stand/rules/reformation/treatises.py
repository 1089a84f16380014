"""Publishing a treatise (HIS 18.1)."""

from tercio.games.here_i_stand.model.court_questions import is_this_turn
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import ENGLAND, PROTESTANT
from tercio.games.here_i_stand.model.religion_questions import (
    debater_ref,
    is_reformer_on_map,
    may_use_bonus,
)
from tercio.games.here_i_stand.model.religion_verbs import use_bonus
from tercio.games.here_i_stand.rules.reformation.attempts import (
    Attempts,
    attempts_of,
    legal_targets,
)
from tercio.games.here_i_stand.rules.reformation.presence import reformation_targets
from tercio.games.here_i_stand.rules.reformation.reformation_attempts import make_attempts
from tercio.kernel.ask import BACK, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import Cp, Power
from tercio.wars.turn.actions import Action, pay


def treatise_cost(g: HereIStand, power: Power) -> Cp | None:
    """England publishes only while Cranmer is on the map; Cromwell makes it cheaper."""
    price = g.world.actions["publish_treatise"].costs.get(g.world.power_rows[power].id)
    if power != ENGLAND or price is None:
        return price
    if not is_reformer_on_map(g, g.world.reformer["cranmer"]):
        return None
    if is_this_turn(g, "thomas_cromwell"):
        return g.world.actions["publish_treatise"].costs["protestant"]
    return price


def can_publish(g: HereIStand, power: Power) -> bool:
    if treatise_cost(g, power) is None:
        return False
    return bool(reformation_targets(g) & ~g.state.religion.reform_targets)


@cites("HIS 18.1", "HIS 18.3")
def publish_treatise(g: HereIStand, power: Power) -> Procedure[None]:
    """The action: choose the target zone and debater, pay, and make the attempts."""
    string = yield from _which_treatise(g, power, cancel=True)
    if string is None:
        return
    price = treatise_cost(g, power)
    assert price is not None
    pay(g, power, price, "publish_treatise")
    yield from make_attempts(g, string)


@cites("HIS 18.3")
def treatise(g: HereIStand, power: Power = PROTESTANT) -> Procedure[None]:
    """A treatise that an event publishes without CP."""
    string = yield from _which_treatise(g, power, cancel=False)
    if string is not None:
        yield from make_attempts(g, string)


def _which_treatise(g: HereIStand, power: Power, cancel: bool) -> Procedure[Attempts | None]:
    options = _plain(g, power) + (_with_debater(g, power) if power == PROTESTANT else [])
    if cancel:
        options.append(Option(BACK))
    pick = yield Ask(g.seat_of(power), "treatise", options, "HIS 18.1")
    if pick.key == BACK:
        return None
    debater, string = pick.value
    if debater is not None:
        use_bonus(g, power, debater)
    chosen: Attempts = string
    return chosen


def _plain(g: HereIStand, power: Power) -> list[Option]:
    if power == ENGLAND:
        string = attempts_of(g, power, "publish_treatise_england")
        return [Option("zone.english", (None, string), ("zone:english",), "option-treatise")]
    return [
        Option(
            f"zone.{zone.id}",
            (None, attempts_of(g, power, "publish_treatise", zone=zone.id)),
            (f"zone:{zone.id}",),
            "option-treatise",
        )
        for zone in g.world.zones
    ]


def _with_debater(g: HereIStand, power: Power) -> list[Option]:
    """Carlstadt and Calvin are committed before the first attempt (18.2)."""
    found = []
    for row in g.world.religion.attempts.values():
        if row.action != "publish_treatise" or not row.commits:
            continue
        debater = g.world.debater[row.commits[0]]
        string = attempts_of(g, power, row.id)
        if may_use_bonus(g, power, debater) and legal_targets(g, string):
            ref = debater_ref(g, debater)
            zone = f"zone:{row.zones[0]}"
            found.append(
                Option(
                    f"debater.{row.commits[0]}",
                    (debater, string),
                    (zone, ref),
                    "option-treatise-by",
                )
            )
    return found


PUBLISH_TREATISE = Action(
    "publish_treatise", "HIS 18.1", can_publish, publish_treatise, cost=treatise_cost
)
