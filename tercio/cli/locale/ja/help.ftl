### --helpの説明。コマンド、オプション、ファイルの名前と`…`の中は、そのまま入力するもの。

option-bots = 席に順に割り当てるボット。
option-database = ゲームの保存先。ファイルか、postgresql+psycopg://USER@HOST/NAME。
option-file = バックアップのファイル。
option-game_id = ゲームのID（`tercio games`で表示）。
option-games = ゲーム数。
option-json = プログラム用にJSONで答える。
option-key = サーバー自身の鍵。省略時はデータベースの隣。
option-name = アカウントの名前。
option-option = 選択ルール。繰り返し指定できる。
option-pack = データパック。繰り返し指定できる。
option-players = プレイヤー数。省略時は最大の人数。
option-processes = プロセス数。省略時はコアごとに1つ。
option-ray = Rayクラスターで行う。アドレスがなければこのマシンで。
option-reason = 理由。記録に残る。
option-scenario = シナリオ。省略時は最初のもの。
option-seed = シードが同じなら同じゲームになる。
option-table = テーブルのID。
option-tests = テストの場所。省略時は./tests（あれば）。
option-yes = 取り消せない操作を、本当に行う。
command = 近世ヨーロッパのカードドリブンゲームの審判、主催、シミュレーション。
    .show_version = バージョンを表示する。
    .language = 表示する言語。コマンドの前でも後でもよい。省略時はLANGの言語。
command-games = ゲームと、そのシナリオ、プレイヤー数を一覧する。
    .ids = IDだけを1行に1つ。
command-play = ターミナルで遊ぶ。最初の席にあなたが着き、ほかの席には最も強いボットが着きます。
    .me = 自分が受け持つ席。繰り返し指定できる。
    .watch = すべての席をボットに任せて観戦する。
    .seed = 乱数のシード。省略時は秘密のもの。
    .file = 保存したゲームの続きを遊ぶ。
command-serve = ブラウザーで遊べるようにゲームを提供する。データベースがなければ作ります。
    .host = 待ち受けるアドレス。
    .port = 待ち受けるポート。0なら空いているものを使う。
    .hosted = アカウントを使う公開サーバーか、ログインのない1人用か。
    .workers = 共に働くプロセスの数。
    .bots_inside = ボットを同じプロセスで動かす。メモリーは減るが、人が待たされる。
    .origin = 公開サーバーのアドレス。
    .proxy = 送信元についての申告を信じるプロキシの場所。省略時はこのマシン。
    .new_key = 古い鍵を失ったので、すべてのゲームに改めて封印する。
    .metrics_token = これを示した者は/metricsを読める。なければこのマシンからだけ。
    .smtp_host = メールを送るサーバー。なければメールは送らない。
    .smtp_port = そのポート。
    .smtp_user = そこにログインする名前。
    .smtp_password_file = そのパスワードを収めたファイル。
    .smtp_tls = 送る途中のメールを守る方式。
    .mail_from = メールの差出人のアドレス。
    .oidc_issuer = ログインを委ねるOpenID Connectサーバー。
    .oidc_client_id = そこでのこのサーバーの名前。
    .oidc_client_secret = そのサーバーと共有する秘密。なるべく環境変数で渡す。
    .oidc_name = 利用者に見せるそのサーバーの名前。
    .push = ブラウザーに通知を送るか（Web Push）。
    .webhooks = Discord、Slack、Telegram、Matrixの部屋に通知を送るか。
    .near_host = そうした通知を送ってよい、自分のネットワークのホスト。
    .open_browser = ブラウザーでロビーを開く。
command-backup = サーバーの保存するものすべてを新しいファイルに写す。動作中でも行えます。鍵はその隣に置かれます。
command-restore = バックアップを、まだゲームのないデータベースに写す。どちらの種類にも戻せます。
command-admin = サーバーの利用者、テーブル、通報。
command-admin-audit = モデレーターと運営者が行ったことを、新しい順に。
    .last = 件数。
command-admin-purge = 期限の切れたセッションとリンクを除く。日数を指定すれば古いものも除きます。--yesがなければ、何が除かれるかだけを示します。
    .accounts = この日数の間、一度も使われていないアカウント。
    .tables = この日数の間、始まっていないテーブル。
command-admin-users = アカウント。
command-admin-users-list = すべてのアカウント。
command-admin-users-show = 1つのアカウントと、そのトークンと席。
command-admin-users-reset = 新しいパスワードを1時間以内に一度だけ設定できるリンクを作る。
    .origin = サーバーのアドレス。
command-admin-users-lock = アカウントをロックする。ログインできなくなり、トークンも使えなくなります。
command-admin-users-unlock = ロックしたアカウントを元に戻す。
command-admin-users-moderator = 通報を読み、アカウントをロックし、テーブルを隠すことを許す。
    .on = モデレーターにするか、やめさせるか。
command-admin-users-delete = アカウントを削除する。名前はどこからも消え、ほかの人のゲームは続きます。
command-admin-tables = テーブル。
command-admin-tables-list = すべてのテーブルを、更新の新しい順に。
    .status = gathering（募集中）、playing（進行中）、over（終了）。
command-admin-tables-show = 1つのテーブルと、そこにいる人。ゲームの中で隠されたことは示しません。
command-admin-tables-hide = テーブルをほかの人の一覧から外す。
    .on = 隠すか、再び表示するか。
command-admin-tables-remove = テーブルと、それに属するものすべてを除く。
command-admin-stranded = 誰にも進められないゲーム。
command-admin-stranded-list =
    進行中のゲームをすべて今のルールで読み込み、続けられないものを挙げる。

    新しい版は、データベースの写しでこれを使って試してください。
