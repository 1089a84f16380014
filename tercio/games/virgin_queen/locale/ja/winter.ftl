### 冬季（20）。

ask-withdraw-leaders = 春か反乱まで、陸軍リーダーをマップから外しますか？
option-withdraw-leader = { $a }
ask-replacements = 神聖ローマの補充：どれを選びますか？
option-replace-regular = 首都に正規兵1
option-replace-mercenaries = 首都に傭兵{ $count }
option-replace-hire = 雇用トラックに傭兵{ $count }
event-mercenaries-offered = { $power }、雇用できる傭兵が{ $count }に。
ask-league-spaces = どのスペースが旧教同盟に加わりますか？残り{ $left }か所です。
option-league = { $a }
ask-league-losses = 旧教同盟：フランスの{ unit-kind }1をどこで失いますか？残り{ $left }です。
option-lose = { $a }で
