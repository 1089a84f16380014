# 固有名詞。和訳ルールの語は和訳ルールどおり、それ以外は日本の歴史書で通用する形（見出しに「独自訳」とある）。

## areas

name-area-netherlands = ネーデルランド
name-area-france = フランス
name-area-england = イギリス
name-area-scotland = スコットランド

## spaces

name-space-edinburgh = エジンバラ
name-space-london = ロンドン
name-space-dublin = ダブリン
name-space-kinsale = キンセール
name-space-ulster = アルスター
name-space-amsterdam = アムステルダム
name-space-haarlem = ハールレム
name-space-alkmaar = アルクマール
name-space-utrecht = ユトレヒト
name-space-rotterdam = ロッテルダム
name-space-brielle = ブリーレ
name-space-flushing = フリシンゲン
name-space-antwerp = アントワープ
name-space-brussels = ブリュッセル
name-space-arras = アラス
name-space-la_rochelle = ラロシェル
name-space-navarre = ナバラ
name-space-paris = パリ
name-space-lyon = リヨン
name-space-orleans = オルレアン
name-space-dijon = ディジョン
name-space-clermont = クレルモン
name-space-reims = ランス
name-space-metz = メッツ
name-space-trent = トリエント
name-space-tunis = チュニス
name-space-vienna = ウィーン
name-space-prague = プラハ
name-space-pressburg = プレスブルク
name-space-madrid = マドリッド
name-space-seville = セビリア
name-space-corunna = コルーニャ
name-space-granada = グラナダ
name-space-gibraltar = ジブラルタル
name-space-oran = オラン
name-space-malta = マルタ
name-space-milan = ミラノ
name-space-genoa = ジェノヴァ
name-space-messina = メッシナ
name-space-lisbon = リスボン
name-space-cyprus = キプロス
name-space-istanbul = イスタンブール
name-space-buda = ブダ
name-space-djerba_tripoli = ジェルバ島／トリポリ

## spaces（独自訳）

name-space-stirling = スターリング
name-space-glasgow = グラスゴー
name-space-aberdeen = アバディーン
name-space-york = ヨーク
name-space-bristol = ブリストル
name-space-berwick = ベリック
name-space-carlisle = カーライル
name-space-durham = ダラム
name-space-lincoln = リンカン
name-space-norwich = ノリッジ
name-space-chester = チェスター
name-space-shrewsbury = シュルーズベリー
name-space-wales = ウェールズ
name-space-canterbury = カンタベリー
name-space-portsmouth = ポーツマス
name-space-plymouth = プリマス
name-space-breda = ブレダ
name-space-ghent = ヘント
name-space-bruges = ブルージュ
name-space-gravelines = グラヴリーヌ
name-space-lille = リール
name-space-mons = モンス
name-space-namur = ナミュール
name-space-maastricht = マーストリヒト
name-space-luxembourg = ルクセンブルク
name-space-nijmegen = ナイメーヘン
name-space-zutphen = ズトフェン
name-space-groningen = フローニンゲン
name-space-leeuwarden = レーワルデン
name-space-cognac = コニャック
name-space-poitiers = ポワティエ
name-space-saumur = ソミュール
name-space-caen = カーン
name-space-dieppe = ディエップ
name-space-montauban = モントーバン
name-space-castres = カストル
name-space-nimes = ニーム
name-space-montpellier = モンペリエ
name-space-valence = ヴァランス
name-space-rouen = ルーアン
name-space-bordeaux = ボルドー
name-space-marseille = マルセイユ
name-space-bourges = ブールジュ
name-space-calais = カレー
name-space-boulogne = ブローニュ
name-space-amiens = アミアン
name-space-troyes = トロワ
name-space-tours = トゥール
name-space-nantes = ナント
name-space-brest = ブレスト
name-space-limoges = リモージュ
name-space-toulouse = トゥールーズ
name-space-grenoble = グルノーブル
name-space-avignon = アヴィニョン
name-space-bayonne = バイヨンヌ
name-space-liege = リエージュ
name-space-geneva = ジュネーヴ
name-space-basel = バーゼル
name-space-zurich = チューリヒ
name-space-turin = トリノ
name-space-nice = ニース
name-space-modena = モデナ
name-space-florence = フローレンス
name-space-siena = シエナ
name-space-ragusa = ラグーザ
name-space-augsburg = アウクスブルク
name-space-cologne = ケルン
name-space-munster = ミュンスター
name-space-bremen = ブレーメン
name-space-brunswick = ブラウンシュヴァイク
name-space-kassel = カッセル
name-space-erfurt = エアフルト
name-space-leipzig = ライプツィヒ
name-space-mainz = マインツ
name-space-trier = トリーア
name-space-worms = ヴォルムス
name-space-strasburg = シュトラスブルク
name-space-nuremberg = ニュルンベルク
name-space-regensburg = レーゲンスブルク
name-space-salzburg = ザルツブルク
name-space-linz = リンツ
name-space-brunn = ブリュン
name-space-breslau = ブレスラウ
name-space-graz = グラーツ
name-space-innsbruck = インスブルック
name-space-trieste = トリエステ
name-space-agram = アグラム
name-space-valladolid = バリャドリード
name-space-barcelona = バルセロナ
name-space-bilbao = ビルバオ
name-space-pamplona = パンプローナ
name-space-zaragoza = サラゴサ
name-space-valencia = バレンシア
name-space-cartagena = カルタヘナ
name-space-cordoba = コルドバ
name-space-palma = パルマ
name-space-pavia = パヴィア
name-space-bastia = バスティア
name-space-naples = ナポリ
name-space-cerignola = チェリニョーラ
name-space-taranto = ターラント
name-space-palermo = パレルモ
name-space-cagliari = カリャリ
name-space-besancon = ブザンソン
name-space-oporto = ポルト
name-space-rome = ローマ
name-space-ravenna = ラヴェンナ
name-space-ancona = アンコーナ
name-space-venice = ヴェニス
name-space-zara = ザーラ
name-space-corfu = コルフ
name-space-candia = カンディア
name-space-edirne = エディルネ
name-space-salonika = サロニカ
name-space-athens = アテネ
name-space-belgrade = ベオグラード
name-space-coron = コロン
name-space-lepanto = レパント
name-space-larissa = ラリサ
name-space-durazzo = ドゥラッツォ
name-space-scutari = スクタリ
name-space-varna = ヴァルナ
name-space-bucharest = ブカレスト
name-space-nicopolis = ニコポリス
name-space-sofia = ソフィア
name-space-nezh = ニシュ
name-space-szegedin = セゲディン
name-space-mohacs = モハーチ
name-space-rhodes = ロードス
name-space-alexandria = アレクサンドリア
name-space-algiers = アルジェリア

