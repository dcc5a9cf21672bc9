/**
 * A small service, written from the interface alone: it shares no code with the library. Each rule has a line of its own, since
 * `faults.ts` and `variants.ts` change the text of this file line by line. It keeps its data in memory and takes its time from outside.
 */

export interface Request {
	readonly operation: string
	readonly parameters?: Readonly<Record<string, string | undefined>> | undefined
	readonly authorization?: string | undefined
	readonly body?: unknown
}

export interface Answer {
	readonly statusCode: number
	readonly body: unknown
	readonly headers?: Readonly<Record<string, string>>
}

/** What the service knows of the world, from other packages than the library. */
export interface World {
	readonly isPhone: (phone: string, country: string) => boolean
	readonly isZip: (zip: string, country: string) => boolean
	/** The codes, without the country's, and the names of a country's provinces. */
	readonly provinces: (country: string) => readonly { readonly code: string; readonly name: string }[]
}

/** What comes over the wire, and what is kept of it. */
type Json = ReturnType<typeof JSON.parse>

class Refusal extends Error {
	readonly statusCode: number
	readonly errorCode: string

	constructor(statusCode: number, errorCode: string) {
		super(`The request is refused: ${errorCode}.`)
		this.statusCode = statusCode
		this.errorCode = errorCode
	}
}

function refuse(statusCode: number, errorCode: string): never {
	throw new Refusal(statusCode, errorCode)
}

const DAY = 86_400_000
const SIGNS = 'Capricorn Aquarius Pisces Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius'.split(' ')
const LAST_DAYS = [19, 18, 20, 19, 20, 20, 22, 22, 22, 22, 21, 21]
const LOCALES = ['en-US', 'fr-FR', 'fr-CA', 'es-ES', 'es-MX', 'en-AU', 'en-GB']
const THEMES = 'GENERAL,BACK TO SCHOOL,ECO,SPORT,SUMMER,HATS,WINTER_SNOW,HOLIDAYS_SNOW,PRIDE,SNAPPY'.split(',')
const PERSON_FIELDS = ['firstName', 'lastName', 'department', 'location', 'startDate', 'birthDate']

const text = (value: Json): string => (typeof value === 'string' ? value : '')
const fold = (email: Json): string => text(email).trim().toLowerCase()
const toCents = (amount: Json): number => Math.round(Number(amount) * 100)
const round = (amount: number): number => toCents(amount) / 100

