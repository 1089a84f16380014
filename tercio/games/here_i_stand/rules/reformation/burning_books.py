"""Burning books, and what the Papacy does with England's cards under Mary I (HIS 18.1, 21.3)."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import PAPACY
from tercio.games.here_i_stand.model.religion_questions import debater_ref, may_use_bonus
from tercio.games.here_i_stand.model.religion_verbs import use_bonus
from tercio.games.here_i_stand.rules.reformation.attempts import (
    Attempts,
    attempts_of,
    legal_targets,
)
from tercio.games.here_i_stand.rules.reformation.counter_reformation import make_counter_attempts
from tercio.games.here_i_stand.rules.reformation.debates import theological_debate
from tercio.games.here_i_stand.rules.reformation.presence import counter_reformation_targets
from tercio.kernel.ask import BACK, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import Cp, Mask, Power
from tercio.wars.turn.actions import Action, pay


def can_burn(g: HereIStand, power: Power) -> bool:
    return bool(counter_reformation_targets(g) & ~g.state.religion.counter_targets)


@cites("HIS 18.1", "HIS 18.4")
def burn_books(g: HereIStand, power: Power) -> Procedure[None]:
    """The action: choose the target zone and debater, pay, and make the attempts."""
    options = [_plain(g, zone.id) for zone in g.world.zones] + _with_debater(g)
    pick = yield Ask(g.seat_of(power), "burn-books", [*options, Option(BACK)], "HIS 18.1")
    if pick.key == BACK:
        return
    pay(g, power, g.world.actions["burn_books"].costs["papacy"], "burn_books")
    yield from _burn(g, *pick.value)


def _plain(g: HereIStand, zone: str) -> Option:
    string = attempts_of(g, PAPACY, "burn_books", zone=zone)
    return Option(f"zone.{zone}", (None, string), (f"zone:{zone}",), "option-burn-books")


def _with_debater(g: HereIStand, only: Mask | None = None) -> list[Option]:
    """Cajetan in one zone, Caraffa in any, committed before the first attempt (18.2)."""
    found = []
    for row in g.world.religion.attempts.values():
        if row.action != "burn_books" or not row.commits:
            continue
        debater = g.world.debater[row.commits[0]]
        if not may_use_bonus(g, PAPACY, debater):
            continue
        zones: list[str | None] = [z.id for z in g.world.zones] if row.choose_zone else [None]
        if only is not None:
            zones = ["english"] if row.choose_zone else [None]
        for zone in zones:
            string = attempts_of(g, PAPACY, row.id, zone=zone)
            if legal_targets(g, string):
                found.append(_by(g, debater, string, zone, only=only))
    return found


def _by(
    g: HereIStand, debater: int, string: Attempts, zone: str | None, *, only: Mask | None
) -> Option:
    if only is not None:
        string.only &= only
    ref, id = debater_ref(g, debater), g.world.debaters[debater].id
    if zone is None:
        return Option(f"debater.{id}", (debater, string), (ref,), "option-burn-anywhere")
    return Option(
        f"debater.{id}.{zone}", (debater, string), (f"zone:{zone}", ref), "option-burn-books-by"
    )


def _burn(g: HereIStand, debater: int | None, string: Attempts) -> Procedure[None]:
    if debater is not None:
        use_bonus(g, PAPACY, debater)
    yield from make_counter_attempts(g, string)


BURN_BOOKS = Action("burn_books", "HIS 18.1", can_burn, burn_books)


# -- Mary I ----------------------------------------------------------------------------------------


@cites("HIS 21.3")
def papal_actions_under_mary(g: HereIStand, cp: Cp) -> Procedure[None]:
    """Step 4 of an English impulse under Mary I, by the CP value of the card shown."""
    for row in g.world.religion.mary_hijacks:
        if row.low_cp <= cp <= row.high_cp:
            for action in row.actions:
                if action == "burn_books":
                    yield from burn_english_books(g)
                else:
                    yield from theological_debate(g, PAPACY, "english")


@cites("HIS 21.3")
def burn_english_books(g: HereIStand) -> Procedure[None]:
    """A Burn Books action with targets in the English zone only."""
    string = attempts_of(g, PAPACY, "burn_books_mary")
    if not legal_targets(g, string):
        return
    plain = Option("zone.english", (None, string), ("zone:english",), "option-burn-books")
    options = [plain, *_with_debater(g, g.world.zone_masks["english"])]
    pick = yield Ask(g.seat_of(PAPACY), "burn-books", options, "HIS 21.3")
    yield from _burn(g, *pick.value)
