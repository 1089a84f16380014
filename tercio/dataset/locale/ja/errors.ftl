### 書き出しやレポートができない理由

error-no-folder = { $out }はフォルダーではなくファイルです。
error-not-made = { $out }を作れません：{ $why }。
error-not-empty = { $out }は空ではなく、続きを書けるデータセットもありません。
error-other-set = { $out }には別のデータセットがあります（{ $why }）。
error-pyarrow-wanted = データセットにはpyarrowが必要です：pip install 'tercio[data]'
error-altair-wanted = レポートにはaltairが必要です：pip install 'tercio[data]'
error-no-table = { $path }はデータセットの表ではありません：{ $why }
error-no-set = { $folder }にデータセットはありません。`tercio export`で作ってください。
error-incomplete = { $folder }のデータセットは途中までです。同じコマンドで続けてください。
error-no-manifest = { $folder }にデータセットはありません。manifestがTercioのものではありません。
error-nobody-agrees = 書き出せるゲームがありません。どのゲームにも、同意していない人がいます。
error-no-seat = { $save }に「{ $seat }」という席はありません。あるのは{ $seats }です。
