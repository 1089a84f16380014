### アクションフェイズ（11）。

ask-impulse = { $passing ->
    [offered] { $power }：カードをプレイするか、パスしてください。
   *[refused] { $power }：カードをプレイしてください。
 }
option-play-cp = 「{ $card }」を{ $cp }CPとして使用
option-play-event = 「{ $card }」をイベントとして使用
option-show-card = 「{ $card }」を見せる
ask-card-use = { $power }：「{ $card }」を何に使いますか？
ask-spend-cp = { $power }：残り{ $cp }CPです。
option-action = { $action }{ $cp ->
    [0] {""}
   *[other] ：{ $cp }CP
}
option-end-impulse = インパルスを終了
option-respond = 「{ $card }」をプレイ
name-action-naval_transport = 海上輸送
forbid-is-no-action-of-the-power = この勢力はそのアクションを行えないか、まだ行えません。
forbid-costs-more-cp-than-are-left = { $cp }CPかかりますが、残りは{ $left }CPです。
forbid-waits-for-another-impulse = このインパルスのカードはすでにプレイされました。このカードは別のインパルスか、カードが指定する時機を待ちます。
forbid-is-barred-in-this-impulse = このインパルスはカードによってこのアクションが禁じられています。
forbid-has-nothing-to-act-on = 今これを行える場所はありません。

## 先を見る

price = { $n }CP
risk-interception = { $seat }が迎撃する可能性あり
risk-avoid_battle = { $seat }が戦闘回避する可能性あり
