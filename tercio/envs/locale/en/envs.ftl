### What environments for learning refuse. Names of parameters are as they are written.

parts = tercio.envs needs { $names }: pip install 'tercio[{ $extra }]'.
no-environment = There is no environment of '{ $game }'; there are some of { $known }.
no-actions = There are no actions '{ $value }'; there are { $known }.
no-observations = There are no observations '{ $value }'; there are { $known }.
no-rewards = There are no rewards '{ $value }'; there are { $known }.
no-illegal = There are no illegal '{ $value }'; there are { $known }.
no-parameter = There is no { $names }; there are { $known }.
no-parameters = Observers take no parameters, but got { $given }.
a-share = { $name } lies between 0 and 1, not { $value }.
not-below-nought = { $name } is at least 0, not { $count }.
at-least-one = { $name } is at least 1, not { $count }.
two-options = At least 2 options must be laid out at a time, not { $count }.
one-table = There is at least 1 table, not { $count }.
processes-and-tables = { $processes } processes cannot share { $tables } tables.
bots-and-seats = There are { $bots } bots for { $seats } other seats.
action-needed = { $seat } has to choose an action.
no-action = There is no action { $action }; there are { $count }.
no-such-choice = { $seat } may not choose action { $action }; legal are { $legal }.
not-asked-for-long = { $seat } was not asked for { $count } decisions.
imagined = A game that somebody imagines has no seed to be stored with.
