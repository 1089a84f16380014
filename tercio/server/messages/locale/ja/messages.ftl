# 離れている人に伝えること。`mail-<種類>` は単独のメール、`notice-<種類>` はいくつかをまとめたメッセージの1行。
# $site はサーバーのアドレス、$table はテーブルの名前。

mail-signature =
    --
    Tercio, { $site }
mail-try =
    このサーバーからメールをお送りできます。
    { $link }
    .subject = Tercioからのメール
mail-unsubscribe = メールの配信停止：{ $link }

news-title = Tercio：お知らせ{ $count }件
news-more = ほかに{ $count }件のお知らせがあります。
notice-move = あなたの手番です：{ $table }。
notice-talk = { $count ->
    [1] { $names }さんの発言：{ $table }。
   *[other] { $names }さんの新しい発言{ $count }件：{ $table }。
}
notice-over = ゲームが終了しました：{ $table }。
notice-invitation = { $host }さんから招待が届いています：{ $table }。
notice-try = Tercioのメッセージはここに届きます。
table-name = { $game }（{ $scenario }）
# Between names.
list-comma = 、
