"""What voyages and raids on the World Map promise (VQ 16.1, 16.5)."""

from itertools import product

from tercio.games.virgin_queen.model.ocean_questions import captain_ref, is_damaged, ocean_ref
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rules.naval_affairs import navigation
from tercio.games.virgin_queen.rules.naval_affairs.oceans import Voyage, is_perilous
from tercio.games.virgin_queen.rules.naval_affairs.world_piracy import (
    WorldRaid,
    defence_dice,
    has_few_dice,
    hits_to_lose,
    pirate_dice,
)
from tercio.kernel.ask import Prospect
from tercio.kernel.citations import cites
from tercio.wars.land.battle_odds import hit_chances
from tercio.wars.model.refs import power_ref


@cites("VQ 16.1")
def voyage_prospect(g: VirginQueen, voyage: Voyage) -> Prospect | None:
    """A leg with a Navigation Check: unharmed, damaged (a draw), or the end of the voyage."""
    if voyage.captain < 0 or not is_perilous(g, voyage):
        return None
    results = [
        navigation.result_of(g, voyage.captain, one + other)
        for one, other in product(range(1, 7), repeat=2)
    ]
    safe = results.count(navigation.SAFE) / len(results)
    damaged = results.count(navigation.DAMAGED) / len(results)
    if is_damaged(g, voyage.captain):
        damaged = 0.0
    args = {"captain": captain_ref(g, voyage.captain)}
    return Prospect("odds-navigation", args, safe, damaged, loss=1.0 - safe - damaged)


@cites("VQ 16.5")
def world_raid_prospect(g: VirginQueen, raid: WorldRaid) -> Prospect:
    """A hit, nothing (a draw), or the captain lost; the target's losses are its hits."""
    needed = hits_to_lose(g, raid.captain)
    shots = hit_chances(defence_dice(g, raid))
    lost = sum(shots[needed:])
    dice = pirate_dice(g, raid)
    # One hit damages a captain who was not, and then he has few dice.
    fewer = dice - (0 if has_few_dice(g, raid) else 1)
    win = hits = 0.0
    for shot, chance in enumerate(shots[:needed]):
        chances = hit_chances(fewer if shot else dice)
        win += chance * (1.0 - chances[0])
        hits += chance * sum(n * p for n, p in enumerate(chances))
    args = {"place": ocean_ref(g, raid.ocean), "enemy": power_ref(g, raid.target)}
    return Prospect("odds-piracy", args, win, 1.0 - win - lost, loss=lost, mine=lost, theirs=hits)
