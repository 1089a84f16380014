"""Asking a power: of its player, or of nobody, when the first answer is taken.

Revolts, independent areas and powers without a player decide nothing (13.5.4). What leaves no
choice is not asked.
"""

from collections.abc import Callable
from typing import Any

from tercio.games.ultima_ratio_regis.model.kept_answers import still
from tercio.games.ultima_ratio_regis.model.names import NO_PLAYER, NOBODY, NOWHERE, Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import player_of, seat_of_player
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.kernel import ask as asks
from tercio.kernel.ask import Arg, Args, Ask, Foresee, Option, Procedure, Seat


def seat_for(g: Regis, power: Power) -> Seat | None:
    """Who answers for a power, if anybody."""
    if power == NOBODY:
        return None
    player = player_of(g, power)
    return None if player == NO_PLAYER else seat_of_player(g, player)


def choose(
    g: Regis,
    power: Power,
    kind: str,
    options: list[Option],
    cite: str = "",
    *,
    place: Place = NOWHERE,
    args: Args | None = None,
    window: str = "",
    foresee: Foresee | None = None,
) -> Procedure[Any]:
    """The value of the option that a power's player takes.

    A single option is taken unasked; `place` is lit up and is argument `$place` of the prompt,
    `$power` the power that is asked. `window` and `foresee` are those of the ask.
    """
    seat = seat_for(g, power)
    if len(options) == 1 or seat is None:
        return options[0].value
    words: dict[str, Arg] = {"power": power_ref(g, power), **(args or {})}
    refs: tuple[str, ...] = ()
    if place != NOWHERE:
        words["place"] = place_ref(g, place)
        refs = (place_ref(g, place),)
    pick = yield Ask(
        seat,
        kind,
        options,
        cite,
        args=words,
        refs=refs,
        explain=None,
        window=window,
        foresee=foresee,
    )
    return pick.value


def compose(
    g: Regis, next_ask: Callable[[list[Option]], Ask | None], *, cancel: bool = False
) -> Procedure[list[Option]]:
    """That of the kernel. While a question is made nothing happens."""

    def ask(picks: list[Option]) -> Ask | None:
        with still(g):
            return next_ask(picks)

    return asks.compose(ask, cancel=cancel)
