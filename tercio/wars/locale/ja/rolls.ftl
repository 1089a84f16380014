# 何のためにダイスを振るか。

roll-again = 振り直し
roll-assault = 強襲
roll-avoid-battle = 戦闘回避
roll-field-battle = 野戦
roll-foreign-war = 外戦
roll-interception = 迎撃
roll-naval-avoid-battle = 海上の戦闘回避
roll-naval-avoid = 海上の戦闘回避
roll-naval-combat = 海上戦闘
roll-naval-intercept = 海上の迎撃
roll-naval-interception = 海上の迎撃
roll-odd-loss = 端数の損害
roll-piracy = 海賊行為
roll-piracy-defence = 海賊への抵抗
