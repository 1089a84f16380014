"""Questions about powers and players: who plays whom, who is on a side (uRR 20, 21)."""

from typing import cast

from tercio.games.ultima_ratio_regis.model.ground import Ground
from tercio.games.ultima_ratio_regis.model.names import NO_PLAYER, NOBODY, Player, Power
from tercio.games.ultima_ratio_regis.model.numbered import power_members
from tercio.kernel.ask import Seat
from tercio.kernel.citations import cites


def major_of(g: Ground, power: Power) -> Power:
    """A major itself, a minor's ally, or NOBODY."""
    return g.state.realm.patron[power]


def player_of(g: Ground, power: Power) -> Player:
    """Who plays a power, or NO_PLAYER: a minor is played through its ally."""
    major = g.state.realm.patron[power]
    return g.state.player_of[major] if major != NOBODY else NO_PLAYER


def seat_of(g: Ground, power: Power) -> Seat:
    return g.seats[player_of(g, power)]


def seat_of_player(g: Ground, player: Player) -> Seat:
    return g.seats[player]


def player_at(g: Ground, seat: Seat) -> Player:
    return cast(Player, g.seats.index(seat))


def is_major(g: Ground, power: Power) -> bool:
    return power in g.data.majors


def is_in_play(g: Ground, power: Power) -> bool:
    return bool(g.state.realm.in_play >> power & 1)


def powers_of(g: Ground, player: Player) -> list[Power]:
    """The majors of a player that are in play."""
    play = g.state.realm.in_play
    return [power for power in g.state.powers_of[player] if play >> power & 1]


def majors_in_play(g: Ground) -> list[Power]:
    return list(power_members(g.state.realm.in_play & g.data.major_mask))


def minors_of(g: Ground, power: Power) -> list[Power]:
    """The minors that are allied with a major."""
    return g.state.realm.minors[power][:]


def side_of(g: Ground, power: Power, enemy: Power = NOBODY) -> list[Power]:
    """A major and its minors: whose units and areas count as its own (20.2).

    Not those that it keeps out of all its wars: they are as good as neutral (20.5). Before an
    enemy only those that fight him.
    """
    realm = g.state.realm
    minors = realm.minors[power]
    if realm.kept_out and not realm.kept_out.keys().isdisjoint(minors):
        minors = [minor for minor in minors if takes_part(g, minor, enemy)]
    return [power, *minors]


@cites("uRR 20.5")
def takes_part(g: Ground, minor: Power, enemy: Power = NOBODY) -> bool:
    """A minor stands by its ally in his war with an enemy, or in one at least of his wars, if
    he has any: of independent ones he says it for each war."""
    realm = g.state.realm
    out = realm.kept_out.get(minor, 0)
    if not out:
        return True
    if enemy != NOBODY and (foe := realm.patron[enemy]) != NOBODY:
        return not out >> foe & 1
    return bool(realm.foes[realm.patron[minor]] & g.data.major_mask & ~out)


def rank_of(g: Ground, player: Player) -> int:
    """A player's number in the game order, from 0."""
    return g.state.game_order.index(player)


@cites("uRR 4.2", "uRR 21.3.4")
def morale_left(g: Ground, power: Power) -> int:
    """What a major has of its own stock, which is its vitality (21.3.4)."""
    return g.data.vitality[power] - sum([row[power] for row in g.state.realm.morale])


def religion_of(g: Ground, power: Power) -> str:
    """Catholic until an event makes it what its card says."""
    realm, row = g.state.realm, g.data.powers[power]
    if power in realm.religion:
        return realm.religion[power]
    if row.catholic_until and not any(card in realm.lasting for card in row.catholic_until):
        return "catholic"
    return row.religion


def points_of(g: Ground, power: Power) -> int:
    """Actions that a power can take now: its intrinsic one, and those of cards (8.2.2)."""
    impulse = g.state.impulse
    if impulse.closing:
        return 0
    points = impulse.points.get(power, 0) + (impulse.intrinsic >> power & 1)
    return points if impulse.fed >> power & 1 else points + impulse.unassigned