## seas

name-sea-barbary_coast = バルバリー海岸
name-sea-gulf_of_lyon = リヨン湾
name-sea-tyrrhenian_sea = ティレニア海
name-sea-ionian_sea = イオニア海
name-sea-adriatic_sea = アドリア海
name-sea-aegean_sea = エーゲ海
name-sea-north_african_coast = 北アフリカ沿岸
name-sea-eastern_mediterranean = 東地中海
name-sea-irish_sea = アイルランド海
name-sea-north_sea = 北海
name-sea-english_channel = イギリス海峡
name-sea-bay_of_biscay = ビスケー湾
name-sea-atlantic_ocean = 大西洋

## passes


## oceans

name-ocean-north_atlantic = 北大西洋
name-ocean-antilles = アンティル
name-ocean-spanish_main = スパニッシュメイン
name-ocean-mexican_coast = メキシコ沿岸
name-ocean-chilean_coast = チリ沿岸
name-ocean-south_atlantic = 南大西洋
name-ocean-guinea_coast = ギニア沿岸
name-ocean-indian_ocean = インド洋
name-ocean-south_pacific = 南太平洋

## oceans（独自訳）

name-ocean-peruvian_coast = ペルー沿岸

## settlements

name-settlement-nombre_de_dios_panama = ノンブレ・デ・ディオス／パナマ
name-settlement-philippines = フィリピン

## settlements（独自訳）

name-settlement-havana = ハバナ
name-settlement-santo_domingo = サント・ドミンゴ
name-settlement-san_juan = サン・フアン
name-settlement-veracruz = ベラクルス
name-settlement-cartagena_de_indias = カルタヘナ・デ・インディアス
name-settlement-acapulco = アカプルコ
name-settlement-lima = リマ
name-settlement-valdivia = バルディビア
name-settlement-bahia = バイーア
name-settlement-elmina = エルミナ
name-settlement-goa = ゴア
name-settlement-malacca = マラッカ
name-settlement-mombasa = モンバサ
name-settlement-roanoke = ロアノーク島
name-settlement-newfoundland = ニューファンドランド
name-settlement-florida = カロリーヌ砦
name-settlement-guiana = ギアナ
name-settlement-rio_de_la_plata = ラプラタ川
name-settlement-nova_albion = ノヴァ・アルビオン

## powers

name-power-ottoman = オスマン
name-power-spain = スペイン
name-power-england = イギリス
name-power-france = フランス
name-power-hre = 神聖ローマ
name-power-protestant = プロテスタント
name-power-ireland = アイルランド
name-power-papacy = ローマ教皇
name-power-portugal = ポルトガル
name-power-scotland = スコットランド
name-power-huguenot = ユグノー
name-power-dutch = オランダ
name-power-knights = 聖ヨハネ騎士団
name-power-independent = 独立勢力

## powers（独自訳）

name-power-venice = ヴェニス

## rulers

