# 固有名詞。和訳ルールの語は和訳ルールどおり、それ以外は日本の歴史書で通用する形（見出しに「独自訳」とある）。

## language_zones（独自訳）

name-zone-english = 英語圏
name-zone-french = フランス語圏
name-zone-german = ドイツ語圏
name-zone-italian = イタリア語圏
name-zone-spanish = スペイン語圏

## spaces

name-space-amsterdam = アムステルダム
name-space-antwerp = アントワープ
name-space-brussels = ブリュッセル
name-space-buda = ブダ
name-space-corunna = コルーニャ
name-space-dijon = ディジョン
name-space-edinburgh = エジンバラ
name-space-genoa = ジェノヴァ
name-space-gibraltar = ジブラルタル
name-space-granada = グラナダ
name-space-istanbul = イスタンブール
name-space-london = ロンドン
name-space-lyon = リヨン
name-space-madrid = マドリッド
name-space-malta = マルタ
name-space-messina = メッシナ
name-space-metz = メッツ
name-space-milan = ミラノ
name-space-navarre = ナバラ
name-space-oran = オラン
name-space-orleans = オルレアン
name-space-paris = パリ
name-space-prague = プラハ
name-space-pressburg = プレスブルク
name-space-seville = セビリア
name-space-trent = トリエント
name-space-tripoli = トリポリ
name-space-tunis = チュニス
name-space-vienna = ウィーン

## spaces（独自訳）

name-space-agram = アグラム
name-space-algiers = アルジェリア
name-space-ancona = アンコーナ
name-space-athens = アテネ
name-space-augsburg = アウクスブルク
name-space-avignon = アヴィニョン
name-space-barcelona = バルセロナ
name-space-basel = バーゼル
name-space-bastia = バスティア
name-space-belgrade = ベオグラード
name-space-berwick = ベリック
name-space-besancon = ブザンソン
name-space-bilbao = ビルバオ
name-space-bordeaux = ボルドー
name-space-boulogne = ブローニュ
name-space-brandenburg = ブランデンブルク
name-space-bremen = ブレーメン
name-space-breslau = ブレスラウ
name-space-brest = ブレスト
name-space-bristol = ブリストル
name-space-brunn = ブリュン
name-space-brunswick = ブラウンシュヴァイク
name-space-bucharest = ブカレスト
name-space-cagliari = カリャリ
name-space-calais = カレー
name-space-candia = カンディア
name-space-carlisle = カーライル
name-space-cartagena = カルタヘナ
name-space-cerignola = チェリニョーラ
name-space-cologne = ケルン
name-space-cordoba = コルドバ
name-space-corfu = コルフ
name-space-coron = コロン
name-space-durazzo = ドゥラッツォ
name-space-edirne = エディルネ
name-space-erfurt = エアフルト
name-space-florence = フローレンス
name-space-geneva = ジュネーヴ
name-space-glasgow = グラスゴー
name-space-graz = グラーツ
name-space-grenoble = グルノーブル
name-space-hamburg = ハンブルク
name-space-innsbruck = インスブルック
name-space-kassel = カッセル
name-space-larissa = ラリサ
name-space-leipzig = ライプツィヒ
name-space-lepanto = レパント
name-space-liege = リエージュ
name-space-limoges = リモージュ
name-space-lincoln = リンカン
name-space-linz = リンツ
name-space-lubeck = リューベック
name-space-magdeburg = マクデブルク
name-space-mainz = マインツ
name-space-marseille = マルセイユ
name-space-modena = モデナ
name-space-mohacs = モハーチ
name-space-munster = ミュンスター
name-space-nantes = ナント
name-space-naples = ナポリ
name-space-nezh = ニシュ
name-space-nice = ニース
name-space-nicopolis = ニコポリス
name-space-norwich = ノリッジ
name-space-nuremberg = ニュルンベルク
name-space-palermo = パレルモ
name-space-palma = パルマ
name-space-pavia = パヴィア
name-space-plymouth = プリマス
name-space-portsmouth = ポーツマス
name-space-ragusa = ラグーザ
name-space-ravenna = ラヴェンナ
name-space-regensburg = レーゲンスブルク
name-space-rhodes = ロードス
name-space-rome = ローマ
name-space-rouen = ルーアン
name-space-salonika = サロニカ
name-space-salzburg = ザルツブルク
name-space-scutari = スクタリ
name-space-shrewsbury = シュルーズベリー
name-space-siena = シエナ
name-space-sofia = ソフィア
name-space-st_dizier = サン・ディジエ
name-space-st_quentin = サン・カンタン
name-space-stettin = シュテッティン
name-space-stirling = スターリング
name-space-strasburg = シュトラスブルク
name-space-szegedin = セゲディン
name-space-taranto = ターラント
name-space-toulouse = トゥールーズ
name-space-tours = トゥール
name-space-trier = トリーア
name-space-trieste = トリエステ
name-space-turin = トリノ
name-space-valencia = バレンシア
name-space-valladolid = バリャドリード
name-space-varna = ヴァルナ
name-space-venice = ヴェニス
name-space-wales = ウェールズ
name-space-wittenberg = ヴィッテンベルク
name-space-worms = ヴォルムス
name-space-york = ヨーク
name-space-zara = ザーラ
name-space-zaragoza = サラゴサ
name-space-zurich = チューリヒ

