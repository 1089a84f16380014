"""What a screen wants to know beside a look comes with it, and is what its own requests tell."""

from tercio.server.http.wire.looks import Look, More
from tests.server.client import Client
from tests.server.doorstep import begun

POWERS = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")


def _more(look: Look) -> More:
    assert look.more is not None
    return look.more


def test_the_look_brings_what_was_asked_for_one_by_one(me: Client) -> None:
    table = me.new_table(dict.fromkeys(POWERS, "me"), game="here_i_stand", scenario="1517")
    id = me.start(table.id).id
    me.say(id, "To the diet!", seat="papacy")
    look = me.look(id, "protestant", since=0)
    more = _more(look)
    assert more.log == me.log(id, "protestant")
    assert more.talk == me.talk(id, "protestant")
    assert more.seats == me.table(id).seats
    assert more.status == "playing"
    assert "target.leipzig" in more.odds
    for option in look.options:
        assert more.odds.get(option.key) == me.odds(id, "protestant", option.key).odds
    held = [card.ref for hand in look.scene.hands for card in hand.cards if card.ref]
    assert held
    for ref in held:
        assert more.reasons.get(ref, ()) == me.why(id, "protestant", ref).reasons


def test_who_does_not_say_what_they_know_gets_the_look_alone(me: Client) -> None:
    id = begun(me, "me", "me")
    look = me.look(id, "colonna")
    assert look.more is None
    assert me.decide(id, "colonna", look.options[0].key, look.seq).more is None


def test_a_decision_brings_what_it_led_to_and_nothing_that_was_known(me: Client) -> None:
    id = begun(me, "me", "me")
    me.say(id, "Good luck.", seat="gonzaga")
    before = me.look(id, "colonna", since=0)
    lines, said = _more(before).log.total, len(_more(before).talk.entries)
    decision = {"seat": "colonna", "key": "bid.1", "seq": before.seq}
    known = {"since": lines, "heard": said, "idempotency_key": "once"}
    look, again = (
        me.ask("POST", f"/tables/{id}/decisions", Look, json=decision | known | changed)
        for changed in ({}, {"since": 0})
    )
    assert _more(look).log == me.log(id, "colonna", lines)
    assert _more(look).talk.entries == ()
    assert again == look, "it was decided once, whatever is known meanwhile"


def test_a_spectator_gets_no_reasons_and_no_odds(me: Client) -> None:
    id = begun(me, "me", "me")
    more = _more(me.look(id, None, since=0))
    assert (more.reasons, more.odds) == ({}, {})
    assert more.log == me.log(id, None)
