# カードをイベントとして使う（6.1、11）。

ask-card-mode = 「{ $card }」：どのイベントを選びますか？
forbid-card-not-now = 「{ $card }」は今イベントとして使えません。
forbid-card-waits-for-a-moment = プレイできるのは次の時です：{ $moments }。
moment-when = { $window }
forbid-card-waits-for-an-impulse = { $when ->
    [next] 次の自分のインパルスに
   *[own] 自分のインパルスに
 }{ $use ->
    [both] イベントとして、または{ $cp }CPとして
    [event] イベントとして
   *[cp] { $cp }CPとして
 }プレイできます。
forbid-units-wait-for-an-impulse = { $when ->
    [next] { $place }のユニットは、CPを使う時に行動できます。
   *[own] { $place }のユニットは、自分のインパルスにCPを使って行動できます。
 }
forbid-event-without-effect = このイベントは今は何の効果もありません。
forbid-card-played-this-turn = 「{ $card }」はこのターンすでにイベントとして使われました。
forbid-card-not-for-power = このイベントは{ $power }には使えません。
forbid-card-not-in-battle = このカードをプレイできる側ではありません。
forbid-condition = 今は使えません。必要な条件：{ $condition }

# 複数のイベントに共通の処理。

ask-event-unrest = どこで不穏が起きますか？残り{ $left }か所です。
ask-event-place-unit = { $power }：{ $kind ->
    [mercenary] 傭兵
    [cavalry] 騎兵
   *[other] 正規兵
}1をどこに置きますか？残り{ $left }です。
ask-event-eliminate = どのユニットを除去しますか？残り{ $left }です。
ask-event-discard = どのカードを捨てますか？
ask-retrieve-card = 捨て札置き場からどのカードを取りますか？
option-space = { $a }
option-power = { $a }
option-unit = { $space }の{ $power }の{ $kind ->
    [mercenary] 傭兵
    [cavalry] 騎兵
   *[other] 正規兵
}1
option-retrieve = { $a }
forbid-is-not-meant-by-the-event = このスペースはイベントの対象ではありません。
event-hand-looked-at = { $power }、{ $owner }の手札を見る。
event-hand-seen = { $owner }の手札：{ $cards }。
option-place = { $a }
option-discard = 「{ $a }」を捨てる
option-unrest = { $a }
event-event-aimed = { $power }、「{ $card }」を宣言：{ $at }。
event-event-cancelled = 「{ $card }」は打ち消される。
event-city-rebelled = { $space }で反乱が起きる：{ $hits }ヒット。