command-admin-stranded-rebuild = すべての決定が合法なら、今のルールでゲームを続けられるようにする。
command-admin-reports = 通報されたこと。
command-admin-reports-list = 通報されて、まだ処理されていないもの。
    .all = 処理済みのものも。
command-admin-reports-settle = 通報を処理済みにする。
    .report = 通報のID。
command-new = ゲームを準備して保存する。`tercio play --load`や主催者が使います。
    .out = 保存先。
    .seed = 乱数のシード。省略時は秘密のもの。
    .force = ファイルを上書きする。
command-verify =
    セーブを検査する。ハッシュの連鎖、シードの約束、全決定の再現を確かめます。

    注意深く書き換えれば、これらはすべてつじつまを合わせられます。あるサーバーが書き、その後誰も変えていないことは、そのサーバーの鍵だけが示せます。
    .file = 保存したゲーム。
    .key_of = 封印も検査する。このサーバーが書いたものか。
command-replay =
    記録されたゲームを語る。全体を、Nステップ後の盤面を、または1ステップずつ。

    主催者はすべてを見て、決定の1つ1つがステップになります。席や観戦者が見て数えるのは、プレイ中に気づけたことだけです。
    .file = セーブか、ファズの失敗。
    .eyes = 誰の目で見るか。席、spectator（観戦者）、host（主催者）。
    .at = Nステップの後へ跳ぶ。
    .step = 1ステップずつ進む。
command-analyse =
    ゲームを通じた全員の勝機、流れを最も変えた決定、運の分を示す。

    まだ続いているゲームの秘密は守られ、1つの席の目だけで判断します。
    .file = 終わったゲーム。
    .eyes = まだ続いているゲームで、ボットを相手に自分が受け持つ席。
    .adviser = 自分ならどうしたかを答えるボット。「none」なら誰にも尋ねない。省略時は最も賢いもの。
command-simulate = ボットに多くのゲームをさせ、誰が勝つかを数える。結果はシードだけで決まります。
    .out = 各ゲームの行をParquetでそこに残す。途中からも続けられる。
command-rate = ボット同士を、同じダイスで全部の席に着かせて対戦させ、比べる。
    .games = 最大のゲーム数。
    .until_clear = 最初のボットが席の割合より確かに強いか弱いと分かれば終える。
    .out = 各ゲームをJSONでそこに残す。
command-export = ゲームをParquetの表に書き出し、データカードを付ける。止めた実行は続きから行います。
    .out = 専用のフォルダー。
    .seed = シードが同じなら同じ表になる。
    .times = ボットの考える時間を測る。実行ごとに変わる。
    .saves = 人が遊んだゲームのセーブか、そのフォルダー。
    .consent = 同意した人を記したTOML。
    .database = サーバーのゲームのうち、全員がそこで同意したもの。
command-report = データセットを1ページにまとめる。勝者、点、カード、序盤、戦闘、運。
    .folder = `export`か`simulate --out`が書いたもの。
    .out = HTMLのページ。
command-script = プレイのスクリプトを、終わりか最初の食い違いまで実行する。食い違いがあれば終了コードは1です。
    .files = プレイのスクリプト。
    .offer = スクリプトが止まった所で、問いと選択肢を表示する。
command-fuzz =
    ランダムにプレイして、カーネルの約束をすべて検査する。失敗があれば終了コードは1です。

    シナリオ、プレイヤー数、選択ルールを順に変え、種類ごとに何をプレイしたかを表で示します。失敗は少ない決定に縮めてファイルに書き、`tercio replay`で再現できます。
    .processes = 分担するプロセスの数。
    .thorough = より頻繁に検査する。
    .quick = 検査を減らし、より多くのゲームをする。
    .out = 失敗の書き出し先。
command-bench = ランダムな合法プレイ、ビュー、分岐、保存、読み込み、メモリー、ボット、カーネルを測る。
    .seconds = 測るおよその秒数。
    .seed = どのゲームをするか。
    .compare = 以前の--jsonの出力。
command-rules = ゲームのルールブックと、その網羅の度合い。
command-rules-list = ルールブックの節を一覧する。
command-rules-show = 節の内容を私たちの言葉で示す。ルールブックにないことの読み方、引用するコードとテスト、コードが呼ぶフックも示します。
    .section = 13.2のように。
command-rules-search = ある言葉か、用語集でそれに当たる言葉を扱う節を探す。
    .words = 節が扱う言葉のすべて。
command-rules-powers = 勢力の勝ち方、固有のアクション、序盤、よくある失敗を示す。
    .power = IDか名前。省略時はすべて。
command-rules-coverage = ルールブックの各節を引用するコードとテスト、その割合。
    .brief = 節を引用する数だけ。
command-rules-rulings = ゲームの裁定を一覧する。ルールブックの決めること、それを示すテスト、未解決のこと。
    .section = この節と、その下の節だけ。
command-cards = ゲームのカードと、その中身。
command-cards-list = カードを一覧する。
command-cards-show = カードを示す。データの行、条件、効果、名を挙げるテスト、最初のシナリオの開始時にボットが見るイベントの価値。
    .card = 番号かID。
command-data = ゲームのデータファイルとパック。
command-data-check = データのすべての行とつながりを、パックがあればそれも含めて検査し、すべてのシナリオを準備する。
command-data-sources = データファイルごとに、事実の出典別の行数を数える。
    .source = この出典の行と、推定である欄を一覧する。
command-data-packs = データパックを一覧し、それぞれをゲームと照らす。合わないものがあれば終了コードは1です。
    .folders = パックか、パックを含むフォルダー。
command-words = 翻訳者のための言語の道具。
command-words-check = 翻訳に欠けているもの、古くなったもの、決して使われないものを示す。
    .language = jaのように。省略時はすべて。
    .agreed = 訳されたものはすべて、今日の英語から訳したものとする。
