"""Answers to what cards ask: whom to harm or favour, where, which card, in which way."""

from tercio.games.here_i_stand.bots.question import Question
from tercio.games.here_i_stand.model.powers import HAPSBURG, MAJORS, PROTESTANT
from tercio.kernel.ask import BACK, DONE, PASS
from tercio.wars.bots.values import key_step
from tercio.wars.model.names import Power

# -- powers ----------------------------------------------------------------------------------------


def _powers(q: Question) -> dict[Power, str]:
    """The powers that the keys name, each with its first key."""
    found: dict[Power, str] = {}
    for key in q.keys:
        for part in key.split("."):
            if part in q.g.world.power:
                found.setdefault(q.g.world.power[part], key)
    return found


def harm_power(q: Question) -> str:
    """Strike at whoever is most dangerous to us."""
    powers = _powers(q)
    if not powers:
        return q.keys[0]
    mine = q.g.powers_of(q.g.seat_of(q.power))

    def danger(power: Power) -> float:
        if q.g.state.patron[power] in mine:
            return -5.0
        return q.o.harm(power) + 0.3 * q.g.are_enemies(q.power, power)

    return powers[max(powers, key=danger)]


def favour_power(q: Question) -> str:
    """Ourselves; or whoever is least dangerous."""
    powers = _powers(q)
    if q.power in powers:
        return powers[q.power]
    if not powers:
        return q.keys[0]
    return powers[min(powers, key=lambda p: (q.o.harm(p), q.g.are_enemies(q.power, p)))]


def activate_minor(q: Question) -> str:
    return q.first("power.venice", "power.genoa", "power.hungary", "power.scotland") or q.keys[0]


# -- spaces ----------------------------------------------------------------------------------------


def unrest(q: Question) -> str:
    """Keys of rivals first; nothing of our own."""
    best, answer = 0.0, None
    for key in q.verbs("unrest."):
        space = q.space(key)
        if space is None:
            continue
        owner = q.g.state.patron[q.g.state.control[space]]
        worth = 0.02 + 0.1 * q.o.harm(owner)
        if q.g.world.is_key(space) and owner in MAJORS:
            worth -= q.o.harm(owner) * key_step(q.o, owner, -1)
        if q.g.state.religion.protestant >> space & 1:
            worth += 0.3 * q.o.harm(PROTESTANT) + 0.5 * bool(q.g.world.electorates >> space & 1)
        if owner == q.power:
            worth = -1.0
        if worth > best:
            best, answer = worth, key
    return answer or q.first(DONE) or q.keys[0]


def largest_stack(q: Question) -> str:
    """Where most land units stand."""

    def size(key: str) -> int:
        space = q.space(key)
        return 0 if space is None else q.g.total_units(space)

    return max((key for key in q.keys if key not in (DONE, BACK)), key=size)


def rebel_key(q: Question) -> str:
    def worth(key: str) -> float:
        space = q.space(key)
        if space is None:
            return 0.0
        owner = q.g.state.patron[q.g.state.control[space]]
        mine = -5.0 if owner == q.power else 0.0
        return mine + q.o.harm(owner) * 2 - 0.2 * q.g.total_units(space)

    return max(q.verbs("rebel."), key=worth)


def eliminate(q: Question) -> str:
    """Others' units rather than our own; regulars first."""
    own = q.g.world.power_rows[q.power].id
    keys = [key for key in q.keys if key not in (DONE, BACK)]
    return max(keys, key=lambda k: (f".{own}." not in k, "regular" in k))


def remove_own(q: Question) -> str:
    """What we can best do without."""
    order = ("mercenary", "cavalry", "corsair", "regular", "squadron")
    for kind in order:
        for key in q.keys:
            if kind in key:
                return key
    return q.keys[0]


def emperor_goes(q: Question) -> str:
    """Charles goes where an army waits for a leader, or an enemy threatens."""
    home = ("besancon", "brussels", "antwerp", "vienna", "naples")
    best = max(
        (f"space.{id}" for id in home if q.has(f"space.{id}")),
        key=lambda key: q.g.land_units(HAPSBURG, q.g.world.space[key.partition(".")[2]]),
        default=None,
    )
    return best or q.keys[0]


# -- cards -----------------------------------------------------------------------------------------


def card_mode(q: Question) -> str:
    """Of several uses, the one that is usually best."""
    liked = (
        "mode.activate",
        "mode.marriage",
        "mode.reformer",
        "mode.choose_attacker",
        "mode.retrieve",
        "mode.regulars",
        "mode.raid",
        "mode.trade",
        "mode.governor",
        "mode.discard",
        "mode.treatise",
        "mode.reinforce",
    )
    return q.first(*liked) or q.keys[0]


def way(q: Question) -> str:
    """Plain alternatives of events, in order of liking."""
    liked = (
        "call-suleiman",
        "draw-card",
        "take-card",
        "take-wartburg",
        "with-alva",
        "lose-card",
        "play-event-now",
        "keep",
        "refuse-pay",
        "donate",
        "faster",
        "award-ship",
        "award-vp",
        "award-card",
        "leave",
        "commit",
    )
    return q.first(*liked) or q.keys[0]


def pass_by(q: Question) -> str:
    return q.first(PASS, DONE) or q.keys[0]


def wartburg(q: Question) -> str:
    """Cancel what would cost us most."""
    dreaded = ("papal_inquisition", "spanish_inquisition", "anabaptists", "peasants_war")
    on_table = {q.g.world.cards[card].id for card in q.g.state.on_table if card}
    card = q.first(f"card.{q.g.world.card['the_wartburg']}")
    return card if card is not None and on_table.intersection(dreaded) else PASS
