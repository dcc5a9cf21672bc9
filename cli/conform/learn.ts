import { LOCALES, type OperationId } from 'orderwright/contract'
import type { ServiceState } from 'orderwright/model'
import { USAGE_STATUS, UsageError } from '../command.ts'
import { writeReport } from '../files.ts'
import { count, say, sayError } from '../terminal.ts'
import type { Connection } from './connect.ts'

type Fields = Readonly<Record<string, unknown>>

/** How a seed names the company of a client if no store shows it: clients without a known company have different ones. */
export const INVENTED = 'company of '
/** All days that an order can have. */
const EVERY_DAY = { start: '2000-01-01T00:00:00Z', end: '2099-12-31T23:59:59Z' }
/** What a seed contains about an order's texts in another language. */
const TEXTS = ['title', 'description', 'descriptionV2', 'sizeChartTable']

/**
 * Writes a new seed from a given one. It contains everything that the clients of the seed can read: their stores, the people and orders in these
 * stores, and products. Products are found in orders or listed by the caller. It guesses no id. Prints what it could not learn. Returns the exit
 * status.
 */
export async function learn(
	{ send }: Connection,
	{ clients }: ServiceState,
	products: readonly string[],
	file: string,
): Promise<number> {
	const unknown: string[] = []
	const ask = async (what: string, operation: OperationId, token: string, more: Fields = {}): Promise<unknown> => {
		const { statusCode, body } = await send({ operation, authorization: `Bearer ${token}`, ...more })
		if (statusCode >= 200 && statusCode < 300) return body
		unknown.push(`${what}: ${operation} answers ${statusCode}`)
		return null
	}
	const collections = new Map<string, Fields>()
	const named: Fields[] = []
	// The interface shows no company of a store, so those who know theirs come first.
	for (const client of [...clients].sort((a, b) => b.companyIds.length - a.companyIds.length)) {
		const { clientId, clientSecret, isPartner } = client
		if (isPartner && client.companyIds.length === 0) {
			unknown.push(`the stores of ${clientId}: a partner must name a company in its requests. Add its companyIds`)
			continue
		}
		const asked = {
			operation: 'create-tokens',
			body: { clientId, clientSecret, grantType: 'clientCredentials' },
		} as const
		const token = textIn((await send(asked)).body, 'accessToken')
		if (token === '') unknown.push(`the stores of ${clientId}: it got no token`)
		const stores = token === '' ? [] : listOf(await ask(`the stores of ${clientId}`, 'list-collections', token))
		const shared = stores.map(({ id }) => textIn(collections.get(String(id)), 'companyId')).filter((id) => id !== '')
		const companies = client.companyIds.length > 0 ? [...client.companyIds] : [...new Set(shared)]
		if (companies.length === 0) {
			companies.push(`${INVENTED}${clientId}`)
			unknown.push(`the company of ${clientId}: replace "${INVENTED}${clientId}" by its id before a run with --writes`)
		}
		named.push({ clientId, clientSecret, isPartner, companyIds: companies })
		for (const { id, rewardType, ...shown } of stores) {
			const collectionId = String(id)
			if (collections.has(collectionId)) continue
			let companyId = companies[0] ?? ''
			let people: unknown = null
			const missed = unknown.length
			for (const each of companies) {
				const body = { collectionId, ...(isPartner && { companyId: each }) }
				people = await ask(`the people of ${collectionId}`, 'list-people', token, { body })
				if (people === null) continue
				companyId = each
				unknown.length = missed
				break
			}
			const ordersOf = async (dateRange: DateRange): Promise<Listed> => {
				const body = { filter: { dateRange }, ...(isPartner && { companyId }) }
				const more = { parameters: { collectionId }, body }
				const answer = await ask(`the orders of ${collectionId}`, 'list-orders', token, more)
				const orders = listOf(fieldIn(answer, 'data'))
				return { orders, hidden: Math.max(0, (Number(fieldIn(answer, 'count')) || 0) - orders.length) }
			}
			const listed = await allOrders(ordersOf, EVERY_DAY)
			const orders = [...new Map(listed.orders.map((order) => [order['id'], order])).values()]
			if (listed.hidden > 0)
				unknown.push(`${count(listed.hidden, 'order')} of ${collectionId}: the service shows no more of one day`)
			const ids = [
				...orders.flatMap((order) => listOf(order['orderLineItems']).map((line) => textIn(line, 'productId'))),
				...products.flatMap((each) =>
					each.startsWith(`${collectionId}/`) ? [each.slice(collectionId.length + 1)] : [],
				),
			]
			const own: Fields[] = []
			for (const productId of new Set(ids)) {
				const inLocale = (locale: string) =>
					ask(`the product ${productId} in ${locale}`, 'get-product', token, {
						parameters: { collectionId, productId, 'Accept-Language': locale },
					})
				const product = await inLocale('en-US')
				if (product === null) continue
				const translations: [string, Fields][] = []
				for (const locale of LOCALES.slice(1)) {
					const texts = await inLocale(locale)
					const other = TEXTS.filter((name) => fieldIn(texts, name) && fieldIn(texts, name) !== fieldIn(product, name))
					if (other.length > 0)
						translations.push([locale, Object.fromEntries(other.map((name) => [name, fieldIn(texts, name)]))])
				}
				own.push({ product, translations: Object.fromEntries(translations) })
			}
			if (own.length === 0) unknown.push(`the products of ${collectionId}: name some with --product ${collectionId}/ID`)
			// A list of people may be a page, or need e-mails: those who ordered are asked for.
			const users = orders.map((order) => textIn(order['user'], 'email')).filter((email) => email !== '')
			const shownEmails = listOf(people).map((person) => textIn(person, 'email').toLowerCase())
			const others = [...new Set(users)].filter((email) => !shownEmails.includes(email.toLowerCase()))
			const found: Fields[] = []
			for (let at = 0; at < others.length; at += A_LIST) {
				const body = { collectionId, emails: others.slice(at, at + A_LIST), ...(isPartner && { companyId }) }
				found.push(...listOf(await ask(`the users of the orders of ${collectionId}`, 'list-people', token, { body })))
			}
			const known = [...new Map([...listOf(people), ...found].map((person) => [person['id'], person])).values()]
			const emails = new Map(known.map((person) => [textIn(person, 'email').toLowerCase(), person['id']]))
			const placed = orders.flatMap((order) => {
				const userId = emails.get(textIn(order['user'], 'email').toLowerCase())
				return userId === undefined ? [] : [{ userId, order }]
			})
			if (placed.length < orders.length)
				unknown.push(
					`the users of ${count(orders.length - placed.length, 'order')} of ${collectionId}: list-people has no such e-mail`,
				)
			const store = {
				id,
				companyId,
				rewardType,
				shown: withoutNulls(shown),
				products: own,
				people: known,
				orders: placed,
			}
			collections.set(collectionId, store)
		}
	}
	if (collections.size === 0) throw new UsageError(`Nothing was learnt: ${unknown.join('. ')}.`)
	writeReport(file, `${JSON.stringify({ clients: named, collections: [...collections.values()] }, null, '\t')}\n`)
	for (const what of new Set(unknown)) sayError(`not learnt: ${what}`)
	for (const what of NEVER_SHOWN) sayError(`not learnt: ${what}`)
	const all = [...collections.values()]
	const sizes = (['products', 'people', 'orders'] as const).map((name) => {
		const length = all.reduce((sum, each) => sum + listOf(each[name]).length, 0)
		return `${length} ${name}`
	})
	say(`${file}: ${count(all.length, 'store')}, ${sizes.join(', ')}`)
	return unknown.length > 0 ? USAGE_STATUS : 0
}

