import { parseDay } from '../../rules/calendar/parse-instant.ts'
import type { Order, OrderLineItem, Variant } from '../../rules/contract/generated/types.ts'
import { isRecord, readField } from '../../rules/core/read.ts'
import { fromCents, timesCents, toCents } from '../../rules/money/cents.ts'
import {
	ANY,
	equalTo,
	type FieldPattern,
	fieldsOf,
	type ItemPattern,
	kept,
	objectOf,
	optional,
	type Pattern,
	required,
	type TextContent,
} from './expectation.ts'
import type { StoreCollection, StoreOrder, StoreProduct } from './state.ts'

/** The parts of a personalization that repeat the person's own data. The format of all other parts is not documented. */
const OWN: Readonly<Record<string, readonly string[]>> = {
	name: ['first', 'last'],
	anniversary: ['month', 'monthPadded', 'year', 'zodiac'],
	birth: ['month', 'monthPadded', 'year', 'zodiac'],
	work: ['department', 'location'],
}

/**
 * Returns the pattern of an order in a list-orders response. Of an open order, only the id must match. Stores of gifts hide prices, so prices may
 * have any value there.
 */
export function orderItemOf({ order, isOpen, isPlaced = false }: StoreOrder, collection: StoreCollection): ItemPattern {
	const { id } = order
	if (isOpen) return { key: id, isRequired: false, pattern: objectOf({ id: equalTo(id) }) }
	const fields: FieldPattern[] = [
		required('id', equalTo(id)),
		optional('orderNumber', equalTo(order.orderNumber)),
		kept('externalId', order.externalId === null ? { kind: 'oneOf', values: [null, ''] } : equalTo(order.externalId)),
		optional('createdAt', order.createdAt ? { kind: 'near', value: order.createdAt, isKnown: !isPlaced } : ANY),
		optional('user', userPattern(order, isPlaced)),
		required('orderLineItems', linesPattern(order.orderLineItems, collection, isPlaced)),
	]
	return { key: id, isRequired: true, pattern: fieldsOf(fields) }
}

/** A new order has the e-mail of its user, but no external id, so a service may return none. */
function userPattern({ user }: Order, isPlaced: boolean): Pattern {
	const email: Pattern = user?.email ? { kind: 'email', value: user.email } : ANY
	const known = isPlaced ? optional : kept
	return fieldsOf([kept('email', email), known('externalId', equalTo(user?.externalId))], true)
}

/** Returns the pattern of lines in any order. A service may merge lines with the same variant (D-101), and may write titles in any language. */
function linesPattern(lines: readonly OrderLineItem[], collection: StoreCollection, isPlaced: boolean): Pattern {
	const variantIds = [...new Set(lines.map(({ variantId }) => variantId))]
	const items = variantIds.map((variantId) => {
		const own = lines.filter((line) => line.variantId === variantId)
		const quantity = own.reduce((sum, line) => sum + line.quantity, 0)
		const others = lines.filter((line) => line.variantId !== variantId)
		const ids = isPlaced ? [] : own.flatMap(({ id }) => id ?? [])
		return { variantId, quantity, ids, pattern: linePattern(own, others, quantity, collection, isPlaced) }
	})
	return { kind: 'lines', items }
}

/**
 * Returns the pattern of each line with a variant. The title may be any title of the product, but not a title of another line, and in an order of
 * the seed not the title of the line's product in place of its variant. Retail prices, ids and pictures of a new line may also differ (D-142). The
 * price is the price of one piece (D-102) or of all pieces, in a new line with the delta or without. The API documentation doesn't show which.
 */
