import { isPlainValue } from '../../rules/contract/body-fields.ts'
import { PERSON_FIELDS } from '../../rules/contract/generated/body-fields.ts'
import { LOCALES } from '../../rules/contract/generated/operations.ts'
import { Collection, Order, Product } from '../../rules/contract/generated/responses.ts'
import { isRecord, readField } from '../../rules/core/read.ts'
import { toCents } from '../../rules/money/cents.ts'
import { readRewardType } from '../../rules/order/build/judge-payment.ts'
import { readItems, textOrNull } from './json.ts'
import { showEach } from './people.ts'
import { STATUSES } from './readiness.ts'
import type {
	ProductTranslation,
	ShownPerson,
	StoreCollection,
	StoreOrder,
	StorePerson,
	StorePersonalization,
	StoreProduct,
} from './state.ts'

const TRANSLATED = ['title', 'description', 'descriptionV2', 'sizeChartTable'] as const

/** Reads a collection of a seed from plain JSON. Returns null if it has no id. */
export function readStoreCollection(item: unknown, companyId: string): StoreCollection | null {
	const id = textOrNull(item, 'id')
	if (!id) return null
	const shown = Collection.parse(readField(item, 'shown') ?? {})
	return {
		id,
		companyId: textOrNull(item, 'companyId') || companyId,
		rewardType: readRewardType(readField(item, 'rewardType')),
		paymentCheckout: readField(item, 'paymentCheckout') === true,
		createdAt: textOrNull(item, 'createdAt'),
		shown: shown.status === 'valid' ? shown.value : {},
		products: readItems(readField(item, 'products'), readStoreProduct),
		people: readItems(readField(item, 'people'), readStorePerson),
		arePeopleOpen: readOpenness(readField(item, 'arePeopleOpen')),
		areOrdersDated: readField(item, 'areOrdersDated') === true,
		orders: readItems(readField(item, 'orders'), readStoreOrder),
		latestOrders: readItems(readField(item, 'latestOrders'), readStoreOrder),
		personalizations: readItems(readField(item, 'personalizations'), readStorePersonalization),
	}
}

const readOpenness = (given: unknown): StoreCollection['arePeopleOpen'] => (given === 'D-84' ? given : given === true)

/**
 * Reads a product of a seed: the product alone, as documented, or with the model's data. Returns null without an id, and if fields have wrong
 * types. A null delta is no delta (D-93).
 */
export function readStoreProduct(item: unknown): StoreProduct | null {
	const wrapped = readField(item, 'product')
	const verdict = Product.parse(withoutNullDeltas(isRecord(wrapped) ? wrapped : item))
	if (verdict.status !== 'valid' || !textOrNull(verdict.value, 'id')) return null
	const translations = LOCALES.flatMap((locale) => {
		const given = readField(readField(item, 'translations'), locale)
		return isRecord(given) ? [[locale, readTranslation(given)]] : []
	})
	return {
		product: verdict.value,
		translations: isRecord(wrapped) ? Object.fromEntries(translations) : {},
		isStatusOpen: isRecord(wrapped) && readField(item, 'isStatusOpen') === true,
	}
}

function withoutNullDeltas(product: unknown): unknown {
	const deltas = readField(product, 'priceDeltaByCountry')
	if (!isRecord(product) || !isRecord(deltas) || !Object.values(deltas).includes(null)) return product
	const given = Object.entries(deltas).filter(([, delta]) => delta !== null)
	return { ...product, priceDeltaByCountry: Object.fromEntries(given) }
}

function readTranslation(given: unknown): ProductTranslation {
	const texts = TRANSLATED.flatMap((field) => {
		const text = textOrNull(given, field)
		return text === null ? [] : [[field, text]]
	})
	return Object.fromEntries(texts)
}

export function readStorePerson(item: unknown): StorePerson | null {
	const id = textOrNull(item, 'id') || textOrNull(item, 'email')
	const balance = readField(item, 'balance')
	if (!id) return null
	return {
		id,
		...showEach((name) => plainOrNull(item, name)),
		department: textOrNull(item, 'department'),
		location: textOrNull(item, 'location'),
		balance: typeof balance === 'number' && toCents(balance) !== null ? balance : 0,
		isBalanceOpen: readField(item, 'isBalanceOpen') === true,
	}
}

/** Returns a field of a person if it has the documented type. For a date, that is a text. */
function plainOrNull(item: unknown, name: keyof ShownPerson): unknown {
	const value = readField(item, name)
	return isPlainValue(value, PERSON_FIELDS[name]) ? value : null
}

export function readStoreOrder(item: unknown): StoreOrder | null {
	const order = Order.parse(readField(item, 'order'))
	if (order.status !== 'valid') return null
	const isOpen = readField(item, 'isOpen') === true
	const isPlaced = readField(item, 'isPlaced') === true
	return { userId: textOrNull(item, 'userId') ?? '', order: order.value, isOpen, ...(isPlaced && { isPlaced }) }
}

export function readStorePersonalization(item: unknown): StorePersonalization | null {
	const key = textOrNull(item, 'key')
	const status = readField(item, 'status')
	if (!key) return null
	return {
		productId: textOrNull(item, 'productId'),
		key,
		sha: textOrNull(item, 'sha') ?? key,
		createdAt: textOrNull(item, 'createdAt') ?? '',
		status: STATUSES.find((each) => each === status) ?? null,
	}
}
