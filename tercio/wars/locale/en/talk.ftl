# What bots say to others at the table.

talk-deal = { $power }, this should suit us both.
talk-peace = { $power }, this war does neither of us any good. Let us end it.
talk-peace-fronts = { $power }, I have enemies enough. I would rather not be yours.
talk-peace-leader = { $power }, while we fight, { $leader } is winning. Let us make peace.
talk-alliance = { $power }, we have no quarrel. Let us stand together.
talk-alliance-against = { $power }, { $enemy } is your enemy and mine. Let us stand together.
talk-war = { $power }, you hold what I need, and I mean to take it.
talk-war-again = { $power }, I know what I signed. Things have changed.
talk-war-leader = { $power } is about to win. Somebody has to stop that.
talk-war-minor = { $power } stands alone, and I am coming.
