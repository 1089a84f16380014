"""What the maps of both war games promise, asked of the data of either."""

from collections.abc import Iterable
from itertools import combinations

from tercio.kernel.data import Dataset, check_symmetric
from tercio.wars.model.rows import ConnectionRow, PassesRow, PoolRow, SeaRow, SpaceRow, StraitRow

Point = tuple[float, float]


class WarMap:
    """The spaces, sea zones and connections of a game."""

    def __init__(self, data: Dataset) -> None:
        self.spaces = data.table("spaces", SpaceRow)
        self.seas = data.table("seas", SeaRow)
        self.connections = data.table("connections", ConnectionRow)
        self.straits = data.table("straits", StraitRow)
        self.passes = data.table("passes", PassesRow)

    def neighbours(self, space: str) -> set[str]:
        return {
            row.b if row.a == space else row.a
            for row in self.connections.values()
            if space in (row.a, row.b)
        }

    def expect_single_links(self, more: Iterable[tuple[str, str]] = ()) -> None:
        """Connections, and `more` links, join two different spaces, and no two twice."""
        pairs = [frozenset((row.a, row.b)) for row in self.connections.values()]
        pairs += map(frozenset, more)
        assert all(len(pair) == 2 for pair in pairs)
        assert len(set(pairs)) == len(pairs)

    def expect_passes(self, pyrenees: int, alps: int, balkans: int) -> None:
        """All passes lie in three ranges, with so many in each."""
        listed = [self.passes[name].connections for name in ("pyrenees", "alps", "balkans")]
        assert [len(passes) for passes in listed] == [pyrenees, alps, balkans]
        passes = {row.id for row in self.connections.values() if row.kind == "pass"}
        assert {id for names in listed for id in names} == passes

    def expect_seas_from_both_ends(self) -> None:
        """Sea zones and ports name each other; no port has more than two zones."""
        check_symmetric("map.toml", {sea.id: sea.adjacent for sea in self.seas.values()})
        coast = {sea.id: sea.ports for sea in self.seas.values()}
        check_symmetric("map.toml", coast | {s.id: s.seas for s in self.spaces.values()})
        assert all(len(space.seas) <= 2 for space in self.spaces.values())

    def expect_straits(self, *ids: str) -> None:
        """These straits part sea zones that only their port joins."""
        assert set(self.straits) == set(ids)
        for strait in self.straits.values():
            a, b = strait.seas
            assert b not in self.seas[a].adjacent
            assert set(self.spaces[strait.port].seas) == {a, b}

    def expect_in_one_piece(self) -> None:
        """Every space can be reached from Rome over land and sea."""
        reached, todo = {"rome"}, ["rome"]
        while todo:
            place = todo.pop()
            if place in self.seas:
                ways = {*self.seas[place].adjacent, *self.seas[place].ports}
            else:
                ways = self.neighbours(place) | set(self.spaces[place].seas)
            todo += ways - reached
            reached |= ways
        assert set(self.spaces) <= reached

    def crossings(self) -> list[set[str]]:
        """Connections that cross on the canvas; none may be long."""
        at = {space.id: (space.x, space.y) for space in self.spaces.values()}
        for row in self.connections.values():
            (ax, ay), (bx, by) = at[row.a], at[row.b]
            assert (ax - bx) ** 2 + (ay - by) ** 2 <= 130**2
        return [
            {one.id, other.id}
            for one, other in combinations(self.connections.values(), 2)
            if len({one.a, one.b, other.a, other.b}) == 4
            and _cross(at[one.a], at[one.b], at[other.a], at[other.b])
        ]


def _cross(p: Point, q: Point, r: Point, t: Point) -> bool:
    def side(a: Point, b: Point, c: Point) -> float:
        return (c[1] - a[1]) * (b[0] - a[0]) - (b[1] - a[1]) * (c[0] - a[0])

    return side(p, q, r) * side(p, q, t) < 0 and side(r, t, p) * side(r, t, q) < 0


def expect_pools_add_up(pools: Iterable[PoolRow]) -> None:
    """The counters of every force pool make its strength."""
    for pool in pools:
        total = sum(int(size) * count for size, count in pool.land.items())
        assert total + sum(max(piece) for piece in pool.pieces) == pool.max_strength
