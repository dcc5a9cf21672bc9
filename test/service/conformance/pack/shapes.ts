import type { Is, Json } from './types.ts'

const WRONG = {
	missing: () => undefined,
	null: () => null,
	'a text': (value: Json) => String(value),
	'a number': () => 7,
	'a list': (value: Json) => [value],
	'an object': (value: Json) => ({ value }),
	'an empty text': () => '',
	'a whole number': (value: Json) => Math.round(value),
	'in cents': (value: Json) => Math.round(value * 100),
	'in small letters': (value: Json) => String(value).toLowerCase(),
	'a day alone': (value: Json) => String(value).slice(0, 10),
	'a local time': (value: Json) => String(value).slice(0, 19).replace('T', ' '),
	'seconds since 1970': (value: Json) => Date.parse(value) / 1000,
	'below zero': () => -1,
	'in capitals': (value: Json) => String(value).toUpperCase(),
	'an empty list': () => [],
	negated: (value: Json) => !value,
	zero: () => 0,
} as const
type Wrong = keyof typeof WRONG

/** The fields that are shown wrong: operation, path, and how. A star is every item of a list. */
const WRONG_AT: Readonly<Record<string, Readonly<Record<string, readonly Wrong[]>>>> = {
	'create-tokens': {
		accessToken: ['an empty text', 'missing', 'an object'],
		refreshToken: ['missing', 'null', 'an empty text'],
		expiresIn: ['a text', 'missing', 'null', 'zero', 'below zero'],
	},
	'create-collection': {
		companyId: ['missing', 'an empty text', 'a number'],
		companySlug: ['missing', 'null', 'an empty text'],
		collectionId: ['missing', 'a number', 'null', 'an empty text'],
	},
	'get-collection-status': {
		isReady: ['a text', 'missing', 'a number', 'null'],
	},
	'list-collections': {
		'*.id': ['missing'],
		'*.rewardType': ['in small letters', 'a number'],
		'*.status': ['in small letters'],
		'*.title': ['a number'],
		'*.slug': ['a list', 'in capitals'],
		'*.personalizationsUsed': ['a text', 'an object'],
		'*.image': ['an object', 'a number'],
	},
	'get-product': {
		id: ['a number'],
		title: ['a number', 'an object'],
		'variants.*.price': ['a text', 'in cents', 'a whole number', 'zero', 'below zero'],
		'variants.*.retailPrice': ['a text', 'in cents'],
		'variants.*.id': ['a number'],
		'variants.*.title': ['an object'],
		'variants.*.isAvailableForSale': ['a text', 'negated'],
		'variants.*.options.*.value': ['a text'],
		'variants.*.images.*.width': ['a text'],
		status: ['in small letters'],
		isInStock: ['a text'],
		isDiscontinued: ['negated'],
		isPersonalized: ['a number', 'negated'],
		'priceRange.minVariantPrice': ['a text', 'zero'],
		priceRange: ['a list'],
		'retailPriceRange.maxVariantPrice': ['in cents'],
		'options.*.name': ['an object', 'in capitals'],
		'options.*.values': ['an object'],
		'tags.*.name': ['a number', 'in capitals'],
		'featuredImage.width': ['a text'],
		'featuredImage.url': ['an object'],
		'shippingRegions.*.isBlacklisted': ['negated', 'a number'],
		'shippingRegions.*.denyCheckout': ['a text'],
		'shippingRegions.*.countryCode': ['in small letters'],
		'priceDeltaByCountry.BR': ['a text', 'zero', 'missing', 'in cents'],
		hiddenAt: ['a local time', 'seconds since 1970', 'a day alone'],
		sizeChartImages: ['an object'],
		'errors.isBlank': ['a number'],
		tags: ['a text', 'an object'],
		variants: ['an object', 'an empty list'],
		options: ['an object'],
		'options.*.values.*.colorCode': ['a number'],
		'variants.*.options': ['an object'],
		'variants.*.options.*.name': ['in capitals'],
		'variants.*.images': ['a text'],
		'variants.*.images.*.url': ['an object'],
		'variants.*.images.*.height': ['below zero'],
		featuredImage: ['a text'],
		'featuredImage.lowResUrl': ['a number'],
		brand: ['an object'],
		model: ['a number'],
		slug: ['in capitals'],
		descriptionV2: ['an object'],
		notes: ['a list'],
		shippingRegions: ['an object'],
		'shippingRegions.*.provinces': ['a text', 'an empty list'],
		'shippingRegions.*.countryName': ['a number'],
		priceDeltaByCountry: ['a list'],
		'priceDeltaByCountry.DE': ['a whole number'],
		'priceDeltaByCountry.JP': ['missing', 'zero'],
		'priceRange.maxVariantPrice': ['in cents'],
		retailPriceRange: ['a number'],
		'retailPriceRange.minVariantPrice': ['a text'],
		customFields: ['a text'],
		errors: ['a list'],
		sizeChartTable: ['an object'],
		'sizeChartImages.*.width': ['a text'],
		'featuredImage.height': ['zero'],
	},
	'update-product': {
		success: ['a text', 'a number', 'missing', 'a list'],
	},
	'place-order': {
		order: ['a text', 'a list', 'missing'],
		'order.id': ['missing', 'a number', 'an empty text'],
		'order.orderNumber': ['missing', 'a number', 'null', 'an empty text'],
	},
	'validate-order': {
		success: ['a text', 'a number', 'missing', 'a list'],
	},
	'list-orders': {
		data: ['missing', 'an object', 'null'],
		count: ['missing', 'a text', 'null', 'below zero'],
		'data.*.id': ['missing', 'a number', 'null'],
		'data.*.createdAt': ['a local time', 'a day alone', 'seconds since 1970', 'a number'],
		'data.*.orderNumber': ['a number'],
		'data.*.externalId': ['a number'],
		'data.*.user': ['a text'],
		'data.*.user.email': ['an object'],
		'data.*.orderLineItems': ['missing', 'null', 'an object', 'an empty list'],
		'data.*.orderLineItems.*.id': ['missing', 'a number'],
		'data.*.orderLineItems.*.title': ['missing', 'null'],
		'data.*.orderLineItems.*.productTitle': ['missing'],
		'data.*.orderLineItems.*.variantTitle': ['missing'],
		'data.*.orderLineItems.*.productId': ['missing', 'null'],
		'data.*.orderLineItems.*.variantId': ['missing', 'null'],
		'data.*.orderLineItems.*.quantity': ['missing', 'a text', 'zero', 'null'],
		'data.*.orderLineItems.*.price': ['missing', 'a text', 'in cents', 'null', 'a whole number'],
		'data.*.orderLineItems.*.retailPrice': ['missing', 'a text', 'in cents', 'zero', 'below zero'],
		'data.*.orderLineItems.*.image': ['missing', 'a text', 'null'],
		'data.*.orderLineItems.*.image.url': ['missing'],
		'data.*.orderLineItems.*.sha': ['a number'],
		'data.*.orderLineItems.*.personalizations': ['a list', 'a text'],
		'data.*.orderLineItems.*.personalizations.work': ['missing'],
		'data.*.orderLineItems.*.personalizations.name': ['missing'],
		'data.*.orderLineItems.*.personalizations.name.initials': ['a number'],
		'data.*.orderLineItems.*.personalizations.birth.zodiac': ['in small letters'],
		'data.*.user.externalId': ['a number'],
		'data.*.orderLineItems.*.image.aspectRatio': ['a text'],
		'data.*.orderLineItems.*.personalizations.anniversary': ['missing'],
		'data.*.orderLineItems.*.personalizations.birth': ['a list', 'null'],
		'data.*.orderLineItems.*.personalizations.birth.month': ['a text'],
		'data.*.orderLineItems.*.personalizations.work.department': ['a number'],
	},
	personalize: {
		sha: ['missing', 'a number', 'an empty text', 'null'],
		status: ['missing', 'null', 'a number'],
		fields: ['missing', 'null', 'a list'],
		'fields.name': ['missing', 'null'],
		'fields.work': ['missing', 'null'],
		'fields.birth': ['missing'],
		'fields.anniversary': ['missing'],
		'fields.name.first': ['missing', 'an empty text'],
		'fields.name.firstNameInitials': ['missing'],
		'fields.name.lastNameInitials': ['a number'],
		'fields.name.initials': ['missing', 'null', 'a list'],
		'fields.name.firstPossessive': ['missing', 'a number'],
		'fields.birth.month': ['a text', 'zero'],
		'fields.birth.monthPadded': ['a number', 'missing'],
		'fields.birth.year': ['a text', 'zero'],
		'fields.birth.decade': ['a number', 'missing'],
		'fields.birth.years': ['a text', 'missing'],
		'fields.birth.yearsPadded': ['a number', 'null'],
		'fields.birth.hundreds': ['a number', 'missing'],
		'fields.birth.zodiac': ['in small letters', 'null'],
		'fields.anniversary.ordinal': ['a number', 'missing'],
		'fields.anniversary.elapsed': ['a number', 'null'],
		'fields.anniversary.elapsedYears': ['a number', 'missing'],
		'fields.work.department': ['missing'],
		'fields.work.location': ['a number', 'in capitals'],
		'fields.name.last': ['missing', 'in capitals'],
		'fields.birth.elapsed': ['a number'],
		'fields.birth.ordinal': ['null'],
		'fields.anniversary.month': ['null'],
		'fields.anniversary.year': ['missing'],
		'fields.anniversary.zodiac': ['missing'],
	},
	'create-people': {
		'*.id': ['missing', 'a number', 'an empty text', 'null'],
		'*.email': ['an empty text', 'missing'],
		'*.firstName': ['null', 'a list'],
		'*.lastName': ['missing', 'an empty text'],
	},
	'list-people': {
		'*.id': ['missing'],
		'*.balance': ['a text', 'in cents', 'a whole number', 'null'],
		'*.birthDate': ['a day alone'],
		'*.startDate': ['seconds since 1970', 'a day alone', 'a local time'],
		'*.externalId': ['a number'],
		'*.lastName': ['null'],
		'*.email': ['a number'],
		'*.firstName': ['in capitals'],
	},
	reward: {
		numAffectedPeople: ['a text', 'missing', 'zero', 'null', 'a list', 'below zero'],
	},
	'create-company': {
		companyId: ['missing', 'a number', 'an empty text'],
		companySlug: ['missing', 'null'],
	},
}

