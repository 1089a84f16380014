### シミュレーション、レーティング、計測ができない理由

workers-lost = Rayのクラスターのワーカーが何度も失われます。ログを見てください。
ray-wanted = クラスターにはRayが必要です：pip install 'tercio[ray]'
no-cluster = 「{ $address }」にRayのクラスターはありません：{ $why }
too-many-bots = { $seats }席に対してボットが{ $bots }あります。
some-seconds = 計測には正の秒数が必要です。{ $seconds }秒では計測できません。
some-games = シミュレーションには1ゲーム以上が必要です。{ $games }では行えません。
some-rated-games = レーティングには1ゲーム以上が必要です。{ $games }では行えません。
two-bots = レーティングでは2つ以上のボットを比べます。
openskill-wanted = レーティングにはopenskillが必要です：pip install 'tercio[arena]'
