### マップの横に示すもの。
about-game = ルターの論題からアウクスブルクの和議までの宗教改革。6つの勢力が戦い、説き、海を渡り、駆け引きしてヨーロッパを争います。

panel-home-cards = 本国カード
panel-debaters = 論客
panel-translations = 聖書翻訳
panel-courts = 宮廷
panel-new-world = 新世界

column-debater = 論客
column-zone = 言語圏

fact-electorates = プロテスタントの選帝侯領
fact-universities = イエズス会大学
fact-henry = ヘンリー8世
fact-st-peters = サン・ピエトロ大聖堂
fact-st-peters-now = { $cp }CP、{ $vp }VP
fact-vp = { $count }VP
fact-chateaux = シャトー
fact-piracy = 海賊行為
fact-excommunicated = 破門

debater-uncommitted = 未参加
debater-committed = 参加済み
debater-excommunicated = 破門

marker-nt = 新約聖書、{ $zone }
marker-bible = 全訳聖書、{ $zone }

voyage-exploration = 探検
voyage-conquest = 征服
voyage-colony = 植民
voyage-of = 航海中、{ $power }

effect-peace = { $one }と{ $other }の和平
effect-ceded = { $one }が{ $other }に譲渡
effect-divorce-granted = 教皇がヘンリーの離婚を認める
effect-scots-raid = スコットランドがイギリスを襲撃
