import type { Messages } from '../core/issue.ts'
import type { IssueCode } from '../messages/messages.ts'
import { JAPANESE_ADDED_MESSAGES } from './added-messages.ts'

/** The messages of `ja`, in the order of `MESSAGES`. */
export const JAPANESE_MESSAGES: Messages<IssueCode> = {
	'request.type': '{field}には{expected}を指定してください。受け取った値：{actual}',
	'request.null': '{field}は省略してください。nullは送信できません。',
	'request.missing': '{field}を送信してください。この項目がありません。',
	'request.unknown-property': '{field}を削除してください。ここで使える項目：{expected}',
	'request.too-few': '{field}が足りません。最小：{expected}、受け取った数：{actual}',
	'request.too-many': '{field}の要素を減らしてください。{actual}個は上限を超えています。',
	'request.too-deep': '{field}の入れ子を減らしてください。階層の上限：{actual}',
	'request.format': '{field}には{expected}を指定してください。受け取った値：「{actual}」',
	'request.loose-date-time':
		'{field}には完全な日時を指定してください（例：2026-05-29T00:00:00Z）。「{actual}」もそのまま受け付けます。',
	'request.enum': '{field}には次のいずれかを指定してください：{expected}。「{actual}」は使えません。',
	'response.type': '{field}に必要な値：{expected}。受け取った値：{actual}',
	'response.null': '{field}の値がnullになっています。この項目はないものとして扱います。',
	'response.missing': '応答に{field}がありません。',
	'response.unknown-property': '想定外の項目：{field}。ここで使える項目：{expected}',
	'response.too-few': '{field}の要素が足りません。最小：{expected}、受け取った数：{actual}',
	'response.too-many': 'maxItemsを大きくしてください。{field}の要素数（{actual}）が上限を超えています。',
	'response.too-deep': 'maxDepthを大きくしてください。{field}の入れ子が上限（{actual}階層）を超えています。',
	'response.format': '{field}に必要な値：{expected}。受け取った値：「{actual}」',
	'response.loose-date-time': '{field}に必要な値：完全な日時。「{actual}」もそのまま受け付けます。',
	'response.enum': '{field}の値「{actual}」は想定外です。使える値：{expected}',
	'address.country.missing': '国を2文字のコードで入力してください（例：US）。',
	'address.country.conflict':
		'コード{code}は「{given}」ではなく{code.the}のコードです。国をご確認ください。コードを優先します。',
	'address.country.unknown': '「{country}」という国は見つかりません。2文字のコードで入力してください（例：US）。',
	'address.province.missing': '{provinceField}を入力してください。{country}の住所に必要です。',
	'address.province.unknown': '{country}に「{province}」という{provinceField}は見つかりません。{hint}',
	'address.province.code-missing':
		'{provinceField}のコードを入力してください。{country}へのこの注文はコードで確認します。{hint}',
	'address.province.code-unknown': '{country}に「{code}」という{provinceField}のコードは見つかりません。{hint}',
	'address.province.code-level': '{country}の住所では「{code}」を{provinceField}として使いません。{hint}',
	'address.province.conflict':
		'{code}は「{province}」ではなく「{name}」のコードです。{provinceField}をご確認ください。コードを優先します。',
	'address.province.mismatch':
		'「{province}」があるのは{country}ではなく{other}です。国と{provinceField}をご確認ください。',
	'address.province.code-doubted':
		'{code}は「{name}」のコードですが、{zipField}は「{province}」のものです。コードをご確認ください。名前を優先します。',
	'address.province.is-country': '{country}は{provinceField}ではなく国として入力してください。',
	'address.phone.missing': '電話番号を入力してください（例：{example}）。',
	'address.phone.invalid': '「{phone}」は有効な電話番号ではありません。次の形式で入力してください：{example}',
	'address.phone.doubtful':
		'電話番号{phone}をご確認ください。使われていない可能性があります。次の形式で入力してください：{example}',
	'address.zip.missing': '{zipField}を次の形式で入力してください：{example}',
	'address.zip.invalid': '「{zip}」は{country}の{zipField}ではありません。次の形式で入力してください：{example}',
	'address.zip.not-assigned': '{zip}をご確認ください。{country}にこのように始まる{zipField}は見つかりません。',
	'address.zip.unused': '{zipField}は空欄のままにしてください。{country}の住所にはありません。',
	'address.zip.province-mismatch':
		'{zip}は「{province}」ではなく「{expected}」です。{zipField}または{provinceField}をご確認ください。',
	'address.street.missing': '番地を入力してください。入力がないと荷物が届かないことがあります。',
	'address.city.missing': '{cityField}を入力してください。入力がないと荷物が届かないことがあります。',
	'tax-number.missing': '{name}を入力してください（例：{example}）。{country}への注文に必要です。',
	'tax-number.type': '{name}は文字列で送信してください（例：{example}）。受け取った型：{type}',
	'tax-number.format': '{name}は次のように入力してください：{example}',
	'tax-number.kind': '{name}を入力してください（例：{example}）。{country}への注文では{kind}は使えません。',
	'tax-number.unrecognized': '{name}をご確認ください。{example}のような形式ではありません。',
	'tax-number.date': '{kind}をご確認ください。{value}に含まれる日付は存在しません。',
	'tax-number.check-digits': '{kind}をご確認ください。{value}のチェックディジットが正しくありません。',
	'tax-number.repeated-digits': '{kind}をご確認ください。{value}は同じ数字の繰り返しです。',
	'tax-number.generic': '購入者ご本人のRFCがあれば入力してください。{value}は汎用のRFCです。',
	'tax-number.deprecated-attribute': '税務番号はtaxNumberで送信してください。customAttributesの属性は廃止予定です。',
	'order.company.missing': 'companyIdを送信してください。パートナーには必須です。',
	...JAPANESE_ADDED_MESSAGES,
	'order.items.none': '注文に商品を1点以上追加してください。',
	'order.items.too-many': '1回の注文に含められる商品：{most}点まで。この注文：{count}点。',
	'order.quantity.invalid': '数量は1以上の整数で入力してください。',
	'order.shipping.country-closed': '商品「{title}」は{country}へ発送できません。注文から削除してください。',
	'order.shipping.province-closed':
		'商品「{title}」はこのお届け先へ発送できません：{country} {province}。注文から削除してください。',
	'order.shipping.provinces-closed':
		'商品「{title}」は{country}へ発送できますが、次の地域は対象外です：{provinces}。この住所へ発送できるかご確認ください。',
	'order.shipping.province-unknown':
		'商品「{title}」は{country}へ発送できますが、次の地域は対象外です：{provinces}。住所の{provinceField}によって決まりますので、ご確認ください。',
	'order.shipping.country-unlisted':
		'商品「{title}」の発送地域に{country}は含まれていません。発送できるかご確認ください。',
	'order.shipping.too-many-regions':
		'商品「{title}」の発送地域は最初の{most}件だけを読み取りました。{country}へ発送できるかご確認ください。',
	'order.variant.not-for-sale': '商品「{title}」のこのバリエーションは販売されていません。注文できるかご確認ください。',
	'order.product.draft': '商品「{title}」は下書きです。注文できるかご確認ください。',
	'order.product.discontinued': '商品「{title}」は販売を終了しました。注文できるかご確認ください。',
	'order.product.out-of-stock': '商品「{title}」は在庫切れです。注文できるかご確認ください。',
	'order.payment.gifts':
		'paymentCheckoutは省略してください。注文時のお支払いはクレジット制の店舗だけで使えるため、この指定は無視されます。',
	'collection.reward-type.invalid':
		'特典の種類はCoinsまたはGiftsで、このとおりに記入してください。受け取った値：{actual}',
	'order.price.missing': '商品「{title}」の価格がありません。価格のある商品を渡してください（例：29.99）。',
	'order.price.invalid':
		'商品「{title}」の価格または価格調整が金額ではありません。金額で指定してください（例：29.99）。',
	'order.price.other-country':
		'商品「{title}」の価格は{other}向けです。{country}向けの商品を取得してください。ここでは{other}の調整の代わりに{country}の調整を使います。',
	'order.price.negative': '{country}の調整を加えた商品「{title}」の価格は{amount}です。価格と調整をご確認ください。',
	'order.amount.too-large': '金額が2^53セントを超えています。数量を減らしてください。',
	'order.personalization.pending': '商品「{title}」はこの方のために作成中です。しばらくお待ちください。',
	'order.personalization.failed':
		'この方のための商品「{title}」を作成できませんでした。get-productでもう一度作成してください。',
	'order.balance.insufficient':
		'注文には{needed}が必要ですが、残高は{balance}です。商品を減らすか、残高に{missing}を追加してください。',
	'reward.amount.invalid': '金額は2^53セント以下の数値で指定してください（例：25.5）。受け取った値：{amount}',
	'reward.amount.fraction': 'ギフトの数は整数で指定してください。受け取った値：{amount}',
	'reward.amount.taken': '金額{amount}では各残高から{taken}が引かれます。金額をご確認ください。',
	'reward.email.unknown': 'このコレクションにメールアドレス{email}の方はいないため、対象になりません。ご確認ください。',
	'reward.balance.invalid': '{email}の残高は金額で、特典と合わせて2^53セント以下にしてください。',
	'personalization.date.invalid':
		'「{date}」は{field}の正しい日付ではありません。次の形式で指定してください：1984-05-29',
	'personalization.date.future': '{field}がasOfより後の日付です。日付をご確認ください。',
	'token.missing': 'アクセストークンがありません。AuthorizationヘッダーのBearerの後に入れて送信してください。',
	'token.unknown': 'このアクセストークンは登録されていません。create-tokensで取得してください。',
	'token.expired': 'このアクセストークンは10分で期限が切れました。create-tokensで新しく取得してください。',
	'token.client': 'このclientIdとclientSecretのクライアントは見つかりません。両方をご確認ください。',
	'resource.operation': '「{operation}」という操作はインターフェイスにありません。名前をご確認ください。',
	'resource.company': 'このクライアントに会社「{id}」はありません。companyIdをご確認ください。',
	'resource.collection': 'このクライアントにコレクション「{id}」はありません。collectionIdをご確認ください。',
	'resource.product': 'このコレクションに商品「{id}」はありません。productIdをご確認ください。',
	'resource.variant': 'このコレクションにバリエーション「{id}」はありません。variantIdをご確認ください。',
	'resource.person': 'このコレクションにメールアドレス{email}の方はいません。create-peopleで登録してください。',
	'order.personalization.missing': 'この方のための「{id}」はまだありません。先にget-productで作成してください。',
	'personalization.none':
		'コレクション「{id}」にパーソナライズ商品はありません。パーソナライズ商品のあるものを選んでください。',
	'seed.part.dropped': 'モデルが読み取れないため、{part}は状態に含まれていません。型と項目をご確認ください。',
	'model.now': 'リクエストの時刻は日時で指定してください（例：2026-01-31T09:30:00Z）。',
	'response.status': '想定されるステータスコード：{expected}。受け取った値：{actual}',
	'response.field': '{field}に想定される値：{expected}。受け取った値：{actual}',
	'response.extra': '想定外の要素です（{field}）。店舗にはありません。',
	'days.orders.invalid': '注文は最大{most}件の一覧で渡してください。',
	'days.instant.invalid': '日時は次のように記入してください：2026-01-31T09:30:00Z',
	'days.instant.loose': '日時は次のように記入してください：2026-01-31T09:30:00Z',
	'days.range.reversed': '開始が終了より後です。startとendを入れ替えてください。',
	'money.amount.invalid': '2^53セント以下の金額で指定してください（例：29.99）。',
	'money.product.invalid': 'サービスが返すとおりの商品を渡してください。',
	'money.result.negative': '調整を加えるとこの価格は0を下回ります。価格調整をご確認ください。',
	'json.invalid': '引数{argument}はJSONではありません。JSONのテキストを送信してください。',
	'json.depth': '引数{argument}の入れ子が深すぎます。最大{most}階層までにしてください。',
}
