"""When a card in hand or units on the map have their time, for whoever points at them while the
question is about something else (uRR 8.2.2)."""

from tercio.games.ultima_ratio_regis.model.names import Player
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import player_at, powers_of, side_of
from tercio.kernel.ask import Args, Refusal, Seat


def other_times(g: Regis, seat: Seat, thing: str) -> list[Refusal]:
    """From what the seat sees: whatever it says is about its own hand, or is on the map."""
    kind, _, id = thing.partition(":")
    if kind == "card" and id in g.state.cards.hands[seat]:
        row = g.world.cards[id]
        use = "combat" if row.is_combat else "event"
        args: Args = {"use": use, "points": row.points}
        return [Refusal("uRR 8.2.2", "forbid-card-waits-for-an-impulse", args)]
    place = g.world.location.get(id)
    player = player_at(g, seat)
    if place is not None and _units_of(g, player) >> place & 1:
        is_now = g.state.active == player
        why = "forbid-units-without-an-action" if is_now else "forbid-units-wait-for-an-impulse"
        return [Refusal("uRR 8.2.2", why, {"place": thing})]
    center = g.world.center.get(id)
    if center is not None and any(g.state.merchants(center, each) for each in powers_of(g, player)):
        return [Refusal("uRR 8.2.2", "forbid-merchants-trade", {"place": thing})]
    if center is not None and any(g.realm.prepared[center].get(p) for p in powers_of(g, player)):
        return [Refusal("uRR 19.2.2", "forbid-merchants-enter-next-turn", {"place": thing})]
    return []


def _units_of(g: Regis, player: Player) -> int:
    """Where troops or ships of a player's powers, or of their minors, stand."""
    found = 0
    for power in powers_of(g, player):
        for owner in side_of(g, power):
            found |= g.state.troops[owner] | g.state.ships[owner]
    return found
