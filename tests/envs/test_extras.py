"""Without its extra, an import says which one to install."""

import subprocess
import sys

import pytest

HIDING = """
import sys
from importlib.abc import MetaPathFinder
class Hidden(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {missing!r}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Hidden())
"""


@pytest.mark.parametrize(
    ("missing", "module", "extra"),
    [
        ("pettingzoo", "tercio.envs", "tercio[envs]"),
        ("gymnasium", "tercio.envs.gymnasium", "tercio[envs]"),
        ("pyspiel", "tercio.envs.openspiel", "tercio[openspiel]"),
    ],
)
def test_an_extra_that_is_missing_is_named(missing: str, module: str, extra: str) -> None:
    program = HIDING.format(missing=missing) + f"import {module}"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.returncode == 1
    assert f"tercio.envs needs {missing}: pip install '{extra}'." in ran.stderr
