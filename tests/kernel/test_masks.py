"""Masks are sets of places: whatever they answer, plain sets answer the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercio.kernel.masks import Atlas, Graph, mask_of, places_of, where

SIZE = 12
places = st.sets(st.integers(0, SIZE - 1))
links = st.lists(st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1)), max_size=30)


def neighbours(links: list[tuple[int, int]], of: set[int]) -> set[int]:
    return {b for a, b in links if a in of} | {a for a, b in links if b in of}


def rings(links: list[tuple[int, int]], start: set[int], through: set[int]) -> list[set[int]]:
    """Breadth first, one step at a time, with sets."""
    found = [start]
    while ring := (neighbours(links, found[-1]) & through) - set().union(*found):
        found.append(ring)
    return found


@given(places)
def test_a_mask_holds_its_places_in_order(members: set[int]) -> None:
    assert list(places_of(mask_of(members))) == sorted(members)


@given(places, places)
def test_masks_combine_like_sets(a: set[int], b: set[int]) -> None:
    assert mask_of(a) & mask_of(b) == mask_of(a & b)
    assert mask_of(a) | mask_of(b) == mask_of(a | b)
    assert mask_of(a) & ~mask_of(b) == mask_of(a - b)


@given(links, places)
def test_neighbours(links: list[tuple[int, int]], of: set[int]) -> None:
    assert Graph(SIZE, links).neighbours(mask_of(of)) == mask_of(neighbours(links, of))


@given(links, places, places)
def test_a_flood_reaches_all_that_walking_reaches(
    links: list[tuple[int, int]], start: set[int], through: set[int]
) -> None:
    walked = set().union(*rings(links, start, through))
    assert Graph(SIZE, links).flood(mask_of(start), mask_of(through)) == mask_of(walked)


@given(links, places, places)
def test_distances_are_those_of_walking(
    links: list[tuple[int, int]], start: set[int], through: set[int]
) -> None:
    expected = [mask_of(ring) for ring in rings(links, start, through)]
    assert Graph(SIZE, links).distances(mask_of(start), mask_of(through)) == expected


def test_a_map_of_many_places_needs_no_machine_word() -> None:
    line = Graph(500, [(place, place + 1) for place in range(499)])
    everywhere = mask_of(range(500))
    assert line.flood(1, everywhere) == everywhere
    assert len(line.distances(1, everywhere)) == 500
    assert line.within(1 << 100, 2) == mask_of(range(98, 103))
    assert line.within(1 << 100, 2, mask_of(range(100, 102))) == mask_of((100, 101))


def test_an_atlas_speaks_of_places_by_name() -> None:
    atlas = Atlas({"genoa": ["pavia"], "pavia": ["genoa", "milan"], "milan": ["pavia"]})
    assert atlas.places(atlas.neighbours(atlas.mask("genoa", "milan"))) == ["pavia"]
    assert atlas.places(atlas.flood(atlas.mask("genoa"), atlas.mask("pavia"))) == ["genoa", "pavia"]
    with pytest.raises(KeyError, match="rome"):
        atlas.mask("rome")


def test_around_a_place_are_those_so_many_steps_away() -> None:
    path = Graph(4, [(0, 1), (1, 2), (2, 3)])
    assert path.around(0, 0) == 0b0001
    assert path.around(0, 2) == 0b0111
    assert path.around(0, 2) == path.within(1, 2)


def test_where_a_value_stands_in_a_row() -> None:
    row = [3, 1, 3, 0, 3]
    assert where(row, 3) == [0, 2, 4]
    assert where(row, 1) == [1]
    assert where(row, 7) == []
