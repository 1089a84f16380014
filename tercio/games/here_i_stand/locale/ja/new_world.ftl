### 新世界（20）。

event-voyage-launched = { $power }、大西洋の彼方へ{ $kind ->
    [exploration] 探検家
    [conquest] コンキスタドール
   *[other] 植民者
}を送り出す。
event-voyage-revealed = { $who }、{ $power }のために出航。
event-voyage-resolved = { $who }（{ $power }）の合計{ $total }：{ $result ->
    [lost] 行方知れず
   *[other] 発見なし
}。
event-discovery-claimed = { $who }、{ $power }のために{ $discovery }を獲得：{ $vp }VP。
event-colony-founded = { $power }、{ $colony }を建設。
event-riches-rolled = { $holding }（{ $power }）の合計{ $total }：{ $result ->
    [card] カード1枚
    [deplete] カード1枚、富は枯渇
    [elim] 失われる
   *[other] なし
}。
event-holding-lost = { $power }、{ $holding }を失う。
event-raider-rolled = { $power }の略奪者：出目{ $die }、{ $result ->
    [stolen] カードを奪う
    [retires] カードを奪い、略奪者は引退
    [eliminated] 略奪者は捕らえられる
    [galleons] ガレオンに阻まれる
   *[other] 失敗
}。
event-marker-gained = { $power }、{ $marker ->
    [galleons] ガレオン
    [plantations] プランテーション
    [raider] 略奪者
    [governor] 植民地総督
   *[other] 先住民の蜂起
}を得る。
event-marker-lost = { $power }、{ $marker ->
    [raider] 略奪者
    [governor] 植民地総督
   *[other] 先住民の蜂起
}マーカーを失う。
ask-far-south = { $who }（{ $power }）は合計{ $total }で、はるか南の果てに達しました。
option-claim = { $a }を獲得
option-circumnavigate = 太平洋への海峡を抜けて航海を続ける

## 成功の見込み（新世界の現状による。引き分けは発見なし）

odds-exploration = 探検
odds-conquest = 征服
odds-circumnavigation = 世界一周
