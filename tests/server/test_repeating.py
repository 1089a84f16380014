"""What a server does every so often goes on when it fails, and ends with the server."""

import threading

from tercio.server.play.repeating import Repeating


class _Bell(Repeating):
    name = "bell"
    seconds = 0.001

    def __init__(self) -> None:
        super().__init__()
        self.rung = 0
        self.sorry = list[str]()
        self.enough = threading.Event()

    def once(self) -> None:
        self.rung += 1
        if self.rung == 1:
            raise OSError("the rope is torn")
        self.enough.set()

    def failed(self, error: Exception) -> None:
        self.sorry.append(str(error))


def test_what_fails_is_told_and_done_again_until_it_is_stopped() -> None:
    bell = _Bell()
    bell.start()
    assert bell.enough.wait(10)
    bell.stop()
    assert bell.sorry == ["the rope is torn"]
    assert not any(each.name == "bell" for each in threading.enumerate())