name-ruler-suleiman = スレイマン
name-ruler-selim_ii = セリム2世
name-ruler-philip_ii = フェリペ2世
name-ruler-elizabeth_i = エリザベス1世
name-ruler-charles_ix = シャルル9世
name-ruler-henry_iii = アンリ3世
name-ruler-maximilian_ii = マクシミリアン2世
name-ruler-rudolf_ii = ルドルフ2世
name-ruler-protestant_commanders = プロテスタントの軍指揮官

## rulers（独自訳）

name-ruler-murad_iii = ムラト3世

## action_types

name-action_type-patronage = パトロン
name-action_type-espionage = 諜報
name-action_type-diplomatic = 外交的影響力

## actions

name-action-move_clear = 平地で編成を移動
name-action-move_pass = 峠で編成を移動
name-action-assault = 強襲
name-action-fight_foreign_war = 外戦の戦闘
name-action-raise_regular = 正規兵の徴募
name-action-buy_mercenary = 傭兵の購入
name-action-raise_cavalry = 騎兵の徴募
name-action-build_fortress = 要塞の建設
name-action-build_patrol = 警備艇の建設
name-action-naval_move = 海上移動
name-action-naval_transport = 海上輸送
name-action-piracy = 海賊行為
name-action-build_galley = ガレー船の建設
name-action-build_corsair = 私掠船の建設
name-action-build_galleon = ガレオンの建設
name-action-upgrade_armada = 無敵艦隊のアップグレード
name-action-build_expedition = 探検隊の建設
name-action-preach_sermon = 伝道師の説法
name-action-suppress_heresy = 異端の弾圧
name-action-rebellion = 反乱
name-action-buy_influence = 外交的影響力の購入
name-action-gain_intelligence = 情報の入手
name-action-plant_operative = 工作員の配置
name-action-assassination = 暗殺
name-action-english_catholic_rebellion = イギリスカトリック反乱
name-action-patronize_artist = 芸術家の後援
name-action-patronize_scientist = 科学者の後援

## unit_types

name-unit_type-regular = 正規兵
name-unit_type-mercenary = 傭兵
name-unit_type-cavalry = 騎兵
name-unit_type-walloon = ワロン人
name-unit_type-knight = 聖ヨハネ騎士団
name-unit_type-morisco = モリスコ
name-unit_type-galley = ガレー船
name-unit_type-corsair = 私掠船
name-unit_type-galleon = ガレオン
name-unit_type-race_built_galleon = ガレオン戦艦
name-unit_type-armada = スペイン無敵艦隊
name-unit_type-patrol = 警備艇

## leaders

name-leader-schwendi = シュヴェンディー
name-leader-zrinyi = ズリィニィ
name-leader-guise = ギーズ公
name-leader-henry_iii = アンリ3世
name-leader-coligny = コリニー
name-leader-navarre = ナバラ王アンリ
name-leader-dragut = ドラグト
name-leader-uluch_ali = ウルチ・アリ
name-leader-hawkins = ホーキンス
name-leader-drake = ドレーク

## leaders（独自訳）

name-leader-archduke_ernst = エルンスト大公
name-leader-mansfeld = マンスフェルト
name-leader-lala_mustafa = ララ・ムスタファ・パシャ
name-leader-sinan_pasha = コジャ・シナン・パシャ
name-leader-ferhad_pasha = フェルハト・パシャ
name-leader-alva = アルバ公
name-leader-don_john = ドン・ファン
name-leader-parma = パルマ公
name-leader-montmorency = モンモランシー
name-leader-francis_guise = ギーズ公フランソワ
name-leader-sussex = サセックス伯
name-leader-norris = ノリス
name-leader-essex = エセックス伯
name-leader-conde = コンデ公
name-leader-william_of_orange = ウィレム1世
name-leader-louis_of_nassau = ナッサウ伯ルートヴィヒ
name-leader-maurice = ナッサウ伯マウリッツ
name-leader-piali_pasha = ピヤーレ・パシャ
name-leader-doria = ジャンアンドレア・ドーリア
name-leader-santa_cruz = サンタ・クルス侯
name-leader-venier = ヴェニエル
name-leader-howard = エフィンガムのハワード
name-leader-don_john_naval = ドン・ファン
name-leader-frobisher = フロビッシャー
name-leader-cavendish = キャヴェンディッシュ
name-leader-grenville = グレンヴィル

## captains

name-captain-hawkins = ホーキンス
name-captain-drake = ドレーク
name-captain-le_testu = ルテステュ
name-captain-de_sores = デソレス
name-captain-le_clerc = ルクレール

## captains（独自訳）

name-captain-frobisher = フロビッシャー
name-captain-cavendish = キャヴェンディッシュ
name-captain-grenville = グレンヴィル
name-captain-laudonniere = ロードニエール
name-captain-houtman = ハウトマン
name-captain-van_noort = ファン・ノールト
name-captain-seydi_ali = セイディ・アリ・レイス
name-captain-mir_ali = ミール・アリ・ベイ
name-captain-hre_captain = ヴェルザー家の船長

