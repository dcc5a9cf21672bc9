import type { Changed, Edit } from './play.ts'
import type { Answer, Request } from './server.ts'

/** A service that makes another choice at an open point of the interface. It must not be reported. */
export interface Variant extends Changed {
	/** The sentence that leaves it open, or the subject that the interface does not show. */
	readonly why: string
}

const variant = (name: string, why: string, ...edits: Edit[]): Variant => ({ name, why, edits })
const around = (name: string, why: string, change: NonNullable<Changed['around']>): Variant => ({
	name,
	why,
	edits: [],
	around: change,
})

const error = (statusCode: number): Answer => ({ statusCode, body: { message: 'No.', errorCode: 'NO', statusCode } })
const fieldOf = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
const isGood = ({ statusCode }: Answer): boolean => statusCode === 200
const ofAnswer =
	(operations: readonly string[], change: (body: never) => unknown): NonNullable<Changed['around']> =>
	(handle, request) => {
		const answer = handle(request)
		return operations.includes(request.operation) && isGood(answer)
			? { ...answer, body: change(answer.body as never) }
			: answer
	}
/** Rejects requests whose body lacks one of these fields. */
const requires =
	(operation: string, fields: readonly string[]): NonNullable<Changed['around']> =>
	(handle, request) =>
		request.operation === operation && fields.some((name) => fieldOf(request.body, name) === undefined)
			? error(400)
			: handle(request)
const busy =
	(statusCode: number, every: number, headers?: Record<string, string>): NonNullable<Changed['around']> =>
	(handle, request, count) =>
		count % every === every - 1 ? { ...error(statusCode), ...(headers && { headers }) } : handle(request)
const outOfReach = (request: Request): string => String(fieldOf(fieldOf(request.body, 'address'), 'countryCode'))

const NO_PERSON = "if (person === undefined) refuse(404, 'PERSON_UNKNOWN')"
const FIND_PERSON = 'const person = collection.people.find((each: Json) => fold(each.email) === fold(body.user?.email))'
const REWARD = 'const reward = addBalance ?? body.amount ?? 0'
const LISTED_PEOPLE =
	'const people = collection.people.filter((each: Json) => emails === undefined || emails.includes(fold(each.email)))'
const NOT_SHOWN = 'Which body fields are required or optional: not shown.'

