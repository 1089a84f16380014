### 海賊行為（16.4）。

forbid-barbary-pirates-have-not-come = 「バルバリー海賊」がまだ登場していません。
forbid-sea-raided-this-turn = この海域ではこのターンすでに海賊行為が行われました。
forbid-no-piracy-marker-left = このターンはすでに4回の海賊行為が行われました。
forbid-target-is-played-by-us = その勢力は同じプレイヤーが担当しています。