## royals

name-royal-philip_ii = フェリペ2世
name-royal-don_carlos = ドン・カルロス
name-royal-isabella_clara_eugenia = イサベル・クララ・エウヘニア
name-royal-elizabeth_i = エリザベス1世
name-royal-leicester = レスター
name-royal-darnley = ダーンリー卿
name-royal-charles_ix = シャルル9世
name-royal-henry_iii_royal = アンリ3世
name-royal-mary_queen_of_scots = スコットランド女王メアリ
name-royal-louise_of_lorraine = ルイズ・ド・ロレーヌ
name-royal-rudolf_ii = ルドルフ2世
name-royal-anna_of_austria = アンヌ・ドートリッシュ
name-royal-elisabeth_of_austria = エリザベート・ドートリッシュ
name-royal-henry_of_navarre = ナバラ王アンリ
name-royal-earl_of_arran = アラン伯

## royals（独自訳）

name-royal-elisabeth_de_valois = エリザベート・ド・バロア
name-royal-margaret_of_valois = マルグリット・ド・バロア
name-royal-francis_of_anjou = アンジュー公フランソワ
name-royal-charles_ii = カール2世
name-royal-anna_of_saxony = アンナ・フォン・ザクセン
name-royal-william_of_orange_royal = ウィレム1世
name-royal-louise_de_coligny = ルイーズ・ド・コリニー

## artists（独自訳）

name-artist-shakespeare = シェイクスピア
name-artist-marlowe = マーロウ
name-artist-spenser = スペンサー
name-artist-hilliard = ヒリアード
name-artist-ronsard = ロンサール
name-artist-montaigne = モンテーニュ
name-artist-clouet = クルーエ
name-artist-delorme = ドロルム
name-artist-bruegel = ブリューゲル
name-artist-el_greco = エル・グレコ
name-artist-cervantes = セルバンテス
name-artist-herrera = エレーラ
name-artist-arcimboldo = アルチンボルド
name-artist-spranger = スプランヘル
name-artist-de_vries = デ・フリース
name-artist-sinan = シナン
name-artist-baki = バーキー
name-artist-nakkas_osman = ナッカシュ・オスマン
name-artist-marnix = マルニクス
name-artist-goltzius = ホルツィウス
name-artist-lieven_de_key = リーフェン・デ・ケイ
name-artist-palladio = パッラーディオ
name-artist-titian = ティツィアーノ
name-artist-veronese = ヴェロネーゼ
name-artist-tasso = タッソ

## scientists

name-scientist-le_testu = ルテステュ

## scientists（独自訳）

name-scientist-john_dee = ジョン・ディー
name-scientist-gilbert = ギルバート
name-scientist-harriot = ハリオット
name-scientist-pare = パレ
name-scientist-viete = ヴィエト
name-scientist-vesalius = ヴェサリウス
name-scientist-hernandez = エルナンデス
name-scientist-ayanz = アヤンス
name-scientist-mercator = メルカトル
name-scientist-tycho_brahe = ティコ・ブラーエ
name-scientist-kepler = ケプラー
name-scientist-taqi_al_din = タキー・アッディーン
name-scientist-seydi_ali = セイディ・アリ
name-scientist-stevin = ステヴィン
name-scientist-ortelius = オルテリウス
name-scientist-plancius = プランシウス
name-scientist-galileo = ガリレオ
name-scientist-bruno = ブルーノ
name-scientist-cardano = カルダーノ

## science_bonuses

name-bonus-coastal_fortification = 沿岸要塞
name-bonus-plantation = プランテーション
name-bonus-telescope = 望遠鏡
name-bonus-map_projection = 地図投影法
name-bonus-ravelin = 半月堡
name-bonus-dry_dock = 乾ドック
name-bonus-excavation = 掘削
name-bonus-observatory = 天文台

## science_bonuses（独自訳）

name-bonus-cryptography = 暗号学

## phases

name-phase-card_draw = カード配布フェイズ
name-phase-diplomacy = 外交フェイズ
name-phase-spring_deployment = 春期配備フェイズ
name-phase-action = アクションフェイズ
name-phase-winter = 冬季フェイズ
name-phase-marriage = 結婚解決フェイズ
name-phase-patronage = パトロンフェイズ
name-phase-victory_determination = 勝利判定フェイズ

## cards

