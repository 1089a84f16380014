### どのゲームでも使う言葉。

option-pass = パス
option-back = 戻る
option-done = 完了

roll-of = { $what }、{ $who }
digest-nobody = その間に
digest-times = { $n ->
    [1] { $what }
   *[other] { $what }（×{ $n }）
}
event-rolled = ダイス（{ $purpose }）：{ $dice }
event-card-drawn = { $seat }、「{ $card }」を引く。
event-card-played = { $seat }、「{ $card }」をプレイ。

note-about-data = このゲームのデータ{ $all }行のうち{ $some }行には、確かな出典がなく、ゲームを成り立たせるために推定した値が含まれています。データパックで差し替えられます。

# 列挙の区切り。後者は、それぞれが読点を含みうるとき。
list-comma = 、
list-semicolon = ；
# 文と文の間、語と語の間。
list-space = {""}
# Stands where there is nothing to list.
list-nothing = なし
# 端末での一覧の見出しと、その一覧。
terminal-titled = { $title }：{ $text }
# 何をしようとしたか、なぜできないか、どこにそうあるか。
refusal-doing = { $doing }：{ $sentence }
refusal-cited = { $sentence }（{ $cite }）
forbid-not-asked = 今はあなたの決定を待つ場面ではありません。
forbid-not-in-this-decision = { $thing }はこの決定に関係がありません。
forbid-no-such-thing = このテーブルに「{ $thing }」はありません。

undo-another-seat-decided = その後に別の席が決定しました。
undo-another-seat-asked = 別の席が決定を求められています。
undo-open-floor = 全員が発言できる間は取り消せません。ほかの席がひそかに動いた可能性があるためです。草案の破棄、提案の取り下げ、準備完了の撤回はできます。
undo-dice-or-draw = その後にダイスが振られたか、カードが引かれました。
undo-game-is-over = ゲームは終了し、乱数の種が公開されています。
undo-reveal = その後に伏せられていたものが公開されました。
undo-not-yours = それは前にこの席にいた人の決定です。
undo-another-seat-decided-told = その後に別の席が決定しました：{ $what }
undo-dice-or-draw-told = その後にダイスが振られたか、カードが引かれました：{ $what }
undo-reveal-told = その後に伏せられていたものが公開されました：{ $what }
undo-nothing-to-take-back = 取り消すものがありません。

## 先を見る

price = { $n }
risk-anybody = 他勢力が対応する可能性あり
risk-somebody = { $seat }が対応する可能性あり

## 提案

proposal = 提案どおり
proposed-line = { $first }～{ $rest }
proposed-list = { $what }
proposed-times = { $what }×{ $n }

## 継続指示

order-stands = { $window ->
    [any] 対応できるときは常に
   *[other] { $window }のとき
  }{ $against ->
    [anybody] {""}
   *[other] 、{ $against }の行動中に
  }自動でパス{ $until ->
    [ever] {""}
   *[other] （{ $until }が終わるまで）
  }{ $unless ->
    [never] {""}
   *[other] （{ $unless }場合を除く）
  }。
order-plays = { $window ->
    [any] 対応できるようになりしだい
   *[other] { $window }のとき
  }{ $named ->
    [0] {""}
   *[other] （{ $about }に関する場合）
  }{ $against ->
    [anybody] {""}
   *[other] 、{ $against }の行動中に
  }{ $what }を自動でプレイ{ $until ->
    [ever] {""}
   *[other] （{ $until }が終わるまで）
  }{ $unless ->
    [never] {""}
   *[other] （{ $unless }場合を除く）
  }。
order-loses = 損害：{ order-fits-losses }
order-loses-first = 損害：{ order-fits-losses-first }
order-fits-losses = { $kind ->
    [regular] 正規兵
    [mercenary] 傭兵
    [cavalry] 騎兵
   *[other] { $kind }
  }をできるだけ{ $most ->
    [1] 多く
   *[other] 少なく
  }
order-fits-losses-first = { $unit }を先に
order-accepts = ちょうどこの申し出なら自動で受諾：{ $what }
order-fits-until = { $span }は以後パス
order-fits-all = { $span }はもう対応しない
order-fits-against = { $seat }の行動中はパス
order-fits-unless = { $condition }場合だけ尋ねる

## 交渉

ask-negotiate = 交渉するか、準備完了を宣言してください。
option-ready = 準備完了：これ以上の協定なし
option-unready = 準備完了を取り消す
option-draft = { $a }との協定を起草
option-invite = { $a }を協定に誘う
option-propose = 草案を提案
option-scrap = 草案を破棄
option-strike = 草案から削除：{ $clause }
option-accept = { $seat }の協定{ $number }を受諾：{ $clauses }
option-decline = { $seat }の協定{ $number }を拒否：{ $clauses }
option-withdraw = { $partners }への協定{ $number }を取り下げ：{ $clauses }
event-deal-proposed = { $proposer }が{ $partners }に協定{ $deal }を提案：{ $clauses }。
event-deal-accepted = { $seat }、{ $proposer }の協定{ $deal }を受諾。残りの返答待ち。
event-deal-declined = { $seat }、協定{ $deal }を拒否。
event-deal-declined-of = { $seat }、{ $proposer }の提案を拒否：{ $clauses }。
event-deal-withdrawn = { $seat }、協定{ $deal }を取り下げ。
event-deal-withdrawn-of = { $seat }、{ $partners }への提案を取り下げ：{ $clauses }。
event-deal-agreed = { $proposer }と{ $partners }、協定{ $deal }に合意：{ $clauses }。

## マップのレイヤー

layer-control = 支配
layer-control-about = どこを誰が支配しているか。
layer-places = { $count }か所

## マップ横の一覧
shelf-powers = 勢力
shelf-victory = 勝利
shelf-war = 戦争
shelf-faith = 信仰
shelf-oceans = 大洋
shelf-court = 宮廷
shelf-trade = 交易
shelf-rules = このターンのルール
shelf-cards = カード
