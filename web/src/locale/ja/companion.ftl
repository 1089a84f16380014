companion = ルール解説
companion-rules = ルール
companion-open = { $cite }の解説を読む
companion-search = ルールを検索
companion-back = 前に読んだところへ戻る
companion-contents = 全項目
companion-found = { $count ->
    [0] 見つかりません。入力した言葉がすべて1つの項目に含まれている必要があります。
   *[other] { $count }件
}
companion-powers = 勢力
companion-power = { $name }：勝ち方、序盤の進め方、よくある失敗
companion-sections = ルールブック
companion-wins = 勝ち方
companion-actions = できること
companion-opening = 序盤の進め方
companion-mistakes = よくある失敗
companion-example = 例：
companion-silent = ルールブックに記述のない点
companion-card = カード{ $number }：
companion-parts = 下位の項目
companion-see = 関連項目
companion-pages = 前後の項目
companion-book = Tercioによる解説です。原文はお手元のルールブックの{ $cite }をご覧ください。
companion-nothing = これについての説明はまだありません。ルールブックの{ $cite }をご覧ください。
help-companion = ルール解説
help-companion-lead = 各ルールブックの全項目を、例と、記述のない点についてのTercioの解釈を添えて、独自の言葉で説明します。テーブルでは「HIS 13.2」のような参照を選ぶと、マップの横に開きます。
