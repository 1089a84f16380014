# できごと：ログの何行かがまとめて語ること。

happening-debate = 神学討論
happening-debate-draw = 第2ラウンドへ
happening-diet = ヴォルムス帝国議会
happening-diet-held = ヴォルムス帝国議会の開催
happening-voyage = 航海
happening-voyage-of = { $who }、{ $power }のために出航
happening-voyage-win = 発見あり
happening-voyage-draw = 発見なし
happening-voyage-loss = 遭難
happening-riches = 新世界の富
happening-raid = 略奪者
happening-revolt = 反乱
happening-birth = 宮廷
happening-chateau = 芸術の後援
event-religion-changed-all = { $space }が{ $to ->
    [protestant] プロテスタント
   *[other] カトリック
  }になる。
dice-debater = { $debater }
dice-debate = 攻守の別と特別ルール
happening-diet-draw = 引き分け
dice-diet = 帝国議会での追加
sum-chateau = イタリアの支配と本国の状況
sum-voyage = 航海者の値と航海を助けるもの
happening-diet-both = { $one }と{ $other }
