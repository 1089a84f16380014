# 何のためにダイスを振るか。

roll-attack = 攻撃
roll-defence = 防御