function linePattern(
	lines: readonly OrderLineItem[],
	others: readonly OrderLineItem[],
	total: number,
	collection: StoreCollection,
	isPlaced: boolean,
): Pattern {
	const [line] = lines as readonly [OrderLineItem]
	const { productId, variantId, price, personalizations } = line
	const stored = collection.products.find(({ product }) => product.id === productId)
	const variant = stored?.product.variants?.find(({ id }) => id === variantId)
	const counts = [1, total, ...lines.map(({ quantity }) => quantity)]
	const ofOthers = others.filter((other) => other.productId !== productId)
	const swapped = isPlaced ? [] : [{ ...line, productTitle: line.variantTitle, variantTitle: line.productTitle }]
	const productTitles = productTitlesOf(line, stored)
	const variantTitles = [line.variantTitle, variant?.title ?? '']
	const isTranslated = Object.keys(stored?.translations ?? {}).length > 0
	const person = personalizationPattern(personalizations)
	const isShown = collection.rewardType === 'Coins'
	const bare = isPlaced && variant?.price !== undefined ? [variant.price] : []
	const known = (pattern: Pattern): Pattern => (isPlaced ? { kind: 'exact', pattern } : pattern)
	const fields: FieldPattern[] = [
		required('variantId', equalTo(variantId)),
		required('productId', equalTo(productId)),
		...(isPlaced ? [] : shownBefore(lines)),
		required('price', isShown ? amountTimes([price, ...bare], counts) : ANY, 'service.1'),
		optional('retailPrice', known(isShown ? amountTimes(retailPricesOf(line, variant), counts) : ANY)),
		optional('title', noneOf(titlesOf(ofOthers, 'title'), [line.title, ...productTitles])),
		optional(
			'productTitle',
			bothOf(oneOfWords(productTitles), noneOf(titlesOf([...ofOthers, ...swapped], 'productTitle'), productTitles)),
		),
		optional(
			'variantTitle',
			bothOf(
				isTranslated ? ANY : oneOfWords(variantTitles),
				noneOf(titlesOf([...others, ...swapped], 'variantTitle'), variantTitles),
			),
		),
		(isPlaced ? optional : kept)(
			'personalizations',
			person.kind === 'object' ? { ...person, orNull: isPlaced } : person,
		),
	]
	return fieldsOf(fields)
}

/** Returns the patterns of lines in the seed, for a line that may be any of these lines. */
function shownBefore(lines: readonly OrderLineItem[]): readonly FieldPattern[] {
	const oneOf = (all: readonly unknown[]): Pattern => {
		const texts = all.filter((text) => typeof text === 'string')
		return texts.length < all.length ? ANY : oneOfWords(texts)
	}
	const url = oneOf(lines.map(({ image }) => readField(image, 'url')))
	return [optional('image', fieldsOf([kept('url', url)])), kept('sha', oneOf(lines.map(({ sha }) => sha)))]
}

const titlesOf = (
	lines: readonly OrderLineItem[],
	name: 'title' | 'productTitle' | 'variantTitle',
): readonly string[] => lines.map((line) => line[name])

/** Returns the pattern of a title that isn't in the list. The line's own titles are always allowed. */
function noneOf(titles: readonly string[], own: readonly string[]): Extract<Pattern, { kind: 'noneOf' }> | typeof ANY {
	const values = titles.filter((title) => title !== '' && !own.includes(title))
	return values.length === 0 ? ANY : { kind: 'noneOf', values, mayBeEmpty: true }
}

/** Returns a decision's pattern, together with the pattern that every service must follow. */
const bothOf = (decided: Pattern, bound: Pattern): Pattern =>
	bound.kind === 'any' ? { kind: 'exact', pattern: decided } : bound

/** Returns the pattern of an amount that is one of these amounts, for one piece or several. Any amount matches if none is known. */
function amountTimes(amounts: readonly number[], counts: readonly number[]): Pattern {
	const values = amounts.flatMap((amount) => [
		amount,
		...counts.flatMap((count) => {
			const all = timesCents(toCents(amount) ?? 0, count)
			return all === null ? [] : [fromCents(all)]
		}),
	])
	return values.length === 0 ? ANY : { kind: 'amount', values: [...new Set(values)] }
}

/** Returns the retail prices that a line may have: the variant's retail price, with or without the delta (D-106). */
function retailPricesOf({ price, retailPrice }: OrderLineItem, variant: Variant | undefined): readonly number[] {
	if (typeof retailPrice !== 'number') return []
	const own = [retailPrice, ...(variant?.retailPrice === undefined ? [] : [variant.retailPrice])]
	const delta = variant?.price === undefined ? 0 : price - variant.price
	return own.flatMap((amount) => [amount, amount + delta])
}

