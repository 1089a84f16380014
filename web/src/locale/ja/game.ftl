## ゲームのページ
no-such-game = そのゲームはここにありません。
game-by = デザイン：{ $designer }・{ $publisher }
game-rules = ルール解説
game-cards = 全カード
game-scenarios = シナリオ
game-data = データの出典
game-data-sound = このゲームのデータは、すべての行に出典があります。
game-data-how = 各行には、出典、推定した項目、その理由が示されています。製品をお持ちなら、手元に置いて行を確かめてください。誤りは直し、正しければ確認します。修正はデータパックになり、プレイかダウンロードをするまでこのブラウザーに残ります。
game-table = { $game }：{ $table }
game-data-back = { $name }のすべての表
table-open = 未確認{ $open }／{ $rows }行
table-done = { $count }行確認済み
table-all = { $count }個の表をすべて表示
table-progress = 確認の進み具合

## 作業台の1行
row-source = 出典
row-no-source = 出典の記載なし
row-known = 裏付けあり
row-guessed = 推定
row-attested = { $field }（{ $source }）
row-why = 理由
row-more = ほかに{ $count }項目
row-save = これで正しい
row-previous = 前の行
row-next = 次の行
row-reset = 修正を元に戻す
row-settled = 確認済み
row-keys = Enter：次の推定へ、最後の推定の後は次の行へ。Ctrl+Enter：すべて正しいとして次の行へ。Alt+↓・↑：次の行・前の行。Shift+Enter：改行。
rows-done = { $all }行のうち{ $done }行確認済み
rows-open-only = 推定を含む行だけ
field-number = 数ではありません。
field-json = 形式が正しくありません。[1, 2]や{"{"}"regular": 2{"}"}のようなJSONで書いてください。
yes = はい
no = いいえ
source-rulebook = ルールブック
source-faq = FAQ
source-web = プレイ報告
source-player = プレイヤーの証言
source-recalled = 記憶
source-reconstructed = 推定
source-his-map = ヒア・アイ・スタンドのマップ
source-text = ルールブック
source-example = ルールブックの例
source-drawing = マップの図
source-board = 印刷されたボード
source-bga = ほかのプログラム（bga）
source-unity = ほかのプログラム（unity）
source-saito = ほかのプログラム（saito）
source-demo = ほかのプログラム（demo）
source-power-card = 勢力カード
source-debater-play-aid = 論客のプレイエイド
source-religious-struggle-card = 宗教戦争カード
source-scenario-book = シナリオブック
source-two-player-variant = 2人用ヴァリアント
source-from-1517 = 1517年と同じ
source-reference-notes = 私たちの覚え書き
source-card = カード
source-pr-map = 「ロンバルディアの隊長たち」のマップ
source-text-example = ルールブックとその例
source-text-title = ルールブック（題名）
source-text-active-event-lists = ルールブック（有効なイベントの一覧）
source-text-reconstructed = ルールブック、一部は推定
source-example-absent-from-the-listed-historical-cards-of-turn-6 = ルールブックの例（ターン6の史実カードの一覧にはない）
source-example-inferred-from-three-dutch-actions = ルールブックの例（ネーデルランドの3アクションから推論）
source-numbered = { $source }{ $number }

## パック
pack-mine = あなたのデータパック
pack-name = 自分のパック
pack-count = { $count ->
    [0] まだ修正なし
   *[other] { $count }行
}
pack-play = これでプレイ
pack-download = ダウンロード
pack-open = パックを開く
pack-opened = 「{ $name }」を開きました。その内容は表に印がついています。
pack-too-large = データパックとしては大きすぎます。
pack-no-archive = そのアーカイブは読み取れません。
pack-no-manifest = パックではありません。pack.tomlがありません。
pack-no-toml = パックに、TOMLとして正しくないファイルがあります。
pack-no-id = パックに、idのない行があります。
pack-clear = 最初からやり直す
pack-clear-sure = すべての修正を破棄
pack-fits = パック「{ $name }」はこのゲームに適合します（{ $hash }）。