## seas

name-sea-north_sea = 北海
name-sea-irish_sea = アイルランド海
name-sea-english_channel = イギリス海峡
name-sea-bay_of_biscay = ビスケー湾
name-sea-atlantic_ocean = 大西洋
name-sea-gulf_of_lyon = リヨン湾
name-sea-barbary_coast = バルバリー海岸
name-sea-tyrrhenian_sea = ティレニア海
name-sea-ionian_sea = イオニア海
name-sea-adriatic_sea = アドリア海
name-sea-north_african_coast = 北アフリカ沿岸
name-sea-aegean_sea = エーゲ海

## seas（独自訳）

name-sea-baltic_sea = バルト海
name-sea-black_sea = 黒海

## regions（独自訳）

name-region-scottish_winter_quarters = スコットランド軍の冬営地

## passes


## powers

name-power-ottoman = オスマン
name-power-england = イギリス
name-power-france = フランス
name-power-papacy = ローマ教皇
name-power-protestant = プロテスタント
name-power-genoa = ジェノヴァ
name-power-scotland = スコットランド
name-power-independent = 独立勢力
name-power-knights_of_st_john = 聖ヨハネ騎士団

## powers（独自訳）

name-power-hapsburg = ハプスブルグ
name-power-hungary = ハンガリー
name-power-venice = ヴェニス

## rulers

name-ruler-suleiman = スレイマン
name-ruler-elizabeth_i = エリザベス1世
name-ruler-luther = ルター

## rulers（独自訳）

name-ruler-charles_v = カール5世
name-ruler-henry_viii = ヘンリー8世
name-ruler-edward_vi = エドワード6世
name-ruler-mary_i = メアリ1世
name-ruler-francis_i = フランソワ1世
name-ruler-henry_ii = アンリ2世
name-ruler-leo_x = レオ10世
name-ruler-clement_vii = クレメンス7世
name-ruler-paul_iii = パウルス3世
name-ruler-julius_iii = ユリウス3世
name-ruler-calvin = カルバン

## actions

name-action-move_clear = 平地で編成を移動
name-action-move_pass = 峠で編成を移動
name-action-naval_move = 海上移動
name-action-buy_mercenary = 傭兵の購入
name-action-raise_regular = 正規兵の徴募
name-action-raise_cavalry = 騎兵の徴募
name-action-build_corsair = 私掠船の建設
name-action-assault = 強襲
name-action-fight_foreign_war = 外戦の戦闘
name-action-control_unfortified = 非城塞スペースの支配
name-action-piracy = 海賊行為

## actions（独自訳）

name-action-build_squadron = 艦隊の建設
name-action-explore = 探検航海
name-action-colonize = 植民
name-action-conquer = 征服
name-action-translate = 聖書の翻訳
name-action-publish_treatise = 論文の出版
name-action-call_debate = 神学討論の開催
name-action-st_peters = サン・ピエトロ大聖堂の建設
name-action-burn_books = 焚書
name-action-jesuit_university = イエズス会大学の設立

