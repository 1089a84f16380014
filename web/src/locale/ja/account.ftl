# 自分のアカウントと、ほかの人々。

account-title = アカウント
account-since = { $date }から

## パスワード
password-change = パスワードを変更
password-old = 現在のパスワード
password-new = 新しいパスワード
password-none = ここにはまだパスワードがありません。設定すると、パスワードでもログインできます。
password-changed = パスワードを変更しました。ほかのブラウザーはすべてログアウトしました。

## ブラウザー
sessions-title = ログイン中の場所
session-this = このブラウザー
session-unknown = 種類のわからないブラウザー
session-seen = 最終利用：{ $date }
session-end = そこからログアウト
sessions-end = ほかのすべてからログアウト
session-ended = そこからログアウトしました。

## トークン
token-scopes = できること
scope-read = 閲覧
scope-play = プレイと会話
scope-host = テーブルの作成と運営
token-name = トークンの名前
token-used = 最終使用：{ $date }
token-unused = 未使用
token-revoke = 取り消す
token-revoked = トークンを取り消しました。

## メール
email-title = メールアドレス
email-about = 登録は任意です。登録しておくと、パスワードを忘れたときに新しいものを設定できます。
email-none = アドレスは登録されていません。
email-is = メールは{ $address }に届きます。
email-waiting = { $address }にリンクを送りました。そのリンクを開くと、アドレスが有効になります。
email-address = メールアドレス
email-password = あなたのパスワード
email-save = アドレスを保存
email-remove = アドレスを削除
email-removed = アドレスを削除しました。
email-saved = メールをご覧ください。届いたリンクでアドレスを確認できます。
email-confirmed = アドレスを確認しました。
forgot = パスワードを忘れましたか？
forgot-about = 名前かメールアドレスを入力してください。サーバーに宛先の登録があれば、リンクをお送りします。
forgot-who = 名前かメールアドレス
forgot-send = リンクをメールで受け取る
forgot-sent = アドレスのあるアカウントが見つかった場合は、リンクをメールで送りました。1時間有効です。
reset-title = 新しいパスワードの設定
reset-done = 新しいパスワードを設定しました。それでログインしてください。

## 自分のデータ
data-title = あなたのデータ
data-about = このサーバーにあるあなたのデータをダウンロードしたり、アカウントを削除したりできます。ゲームは続きますが、あなたの名前は完全に消えます。
data-download = 自分のデータをダウンロード
data-share = 終わったゲームをデータとして使ってもよい
data-share-about = テーブルの全員が同意したゲームだけが、研究に使われます。使われるのは決定と結果で、名前や会話は使われません。同意はいつでも取り消せます。
data-shared = 終わったゲームはデータとして使われることがあります。
data-unshared = あなたのゲームは今後データとして使われません。
delete-title = アカウントを削除
delete-name = 名前をもう一度
delete-do = 完全に削除

## ほかの人々
person-since = { $date }から参加
person-nothing = 終了したゲームはまだありません。
person-ratings = レーティング
person-records = 勝利数
person-history = ゲーム
kind-live = 人同士、1日以内
kind-slow = 人同士、長期
kind-bots = ボットあり
rating-line = { $rating }（{ $games }ゲーム後）
record-line = { $games }ゲーム中{ $wins }勝
game-won = 勝ち
game-lost = 負け
block = ブロック
unblock = ブロックを解除
block-about = 互いに個別の会話ができず、互いのテーブルに着席できません。相手の発言はあなたに表示されません。
report = 通報
report-reason = どうしましたか？
report-send = モデレーターに送る
report-sent = モデレーターが確認します。
report-person = この人を通報
report-table = このテーブルを通報
report-line = この発言を通報
talk-hidden = ブロック中の人の発言です。
show-out = 退席させる

## モデレーター
moderation-title = モデレーション
moderation-none = 通報はありません。
moderation-by = 通報者：{ $name }、{ $when }
moderation-about = 対象：{ $name }
moderation-table = テーブル
moderation-reason = 理由（記録に残ります）
moderation-settle = 解決済みにする
moderation-hide = テーブルを非表示
moderation-show = テーブルを再表示
moderation-lock = アカウントをロック
moderation-unlock = アカウントのロックを解除
moderation-deeds = 行われた処置
moderation-host = 主催者
deed-kick = 退席
deed-settle = 通報を解決
deed-hide = テーブルを非表示
deed-show = テーブルを再表示
deed-lock = アカウントをロック
deed-unlock = アカウントのロックを解除
deed-reset = 新しいパスワードのリンク
deed-promote = モデレーターに任命
deed-demote = モデレーターを解任
deed-delete = アカウントを削除
deed-remove = テーブルを削除
deed-rebuild = ゲームを再構築
deed-purge = データを消去
openid-log-in = { $name }でログイン
openid-name-about = { $name }で本人確認ができました。ここで使う名前を選んでください。
openid-name = 入る
