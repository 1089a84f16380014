# できごと：ログの何行かがまとめて語ること。

happening-debate = 神学討論
happening-debate-draw = 第2ラウンドへ
happening-diet = ヴォルムス帝国議会
happening-diet-held = { $one }対{ $other }
happening-voyage = 航海
happening-voyage-of = { $who }、{ $power }のために出航
happening-voyage-win = 発見あり
happening-voyage-draw = 発見なし
happening-voyage-loss = 遭難
happening-riches = 新世界の富
happening-raid = 略奪者
happening-birth = 宮廷
happening-chateau = 芸術の後援
event-religion-changed-all = { $space }が{ $to ->
    [protestant] プロテスタント
   *[other] カトリック
  }になる。
dice-debater = { $debater }
dice-debate = 攻守の別と特別ルール
dice-debate-calls = 討論を開催
dice-debate-uncommitted = 防御、未参加
dice-debate-committed = 防御、参加済み
dice-debate-own = 論客自身のボーナス
dice-debate-doubled = メアリ1世の治世で値が2倍
happening-diet-draw = 引き分け
dice-diet = 帝国議会での追加
sum-chateau = イタリアの支配と本国の状況
sum-voyage = 航海者の値と航海を助けるもの
happening-diet-both = { $one }と{ $other }
sum-riches = プランテーション
happening-raid-win = カードを奪う
happening-raid-draw = 成果なし
happening-raid-loss = 略奪者を失う
happening-chateau-win = VPあり
happening-chateau-loss = VPなし
dice-uncharted = 未知の海
dice-plantations = プランテーション
dice-chateau-milan = フランスがミラノを支配
dice-chateau-florence = フランスがフローレンスを支配
dice-chateau-italian-keys = フランスがイタリアのキー3つを支配
dice-chateau-tournament = トーナメント・シナリオ
dice-chateau-lost-home-space = フランスの本国スペースの喪失
dice-chateau-enemy-in-home-space = フランスの本国スペースにいる敵
happening-debate-against = { $a }対{ $b }（{ $zone }）
happening-riches-win = カードを得る
happening-riches-draw = 成果なし
happening-riches-loss = 失う
happening-birth-win = エドワード誕生
happening-birth-draw = 王女誕生
happening-birth-loss = 子は生まれず
happening-reformation = 宗教改革の試み
happening-reformation-win = 改宗
happening-reformation-loss = 失敗
happening-counter-reformation = 反宗教改革の試み
happening-counter-reformation-win = 改宗
happening-counter-reformation-loss = 失敗
happening-best = 最大の出目：{ $n }
happening-no-dice = ダイスなし（自動的成功）
happening-each-die = 各ダイスに{ $more }
dice-faith-near = 隣接する同じ宗教のスペース
dice-reformer-near = 隣接する宗教改革者
dice-university-near = 隣接する大学
dice-stack-near = 隣接する軍
dice-reformer-there = そのスペースの宗教改革者
dice-university-there = そのスペースの大学
dice-stack-there = そのスペースの軍
dice-least = 最低限のダイス
dice-printing-press = 印刷機
happening-debaters = { $a }対{ $b }
happening-trent = トリエント公会議
happening-suit = 手荒な求婚
happening-suit-win = イギリスがスコットランドを得る
happening-suit-loss = スコットランドはフランスのまま
dice-suitor-units = スコットランドのユニット
dice-trent = トリエント公会議での追加
happening-mary = メアリ1世
happening-mary-win = イギリスがカードを使う
happening-mary-loss = ローマ教皇がそのカードを使う
happening-barbary = バルバリー海岸の襲撃
happening-barbary-win = ヒットあり
happening-barbary-loss = ヒットなし
happening-prayer-book = 共通祈祷書
happening-fountain = 若返りの泉
happening-fountain-win = 全員帰還
happening-fountain-loss = 探検家を失う
happening-prayer-book-win = 不穏
happening-prayer-book-loss = 平穏のまま
happening-threat = 権力への脅威
happening-threat-win = 永久に除去
happening-threat-loss = このターンだけ除去
happening-michelangelo = ミケランジェロ
happening-corsair-raid = 私掠船の襲撃
happening-corsair-raid-win = ヒットあり
happening-corsair-raid-loss = ヒットなし
happening-secret-circle = プロテスタントの秘密結社
happening-secret-circle-win = スペインにも及ぶ
happening-secret-circle-loss = イタリアのみ
event-chance-taken = { $result ->
    [trent-won] { $power }、トリエント公会議で{ $n }ヒット上回る。
    [trent-drawn] トリエント公会議は決着つかず。
    [barbary] アンドレア・ドーリアの襲撃、{ $power }に{ $n }ヒット。
    [prayer-book] { $n ->
        [0] イギリスは祈祷書を平穏に受け入れる。
       *[other] 祈祷書に対しイギリスの{ $n }スペースが蜂起。
      }
    [fountain-lost] { $power }、泉を探す探検家を1人失う。
    [fountain-spared] { $power }の探検家、泉の探索から帰還。
    [threat-for-good] { $about }、永久に失脚。
    [threat-for-a-turn] { $about }、このターンのあいだ失脚。
    [mary-lets-be] メアリ1世は介入しない。
    [corsair-raid] { $power }の私掠船、{ $about }に{ $n }ヒット。
    [circle-spreads] 秘密結社はスペインにも広がる。
   *[other] 秘密結社はイタリアにとどまる。
  }