## unit_types

name-unit_type-regular = 正規兵
name-unit_type-mercenary = 傭兵
name-unit_type-cavalry = 騎兵
name-unit_type-corsair = 私掠船

## unit_types（独自訳）

name-unit_type-squadron = 艦隊

## leaders

name-leader-suleiman = スレイマン
name-leader-dragut = ドラグト

## leaders（独自訳）

name-leader-ibrahim_pasha = イブラヒム・パシャ
name-leader-charles_v = カール5世
name-leader-duke_of_alva = アルバ公
name-leader-ferdinand = フェルディナント
name-leader-henry_viii = ヘンリー8世
name-leader-charles_brandon = チャールズ・ブランドン
name-leader-dudley = ダドリー
name-leader-francis_i = フランソワ1世
name-leader-montmorency = モンモランシー
name-leader-henry_ii = アンリ2世
name-leader-john_frederick = ヨハン・フリードリヒ
name-leader-philip_of_hesse = ヘッセン方伯フィリップ
name-leader-maurice_of_saxony = ザクセン公モーリッツ
name-leader-renegade = 離反リーダー
name-leader-andrea_doria = アンドレア・ドーリア
name-leader-barbarossa = バルバロッサ

## reformers

name-reformer-luther = ルター

## reformers（独自訳）

name-reformer-zwingli = ツヴィングリ
name-reformer-calvin = カルバン
name-reformer-cranmer = クランマー

## debaters

name-debater-luther = ルター

## debaters（独自訳）

name-debater-melanchthon = メランヒトン
name-debater-bucer = ブツァー
name-debater-carlstadt = カールシュタット
name-debater-zwingli = ツヴィングリ
name-debater-oekolampadius = エコランパディウス
name-debater-bullinger = ブリンガー
name-debater-tyndale = ティンダル
name-debater-cranmer = クランマー
name-debater-coverdale = カヴァデール
name-debater-latimer = ラティマー
name-debater-wishart = ウィシャート
name-debater-knox = ノックス
name-debater-calvin = カルバン
name-debater-farel = ファレル
name-debater-cop = コップ
name-debater-olivetan = オリヴェタン
name-debater-eck = エック
name-debater-campeggio = カンペッジョ
name-debater-aleander = アレアンドロ
name-debater-tetzel = テッツェル
name-debater-cajetan = カエタヌス
name-debater-contarini = コンタリーニ
name-debater-pole = ポール
name-debater-caraffa = カラファ
name-debater-loyola = ロヨラ
name-debater-faber = ファーベル
name-debater-canisius = カニシウス
name-debater-gardiner = ガーディナー

## explorers（独自訳）

name-explorer-chancellor = チャンセラー
name-explorer-rut = ラット
name-explorer-willoughby = ウィロビー
name-explorer-cabot_england = セバスチャン・カボット
name-explorer-cartier = カルティエ
name-explorer-roberval = ロベルヴァル
name-explorer-verrazano = ヴェラッツァーノ
name-explorer-cabot_france = セバスチャン・カボット
name-explorer-magellan = マゼラン
name-explorer-orellana = オレリャーナ
name-explorer-de_soto = デ・ソト
name-explorer-leon = ポンセ・デ・レオン
name-explorer-de_vaca = カベサ・デ・バカ
name-explorer-narvaez = ナルバエス
name-explorer-cabot_hapsburg = セバスチャン・カボット

## conquistadors（独自訳）

name-conquistador-cortez = コルテス
name-conquistador-pizarro = ピサロ
name-conquistador-montejo = モンテホ
name-conquistador-cordova = コルドバ
name-conquistador-coronado = コロナド
name-conquistador-england_conquest_1 = イギリスの征服者
name-conquistador-england_conquest_2 = イギリスの征服者
name-conquistador-france_conquest_1 = フランスの征服者
name-conquistador-france_conquest_2 = フランスの征服者

## colonies（独自訳）

