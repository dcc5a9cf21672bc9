import type { ServiceRequest, ServiceState } from '../../src/model.ts'
import type { Fault, Inside, Taken } from './service.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const bodyOf = ({ request }: Inside): Fields => fieldsOf(request.body)
const withBody = (request: ServiceRequest, fields: Fields): ServiceRequest => ({
	...request,
	body: { ...fieldsOf(request.body), ...fields },
})
const withAnswer = (taken: Taken, fields: Fields): Taken => ({
	...taken,
	answer: { ...taken.answer, body: { ...fieldsOf(taken.answer.body), ...fields } },
})
const isGood = ({ answer }: Taken): boolean => answer.statusCode === 200
const only =
	(operation: string, fault: Fault): Fault =>
	(inside) =>
		inside.request.operation === operation ? fault(inside) : inside.take()

/** Returns the state with other collections. */
const withCollections = (
	state: ServiceState,
	change: (collection: ServiceState['collections'][number]) => object,
): ServiceState =>
	({ ...state, collections: state.collections.map((each) => ({ ...each, ...change(each) })) }) as ServiceState

const dayBefore = (instant: unknown): string =>
	typeof instant === 'string' && !Number.isNaN(Date.parse(instant))
		? new Date(Date.parse(instant) - 86_400_000).toISOString()
		: String(instant)

export interface FaultyService {
	readonly name: string
	readonly fault: Fault
	/** Whether the fault only shows if requests write. */
	readonly writes: boolean
	/** The operation and rule that the report must name, and the number of requests, including the sign-in. */
	readonly operation: string
	readonly rule: string
	readonly longest: number
}

