### マシンやライブラリーがだめだと言う理由。「：」の後に続く一つの文。$what、$said：書かれたまま、言われたまま。

error-reason-quoted = 「{ $said }」とのことです。
error-reason-letters = UTF-8のテキストではありません。
error-reason-too-deep = 入れ子が深すぎます。

## マシン
error-reason-nothing-there = そのファイルやフォルダーはありません。
error-reason-is-folder = フォルダーです。
error-reason-no-folder = パスの途中にフォルダーでないものがあります。
error-reason-not-permitted = 許可されていません。
error-reason-read-only = 読み取り専用の場所です。
error-reason-full = 空き容量がありません。
error-reason-too-big = ファイルが大きくなりすぎます。
error-reason-long-name = 名前が長すぎます。
error-reason-there-already = すでにあります。
error-reason-too-many-open = 開いているファイルが多すぎます。
error-reason-broken-disk = ディスクを読み書きできません。
error-reason-in-use = ほかのものが使っています。
error-reason-not-ours = このマシンにそのアドレスはありません。
error-reason-refused = 応じるものがありません。
error-reason-hung-up = 相手に切断されました。
error-reason-no-answer = 応答がありません。
error-reason-out-of-reach = ここからは届きません。
error-reason-no-host = その名前のマシンはありません。

## JSON
error-reason-json-cut-off = 途中で終わっています。
error-reason-json-at = { $byte }バイト目。{ $why }
error-reason-json-wanted = { $what }が必要です。
error-reason-json-goes-on = 終わるはずのところで続いています。
error-reason-json-comma = コンマの後に何もありません。
error-reason-json-keys = 文字列でないキーがあります。
error-reason-json-number = 数の書き方が違います。
error-reason-json-escape = 文字のエスケープが違います。
error-reason-json-character = そこに書けない文字があります。

## TOML
error-reason-toml-statement = このように始まる行は書けません。
error-reason-toml-line = 終わるはずのところで行が続いています。
error-reason-toml-equals = キーの後に「=」が必要です。
error-reason-toml-bracket = 表の角括弧が閉じていません。
error-reason-toml-unclosed = 配列か表が閉じていません。
error-reason-toml-twice = { $what }が二度書かれています。
error-reason-toml-again = 同じものが二度書かれています。
error-reason-toml-string = 文字列の引用符が閉じていません。
error-reason-toml-escape = 文字のエスケープが違います。
error-reason-toml-character = 文字{ $what }はそこに書けません。
error-reason-toml-value = 値として読めません。
error-reason-toml-number = 数が長すぎます。
