### Turn, cards, rulers, court, winter and victory.

vp-reason = { $reason ->
    [vp-bible-translation] a Bible translation
    [vp-chateau] a chateau
    [vp-debater-burnt] a debater burnt
    [vp-piracy-avenged] corsairs beaten by Andrea Doria
    [vp-debater-disgraced] a debater disgraced
    [vp-discovery] a discovery
    [vp-foreign-war] a foreign war won
    [vp-julia-gonzaga] Julia Gonzaga
    [vp-piracy] piracy
    [vp-war-winner] a war won
    [vp-hungary] the defeat of Hungary-Bohemia
    [vp-phony-war] a phony war
    [vp-copernicus] Copernicus
    [vp-servetus] Michael Servetus
    [vp-master-of-italy] mastery of Italy
    [vp-keys] keys
    [vp-electorates] electorates
    [vp-heir] the heir to the throne
    [vp-english-spaces] Protestant spaces at home
    [vp-catholic-spaces] spaces that stay Catholic
    [vp-st-peters] Saint Peter’s
    [vp-protestant-spaces] Protestant spaces
   *[other] other deeds
}
event-vp-gained = { $power }: { $vp } VP for { vp-reason }.

victory-military = Military victory: all the keys of the power card are in its hands.
victory-religious = Religious victory: fifty spaces are Protestant.
victory-standard = Standard victory: enough victory points.
victory-domination = Domination victory: far ahead of everybody else.
victory-time-limit = Time limit victory: most points after the last turn.

## Card draw (8.2)

ask-return-leader = { $leader } comes back: where?
ask-add-leader = { $leader } enters the game: in which electorate?
ask-place-leader = Where does { $leader } enter?

## Passing (11)

forbid-home-card-is-unplayed = You must play your home card first.
forbid-mandatory-event-is-unplayed = You must play your mandatory event first.
forbid-holds-more-than-can-be-kept = The ruler of { $power } lets it keep { $admin ->
    [0] no cards
    [one] one card only
   *[other] { $admin } cards only
 }.

## Rulers (3.3) and courts (21)

event-ruler-succeeded = { $ruler } rules { $power }.
event-marital-status-changed = Henry VIII: { $wife }.
event-pregnancy-resolved = { $wife }: { $result ->
    [annulled] the marriage is annulled
    [no_child] no child
    [wife_executed] the young wife flirts, and is executed
    [elizabeth_born] Elizabeth is born
    [sickly_edward_born] a sickly Edward is born
    [healthy_edward_born] a healthy Edward
   *[other] { $result }
}.
event-chateau-rolled = Patron of the Arts, { $total }: { $result ->
    [masterpiece] a masterpiece
    [chateau] a chateau
   *[other] no chateau
}.
ask-discard = { $power }: choose a card to discard.
event-mary-acted = Mary I gives { $card } to the Papacy (die { $die }).
event-event-fell-due = { $card } can wait no longer.

## The Schmalkaldic League (21.6)

event-league-formed = The Schmalkaldic League is formed.
ask-leave-electorate = Where do the Protestant troops of { $space } go?

## Foreign wars (21.7)

ask-aid-rebels = { $card }: give up a land unit to strengthen the rebels?
option-aid = { $kind ->
    [mercenary] A mercenary
   *[other] A regular
} of { $space }