export function createServer(seed: Json, clock: () => number, world: World) {
	const clients: Json[] = structuredClone(seed.clients)
	const companies: Json[] = structuredClone(seed.companies ?? [])
	const collections: Json[] = structuredClone(seed.collections)
	const templates: Json[] = structuredClone(seed.templates ?? [])
	const tokens: Json[] = []
	let made = 0
	const makeId = (): string => `9c0f0000-0000-4000-8000-${String(++made).padStart(12, '0')}`

	for (const collection of collections) {
		collection.people ??= []
		collection.orders ??= []
		collection.creations = []
	}

	/** Who calls. */
	function authenticate(authorization: Json): Json {
		const [scheme, value] = text(authorization).split(' ')
		if (scheme?.toLowerCase() !== 'bearer') refuse(401, 'TOKEN_MISSING')
		const token = tokens.find((each) => each.accessToken === value)
		if (token === undefined) refuse(401, 'TOKEN_UNKNOWN')
		if (clock() - token.issuedAt >= 600_000) refuse(401, 'TOKEN_EXPIRED')
		return clients.find((each) => each.clientId === token.clientId)
	}

	function checkCompany(client: Json, companyId: Json): void {
		if (client.isPartner && !text(companyId)) refuse(400, 'COMPANY_MISSING')
		if (text(companyId) && !client.companyIds.includes(companyId)) refuse(404, 'COMPANY_UNKNOWN')
	}

	function findCollection(client: Json, id: Json): Json {
		const collection = collections.find((each) => each.id === id)
		if (collection === undefined) refuse(404, 'COLLECTION_UNKNOWN')
		if (!client.companyIds.includes(collection.companyId)) refuse(404, 'COLLECTION_UNKNOWN')
		return collection
	}

	const productOf = (stored: Json): Json => stored.product ?? stored
	function findProduct(collection: Json, id: Json): Json {
		const stored = collection.products.find((each: Json) => productOf(each).id === id)
		if (stored === undefined) refuse(404, 'PRODUCT_UNKNOWN')
		return stored
	}

	function findVariant(collection: Json, id: Json): Json {
		for (const stored of collection.products) {
			const variant = (productOf(stored).variants ?? []).find((each: Json) => each.id === id)
			if (variant !== undefined) return { product: productOf(stored), variant }
		}
		return refuse(422, 'VARIANT_UNKNOWN')
	}

	const isReady = (collection: Json): boolean =>
		collection.createdAt === undefined || clock() - collection.createdAt >= 30_000

	/** A person's data, as one text. */
	const keyOf = (source: Json): string =>
		JSON.stringify(
			PERSON_FIELDS.map((name) =>
				text(source?.[name])
					.trim()
					.slice(0, name.endsWith('Date') ? 10 : 100),
			),
		)

	function create(collection: Json, productId: Json, source: Json): Json {
		const key = keyOf(source)
		const known = collection.creations.find((each: Json) => each.key === key && each.productId === productId)
		if (known !== undefined) return known
		const creation = { productId, key, createdAt: clock(), sha: makeId() }
		collection.creations.push(creation)
		return creation
	}

	const statusOf = (creation: Json): string => (clock() - creation.createdAt >= 18_000 ? 'Done' : 'Pending')

	function deriveDate(date: string): Json {
		const [year = 0, month = 0, day = 0] = date.slice(0, 10).split('-').map(Number)
		if (year === 0) return null
		const today = new Date(clock()).toISOString().slice(0, 10)
		const years = Math.max(0, Number(today.slice(0, 4)) - year - (today.slice(5) < date.slice(5, 10) ? 1 : 0))
		return {
			month,
			monthPadded: String(month).padStart(2, '0'),
			year,
			decade: `${Math.floor(year / 10)}0s`,
			years: year % 100,
			yearsPadded: String(year % 100).padStart(2, '0'),
			hundreds: String(Math.floor(year / 100)),
			zodiac: SIGNS[(day <= (LAST_DAYS[month - 1] ?? 0) ? month - 1 : month) % 12],
			ordinal: `${years}th`,
			elapsed: `${years} years`,
			elapsedYears: String(years),
		}
	}

	function derive(source: Json): Json {
		const first = text(source?.firstName).trim()
		const last = text(source?.lastName).trim()
		const [a, b] = [first.slice(0, 1).toUpperCase(), last.slice(0, 1).toUpperCase()]
		return {
			name: {
				first: first || null,
				last: last || null,
				firstNameInitials: a,
				lastNameInitials: b,
				initials: a + b,
				firstPossessive: first ? `${first}'s` : null,
			},
			anniversary: deriveDate(text(source?.startDate)),
			birth: deriveDate(text(source?.birthDate)),
			work: { department: text(source?.department) || null, location: text(source?.location) || null },
		}
	}

	function checkTaxNumber({ taxNumber }: Json, country: string): void {
		const isNeeded = ['BR', 'MX', 'CN', 'IT', 'KR'].includes(country)
		if (isNeeded && !text(taxNumber)) refuse(422, 'TAX_NUMBER_MISSING')
		if (country === 'BR' && !/^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(taxNumber)) refuse(422, 'TAX_NUMBER_INVALID')
		if (country === 'MX' && !/^[A-Za-z]{4}\d{6}[A-Za-z0-9]{3}$/.test(taxNumber)) refuse(422, 'TAX_NUMBER_INVALID')
	}

	const countryIn = (address: Json): string => text(address?.countryCode).trim().toUpperCase()

	function checkProvince(address: Json, country: string, isStrict: boolean): void {
		const provinces = world.provinces(country)
		const code = text(address.provinceCode).trim().toUpperCase()
		const name = text(address.province).trim().toLowerCase()
		if (provinces.length === 0 || (code === '' && name === '')) return
		const hasCode = provinces.some((each) => each.code === code)
		const hasName = provinces.some((each) => each.name.toLowerCase() === name)
		if (isStrict && code !== '' && !hasCode) refuse(422, 'PROVINCE_CODE_UNKNOWN')
		if (!hasCode && !hasName) refuse(422, 'PROVINCE_UNKNOWN')
	}

	function checkShipping(product: Json, address: Json, country: string): void {
		for (const region of product.shippingRegions ?? []) {
			if (region.countryCode !== country) continue
			if (!region.isBlacklisted && !region.denyCheckout) continue
			const provinces = region.provinces ?? []
			const code = text(address.provinceCode).trim().toUpperCase()
			const name = text(address.province).trim().toLowerCase()
			const isThere = provinces.some(
				(each: Json) => each.provinceCode === code || text(each.provinceName).toLowerCase() === name,
			)
			if (provinces.length === 0 || isThere) refuse(422, 'SHIPPING_CLOSED')
		}
	}

	function checkAddress(body: Json, country: string): void {
		const address = body.address ?? {}
		checkProvince(address, country, body.shouldValidateProvinceCode === true)
		if (!world.isPhone(text(address.phone), country)) refuse(422, 'PHONE_INVALID')
		if (!world.isZip(text(address.zip), country)) refuse(422, 'ZIP_INVALID')
	}

	function checkItems(collection: Json, body: Json, country: string): void {
		for (const item of body.orderItems ?? []) {
			const { product } = findVariant(collection, item.variantId)
			checkShipping(product, body.address ?? {}, country)
			if (!Number.isInteger(item.quantity) || item.quantity < 1) refuse(422, 'QUANTITY_INVALID')
		}
	}

	/** The operations, by their ids. */
	const operations: Record<string, (call: { client: Json; parameters: Json; body: Json }) => Json> = {
		'create-tokens': ({ body }) => {
			const client = clients.find((each) => each.clientId === body.clientId)
			if (client === undefined || client.clientSecret !== body.clientSecret) refuse(401, 'CLIENT_UNKNOWN')
			const pair = { accessToken: makeId(), refreshToken: makeId(), expiresIn: 600 }
			tokens.push({ ...pair, clientId: client.clientId, issuedAt: clock() })
			return pair
		},

		'create-collection': ({ client, parameters, body }) => {
			const { rewardType = 'Coins', theme, paymentCheckout } = parameters
			if (!['Coins', 'Gifts'].includes(rewardType)) refuse(400, 'REWARD_TYPE_UNKNOWN')
			if (theme !== undefined && !THEMES.includes(theme)) refuse(400, 'THEME_UNKNOWN')
			if (text(body?.companyId) && !client.companyIds.includes(body.companyId)) refuse(404, 'COMPANY_UNKNOWN')
			const company = companies.find((each) => each.id === body?.companyId) ?? makeCompany(client)
			const collection = {
				id: makeId(),
				companyId: company.id,
				rewardType,
				paymentCheckout: paymentCheckout === 'true',
				createdAt: clock(),
				shown: { title: 'New store', status: 'Active' },
				products: structuredClone(templates),
				people: [],
				orders: [],
				creations: [],
			}
			collections.push(collection)
			return { companyId: company.id, companySlug: company.slug, collectionId: collection.id }
		},

		'get-collection-status': ({ client, parameters }) => {
			const collection = findCollection(client, parameters.collectionId)
			return { isReady: isReady(collection) }
		},

		'list-collections': ({ client }) => {
			const own = collections.filter((each) => client.companyIds.includes(each.companyId))
			return own.map(({ id, rewardType, shown }) => ({ ...shown, id, rewardType }))
		},

		'get-product': ({ client, parameters }) => {
			const collection = findCollection(client, parameters.collectionId)
			const stored = findProduct(collection, parameters.productId)
			const product = structuredClone(productOf(stored))
			const translation = stored.translations?.[negotiate(parameters['Accept-Language'])] ?? {}
			const delta = product.priceDeltaByCountry?.[text(parameters.countryCode).trim().toUpperCase()] ?? 0
			for (const variant of product.variants ?? []) variant.price = round(variant.price + delta)
			if (product.priceRange) {
				product.priceRange.minVariantPrice = round(product.priceRange.minVariantPrice + delta)
				product.priceRange.maxVariantPrice = round(product.priceRange.maxVariantPrice + delta)
			}
			const isFor = PERSON_FIELDS.some((name) => text(parameters[name]).trim() !== '')
			if (product.isPersonalized && isFor) product.creationStatus = statusOf(create(collection, product.id, parameters))
			return { ...product, ...translation }
		},

		'update-product': ({ client, parameters, body }) => {
			const collection = findCollection(client, parameters.collectionId)
			const product = productOf(findProduct(collection, parameters.productId))
			if (typeof body.notes === 'string') product.notes = body.notes
			return { success: true }
		},

		'place-order': ({ client, parameters, body }) => {
			checkCompany(client, body.companyId)
			const collection = findCollection(client, parameters.collectionId)
			const country = countryIn(body.address)
			checkTaxNumber(body, country)
			checkAddress(body, country)
			checkItems(collection, body, country)
			if ((body.orderItems ?? []).length === 0) refuse(422, 'ITEMS_MISSING')
			const person = collection.people.find((each: Json) => fold(each.email) === fold(body.user?.email))
			if (person === undefined) refuse(404, 'PERSON_UNKNOWN')
			const source = body.personalizations ?? person
			const lines = body.orderItems.map(({ variantId, quantity }: Json) => {
				const { product, variant } = findVariant(collection, variantId)
				const key = keyOf(source)
				const creation = collection.creations.find(
					(each: Json) => each.key === key && (each.productId ?? product.id) === product.id,
				)
				if (product.isPersonalized && creation === undefined) refuse(422, 'PERSONALIZATION_MISSING')
				const price = round(variant.price + (product.priceDeltaByCountry?.[country] ?? 0))
				const personal = product.isPersonalized ? { personalizations: derive(source), sha: creation.sha } : {}
				const image = { url: variant.images?.[0]?.url ?? null }
				const titles = { title: product.title, productTitle: product.title, variantTitle: variant.title ?? '' }
				const own = { id: makeId(), ...titles, productId: product.id, variantId, quantity, price }
				return { ...own, retailPrice: variant.retailPrice ?? null, image, ...personal }
			})
			const isGifts = collection.rewardType === 'Gifts'
			const costs = lines.map((line: Json) => (isGifts ? line.quantity : line.price * line.quantity))
			const cost = round(costs.reduce((sum: number, each: number) => sum + each, 0))
			const balance = person.balance ?? 0
			if (cost > balance && !collection.paymentCheckout) refuse(422, 'BALANCE_INSUFFICIENT')
			person.balance = round(Math.max(0, balance - cost))
			const order = {
				id: makeId(),
				createdAt: new Date(clock()).toISOString(),
				orderNumber: String(1000 + made),
				externalId: body.externalId ?? null,
				user: { externalId: person.externalId ?? null, email: person.email },
				orderLineItems: lines,
			}
			collection.orders.push({ userId: person.id, order })
			return { order: { id: order.id, orderNumber: order.orderNumber } }
		},

		'validate-order': ({ client, parameters, body }) => {
			checkCompany(client, body.companyId)
			const collection = findCollection(client, parameters.collectionId)
			const country = countryIn(body.address)
			checkAddress(body, country)
			checkItems(collection, body, country)
			checkTaxNumber(body, country)
			return { success: true }
		},

		'list-orders': ({ client, parameters, body }) => {
			const { filter, companyId, ...others } = body ?? {}
			if (Object.keys(others).length > 0) refuse(400, 'PROPERTY_UNKNOWN')
			if (typeof filter !== 'object' || filter === null) refuse(400, 'FILTER_MISSING')
			const { userIds, dateRange, ...otherFilters } = filter
			if (Object.keys(otherFilters).length > 0) refuse(400, 'PROPERTY_UNKNOWN')
			if (userIds !== undefined && (!Array.isArray(userIds) || userIds.length === 0)) refuse(400, 'USERS_MISSING')
			if (userIds?.some((id: Json) => typeof id !== 'string')) refuse(400, 'USER_INVALID')
			const { start, end, ...otherDates } = dateRange ?? {}
			if (Object.keys(otherDates).length > 0) refuse(400, 'PROPERTY_UNKNOWN')
			if (dateRange !== undefined && start === undefined) refuse(400, 'START_MISSING')
			if (dateRange !== undefined && end === undefined) refuse(400, 'END_MISSING')
			if (dateRange !== undefined && [start, end].some((each) => Number.isNaN(Date.parse(each))))
				refuse(400, 'DATE_INVALID')
			checkCompany(client, companyId)
			const collection = findCollection(client, parameters.collectionId)
			const dayOf = (date: string): number => Math.floor(Date.parse(date) / DAY)
			const orders = collection.orders.filter(({ userId, order }: Json) => {
				if (userIds !== undefined && !userIds.includes(userId)) return false
				if (dateRange !== undefined && dayOf(order.createdAt) < dayOf(start)) return false
				if (dateRange !== undefined && dayOf(order.createdAt) > dayOf(end)) return false
				return true
			})
			const data = orders.map(({ order }: Json) => order)
			return { data, count: data.length }
		},

		personalize: ({ client, parameters, body }) => {
			checkCompany(client, body.companyId)
			const collection = findCollection(client, parameters.collectionId)
			const isPersonalizable = collection.products.some((each: Json) => productOf(each).isPersonalized)
			if (!isPersonalizable) refuse(422, 'PERSONALIZATION_NONE')
			const creation = create(collection, undefined, body.sourceFields)
			return { sha: creation.sha, fields: derive(body.sourceFields), status: statusOf(creation) }
		},

		'create-people': ({ client, body }) => {
			checkCompany(client, body.companyId)
			const collection = findCollection(client, body.collectionId)
			const created = (body.people ?? []).map((given: Json) => {
				const { addBalance, ...fields } = given
				const reward = addBalance ?? body.amount ?? 0
				const known = collection.people.find((each: Json) => fold(each.email) === fold(given.email))
				const person = known ?? { id: makeId(), balance: 0 }
				Object.assign(person, fields, { balance: round(person.balance + reward) })
				if (known === undefined) collection.people.push(person)
				return person
			})
			return created.map(({ id, firstName, lastName, email }: Json) => ({ id, firstName, lastName, email }))
		},

		'list-people': ({ client, body }) => {
			checkCompany(client, body.companyId)
			const collection = findCollection(client, body.collectionId)
			const emails = body.emails?.map(fold)
			const people = collection.people.filter((each: Json) => emails === undefined || emails.includes(fold(each.email)))
			return people.map(({ id, firstName, lastName, email, balance = 0, birthDate, startDate, externalId }: Json) => {
				const dateOf = (date: Json): Json => (text(date) ? `${date.slice(0, 10)}T00:00:00.000Z` : undefined)
				const dates = { birthDate: dateOf(birthDate), startDate: dateOf(startDate) }
				return { id, firstName, lastName, email, balance, ...dates, externalId }
			})
		},

		reward: ({ client, body }) => {
			checkCompany(client, body.companyId)
			const collection = findCollection(client, body.collectionId)
			if (typeof body.amount !== 'number') refuse(400, 'AMOUNT_MISSING')
			if (collection.rewardType === 'Gifts' && !Number.isInteger(body.amount)) refuse(422, 'AMOUNT_FRACTION')
			const emails = (body.emails ?? []).map(fold)
			const people = collection.people.filter((each: Json) => emails.includes(fold(each.email)))
			for (const person of people) person.balance = round((person.balance ?? 0) + body.amount)
			return { numAffectedPeople: people.length }
		},

		'create-company': ({ client }) => {
			const { id, slug } = makeCompany(client)
			return { companyId: id, companySlug: slug }
		},
	}

	function makeCompany(client: Json): Json {
		const company = { id: makeId(), slug: `company-${made}` }
		companies.push(company)
		client.companyIds.push(company.id)
		return company
	}

	/** The supported locale that the header weighs most. */
	function negotiate(header: Json): string {
		const members = text(header)
			.split(',')
			.map((member) => {
				const [range = '', ...parameters] = member.trim().split(';')
				const weight = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='))
				return { range: range.trim().toLowerCase(), weight: weight === undefined ? 1 : Number(weight.slice(2)) }
			})
		members.sort((a, b) => b.weight - a.weight)
		for (const { range, weight } of members) {
			if (weight === 0) continue
			if (range === '*') return 'en-US'
			const exact = LOCALES.find((each) => each.toLowerCase() === range)
			if (exact !== undefined) return exact
			const near = LOCALES.find((each) => each.slice(0, 2) === range.slice(0, 2))
			if (near !== undefined) return near
		}
		return 'en-US'
	}

	return {
		handle: ({ operation, parameters = {}, authorization, body }: Request): Answer => {
			try {
				const operate = operations[operation]
				if (operate === undefined) return refuse(404, 'OPERATION_UNKNOWN')
				const client = operation === 'create-tokens' ? null : authenticate(authorization)
				const answer = operate({ client, parameters, body: body ?? {} })
				return { statusCode: 200, body: JSON.parse(JSON.stringify(answer)) }
			} catch (error) {
				if (!(error instanceof Refusal)) throw error
				const { message, errorCode, statusCode } = error
				return { statusCode, body: { message, errorCode, statusCode } }
			}
		},
	}
}
