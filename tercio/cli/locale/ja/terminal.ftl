### ゲームをプレイまたは観戦している間に端末で伝えること。

welcome = { $game }。使える言葉は help、ルールは rules と入力してください。
commitment = 乱数の種のコミットメントは{ $commitment }です。
leave = テーブルを離れます。
bug = ルールかボットに問題があります。これはバグです。
bug-saved = 最後の決定の前のゲームを{ $file }に保存しました。
no-such-option = 選択肢{ $said }はありません。1から{ $last }までです。
not-offered = 「{ $said }」は{ $seat }の選択肢にありません。
says = { $who }：{ $text }
says-alone = { $who }（あなただけに）：{ $text }
says-aside = { $who }（内密に）：{ $text }
seed-was = 乱数の種は{ $seed }でした。
why-what = 何についてですか？「why pavia」のように、スペース、カード、コマを指定してください。
it-can-be-chosen = 選べます：{ $key }。
can-be-chosen = { $thing }は選べます：{ $keys }。
undo-how-much = どこまで取り消しますか？「{ $said }」でなく、数か all を指定してください。
taken-back = 取り消し：{ $keys }。
save-where = どこに保存しますか？ファイル名を指定してください。
not-a-save = { $file }はすでにあり、保存データではありません。別の名前を選んでください。
saved-in = { $file }に保存しました。続けるには：tercio play --load { $file }
how-many-lines = 何行ですか？「{ $said }」でなく、数を指定してください。
asked-always = すべての機会に尋ねます。
no-orders = 事前指示はありません。
say-what = 何を言いますか？「say @medici こんにちは」や「say こんにちは」のように入力してください。
you-say = { $whom }への発言：{ $text }
you-say-to-all = 全員への発言：{ $text }
hand-over = { $who }の番です。画面の前に1人になったら Enter を押してください。
waiting-for = { $who }を待っています。
won-by = { $winners }の勝利です。
won-by-nobody = 勝者はいません。
points = { $points }VP
# 指示の入力方法。括弧の外の言葉はそのまま入力する。
order-words = pass [WINDOW] [against SEAT] [until SPAN] [unless CONDITION]、または take OPTION[,OPTION] [in WINDOW] [of QUESTION] [about THING[,THING]] など
order-form = 指示の書き方：{ order-words }、または clear。
order-breaks-off = 指示「{ $said }」は「{ $word }」のところで読み取れません。
order-windows = 機会（WINDOW）：{ $names }。
order-spans = 期間（SPAN）：{ $names }。
order-conditions = 条件（CONDITION）：{ $names }。
may-be = 「{ $said }」は{ $things }のどれかです。どれかを指定してください。
nothing-called = 「{ $said }」というものはここにありません。
see-your-book = { $cited }：お手元のルールブックをご覧ください。
book-in-full = 全文はルールブックにあります：{ $cite }。
example = 例：{ $text }
parts = 下位の節：{ $sections }
see-also = 関連：{ $sections }
book-silent = ルールブックに記述のない点：{ $text }
book-silent-card = ルールブックに記述のない点：カード{ $card }：{ $text }
# 列の前の言葉はそのまま入力する。
help =
    番号かキーで選択肢を選びます。ほかに：
    {"  "}why THING           スペース、カード、コマを選べない理由（why pavia、why pass）
    {"  "}undo [N|all]        誰にも何も知られていない限り、最後の決定を取り消す
    {"  "}board, log [N]      盤面、ログの最後のN行
    {"  "}rules [SECTION]     ルールブックの節の内容（rules 6.2）。指定しなければ節の一覧
    {"  "}orders              あなたの事前指示と、指定できるもの
    {"  "}orders { order-words }
    {"                      "}機会に自動でパスする
    {"  "}orders clear        すべての機会に再び尋ねる
    {"  "}say TEXT            全員に発言、say @SEAT TEXT で1つの席に発言
    {"  "}save FILE           ゲームを保存（ファイルはすべての秘密を含むので、主催者用）
    {"  "}quit                離れる
