### できないこと（ゲームのルールが禁じるものを除く）。

error-no-seat = 「{ $seat }」という席はありません。あるのは{ $seats }です。
error-over = ゲームは終わっています。
error-stale = { $seat }の決定{ $seq }は古くなっています。最新の選択肢は{ $latest }です。
error-has-decided = { $seat }はすでに決定し、ほかの人を待っています。
error-not-asked = { $seat }は今は決定を求められていません。待っているのは{ $asked }です。
error-no-option = 「{ $key }」は{ $seat }の選択肢にありません（{ $kind }、{ $cite }）。
error-no-game = 「{ $id }」というゲームはありません。あるのは{ $known }です。
error-broken-game = 「{ $id }」というゲームは使えません：{ $why }。
error-no-scenario = { $game }に「{ $id }」というシナリオはありません。あるのは{ $known }です。
error-players = { $game }のシナリオ「{ $scenario }」は{ $known }人用です。{ $count }人では遊べません。
error-no-rule = { $game }に「{ $name }」というオプションはありません。あるのは{ $known }です。
error-rule-value = { $game }のオプション「{ $name }」の値は{ $known }です。「{ $value }」は使えません。
error-pack-game = パック「{ $pack }」は「{ $of }」用で、「{ $game }」用ではありません。
error-no-bot = { $game }に「{ $name }」というボットはありません。あるのは{ $known }です。
error-no-section = { $book }に「{ $section }」という節はありません。
error-no-rulings = { $game }には裁定の一覧がありません。
error-language = { $game }は「{ $language }」に対応していません。対応しているのは{ $known }です。
# Stands where a list would stand.
error-none = なし
error-not-over = ゲームはまだ終わっていません。分かることは、終わるまで隠されています。

## 事前指示
error-no-window-of-orders = 「{ $name }」という機会はありません。あるのは{ $known }です。
error-no-span-of-orders = 「{ $name }」という期間はありません。あるのは{ $known }です。
error-no-seat-of-orders = 「{ $name }」という席はありません。あるのは{ $known }です。
error-no-condition = 「{ $name }」という条件はありません。あるのは{ $known }です。
error-order-about-nothing = パスの指示に対象は付けられません。選ぶものを指定してください。
error-order-about-offers = 提案についての指示は、提案を1つ受け入れるもので、その条項を指定します。
error-order-kind = 「{ $kind }」に答える指示はありません。指示できるのは{ $known }と機会です。

## セーブ
error-save-without-seed = シードのないテーブル（分岐、局面の上書き）はセーブできません。
error-save-scripted = スクリプトのダイスを使うテーブルはセーブできません。
error-no-replay-without-seed = シードのないテーブルは最初から再生できません。
error-no-clone-with-seed = シードのあるテーブルは複製できません。ダイスの先読みになるためです。
error-save-empty = セーブは空です。
error-save-format = セーブの形式は{ $format }ですが、このプログラムが読むのは{ $ours }です。
error-save-commitment = セーブのシードがコミットメントと一致しません。
error-save-truncated = セーブが途中で切れています。最後の行がありません。
error-save-count = セーブの決定は{ $count }回で、{ $promised }回ではありません。
error-save-cut-off = セーブが最後の行の途中で切れています。
error-save-line = セーブの{ $number }行目が壊れているか、途中で切れています。
error-save-changed = セーブの{ $number }行目が変更されています。ハッシュが一致しません。
error-save-place-line = { $number }行目
error-save-place-checkpoint = チェックポイント
error-save-entries = セーブの{ $place }が壊れています。項目は1つのはずですが、{ $count }あります。
error-save-after-end = セーブが終わりの後も続いています（{ $place }）。
error-save-entry = セーブの{ $place }に未知の項目「{ $entry }」があります。
error-save-malformed = セーブの{ $place }が壊れています：{ $why }
error-save-checkpoint = セーブのチェックポイントが最後の決定より後にあります。
error-save-version = セーブは{ $game }のバージョン{ $version }でプレイされましたが、こちらのルールはバージョン{ $ours }です。続きからの再開だけができます。
error-save-decision = セーブに席のない決定があります：「{ $text }」
error-save-game = セーブは「{ $of }」のもので、「{ $game }」のものではありません。
error-save-packs = セーブは{ $packs }を使ってプレイされました。同じものを指定して読み込んでください。
error-save-no-packs = セーブはパックなしでプレイされました。パックなしで読み込んでください。
error-save-seats = セーブの席が{ $game }のものと一致しません。
error-save-unplayable = セーブに、{ $game }のルールではプレイできないものがあります。
error-save-illegal = セーブの決定{ $number }は認められません：{ $why }
error-save-state = セーブが、そこに書かれた状態に至りません。
error-save-orders = セーブの事前指示が正しくありません：{ $why }