name-colony-roanoke = ロアノーク
name-colony-jamestown = ジェームズタウン
name-colony-charlesbourg = シャルルブール
name-colony-montreal = モントリオール
name-colony-puerto_rico = プエルトリコ
name-colony-cuba = キューバ
name-colony-hispaniola = イスパニョーラ
name-colony-potosi = ポトシ

## wives（独自訳）

name-wife-catherine_of_aragon = キャサリン・オブ・アラゴン
name-wife-ask_for_divorce = 離婚の申請
name-wife-anne_boleyn = アン・ブーリン
name-wife-jane_seymour = ジェーン・シーモア
name-wife-anne_of_cleves = アン・オブ・クレーヴズ
name-wife-kathryn_howard = キャサリン・ハワード
name-wife-katherine_parr = キャサリン・パー

## phases

name-phase-card_draw = カード配布フェイズ
name-phase-diplomacy = 外交フェイズ
name-phase-spring_deployment = 春期配備フェイズ
name-phase-action = アクションフェイズ
name-phase-winter = 冬季フェイズ
name-phase-victory_determination = 勝利判定フェイズ

## phases（独自訳）

name-phase-luthers_95_theses = 95か条の論題フェイズ
name-phase-diet_of_worms = ヴォルムス帝国議会フェイズ
name-phase-new_world = 新世界フェイズ

## discoveries

name-discovery-circumnavigation = 世界一周

## discoveries（独自訳）

name-discovery-st_lawrence_river = セントローレンス川
name-discovery-great_lakes = 五大湖
name-discovery-mississippi_river = ミシシッピ川
name-discovery-amazon_river = アマゾン川
name-discovery-pacific_strait = 太平洋への海峡
name-discovery-maya = マヤ
name-discovery-aztec = アステカ
name-discovery-inca = インカ

## cards

name-card-holy_roman_emperor = 神聖ローマ皇帝
name-card-patron_of_the_arts = 芸術の後援
name-card-papal_bull = 教皇大勅書
name-card-society_of_jesus = イエズス会
name-card-council_of_trent = トリエント公会議
name-card-dragut = ドラグト
name-card-elizabeth_i = エリザベス1世
name-card-galleons = ガレオン
name-card-plantations = プランテーション
name-card-city_state_rebels = 都市国家の反乱
name-card-knights_of_st_john = 聖ヨハネ騎士団
name-card-ransom = 身代金
name-card-treachery = 裏切り！
name-card-war_in_persia = ペルシャでの戦争

## cards（独自訳）

