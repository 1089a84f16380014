"""Answers to what cards ask: whom to harm or favour, where, which card, in which way."""

from tercio.games.virgin_queen.bots.question import Question
from tercio.games.virgin_queen.model.powers import ENGLAND, MAJORS, PROTESTANT
from tercio.games.virgin_queen.model.religion_questions import is_protestant
from tercio.kernel.ask import BACK, DONE, PASS
from tercio.wars.bots.card_answers import cards_in
from tercio.wars.model.names import CardId, Power, Space

_NOTHING = (DONE, BACK, PASS)

# -- powers ----------------------------------------------------------------------------------------


def _powers(q: Question) -> dict[Power, str]:
    """The powers that the keys name, each with its first key."""
    found: dict[Power, str] = {}
    for key in q.keys:
        for part in key.split("."):
            if part in q.g.world.power:
                found.setdefault(q.g.world.power[part], key)
    return found


def _danger(q: Question, power: Power) -> float:
    patron = q.g.state.patron[power]
    if patron in q.o.own_powers:
        return -5.0
    return q.o.harm(power) + 0.3 * q.g.are_enemies(q.power, power)


def harm_power(q: Question) -> str:
    """Strike at whoever is most dangerous to us."""
    powers = _powers(q)
    return powers[max(powers, key=lambda p: _danger(q, p))] if powers else q.keys[0]


def favour_power(q: Question) -> str:
    """Ourselves; or whoever is least dangerous."""
    powers = _powers(q)
    if q.power in powers:
        return powers[q.power]
    return powers[min(powers, key=lambda p: _danger(q, p))] if powers else q.keys[0]


# -- spaces ----------------------------------------------------------------------------------------


def unrest(q: Question) -> str:
    """Keys of rivals first; nothing of our own."""
    best, answer = 0.0, None
    for key in q.keys:
        space = q.space(key)
        if space is None:
            continue
        worth = _unrest_worth(q, space)
        if worth > best:
            best, answer = worth, key
    return answer or q.first(DONE, PASS) or q.keys[0]


def _unrest_worth(q: Question, space: Space) -> float:
    owner = q.g.state.patron[q.g.state.control[space]]
    if owner in q.o.own_powers:
        return -1.0
    worth = 0.02 + 0.1 * q.o.harm(owner)
    if q.g.world.is_key(space) and owner in MAJORS:
        worth -= q.o.harm(owner) * q.o.key_worth(owner, space, -1)
    if is_protestant(q.g, space) and q.g.world.struggle >> space & 1:
        worth += q.o.conversions(-1)
    return worth


def calm(q: Question) -> str:
    """Our own keys first, then what counts for our faith."""

    def worth(key: str) -> float:
        space = q.space(key)
        if space is None:
            return -0.5
        own = q.g.state.control[space] == q.power
        faith = q.o.conversions(1) if is_protestant(q.g, space) else 0.0
        return own * (2.0 if q.g.world.is_key(space) else 0.2) + faith

    return max(q.keys, key=worth)


def gain_space(q: Question) -> str:
    """Of spaces that come over to us, the best."""

    def worth(key: str) -> float:
        space = q.space(key)
        if space is None:
            return -0.01 if key == DONE else -1.0
        return q.o.capture(space)

    return max(q.keys, key=worth)


def largest_stack(q: Question) -> str:
    """Where most land units of a dangerous power stand."""

    def size(key: str) -> float:
        space = q.space(key)
        if space is None:
            return -1.0
        whose = next((q.g.world.power[p] for p in key.split(".") if p in q.g.world.power), None)
        danger = _danger(q, whose) if whose is not None else 0.0
        return q.g.total_units(space) * (0.3 + danger)

    return max((key for key in q.keys if key not in _NOTHING), key=size, default=q.keys[0])


def rebel_city(q: Question) -> str:
    def worth(key: str) -> float:
        space = q.space(key)
        if space is None:
            return -9.0
        owner = q.g.state.patron[q.g.state.control[space]]
        mine = -5.0 if owner in q.o.own_powers else 0.0
        return mine + q.o.harm(owner) * 2 - 0.2 * q.g.total_units(space)

    return max(q.keys, key=worth)


def eliminate(q: Question) -> str:
    """Others' units rather than our own; regulars first."""
    own = q.g.world.power_rows[q.power].id
    keys = [key for key in q.keys if key not in _NOTHING] or q.keys
    return max(keys, key=lambda k: (f".{own}." not in k, "regular" in k))


