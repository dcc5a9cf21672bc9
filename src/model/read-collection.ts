import { LOCALES } from '../contract/generated/operations.ts'
import { parseCollection, parseOrder, parseProduct } from '../contract/generated/response-parsers.ts'
import type { CreationStatus } from '../contract/generated/types.ts'
import { isRecord, readField } from '../core/read.ts'
import { toCents } from '../money/cents.ts'
import { readRewardType } from '../order/build/reward-type.ts'
import { readItems, textOrNull } from './read-json.ts'
import type {
	StoreCollection,
	StoreOrder,
	StorePerson,
	StorePersonalization,
	StoreProduct,
	Translation,
} from './state.ts'

const TRANSLATED = ['title', 'description', 'descriptionV2', 'sizeChartTable'] as const
const STATUSES: readonly unknown[] = ['Pending', 'Done', 'Error']

/** Reads a collection of a seed from plain JSON; null without an id. */
export function readStoreCollection(item: unknown, companyId: string): StoreCollection | null {
	const id = textOrNull(item, 'id')
	if (!id) return null
	const shown = parseCollection(readField(item, 'shown') ?? {})
	return {
		id,
		companyId: textOrNull(item, 'companyId') || companyId,
		rewardType: readRewardType(readField(item, 'rewardType')),
		paymentCheckout: readField(item, 'paymentCheckout') === true,
		createdAt: textOrNull(item, 'createdAt'),
		shown: shown.status === 'valid' ? shown.value : {},
		products: readItems(readField(item, 'products'), readStoreProduct),
		people: readItems(readField(item, 'people'), readStorePerson),
		arePeopleOpen: readField(item, 'arePeopleOpen') === true,
		orders: readItems(readField(item, 'orders'), readStoreOrder),
		latestOrders: readItems(readField(item, 'latestOrders'), readStoreOrder),
		personalizations: readItems(readField(item, 'personalizations'), readStorePersonalization),
	}
}

/**
 * Reads a product of a seed: the interface's product alone, or with the model's data. Null without an id, and for fields of wrong
 * types. A null delta is no delta (D-93).
 */
export function readStoreProduct(item: unknown): StoreProduct | null {
	const wrapped = readField(item, 'product')
	const verdict = parseProduct(withoutNullDeltas(isRecord(wrapped) ? wrapped : item))
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

/** Returns the product without the deltas that are null. */
function withoutNullDeltas(product: unknown): unknown {
	const deltas = readField(product, 'priceDeltaByCountry')
	if (!isRecord(product) || !isRecord(deltas) || !Object.values(deltas).includes(null)) return product
	const given = Object.entries(deltas).filter(([, delta]) => delta !== null)
	return { ...product, priceDeltaByCountry: Object.fromEntries(given) }
}

function readTranslation(given: unknown): Translation {
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
		firstName: textOrNull(item, 'firstName'),
		lastName: textOrNull(item, 'lastName'),
		email: textOrNull(item, 'email'),
		birthDate: textOrNull(item, 'birthDate'),
		startDate: textOrNull(item, 'startDate'),
		externalId: textOrNull(item, 'externalId'),
		department: textOrNull(item, 'department'),
		location: textOrNull(item, 'location'),
		balance: typeof balance === 'number' && toCents(balance) !== null ? balance : 0,
		isBalanceOpen: readField(item, 'isBalanceOpen') === true,
	}
}

export function readStoreOrder(item: unknown): StoreOrder | null {
	const order = parseOrder(readField(item, 'order'))
	if (order.status !== 'valid') return null
	const isOpen = readField(item, 'isOpen') === true
	return { userId: textOrNull(item, 'userId') ?? '', order: order.value, isOpen }
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
		status: isStatus(status) ? status : null,
	}
}

function isStatus(value: unknown): value is CreationStatus {
	return STATUSES.includes(value)
}
