"""Interrupt windows: who might respond is asked, and nobody can tell who could not.

`polled` must follow from what everybody knows (who has cards, whose battle it is), never from
what a hand holds; a seat with nothing to play is asked all the same and can only pass. A seat
may leave standing orders that pass for it. While a window is open all polled seats look alike.
"""

from collections.abc import Callable, Sequence

import msgspec

from tercio.kernel.ask import (
    PASS,
    Args,
    Ask,
    AskAll,
    Explain,
    Foresee,
    Option,
    Procedure,
    Seat,
    pass_option,
)


class StandingOrder(msgspec.Struct, frozen=True):
    """Pass for me in windows named `window` ("*" is every window).

    `until` names a span after which the order lapses ("impulse", "turn"); empty is for good.
    `unless` names a condition of the game: while it holds, I am asked after all. `against` names a
    seat: the order holds while that one acts.

    With `take`, keys of options in the order in which they are tried, it is a plan
    (`kernel/running/advance.py`): `kind` is the question it answers, if it is none of a window, and
    `about` are the things that must be named, or all the clauses of an offer. `note` is how its
    giver calls it.
    """

    window: str = "*"
    until: str = ""
    unless: str = ""
    against: str = ""
    take: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    kind: str = ""
    note: str = ""

    def is_for(self, ask: Ask) -> bool:
        return bool(ask.window) and self.window in ("*", ask.window)

    def covers(self, ask: Ask) -> bool:
        return self.is_for(ask) and ask.option(PASS) is not None


def window(
    name: str,
    polled: Sequence[Seat],
    offers: Callable[[Seat], list[Option]],
    *,
    cite: str = "",
    args: Args | None = None,
    refs: tuple[str, ...] = (),
    in_order: bool = False,
    explain: Callable[[Seat], Explain] | None = None,
    foresee: Callable[[Seat], Foresee] | None = None,
) -> Procedure[list[tuple[Seat, Option]]]:
    """Poll seats for a response. Returns the responses in the order of `polled`.

    Everybody is asked at once, unless the rule fixes an order: then `in_order` asks one seat
    after the other and returns at the first response, for the caller to resolve and to poll on.
    """
    seats = tuple(polled)

    def question(seat: Seat) -> Ask:
        return Ask(
            seat,
            name,
            [*offers(seat), pass_option(cite)],
            cite,
            args=args,
            refs=refs,
            explain=explain(seat) if explain else None,
            window=name,
            foresee=foresee(seat) if foresee else None,
        )

    if not in_order:
        if not seats:
            return []
        answers = yield AskAll({seat: question(seat) for seat in seats}, seats)
        return [(seat, answers[seat]) for seat in seats if answers[seat].key != PASS]
    for seat in seats:
        answers = yield AskAll({seat: question(seat)}, seats)
        if answers[seat].key != PASS:
            return [(seat, answers[seat])]
    return []