def remove_own(q: Question) -> str:
    """What we can best do without."""
    for kind in ("mercenary", "cavalry", "corsair", "galley", "galleon", "regular"):
        for key in q.keys:
            if kind in key:
                return key
    return q.keys[0]


def kill(q: Question) -> str:
    """The best leader of a dangerous power."""

    def worth(key: str) -> float:
        leader = q.g.world.leader.get(key.rpartition(".")[2])
        if leader is None:
            return q.o.harm(ENGLAND) * 3 if key.endswith("elizabeth_i") else -1.0
        power = q.g.state.patron[q.g.state.leader_power[leader]]
        return _danger(q, power) * (1 + q.g.world.battle_rating[leader])

    return max(q.keys, key=worth)


# -- cards -----------------------------------------------------------------------------------------


def pay_for_war(q: Question) -> str:
    """One card that covers the cost rather than several."""
    cards = cards_in(q)
    if not cards:
        return q.keys[0]
    owed = (q.ask.args or {}).get("cp", 0)
    owed = owed if isinstance(owed, int) else 0

    def loss(card: CardId) -> float:
        cp = q.g.world.cards[card].cp
        return q.hand_worth(card) + (0.0 if cp >= owed else 0.4)

    return cards[min(cards, key=loss)]


def home_card(q: Question) -> str:
    """The home card whose event promises most."""
    cards = cards_in(q)
    return cards[max(cards, key=lambda card: q.cards.event(q.o, q.plan, card))]


def at_once(q: Question) -> str:
    """A card that may be played at once is played if it is worth more than its CP."""
    for card, key in cards_in(q).items():
        if q.cards.event(q.o, q.plan, card) > 0.5:
            return key
    return q.first(PASS, DONE) or q.keys[0]


MODES = (
    "mode.canal",
    "mode.retrieve",
    "mode.festivities",
    "mode.credit",
    "mode.school",
    "mode.treasure",
    "mode.passage",
    "mode.gifts",
    "mode.peace",
    "mode.plot",
    "mode.gift",
    "mode.cabinet",
    "mode.build",
    "mode.outfit",
)


def card_mode(q: Question) -> str:
    """Of several uses, the one that is usually best."""
    card = q.arg("card")
    if card == "grand_vizier":
        built = q.g.state.oceans.suez_built
        return q.first("mode.levy" if built else "mode.canal", "mode.levy") or q.keys[0]
    if card == "printed_ballads":
        better = q.o.conversions(1) > 0
        return q.first("mode.protestant" if better else "mode.catholic") or q.keys[0]
    if card == "gouvernante_de_france":
        brewing = PROTESTANT in q.g.contenders and not q.g.state.weddings.betrothed
        return q.first("mode.pacify" if brewing else "mode.festivities") or q.keys[0]
    return q.first(*MODES) or q.keys[0]


LIKED = (
    "new-informant",
    "excommunicate",
    "call-league",
    "sponsor",
    "draw-card",
    "take-card",
    "skip-impulse",
    "give-card",
    "refuse-pay",
    "offer",
    "accept",
    "consent",
    "raid",
    "reroll",
    "award-ship",
    "award-patrol",
    "award-treasure",
    "award-portuguese",
    "award-card",
    "award-vp",
    "play-event-now",
    "pool.italian",
    "kind.artist",
    "home",
)


def way(q: Question) -> str:
    """Plain alternatives of events, in order of liking."""
    return q.first(*LIKED) or q.keys[0]


def decline(q: Question) -> str:
    return q.first("refuse", "no", PASS, DONE) or q.keys[-1]


def pass_by(q: Question) -> str:
    return q.first(PASS, DONE) or q.keys[0]


def papal_bull(q: Question) -> str:
    """Excommunicate Elizabeth where England is dangerous; else sponsor somebody."""
    if q.o.harm(ENGLAND) >= 0.3:
        return q.first("excommunicate") or q.keys[0]
    return q.first("sponsor", "call-league", "excommunicate") or q.keys[0]


def offer_tribute(q: Question) -> str:
    return q.first("offer") or q.keys[0]


def accept_tribute(q: Question) -> str:
    """A card in hand, unless the last battles are at hand."""
    late = q.o.fronts and q.o.turns_left < 2
    return q.first("refuse" if late else "accept") or q.keys[0]


def ill_ruler(q: Question) -> str:
    """A card is worth more than an impulse while many are left."""
    return q.first("skip-impulse", "give-card") or q.keys[0]
