# Several questions as one: what is proposed, line by line.

proposal-deployment = Deploy as advised
proposal-minors = Place as proposed
proposal-peace = Peace as proposed
proposal-joining = Answer as proposed
proposal-losses = Settle as proposed
proposal-reaction = React as proposed
proposal-revolts = Revolts as proposed
proposal-end-of-turn = Settle as proposed
proposal-impulse = Act as advised

proposed-option-deploy = { $power }: { $item }
proposed-redeploy-minor = { $minor }, { $unit } in { $place }: { $what }
proposed-redeploy-minor-done = { $minor }, { $unit } in { $place }: it stays
proposed-reinforce-minor = { $minor }, { $unit }: { $what }
proposed-repatriate = { $place }: to { $what }
proposed-lose = Eliminated in { $place }: { $what }
proposed-disperse = Dispersed in { $place }: { $what }
proposed-box = From { $place } to the box { $what }
proposed-base = Ships of { $place }: { $what }
proposed-fighters = Fight in { $place }: { $what }
proposed-battlefield = { $place }: { $what }
proposed-revolt-where = Revolt (R{ $level }): { $what }
proposed-give-up = Give up: { $what }
proposed-give-up-done = Give up nothing
proposed-dynastic-change-done = No dynasty changes
proposed-enter-merchants = { $power } to { $center }: { $what }
proposed-impulse-start-done = Nothing at the start of the impulse
proposed-action-done = No further actions
proposed-impulse-end-done = Nothing at the end of the impulse
