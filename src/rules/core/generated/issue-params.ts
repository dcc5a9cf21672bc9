// Written by scripts/build-rulebook.ts; do not edit.
/** The params of the issues of each code, as vectors, examples and generated orders have them. */
export interface CodeParams {
	readonly 'address.city.missing': {
		readonly country: string
	}
	readonly 'address.country.conflict': {
		readonly code: string
		readonly name: string
		readonly given: string
	}
	readonly 'address.country.missing': unknown
	readonly 'address.country.unknown': {
		readonly country: string
	}
	readonly 'address.line.long': {
		readonly length: number
		readonly most: number
	}
	readonly 'address.line.script': {
		readonly letters: string
	}
	readonly 'address.phone.doubtful': {
		readonly phone: string
		readonly example: string
	}
	readonly 'address.phone.invalid': {
		readonly phone: string
		readonly example: string
		readonly reason: string
	}
	readonly 'address.phone.joined': {
		readonly phone: string
		readonly first: string
		readonly second: string
		readonly number: string
	}
	readonly 'address.phone.missing': {
		readonly phone: string
		readonly example: string
	}
	readonly 'address.post-box': {
		readonly country: string
	}
	readonly 'address.province.code-doubted': {
		readonly country: string
		readonly code: string
		readonly name: string
		readonly province: string
	}
	readonly 'address.province.code-level': {
		readonly country: string
		readonly code: string
		readonly hint: string
	}
	readonly 'address.province.code-missing': {
		readonly country: string
		readonly code: string
		readonly hint: string
	}
	readonly 'address.province.code-unknown': {
		readonly country: string
		readonly code: string
		readonly hint: string
	}
	readonly 'address.province.conflict': {
		readonly country: string
		readonly code: string
		readonly name: string
		readonly province: string
	}
	readonly 'address.province.is-country': {
		readonly name: string
		readonly country: string
	}
	readonly 'address.province.mismatch': {
		readonly country: string
		readonly province: string
		readonly other: string
		readonly otherName?: string
		readonly taxHint?: string
	}
	readonly 'address.province.missing': {
		readonly country: string
		readonly hint: string
	}
	readonly 'address.province.own': {
		readonly name: string
		readonly province: string
		readonly reason: string
	}
	readonly 'address.province.unknown': {
		readonly country: string
		readonly province: string
		readonly hint: string
	}
	readonly 'address.street.missing': {
		readonly country: string
	}
	readonly 'address.zip.district': {
		readonly zip: string
		readonly country: string
		readonly example: string
	}
	readonly 'address.zip.invalid': {
		readonly zip: string
		readonly country: string
		readonly example: string
	}
	readonly 'address.zip.missing': {
		readonly country: string
		readonly example: string
	}
	readonly 'address.zip.not-assigned': {
		readonly zip: string
		readonly country: string
		readonly example: string
	}
	readonly 'address.zip.own': {
		readonly zip: string
		readonly country: string
		readonly reason: string
	}
	readonly 'address.zip.province-mismatch': {
		readonly zip: string
		readonly country: string
		readonly expected: string
		readonly province: string
		readonly expectedName?: string
		readonly provinceName?: string
	}
	readonly 'address.zip.replaced': {
		readonly zip: string
		readonly country: string
		readonly example: string
		readonly year: string
	}
	readonly 'address.zip.unused': {
		readonly country: string
	}
	readonly 'collection.reward-type.invalid': {
		readonly actual: string
	}
	readonly 'days.instant.invalid': unknown
	readonly 'days.instant.loose': unknown
	readonly 'days.orders.invalid': {
		readonly most: number
	}
	readonly 'days.range.reversed': unknown
	readonly 'facts.products.unread': {
		readonly key: string
	}
	readonly 'json.invalid': {
		readonly argument: number
	}
	readonly 'money.amount.invalid': unknown
	readonly 'money.product.invalid': unknown
	readonly 'money.result.negative': unknown
	readonly 'order.amount.too-large': unknown
	readonly 'order.balance.insufficient': {
		readonly needed: number
		readonly balance: number
		readonly missing: number
	}
	readonly 'order.company.missing': unknown
	readonly 'order.items.none': {
		readonly count: number
		readonly most: number
	}
	readonly 'order.items.too-many': {
		readonly count: number
		readonly most: number
	}
	readonly 'order.payment.gifts': unknown
	readonly 'order.personalization.failed': {
		readonly title: string
	}
	readonly 'order.personalization.pending': {
		readonly title: string
	}
	readonly 'order.price.invalid': {
		readonly title: string
	}
	readonly 'order.price.missing': {
		readonly title: string
	}
	readonly 'order.price.negative': {
		readonly title: string
		readonly country: string
		readonly amount: number
	}
	readonly 'order.price.other-country': {
		readonly title: string
		readonly country: string
		readonly other: string
	}
	readonly 'order.product.discontinued': {
		readonly title: string
		readonly country: string
	}
	readonly 'order.product.draft': {
		readonly title: string
		readonly country: string
	}
	readonly 'order.product.out-of-stock': {
		readonly title: string
		readonly country: string
	}
	readonly 'order.quantity.invalid': {
		readonly quantity: string
	}
	readonly 'order.shipping.country-closed': {
		readonly title: string
		readonly country: string
	}
	readonly 'order.shipping.country-not-offered': {
		readonly country: string
		readonly countries: readonly string[]
	}
	readonly 'order.shipping.country-unlisted': {
		readonly title: string
		readonly country: string
	}
	readonly 'order.shipping.province-closed': {
		readonly title: string
		readonly country: string
		readonly province: string
		readonly provinceName: string
	}
	readonly 'order.shipping.province-unknown': {
		readonly title: string
		readonly country: string
		readonly province: string
		readonly provinces: readonly string[]
		readonly provincesName: readonly string[]
	}
	readonly 'order.shipping.provinces-closed': {
		readonly title: string
		readonly country: string
		readonly province: string
		readonly provinces: readonly string[]
		readonly provincesName: readonly string[]
	}
	readonly 'order.variant.not-for-sale': {
		readonly title: string
		readonly country: string
	}
	readonly 'personalization.date.future': {
		readonly field: string
	}
	readonly 'personalization.date.invalid': {
		readonly field: string
		readonly date: string
	}
	readonly 'policy.key.unknown': {
		readonly key: string
	}
	readonly 'policy.value.invalid': {
		readonly key: string
		readonly values: string
	}
	readonly 'product.key.misspelled': {
		readonly title: string
		readonly key: string
		readonly field: string
	}
	readonly 'product.value.invalid': {
		readonly title: string
		readonly field: string
		readonly expected: string
	}
	readonly 'request.enum': {
		readonly field: string
		readonly expected: string
		readonly actual: string
	}
	readonly 'request.format': {
		readonly field: string
		readonly expected: string
		readonly actual: string
	}
	readonly 'request.loose-date-time': {
		readonly field: string
		readonly expected: string
		readonly actual: string
	}
	readonly 'request.missing': {
		readonly field: string
		readonly expected?: string
		readonly actual?: string
	}
	readonly 'request.null': {
		readonly field: string
		readonly expected?: string
		readonly actual?: string
	}
	readonly 'request.too-few': {
		readonly field: string
		readonly expected: string
		readonly actual: string
	}
	readonly 'request.too-many': {
		readonly field: string
		readonly expected: string
		readonly actual: string
	}
	readonly 'request.type': {
		readonly field: string
		readonly expected: string
		readonly actual: string
	}
	readonly 'request.unknown-property': {
		readonly field: string
		readonly expected: string
		readonly actual: string
	}
	readonly 'response.enum': {
		readonly field: string
		readonly expected: string
		readonly actual: string
	}
	readonly 'response.format': {
		readonly field: string
		readonly expected: string
		readonly actual: string
	}
	readonly 'response.loose-date-time': {
		readonly field: string
		readonly expected: string
		readonly actual: string
	}
	readonly 'response.missing': {
		readonly field: string
		readonly expected: string
		readonly actual: string
	}
	readonly 'response.null': {
		readonly field: string
		readonly expected: string
		readonly actual: string
	}
	readonly 'response.too-deep': {
		readonly field: string
		readonly expected: string
		readonly actual: string
	}
	readonly 'response.too-many': {
		readonly field: string
		readonly expected: string
		readonly actual: string
	}
	readonly 'response.type': {
		readonly field: string
		readonly expected: string
		readonly actual: string
	}
	readonly 'reward.amount.fraction': {
		readonly amount: number
	}
	readonly 'reward.amount.invalid': {
		readonly amount: number
	}
	readonly 'reward.amount.taken': {
		readonly amount: number
		readonly taken: number
	}
	readonly 'reward.balance.invalid': {
		readonly email: string
	}
	readonly 'reward.email.unknown': {
		readonly email: string
	}
	readonly 'tax-number.check-digits': {
		readonly country: string
		readonly name: string
		readonly example: string
		readonly kind: string
		readonly value: string
	}
	readonly 'tax-number.date': {
		readonly country: string
		readonly name: string
		readonly example: string
		readonly kind: string
		readonly value: string
	}
	readonly 'tax-number.deprecated-attribute': unknown
	readonly 'tax-number.format': {
		readonly country: string
		readonly name: string
		readonly example: string
		readonly kind: string
		readonly value: string
	}
	readonly 'tax-number.generic': {
		readonly country: string
		readonly name: string
		readonly example: string
		readonly kind: string
		readonly value: string
	}
	readonly 'tax-number.kind': {
		readonly country: string
		readonly name: string
		readonly example: string
		readonly kind: string
		readonly value: string
	}
	readonly 'tax-number.missing': {
		readonly country: string
		readonly name: string
		readonly example: string
		readonly type: string
	}
	readonly 'tax-number.repeated-digits': {
		readonly country: string
		readonly name: string
		readonly example: string
		readonly kind: string
		readonly value: string
	}
	readonly 'tax-number.type': {
		readonly country: string
		readonly name: string
		readonly example: string
		readonly type: string
	}
	readonly 'tax-number.unrecognized': {
		readonly country: string
		readonly name: string
		readonly example: string
		readonly kind: string
		readonly value: string
	}
}
