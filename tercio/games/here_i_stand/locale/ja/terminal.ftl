### 端末での盤面。

terminal-excommunicated = 破門
terminal-protestant-unrest = 不穏状態のプロテスタントのスペース
terminal-universities = イエズス会大学
terminal-papal-debaters = ローマ教皇の論客
terminal-protestant-debaters = プロテスタントの論客
terminal-debater = { $debater }{ $value }
terminal-debater-committed = （{ $debater }{ $value }）
terminal-translations = 新約聖書と全訳聖書
terminal-translated = { $zone }{ $testament }/{ $testaments }、{ $bible }/{ $bibles }
terminal-st-peters = サン・ピエトロ大聖堂：{ $vp }VP、{ $cp }CP。
terminal-crossing = 大西洋横断中
terminal-crossing-exploration = { $power }（探検）
terminal-crossing-conquest = { $power }（征服）
terminal-crossing-colony = { $power }（植民）
terminal-holdings = 植民地と征服
terminal-discovered = 発見と征服
