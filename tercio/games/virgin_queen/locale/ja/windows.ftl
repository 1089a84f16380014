### カードをプレイできる機会。

ask-any_impulse = { $power }がインパルスを始めるところです。反応カードをプレイしますか？
ask-event_declared = { $player }が「{ $declared }」をイベントとして宣言しました。対応しますか？
ask-assault_resolved = { $where }への強襲が終わりました。対応しますか？
ask-assault_won = { $where }の城塞が落ちました。対応しますか？
ask-flooding_played = { $where }の堤防が切られました。対応しますか？

## カードの使い方

card-mode-border_reivers-claim = スコットランドの獲得争いに+3
card-mode-border_reivers-raid = 国境に不穏
card-mode-colloquy_of_poissy-peace = フランスとプロテスタントの和平
card-mode-colloquy_of_poissy-quiet = フランスの平穏と説法
card-mode-the_black_queen-plot = 密告者、続いて暗殺
card-mode-the_black_queen-spies = 諜報のためのCP
card-mode-walsingham-offensive = ウォルシンガムの攻撃
card-mode-walsingham-defensive = ウォルシンガムの防御
card-mode-mary_queen_of_scots-claim = スコットランドの獲得争いに+3
card-mode-mary_queen_of_scots-plot = 陰謀のダイスを追加
card-mode-sultana_safiye-peace = オスマンの手札を見て、和平
card-mode-sultana_safiye-gifts = カードと影響力

## 事前指示で「のとき」に続く

name-window-flooding_played = 堤防の決壊
name-window-status_check = 勢力の外交状態の解決
name-window-espionage_announced = 諜報アクションの宣言
name-window-assassination_resolved = 暗殺の実行後
name-window-negotiation = 勢力間の交渉
