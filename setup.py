"""Wheels and source archives hold the built browser client; pyproject.toml says all the rest."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import web  # noqa: E402


def client() -> list[Path]:
    """The files of the built client. A source archive brings them along, and needs no Node."""
    is_archive = (ROOT / "PKG-INFO").exists()
    if not (is_archive and web.BUILT.exists()):
        web.build()
    return sorted(path for path in web.DIST.rglob("*") if path.is_file())


class WithClient(build_py):
    """What is installed away from a checkout finds the client beside the server that serves it."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            for path in client():
                name = path.relative_to(web.DIST)
                target = Path(self.build_lib, "tercio", "server", "client", name)
                self.mkpath(str(target.parent))
                self.copy_file(str(path), str(target))


class WithBuiltClient(sdist):
    def run(self) -> None:
        client()
        super().run()


setup(cmdclass={"build_py": WithClient, "sdist": WithBuiltClient})
