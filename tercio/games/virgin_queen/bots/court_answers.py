"""Answers at court and at sea: homes, preference, treasures, captains, patronage."""

from typing import Final

from tercio.games.virgin_queen.bots.espionage import mary_danger
from tercio.games.virgin_queen.bots.question import Answer, Question
from tercio.games.virgin_queen.bots.values import track_vp
from tercio.games.virgin_queen.model.powers import FRANCE, HRE
from tercio.games.virgin_queen.rules.victory.victory import matters
from tercio.kernel.ask import BACK, DONE, PASS
from tercio.wars.bots.event_answers import liked


def preference(q: Question) -> str:
    """The column that fits where the struggle seems to go."""
    spaces = q.o.believers
    if spaces >= 30:
        return "prefer.protestant"
    return "prefer.catholic" if spaces <= 14 else "prefer.balanced"


def reveal(q: Question) -> str:
    """It is revealed where it wins, or denies a rival his domination."""
    wins = q.has("reveal") and matters(q.g, q.g.state.court.preference)
    preference = q.g.state.court.preference
    promising = track_vp(q.g.world, preference, HRE, q.o.believers) > 0
    return "reveal" if wins and promising else "keep-secret"


def execute_mary(q: Question) -> str:
    """Her death costs a VP; while she lives she lends dice to the plots of the turns to come."""
    danger = mary_danger(q.o) * q.o.turns_left * q.o.weights.victory
    return "execute" if danger > 1.0 and q.has("execute") else PASS


def extend(q: Question) -> str:
    """Treasures are of use only this turn: play them, VP and cards first."""
    order = ("treasure.t_vp", "treasure.t_draw", "treasure.t_science")
    found = q.first(*order)
    if found is not None:
        return found
    keys = sorted(q.verbs("treasure."), reverse=True)
    return keys[0] if keys else PASS


def treasure(q: Question) -> str:
    """The best treasure first."""
    order = ("t_vp", "t_cp_5", "t_cp_4", "t_draw", "t_cp_3", "t_science", "t_cp_2", "t_cp_1")
    for id in order:
        for key in q.keys:
            if key.endswith(f".{id}"):
                return key
    return q.keys[0]


def highest(q: Question) -> str:
    """As much as may be spent."""
    numbered = [key for key in q.keys if key != BACK]
    return max(numbered, key=lambda key: key.rpartition(".")[2])


def science_reward(q: Question) -> str:
    """VP rather than bonuses."""
    return max(q.keys, key=lambda key: key.split(".")[1])


BONUSES = ("excavation", "observatory", "ravelin", "cryptography", "plantation", "map_projection")
science_bonus: Final[Answer] = liked(*(f"bonus.{id}" for id in BONUSES))


def replacements(q: Question) -> str:
    """Soldiers for hire can be sold; in war mercenaries are wanted at once."""
    at_war = bool(q.g.state.at_war[HRE] & q.o.major_mask)
    return q.first("mercenaries" if at_war else "hire", "regular") or q.keys[0]


def go_home(q: Question) -> str:
    """A captain with loot goes home."""
    loot = (q.ask.args or {}).get("loot", 0)
    return "home" if isinstance(loot, int) and loot >= 1 and q.has("home") else PASS


def reroll_wedding(q: Question) -> str:
    """A low die is rolled again."""
    die = (q.ask.args or {}).get("die", 6)
    return "reroll" if isinstance(die, int) and die <= 3 else "keep"


def vote(q: Question) -> str:
    """France and the Holy Roman bid for Poland; others pass."""
    cards = [key for key in q.keys if q.card(key)]
    if q.power not in (FRANCE, HRE) or not cards:
        return q.first(PASS, DONE) or q.keys[0]
    return max(cards, key=lambda key: q.g.world.cards[q.card(key)].cp)


influence: Final[Answer] = liked(
    *(f"influence.{id}" for id in ("scotland", "venice", "papacy", "portugal", "ireland"))
)


PORTS = ("istanbul", "algiers", "naples", "seville", "london", "marseille", "rouen")
winter_port: Final[Answer] = liked(*(f"winter.{id}" for id in PORTS))
"""Ships and leaders winter together in the greatest port."""
