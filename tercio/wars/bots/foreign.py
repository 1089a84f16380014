"""Wars beside the map (HIS 21.7, VQ 23.7)."""

from collections.abc import Iterator

from tercio.wars.bots.outlook import Undertaking, WarOutlook
from tercio.wars.land.foreign_war import FOREIGN_BATTLES, size, wars_of


def foreign_wars(o: WarOutlook) -> Iterator[Undertaking]:
    """Such a war costs a card each turn until it is won."""
    for war in wars_of(o.g, o.power):
        ours = size(war)
        if ours >= 2 and FOREIGN_BATTLES.allow(o.g, war):
            chance = min(0.9, 0.25 * ours / max(1, war.enemies) + 0.2)
            yield Undertaking(1.4 * chance, 1, "fight_foreign_war")
        if ours < war.limit:
            yield Undertaking(
                0.35, 2, "raise_regular", (f"build-abroad.{war.card}",), what="abroad"
            )
