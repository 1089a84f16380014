"""Every section of the rule book has code and tests, or a waiver that says why not."""

from pathlib import Path

from tercio.kernel import registry
from tercio.kernel.evidence.coverage import coverage


def test_every_section_has_code_and_tests() -> None:
    found = coverage(registry.game("here_i_stand"), Path(__file__).parents[2])
    assert (found.code_pct, found.test_pct, found.missing) == (100.0, 100.0, [])
    assert found.unknown == []
    assert [waived.section for waived in found.waived] == ["1"]
