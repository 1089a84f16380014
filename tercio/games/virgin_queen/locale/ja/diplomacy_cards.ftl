### 外交官、間諜、王位を狙う者のイベント。

option-accept-offer = 受け入れる
option-refuse = 拒む
option-offer = 申し出る
option-peace = 和平を結ぶ

ask-demand-tribute = 誰に朝貢を求めますか？
ask-offer-tribute = { $power }が朝貢を求めています。{ $target }：ランダムなカード1枚を差し出しますか？
ask-accept-tribute = { $target }が朝貢を申し出ました。{ $power }：受け入れますか？
ask-mediate = どの2勢力を調停しますか？
option-mediate = { $a }と{ $b }
ask-event-peace = { $power }：{ $enemy }と和平を結びますか？
ask-event-war = { $power }：無料で{ $enemy }と戦争しますか？
ask-give-card = 2枚のうちどちらを渡しますか？
option-give = { $a }
ask-give-card-to = カードは誰が受け取りますか？
ask-peace-with-ottoman = 誰がオスマンと和平を結べますか？
ask-play-at-once = 「{ $card }」をすぐにプレイしますか？
ask-event-calm = どのスペースの不穏を鎮めますか？
ask-favour-claim = { $target }の獲得争いで誰を後押ししますか？
ask-lead-the-league = 神聖同盟を誰が率いますか？
ask-papal-bull = { $power }は教皇を動かせます。何をしますか？
option-excommunicate = エリザベス1世を破門
option-call-league = 捨て札置き場から「神聖同盟」を取る
option-sponsor = イタリア人を後援
ask-cipher-key = 誰の手紙を読みますか？

ask-election = { $power }：ポーランドの王位のために、どのカードを投じますか？
option-vote = { $card }（{ $cp }CP）
event-vote-cast = { $power }、「{ $card }」（{ $cp }CP）を投じる。

ask-offer-sovereignty = { $power }：ネーデルランドの君主になることを申し出ますか？
ask-accept-sovereign = { $power }がネーデルランドの君主になることを申し出ました。受け入れますか？
ask-sovereign-from = ネーデルランドへ送る部隊はどこから来ますか？
ask-sovereign-to = どこへ送りますか？
ask-sovereign-force = 誰がネーデルランドへ行きますか？
option-to = { $a }
