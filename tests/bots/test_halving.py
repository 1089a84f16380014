"""Which of several ideas is best: the halves that are left, and what was thought before."""

from collections import Counter
from random import Random

from tercio.bots.halving import Try, best_of


class Bandit:
    """Ideas of which each try gives its value and a little luck, the same for all in one world."""

    def __init__(self, values: list[float], tries: int, own_luck: float = 0.0) -> None:
        self.values = values
        self.tries = tries
        self.tried: Counter[int] = Counter()
        self.own_luck = own_luck
        self.random = Random(3)

    def new_world(self) -> Try:
        luck = self.random.uniform(-1, 1)

        def trial(idea: int) -> float:
            self.tried[idea] += 1
            return self.values[idea] + luck + self.random.uniform(-self.own_luck, self.own_luck)

        return trial

    def has_time(self, share: float) -> bool:
        return self.tried.total() < self.tries * share


def test_luck_that_all_have_alike_decides_nothing() -> None:
    bandit = Bandit([0.3, 0.31, 0.29, 0.3], tries=40)
    assert best_of([0.0] * 4, bandit.new_world, bandit.has_time) == 1


def test_most_tries_go_to_those_that_it_is_hard_to_choose_between() -> None:
    bandit = Bandit([0.5, 0.1, 0.49, 0.0, 0.1, 0.2, 0.0, 0.1], tries=96, own_luck=0.05)
    assert best_of([0.0] * 8, bandit.new_world, bandit.has_time) in (0, 2)
    assert {idea for idea, _ in bandit.tried.most_common(2)} == {0, 2}
    assert bandit.tried[0] > 2 * bandit.tried[3]


def test_without_halves_all_are_tried_alike() -> None:
    bandit = Bandit([0.5, 0.1, 0.4, 0.0], tries=40)
    assert best_of([0.0] * 4, bandit.new_world, bandit.has_time, halves=False) == 0
    assert len(set(bandit.tried.values())) == 1


def test_what_was_thought_before_decides_where_nothing_is_found_out() -> None:
    bandit = Bandit([0.3] * 4, tries=8)
    assert best_of([0.0, 1.0, 2.0, 0.5], bandit.new_world, bandit.has_time) == 2


def test_an_idea_that_was_thought_little_of_must_be_seen_to_be_better() -> None:
    little, much = Bandit([0.30, 0.31], tries=2), Bandit([0.2, 0.5], tries=20)
    assert best_of([1.5, 0.0], little.new_world, little.has_time) == 0
    assert best_of([1.5, 0.0], much.new_world, much.has_time) == 1


class Noisy(Bandit):
    """The second idea is a little better on average, and luck much more."""

    def __init__(self, better: float, tries: int, seed: int) -> None:
        super().__init__([0.3, 0.3 + better], tries, own_luck=0.1)
        self.random = Random(seed)

    def chosen(self, sure: float) -> int:
        return best_of([0.0, 0.0], self.new_world, self.has_time, sure=sure)


def test_what_would_be_done_anyway_is_left_only_for_what_is_surely_better() -> None:
    nothing = [Noisy(0.0, tries=24, seed=seed).chosen(2.0) for seed in range(60)]
    luck = [Noisy(0.0, tries=24, seed=seed).chosen(0.0) for seed in range(60)]
    much = [Noisy(0.2, tries=24, seed=seed).chosen(2.0) for seed in range(60)]
    assert sum(nothing) <= 6
    assert sum(luck) >= 20
    assert sum(much) >= 57


def test_one_world_alone_makes_nobody_sure() -> None:
    assert Noisy(5.0, tries=2, seed=1).chosen(0.5) == 0
    assert Noisy(5.0, tries=6, seed=1).chosen(0.5) == 1


def test_where_luck_has_no_part_anything_better_is_surely_better() -> None:
    bandit = Bandit([0.3, 0.2, 0.31], tries=9)
    assert best_of([0.0] * 3, bandit.new_world, bandit.has_time, sure=5.0) == 2


def test_what_would_be_done_anyway_is_tried_to_the_end() -> None:
    bandit = Bandit([0.0, 0.5, 0.1, 0.49, 0.1, 0.2, 0.0, 0.1], tries=96, own_luck=0.05)
    assert best_of([0.0] * 8, bandit.new_world, bandit.has_time, sure=1.0) in (1, 3)
    assert bandit.tried[0] == max(bandit.tried.values())


def test_ideas_that_cannot_be_tried_decide_nothing() -> None:
    assert best_of([0.0, 1.0], lambda: lambda idea: None, lambda share: False, sure=1.0) == 0