name-card-janissaries = イェニチェリ
name-card-six_wives_of_henry_viii = ヘンリー8世の六人の妻
name-card-leipzig_debate = ライプツィヒ討論
name-card-here_i_stand = 我ここに立つ
name-card-luthers_95_theses = ルターの95か条の論題
name-card-barbary_pirates = バルバリー海賊
name-card-clement_vii = クレメンス7世
name-card-defender_of_the_faith = 信仰の擁護者
name-card-master_of_italy = イタリアの覇者
name-card-schmalkaldic_league = シュマルカルデン同盟
name-card-paul_iii = パウルス3世
name-card-calvin = カルバン
name-card-edward_vi = エドワード6世
name-card-henry_ii = アンリ2世
name-card-mary_i = メアリ1世
name-card-julius_iii = ユリウス3世
name-card-arquebusiers = 火縄銃兵
name-card-field_artillery = 野戦砲
name-card-mercenaries_bribed = 傭兵の買収
name-card-mercenaries_grow_restless = 傭兵の動揺
name-card-siege_mining = 坑道戦
name-card-surprise_attack = 奇襲
name-card-tercios = テルシオ
name-card-foul_weather = 悪天候
name-card-gout = 痛風
name-card-landsknechts = ランツクネヒト
name-card-professional_rowers = 職業漕ぎ手
name-card-siege_artillery = 攻城砲
name-card-swiss_mercenaries = スイス傭兵
name-card-the_wartburg = ヴァルトブルク城
name-card-halleys_comet = ハレー彗星
name-card-augsburg_confession = アウクスブルク信仰告白
name-card-machiavelli_the_prince = マキャヴェッリ『君主論』
name-card-marburg_colloquy = マールブルク会談
name-card-roxelana = ロクセラーナ
name-card-zwingli_dons_armor = 甲冑をまとうツヴィングリ
name-card-affair_of_the_placards = 檄文事件
name-card-calvin_expelled = カルバンの追放
name-card-calvins_institutes = カルバンの『綱要』
name-card-copernicus = コペルニクス
name-card-huguenot_raiders = ユグノーの略奪者
name-card-mercators_map = メルカトルの地図
name-card-michael_servetus = ミゲル・セルベト
name-card-michelangelo = ミケランジェロ
name-card-potosi_silver_mines = ポトシ銀山
name-card-jesuit_education = イエズス会の教育
name-card-papal_inquisition = 教皇の異端審問
name-card-philip_of_hesses_bigamy = ヘッセン方伯フィリップの重婚
name-card-spanish_inquisition = スペイン異端審問
name-card-lady_jane_grey = ジェーン・グレイ
name-card-maurice_of_saxony = ザクセン公モーリッツ
name-card-mary_defies_council = 枢密院に抗うメアリ
name-card-book_of_common_prayer = 共通祈祷書
name-card-dissolution_of_the_monasteries = 修道院解散
name-card-pilgrimage_of_grace = 恩寵の巡礼
name-card-a_mighty_fortress = 神はわがやぐら
name-card-akinji_raiders = アキンジの襲撃
name-card-anabaptists = 再洗礼派
name-card-andrea_doria = アンドレア・ドーリア
name-card-auld_alliance = 古い同盟
name-card-charles_bourbon = ブルボン公シャルル
name-card-cloth_prices_fluctuate = 織物価格の変動
name-card-diplomatic_marriage = 政略結婚
name-card-diplomatic_overture = 外交的打診
name-card-erasmus = エラスムス
name-card-foreign_recruits = 外国人徴募
name-card-fountain_of_youth = 若返りの泉
name-card-frederick_the_wise = フリードリヒ賢公
name-card-fuggers = フッガー家
name-card-gabelle_revolt = 塩税一揆
name-card-indulgence_vendor = 贖宥状売り
name-card-janissaries_rebel = イェニチェリの反乱
name-card-john_zapolya = サポヤイ・ヤーノシュ
name-card-julia_gonzaga = ジュリア・ゴンザーガ
name-card-katherina_bora = カタリナ・フォン・ボラ
name-card-mercenaries_demand_pay = 傭兵の給与要求
name-card-peasants_war = ドイツ農民戦争
name-card-pirate_haven = 海賊の港
name-card-printing_press = 印刷機
name-card-revolt_in_egypt = エジプトの反乱
name-card-revolt_in_ireland = アイルランドの反乱
name-card-revolt_of_the_communeros = コムネーロスの反乱
name-card-sack_of_rome = ローマ劫掠
name-card-sale_of_moluccas = モルッカ諸島の売却
name-card-scots_raid = スコットランドの襲撃
name-card-search_for_cibola = シボラ探索
name-card-sebastian_cabot = セバスチャン・カボット
name-card-shipbuilding = 造船
name-card-smallpox = 天然痘
name-card-spring_preparations = 春の準備
name-card-threat_to_power = 権力への脅威
name-card-trace_italienne = イタリア式築城
name-card-unpaid_mercenaries = 給与未払いの傭兵
name-card-unsanitary_camp = 不衛生な陣営
name-card-venetian_alliance = ヴェニスとの同盟
name-card-venetian_informant = ヴェニスの密告者
name-card-colonial_governor_native_uprising = 植民地総督／先住民の蜂起
name-card-thomas_more = トマス・モア
name-card-imperial_coronation = 皇帝戴冠
name-card-la_forets_embassy_in_istanbul = ラ・フォレのイスタンブール大使館
name-card-thomas_cromwell = トマス・クロムウェル
name-card-rough_wooing = 手荒な求婚

## diplomatic_cards

name-card-dip_knights_of_st_john = 聖ヨハネ騎士団

## diplomatic_cards（独自訳）

