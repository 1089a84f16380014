### サーバーを運営する人が端末で読む文

operator-no-account = アカウント「{ $name }」はありません。
operator-no-table = テーブル{ $id }はありません。
operator-workers-down = ワーカーが起動しません。理由はログにあります。
operator-cannot-use = { $name }を使えません：{ $why }
operator-postgres-old = { $name }はPostgreSQL { $version }で、古すぎます。{ $oldest }以降が必要です。
operator-postgres-encoding = { $name }の文字コードは{ $encoding }です。ENCODING 'UTF8'のデータベースを作ってください。
operator-postgres-driver = PostgreSQLのドライバーがインストールされていません：pip install 'tercio[postgres]'
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
operator-newer-version = { $name }のゲームは、より新しいバージョンのTercioで保存されています（{ $why }）。そのバージョンをインストールしてください。
operator-messages-part = 通知に必要な部品がインストールされていません（{ $part }がありません）：pip install 'tercio[messages]'
operator-sealed-otherwise = { $name }のゲームは別の鍵で封印されています。それを保存したサーバーの鍵をここにコピーするか（--key）、改めて封印してください（--new-key）。
operator-not-begun = このゲームはまだ始まっていないので、作り直すものがありません。
operator-act-refused = 作り直せません。現在のルールでは、{ $all }件のうち{ $act }件目の記録が認められません（{ $why }）。何も変更していません。
operator-decisions-missing = 作り直せません。決定が欠けています。何も変更していません。
