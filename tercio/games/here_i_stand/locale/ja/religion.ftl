### 宗教の争い（18、21.5）。

## 改宗の試み

ask-reformation = { $power }の宗教改革の試み（残り{ $left }回）：どのスペースですか？
ask-counter-reformation = { $power }の反宗教改革の試み（残り{ $left }回）：どのスペースですか？
ask-treatise = 論文の出版：どの言語圏ですか？
ask-burn-books = 焚書：どの言語圏ですか？
option-target = { $a }
option-commit = { $a }を参加済みにしてボーナスを得る
option-treatise = { $a }
option-treatise-by = { $a }、{ $b }による
option-burn-books = { $a }
option-burn-books-by = { $a }、{ $b }による
option-burn-anywhere = すべての言語圏、{ $a }による
event-attempt-resolved = { $power }、{ $space }で説く：最大の出目{ $best }{ $against ->
    [0] {""}
   *[other] 対{ $against }
  }、{ $success ->
    [1] 成功
   *[other] 失敗
  }。
event-religion-changed = { $space }が{ $to ->
    [protestant] プロテスタント
   *[other] カトリック
  }になる。
forbid-has-the-faith-already = 試みで改宗できるのは、もう一方の信仰のスペースだけです。
forbid-is-out-of-reach = 聖職者がそこにいるか、正しい信仰で不穏のないスペースが隣接しているか、海を隔てた港湾にあることが必要です。
forbid-was-targeted-this-impulse = このスペースはこのインパルスにすでに対象となりました。
forbid-is-outside-the-allowed-spaces = この試みはこのスペースでは行えません。

## スペースの改宗

ask-flip-to-protestant = どのスペースがプロテスタントになりますか？残り{ $left }か所です。
ask-flip-to-catholic = どのスペースが再びカトリックになりますか？残り{ $left }か所です。
option-flip = { $a }
forbid-cannot-be-flipped = このスペースは今改宗できるものではありません。

## 神学討論

ask-debate-zone = 神学討論の開催：どの言語圏ですか？
ask-debate-attacker = 討論の攻撃側は誰ですか？
ask-debate-excluded = プロテスタントの論客のうち誰を除外しますか？
ask-debate-defender = { $attacker }が攻撃側です。誰に挑みますか？
ask-insert-debater = 討論は第2ラウンドに入ります。{ $debater }が加わりますか？
ask-debate_round = このラウンドの論客が決まりました。カードをプレイしますか？
option-debate = { $a }
option-debater = { $a }
option-debate-committed = 参加済みの論客
option-debate-uncommitted = 未参加の論客
option-insert = { $a }が加わる
event-debate-called = { $power }、{ $zone }で神学討論を開催。
event-debater-chosen = { $debater }、{ $power }の側で討論。
event-debater-replaced = { $by }、{ $debater }に代わる。
event-debate-round-fought = 第{ $round }ラウンド：{ $attacker }{ $attacker_hits }ヒット、{ $defender }{ $defender_hits }ヒット。
event-debate-result-cancelled = { $debater }、討論の結果を打ち消す。
event-debater-burnt = { $debater }、火刑に処される！
event-debater-disgraced = { $debater }、失脚！
forbid-has-no-debates = 神学討論はドイツ語圏、英語圏、フランス語圏でのみ開かれます。
forbid-debaters-are-all-committed = この言語圏に未参加の論客がいません。
forbid-zone-has-no-protestant-debater = この言語圏にはプロテスタントの論客が登場していません。
forbid-nobody-can-answer = 相手側に応じられる論客が残っていません。
forbid-luther-is-at-the-wartburg = ルターがヴァルトブルク城にいるため、プロテスタントはこのターン討論を開催できません。
forbid-more-has-died = このターンにトマス・モアが死んだため、英語圏では討論が開かれません。

## 論客と宗教改革者

event-debater-entered = { $debater }、論争に加わる。
event-debater-committed = { $debater }、参加済みに。
event-debater-ready = { $debater }、再び未参加に。
event-debater-away = { $debater }、このターンは不在。
event-debater-gone = { $debater }、ゲームから退場。
event-reformer-placed = { $reformer }、{ $space }で説教を始める。
event-reformer-away = { $reformer }、このターンはマップから離れる。
event-reformer-gone = { $reformer }、説教壇を永久に去る。

## 聖書翻訳、サン・ピエトロ大聖堂、大学

ask-translate = 聖書の翻訳：どの言語圏ですか？
option-translate = { $a }
option-translate-with = { $a }、{ $b }とともに：さらに1マス進む
event-scripture-translated = { $zone }の{ $work ->
    [new_testament] 新約聖書
   *[other] 全訳聖書
  }：{ $box }マス目。
event-saint-peters-built = サン・ピエトロ大聖堂：{ $cp }CP、{ $vp }VP。
event-saint-peters-looted = サン・ピエトロ大聖堂、{ $cp }CPを失う。
ask-university = どこにイエズス会大学を設立しますか？
ask-university-price = 大学の費用をどう払いますか？
option-university = { $a }
option-full-price = 全額を払う
event-university-founded = { $space }にイエズス会大学が設立される。
forbid-is-not-catholic = そのスペースはカトリックではありません。
forbid-has-a-university = そのスペースにはすでに大学があります。

## ヴォルムス帝国議会

ask-diet-of-worms = ヴォルムス帝国議会：どのカードを出しますか？
option-commit-card = { $a }
option-commit-cards = { $a }と{ $b }
event-card-committed = { $power }、ヴォルムスで「{ $card }」を出す。
event-diet-held = ヴォルムス：プロテスタント{ $protestant_hits }ヒット、カトリック{ $catholic_hits }ヒット。

## 破門

ask-excommunicate-reformer = どの宗教改革者を破門しますか？
ask-excommunicate-ruler = どの勢力の統治者を破門しますか？
ask-excommunication-unrest = { $power }の本国スペースに不穏を置きます（残り{ $left }か所）。
ask-debate-after-bull = 破門された宗教改革者の言語圏で神学討論を開催しますか？
ask-papal_bull_on_cranmer = 「教皇大勅書」がクランマーに向けられました。対応しますか？
option-reformer = { $a }
option-ruler = { $a }
event-reformer-excommunicated = { $reformer }、破門される。
event-ruler-excommunicated = { $power }の統治者、破門される。
event-excommunication-lifted = { $power }の統治者の破門が解かれる。
forbid-reformer-is-not-on-the-map = 彼はマップにいません。
forbid-reformer-was-excommunicated = 彼はすでに破門されています。
forbid-ruler-has-no-box = 教皇はこの統治者を破門できません。
forbid-ruler-was-excommunicated = この統治者はすでに破門されています。
forbid-pope-has-no-grounds = 教皇にはこの統治者を破門する理由がありません。

## 成功の見込み

odds-reformation = { $place }の宗教改革
odds-counter-reformation = { $place }の反宗教改革
odds-debate = { $zone }の神学討論（損害は改宗するスペース）
