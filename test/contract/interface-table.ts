/**
 * The interface, transcribed by hand from its document, section by section. Schemas, types, parsers and the OpenAPI document are
 * made elsewhere, and are compared with it. One line for each field:
 *
 *   path type [required] [nullable] [deprecated] [open] [min=1] [closed]
 *
 * `[]` means the items of an array, `{}` the values of a map. `open` marks what the interface does not show and a decision defines.
 * A resource type begins with a capital. Nothing is required unless the document says so.
 */

export interface FieldRow {
	readonly path: string
	readonly type: string
	readonly flags: readonly string[]
}

export interface OperationRow {
	readonly id: string
	readonly method: 'GET' | 'POST' | 'PUT'
	readonly path: string
	readonly pathParameters: readonly string[]
	/** Names of query parameters. All are optional; all but `countryCode` are an open point (D-82). */
	readonly query: readonly string[]
	readonly headers: readonly string[]
	readonly body: readonly FieldRow[] | null
	/** `closed`: no extra properties allowed. */
	readonly closedBody: boolean
	readonly response: readonly FieldRow[]
	/** The type of the response around its fields: an object, an object or null, or an array of a resource. */
	readonly responseType: 'object' | 'object or null' | 'array'
	readonly deprecated: boolean
	readonly takesCompanyId: boolean
}

const rows = (text: string): readonly FieldRow[] =>
	text
		.trim()
		.split('\n')
		.map((line) => {
			const [path = '', type = '', ...flags] = line.trim().split(/\s+/)
			return { path, type, flags }
		})

// Resources and their fields

const NAME = `
	first string nullable
	last string nullable
	firstNameInitials string
	lastNameInitials string
	initials string
	firstPossessive string nullable
`
const DATE = `
	month number
	monthPadded string
	year number
	decade string
	years number
	yearsPadded string
	hundreds string
	zodiac enum(Capricorn|Aquarius|Pisces|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius)
	ordinal string
	elapsed string
	elapsedYears string
`
const WORK = `
	department string nullable
	location string nullable
`
const ATTRIBUTE = `
	key string
	value string
`
const ADDRESS = `
	address1 string
	address2 string
	city string
	province string
	provinceCode string
	zip string
	country string
	countryCode string
	phone string
	customAttributes array deprecated
	customAttributes[] CustomAttribute
`
const ORDER_ITEM = `
	variantId string
	quantity number
`

