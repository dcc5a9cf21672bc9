import type { Messages } from '../core/issue.ts'
import type { IssueCode } from '../messages/messages.ts'
import { KOREAN_ADDED_MESSAGES } from './added-messages.ts'

/** The messages of `ko`, in the order of `MESSAGES`. */
export const KOREAN_MESSAGES: Messages<IssueCode> = {
	'request.type': '{field}: {expected} 형식으로 보내 주세요. 받은 값: {actual}.',
	'request.null': '{field}: null 대신 항목을 생략해 주세요.',
	'request.missing': '{field}: 항목이 없습니다. 값을 보내 주세요.',
	'request.unknown-property': '{field}: 이 항목을 삭제해 주세요. 여기서 사용할 수 있는 항목: {expected}.',
	'request.too-few': '{field}: 요소가 부족합니다. 최소 개수: {expected}. 받은 개수: {actual}.',
	'request.too-many': '{field}: 요소를 줄여 주세요. {actual}개는 제한을 넘습니다.',
	'request.too-deep': '{field}: 중첩 단계를 줄여 주세요. 최대 단계: {actual}.',
	'request.format': '{field}: {expected} 형식으로 보내 주세요. 받은 값: ‘{actual}’.',
	'request.loose-date-time':
		'{field}: 2026-05-29T00:00:00Z처럼 완전한 날짜와 시간을 보내 주세요. ‘{actual}’ 값도 그대로 받습니다.',
	'request.enum': '{field}: 다음 값 중 하나를 보내 주세요. {expected}. 받은 값: ‘{actual}’.',
	'response.type': '{field}: 필요한 값은 {expected} 형식입니다. 받은 값: {actual}.',
	'response.null': '{field}: 예상하지 못한 null 값입니다. 없는 항목으로 처리합니다.',
	'response.missing': '{field}: 응답에 이 항목이 없습니다.',
	'response.unknown-property': '{field}: 예상하지 못한 항목입니다. 여기서 사용할 수 있는 항목: {expected}.',
	'response.too-few': '{field}: 응답의 요소가 부족합니다. 최소 개수: {expected}. 받은 개수: {actual}.',
	'response.too-many': '{field}: 요소 수({actual})가 제한을 넘습니다. maxItems 값을 늘려 주세요.',
	'response.too-deep': '{field}: 중첩 단계가 제한({actual})을 넘습니다. maxDepth 값을 늘려 주세요.',
	'response.format': '{field}: 필요한 값은 {expected} 형식입니다. 받은 값: ‘{actual}’.',
	'response.loose-date-time': '{field}: 필요한 값은 완전한 날짜와 시간입니다. ‘{actual}’ 값도 그대로 받습니다.',
	'response.enum': '{field}: 예상하지 못한 값 ‘{actual}’입니다. 사용할 수 있는 값: {expected}.',
	'address.country.missing': '국가를 US처럼 두 글자 코드로 입력해 주세요.',
	'address.country.conflict':
		'{code} 코드의 국가: {code.the}. 입력한 국가: ‘{given}’. 국가를 확인해 주세요. 코드를 기준으로 합니다.',
	'address.country.unknown': '‘{country}’: 알 수 없는 국가입니다. US처럼 두 글자 코드로 입력해 주세요.',
	'address.province.missing': '{provinceField.object} 입력해 주세요. {country} 주소에 필요합니다.',
	'address.province.unknown': '{country}에서 ‘{province}’ {provinceField.object} 찾을 수 없습니다.{hint}',
	'address.province.code-missing':
		'{provinceField.object} 코드로 입력해 주세요. {country}행 주문은 이 코드로 확인합니다.{hint}',
	'address.province.code-unknown': '{country}에서 {provinceField} 코드 ‘{code}’ 항목을 찾을 수 없습니다.{hint}',
	'address.province.code-level': '‘{code}’ 코드는 {country} 주소에서 사용하는 {provinceField.not} 아닙니다.{hint}',
	'address.province.conflict':
		'{code} 코드는 ‘{province}’ 코드가 아니라 ‘{name}’ 코드입니다. {provinceField.object} 확인해 주세요. 코드를 기준으로 합니다.',
	'address.province.mismatch':
		'‘{province}’의 국가: {other}. 입력한 국가: {country}. 국가와 {provinceField.object} 확인해 주세요.',
	'address.province.code-doubted':
		'{code} 코드는 ‘{name}’ 코드이지만 {zipField.subject} ‘{province}’ 지역의 것입니다. 코드를 확인해 주세요. 이름을 기준으로 합니다.',
	'address.province.is-country': '{country}: {provinceField.not} 아니라 국가로 입력해 주세요.',
	'address.phone.missing': '{example}처럼 전화번호를 입력해 주세요.',
	'address.phone.invalid': '‘{phone}’ 번호는 올바른 전화번호가 아닙니다. {example} 형식으로 입력해 주세요.',
	'address.phone.doubtful':
		'전화번호 {phone} 항목을 확인해 주세요. 사용되지 않는 번호일 수 있습니다. {example} 형식으로 입력해 주세요.',
	'address.zip.missing': '{zipField.object} 입력해 주세요. {example} 형식을 사용해 주세요.',
	'address.zip.invalid': '‘{zip}’ 값은 {country}의 {zipField.not} 아닙니다. {example} 형식으로 입력해 주세요.',
	'address.zip.not-assigned':
		'{zip} 값을 확인해 주세요. {country}에서 이렇게 시작하는 {zipField.object} 찾을 수 없습니다.',
	'address.zip.unused': '{zipField.object} 비워 두세요. {country} 주소에는 없습니다.',
	'address.zip.province-mismatch':
		'{zip} 지역은 ‘{province}’ 대신 ‘{expected}’에 속합니다. {zipField} 또는 {provinceField.object} 확인해 주세요.',
	'address.street.missing': '도로명 주소를 입력해 주세요. 없으면 소포가 도착하지 않을 수 있습니다.',
	'address.city.missing': '{cityField.object} 입력해 주세요. 없으면 소포가 도착하지 않을 수 있습니다.',
	'tax-number.missing': '{name} 항목을 입력해 주세요(예: {example}). {country}행 주문에 필요합니다.',
	'tax-number.type': '{name} 항목을 문자열로 보내 주세요(예: {example}). 받은 형식: {type}.',
	'tax-number.format': '{name} 항목을 다음과 같이 입력해 주세요: {example}.',
	'tax-number.kind':
		'{name} 항목을 입력해 주세요(예: {example}). {country}행 주문에는 {kind} 항목을 사용할 수 없습니다.',
	'tax-number.unrecognized': '{name} 항목을 확인해 주세요. {example} 형식과 다릅니다.',
	'tax-number.date': '{kind} 항목을 확인해 주세요. {value}에 있는 날짜가 존재하지 않습니다.',
	'tax-number.check-digits': '{kind} 항목을 확인해 주세요. {value}의 검증 숫자가 맞지 않습니다.',
	'tax-number.repeated-digits': '{kind} 항목을 확인해 주세요. {value}에서 같은 숫자가 반복됩니다.',
	'tax-number.generic': '구매자 본인의 RFC가 있으면 입력해 주세요. {value} 번호는 일반용 RFC입니다.',
	'tax-number.deprecated-attribute':
		'세금 번호를 taxNumber 항목으로 보내 주세요. customAttributes 속성은 더 이상 사용하지 않습니다.',
	'order.company.missing': 'companyId 항목을 보내 주세요. 파트너는 반드시 보내야 합니다.',
	...KOREAN_ADDED_MESSAGES,
	'order.items.none': '주문에 상품을 하나 이상 추가해 주세요.',
	'order.items.too-many': '한 주문에 담을 수 있는 상품 수: 최대 {most}개. 이 주문의 상품 수: {count}개.',
	'order.quantity.invalid': '수량은 1 이상의 정수여야 합니다.',
	'order.shipping.country-closed': '상품 ‘{title}’: {country}에는 배송할 수 없습니다. 주문에서 삭제해 주세요.',
	'order.shipping.province-closed':
		'상품 ‘{title}’: 이 배송지({country} {province})에는 배송할 수 없습니다. 주문에서 삭제해 주세요.',
	'order.shipping.provinces-closed':
		'상품 ‘{title}’: {country}에 배송하지만 다음 지역은 제외됩니다: {provinces}. 이 주소로 배송되는지 확인해 주세요.',
	'order.shipping.province-unknown':
		'상품 ‘{title}’: {country}에 배송하지만 다음 지역은 제외됩니다: {provinces}. 주소의 {provinceField.by} 결정되므로 확인해 주세요.',
	'order.shipping.country-unlisted':
		'상품 ‘{title}’: 배송 지역 목록에 {country} 항목이 없습니다. 배송되는지 확인해 주세요.',
	'order.shipping.too-many-regions':
		'상품 ‘{title}’: 배송 지역 중 처음 {most}개만 읽었습니다. {country}에 배송되는지 확인해 주세요.',
	'order.variant.not-for-sale': '상품 ‘{title}’: 이 옵션은 판매하지 않습니다. 주문할 수 있는지 확인해 주세요.',
	'order.product.draft': '상품 ‘{title}’: 초안 상태입니다. 주문할 수 있는지 확인해 주세요.',
	'order.product.discontinued': '상품 ‘{title}’: 판매가 종료되었습니다. 주문할 수 있는지 확인해 주세요.',
	'order.product.out-of-stock': '상품 ‘{title}’: 품절되었습니다. 주문할 수 있는지 확인해 주세요.',
	'order.payment.gifts':
		'paymentCheckout 항목을 생략해 주세요. 크레딧 매장에서만 주문 시 결제를 받으므로 이 항목은 무시됩니다.',
	'collection.reward-type.invalid': '보상 유형은 Coins 또는 Gifts이며, 그대로 입력해야 합니다. 받은 값: {actual}.',
	'order.price.missing': '상품 ‘{title}’: 가격이 없습니다. 29.99처럼 가격이 있는 상품을 전달해 주세요.',
	'order.price.invalid': '상품 ‘{title}’: 가격 또는 가격 조정이 금액이 아닙니다. 29.99처럼 입력해 주세요.',
	'order.price.other-country':
		'상품 ‘{title}’: {other}용 가격입니다. {country}용 상품을 다시 가져오세요. 여기서는 {other}의 조정 대신 {country}의 조정을 사용합니다.',
	'order.price.negative': '상품 ‘{title}’: {country}의 조정을 더한 가격은 {amount}입니다. 가격과 조정을 확인해 주세요.',
	'order.amount.too-large': '금액이 2^53센트를 넘습니다. 수량을 줄여 주세요.',
	'order.personalization.pending': '상품 ‘{title}’: 이 사람을 위해 아직 만드는 중입니다. 잠시 기다려 주세요.',
	'order.personalization.failed':
		'상품 ‘{title}’: 이 사람을 위해 만들지 못했습니다. get-product 작업으로 다시 만들어 주세요.',
	'order.balance.insufficient':
		'주문에 필요한 금액: {needed}. 현재 잔액: {balance}. 상품을 줄이거나 잔액에 {missing}만큼 추가해 주세요.',
	'reward.amount.invalid': '금액은 25.5처럼 2^53센트 이하의 숫자여야 합니다. 받은 값: {amount}.',
	'reward.amount.fraction': '선물의 수는 정수여야 합니다. 받은 값: {amount}.',
	'reward.amount.taken': '금액이 {amount}이면 각 잔액에서 {taken}만큼 줄어듭니다. 금액을 확인해 주세요.',
	'reward.email.unknown': '이 컬렉션에 이메일 주소가 {email}인 사람이 없어 처리하지 않습니다. 주소를 확인해 주세요.',
	'reward.balance.invalid': '{email}의 잔액은 금액이어야 하며, 보상을 더해 2^53센트 이하여야 합니다.',
	'personalization.date.invalid': '{field}: ‘{date}’ 값은 올바른 날짜가 아닙니다. 1984-05-29처럼 입력해 주세요.',
	'personalization.date.future': '{field}: 날짜가 asOf보다 늦습니다. 날짜를 확인해 주세요.',
	'token.missing': '액세스 토큰이 없습니다. Authorization 헤더의 Bearer 뒤에 넣어 보내 주세요.',
	'token.unknown': '알 수 없는 액세스 토큰입니다. create-tokens 작업으로 발급받으세요.',
	'token.expired': '이 액세스 토큰은 10분이 지나 만료되었습니다. create-tokens 작업으로 새로 발급받으세요.',
	'token.client': '이 clientId와 clientSecret을 가진 클라이언트가 없습니다. 두 값을 확인해 주세요.',
	'resource.operation': '‘{operation}’ 작업은 인터페이스에 없습니다. 이름을 확인해 주세요.',
	'resource.company': '이 클라이언트에 회사 ‘{id}’ 항목이 없습니다. companyId를 확인해 주세요.',
	'resource.collection': '이 클라이언트에 컬렉션 ‘{id}’ 항목이 없습니다. collectionId를 확인해 주세요.',
	'resource.product': '이 컬렉션에 상품 ‘{id}’ 항목이 없습니다. productId를 확인해 주세요.',
	'resource.variant': '이 컬렉션에 옵션 ‘{id}’ 항목이 없습니다. variantId를 확인해 주세요.',
	'resource.person': '이 컬렉션에 이메일 주소가 {email}인 사람이 없습니다. create-people 작업으로 등록해 주세요.',
	'order.personalization.missing':
		'이 사람을 위한 ‘{id}’ 항목이 아직 없습니다. 먼저 get-product 작업으로 만들어 주세요.',
	'personalization.none': '컬렉션 ‘{id}’에는 맞춤 상품이 없습니다. 맞춤 상품이 있는 컬렉션을 선택해 주세요.',
	'seed.part.dropped': '{part}: 모델이 읽을 수 없어 상태에 넣지 않았습니다. 형식과 항목을 확인해 주세요.',
	'model.now': '요청 시각은 2026-01-31T09:30:00Z처럼 날짜와 시간이어야 합니다.',
	'response.status': '예상한 상태 코드: {expected}. 받은 값: {actual}.',
	'response.field': '{field}: 예상한 값은 {expected}입니다. 받은 값: {actual}.',
	'response.extra': '{field}: 예상하지 못한 요소입니다. 매장에 없습니다.',
	'days.orders.invalid': '주문은 최대 {most}건의 목록으로 전달해 주세요.',
	'days.instant.invalid': '날짜와 시간은 다음과 같이 입력해 주세요: 2026-01-31T09:30:00Z.',
	'days.instant.loose': '날짜와 시간은 다음과 같이 입력해 주세요: 2026-01-31T09:30:00Z.',
	'days.range.reversed': '시작이 끝보다 늦습니다. start와 end를 바꿔 주세요.',
	'money.amount.invalid': '29.99처럼 2^53센트 이하의 금액을 입력해 주세요.',
	'money.product.invalid': '서비스가 돌려준 그대로의 상품을 전달해 주세요.',
	'money.result.negative': '조정을 더하면 이 가격이 0보다 작아집니다. 가격 조정을 확인해 주세요.',
	'json.invalid': '인수 {argument}: JSON이 아닙니다. JSON 텍스트를 보내 주세요.',
	'json.depth': '인수 {argument}: 중첩이 너무 깊습니다. 최대 {most}단계까지 사용해 주세요.',
}
