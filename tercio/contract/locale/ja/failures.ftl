### ファザーが書き出した失敗の記録について。$why：機械やライブラリーの言葉。

no-failure = { $file }に読める失敗の記録がありません：{ $why }
not-a-failure = { $file }は失敗の記録ではありません：{ $why }
no-check = 失敗の記録にある「{ $check }」という検査はありません。