/** Services with one fault each. */
export const FAULTY: readonly FaultyService[] = [
	{
		name: 'the end day is left out',
		fault: only('list-orders', (inside) => {
			const filter = fieldsOf(bodyOf(inside)['filter'])
			const range = fieldsOf(filter['dateRange'])
			if (range['end'] === undefined) return inside.take()
			const end = dayBefore(range['end'])
			return inside.take(withBody(inside.request, { filter: { ...filter, dateRange: { ...range, end } } }))
		}),
		...{ writes: false, operation: 'list-orders', rule: 'list-orders.2', longest: 2 },
	},
	{
		name: 'users are not filtered',
		fault: only('list-orders', (inside) => {
			const { userIds, ...filter } = fieldsOf(bodyOf(inside)['filter'])
			const isList = Array.isArray(userIds) && userIds.length > 0 && userIds.every((id) => typeof id === 'string')
			return isList ? inside.take(withBody(inside.request, { filter })) : inside.take()
		}),
		...{ writes: false, operation: 'list-orders', rule: 'list-orders.2', longest: 2 },
	},
	{
		name: 'a list of no users is taken',
		fault: only('list-orders', (inside) => {
			const { userIds, ...filter } = fieldsOf(bodyOf(inside)['filter'])
			return Array.isArray(userIds) && userIds.length === 0
				? inside.take(withBody(inside.request, { filter }))
				: inside.take()
		}),
		...{ writes: false, operation: 'list-orders', rule: 'list-orders.body', longest: 2 },
	},
	{
		name: 'unknown properties are taken',
		fault: only('list-orders', (inside) => {
			const { filter, companyId } = bodyOf(inside)
			return inside.take({
				...inside.request,
				body: { ...(filter !== undefined && { filter }), ...(companyId !== undefined && { companyId }) },
			})
		}),
		...{ writes: false, operation: 'list-orders', rule: 'list-orders.body', longest: 2 },
	},
	{
		name: 'the delta is added twice',
		fault: only('get-product', (inside) => {
			const taken = inside.take()
			const { variants, priceDeltaByCountry } = fieldsOf(taken.answer.body)
			const delta = Number(fieldsOf(priceDeltaByCountry)[inside.request.parameters?.['countryCode'] ?? ''] ?? 0)
			if (!isGood(taken) || !Array.isArray(variants)) return taken
			return withAnswer(taken, { variants: variants.map((variant) => ({ ...variant, price: variant.price + delta })) })
		}),
		...{ writes: false, operation: 'get-product', rule: 'get-product.2', longest: 2 },
	},
	{
		name: 'every title is English',
		fault: only('get-product', (inside) => {
			const { 'Accept-Language': _, ...parameters } = inside.request.parameters ?? {}
			return inside.take({ ...inside.request, parameters })
		}),
		...{ writes: false, operation: 'get-product', rule: 'get-product.1', longest: 2 },
	},
	{
		name: 'a CPF needs no signs',
		fault: only('validate-order', (inside) => {
			const digits = String(bodyOf(inside)['taxNumber'] ?? '')
			const taxNumber = digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
			return taxNumber === digits ? inside.take() : inside.take(withBody(inside.request, { taxNumber }))
		}),
		...{ writes: false, operation: 'validate-order', rule: 'tax-number.2', longest: 2 },
	},
	{
		name: 'closed regions are open',
		fault: only('validate-order', (inside) => {
			const open = withCollections(inside.state, ({ products }) => ({
				products: products.map((each) => ({ ...each, product: { ...each.product, shippingRegions: [] } })),
			}))
			return { ...inside.take(inside.request, open), state: inside.state }
		}),
		...{ writes: false, operation: 'validate-order', rule: 'validate-order.2', longest: 2 },
	},
	{
		name: 'phones are not looked at',
		fault: only('validate-order', (inside) => {
			const address = { ...fieldsOf(bodyOf(inside)['address']), phone: '+14155552671' }
			return inside.take(withBody(inside.request, { address }))
		}),
		...{ writes: false, operation: 'validate-order', rule: 'validate-order.3', longest: 2 },
	},
	{
		name: 'no token is needed',
		fault: (inside) => {
			const token = inside.state.tokens.at(-1)
			const authorization = inside.request.authorization ?? `Bearer ${token?.accessToken}`
			return inside.take({ ...inside.request, authorization })
		},
		...{ writes: false, operation: '', rule: 'authentication.1', longest: 2 },
	},
	{
		name: 'tokens live for ever',
		fault: (inside) => {
			const token = inside.state.tokens.find(
				({ accessToken }) => inside.request.authorization === `Bearer ${accessToken}`,
			)
			return inside.take(inside.request, inside.state, token?.issuedAt)
		},
		...{ writes: false, operation: '', rule: 'authentication.3', longest: 4 },
	},
	{
		name: 'an order moves no balance',
		fault: only('place-order', (inside) => {
			const taken = inside.take()
			const before = new Map(inside.state.collections.map((each) => [each.id, each.people]))
			return {
				...taken,
				state: withCollections(taken.state, ({ id, people }) => ({ people: before.get(id) ?? people })),
			}
		}),
		...{ writes: true, operation: 'list-people', rule: 'service.1', longest: 4 },
	},
	{
		name: 'doubles count',
		fault: only('reward', (inside) => {
			const taken = inside.take()
			const { emails } = bodyOf(inside)
			return isGood(taken) && Array.isArray(emails) ? withAnswer(taken, { numAffectedPeople: emails.length }) : taken
		}),
		...{ writes: true, operation: 'reward', rule: 'reward.response', longest: 2 },
	},
	{
		name: 'rewards are given twice',
		fault: only('reward', (inside) => {
			const taken = inside.take()
			return isGood(taken) ? { ...taken, state: inside.take(inside.request, taken.state).state } : taken
		}),
		...{ writes: true, operation: 'list-people', rule: 'service.1', longest: 4 },
	},
	{
		name: 'the amount is for everybody',
		fault: only('create-people', (inside) => {
			const { people } = bodyOf(inside)
			const same = Array.isArray(people) && people.map(({ addBalance: _, ...person }) => person)
			return same ? inside.take(withBody(inside.request, { people: same })) : inside.take()
		}),
		...{ writes: true, operation: 'list-people', rule: 'service.1', longest: 4 },
	},
	{
		name: 'a new collection is never ready',
		fault: only('get-collection-status', (inside) => {
			const taken = inside.take()
			const isNew = inside.state.collections.some(
				({ id, createdAt }) => createdAt !== null && id === inside.request.parameters?.['collectionId'],
			)
			return isGood(taken) && isNew ? withAnswer(taken, { isReady: false }) : taken
		}),
		...{ writes: true, operation: 'get-collection-status', rule: 'service.7', longest: 5 },
	},
	{
		name: 'an order is not listed',
		fault: only('place-order', (inside) => {
			const taken = inside.take()
			return {
				...taken,
				state: withCollections(taken.state, ({ orders }) => ({
					orders: orders.filter(({ order }) => order.id.startsWith('order-')),
				})),
			}
		}),
		...{ writes: true, operation: 'list-orders', rule: 'list-orders.1', longest: 4 },
	},
]