name-card-grand_vizier = 大宰相
name-card-ottoman_tribute = オスマンの朝貢
name-card-spanish_road = スペインの道
name-card-selim_ii = セリム2世
name-card-papal_bull = 教皇大勅書
name-card-treasure_fleet = 財宝船団
name-card-siege_engineering = 攻城兵器
name-card-dragut_falls = ドラグトの死
name-card-galleasses = ガレアス船
name-card-storms = 嵐
name-card-army_mutiny = 陸軍の反乱
name-card-city_state_rebels = 都市国家の反乱
name-card-foreign_volunteers = 外国の義勇兵
name-card-genoese_merchants = ジェノヴァの商人
name-card-holy_league = 神聖同盟
name-card-knights_of_st_john = 聖ヨハネ騎士団
name-card-morisco_revolt = モリスコの反乱
name-card-treachery = 裏切り！
name-card-the_virgin_queen = 処女女王
name-card-gouvernante_de_france = フランス摂政
name-card-holy_roman_intercession = 神聖ローマの調停
name-card-patron_of_the_arts = 芸術の後援
name-card-council_of_trent = トリエント公会議
name-card-border_reivers = 国境襲撃団
name-card-catherines_flying_squadron = カトリーヌ遊撃団
name-card-flooding = 洪水
name-card-belgic_confession = ベルガエ人の信仰告白
name-card-commissioned_from_italy = イタリアの委託
name-card-english_recusants = 国教忌避
name-card-grand_tour = グランドツアー
name-card-iconoclastic_fury = 聖像破壊運動
name-card-index_of_prohibited_books = 禁書目録
name-card-irish_rebellion = アイルランド人の反乱
name-card-john_hawkins = ジョン・ホーキンス
name-card-menendez_de_aviles = メネンデス・デ・アビレス
name-card-sea_beggars = オランダ海賊
name-card-slave_trade = 奴隷貿易
name-card-tridentine_catechism = トリエント公会議の公教要理
name-card-untimely_death = 早逝
name-card-war_in_persia = ペルシャでの戦争
name-card-war_with_poland = ポーランドとの戦争
name-card-scottish_lords_rebel = スコットランド貴族の反乱
name-card-council_of_troubles = 騒乱裁判所
name-card-english_college_douai = ドゥエー大学
name-card-rising_of_the_north = 北部諸侯の乱
name-card-the_black_queen = 黒女王
name-card-walsingham = ウォルシンガム
name-card-henry_iii = アンリ3世
name-card-polish_royal_election = ポーランド国王選挙
name-card-death_of_king_sebastian = セバスチャン王の死
name-card-rudolf_ii = ルドルフ2世
name-card-mary_queen_of_scots = スコットランド女王メアリ
name-card-spanish_fury = スペインの怒り
name-card-cipher_key = 暗号鍵
name-card-dutch_revolt = オランダ反乱
name-card-gods_secret_agents = 神の秘密情報機関
name-card-louise_of_lorraine = ルイズ・ド・ロレーヌ
name-card-sultana_safiye = サフィエ・スルタン
name-card-spanish_armada = スペイン無敵艦隊
name-card-enterprise_of_england = イギリス遠征
name-card-counter_reformation = 反宗教改革
name-card-act_of_abjuration = 統治権否認令
name-card-armada_indulgence = 艦隊贖宥状
name-card-union_of_arras = アトレヒト同盟
name-card-paris_is_worth_a_mass = パリはミサを捧げるに値する
name-card-day_of_the_barricades = バリケードの日

## cards（独自訳）

name-card-arquebusiers = 火縄銃兵
name-card-janissaries = イェニチェリ
name-card-master_gunners = 熟練砲手
name-card-reiters = ライター騎兵
name-card-sack = 略奪！
name-card-unsanitary_camp = 不衛生な陣営
name-card-diplomatic_overture = 外交的打診
name-card-expert_shipwrights = 熟練の船大工
name-card-homeland_uprising = 本国の蜂起
name-card-mercenaries_bribed = 傭兵の買収
name-card-mercenaries_demand_pay = 傭兵の給与要求
name-card-nostradamus_prophecies = ノストラダムスの予言
name-card-ruler_falls_ill = 統治者の病
name-card-calvinist_zeal = カルバン派の熱狂
name-card-wars_of_the_guise = ギーズ家の戦争
name-card-gentlemen_pensioners = 儀仗衛士隊
name-card-tercios = テルシオ
name-card-tilbury_speech = ティルベリー演説
name-card-colloquy_of_poissy = ポワシー会談
name-card-conquest_of_the_philippines = フィリピン征服
name-card-fall_of_the_exchange = 取引所の没落
name-card-foxes_book_of_martyrs = フォックスの殉教者列伝
name-card-german_intervention = ドイツの介入
name-card-huguenot_lent = ユグノーの四旬節
name-card-john_knox = ジョン・ノックス
name-card-letters_intercepted = 奪われた書簡
name-card-northwest_passage = 北西航路
name-card-pirate_haven = 海賊の港
name-card-printed_ballads = 印刷された俗謡
name-card-scurvy = 壊血病
name-card-spanish_inquisition = スペイン異端審問
name-card-the_sublime_porte = 崇高なる門
name-card-puritans = ピューリタン
name-card-ridolfis_bank = リドルフィの銀行
name-card-murad_iii = ムラト3世
name-card-st_bartholomews_day = 聖バルテルミの日
name-card-pacification_of_ghent = ヘントの和約
name-card-fire_ships = 火船
name-card-malcontents = 不平派
name-card-prague_cabinet = プラハの驚異の部屋
name-card-leicester_dies = レスターの死
name-card-babington_plot = バビントン陰謀事件
name-card-drakes_drum = ドレークの太鼓
name-card-gregorian_calendar = グレゴリオ暦
name-card-raleighs_patent = ローリーの特許状
name-card-virginia = バージニア

