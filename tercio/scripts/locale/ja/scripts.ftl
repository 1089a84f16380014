### プレイのスクリプトについて。席、キー、種類、イベントの名は、書かれたとおり

## スクリプトの結果。$expectedと$gotは、このファイルの句か、そこにあったもの
as-written = { $file }：{ $steps }手順、スクリプトどおり。
diverged = { $file }、手順{ $step }：想定は「{ $expected }」、実際は「{ $got }」。
diverged-at-start = { $file }、開始時：想定は「{ $expected }」、実際は「{ $got }」。
diverged-at-end = { $file }、終了時：想定は「{ $expected }」、実際は「{ $got }」。
besides = { $first }。{ $then }
# 席の選択肢の上の行
offer = { $seat }への質問「{ $kind }」：{ $text }

## 想定
event = イベント{ $event }
event-seen = イベント{ $event }が{ $seat }に見える
event-hidden = イベント{ $event }が{ $seat }に見えない
no-event = イベント{ $event }なし
log = { $seat }のログに「{ $words }」がある
no-log = { $seat }のログに「{ $words }」がない
asked = { $seat }への質問
asked-kind = { $seat }への質問「{ $kind }」
ask-cites = 質問の引く節が{ $cite }
offered = { $seat }の選択肢に{ $key }がある
not-offered = { $seat }の選択肢に{ $key }がない
offered-all = { $seat }の選択肢は{ $keys }だけ
someone-offered = いずれかの席の選択肢に{ $key }がある
not-asked = { $seat }への質問なし
refused = { $seat }は{ $what }を選べない
refused-by = { $what }を選べない理由が{ $cite }
refusal-says = 選べない理由に「{ $words }」がある
view-is = { $seat }から見た{ $at }が{ $value }
view-contains = { $seat }から見た{ $at }に{ $value }がある
view-lacks = { $seat }から見た{ $at }に{ $value }がない
view-holds = { $seat }から見た{ $at }の数が{ $value }
view-absent = { $seat }から見て{ $at }に何もない
board-shows = { $seat }のマップに「{ $words }」がある
to-be-over = ゲーム終了
result-is = { $name }が{ $value }
to-choose = { $seat }が{ $key }を選ぶ
enough = 足りるだけのダイスと引き札
all-dice = すべてのダイスを使う
all-draws = すべての引き札を使う
its-dice = この手順のダイスを使う
its-draws = この手順の引き札を使う
rules-hold = ルールに破れがない

## 実際
nothing-happened = 何も起きていない
nothing-logged = ログに何もない
sees-it = { $seat }に見える
sees-it-not = { $seat }に見えない
ask-is = 質問は「{ $kind }」
cites = 引く節は{ $cite }
cites-nothing = 引く節なし
only = { $keys }のみ
is-offered = 選択肢にある
is-asked = 質問「{ $kind }」がある
is-allowed = 選べる
is-over = ゲームは終わっている
asked-are = 答えを待つ席は{ $seats }
# $who：asked-areかis-over
asked-are-others = { $seat }への質問はない。{ $who }
asked-otherwise = { $seat }への質問は「{ $kind }」で、選択肢は{ $keys }
so-many-in = { $value }の中に{ $count }
left-over = { $fate }が残っている
left-over-when = { $fate }が残っている。{ $who }
pass-taken = { $seat }の手順{ $step }のパスは「{ $kind }」に使われた
passed-by-itself = { $seat }は「{ $kind }」で自動的にパスした。選択肢は{ $keys }

## スクリプトの誤り
no-script = スクリプト{ $file }はありません。
bad-cite = { $file }の引用「{ $cite }」は、「書名 番号」の形ではありません。
place-step = { $file }、手順{ $number }
place-overlay = { $file }、overlay { $number }
place-field = { $place }の{ $field }
place-verb = overlay { $number }（{ $verb }）
no-verb = 何をするのか書かれていません（do = 'place'など）。
no-step = 「席: キー」か表を書いてください。書かれているのは{ $got }です。
one-head = { $known }のうち1つだけを書いてください。書かれているのは{ $said }です。
no-decision = 決定は「席: キー」と書いてください。「{ $said }」とは書けません。
there-is-no = 「{ $what }」はありません。
view-needs-one = viewにはis、contains、lacks、count、absentのいずれかが必要です。
cannot-use = { $place }：{ $args }は使えません：{ $why }
impossible = overlayの結果、ありえない局面になります：{ $why }
no-result = 結果に「{ $name }」はありません。あるのは{ $known }です。
no-event-type = イベント「{ $name }」はありません。あるのは{ $known }です。
no-event-field = イベント{ $event }に「{ $name }」はありません。あるのは{ $known }です。
not-on-table = このテーブルに「{ $what }」はありません。
no-seat = 「{ $seat }」という席はありません。あるのは{ $seats }です。
spectator-decides = 観戦者が決めることはありません。
holds-nothing = { $value }は一覧でも表でもないので、中身を調べられません。
# $there：以下の3つのいずれか
no-part = { $name }に「{ $part }」はありません。{ $there }。
the-view = 表示
it-has = あるのは{ $known }です
it-is-list = { $count }個の一覧です
it-is = 値は{ $value }です
none = なし
nothing = なし
