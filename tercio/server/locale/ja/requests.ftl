### リクエストそのもののおかしな点。$field：送られた名前のまま。

request-field = { $field }：{ $why }
request-itself = リクエスト：{ $why }
request-type = 「{ $expected }」が必要ですが、「{ $got }」です。
request-missing = 必要な項目「{ $field }」がありません。
request-unknown = 「{ $field }」という項目はありません。
request-too-short = { $count }文字以上にしてください。
request-too-long = { $count }文字以内にしてください。
request-too-few = { $count }つ以上指定してください。
request-too-many = { $count }つまで指定できます。
request-too-low = { $count }以上にしてください。
request-too-high = { $count }以下にしてください。
request-not-so-many = ちょうど{ $count }つ指定してください。
request-pattern = { $pattern }の形で書いてください。
request-value = { $value }という値は使えません。
request-wrong = { $why }
request-no-json = リクエストがJSONではありません：{ $why }
request-no-method = このアドレスではその操作はできません。
request-too-large = リクエストが大きすぎます。
request-space = {""}
