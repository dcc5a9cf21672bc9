import { LOCALES } from '../../src/rules/locale/negotiate-locale.ts'
import {
	array,
	boolean,
	closed,
	date,
	dateTime,
	deprecated,
	doc,
	narrows,
	number,
	object,
	oneOf,
	open,
	ref,
	required,
	settled,
	string,
	type Type,
	uuid,
} from './schema.ts'

export interface Parameter {
	readonly name: string
	readonly in: 'path' | 'query' | 'header'
	readonly type: Type
	readonly doc: string
	/** True if the name is ours, because the interface shows only a description (D-82). */
	readonly open: boolean
}

export interface Operation {
	/** Kebab case. An issue's `rule` starts with it. */
	readonly id: string
	readonly title: string
	readonly doc: string
	readonly section: 'Tokens' | 'Collections' | 'Products' | 'Orders' | 'Personalization' | 'People' | 'Companies'
	readonly method: 'GET' | 'POST' | 'PUT'
	readonly path: string
	readonly parameters: readonly Parameter[]
	/** The names and types of the body and the response. The body has the name of the operation: `PlaceOrderBody`. */
	readonly body: { readonly name: string; readonly type: Type } | null
	readonly multipartField: string | null
	readonly response: { readonly name: string; readonly type: Type; readonly nullable: boolean }
	readonly deprecated: boolean
	/** Whether it creates or changes something that a second request would create or change again. */
	readonly writes: boolean
}

const NOT_SHOWN = 'The name is not shown; this name is our reading (D-82).'
const COMPANY = settled('by partners', doc('Partners must pass it.', string))
const SHOULD_SEND_EMAIL = doc('Whether the user gets an e-mail.', boolean)
const OLD_ATTRIBUTES = deprecated(doc('Use `taxNumber`.', array(ref('CustomAttribute'))))
const TAX_NUMBER = settled('in five countries', doc('Required for BR, MX, CN, IT and KR (tax number rules).', string))
const PROVINCE_FLAG = doc('Absent means false (D-11).', boolean)
const PRODUCT_STATUS = oneOf(['Active', 'Draft'], 'ProductStatus')
const THEMES = 'GENERAL,BACK TO SCHOOL,ECO,SPORT,SUMMER,HATS,WINTER_SNOW,HOLIDAYS_SNOW,PRIDE,SNAPPY'.split(',')

const inPath = (name: string, type: Type = string): Parameter => ({ name, in: 'path', type, doc: '', open: false })
const inQuery = (name: string, text: string, type: Type = string, isOpen = true): Parameter => ({
	...inPath(name, type),
	in: 'query',
	doc: text,
	open: isOpen,
})

const PERSON_QUERY: readonly Parameter[] = [
	inQuery('firstName', 'First name.'),
	inQuery('lastName', 'Last name.'),
	inQuery('department', 'Work department.'),
	inQuery('location', 'Work location.'),
	inQuery('startDate', 'Start date, ISO 8601.'),
	inQuery('birthDate', 'Birth date, ISO 8601.'),
]

const SUCCESS = object({ success: required(boolean) })
const PREFIX = '/api/ext/v1'
const none = { parameters: [], body: null, multipartField: null, deprecated: false, writes: false }
const answers = (name: string, type: Type = ref(name), nullable = false) => ({ name, type, nullable })

