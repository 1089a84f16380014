"""Events about royals, and about those whom courts sponsor (VQ 21, 22, 23.3)."""

from tercio.games.virgin_queen.cards.faith import choose_work
from tercio.games.virgin_queen.cards.registry import of_card, plain
from tercio.games.virgin_queen.conditions.weddings import betrothed_of
from tercio.games.virgin_queen.model import marriage_state
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.card_draw.personages import dismiss_default
from tercio.games.virgin_queen.rules.major_powers import elizabeth_jilts
from tercio.games.virgin_queen.rules.marriage import louise
from tercio.games.virgin_queen.rules.patronage.sponsoring import (
    may_patronize,
    own_or_italian,
    sponsor,
    sponsor_italian,
    sponsor_own_or_italian,
)
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.wars.model.names import AVAILABLE, Power

# -- royals ----------------------------------------------------------------------------------------


@of_card(32, "jilt", cite="VQ 23.3")
def jilt(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Virgin Queen breaks her betrothal."""
    return elizabeth_jilts.jilt(g)


@of_card(33, "festivities", cite="VQ 21.1")
def festivities(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """For the wedding of a French royal; and an Italian artist comes to court."""
    royals = betrothed_of(g, FRANCE)
    royal = royals[0]
    if len(royals) > 1:
        rows = g.world.royals
        options = [Option(f"royal.{rows[r].id}", r, (g.royal_ref(r),)) for r in royals]
        pick = yield Ask(g.seat_of(power), "festive-royal", options, "VQ 21.1")
        royal = pick.value
    g.add_festivities(royal)
    yield from sponsor_italian(g, power, mode.numbers["cp"], ("artist",))


@of_card(95, "wed_louise", cite="VQ 28")
def wed_louise(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    return louise.wed_louise(g, power)


@of_card(101, "leicester_dies", cite="VQ 21.4")
def leicester_dies(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> None:
    """A betrothal of his is over; Essex takes his place in London, if he is not there yet."""
    for id in mode.royals:
        royal = g.world.royal[id]
        if g.state.weddings.eligibility[royal] != marriage_state.GONE:
            g.remove_royal(royal)
    space = g.world.space[mode.spaces[0]]
    for id in mode.leaders:
        leader = g.world.leader[id]
        if g.state.leader_at[leader] == AVAILABLE and g.is_controlled_by(ENGLAND, space):
            dismiss_default(g, g.leader_faction(leader))
            g.bring_leader(leader, space)


# -- works -----------------------------------------------------------------------------------------


def _may_sponsor(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return any(
        own_or_italian(g, power, kind)
        if "italians" in mode.numbers
        else may_patronize(kind, g, power)
        for kind in _kinds(mode)
    )


def _kinds(mode: VqCardMode) -> list[str]:
    """Whom a mode sponsors; without a word, one Italian of either kind."""
    kinds = [kind for kind in ("artist", "scientist") if mode.numbers.get(f"{kind}s")]
    return kinds or ["artist", "scientist"]


@plain("patronize", can=_may_sponsor, cite="VQ 22.1")
def patronize(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """As if CP had been spent. The Emperor's court adds to its rolls once Prague is famous."""
    cp = mode.numbers["cp"]
    bonus = mode.numbers.get("bonus", 0) if g.state.patronage.prague else 0
    named = [kind for kind in ("artist", "scientist") if mode.numbers.get(f"{kind}s")]
    if not named:
        yield from sponsor_italian(g, power, cp)
    for kind in named:
        if "italians" in mode.numbers:
            yield from sponsor_own_or_italian(g, power, kind, cp, bonus)
        elif may_patronize(kind, g, power):
            sponsor(g, power, kind, cp, bonus=bonus)


@of_card(97, "patronage_bonus", cite="VQ 22")
def patronage_bonus(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """A gift for one of one's own works."""
    works = [work for work in g.state.patronage.sponsored if work.power == power]
    work = yield from choose_work(g, power, works, "favour-work")
    if work is not None:
        g.favour_work(work, mode.numbers["bonus"])