/** A field that is shown wrong. */
interface Shape {
	readonly operation: string
	readonly path: string
	readonly wrong: Wrong
	readonly name: string
}
export const SHAPES: readonly Shape[] = Object.entries(WRONG_AT).flatMap(([operation, paths]) =>
	Object.entries(paths).flatMap(([path, wrongs]) =>
		wrongs.map((wrong) => ({ operation, path, wrong, name: `${operation}: ${path} is ${wrong}` })),
	),
)

/** Changes what an answer shows at a path; false if it shows nothing there. */
function change(part: Json, [key = '', ...rest]: readonly string[], make: (value: Json) => Json): boolean {
	if (typeof part !== 'object' || part === null) return false
	if (key === '*')
		return Array.isArray(part) && part.map((_, at) => change(part, [String(at), ...rest], make)).some(Boolean)
	if (!(key in part) || part[key] === undefined) return false
	if (rest.length > 0) return change(part[key], rest, make)
	if (part[key] === null) return false
	const made = make(part[key])
	if (made === undefined) delete part[key]
	else part[key] = made
	return true
}

/** Returns a function that shows the body of a success as this service does. */
export function createShape(is: Is, chosen: ReadonlySet<string>) {
	const own = SHAPES.filter(({ name }) => chosen.has(name))
	return (about: string, body: Json): void => {
		for (const { operation, path, wrong, name } of own)
			if (about === operation && change(body, path.split('.'), WRONG[wrong])) is(name)
	}
}