/** The interface's operations, in its order. */
const DESCRIBED: readonly (Omit<Operation, 'body'> & { readonly body: Type | null })[] = [
	{
		...none,
		id: 'create-tokens',
		title: 'Create OAuth tokens',
		doc: 'Returns a pair of tokens. Whether the request needs a bearer header is not shown.',
		section: 'Tokens',
		method: 'POST',
		path: `${PREFIX}/oauth/tokens`,
		body: object({
			clientId: settled('always', string),
			clientSecret: settled('always', string),
			grantType: settled('always', oneOf(['clientCredentials'])),
		}),
		response: answers('TokenPair'),
	},
	{
		...none,
		id: 'create-collection',
		writes: true,
		title: 'Create a new collection',
		doc: 'Creates a branded collection from a logo, for a new company unless one is named. Takes about 30 seconds; poll the status operation.',
		section: 'Collections',
		method: 'POST',
		path: `${PREFIX}/collection`,
		parameters: [
			inQuery('logoUrl', 'The URL of the logo, instead of a multipart file: a high-resolution PNG or SVG.'),
			inQuery('rewardType', 'Credits or gifts.', oneOf(['Coins', 'Gifts'], 'RewardType')),
			inQuery('theme', 'The look of the store.', oneOf(THEMES, 'Theme')),
			inQuery('paymentCheckout', 'Lets users top up missing credits by card; Coins stores only (D-83).', boolean),
		],
		body: object({
			companyId: open(NOT_SHOWN, doc('An existing company. Without it, a new company is created.', string)),
		}),
		multipartField: 'logo',
		response: answers('CollectionCreated'),
	},
	{
		...none,
		id: 'get-collection-status',
		title: 'Get the status of a collection',
		doc: 'Clients poll this operation every few seconds until the collection is ready.',
		section: 'Collections',
		method: 'GET',
		path: `${PREFIX}/collection/{collectionId}/status`,
		parameters: [inPath('collectionId'), ...PERSON_QUERY],
		response: answers('CollectionStatus'),
	},
	{
		...none,
		id: 'list-collections',
		title: 'List collections',
		doc: 'Lists all collections of the account.',
		section: 'Collections',
		method: 'GET',
		path: `${PREFIX}/collections`,
		response: answers('CollectionList', array(ref('Collection'))),
	},
	{
		...none,
		id: 'get-product',
		title: 'Get product',
		doc: 'Returns the full record. A personalized product must be created through this operation before it can be ordered.',
		section: 'Products',
		method: 'GET',
		path: `${PREFIX}/collection/{collectionId}/product/{productId}`,
		parameters: [
			inPath('collectionId'),
			inPath('productId'),
			{
				name: 'Accept-Language',
				in: 'header',
				type: string,
				doc: `The language of the texts: one of ${LOCALES.join(', ').replace(',', ' (default),')}. Wildcards and quality lists are accepted.`,
				open: false,
			},
			inQuery('countryCode', "With it, prices include that country's delta.", string, false),
			...PERSON_QUERY,
		],
		response: answers('Product'),
	},
	{
		...none,
		id: 'update-product',
		writes: true,
		title: 'Update product',
		doc: 'Updates the status and adds notes.',
		section: 'Products',
		method: 'PUT',
		path: `${PREFIX}/collection/{collectionId}/product/{productId}`,
		parameters: [inPath('collectionId'), inPath('productId')],
		body: object({
			notes: string,
			status: open("The operation's summary names a status; the body does not show it.", PRODUCT_STATUS),
		}),
		response: answers('UpdateProductResult', SUCCESS, true),
	},
	{
		...none,
		id: 'place-order',
		writes: true,
		title: 'Place order',
		doc: 'Places an order for a user of the collection.',
		section: 'Orders',
		method: 'POST',
		path: `${PREFIX}/collection/{collectionId}/orders`,
		parameters: [inPath('collectionId')],
		body: object({
			user: object({ firstName: string, lastName: string, email: string }),
			orderItems: array(ref('OrderItemInput')),
			address: ref('AddressInput'),
			companyId: COMPANY,
			isVip: boolean,
			taxNumber: TAX_NUMBER,
			customAttributes: OLD_ATTRIBUTES,
			note: string,
			personalizations: doc('The details of the user, for personalized items.', ref('PersonalizationSource')),
			externalId: string,
			shouldSendEmail: SHOULD_SEND_EMAIL,
			shouldValidateProvinceCode: PROVINCE_FLAG,
		}),
		response: answers(
			'PlaceOrderResult',
			object({ order: required(object({ id: required(string), orderNumber: required(string) })) }),
		),
	},
	{
		...none,
		id: 'validate-order',
		title: 'Validate an order',
		doc: 'Checks the province, the shippability of the variants, the phone, the zip and the tax number.',
		section: 'Orders',
		method: 'POST',
		path: `${PREFIX}/collection/{collectionId}/orders/validate-order`,
		parameters: [inPath('collectionId')],
		body: object({
			address: ref('AddressInput'),
			companyId: COMPANY,
			orderItems: array(ref('OrderItemInput')),
			taxNumber: TAX_NUMBER,
			customAttributes: OLD_ATTRIBUTES,
			orderNumber: settled('once the order has one', string),
			shouldValidateProvinceCode: PROVINCE_FLAG,
		}),
		response: answers('ValidateOrderResult', SUCCESS, true),
	},
	{
		...none,
		id: 'list-orders',
		title: 'List orders',
		doc: 'Lists the orders of these users on the days of the range, both ends included.',
		section: 'Orders',
		method: 'POST',
		path: `${PREFIX}/collection/{collectionId}/orders/get`,
		parameters: [inPath('collectionId', uuid)],
		body: closed({
			filter: required(
				closed({
					userIds: narrows(array(uuid, 1)),
					dateRange: narrows(
						doc('Compared by day, both ends included.', closed({ start: required(dateTime), end: required(dateTime) })),
					),
				}),
			),
			companyId: doc('Required for partners.', string),
		}),
		response: answers('OrderList', object({ data: required(array(ref('Order'))), count: required(number) })),
	},
	{
		...none,
		id: 'personalize',
		writes: true,
		title: 'Personalize a collection',
		doc: 'Takes about 15 to 20 seconds and only works on personalizable collections.',
		section: 'Personalization',
		method: 'POST',
		path: `${PREFIX}/collection/{collectionId}/personalize`,
		parameters: [inPath('collectionId')],
		body: object({ companyId: COMPANY, sourceFields: ref('PersonalizationSource') }),
		response: answers('PersonalizationResult'),
		deprecated: true,
	},
	{
		...none,
		id: 'create-people',
		writes: true,
		title: 'Create people',
		doc: 'Creates store users in a collection, with a balance if one is given.',
		section: 'People',
		method: 'POST',
		path: `${PREFIX}/people`,
		body: object({
			people: array(
				object({
					firstName: string,
					lastName: string,
					email: string,
					birthDate: date,
					startDate: date,
					externalId: string,
					location: string,
					department: string,
					addBalance: settled('never', doc('Credits or gifts for this person, instead of `amount` (D-84).', number)),
				}),
			),
			collectionId: string,
			companyId: COMPANY,
			amount: settled('never', doc('Credits or gifts for each person.', number)),
			shouldSendEmail: SHOULD_SEND_EMAIL,
		}),
		response: answers('PersonCreatedList', array(ref('PersonCreated'))),
	},
	{
		...none,
		id: 'list-people',
		title: 'List people',
		doc: 'Lists people in a collection.',
		section: 'People',
		method: 'POST',
		path: `${PREFIX}/people/get`,
		body: object({ collectionId: string, emails: narrows(array(string)), companyId: COMPANY }),
		response: answers('PersonList', array(ref('Person'))),
	},
	{
		...none,
		id: 'reward',
		writes: true,
		title: 'Reward credits/points/gifts',
		doc: "Gives credits or gifts, depending on the collection's reward type.",
		section: 'People',
		method: 'POST',
		path: `${PREFIX}/people/reward`,
		body: object({
			collectionId: string,
			emails: narrows(array(string)),
			amount: number,
			companyId: COMPANY,
			shouldSendEmail: SHOULD_SEND_EMAIL,
		}),
		response: answers('RewardResult', object({ numAffectedPeople: required(number) })),
	},
	{
		...none,
		id: 'create-company',
		writes: true,
		title: 'Create a company',
		doc: 'Creates a company.',
		section: 'Companies',
		method: 'POST',
		path: `${PREFIX}/companies`,
		body: object({ name: string, logoUrl: string }),
		response: answers('CompanyCreated'),
		deprecated: true,
	},
]

const nameOf = (id: string): string => id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

export const OPERATIONS: readonly Operation[] = DESCRIBED.map((operation) => ({
	...operation,
	body: operation.body && { name: `${nameOf(operation.id)}Body`, type: operation.body },
}))