/** Every resource, by the name of its schema and type. */
export const RESOURCES: Readonly<Record<string, readonly FieldRow[]>> = {
	TokenPair: rows(`
		accessToken string required
		refreshToken string required
		expiresIn number required open
	`),
	Collection: rows(`
		id string
		status enum(Active|Pending|Draft|Disabled)
		slug string
		title string
		description string
		rewardType enum(Coins|Gifts)
		deletedAt date-time
		image string
		imageMobile string
		personalizationsUsed array
		personalizationsUsed[] string
	`),
	CollectionCreated: rows(`
		companyId string required
		companySlug string required
		collectionId string required
	`),
	CompanyCreated: rows(`
		companyId string required
		companySlug string required
	`),
	CollectionStatus: rows('isReady boolean required'),
	Product: rows(`
		id string
		title string
		model string
		brand string
		slug string
		status enum(Active|Draft)
		description string
		descriptionV2 string
		isInStock boolean
		isDiscontinued boolean
		priceRange PriceRange
		retailPriceRange PriceRange
		options array
		options[] ProductOption
		isPersonalized boolean
		creationStatus enum(Pending|Done|Error)
		featuredImage Image
		tags array
		tags[] object
		tags[].name string
		variants array
		variants[] Variant
		shippingRegions array
		shippingRegions[] ShippingRegion
		hiddenAt date-time
		notes string
		sizeChartTable string
		sizeChartImages array
		sizeChartImages[] object
		sizeChartImages[].url string
		sizeChartImages[].width number
		sizeChartImages[].height number
		priceDeltaByCountry map
		priceDeltaByCountry{} number
		errors object
		errors.hasLowResolutionElements boolean
		errors.hasNonCmykElements boolean
		errors.hasBaseProductIssue boolean
		errors.hasNonBlackAndWhiteElements boolean
		errors.isBlank boolean
		errors.hasOldPrintAreas boolean
		customFields free
	`),
	PriceRange: rows(`
		minVariantPrice number
		maxVariantPrice number
	`),
	ProductOption: rows(`
		name string
		values array
		values[] OptionValue
	`),
	OptionValue: rows(`
		title string
		colorCode string
		colorCode2 string
	`),
	Image: rows(`
		url string
		lowResUrl string
		width number
		height number
	`),
	ShippingRegion: rows(`
		countryName string
		countryCode string
		isBlacklisted boolean
		denyCheckout boolean
		provinces array
		provinces[] object
		provinces[].provinceName string
		provinces[].provinceCode string
	`),
	Variant: rows(`
		id string
		title string
		price number
		retailPrice number
		isAvailableForSale boolean
		options array
		options[] object
		options[].name string
		options[].value OptionValue
		images array
		images[] Image
	`),
	NameData: rows(NAME),
	DateData: rows(DATE),
	WorkData: rows(WORK),
	// D-66 allows null for the two dates.
	PersonalizationData: rows(`
		name NameData required
		anniversary DateData required nullable
		birth DateData required nullable
		work WorkData required
	`),
	PersonalizationResult: rows(`
		sha string required
		fields object required
		fields.name NameData required
		fields.anniversary DateData required nullable
		fields.birth DateData required nullable
		fields.work WorkData required
		status string required
	`),
	Order: rows(`
		id string required
		createdAt date-time nullable
		orderNumber string nullable
		externalId string nullable
		user object
		user.externalId string nullable
		user.email string nullable
		orderLineItems array required
		orderLineItems[] OrderLineItem
	`),
	OrderLineItem: rows(`
		id string required
		title string required
		productTitle string required
		variantTitle string required
		productId string required
		variantId string required
		quantity number required
		price number required
		retailPrice number required nullable
		image object required
		image.url string required nullable
		image.aspectRatio number
		personalizations PersonalizationData nullable
		sha string nullable
	`),
	// D-160 allows null for what was not sent.
	PersonCreated: rows(`
		id string required
		firstName string required nullable
		lastName string required nullable
		email string required nullable
	`),
	Person: rows(`
		id string
		firstName string
		lastName string
		email string
		balance number
		birthDate date-time
		startDate date-time
		externalId string
	`),
	AddressInput: rows(ADDRESS),
	CustomAttribute: rows(ATTRIBUTE),
	OrderItemInput: rows(ORDER_ITEM),
	PersonalizationSource: rows(`
		firstName string
		lastName string
		department string
		location string
		startDate date-time
		birthDate date-time
	`),
	ErrorBody: rows(`
		message string required
		errorCode string required
		statusCode number required
		error any
	`),
}

// Endpoints

const PERSON_QUERY = ['firstName', 'lastName', 'department', 'location', 'startDate', 'birthDate']
const NOTHING = {
	pathParameters: [],
	query: [],
	headers: [],
	body: null,
	closedBody: false,
	responseType: 'object',
	deprecated: false,
	takesCompanyId: false,
} as const

