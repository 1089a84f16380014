latest-beyond = 最新：{ $name }。表示する
board-label = マップ：{ $name }。矢印キーで場所から場所へ、Page DownとPage Upで選べる場所を順に移ります。Enterで選ぶか、そこでできることを表示します。Shiftと矢印キーでマップを動かし、プラスとマイナスで拡大・縮小、ゼロで全体を表示します。
zoom-tools = 拡大・縮小
zoom-in = 拡大
zoom-out = 縮小
zoom-fit = マップ全体を表示

stack = { $side }：{ $units }
place-of-kind = { $name }（{ $kind }）
stack-besieged = { $name }（包囲下）
stack-besieging = { $name }（包囲中）
unit-regular = 正規兵{ $count }
unit-mercenary = 傭兵{ $count }
unit-cavalry = 騎兵{ $count }
unit-militia = 民兵{ $count }
unit-company = 中隊{ $count }
unit-squadron = 艦隊{ $count }
unit-corsair = 私掠船{ $count }
unit-galley = ガレー船{ $count }
unit-galleon = ガレオン{ $count }
unit-race_built_galleon = ガレオン戦艦{ $count }
unit-patrol = 警備艇{ $count }
unit-armada = 無敵艦隊
unit-expedition = 探検隊
unit-leader = 指揮官
unit-admiral = 海軍リーダー
unit-T2 = 部隊（質2）×{ $count }
unit-T2V = ベテラン（質3）×{ $count }
unit-T3 = 部隊（質3）×{ $count }
unit-T3V = ベテラン（質4）×{ $count }
unit-S2 = 戦隊（質2）×{ $count }
unit-S3 = 戦隊（質3）×{ $count }
unit-S2D = 損傷した戦隊（質2）×{ $count }
unit-S3D = 損傷した戦隊（質3）×{ $count }
unit-merchant = 商船{ $count }
unit-prepared = 進入待ちの商船{ $count }
unit-mixed = 陸軍ユニット{ $count }

place-sea = 海域
place-ocean = 大洋ゾーン
place-settlement = 入植地
place-capital = 首都
place-key = キースペース
place-fortress = 要塞
place-electorate = 選帝侯領
place-unfortified = スペース
place-area = エリア
place-box = 分散ボックス
place-center = 交易中心地
place-town = 町
place-walled = 城壁のある町

shade-catholic = カトリック
shade-protestant = プロテスタント
shade-inactive = 対象外

place-may = 今選べます。

mark-unrest = 不穏
mark-siege = 包囲下{ $level ->
    [0] {""}
   *[other] （損害{ $level }）
}
mark-university = イエズス会大学
mark-jesuit = イエズス会
mark-colony = 植民地
mark-piracy = 海賊行為
mark-capital = 首都マーカー
mark-fortress = 要塞
mark-fortress_begun = 建設中の要塞
mark-revolt = 反乱（レベル{ $level }）
mark-independent = 独立（レベル{ $level }）
mark-port = 商業港
mark-razed = 交易の途絶えた港湾
mark-capacity = 商船{ $level }隻まで
mark-reformer = 宗教改革者
