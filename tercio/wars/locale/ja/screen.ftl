### マップの横に示すもの。両ゲーム共通。

board-europe = ヨーロッパ
headline = ターン{ $turn }・{ $phase }
headline-impulse = ターン{ $turn }・{ $power }のインパルス
panel-powers = 勢力カード
panel-diplomacy = 外交状態
panel-victory = 勝利トラック
panel-vp = 勝利得点
panel-vp-sources = 勝利得点の内訳
panel-struggle = 宗教戦争
panel-pools = 戦力プール
panel-turns = ターン
panel-discard = 捨て札置き場
panel-removed = ゲームから取り除かれたもの
column-power = 勢力
column-ruler = 統治者
column-admin = 管理能力
column-keys = キースペース
column-auto-win = 勝利に必要なキースペース
column-cards = カード
column-captives = 捕虜
column-vp = VP
column-vp-base = 基本
column-vp-special = 特殊
column-vp-bonus = ボーナス
column-vp-total = 合計
column-vp-sources = VPの理由
column-turn = ターン{ $turn }
column-value = 値
column-status = 状態
column-place = 項目
column-land-strength = 使用中の陸上戦力
column-ships-left = 建設できる船
column-ships-later = 次ターンに戻る船

vp-source = { vp-reason }：{ $vp }
pool-land = { $all }のうち{ $used }
pool-ships = { $kind }×{ $count }

status-war = 戦争中
status-allied = 同盟中
fact-protestant-spaces = プロテスタントのスペース
fact-to-win = 勝利に必要なプロテスタントのスペース
fact-foreign-wars = 外戦
fact-this-turn = このターンの効果
marker-turn = 現在
foreign-war = { $card }：{ $power }の{ $units }、敵{ $enemies }