/** Every operation, in the document's order. */
export const OPERATIONS: readonly OperationRow[] = [
	{
		...NOTHING,
		id: 'create-tokens',
		method: 'POST',
		path: '/api/ext/v1/oauth/tokens',
		body: rows(`
			clientId string
			clientSecret string
			grantType enum(clientCredentials)
		`),
		response: RESOURCES.TokenPair ?? [],
	},
	{
		...NOTHING,
		id: 'create-collection',
		method: 'POST',
		path: '/api/ext/v1/collection',
		query: ['logoUrl', 'rewardType', 'theme', 'paymentCheckout'],
		// "When the company identifier is omitted, a new company is created": its name and place are not shown.
		body: rows('companyId string open'),
		response: RESOURCES.CollectionCreated ?? [],
		takesCompanyId: true,
	},
	{
		...NOTHING,
		id: 'get-collection-status',
		method: 'GET',
		path: '/api/ext/v1/collection/{collectionId}/status',
		pathParameters: ['collectionId'],
		query: PERSON_QUERY,
		response: RESOURCES.CollectionStatus ?? [],
	},
	{
		...NOTHING,
		id: 'list-collections',
		method: 'GET',
		path: '/api/ext/v1/collections',
		responseType: 'array',
		response: RESOURCES.Collection ?? [],
	},
	{
		...NOTHING,
		id: 'get-product',
		method: 'GET',
		path: '/api/ext/v1/collection/{collectionId}/product/{productId}',
		pathParameters: ['collectionId', 'productId'],
		query: ['countryCode', ...PERSON_QUERY],
		headers: ['Accept-Language'],
		response: RESOURCES.Product ?? [],
	},
	{
		...NOTHING,
		id: 'update-product',
		method: 'PUT',
		path: '/api/ext/v1/collection/{collectionId}/product/{productId}',
		pathParameters: ['collectionId', 'productId'],
		// The summary names a status; the body shows only notes.
		body: rows(`
			notes string
			status enum(Active|Draft) open
		`),
		responseType: 'object or null',
		response: rows('success boolean required'),
	},
	{
		...NOTHING,
		id: 'place-order',
		method: 'POST',
		path: '/api/ext/v1/collection/{collectionId}/orders',
		pathParameters: ['collectionId'],
		body: rows(`
			user object
			user.firstName string
			user.lastName string
			user.email string
			orderItems array
			orderItems[] OrderItemInput
			address AddressInput
			companyId string
			isVip boolean
			taxNumber string
			customAttributes array deprecated
			customAttributes[] CustomAttribute
			note string
			personalizations PersonalizationSource
			externalId string
			shouldSendEmail boolean
			shouldValidateProvinceCode boolean
		`),
		response: rows(`
			order object required
			order.id string required
			order.orderNumber string required
		`),
		takesCompanyId: true,
	},
	{
		...NOTHING,
		id: 'validate-order',
		method: 'POST',
		path: '/api/ext/v1/collection/{collectionId}/orders/validate-order',
		pathParameters: ['collectionId'],
		body: rows(`
			address AddressInput
			companyId string
			orderItems array
			orderItems[] OrderItemInput
			taxNumber string
			customAttributes array deprecated
			customAttributes[] CustomAttribute
			orderNumber string
			shouldValidateProvinceCode boolean
		`),
		responseType: 'object or null',
		response: rows('success boolean required'),
		takesCompanyId: true,
	},
	{
		...NOTHING,
		id: 'list-orders',
		method: 'POST',
		path: '/api/ext/v1/collection/{collectionId}/orders/get',
		pathParameters: ['collectionId'],
		closedBody: true,
		body: rows(`
			filter object required
			filter.userIds array min=1
			filter.userIds[] uuid
			filter.dateRange object
			filter.dateRange.start date-time required
			filter.dateRange.end date-time required
			companyId string
		`),
		response: rows(`
			data array required
			data[] Order
			count number required
		`),
		takesCompanyId: true,
	},
	{
		...NOTHING,
		id: 'personalize',
		method: 'POST',
		path: '/api/ext/v1/collection/{collectionId}/personalize',
		pathParameters: ['collectionId'],
		body: rows(`
			companyId string
			sourceFields PersonalizationSource
		`),
		response: RESOURCES.PersonalizationResult ?? [],
		deprecated: true,
		takesCompanyId: true,
	},
	{
		...NOTHING,
		id: 'create-people',
		method: 'POST',
		path: '/api/ext/v1/people',
		body: rows(`
			people array
			people[] object
			people[].firstName string
			people[].lastName string
			people[].email string
			people[].birthDate string
			people[].startDate string
			people[].externalId string
			people[].location string
			people[].department string
			people[].addBalance number
			collectionId string
			companyId string
			amount number
			shouldSendEmail boolean
		`),
		responseType: 'array',
		response: RESOURCES.PersonCreated ?? [],
		takesCompanyId: true,
	},
	{
		...NOTHING,
		id: 'list-people',
		method: 'POST',
		path: '/api/ext/v1/people/get',
		body: rows(`
			collectionId string
			emails array
			emails[] string
			companyId string
		`),
		responseType: 'array',
		response: RESOURCES.Person ?? [],
		takesCompanyId: true,
	},
	{
		...NOTHING,
		id: 'reward',
		method: 'POST',
		path: '/api/ext/v1/people/reward',
		body: rows(`
			collectionId string
			emails array
			emails[] string
			amount number
			companyId string
			shouldSendEmail boolean
		`),
		response: rows('numAffectedPeople number required'),
		takesCompanyId: true,
	},
	{
		...NOTHING,
		id: 'create-company',
		method: 'POST',
		path: '/api/ext/v1/companies',
		body: rows(`
			name string
			logoUrl string
		`),
		response: RESOURCES.CompanyCreated ?? [],
		deprecated: true,
	},
]