/** Returns a product's titles: as it was when ordered, and as it is now, in every language of the product. */
function productTitlesOf({ productTitle }: OrderLineItem, stored: StoreProduct | undefined): readonly string[] {
	const shown = [stored?.product, ...Object.values(stored?.translations ?? {})]
	return [productTitle, ...shown.map((each) => each?.title ?? '')]
}

/** Returns the pattern that matches any of these texts. Empty texts are left out. If the ordered text is empty, any value matches. */
function oneOfWords(texts: readonly string[]): Pattern {
	const known = [...new Set(texts)].filter((text) => text !== '')
	if (texts[0] === '') return ANY
	return known.length === 1 ? equalTo(known[0]) : { kind: 'oneOf', values: known }
}

/**
 * Returns the pattern of a person's data. A service must return every field that the model's answer has. A value that only a decision derives must
 * match only if the caller requires it (D-142).
 */
export function personalizationPattern(value: unknown, source?: unknown): Pattern {
	if (!isRecord(value)) return ANY
	const fields = Object.entries(OWN).flatMap(([name, own]) => {
		const part = value[name]
		if (!isRecord(part)) return []
		const inner = Object.keys(part).map((key) => {
			const isOwn = own.includes(key) && (key !== 'zodiac' || isClear(readField(source, SOURCE_OF[name] ?? '')))
			const known = readField(part, key)
			const isNullWrong = known !== null
			return { ...required(key, isOwn ? patternOf(known) : decidedAs(key, known, part)), isNullWrong }
		})
		return [required(name, fieldsOf(inner))]
	})
	return fieldsOf(fields, true)
}

/** The decisions that derive the other parts. */
const DECISIONS: Readonly<Record<string, readonly string[]>> = {
	'D-61': ['decade', 'years', 'yearsPadded', 'hundreds'],
	'D-62': ['ordinal', 'elapsed', 'elapsedYears'],
	'D-63': ['zodiac'],
	'D-64': ['firstNameInitials', 'lastNameInitials', 'initials'],
	'D-65': ['firstPossessive'],
}

/** Returns the content that a derived text has in any format; null if it is unknown. */
function contentOf(key: string, part: object): TextContent | null {
	const [first, last] = [readField(part, 'first'), readField(part, 'last')]
	if (key === 'ordinal') return { of: 'digit', words: '' }
	if (key === 'firstPossessive') return typeof first === 'string' ? { of: 'start', words: first } : null
	if (!key.toLowerCase().endsWith('initials')) return null
	const named = { firstNameInitials: [first], lastNameInitials: [last] }[key] ?? [first, last]
	return { of: 'letters', words: named.filter((name) => typeof name === 'string').join(' ') }
}

function decidedAs(key: string, value: unknown, part: object): Pattern {
	const [rule] = Object.keys(DECISIONS).filter((id) => DECISIONS[id]?.includes(key))
	if (rule === undefined || (typeof value !== 'string' && typeof value !== 'number')) return ANY
	const content = value === '' ? null : contentOf(key, part)
	return { kind: 'decided', value, rule, ...(content !== null && { contains: content }) }
}

/** The dates from which the two objects are derived. */
const SOURCE_OF: Readonly<Record<string, string>> = { anniversary: 'startDate', birth: 'birthDate' }

/** The days of a month on which a zodiac sign begins. Calendars differ. */
const FIRST_CUSP = 18
const LAST_CUSP = 24

/** Returns whether all calendars agree on the zodiac sign of a date. */
function isClear(date: unknown): boolean {
	const day = parseDay(date)?.day
	return day !== undefined && (day < FIRST_CUSP || day > LAST_CUSP)
}

function patternOf(value: unknown): Pattern {
	// What was not given may also be shown as an empty text (D-142).
	if (value === null) return { kind: 'oneOf', values: [null, ''] }
	return typeof value === 'string' || typeof value === 'number' ? equalTo(value) : ANY
}