export const VARIANTS: readonly Variant[] = [
	variant('the service itself', 'the interface'),
	// Orders.
	variant('place-order checks tax numbers alone', 'The checks are those of validate-order.', [
		'checkTaxNumber(body, country)\n\t\t\tcheckAddress(body, country)\n\t\t\tcheckItems(collection, body, country)',
		'checkTaxNumber(body, country)',
	]),
	variant(
		'an unknown user who orders becomes a person',
		'Whether somebody unknown may order: not shown.',
		[FIND_PERSON, `${FIND_PERSON} ?? { id: makeId(), balance: 5000, ...body.user }`],
		[NO_PERSON, 'if (!collection.people.includes(person)) collection.people.push(person)'],
	),
	variant('e-mails compare as they are written', 'How e-mails compare: not shown.', [
		'text(email).trim().toLowerCase()',
		'text(email)',
	]),
	around(
		'place-order needs isVip and shouldSendEmail',
		NOT_SHOWN,
		requires('place-order', ['isVip', 'shouldSendEmail']),
	),
	around(
		'place-order needs every field',
		NOT_SHOWN,
		requires('place-order', [
			'user',
			'orderItems',
			'address',
			'isVip',
			'note',
			'personalizations',
			'externalId',
			'shouldSendEmail',
			'shouldValidateProvinceCode',
		]),
	),
	around(
		'validate-order needs every field',
		NOT_SHOWN,
		requires('validate-order', ['orderItems', 'address', 'shouldValidateProvinceCode']),
	),
	around('list-people needs e-mails', NOT_SHOWN, requires('list-people', ['emails'])),
	around('create-people needs shouldSendEmail', NOT_SHOWN, requires('create-people', ['shouldSendEmail'])),
	around('reward needs shouldSendEmail', NOT_SHOWN, requires('reward', ['shouldSendEmail'])),
	around('personalize needs sourceFields', NOT_SHOWN, requires('personalize', ['sourceFields'])),
	around('an address needs a province by name and code', NOT_SHOWN, (handle, request) => {
		const address = fieldOf(request.body, 'address')
		const has = (name: string) => Boolean(fieldOf(address, name))
		return request.operation === 'validate-order' && has('province') !== has('provinceCode')
			? error(400)
			: handle(request)
	}),
	variant('an empty zip is refused everywhere', 'The zip code is valid: whether an empty one is, is not shown.', [
		'!world.isZip(text(address.zip), country)',
		"!world.isZip(text(address.zip), country) || text(address.zip) === ''",
	]),
	around('short zips of MT, CR and TZ pass', 'Sources differ on these zips.', (handle, request) =>
		request.operation === 'validate-order' &&
		['MT', 'CR', 'TZ'].includes(outOfReach(request)) &&
		/\d{3}/.test(String(fieldOf(fieldOf(request.body, 'address'), 'zip')))
			? handle({
					...request,
					body: { ...(request.body as object), address: { ...(fieldOf(request.body, 'address') as object), zip: '' } },
				})
			: handle(request),
	),
	around('AC, TA and XK are no countries', 'They are not of ISO 3166-1.', (handle, request) =>
		['validate-order', 'place-order'].includes(request.operation) && ['AC', 'TA', 'XK'].includes(outOfReach(request))
			? error(422)
			: handle(request),
	),
	around(
		'validate-order succeeds without a body',
		'Response: object or null.',
		ofAnswer(['validate-order'], () => null),
	),
	around(
		'validate-order succeeds with an empty object',
		'Response: object or null.',
		ofAnswer(['validate-order'], () => ({})),
	),
	around('a success has no body and 204', 'Success status codes: not shown.', (handle, request) => {
		const answer = handle(request)
		const isOne = ['validate-order', 'update-product'].includes(request.operation)
		return isOne && isGood(answer) ? { statusCode: 204, body: null } : answer
	}),
	around('what is made is answered with 201', 'Success status codes: not shown.', (handle, request) => {
		const answer = handle(request)
		const isOne = /create|place/.test(request.operation)
		return isOne && isGood(answer) ? { ...answer, statusCode: 201 } : answer
	}),
	// Products.
	around(
		'update-product succeeds with {}',
		'Response: object or null.',
		ofAnswer(['update-product'], () => ({})),
	),
	around(
		'update-product succeeds with null',
		'Response: object or null.',
		ofAnswer(['update-product'], () => null),
	),
	variant('update-product says false and does nothing', 'What success is: not shown.', [
		"if (typeof body.notes === 'string') product.notes = body.notes\n\t\t\treturn { success: true }",
		'return { success: false && product }',
	]),
	variant('retail prices hold the delta, too', 'Returned prices already include the delta: which, is not shown.', [
		'variant.price = round(variant.price + delta)',
		'Object.assign(variant, { price: round(variant.price + delta), ...(variant.retailPrice && { retailPrice: round(variant.retailPrice + delta) }) })',
	]),
	around(
		'products have few fields',
		'Which product fields are always present: not shown.',
		ofAnswer(['get-product'], ({ id, title, variants }: never) => ({ id, title, variants })),
	),
	variant('products are made in 15 seconds', 'about 15 to 20 seconds', [
		'clock() - creation.createdAt >= 18_000',
		'clock() - creation.createdAt >= 15_000',
	]),
	variant('products are made in 20 seconds', 'about 15 to 20 seconds', [
		'clock() - creation.createdAt >= 18_000',
		'clock() - creation.createdAt >= 20_000',
	]),
	variant('stores are ready after 25 seconds', 'about 30 seconds', [
		'clock() - collection.createdAt >= 30_000',
		'clock() - collection.createdAt >= 25_000',
	]),
	variant('stores are ready after 40 seconds', 'about 30 seconds', [
		'clock() - collection.createdAt >= 30_000',
		'clock() - collection.createdAt >= 40_000',
	]),
	variant('a language leans to the other region', 'Which locale of a language answers: not shown.', [
		'const near = LOCALES.find(',
		'const near = LOCALES.findLast(',
	]),
	// Tokens.
	variant('a token is good in its 600th second', 'lives 10 minutes', [
		'clock() - token.issuedAt >= 600_000',
		'clock() - token.issuedAt > 600_000',
	]),
	variant('expiresIn is in milliseconds', 'The unit is not shown.', ['expiresIn: 600', 'expiresIn: 600_000']),
	variant('every refusal is 400', 'Which exact status code follows which condition: not shown.', [
		'return { statusCode, body: { message, errorCode, statusCode } }',
		'return { statusCode: 400, body: { message, errorCode, statusCode: 400 } }',
	]),
	variant('a refusal says more', 'error: any', [
		'body: { message, errorCode, statusCode } }',
		"body: { message, errorCode, statusCode, error: [{ any: 'thing' }] } }",
	]),
	// People.
	variant('amount and addBalance are added up', 'Both are optional; what both mean is not shown.', [
		REWARD,
		'const reward = (addBalance ?? 0) + (body.amount ?? 0)',
	]),
	variant('amount comes before addBalance', 'Both are optional; what both mean is not shown.', [
		REWARD,
		'const reward = body.amount ?? addBalance ?? 0',
	]),
	variant('amount and addBalance together are refused', 'Both are optional; what both mean is not shown.', [
		REWARD,
		`if (addBalance !== undefined && body.amount !== undefined) refuse(400, 'BOTH')\n\t\t\t\t${REWARD}`,
	]),
	variant('somebody known is refused', 'What creating somebody twice does: not shown.', [
		'const person = known ?? { id: makeId(), balance: 0 }',
		"if (known !== undefined) refuse(409, 'PERSON_KNOWN')\n\t\t\t\tconst person = known ?? { id: makeId(), balance: 0 }",
	]),
	variant('e-mails filter nothing', 'What emails do: not shown.', [
		LISTED_PEOPLE,
		'const people = collection.people.filter(() => emails !== null)',
	]),
	variant('people come in pages of three', 'Pagination of list operations: not shown.', [
		`${LISTED_PEOPLE}\n`,
		`${LISTED_PEOPLE}.slice(0, 3)\n`,
	]),
	variant('people come in pages of ten', 'Pagination of list operations: not shown.', [
		`${LISTED_PEOPLE}\n`,
		`${LISTED_PEOPLE}.slice(0, 10)\n`,
	]),
	variant('orders come in pages of three, all counted', 'Pagination of list operations: not shown.', [
		'return { data, count: data.length }',
		'return { data: data.slice(0, 3), count: data.length }',
	]),
	variant('orders come in pages of three, a page counted', 'Pagination of list operations: not shown.', [
		'const data = orders.map(({ order }: Json) => order)',
		'const data = orders.map(({ order }: Json) => order).slice(0, 3)',
	]),
	variant('the newest come first', 'The order of lists: not shown.', [
		'const data = orders.map(({ order }: Json) => order)',
		'const data = orders.map(({ order }: Json) => order).reverse()',
	]),
	variant('a range whose start is after its end is refused', 'What such a range is: not shown.', [
		'checkCompany(client, companyId)\n',
		"if (dateRange !== undefined && Date.parse(start) > Date.parse(end)) refuse(400, 'RANGE_REVERSED')\n\t\t\tcheckCompany(client, companyId)\n",
	]),
	variant('a reward to a stranger is refused', 'What becomes of unknown e-mails: not shown.', [
		'for (const person of people) person.balance',
		"if (people.length < new Set(emails).size) refuse(404, 'PERSON_UNKNOWN')\n\t\t\tfor (const person of people) person.balance",
	]),
	variant('a store is listed once it is ready', 'Store creation is asynchronous.', [
		'client.companyIds.includes(each.companyId))\n\t\t\treturn own',
		'client.companyIds.includes(each.companyId) && isReady(each))\n\t\t\treturn own',
	]),
	variant(
		'a store takes nothing before it is ready',
		'Store creation is asynchronous.',
		[
			"if (!client.companyIds.includes(collection.companyId)) refuse(404, 'COLLECTION_UNKNOWN')\n",
			"if (!client.companyIds.includes(collection.companyId)) refuse(404, 'COLLECTION_UNKNOWN')\n\t\tif (!isReady(collection) && !isAsking) refuse(409, 'NOT_READY')\n",
		],
		[
			'function findCollection(client: Json, id: Json): Json {',
			'function findCollection(client: Json, id: Json, isAsking = false): Json {',
		],
		[
			'const collection = findCollection(client, parameters.collectionId)\n\t\t\treturn { isReady',
			'const collection = findCollection(client, parameters.collectionId, true)\n\t\t\treturn { isReady',
		],
	),
	variant('a line shows the price of all its pieces', 'price (number): of what, is not shown.', [
		'const data = orders.map(({ order }: Json) => order)',
		'const all = (line: Json): Json => ({ ...line, price: round(line.price * line.quantity) })\n\t\t\tconst data = orders.map(({ order }: Json) => ({ ...order, orderLineItems: order.orderLineItems.map(all) }))',
	]),
	variant('a zip is refused that is not written as its country writes it', 'How it is written: not shown.', [
		'!world.isZip(text(address.zip), country)',
		'!world.isZip(text(address.zip), country) || text(address.zip) !== text(address.zip).toUpperCase() || /^K1A0B1$|^01310100$/.test(address.zip)',
	]),
	// Addresses and regions.
	variant('a province needs its code', 'A province by its name or its code: which, is not shown.', [
		'!hasCode && !hasName',
		'!hasCode',
	]),
	variant('an empty zip passes everywhere', 'zip: string; default empty string', [
		'!world.isZip(text(address.zip), country)',
		"text(address.zip) !== '' && !world.isZip(text(address.zip), country)",
	]),
	variant('one closed province closes the country', 'What provinces mean in a region: not shown.', [
		'if (provinces.length === 0 || isThere)',
		'if (true)',
	]),
	variant('a country that is not among the regions is closed', 'Countries without a region: not shown.', [
		'for (const region of product.shippingRegions ?? []) {',
		"const regions = product.shippingRegions ?? []\n\t\tif (regions.length > 0 && !regions.some((each: Json) => each.countryCode === country)) refuse(422, 'SHIPPING_CLOSED')\n\t\tfor (const region of regions) {",
	]),
	variant('CPFs need their check digits', 'Advice at most: the interface shows a pattern.', [
		"if (country === 'MX' &&",
		"if (taxNumber === '123.456.789-00') refuse(422, 'TAX_NUMBER_INVALID')\n\t\tif (country === 'MX' &&",
	]),
	// Unknown things.
	around('an unknown store is not ready', 'What becomes of unknown stores: not shown.', (handle, request) => {
		const answer = handle(request)
		const isUnknown = request.operation === 'get-collection-status' && answer.statusCode === 404
		return isUnknown ? { statusCode: 200, body: { isReady: false } } : answer
	}),
	around('update-product says false of what there is not', 'Response: object or null.', (handle, request) => {
		const answer = handle(request)
		const isUnknown = request.operation === 'update-product' && answer.statusCode === 404
		return isUnknown ? { statusCode: 200, body: { success: false } } : answer
	}),
	around('lists of an unknown store are empty', 'What becomes of unknown stores: not shown.', (handle, request) => {
		const answer = handle(request)
		if (answer.statusCode !== 404 || !request.operation.startsWith('list-')) return answer
		return { statusCode: 200, body: request.operation === 'list-people' ? [] : { data: [], count: 0 } }
	}),
	variant('a partner may name any company', 'Partners must pass companyId: which, is not shown.', [
		"if (text(companyId) && !client.companyIds.includes(companyId)) refuse(404, 'COMPANY_UNKNOWN')\n\t}",
		'}',
	]),
	variant('a list of unknown users is refused', 'What becomes of unknown users: not shown.', [
		'const dayOf = (date: string): number => Math.floor(Date.parse(date) / DAY)',
		"if (userIds?.some((id: Json) => !collection.people.some((each: Json) => each.id === id))) refuse(404, 'USER_UNKNOWN')\n\t\t\tconst dayOf = (date: string): number => Math.floor(Date.parse(date) / DAY)",
	]),
	variant('a list of unknown e-mails is refused', 'What e-mails do: not shown.', [
		`${LISTED_PEOPLE}\n`,
		`${LISTED_PEOPLE}\n\t\t\tif (people.length < (emails?.length ?? 0)) refuse(404, 'PERSON_UNKNOWN')\n`,
	]),
	variant('a filter of nothing is refused', 'Whether a filter may be empty: not shown.', [
		'const { userIds, dateRange, ...otherFilters } = filter',
		"const { userIds, dateRange, ...otherFilters } = filter\n\t\t\tif (userIds === undefined && dateRange === undefined) refuse(400, 'FILTER_EMPTY')",
	]),
	// Products.
	variant('notes are added to those before', 'updating a product status and adding notes', [
		'product.notes = body.notes\n',
		"product.notes = [product.notes, body.notes].filter(Boolean).join('\\n')\n",
	]),
	variant('prices with a delta come without the deltas', 'What is shown beside such prices: not shown.', [
		'return { ...product, ...translation }',
		'return { ...product, ...translation, ...(delta !== 0 && { priceDeltaByCountry: {} }) }',
	]),
	variant(
		'a product that is made is made for everybody',
		'Made through this operation before it can be ordered: for whom, is not shown.',
		[
			'const known = collection.creations.find((each: Json) => each.key === key && each.productId === productId)',
			'const known = collection.creations.find((each: Json) => each.productId === productId)',
		],
		[
			'(each: Json) => each.key === key && (each.productId ?? product.id) === product.id',
			'(each: Json) => (each.productId ?? product.id) === product.id',
		],
	),
	variant('a personalized product needs all of the person', 'Which parameters it needs: not shown.', [
		"const isFor = PERSON_FIELDS.some((name) => text(parameters[name]).trim() !== '')",
		"const isFor = PERSON_FIELDS.every((name) => text(parameters[name]).trim() !== '')\n\t\t\tif (product.isPersonalized && !isFor) refuse(400, 'PERSON_MISSING')",
	]),
	variant('a language that is not supported is refused', 'What becomes of other languages: not shown.', [
		'const translation = stored.translations',
		"if (text(parameters['Accept-Language']) === 'de') refuse(406, 'LANGUAGE_UNKNOWN')\n\t\t\tconst translation = stored.translations",
	]),
	variant('personalizing a store makes no product', 'must be created through this operation', [
		'each.key === key && (each.productId ?? product.id) === product.id',
		'each.key === key && each.productId === product.id',
	]),
	// Stores.
	around('create-collection needs its parameters', NOT_SHOWN, (handle, request) => {
		const isMissing = ['rewardType', 'theme', 'paymentCheckout', 'logoUrl'].some((name) => !request.parameters?.[name])
		return request.operation === 'create-collection' && isMissing ? error(400) : handle(request)
	}),
	variant('any theme and reward type will do', 'Names and values of the parameters: not shown.', [
		"if (theme !== undefined && !THEMES.includes(theme)) refuse(400, 'THEME_UNKNOWN')",
		'',
	]),
	variant('stores come newest first', 'The order of lists: not shown.', [
		'return own.map(({ id, rewardType, shown })',
		'return own.reverse().map(({ id, rewardType, shown })',
	]),
	// Orders.
	around(
		'an order shows no instant and no number',
		'createdAt: nullable; orderNumber: nullable',
		ofAnswer(['list-orders'], ({ data, count }: never) => ({
			data: (data as object[]).map((each) => ({ ...each, createdAt: null, orderNumber: null, user: null })),
			count,
		})),
	),
	variant('an external id is taken once', 'Whether it may come twice: not shown.', [
		"if ((body.orderItems ?? []).length === 0) refuse(422, 'ITEMS_MISSING')",
		"if ((body.orderItems ?? []).length === 0) refuse(422, 'ITEMS_MISSING')\n\t\t\tif (collection.orders.some(({ order }: Json) => body.externalId && order.externalId === body.externalId)) refuse(409, 'ORDER_KNOWN')",
	]),
	variant('lines of a gift order cost nothing', 'Gifts: prices hidden', [
		'const data = orders.map(({ order }: Json) => order)',
		"const free = (line: Json): Json => ({ ...line, price: 0, retailPrice: null })\n\t\t\tconst data = orders.map(({ order }: Json) => (collection.rewardType === 'Gifts' ? { ...order, orderLineItems: order.orderLineItems.map(free) } : order))",
	]),
	variant('lines come in another order', 'The order of lists: not shown.', [
		'orderLineItems: lines,',
		'orderLineItems: [...lines].reverse(),',
	]),
	// People.
	variant('people start with 25', 'Whether they start from 0: not shown.', [
		'const person = known ?? { id: makeId(), balance: 0 }',
		'const start = addBalance === undefined && body.amount === undefined ? 25 : 0\n\t\t\t\tconst person = known ?? { id: makeId(), balance: start }',
	]),
	variant('e-mails are kept in small letters', 'How e-mails compare: not shown.', [
		'Object.assign(person, fields, {',
		'Object.assign(person, fields, { email: fold(fields.email) }, {',
	]),
	variant(
		'people are known by their e-mails in all stores',
		'People are created in a collection: whether twice, is not shown.',
		[
			'const known = collection.people.find((each: Json) => fold(each.email) === fold(given.email))',
			"const known = collection.people.find((each: Json) => fold(each.email) === fold(given.email))\n\t\t\t\tconst isElsewhere = collections.some((each) => each !== collection && each.people.some((one: Json) => fold(one.email) === fold(given.email)))\n\t\t\t\tif (isElsewhere) refuse(409, 'PERSON_KNOWN')",
		],
	),
	around('a list of more than ten is refused', 'Maximum size of the arrays: not shown.', (handle, request) => {
		const isLong = ['people', 'emails', 'orderItems'].some((name) => {
			const list = fieldOf(request.body, name)
			return Array.isArray(list) && list.length > 10
		})
		return isLong ? error(413) : handle(request)
	}),
	variant('people are answered newest first', 'The order of lists: not shown.', [
		'return created.map(({ id, firstName, lastName, email }: Json) => ({ id, firstName, lastName, email }))',
		'return created.reverse().map(({ id, firstName, lastName, email }: Json) => ({ id, firstName, lastName, email }))',
	]),
	variant('somebody who is listed twice is rewarded twice', 'What an e-mail listed twice does: not shown.', [
		'for (const person of people) person.balance = round((person.balance ?? 0) + body.amount)',
		'for (const person of people) person.balance = round((person.balance ?? 0) + body.amount * emails.filter((each: Json) => each === fold(person.email)).length)',
	]),
	// A busy service.
	around('429 at times, with Retry-After', 'Rate limits: not shown.', busy(429, 7, { 'Retry-After': '3' })),
	around('429 at times', 'Rate limits: not shown.', busy(429, 5)),
	around('503 at times', 'Every operation can answer 4XX or 5XX.', busy(503, 6, { 'retry-after': '2' })),
	around('500 at times', 'Every operation can answer 4XX or 5XX.', busy(500, 41)),
]