## scenarios

name-scenario-campaign = キャンペーンシナリオ
name-scenario-tournament = トーナメントシナリオ
name-scenario-learning = 練習シナリオ

## その他（独自訳）

name-power-walloons = ワロン人
name-power-moriscos = モリスコ
name-action_type-land = 陸軍
name-action_type-naval = 海軍
name-action_type-piracy_defence = 対海賊防衛
name-action_type-religious = 宗教
name-action-control_unfortified = 非城塞スペースの支配／不穏の除去
name-action-armada_transport = 無敵艦隊で部隊を輸送
name-leader-default_ottoman = オスマンのリーダー
name-leader-default_spain = スペインのリーダー
name-leader-default_england = イギリスのリーダー
name-leader-default_france = フランスのリーダー
name-leader-default_hre = 神聖ローマのリーダー
name-leader-default_huguenot = ユグノーのリーダー
name-leader-default_dutch = オランダのリーダー

## 勢力名。ユニットの前に「の」を伴って置く

name-adjective-dutch = オランダ
name-adjective-england = イギリス
name-adjective-france = フランス
name-adjective-hre = 神聖ローマ
name-adjective-huguenot = ユグノー
name-adjective-independent = 独立
name-adjective-ireland = アイルランド
name-adjective-knights = 聖ヨハネ騎士団
name-adjective-moriscos = モリスコ
name-adjective-ottoman = オスマン
name-adjective-papacy = ローマ教皇
name-adjective-portugal = ポルトガル
name-adjective-protestant = プロテスタント
name-adjective-scotland = スコットランド
name-adjective-spain = スペイン
name-adjective-venice = ヴェニス
name-adjective-walloons = ワロン人

name-game-virgin_queen = バージンクイーン

## conditions

