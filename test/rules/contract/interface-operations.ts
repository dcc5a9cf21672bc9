import { type FieldRow, RESOURCES, rows } from './interface-resources.ts'

/* The operations of the interface, transcribed by hand from its document, as `interface-resources.ts` has its resources. */

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