name-card-dip_andrea_doria = アンドレア・ドーリア
name-card-dip_french_constable_invades = フランス元帥の侵攻
name-card-dip_corsair_raid = 私掠船の襲撃
name-card-dip_diplomatic_marriage = 政略結婚
name-card-dip_diplomatic_pressure = 外交圧力
name-card-dip_french_invasion = フランスの侵攻
name-card-dip_henry_petitions_for_divorce = ヘンリーの離婚請願
name-card-dip_plague = 疫病
name-card-dip_shipbuilding = 造船
name-card-dip_spanish_invasion = スペインの侵攻
name-card-dip_venetian_alliance = ヴェニスとの同盟
name-card-dip_austrian_invasion = オーストリアの侵攻
name-card-dip_imperial_invasion = 皇帝軍の侵攻
name-card-dip_machiavelli = マキャヴェッリ
name-card-dip_ottoman_invasion = オスマンの侵攻
name-card-dip_secret_protestant_circle = プロテスタントの秘密結社
name-card-dip_siege_of_vienna = ウィーン包囲
name-card-dip_spanish_inquisition = スペイン異端審問

## scenarios

name-scenario-tournament = トーナメントシナリオ

## scenarios（独自訳）

name-scenario-1517 = 1517年シナリオ
name-scenario-1532 = 1532年シナリオ
name-scenario-two_player = 2人用ヴァリアント

## 勢力名。ユニットの前に「の」を伴って置く

name-adjective-england = イギリス
name-adjective-france = フランス
name-adjective-genoa = ジェノヴァ
name-adjective-hapsburg = ハプスブルグ
name-adjective-hungary = ハンガリー
name-adjective-independent = 独立
name-adjective-knights_of_st_john = 聖ヨハネ騎士団
name-adjective-ottoman = オスマン
name-adjective-papacy = ローマ教皇
name-adjective-protestant = プロテスタント
name-adjective-scotland = スコットランド
name-adjective-venice = ヴェニス

name-game-here_i_stand = ヒア・アイ・スタンド

## conditions