name-condition-always = いかなる場合も。
name-condition-elizabeth_excommunicated = エリザベス1世が破門されている。
name-condition-mary_captured = スコットランド女王メアリがイギリスで捕虜であるか、捕虜の間にエリザベスがこのターンに死んだ。
name-condition-mary_executed = イギリスがスコットランド女王メアリを処刑した。
name-condition-mary_captured_target_elizabeth = メアリがイギリスで捕虜で、標的がエリザベス1世である。
name-condition-informant_spying = インパルスの開始時に攻撃側の密告者が対象の勢力カードにいて、中立化されていない。
name-condition-cipher_key_on_target = 攻撃側の暗号鍵が対象の勢力カードにある。
name-condition-walsingham_offensive = イギリスが攻撃側で、ウォルシンガムが攻撃の欄にいる。
name-condition-walsingham_defensive = イギリスが対象で、ウォルシンガムが防御の欄にいる。
name-condition-attacker_has_cryptography = 攻撃側が暗号学のボーナスを持つ。
name-condition-defender_has_cryptography = 対象が暗号学のボーナスを持つ。
name-condition-jesuit_in_england = イエズス会がイギリスにいる。
name-condition-spanish_regular_in_ireland_or_scotland = スペインの正規兵がアイルランドかスコットランドにいる。
name-condition-spanish_regular_in_england = スペインの正規兵がイギリスにいる。
name-condition-protestant_leader_at_home = 標的が、プロテスタントの支配するプロテスタントの本国スペースにいるプロテスタントのリーダーである。
name-condition-target_in_own_capital = 標的が自勢力の首都にいる。
name-condition-target_ship_in_zone = 無敵艦隊でない対象の海軍ユニットがその海域にいる。
name-condition-target_ship_adjacent = 対象か、海賊の敵の、私掠船でも無敵艦隊でもない海軍ユニットが、その海域に隣接している。
name-condition-target_fortress_adjacent = 対象か、海賊の敵の要塞が、その海域に隣接し、包囲下でも不穏状態でもない。
name-condition-knights_adjacent_to_ottoman_piracy = オスマンが海賊で、聖ヨハネ騎士団がその海域に面した港湾にいる。
name-condition-one_ship_or_one_port = そこに海賊の海軍ユニットが1つだけか、対象の港湾が1つだけである。
name-condition-ships_and_ports = そこに海賊の海軍ユニットが2つ以上、対象の港湾も2つ以上ある。
name-condition-portuguese_settlement_adjacent = ポルトガルの入植地がその大洋ゾーンに面している。
name-condition-patrol_in_zone = 警備艇がその大洋ゾーンにいる。
name-condition-spanish_fortress_adjacent = その大洋ゾーンに面した入植地にスペインの要塞がある。
name-condition-damaged_or_one_settlement = 船長が損害を受けているか、対象の入植地がそこに1つだけである。
name-condition-full_strength_and_settlements = 船長が完全戦力で、対象の入植地がそこに2つ以上ある。
name-condition-escorting_galleon = ガレオンが財宝船団を護衛している。
name-condition-captain_damaged = 船長が損害を受けている。
name-condition-captain_at_full_strength = 船長が完全戦力である。
name-condition-target_ship_near = 対象がその海域か隣接する場所に海軍ユニットを持つ。
name-condition-target_holds_card = 対象が引けるカードを持っている。
name-condition-armada_near_spanish_target = スペインが対象で、無敵艦隊がその海域か隣接する場所にいる。
name-condition-spanish_treasure_exposed = スペインが対象で、その列に要塞の守らない財宝がある。
name-condition-portuguese_treasure_exposed = ポルトガルが対象で、その列に財宝がある。
name-condition-fleet_treasure_left = 船団にまだ財宝がある。
name-condition-three_scottish_spaces_catholic = スコットランドの本国スペースの3か所以上がカトリックである。
name-condition-three_scottish_spaces_protestant = スコットランドの本国スペースの3か所以上がプロテスタントである。
name-condition-not_england_spain_war = イギリスとスペインの戦争ではない。
name-condition-alliance_permitted = 9.2により両勢力が同盟できる。
name-condition-may_be_ceded = 9.1により、与える側が受け取る側に譲れるスペースである。
name-condition-event_card_declared = ほかの勢力がイベントカードをイベントとして宣言した。
name-condition-canal_unbuilt = スエズ運河が完成していない。
name-condition-home_space_for_units = その勢力に、陸軍ユニットを建設できる本国スペースか外戦と、残りのユニットがある。
name-condition-tribute_target = スペインか神聖ローマに差し出せるカードか財宝があるか、オスマンと戦争にできる。
name-condition-milan_open = ミラノがスペインの支配下で、包囲下でも不穏状態でもない。
name-condition-enemy_cavalry = 相手側に騎兵がいる。
name-condition-ottoman_regular_fights = オスマンの正規兵が加わっている。
name-condition-against_armada = 無敵艦隊が相手側にいる。
name-condition-against_ottoman = オスマンが相手側にいる。
name-condition-galleon_on_own_side = プレイヤーの側にガレオンかガレオン戦艦がいる。
name-condition-ships_off_target = 包囲された港湾に面した海域に、攻撃側の海軍ユニットがいる。
name-condition-flooding_played = プレイヤーの強襲に対して「洪水」がプレイされたところである。
name-condition-dragut_took_part = ドラグトがその海上戦闘、強襲、海賊行為に加わった。
name-condition-mediterranean_combat = 海上戦闘が地中海の海域で行われている。
name-condition-space_for_reiters = 支配下のスペースにその勢力の陸軍ユニットがいて、包囲下でも不穏状態でもない。
name-condition-stack_of_4 = 1スペースに4以上の陸軍ユニットを持つ勢力がある。
name-condition-christian_stack = スペースに正規兵か傭兵を持つ、オスマン以外の勢力がある。
name-condition-city_state_held = 主要勢力がメッツ、チュニス、フローレンス、バイヨンヌのいずれかを支配している。
name-condition-shipyard_open = その勢力に建設できる海軍ユニットと、建設する本国の港湾がある。
name-condition-ships_on_turn_track = その勢力の海軍ユニットがこのターンに失われた。
name-condition-space_for_volunteers = その勢力が、義勇兵が上陸できるスペースを支配している。
name-condition-captain_available = その勢力に送り出せる船長がいる。
name-condition-war_with_ottoman = オスマンと戦争中の主要勢力がある。
name-condition-papal_ally_or_spain = プレイヤーがローマ教皇の同盟国か、スペインである。
name-condition-unoccupied_home_space = 誰もおらず不穏のない、自分の本国スペースか、支配する他勢力の本国スペースを持つ勢力がある。
name-condition-malta_spanish = スペインがマルタを支配している。
name-condition-mercenaries_in_reach = 傭兵のいるスタックが、プレイヤーの陸軍ユニットのいるスペースかその隣にいる。
name-condition-power_with_4_mercenaries = マップに4以上の傭兵を持つ勢力がある。
name-condition-moriscos_absent = モリスコのユニットが出ていない。
name-condition-somebody_holds_card = ほかの勢力が引けるカードか財宝を持っている。
name-condition-power_may_fall_ill = このラウンドにまだパスしていない他勢力がある。
name-condition-besieged_space = 包囲下の城塞スペースがある。
name-condition-retrievable_card = その勢力が取り戻せるカードが捨て札置き場にある。
name-condition-elizabeth_betrothed = エリザベス1世がこのターンに婚約している。
name-condition-elizabeth_alive = エリザベス1世が存命である。
name-condition-french_royal_betrothed = フランスの王族がこのターンに婚約している。
name-condition-war_to_end = ほかの2つの主要勢力が互いに戦争中で、どちらも神聖ローマと戦争中でない。
name-condition-patron_free = ルドルフ2世が結婚しておらず、その勢力がこのターンまだ芸術家か科学者を後援できる。
name-condition-convertible = その試みで改宗できるスペースがある。
name-condition-status_of_scotland = スコットランドの外交状態を解決している。
name-condition-event_in_france = 宣言されたイベントがフランスのスペースを対象としている。
name-condition-attack_in_netherlands = 宣言された移動か強襲が、ネーデルランドのスペースに対するものである。
name-condition-english_units_fight = イギリスのユニットが加わっている。
name-condition-france_at_war_with_protestant = フランスとプロテスタントが戦争中である。
name-condition-france_at_peace_with_protestant = フランスとプロテスタントが戦争中でない。
name-condition-italian_available = イタリアの芸術家か科学者が使用可能で、その勢力がこのターンまだその種類の者を後援できる。
name-condition-status_unresolved = その勢力の外交状態がこのターンにまだ解決されていない。
name-condition-league_not_formed = 旧教同盟が結成されていない。
name-condition-league_formed = 旧教同盟が結成されている。
name-condition-galleon_to_upgrade = イギリスのガレオンが本国の港湾にいるか、ホーキンスが使用可能でロンドンがイギリスのものである。
name-condition-philippines_free = フィリピンがスペインのものではない。
name-condition-settlement_to_fortify = 要塞のないスペインの入植地があるか、警備艇が残っている。
name-condition-captain_in_north_atlantic = その勢力の船長が北大西洋にいる。
name-condition-scientist_available = その勢力の科学者が使用可能で、このターンまだ科学者を後援していない。
name-condition-beggars_port = 北海に面したネーデルランドの港湾に、オランダ海賊が襲えるものがある。
name-condition-captain_by_portuguese_settlement = その勢力の船長が、ポルトガルの入植地のある大洋ゾーンにいる。
name-condition-named_army_leader = 統治者でない、名前のある陸軍リーダーがマップにいるか捕虜である。
name-condition-foreign_war_not_underway = この外戦が行われていない。
name-condition-three_units_free = その勢力が、包囲下でないスペースに陸軍ユニット3を持つ。
name-condition-catholic_english_target = イギリスに、カトリックでイギリスの支配下にあり、包囲下でも不穏状態でもないスペースがある。
name-condition-espionage_allowed = 第3ターン以降である。
name-condition-french_or_protestant_betrothal = フランスかプロテスタントの王族がこのターンに婚約している。
name-condition-french_or_protestant_target = 暗殺の標的がフランスかプロテスタントのリーダーだった。
name-condition-ghent_space = ネーデルランドに、スペインの支配下で、スペインの正規兵のいない非城塞スペースがある。
name-condition-mary_alive = スコットランド女王メアリが存命である。
name-condition-plot_against_elizabeth = アクションがイギリスカトリック反乱か、エリザベス1世の暗殺である。
name-condition-key_stormed = 取ったスペースがキースペースである。
name-condition-fire_ships_water = 海上戦闘が港湾か大西洋の海域で行われている。
name-condition-jesuit_on_map = イエズス会がイギリスにいる。
name-condition-groom_available = 結婚可能な男性の王族がいる。
name-condition-hre_holds_court = 神聖ローマがプラハかウィーンを支配している。
name-condition-work_sponsored = その勢力がこのターンに芸術家か科学者を後援した。
name-condition-ottoman_active = オスマンを指揮するプレイヤーがいる。
name-condition-armada_port_open = セビリア、コルーニャ、リスボンのいずれかがスペインの支配下で、不穏がない。
name-condition-dutch_space = プロテスタントがネーデルランドのスペースを支配している。
name-condition-armada_built = 無敵艦隊が出ている。
name-condition-plot_permitted = スペインとイギリスが同盟しておらず、スペインがこのターンに暗殺を使っていない。
name-condition-english_expedition = イギリスの探検隊がワールドマップにいる。
name-condition-foreign_expedition_at_sea = ほかの勢力の探検隊が航海している。
name-condition-english_colony_possible = イギリスに送り出せる船長と、植民地マーカーが残っている。
name-condition-north_atlantic_colony = 北大西洋に植民地を持つ勢力がある。
name-condition-navarre_free = ナバラ王アンリが存命で、捕虜ではない。
name-condition-paris_french = フランスがパリを支配している。
name-condition-venice_on_chosen_side = 選んだ側にヴェニスの海軍ユニットがいる。
name-condition-england_plays = イギリスがこのカードをプレイする。
