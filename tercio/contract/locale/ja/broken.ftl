### ゲームが守らなかった約束。ファザーがゲームの作者に伝える。
### $difference：両者が食い違うところの抜粋。$why：機械やルールの言葉。

raised = { $error }：{ $why }
raised-at = { $place }（{ $file }）で{ $error }：{ $why }
endless = ゲームが{ $count }決定後も終わりません。
difference = …{ $one }…と…{ $two }…の違い
sees = { $who }から見えるものが違います：{ $difference }
spectator = 観戦者

## 問いと決定

over-but-asked = ゲームが終わったのに、問われている人がいます。
asked-in-secret = { $owner }への問い「{ $kind }」が、ひそかに{ $seat }に出されています。
asked-without-option = { $seat }への問い「{ $kind }」に選択肢がありません。
window-undeclared = 機会「{ $window }」は、ゲームが宣言したものにありません。
key-twice = 「{ $kind }」にキー「{ $key }」が{ $count }回出ています。
key-not-plain = 「{ $kind }」の「{ $key }」は、キーとして使えない形です。
decision = { $seat }の決定「{ $key }」
decision-for = 第{ $offer }の問いへの{ $seat }の決定「{ $key }」
refused-silently = { $decision }が、理由なしに断られました。
accepted-unoffered = { $decision }が、選択肢にないのに受け入れられました。
refused-but-changed = 断られた決定が、テーブルを変えました。
refused-though-offered = { $ref }が{ $seat }に断られていますが、選択肢にはあります。
not-refused = { $ref }が{ $seat }に断られていませんが、選択肢にありません。
no-chances = 「{ $key }」の見込みが{ $chances }で、確率になっていません。
odd-losses = 「{ $key }」の見込みの損害が{ $mine }と{ $theirs }になっています。

## 保存、再生、分岐。$what：replay、loaded、replayed、fork。

other-state =
    { $what ->
        [replay] 再生したテーブルの状態が違います：{ $difference }
        [loaded] 読み込んだテーブルの状態が違います：{ $difference }
       *[replayed] 保存から再生したテーブルの状態が違います：{ $difference }
    }
other-decisions =
    { $what ->
        [replay] 再生したテーブルの決定か常時指示が違います。
        [loaded] 読み込んだテーブルの決定か常時指示が違います。
       *[replayed] 保存から再生したテーブルの決定か常時指示が違います。
    }
other-dice =
    { $what ->
        [replay] 再生したテーブルのこの先のダイスが違います。
        [loaded] 読み込んだテーブルのこの先のダイスが違います。
       *[replayed] 保存から再生したテーブルのこの先のダイスが違います。
    }
shown-otherwise =
    { $what ->
        [replay] 再生したテーブルで、{ $difference }
        [loaded] 読み込んだテーブルで、{ $difference }
        [fork] 分岐したテーブルで、{ $difference }
       *[replayed] 保存から再生したテーブルで、{ $difference }
    }
saved-otherwise = 読み込んだテーブルを保存すると中身が変わります：{ $difference }
byte-unnoticed = 保存の{ $at }バイト目を{ $byte }に変えても、気づかれませんでした。
fork-differs = 分岐したテーブルの状態が元と違います。
fork-changes = 分岐したテーブルで先へ進めたら、元のテーブルが変わりました。
re-entered-elsewhere = チェックポイントから入り直したルールが、最初に{ $stop }へ来ました。
re-entered-late = 入り直したルールが、チェックポイント「{ $checkpoint }」の前に何かをしています。
copy-changed = プレイが状態の写しを変えました：{ $difference }

## 取り消し。$what：誰かが知ったこと。

undo-refused = 誰も何も知っていないのに、取り消しが断られました（{ $why }）。
undo-took-other = 「{ $key }」でなく「{ $keys }」が取り消されました。
undo-too-far = { $what }のに、{ $seat }の「{ $key }」が取り消されました。
undo-too-many = { $what }のに、{ $seat }の決定が{ $count }件取り消されました。
undo-leaves = 「{ $key }」を取り消した後、{ $difference }
undo-all-leaves = 決定{ $count }件を取り消した後、{ $difference }
undo-and-again = 「{ $key }」を取り消して選び直すと、{ $difference }
undo-of-another = { $seat }の取り消しが、ほかの席の決定を取り消しました。
learned-dice = ダイスが振られたかカードが引かれた
learned-secret = 何かが公開された

## 秘密

sealed-shows = { $seat }の伏せた答えが見えています：{ $difference }
answering-shows = 一斉の問いなのに、{ $seat }が答えたことが見えています：{ $difference }
secret-shows = 秘密の選択「{ $key }」が見えています：{ $difference }
window-closed = パスするだけの{ $seat }を待たずに、機会が閉じました。
skipped-shows = 機会で飛ばされた人がわかります：{ $difference }
skipped-shows-by-undo = { $seat }の取り消しで、機会を飛ばされた人がわかります：「{ $one }」と「{ $two }」の違い。
imagined-fails = { $who }の想定した局面が続けられません：{ $why }
imagined-otherwise = { $who }の想定が、見えているものと合いません：{ $difference }
imagined-totals = { $who }の想定では合計が違います：{ $totals }。
imagined-impossible = { $who }の想定はありえない局面です：{ $why }
imagined-known = { $seat }の想定したテーブルは、本物と見分けられます：{ $difference }
glance-shows-more = { $who }がひと目で見るものに、見えないはずのものがあります：{ $difference }
glance-changes = { $who }がひと目見ると、状態が変わります。
log-tells = { $who }がログから、知りえないことを知ります：{ $one }と{ $two }の違いで、どちらも何かを明かす出来事ではありません。
no-event = なし
numbered-event = { $event }（{ $number }番）
place-tells = { $who }が{ $place }から、知りえないことを知ります：{ $difference }
its-view = 見えているもの
refusal-of = { $of }の断り
odds-of = { $of }の見込み
an-error = エラー
its-observation = 観測
observation-out-of-date = { $who }に示される観測が古くなっています。
happens-amid = 「{ $kind }」は前の質問と一つの選択のはずですが、その間に何かが起きています。
its-mask = マスク（{ $of }）
its-features = 選択肢の特徴量
impulse-by-secret = 誰のインパルスかが、隠れたものによって変わります。
condition-by-secret = 条件「{ $condition }」が、隠れたものによって変わります。
secret-shared = { $one }と{ $two }の両方に秘密{ $secret }が見えていますが、誰も伝えていません。

## 合計と言葉

total-changed = { $name }は{ $total }あったのに、今は{ $now }です。
not-rendered = { $what }を言葉にできません：{ $why }
blank = 言語「{ $language }」で、{ $what }{ $thing }が空です。
shows-id = 言語「{ $language }」で、{ $what }「{ $text }」にID「{ $id }」が見えています。
thing-prompt = 問い
thing-option = 選択肢
thing-event = 出来事
thing-ref = 指し示すもの
thing-odds = 見込み
thing-result = 結果
thing-refusal = 断り
thing-refusal-of-nothing = 存在しないものの断り
thing-refusal-to-undo = 取り消しの断り
thing-end-of-undo = 取り消しの終わり
speaks-of-passing = 「{ $kind }」はパスできると言いますが、その選択肢がありません。
no-citation = 「{ $cite }」は出典になっていません。本と項の番号が要ります。
undeclared-event = 出来事{ $event }は、ゲームが宣言したものにありません。
scores-missing = 結果に、すべての席の得点がそろっていません。
strangers-won = 席のない{ $seats }が勝っています。
no-message = 言語「{ $language }」にメッセージ「{ $id }」がありません。
