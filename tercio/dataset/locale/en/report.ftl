### The report on a data set (`tercio report`).

report-title = { $n ->
    [one] One game of { $game }
   *[other] { $n } games of { $game }
}
report-lead = Played by { $who }; { $each } decisions a game. Made by Tercio, which referees, hosts and simulates card-driven board games.
report-who-bots = bots
report-who-people = people
report-table = The numbers
report-none = Nothing of this kind is in the data set.

report-wins = Who wins
report-wins-lead = The part of the games that each seat won. The lines are 95 % intervals (Wilson): where the true chance lies. A shared victory counts for each of its winners.
report-points = Victory points turn by turn
report-points-lead = The mean after every turn. The shades hold the middle 80 % of the games. Games that ended before are no longer counted.
report-length = How long games last
report-length-lead = The turn in which they ended, and how.
report-cards = What cards are worth
report-cards-lead = How much more often a seat won that drew or used a card, beyond how often that seat wins anyway. It shows what goes with winning, which is not always what leads to it: long games see more cards. Fewer than ten cases are left out.
report-openings = Opening choices
report-openings-lead = What each seat answers when it is first asked in the first turn, how often, and how often it then wins.
report-battles = Battles against odds
report-battles-lead = Battles with known odds: the attacker's chance before the dice, and how often it won. Points on the line fell as expected.
report-luck = Luck
report-luck-lead = Victories in battle a game beyond those to be expected, in games that the seat won and in those that it lost.
report-swings = How far dice swing a game
report-swings-lead = A swing is the hits of a side beyond what its dice bring on the average, less those of its enemy beyond theirs. The bars hold the middle 80 % of the games, all battles of a game together; the marks are the means, which come near 0 in the long run.
report-biggest = The biggest swings
report-biggest-lead = Battles that went farthest from what their dice promised: who was lucky, and against whom.
report-hits = { $who }: { $hits } hits, { $expected } expected
nobody = nobody

axis-share = share of games won
axis-vp = victory points
axis-turn = turn
axis-games = games
axis-beyond = win share beyond the seat's own
axis-expected = chance before the dice
axis-came = battles won
axis-luck = victories beyond expectation, a game
axis-swing = hits to the good, a game

column-seat = seat
column-bot = played by
column-games = games
column-cases = cases
column-wins = wins
column-share = won
column-interval = 95 % interval
column-turn = turn
column-side = side
column-mean = mean VP
column-middle = middle 80 %
column-keys = keys
column-reason = how it ended
column-card = card
column-use = use
column-beyond = beyond the seat's own
column-question = question
column-choice = choice
column-part = chosen in
column-kind = kind
column-expected = expected
column-battles = battles
column-victories = victories a game beyond expectation
column-hits = hits a game beyond expectation
column-in-won = in games won
column-in-lost = in games lost
column-swing = mean swing a game
column-moved = moved a game, either way
column-game = game
column-place = place
column-lucky = lucky
column-other = unlucky
column-battle-swing = swing
column-chance = chance to win before the dice

use-drawn = drawn
use-event = played as event
use-cp = played for CP
use-response = played in response
use-combat = played in combat
use-played = played
use-other = { $use }
luck-won = games won
luck-lost = games lost
swing-won = won
swing-not-won = not won