name-condition-charles_v_free = カール5世が捕虜でも包囲下でもない。
name-condition-six_wives_target = イギリスがフランス、ハプスブルグ、スコットランドのいずれかに宣戦布告できる。
name-condition-turn_2_or_later = 第2ターン以降である。
name-condition-henry_rules_free = ヘンリー8世が統治し、捕虜でも包囲下でもない。
name-condition-heirs_incomplete = エドワードとエリザベスの両方は生まれていない。
name-condition-marital_track_open = 婚姻マーカーが最後の欄にない。
name-condition-francis_rules_free = フランソワ1世が統治し、捕虜でも包囲下でもない。
name-condition-chateaux_below_6 = シャトーによるVPが6未満である。
name-condition-reformer_to_excommunicate = 破門されたことのない宗教改革者がマップにいる。
name-condition-ruler_to_excommunicate = 破門されたことのない統治者に破門の理由がある。
name-condition-papal_debate_possible = ローマ教皇がいずれかの言語圏で討論を開催できる。
name-condition-luther_alive = 論客のルターが火刑にも退場にもなっていない。
name-condition-retrievable_card = その勢力が取り戻せるカードが捨て札置き場にある。
name-condition-german_debate = 討論がドイツ語圏で行われている。
name-condition-luther_not_debating = ルターがすでにこのラウンドのプロテスタントの論客ではない。
name-condition-wartburg_not_played = このターンに「ヴァルトブルク城」がプレイされていない。
name-condition-league_formed = シュマルカルデン同盟が結成されている。
name-condition-league_not_formed = シュマルカルデン同盟が結成されていない。
name-condition-edward_born_not_ruled = エドワードが生まれ、まだ統治していない。
name-condition-mary_next = エドワードが生まれていないか、病弱なエドワードが前のターンまでに即位した。
name-condition-elizabeth_next = エリザベスが生まれ、メアリ1世が前のターンまでに即位した。
name-condition-english_reformation_open = ヘンリー8世が前のターンまでにアン・ブーリンと結婚した。
name-condition-barbary_pirates_done = 「バルバリー海賊」が起こった。
name-condition-society_of_jesus_done = 「イエズス会」が起こった。
name-condition-catherine_marker_unused = ハプスブルグがキャサリン・オブ・アラゴンのマーカーを持っている。
name-condition-hapsburg_regulars_3 = 相手側でハプスブルグの正規兵が3以上戦っている。
name-condition-no_ottoman_in_battle = オスマンが戦闘に加わっていない。
name-condition-enemy_mercenaries = 戦闘の相手側に傭兵がいる。
name-condition-leader_in_formation = 移動か強襲を行う編成に陸軍リーダーがいる。
name-condition-charles_v_relocates = 移るリーダーがカール5世である。
name-condition-siege_artillery_loc = 強襲する勢力が、陸上4スペース以内で本国の城塞スペースへの連絡線を持つ。
name-condition-cancellable_event = イベントが、イベントカードかローマ教皇の本国カードである。
name-condition-marburg_pairs_uncommitted = ルターとメランヒトンの1人と、ツヴィングリとエコランパディウスの1人が未参加である。
name-condition-war_target = その勢力が宣戦布告できる主要勢力がある。
name-condition-calvin_on_map = 宗教改革者のカルバンがマップにいる。
name-condition-galleons_recipient = ガレオンマーカーを持たない新世界の勢力がある。
name-condition-raider_recipient = イギリス、フランス、プロテスタントのいずれかに、プロテスタントの本国の港湾があり、略奪者が出ていない。
name-condition-exploration_possible = イギリス、フランス、ハプスブルグのいずれかがこのターン探検を行える。
name-condition-plantations_recipient = プランテーションマーカーを持たない新世界の勢力がある。
name-condition-empty_colony_box = 空の植民地の欄を持つ新世界の勢力がある。
name-condition-philip_or_card = ヘッセン方伯フィリップが登場しているか、プロテスタントに失うカードがある。
name-condition-england_changed_ruler = イギリスの統治者がこのターンに替わり、本国カード以外のカードを持っている。
name-condition-maurice_in_play = ザクセン公モーリッツが登場している。
name-condition-english_home_spaces_open = 誰もいないイギリスの本国スペースがある。
name-condition-akinji_target = オスマンが、オスマンの騎兵から2スペース以内のスペース（間のスペースはオスマンの支配下）を支配する勢力と戦争中である。
name-condition-anabaptist_targets = 選帝侯領でない、誰もいないプロテスタントのスペースがある。
name-condition-genoa_other_ally = ジェノヴァがその勢力の同盟国ではない。
name-condition-doria_raids = アンドレア・ドーリアの勢力がオスマンと戦争中で、彼がオスマンの支配する港湾2つに面した海域にいる。
name-condition-scotland_unaligned = スコットランドがインアクティブである。
name-condition-scotland_aligned = スコットランドがアクティブである。
name-condition-scotland_french = スコットランドがフランスの同盟国である。
name-condition-venice_unaligned = ヴェニスがインアクティブである。
name-condition-venice_aligned = ヴェニスがアクティブである。
name-condition-venice_papal = ヴェニスがローマ教皇の同盟国である。
name-condition-intervening_for_scotland = フランスがスコットランドのために介入する。
name-condition-intervening_for_venice = ローマ教皇がヴェニスのために介入する。
name-condition-rebel_target = 奪われたキースペースが包囲されていない：主要勢力が保持する独立キースペースか、本国勢力の同盟国でない主要勢力が保持する本国キースペース。
name-condition-calais_and_antwerp = イギリスがカレーを、ハプスブルグがアントワープを支配している。
name-condition-minor_activatable = 活性化の表により、その勢力が今中小勢力を活性化できる。
name-condition-minor_deactivatable = ハンガリー＝ボヘミア以外の中小勢力がアクティブである。
name-condition-suing_for_peace = その勢力が和平を申し入れている。
name-condition-exploration_underway = 探検が行われている。
name-condition-voyage_underway = 探検か征服が行われている。
name-condition-catholic_german_space = ドイツ語圏にカトリックのスペースがある。
name-condition-protestant_holds_card = プロテスタントが引けるカードを持っている。
name-condition-buda_not_besieged = ブダが包囲されていない。
name-condition-knights_raid = 聖ヨハネ騎士団がマップにいて、包囲されておらず、オスマンの支配する港湾から1海域の距離にいる。
name-condition-bourbon_site = 離反リーダーが出ておらず、その勢力に置くスペースがある。
name-condition-shipyard_open = その勢力に建設できる海軍ユニットと、建設する本国の港湾がある。
name-condition-knights_port = ハプスブルグが、包囲されていない本国の港湾を支配している。
name-condition-knights_off_map = 聖ヨハネ騎士団がマップにいない。
name-condition-may_gain_mercenaries = その勢力が傭兵を得られる（プロテスタントはシュマルカルデン同盟の前は得られない）。
name-condition-other_holds_card = ほかの勢力が引けるカードを持っている。
name-condition-power_has_mercenaries = マップに傭兵を持つ勢力がある。
name-condition-haven_target = オランかトリポリに誰もおらず、オスマンと戦争中の勢力が保持し、オスマンの支配する城塞スペースと同じ海域に面している。
name-condition-leader_captured = 捕虜のリーダーがいる。
name-condition-foreign_war_not_underway = この外戦が行われていない。
name-condition-sack_possible = イタリア語圏の1スペースにいるローマ教皇以外のスタックが、ローマのローマ教皇の正規兵より多くの傭兵を持っている。
name-condition-papacy_lost_sack = ローマ教皇が戦闘に敗れた。
name-condition-circumnavigation_claimed = 世界一周が獲得されている。
name-condition-cabot_available = その勢力にカボットのマーカーがあり、航海ができる。
name-condition-cabot_died = カボットが探検で死んだ。
name-condition-conquest_possible = その勢力がこのターン征服を行える。
name-condition-controls_capital = その勢力が自分の首都を支配している。
name-condition-threatened_leader = 名指しされたリーダーの1人がマップにいて、捕虜ではない。
name-condition-unfortified_space = 非城塞スペースがあり、要塞マーカーが残っている。
name-condition-besieged_space = 包囲下のスペースがある。
name-condition-stack_on_map = スペースに陸軍ユニットを持つ主要勢力がある。
name-condition-more_event_removes = イギリスかプロテスタントがこのカードをプレイしたか、ヘンリー8世がアン・ブーリンと結婚している。
name-condition-cards_awarded = イベントがカードを与えた。
name-condition-dissolution_discarded = 「修道院解散」が捨て札置き場にある。
name-condition-cranmer_on_map = 宗教改革者のクランマーがマップにいる。
name-condition-low_pregnancy_result = 懐妊判定で3以下の結果が出たことがある。
name-condition-rough_wooing = エドワードが生まれて存命で、スコットランドがフランスの同盟国である。
name-condition-england_protestant_allied = イギリスとプロテスタントが同盟中である。
name-condition-augsburg_confession_in_effect = このターンに「アウクスブルク信仰告白」がプレイされた。
name-condition-mary_rules = メアリ1世がイギリスを統治している。
name-condition-france_controls_milan = フランスがミラノを支配している。
name-condition-france_controls_florence = フランスがフローレンスを支配している。
name-condition-france_controls_3_italian_keys = フランスがイタリア語圏のキースペース3つを支配している。
name-condition-tournament_scenario = トーナメントシナリオである。
name-condition-french_home_space_lost = ほかの勢力がフランスの本国スペースを支配している。
name-condition-enemy_in_french_home_space = フランスの本国スペースに敵ユニットがいる。
name-condition-ottoman_at_peace = オスマンがどの主要勢力とも戦争中でない。
name-condition-not_league_war = その戦争が、シュマルカルデン同盟の始めたものではない。
name-condition-may_be_ceded = 9.1により、与える側が受け取る側に譲れるスペースである。
name-condition-marital_marker_on_divorce = 婚姻マーカーが「離婚の申請」にある。
name-condition-ruler_excommunicated = 受け取る側の統治者が破門されている。
