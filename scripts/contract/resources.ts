import {
	any,
	array,
	boolean,
	dateTime,
	deprecated,
	doc,
	free,
	map,
	nullable,
	number,
	object,
	oneOf,
	open,
	type Resource,
	ref,
	required,
	settled,
	string,
	type Type,
	withDefault,
} from './schema.ts'

const ZODIAC = 'Capricorn Aquarius Pisces Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius'.split(' ')

const rewardType = oneOf(['Coins', 'Gifts'], 'RewardType')
const dates = (what: string) =>
	nullable(
		doc(
			`From the ${what} date. Null if that is unknown: the interface requires the key, and shows no value for a person without the date (D-66).`,
			ref('DateData'),
		),
	)

const personalized = object({
	name: required(ref('NameData')),
	anniversary: required(dates('start')),
	birth: required(dates('birth')),
	work: required(ref('WorkData')),
})

const created = required(
	nullable(
		doc(
			'Null if that was not sent: the interface names the key, and shows no value for a person without one (D-160).',
			string,
		),
	),
)

const resource = (text: string, type: Type, isDeprecated = false): Resource => ({
	doc: text,
	type,
	deprecated: isDeprecated,
})

/** The interface's resources in its order, with the names of their types and schemas. */
export const RESOURCES: Readonly<Record<string, Resource>> = {
	TokenPair: resource(
		'The response of the token operation. The access token lives 10 minutes, the refresh token 30 days.',
		object({
			accessToken: required(string),
			refreshToken: required(string),
			expiresIn: required(open('The unit is not shown; we read it as seconds (D-82).', number)),
		}),
	),
	Collection: resource(
		'A branded store.',
		object({
			id: string,
			status: oneOf(['Active', 'Pending', 'Draft', 'Disabled'], 'CollectionStatusName'),
			slug: string,
			title: string,
			description: string,
			rewardType: doc(
				'Coins: prices in credits, one for one US dollar. Gifts: a number of items, prices hidden.',
				rewardType,
			),
			deletedAt: dateTime,
			image: string,
			imageMobile: string,
			personalizationsUsed: array(string),
		}),
	),
	CollectionCreated: resource(
		'The response of creating a collection.',
		object({ companyId: required(string), companySlug: required(string), collectionId: required(string) }),
	),
	CompanyCreated: resource(
		'The response of creating a company.',
		object({ companyId: required(string), companySlug: required(string) }),
	),
	CollectionStatus: resource(
		'Whether a collection is ready for use.',
		object({ isReady: required(doc('True when all products and images are ready.', boolean)) }),
	),
	Product: resource(
		'A product as the service returns it. The interface does not show which fields are always present, so none is required.',
		object({
			id: string,
			title: string,
			model: string,
			brand: string,
			slug: string,
			status: oneOf(['Active', 'Draft'], 'ProductStatus'),
			description: doc('HTML, with an optional size chart inside.', string),
			descriptionV2: doc('The same text without tags.', string),
			isInStock: boolean,
			isDiscontinued: boolean,
			priceRange: ref('PriceRange'),
			retailPriceRange: ref('PriceRange'),
			options: array(ref('ProductOption')),
			isPersonalized: boolean,
			creationStatus: oneOf(['Pending', 'Done', 'Error'], 'CreationStatus'),
			featuredImage: ref('Image'),
			tags: array(object({ name: string })),
			variants: array(ref('Variant')),
			shippingRegions: array(ref('ShippingRegion')),
			hiddenAt: dateTime,
			notes: string,
			sizeChartTable: doc('The size chart as HTML. Use it or `sizeChartImages`, whichever is present.', string),
			sizeChartImages: array(object({ url: string, width: number, height: number })),
			priceDeltaByCountry: doc(
				'Maps a country code to an amount that is added to the price when shipping there.',
				map(number),
			),
			errors: object({
				hasLowResolutionElements: boolean,
				hasNonCmykElements: boolean,
				hasBaseProductIssue: boolean,
				hasNonBlackAndWhiteElements: boolean,
				isBlank: boolean,
				hasOldPrintAreas: boolean,
			}),
			customFields: doc('Free-form.', free),
		}),
	),
	PriceRange: resource(
		"The lowest and highest price among a product's variants.",
		object({ minVariantPrice: number, maxVariantPrice: number }),
	),
	ProductOption: resource(
		'What variants differ by.',
		object({ name: doc('`size` is the one name that is shown.', string), values: array(ref('OptionValue')) }),
	),
	OptionValue: resource('A choice within an option.', object({ title: string, colorCode: string, colorCode2: string })),
	Image: resource(
		'A picture; width and height in pixels.',
		object({ url: string, lowResUrl: string, width: number, height: number }),
	),
	ShippingRegion: resource(
		"An entry of a product's shipping rules: a country, or some provinces of it, that may be closed.",
		object({
			countryName: string,
			countryCode: string,
			isBlacklisted: boolean,
			denyCheckout: boolean,
			provinces: array(object({ provinceName: string, provinceCode: string })),
		}),
	),
	Variant: resource(
		'One buyable form of a product: a size, a colour.',
		object({
			id: string,
			title: string,
			price: number,
			retailPrice: number,
			isAvailableForSale: boolean,
			options: array(object({ name: string, value: ref('OptionValue') })),
			images: array(ref('Image')),
		}),
	),
	NameData: resource(
		"The forms of a person's name, as sent or received.",
		object({
			first: nullable(string),
			last: nullable(string),
			firstNameInitials: string,
			lastNameInitials: string,
			initials: string,
			firstPossessive: nullable(string),
		}),
	),
	DateData: resource(
		'The forms of a date and the time since, as sent or received.',
		object({
			month: number,
			monthPadded: string,
			year: number,
			decade: string,
			years: number,
			yearsPadded: string,
			hundreds: string,
			zodiac: oneOf(ZODIAC, 'ZodiacSign'),
			ordinal: string,
			elapsed: string,
			elapsedYears: string,
		}),
	),
	WorkData: resource(
		'Where a person works, as sent or received.',
		object({ department: nullable(string), location: nullable(string) }),
	),
	PersonalizationData: resource('The fields that a personalized line shows, as sent or received.', personalized),
	PersonalizationResult: resource(
		'The response of the personalize operation.',
		object({
			sha: required(doc('Used for displaying images.', string)),
			fields: required(personalized),
			status: required(doc('`Pending` is the one value that is shown.', string)),
		}),
	),
	Order: resource(
		'An order in the response of list-orders.',
		object({
			id: required(string),
			createdAt: nullable(dateTime),
			orderNumber: nullable(string),
			externalId: nullable(string),
			user: object({ externalId: nullable(string), email: nullable(string) }),
			orderLineItems: required(array(ref('OrderLineItem'))),
		}),
	),
	OrderLineItem: resource(
		'One line of an order.',
		object({
			id: required(string),
			title: required(string),
			productTitle: required(string),
			variantTitle: required(string),
			productId: required(string),
			variantId: required(string),
			quantity: required(number),
			price: required(number),
			retailPrice: required(nullable(number)),
			image: required(object({ url: required(nullable(string)), aspectRatio: number })),
			personalizations: nullable(ref('PersonalizationData')),
			sha: nullable(string),
		}),
	),
	PersonCreated: resource(
		'A person in the response of create-people.',
		object({ id: required(string), firstName: created, lastName: created, email: created }),
	),
	Person: resource(
		'A store user in the response of list-people.',
		object({
			id: string,
			firstName: string,
			lastName: string,
			email: string,
			balance: doc('Credits, or gifts.', number),
			birthDate: dateTime,
			startDate: dateTime,
			externalId: string,
		}),
	),
	AddressInput: resource(
		'An address as a caller sends it. The country decides which fields are needed, not the schema.',
		object({
			address1: string,
			address2: withDefault('', string),
			city: string,
			province: settled('in some countries', string),
			provinceCode: settled('in some countries', string),
			zip: withDefault('', string),
			country: string,
			countryCode: doc('ISO 3166-1 alpha-2.', string),
			phone: string,
			customAttributes: deprecated(doc("Use the order's `taxNumber`.", array(ref('CustomAttribute')))),
		}),
	),
	CustomAttribute: resource(
		'A key and its value, used before `taxNumber` existed.',
		object({ key: string, value: string }),
		true,
	),
	OrderItemInput: resource(
		'One line of a basket, as a caller sends it.',
		object({ variantId: string, quantity: doc('A whole number of 1 or more (D-33).', number) }),
	),
	PersonalizationSource: resource(
		"The person's data from which personalized items are made.",
		object({
			firstName: string,
			lastName: string,
			department: string,
			location: string,
			startDate: dateTime,
			birthDate: dateTime,
		}),
	),
	ErrorBody: resource(
		'The body of every 4XX and 5XX response.',
		object({
			message: required(string),
			errorCode: required(doc('The code of the first error (D-01).', string)),
			statusCode: required(number),
			error: doc('Any value; this library puts its issues there.', any),
		}),
	),
}