interface DateRange {
	readonly start: string
	readonly end: string
}

interface Listed {
	readonly orders: readonly Fields[]
	/** How many more orders the service counts. */
	readonly hidden: number
}

/**
 * Returns all orders in a range of days, from a service that may show only a page of them. If both halves of the range together show more orders
 * than the range, the list was a page, and each half is learnt in the same way. Where days begin elsewhere, an order can be in both halves.
 */
async function allOrders(ordersOf: (range: DateRange) => Promise<Listed>, { start, end }: DateRange): Promise<Listed> {
	const whole = await ordersOf({ start, end })
	const days = whole.orders.map((order) => textIn(order, 'createdAt').slice(0, 10)).sort()
	const half = days[Math.floor(days.length / 2)] ?? ''
	// The orders of one day can't be divided, and a text that is no date doesn't divide.
	if (days.length < LEAST_PAGE || !(Date.parse(half) > Date.parse(start.slice(0, 10)))) return whole
	const before = { start, end: new Date(Date.parse(half) - 1).toISOString() }
	const after = { start: `${half}T00:00:00Z`, end }
	const shown = [await ordersOf(before), await ordersOf(after)].flatMap(({ orders }) => orders.map(({ id }) => id))
	if (new Set(shown).size <= days.length) return whole
	const halves = [await allOrders(ordersOf, before), await allOrders(ordersOf, after)]
	return {
		orders: halves.flatMap(({ orders }) => orders),
		hidden: halves.reduce((sum, { hidden }) => sum + hidden, 0),
	}
}

/** A page has at least this many orders. */
const LEAST_PAGE = 10
/** More e-mails in one list may be too many for a service. */
const A_LIST = 10

/** What no operation of the interface shows. */
const NEVER_SHOWN: readonly string[] = [
	'departments and locations of people, and which products a new store gets (`templates`): no operation shows them',
	'what the service shows wrongly: read the file before you compare the service with it',
]

function fieldIn(value: unknown, name: string): unknown {
	return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Fields)[name] : undefined
}

function textIn(value: unknown, name: string): string {
	const text = fieldIn(value, name)
	return typeof text === 'string' ? text : ''
}

function listOf(value: unknown): Fields[] {
	return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
}

function withoutNulls(fields: Fields): Fields {
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}