## データファイルとパック。「」の中、およびファイル、表、フィールドの名は、書かれたとおり
error-this = これ
error-no-pack = { $origin }はパックではありません。{ $file }がありません。
error-no-pack-folder = パックのフォルダー{ $folder }はありません。
error-pack-file = パック「{ $pack }」：このゲームに{ $file }というファイルはありません。
error-pack-unplayable = パック{ $packs }では、ゲームを準備できません（{ $why }）。
error-no-data-file = データファイル{ $file }はありません。
error-data-file-unreadable = データファイル{ $file }を読めません：{ $why }
error-no-utf-8 = { $place }はUTF-8のテキストではありません。
error-no-fluent = { $place }はFluentとして読めません：「{ $line }」
error-no-toml = { $place }はTOMLとして読めません：{ $why }
error-no-toml-at = { $place }はTOMLとして読めません（{ $line }行{ $column }桁）：{ $why }
error-no-table = { $place }に「{ $table }」という表があります。書けるのは{ $known }です。
error-no-array = { $file }：「{ $table }」は表の配列（[[{ $table }]]）ではありません。
error-no-row-to-remove = { $place }を取り除こうとしていますが、その行はありません。
error-one-way = { $file }：「{ $a }」は「{ $b }」につながっていますが、「{ $b }」は「{ $a }」につながっていません。
error-rows-wanted = { $file }：{ $table }の行が足りないか、余っています：{ $rows }。
error-places-share-id = { $file }：2つの場所が同じidを持っています。
error-seats-for-players = シナリオ「{ $scenario }」は{ $count }人用なのに、席が{ $seats }あります。
error-no-edition-row = 版の変更「{ $id }」：{ $table }に「{ $row }」はありません。
error-edition-change = 版の変更「{ $id }」：{ $why }
# 誤りの場所。以下の文に入る
error-place-pack = パック「{ $pack }」の{ $file }
error-place-row = { $place }の{ $table }「{ $id }」
error-place-number = { $file }の{ $table }、{ $number }行目
error-place-line = { $file }の{ $number }行目
error-in-place = { $place }：{ $why }
# $why：error-in-field
error-at-field = { $place }、{ $why }
error-in-field = フィールド「{ $field }」：{ $why }
# そこでの誤り
error-data-type = 「{ $expected }」であるべきところが「{ $got }」です。
error-data-missing = 必須のフィールド「{ $field }」がありません。
error-data-unknown = フィールド「{ $field }」は知られていません。
error-data-value = 値{ $value }は使えません。
error-data-too-few = { $count }つ以上必要です。
error-data-too-many = { $count }つまでです。
error-data-not-so-many = { $count }つでなければなりません。
error-data-too-short = { $count }文字以上必要です。
error-data-too-long = { $count }文字までです。
error-data-too-low = { $count }以上でなければなりません。
error-data-too-high = { $count }以下でなければなりません。
error-data-pattern = { $pattern }の形で書いてください。
error-no-id = フィールド「id」がないか、文字列ではありません。
error-bad-id = id「{ $id }」が空か、空白やコロンを含んでいます。
error-id-twice = id「{ $id }」が重複しています。
error-no-link = { $table }に「{ $id }」はありません。
error-link-removed = { $table }に「{ $id }」はありません。{ $place }が取り除いています。
error-ruling-twice = 同じ裁定が重複しています。
error-says-nothing = 内容がありません。
error-neither-test-nor-open = テストも、未決の点もありません。
error-test-twice = 同じテストを2度挙げています。
error-rulings-alone = { $file }：書けるのは[[rulings]]だけです。
error-no-sections = { $game }にはルールの節の一覧（{ $file }）がありません。
error-sections-head = 見出しは「section」、タブ、「title」です。
error-sections-row = 節の番号、タブ、題を書いてください。
error-section-twice = 節「{ $section }」が重複しています。
error-waived-unknown = waivers.tomlが免除する節「{ $section }」は、{ $book }にありません。
error-waived-why = waivers.tomlは節「{ $section }」を理由なしに免除しています。
error-waived-cited = waivers.tomlは節「{ $section }」を免除していますが、{ $place }が引いています。
error-no-tests = テストのフォルダー{ $folder }はありません。
error-no-python = { $place }はPythonとして正しくありません：{ $why }。

## ないゲームの理由。「というゲームはありません：」に続く
error-game-not-loaded = { $place }を読み込めません（{ $why }）
error-no-game-there = { $place }はゲームではありません
error-second-game = { $place }のゲーム「{ $game }」はすでにあります

## スクリプトのダイスと引き札。文の中に入る。$purpose：ルールでの名
error-sentence = { $phrase }。
error-no-more-dice = スクリプトにダイスが残っていないのに、ダイスを振る場面です（{ $purpose }）
error-impossible-die = スクリプトに出目{ $face }のダイスがあります
error-no-such-draw = スクリプトは「{ $wanted }」を引きますが、そこにありません（{ $purpose }）。あるのは{ $there }です

## overlay：開始局面を書き換える行
error-no-verb = { $game }に「{ $verb }」というoverlayの動詞はありません。あるのは{ $known }です。
error-takes-no = 「{ $word }」は使えません。使えるもの：{ $words }。
error-needs = 「{ $word }」が必要です。使えるもの：{ $words }。
# Stands where the words that it takes would stand.
error-takes-nothing = なし
# $value: as it was typed, with quotes if it is a word.
error-word-type = { $word }は{ $value }にできません。「{ $expected }」が必要ですが、「{ $got }」です。
error-word-value = { $word }は{ $value }にできません。そのような選択肢はありません。
error-word-wrong = { $word }は{ $value }にできません：{ $why }
# $what: a noun of a game. $known: error-known, error-perhaps, or nothing.
error-no-thing = 「{ $id }」という{ $what }はありません{ $known }。
error-known = （あるのは{ $names }です）
error-perhaps = （もしかすると{ $names }）
error-either = { $one }か{ $other }
error-no-part = 局面に「{ $part }」はありません。あるのは{ $known }です。
error-no-value = 「{ $value }」という{ $part }はありません。あるのは{ $known }です。
error-no-name-in = { $part }に「{ $name }」はありません。あるのは{ $known }です。
error-not-in-pile = デッキに「{ $card }」は残っていません。
