### サーバーを運営する人が端末で読む文

operator-no-account = アカウント「{ $name }」はありません。
operator-no-table = テーブル{ $id }はありません。
operator-workers-down = ワーカーが起動しません。理由はログにあります。
operator-cannot-use = { $name }を使えません。データベースの言うところでは「{ $why }」
operator-postgres-old = { $name }はPostgreSQL { $version }で、古すぎます。{ $oldest }以降が必要です。
operator-postgres-encoding = { $name }の文字コードは{ $encoding }です。ENCODING 'UTF8'のデータベースを作ってください。
operator-postgres-driver = PostgreSQLのドライバーがインストールされていません：pip install 'tercio[postgres]'
operator-no-sqlite = { $name }はTercioのデータベースではないか、壊れています。
operator-bad-address = データベースのアドレスではありません。{ $form }と書いてください。
operator-other-store = ゲームを保存できるのはファイルかPostgreSQL（{ $form }）で、{ $scheme }には保存できません。
operator-no-name = PostgreSQLのアドレスにデータベース名がありません：{ $address }
operator-backup-there = { $file }はすでにあります。バックアップは新しいファイルに書きます。
operator-no-database = データベース{ $where }はありません。
operator-no-backup = バックアップ{ $file }はありません。
operator-no-backup-key = バックアップの鍵がありません（{ $file }）。
operator-others-key = { $file }は別のサーバーの鍵です。別の場所に復元してください。
operator-nothing-kept = { $name }には何も保存されていません。
operator-other-version = { $name }は別のバージョンのTercioの形式です（{ $version }、ここでは{ $newest }）。そのバージョンを使うか、このバージョンのサーバーを一度そこで起動してください。
operator-games-there = { $name }にはゲームがあります。空のデータベースに復元してください。
operator-database-key = { $database }の鍵がありません（{ $file }）。
operator-no-key = サーバーの鍵がありません（{ $file }）。
operator-newer-version = { $name }のゲームは、より新しいバージョンのTercioで保存されています。そのバージョンをインストールしてください。
operator-messages-part = 通知に必要な部品がインストールされていません（{ $part }がありません）：pip install 'tercio[messages]'
operator-sealed-otherwise = { $name }のゲームは別の鍵で封印されています。それを保存したサーバーの鍵をここにコピーするか（--key）、改めて封印してください（--new-key）。
operator-not-begun = このゲームはまだ始まっていないので、作り直すものがありません。
operator-act-refused = 作り直せません。現在のルールでは、{ $all }件のうち{ $act }件目の記録が認められません（{ $why }）。何も変更していません。
operator-decisions-missing = 作り直せません。決定が欠けています。何も変更していません。

## 続けられないゲームと、再生して見つかったこと
stranded-incomplete = このゲームの決定がデータベースから失われていて、続けられません。最後に止まった局面を表示しています。主催者がバックアップを持っているかもしれません。
stranded-version = このゲームは、{ $game }のルールのバージョン{ $begun }で始まりました。サーバーのバージョンは{ $now }で、このゲームを続けられません。最後に止まった局面を表示しています。
stranded-rules = このゲームの後で{ $game }のルールが変わり、新しいルールでは続けられません。最後に止まった局面を表示しています。
stranded-empty = { $seats }を待っていますが、その席には誰もいません。
verified-seed = シードが、約束されたものと違います。
verified-chain = 決定の鎖が切れています。行が変更、追加、または削除されました。
verified-seal = 決定の鎖が、このサーバーが書いたものではありません。
verified-unplayable = 保存された決定は再生できません。
verified-checkpoint = チェックポイントの局面が、プレイされたものと違います。
verified-checkpoints = 存在しない記録のチェックポイントがあります。
verified-orders = 常時指示が、ルールどおりに実行されていません。
verified-log = ログが、プレイされた内容と違います。
verified-result = 結果が、このゲームのものではありません。
verified-resume = 中断した所からゲームを再開できません。
