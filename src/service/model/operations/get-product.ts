import { checkCountry } from '../../../rules/built-in/address.ts'
import type { Product } from '../../../rules/contract/resources.ts'
import { owns } from '../../../rules/core/read.ts'
import { isSameText } from '../../../rules/html/is-same-text.ts'
import { type LanguageRange, parseLanguageRanges } from '../../../rules/locale/language-ranges.ts'
import { LOCALES, type Locale, negotiateLocale } from '../../../rules/locale/negotiate-locale.ts'
import { applyPriceDelta } from '../../../rules/money/price-delta.ts'
import { derivePersonalization } from '../../../rules/personalization/derive-personalization.ts'
import { SOURCE_FIELDS } from '../../../rules/personalization/read-fields.ts'
import { type Call, dayOf, fail, type Outcome, refuseBy, type Success, succeed } from '../call.ts'
import { ANY, equalTo, type FieldPattern, fieldsOf, kept, optional, type Pattern, required } from '../expectation.ts'
import { enter, findProduct, withCollection } from '../find.ts'
import { textOrNull } from '../json.ts'
import { afterAnyRead, type Making, makeFor, readSource } from '../make-personalized.ts'
import { isUnusualText } from '../open-bodies.ts'
import { ordersOf } from '../order-log.ts'
import { resemble } from '../resemble.ts'
import type { ProductTranslation, StoreCollection, StoreProduct } from '../state.ts'

/** Fields that may change at any time, or don't belong to the product. */
const ALWAYS_FREE = ['creationStatus', 'errors', 'notes'] as const
/** Fields with translated texts. */
const WORDS = [
	'title',
	'description',
	'descriptionV2',
	'name',
	'countryName',
	'provinceName',
	'sizeChartTable',
	'sizeChartImages',
]
/** "Returned prices already include the country delta." Whether retail prices include it is not shown. */
const RETAIL = ['retailPrice', 'retailPriceRange']
/** Fields that stores of gifts hide. */
const PRICES = ['price', 'retailPrice', 'priceRange', 'retailPriceRange', 'priceDeltaByCountry']
/** Fields that show a person's data. */
const PICTURES = ['featuredImage', 'images']

/**
 * Returns a product in the best supported language (get-product.1), with the country's delta in its prices (get-product.2). A personalized product
 * is created for the person in the parameters (get-product.3). The product is pending at first, and done 20 seconds later (D-80). The field
 * `descriptionV2` is the "same text without HTML tags" (product.1). Any field may be missing, because the API documentation doesn't show which
 * fields are always present. A field that is present must be the product's.
 */
export function getProduct(call: Call): Outcome {
	return enter(call, (collection) => {
		const stored = findProduct(collection, call.parameter('productId'))
		if (owns(stored, 'code')) return fail(stored)
		const source = readSource(call.parameter)
		const making = source !== null && stored.product.isPersonalized ? makeFor(call, collection, stored, source) : null
		const success = answerWith(call, collection, stored, making)
		const derived = making === null ? null : derivePersonalization(making.source, { asOf: dayOf(call) })
		if (derived?.status === 'invalid') return refuseBy(derived.issues, call, success)
		// The API documentation does not show which parameters a personalized product needs, nor what happens with other countries and
		// languages.
		const countryCode = call.parameter('countryCode')
		const isDoubtful = countryCode !== null && checkCountry({ countryCode }).status !== 'valid'
		const isAnonymous =
			stored.product.isPersonalized === true && Object.keys(source ?? {}).length < SOURCE_FIELDS.length
		const isUnusual = Object.values(source ?? {}).some(isUnusualText)
		const header = headerOf(call) ?? ''
		const isSupported = header.trim() === '' || parseLanguageRanges(header).some(isOffered)
		// Nor whether drafts are shown.
		const isDraft = stored.product.status === 'Draft' || stored.isStatusOpen
		return succeed(success, isDoubtful || isAnonymous || isUnusual || isDraft || !isSupported)
	})
}

function isOrdered(collection: StoreCollection, { product }: StoreProduct): boolean {
	return ordersOf(collection).some(
		({ order, isPlaced }) =>
			isPlaced === true && order.orderLineItems.some(({ productId }) => productId === product.id),
	)
}

/** Returns whether the client accepts a range of the header, and a supported locale has its language. */
function isOffered({ range, weight }: LanguageRange): boolean {
	const [language] = range.split('-', 1)
	return weight > 0 && (range === '*' || LOCALES.some((locale) => locale.slice(0, 2) === language))
}

/** Header names match in any case, because servers pass them in lower case. */
function headerOf({ parameter }: Call): string | null {
	return parameter('Accept-Language') ?? parameter('accept-language')
}

