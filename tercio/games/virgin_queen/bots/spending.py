"""How to spend an impulse: which card, as what, and then each command point."""

from collections.abc import Sequence

from tercio.games.virgin_queen.bots.cards import GRANTS, event_worth, keep_worth
from tercio.games.virgin_queen.bots.court import influence, patronage, plots
from tercio.games.virgin_queen.bots.faith import missions
from tercio.games.virgin_queen.bots.garrisons import garrisons
from tercio.games.virgin_queen.bots.open_country import controls
from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.seas import raids
from tercio.games.virgin_queen.bots.voyages import expeditions, piracy_overseas, voyages
from tercio.games.virgin_queen.model.powers import DUTCH, HUGUENOT, PROTESTANT
from tercio.kernel.ask import PASS, Ask
from tercio.wars.bots.agenda import RECRUITING, Agenda, spend_worth
from tercio.wars.bots.campaigns import Goals, prospects, war_undertakings
from tercio.wars.bots.crossings import crossings, voyages_of_war
from tercio.wars.bots.fleets import blockades
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.model.names import CardId
from tercio.wars.model.numbered import by_power


class VqAgenda(Agenda):
    lasting = frozenset(
        (
            "buy_mercenary",
            "raise_regular",
            "raise_cavalry",
            "build_galley",
            "build_galleon",
            "build_corsair",
            "build_patrol",
            "build_fortress",
            "control_unfortified",
            "patronize_artist",
            "patronize_scientist",
            "plant_operative",
            "buy_influence",
        )
    )
    again = RECRUITING


def undertakings(o: Outlook, plan: WarPlan[Outlook], cp: int) -> list[Undertaking]:
    """Everything worth a thought, best first by what a CP brings."""
    found = [*plan.undertakings(o, cp), *controls(o)]
    if o.g.plays_with("religion"):
        found += [*missions(o), *garrisons(o)]
    if o.g.plays_with("patronage"):
        found += patronage(o, cp)
    found += plots(o, cp)
    found += influence(o)
    if o.g.captains_of(o.power):
        found += [*piracy_overseas(o), *voyages(o)]
    found += expeditions(o, cp)
    found += raids(o)
    wanted = Goals(o, plan)
    by_land, by_sea = prospects(o, plan, wanted), crossings(o, wanted)
    found += war_undertakings(o, plan, cp, by_land, by_sea)
    found += voyages_of_war(o, plan, by_sea, cp)
    found += blockades(o, wanted)
    if o.power == PROTESTANT:
        for u in found:
            if u.action in RECRUITING:
                u.script = _by_faction(o, u.script)
    found.sort(key=lambda u: u.rate, reverse=True)
    return found


def _by_faction(o: Outlook, script: tuple[str, ...]) -> tuple[str, ...]:
    """The Protestant raises Huguenots or Dutch."""
    names = [o.world.power_rows[faction].id for faction in (HUGUENOT, DUTCH)]
    places = [key.removeprefix("build.") for key in script]
    return (*script, *(f"build.{name}.{place}" for name in names for place in places))


def choose_card(o: Outlook, plan: WarPlan[Outlook], ask: Ask, found: list[Undertaking]) -> str:
    """A card and its use, or to pass; `found` is what its CP could be spent on."""
    worth: dict[int, float] = {}
    scores: dict[str, float] = {}
    for option in ask.options:
        use, _, number = option.key.partition(".")
        if use == PASS:
            scores[PASS] = pass_worth(o)
        elif number.isdigit():
            scores[option.key] = _play_worth(o, plan, CardId(int(number)), use, found, worth)
    return max(scores, key=lambda key: scores[key])


def _play_worth(
    o: Outlook,
    plan: WarPlan[Outlook],
    card: CardId,
    use: str,
    found: Sequence[Undertaking],
    memo: dict[int, float],
) -> float:
    """What a play brings beyond what its CP would bring at the usual rate."""
    cp = o.g.world.card_cp(card)
    usual = o.weights.cp * cp
    row = o.world.cards[card]
    if card not in memo:
        memo[card] = event_worth(o, plan, card)
    if use == "event":
        granted = 2 if row.type == "mandatory" else GRANTS.get(row.id, 0)
        worth = memo[card] + (spend_worth(found, granted) if granted else 0.0)
        return worth - usual - keep_worth(o, card) * 0.5
    better_as_event = max(0.0, memo[card] - usual) if row.type in ("event", "home") else 0.0
    return spend_worth(found, cp) - usual - better_as_event - keep_worth(o, card)


def pass_worth(o: Outlook) -> float:
    """To pass early keeps a card, but leaves the field to others."""
    if o.turns_left == 0:
        return -2.0
    others = sum(len(hand) for power, hand in by_power(o.state.hands) if power != o.power)
    return -0.15 if others > 6 else -0.05
