"""The chances of an option, as the browser gets them before the player commits."""

import pytest

from tests.server.client import Answered, Client

POWERS = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")


def test_the_odds_of_an_option_of_here_i_stand_arrive_in_words(me: Client) -> None:
    """The 95 Theses: Luther preaches at Wittenberg, and Leipzig has no defender but its faith."""
    table = me.new_table(dict.fromkeys(POWERS, "me"), game="here_i_stand", scenario="1517")
    id = me.start(table.id).id
    keys = [option.key for option in me.look(id, "protestant").options]
    assert "target.leipzig" in keys
    found = me.odds(id, "protestant", "target.leipzig").odds
    assert found is not None
    assert found.title == "Reformation of Leipzig"
    assert found.win + found.draw + found.loss == pytest.approx(1)
    # Two dice of neighbours and one of the Theses against two; the Protestant wins ties.
    assert 0.5 < found.win < 1
    assert me.odds(id, "protestant", "done").odds is None
    with pytest.raises(Answered) as caught:
        me.odds(id, "protestant", "target.atlantis")
    assert caught.value.status == 404
