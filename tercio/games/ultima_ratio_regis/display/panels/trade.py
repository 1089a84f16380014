"""Trade centers and their merchants (uRR 19.2)."""

from collections.abc import Mapping

from tercio.games.ultima_ratio_regis.display.board_notes import sign
from tercio.games.ultima_ratio_regis.model.names import Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.refs import center_ref, power_ref
from tercio.kernel.display.parts import grid
from tercio.kernel.display.scene import Grid
from tercio.kernel.messages import Words


def centers(g: Regis, words: Words) -> Grid:
    realm = g.realm
    rows = [
        (
            words.name(center_ref(g, center)),
            str(realm.capacity[center]) + sign(g.world.centers[center], "capacity"),
            _merchants(g, words, realm.merchants[center]),
            _merchants(g, words, realm.prepared[center]),
        )
        for center in g.world.every_center
    ]
    return grid("trade", words, ("center", "capacity", "merchants", "prepared"), rows)


def _merchants(g: Regis, words: Words, counts: Mapping[Power, int]) -> str:
    return words.listed(
        words.say("merchants-of", {"power": power_ref(g, power), "count": count})
        for power, count in sorted(counts.items())
        if count
    )
