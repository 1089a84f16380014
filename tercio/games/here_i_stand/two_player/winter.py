"""The winter phase of the two-player variant (HIS 19)."""

from tercio.games.here_i_stand.model.court_verbs import retire_leader
from tercio.games.here_i_stand.model.powers import MAJORS
from tercio.games.here_i_stand.model.religion_verbs import flip_debaters
from tercio.games.here_i_stand.rules.winter.winter_phase import (
    add_replacements,
    due_events,
    remove_renegade,
)
from tercio.games.here_i_stand.two_player.players import OTHERS, PLAYERS
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.games.here_i_stand.two_player.questions import variant_rule
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.land.battle_losses import lose_units
from tercio.wars.model.force_pools import make_change
from tercio.wars.model.names import Power
from tercio.wars.model.numbered import by_leader, spaces_in
from tercio.wars.model.troop_questions import own_land
from tercio.wars.siege.siege import check_sieges
from tercio.wars.winter.winter_ports import return_ships_home
from tercio.wars.winter.winter_return import return_armies_home, return_units
from tercio.wars.winter.winter_routes import guests


def belligerents(g: TwoPlayerStand) -> list[Power]:
    """Other major powers that are at war with a player: they alone take part in Winter."""
    players = mask_of(PLAYERS)
    return [power for power in OTHERS if g.state.at_war[power] & players]


@cites("HIS 19", "HIS 3.1")
def winter(g: TwoPlayerStand) -> Procedure[None]:
    """The alliance of the Papacy and the Hapsburgs does not end, and there is no piracy.

    Re-enters from `state.step`, which is 0 until the ships are at home.
    """
    if g.state.step == 0:
        g.end_loans()
        remove_renegade(g)
        send_leaders_away(g)
        yield from return_ships_home(g)
    yield from return_armies_home(g)
    for power in belligerents(g):
        yield from invaders_return(g, power)
    add_replacements(g, [p for p in MAJORS if p in PLAYERS or p in belligerents(g)])
    flip_debaters(g)
    yield from due_events(g)


@cites("HIS 19.3")
def send_leaders_away(g: TwoPlayerStand) -> None:
    """French, Hapsburg and Ottoman leaders leave the map; another invasion brings them back."""
    powers = [g.world.power[id] for id in variant_rule(g, "winter").powers]
    for leader, at in by_leader(g.state.leader_at):
        if at >= 0 and g.state.leader_power[leader] in powers:
            retire_leader(g, leader)


@cites("HIS 19.3")
def invaders_return(g: TwoPlayerStand, power: Power) -> Procedure[None]:
    """To fortresses as always; those who would have to go to a capital are removed."""
    walls = g.state.controlled[power] & g.state.fortresses & own_land(g, power)
    for space in spaces_in(walls):
        pool = guests(g, power, space)
        owners = {owner for owner, _, _ in pool.stacks()}
        excess = pool.size - g.world.constant("winter_per_space")
        yield from lose_units(g, [pool], excess, "stranded")
        for owner in owners:
            make_change(g, owner, space)
    yield from return_units(g, power)
    yield from check_sieges(g)
