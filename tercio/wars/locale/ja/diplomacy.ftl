### 協定、捕虜、戦争の勃発、中小勢力。

## 協定の条項（9.1、9.2）

deal-end-war = { $giver }と{ $taker }が戦争を終了
deal-alliance = { $giver }と{ $taker }がこのターン同盟
deals-loan-fleets = { $giver }が{ $taker }に船を貸与……
deal-loan-fleets = { $giver }が{ $taker }に{ $space }の{ $owner }の船{ $count }隻を貸与
deal-loan-leader = { $giver }が{ $taker }に{ $leader }を貸与
deals-return-leader = { $giver }が{ $taker }に捕虜を返還……
deal-return-leader = { $giver }が{ $taker }に{ $leader }を返還
deals-cede-space = { $giver }が{ $taker }にスペースを譲渡……
deal-cede-space = { $giver }が{ $taker }に{ $space }を譲渡
deals-card-draws = { $giver }が{ $taker }にランダムなカードを与える……
deal-card-draws = { $giver }が{ $taker }にランダムなカード{ $count }枚を与える
deals-mercenaries = { $giver }が{ $taker }に傭兵を与える……
deal-mercenaries = { $giver }が{ $taker }に傭兵{ $count }を与える

event-deal-announced = { $power }と{ $partners }、協定を宣言：{ $clauses }。
event-deal-voided = { $power }と{ $partners }の協定は不可能になり、何も実行されない。

forbid-is-agreed-already = それはすでに合意されています。
forbid-is-given-already = 同じ勢力に同じ種類のものを与えられるのは1ターンに1回だけです。
forbid-goes-both-ways = 2つの勢力が同じターンに同じものを互いに与えることはできません。
forbid-is-no-war = 両者は戦争中ではありません。
forbid-is-at-war-with-it = 両者は戦争中で、この協定では終了しません。
forbid-is-allied-already = 両者はすでに同盟中です。
forbid-lends-without-alliance = 船の貸与は同盟の一部としてのみ行えます。
forbid-ships-are-gone = これらの船はもう貸せません。
forbid-same-ships-twice = これらの船は別の条項ですでに貸与されています。
forbid-leader-without-his-ships = 海軍リーダーは、ともにいる船と一緒にのみ貸与できます。
forbid-is-no-captive = その勢力は彼を捕虜にしていません。
forbid-captive-has-no-home = 彼の勢力には迎え入れる場所がありません。
forbid-has-too-few-cards = 与える側のカードが足りません。
forbid-has-too-few-mercenaries = 与える側の傭兵が足りません。
forbid-takes-no-mercenaries = その勢力は傭兵を受け取れません。
forbid-cannot-place-mercenaries = 受け取る側に傭兵を置く場所かカウンターがありません。
forbid-is-not-ones-own = 与える側はそのスペースを支配していません。
forbid-is-ones-own-capital = 自分の首都は譲渡できません。

## 捕虜と贈り物

ask-return-captive = { $leader }が解放されました。どこへ帰りますか？
option-captive-to = { $a }
ask-ransom = { $power }：ランダムなカード1枚で捕虜の身代金を払いますか？
option-ransom = { $a }の身代金を払う
forbid-has-no-card-for-ransom = 身代金にするカードがありません。
forbid-prisoner-has-no-home = 彼の勢力には迎え入れる場所がありません。
ask-give-mercenary = { $power }：どこの傭兵を渡しますか？
option-mercenary-from = { $a }から
ask-place-mercenaries = { $power }：受け取った傭兵（{ $count }）をどこに置きますか？
option-mercenaries-to = { $a }

## 戦争（9.6）

forbid-is-at-war-already = すでに戦争中です。
forbid-needs-no-war = 独立のユニットは宣戦布告なしに攻撃できます。
forbid-display-allows-no-war = 外交状態ディスプレイがこの宣戦布告を認めていません。
forbid-minor-has-an-ally = それは主要勢力の同盟国です。その主要勢力に宣戦布告してください。
forbid-target-is-an-ally = その勢力はあなたの同盟国です。

## 中小勢力（22）

ask-war-on-activation = { $minor }が{ $power }に加わります。{ $power }に宣戦布告しますか、退去しますか？
option-war-on = { $power }と戦争
option-leave = その中小勢力のスペースから退去
ask-minor-goes-home = { $space }のユニットはどこへ帰りますか？
option-home-to = { $a }
forbid-minor-is-active = すでに同盟国がいます。
forbid-minor-keeps-aloof = この勢力はそれを同盟国にできません。
forbid-minor-has-no-ally = 失う同盟国がありません。
forbid-minor-is-bound-for-good = 同盟国から離れることはありません。

## 1人が2つの勢力を持つ場合

forbid-between-own-powers = 1人のプレイヤーの2つの勢力は互いに戦争をしません。
forbid-gives-to-own-power = 1人のプレイヤーの2つの勢力は、互いにカードや傭兵を与えられません。
forbid-cedes-to-own-power = 1人のプレイヤーの2つの勢力が互いに譲渡できるのは、受け取る側の本国スペースだけです。