function answerWith(call: Call, collection: StoreCollection, stored: StoreProduct, making: Making | null): Success {
	const header = headerOf(call)
	const locale = negotiateLocale(header)
	const translation = stored.translations[locale] ?? {}
	const words = wordsOf(stored, header, locale)
	const priced = withDelta(stored.product, call)
	const creation = making === null ? {} : { creationStatus: making.status }
	// "Returned prices already include the country delta": retail prices may, too (D-106).
	const delta = stored.product.priceDeltaByCountry?.[call.parameter('countryCode')?.trim().toUpperCase() ?? ''] ?? 0
	const also = Object.fromEntries(RETAIL.map((name) => [name, delta]))
	const isTranslated = locale !== 'en-US'
	const free = [
		...ALWAYS_FREE,
		...(isTranslated ? WORDS : []),
		...(collection.rewardType === 'Coins' ? [] : PRICES),
		...(making === null ? [] : PICTURES),
		...(stored.isStatusOpen ? ['status'] : []),
		// What was ordered may be sold out.
		...(isOrdered(collection, stored) ? ['isInStock', 'isAvailableForSale'] : []),
		...(call.parameter('countryCode') === null ? [] : ['priceDeltaByCountry']),
	]
	return {
		body: { ...priced, ...translation, ...creation },
		pattern: patternOf(priced, free, words, making, also),
		after: (body) => {
			const personalizations =
				making === null ? afterAnyRead(call, collection, stored) : making.after(textOrNull(body, 'creationStatus'))
			return personalizations === collection.personalizations
				? call.state
				: withCollection(call.state, { ...collection, personalizations })
		},
	}
}

/** Returns a pattern of the product's own fields, then of other known fields. */
function patternOf(
	product: Product,
	free: readonly string[],
	words: readonly FieldPattern[],
	making: Making | null,
	also: Readonly<Record<string, number>>,
): Pattern {
	const known: FieldPattern[] = [
		kept('id', equalTo(product.id)),
		// "Adding notes" may keep the earlier ones.
		kept('notes', product.notes ? { kind: 'contains', value: product.notes } : ANY, 'update-product.1'),
	]
	if (!free.includes('priceDeltaByCountry')) known.push(...deltasOf(product))
	known.push(...words)
	if (making !== null) known.push(optional('creationStatus', { kind: 'oneOf', values: making.admitted }, 'service.7'))
	const own = resemble(product, free, also)
	const names = new Set(known.map(({ name }) => name))
	const fields = own.kind === 'object' ? own.fields.filter(({ name }) => !names.has(name)) : []
	return fieldsOf([...known, ...fields.map(withRule)])
}

/**
 * Returns the pattern of the price deltas. If a service returns deltas, every delta that isn't zero must be among them, because the client adds it.
 */
function deltasOf({ priceDeltaByCountry }: Product): readonly FieldPattern[] {
	const deltas = Object.entries(priceDeltaByCountry ?? {})
	if (deltas.length === 0) return []
	const fields = deltas.map(([country, delta]) => {
		const pattern = { kind: 'amount', values: [delta] } as const
		return delta === 0 ? optional(country, pattern) : required(country, pattern)
	})
	return [optional('priceDeltaByCountry', fieldsOf(fields), 'get-product.2')]
}

/** Adds a clause to a field that depends on the language or the country. */
function withRule(field: FieldPattern): FieldPattern {
	if (field.name === 'variants' || field.name === 'priceRange') return { ...field, rule: 'get-product.2' }
	return WORDS.includes(field.name) ? { ...field, rule: 'get-product.1' } : field
}

/**
 * Returns the texts of the product in the chosen language. If the header's range with the highest weight is a supported locale, a service must
 * choose that locale. If that range is a language or `*`, a decision chooses the locale (D-70). Any locale of the language then passes, if the
 * texts of all these locales are known.
 */
function wordsOf(
	{ product, translations }: StoreProduct,
	header: string | null,
	locale: Locale,
): readonly FieldPattern[] {
	const isNamed = (header ?? '').trim() === '' || heaviestOf(header ?? '') === locale.toLowerCase()
	const candidates = isNamed ? [locale] : LOCALES.filter((each) => each.slice(0, 2) === locale.slice(0, 2))
	const known = candidates.map((each) => translations[each] ?? (each === 'en-US' ? product : {}))
	const fields = WORDS.flatMap((name) => {
		const texts = known.map((each) => textOrNull(each, name))
		const values = texts.filter((text) => text !== null)
		if (values.length === 0) return []
		return [optional(name, values.length === texts.length ? { kind: 'oneOf', values } : ANY, 'get-product.1')]
	})
	const areSame = candidates.every((locale) =>
		hasSameText({ ...(locale === 'en-US' && product), ...translations[locale] }, locale),
	)
	return areSame ? [...fields, UNTAGGED] : fields
}

const UNTAGGED: FieldPattern = optional('descriptionV2', { kind: 'untagged', of: 'description' }, 'product.1')

/**
 * Returns whether a service with these texts satisfies the clause about `descriptionV2`. The clause doesn't apply if the store's own texts differ,
 * or if one of them may be in another language.
 */
function hasSameText({ description, descriptionV2 }: ProductTranslation, locale: Locale): boolean {
	if (typeof description === 'string' && typeof descriptionV2 === 'string')
		return isSameText(description, descriptionV2)
	return locale === 'en-US'
}

/** Returns the supported range with the highest weight in a header, in lower case; an empty text if several ranges have this weight. */
function heaviestOf(header: string): string {
	let heaviest: Pick<LanguageRange, 'range' | 'weight'> = { range: '', weight: 0 }
	for (const each of parseLanguageRanges(header).filter(isOffered)) {
		if (each.weight > heaviest.weight) heaviest = each
		else if (each.weight === heaviest.weight) heaviest = { range: '', weight: each.weight }
	}
	return heaviest.range
}

function withDelta(product: Product, { state, parameter }: Call): Product {
	const countryCode = parameter('countryCode')?.trim()
	if (!countryCode) return product
	const verdict = applyPriceDelta(product, countryCode, state.policy)
	return verdict.status === 'valid' ? verdict.value : product
}
