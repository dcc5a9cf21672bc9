import { checkCountry } from '../../address/check-country.ts'
import type { Product } from '../../contract/product.ts'
import { LOCALES, type Locale, negotiateLocale } from '../../locale/negotiate-locale.ts'
import { applyPriceDelta } from '../../money/apply-price-delta.ts'
import { derivePersonalization } from '../../personalization/derive-personalization.ts'
import { type Call, fail, type Outcome, refuseBy, type Success, succeed } from '../call.ts'
import { dayOf } from '../day-of.ts'
import { enter } from '../enter.ts'
import { ANY, equalTo, type FieldPattern, optional, type Pattern, required } from '../expectation.ts'
import { findProduct, withCollection } from '../find.ts'
import { type Making, makeFor } from '../make-personalized.ts'
import { textOrNull } from '../read-json.ts'
import { resemble } from '../resemble.ts'
import { readSource } from '../source.ts'
import type { StoreCollection, StoreProduct } from '../state.ts'

/** What changes of itself, or is not a product's own. */
const ALWAYS_FREE = ['creationStatus', 'errors', 'notes'] as const
/** What other languages say in other words. */
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
/** What stores of gifts hide. */
const PRICES = ['price', 'retailPrice', 'priceRange', 'retailPriceRange', 'priceDeltaByCountry']
/** What shows a person's data. */
const PICTURES = ['featuredImage', 'images']

/**
 * Get product: in the best of the supported languages (get-product.1), with the country's delta in its prices (get-product.2), and
 * made for the person whose data the parameters are, where it is personalized (get-product.3): pending, and done 20 seconds later
 * (D-80). Which fields are always there is not shown, so that any may be missing; those that are there are the product's.
 */
export function getProduct(call: Call): Outcome {
	return enter(call, { collectionId: call.parameter('collectionId'), takesCompany: false }, (collection) => {
		const stored = findProduct(collection, call.parameter('productId'))
		if ('code' in stored) return fail(stored)
		const source = readSource(call.parameter)
		const making = source !== null && stored.product.isPersonalized ? makeFor(call, collection, stored, source) : null
		const success = answerWith(call, collection, stored, making)
		const derived = making === null ? null : derivePersonalization(making.source, { asOf: dayOf(call) })
		if (derived?.status === 'invalid') return refuseBy(derived.issues, call, success)
		const countryCode = call.parameter('countryCode')
		const isDoubtful = countryCode !== null && checkCountry({ countryCode }).status !== 'valid'
		return succeed(success, isDoubtful)
	})
}

function answerWith(call: Call, collection: StoreCollection, stored: StoreProduct, making: Making | null): Success {
	// Names of headers are read in any case, and servers pass them on in small letters.
	const header = call.parameter('Accept-Language') ?? call.parameter('accept-language')
	const locale = negotiateLocale(header)
	const translation = stored.translations[locale] ?? {}
	const words = wordsOf(stored, header, locale)
	const priced = withDelta(stored.product, call)
	const creation = making === null ? {} : { creationStatus: making.status }
	const isForeign = locale !== 'en-US'
	const free = [
		...ALWAYS_FREE,
		...(isForeign ? WORDS : []),
		...(collection.rewardType === 'Coins' ? [] : PRICES),
		...(making === null ? [] : PICTURES),
		...(stored.isStatusOpen ? ['status'] : []),
	]
	return {
		body: { ...priced, ...translation, ...creation },
		pattern: patternOf(priced, free, words, making),
		after: (body) => {
			if (making === null) return call.state
			const personalizations = making.after(textOrNull(body, 'creationStatus'))
			return withCollection(call.state, { ...collection, personalizations })
		},
	}
}

/** The product's own fields, then what is known beyond them. */
function patternOf(
	product: Product,
	free: readonly string[],
	words: readonly FieldPattern[],
	making: Making | null,
): Pattern {
	const known: FieldPattern[] = [required('id', equalTo(product.id)), optional('notes', equalTo(product.notes))]
	known.push(...words)
	if (making !== null) known.push(optional('creationStatus', { kind: 'oneOf', values: making.admitted }))
	const own = resemble(product, free)
	const names = new Set(known.map(({ name }) => name))
	const fields = own.kind === 'object' ? own.fields.filter(({ name }) => !names.has(name)) : []
	return { kind: 'object', fields: [...known, ...fields], orNull: false }
}

/**
 * What the product says in another language. The header's first locale binds; where it names a language or any, which of its locales
 * answers is a decision (D-70), so that a text is one of theirs, as far as all are known.
 */
function wordsOf({ translations }: StoreProduct, header: string | null, locale: Locale): readonly FieldPattern[] {
	const [first = ''] = (header ?? '').split(/[,;]/g, 1)
	const isNamed = first.trim() === '' || first.trim().toLowerCase() === locale.toLowerCase()
	const candidates = isNamed ? [locale] : LOCALES.filter((each) => each.slice(0, 2) === locale.slice(0, 2))
	const known = candidates.map((each) => translations[each] ?? {})
	return WORDS.flatMap((name) => {
		const texts = known.map((each) => textOrNull(each, name))
		const values = texts.filter((text) => text !== null)
		if (values.length === 0) return []
		return [optional(name, values.length === texts.length ? { kind: 'oneOf', values } : ANY)]
	})
}

function withDelta(product: Product, { state, parameter }: Call): Product {
	const countryCode = parameter('countryCode')?.trim()
	if (!countryCode) return product
	const verdict = applyPriceDelta(product, countryCode, state.policy)
	return verdict.status === 'valid' ? verdict.value : product
}
