import { OPERATIONS, type OperationId } from '../../rules/contract/generated/operations.ts'
import { deepFreeze } from '../../rules/core/deep-freeze.ts'

/** A `sentence` of the API documentation about an `operation`, with its id (`rule`). */
export interface Clause {
	readonly operation: OperationId
	/** The part of the API documentation and the number of its sentence or bullet: `tax-number.2`, `authentication.4`. */
	readonly rule: string
	/** The sentence of the API documentation, without its parts about other subjects. */
	readonly sentence: string
}

const TAX: Readonly<Record<string, string>> = {
	'tax-number.1': 'For Brazil, Mexico, China, Italy and South Korea, taxNumber must be passed.',
	'tax-number.2': 'For Brazil, taxNumber must match ^\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}$.',
	'tax-number.3': 'For Mexico, taxNumber is 13 characters matching ^[A-Za-z]{4}\\d{6}[A-Za-z0-9]{3}$.',
	'tax-number.4': 'For China, Italy and South Korea, the value is not validated.',
}
const REWARD_TYPE =
	'Coins: prices shown in credits/points, each user is given credits/points to spend; Gifts: prices hidden, each user is given a number of items they may order.'

/** The clauses of single operations, in the order of the API documentation. */
const OWN: Readonly<Record<OperationId, Readonly<Record<string, string>>>> = {
	'create-tokens': {
		'authentication.2':
			'A token pair is obtained by sending clientId and clientSecret with grantType = clientCredentials to the token creation operation.',
		'create-tokens.response': 'Response: token pair (accessToken, refreshToken, expiresIn).',
	},
	'create-collection': {
		'create-collection.1': 'Reward type: Coins or Gifts.',
		'create-collection.2':
			'A theme, one of: GENERAL, BACK TO SCHOOL, ECO, SPORT, SUMMER, HATS, WINTER_SNOW, HOLIDAYS_SNOW, PRIDE, SNAPPY.',
		'create-collection.3': 'When the company identifier is omitted, a new company is created as well.',
		'create-collection.response': 'Response: collection creation result.',
	},
	'get-collection-status': {
		'service.7': 'Store creation is asynchronous (about 30 seconds); readiness is polled with the status operation.',
		'get-collection-status.response': 'Response: { isReady: boolean }.',
	},
	'list-collections': {
		'list-collections.1': 'Lists all collections of the account.',
		'list-collections.response': 'Response: array of collection (list item).',
	},
	'get-product': {
		'get-product.1': 'Accept-Language: returns translated strings. Supported locales: en-US (default), fr-FR, …',
		'update-product.1': 'The product update operation is described as updating a product status and adding notes.',
		'get-product.2': 'countryCode: when passed, returned prices already include the country delta.',
		'service.7': 'Personalization takes about 15 to 20 seconds.',
		'product.1': 'descriptionV2: same text without HTML tags.',
		'get-product.response': 'Response: product (full record).',
	},
	'update-product': {
		'update-product.response': 'Response: { success: boolean } (object or null).',
	},
	'place-order': {
		...TAX,
		'get-product.3':
			'A personalized product must be created through this operation (or the product list operation) before it can be ordered.',
		'service.1': REWARD_TYPE,
		'place-order.response': 'Response: { order: { id: string, orderNumber: string } }.',
	},
	'validate-order': {
		'validate-order.1': 'Checks performed: the province is correct for the country.',
		'validate-order.2': 'Checks performed: the variants can be shipped to the country.',
		'validate-order.3': 'Checks performed: the phone number is valid.',
		'validate-order.4': 'Checks performed: the zip code is valid.',
		...TAX,
		'validate-order.response': 'Response: { success: boolean } (object or null).',
	},
	'list-orders': {
		'list-orders.body':
			'A list orders body lacking filter, with an empty userIds, with a dateRange lacking start or end, or with unknown properties is invalid.',
		'list-orders.1': 'filter.userIds: array of string (uuid), at least 1 item.',
		'list-orders.2':
			'The date range is inclusive of both the start day and the end day and compares days only, not the time of day.',
		'list-orders.response': 'Response 200: { data: array of order (list item), count: number }; both required.',
		'service.1': REWARD_TYPE,
	},
	personalize: {
		'personalize.1': 'Only works on personalizable collections.',
		'personalize.response': 'Response: personalization result.',
	},
	'create-people': {
		'create-people.1': 'addBalance (number; optional amount of credits/gifts to reward that person).',
		'create-people.2': 'amount (number; optional reward amount).',
		'create-people.response': 'Response: array of { id, firstName, lastName, email }.',
	},
	'list-people': {
		'list-people.1': 'Lists people in a collection.',
		'list-people.response': 'Response: array of person (list item).',
		'service.1': REWARD_TYPE,
	},
	reward: {
		'reward.1': "The kind of reward follows the collection's reward type (credits/points or gifts).",
		'reward.response': 'Response: { numAffectedPeople: number }.',
	},
	'create-company': {
		'create-company.response': 'Response: company creation result.',
	},
}

/** The clauses of an error's body, and of the type of every body. */
export const ERROR_BODY = 'errors.1'
export const JSON_BODIES = 'bodies.1'

/** Every sentence of the API documentation that this kit tests, by operation. */
export const CLAUSES: readonly Clause[] = /* @__PURE__ */ listClauses()

function listClauses(): readonly Clause[] {
	return OPERATIONS.flatMap(({ id, takesCompanyId }) => {
		const isAny = id === 'create-tokens' || id === 'list-collections' || id === 'create-company'
		const all: Readonly<Record<string, string>> = {
			[ERROR_BODY]:
				'Every operation can answer 4XX or 5XX with this JSON body: message, errorCode, statusCode (required), error.',
			[JSON_BODIES]: 'Bodies are JSON (Content-Type: application/json) unless noted.',
			...(id !== 'create-tokens' && {
				'authentication.1': 'Every request carries Authorization: Bearer <ACCESS_TOKEN>.',
				'authentication.3': 'The access token lives 10 minutes.',
			}),
			...(!isAny && { 'service.2': 'A collection belongs to a company.' }),
			...((id === 'get-product' || id === 'update-product' || id === 'place-order') && {
				'service.3': 'A collection holds products, each with variants.',
			}),
			// A collection without a company gets a new company.
			...(takesCompanyId &&
				id !== 'create-collection' && {
					'authentication.4': 'Partners must pass companyId in the body of the operations that accept it.',
				}),
			...OWN[id],
		}
		return Object.entries(all).map(([rule, sentence]) => ({ operation: id, rule, sentence }))
	})
}

/** A part of the API documentation that the kit does not check: `what` and `why`. */
export interface Unchecked {
	readonly what: string
	readonly why: string
}

/** The list of everything that the kit does not check, and why. */
export const UNCHECKED: readonly Unchecked[] = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ listUnchecked())

function listUnchecked(): readonly Unchecked[] {
	const reasons = {
		'the sixteen derived values of a personalization: initials, possessive, decade, years, ordinal, elapsed and so on':
			'Their format is not shown. They must be there, with their type; initials have letters of the name, a possessive begins with it, an ordinal with a number. A value that only D-60 to D-65 derive is listed under choices, and binds with `exact`.',
		'the unit of `expiresIn`, and the form of `companySlug`': 'Not shown: any number above zero passes, and any text.',
		'the life of the refresh token (30 days)': 'How it is exchanged is not shown.',
		'`statusCode` of an error beside the status of the answer': 'The interface shows a number, and not which.',
		'whether an access token is a JWT':
			'A client passes it on unread: any text does, but not a refresh token. The report remarks on it.',
		'a logo as a multipart file': 'The name of its field is not shown. The kit sends a URL.',
		'the effect of a theme, and an unknown theme or reward type':
			'No answer shows a theme, and the names of the parameters are not shown.',
		'the parameters of a person in the status of a collection': 'Their meaning is not shown: either answer passes.',
		'the list of products': 'The interface names it and does not show it.',
		'the status of a product that update-product sends, and an answer without a body where null is one':
			'The body does not show it, and clients read no body as null.',
		'the order of lists, and their pages': 'Not shown. The report says which list was taken for a page.',
		'stores that are deleted':
			'Whether list-collections shows them is not shown, nor whether other operations know them.',
		'retail prices and deltas of a product that is asked for a country':
			'Whether these prices include the delta, and whether deltas are shown beside them, is not shown.',
		'the errors of a product, and its texts in a language without a translation':
			'The first change by themselves, and what stands in for the second is not shown.',
		'addresses of orders that are placed, and their closed regions': 'These checks are those of validate-order.',
		'a province, a phone or a zip that is left out, and a province or its code without `shouldValidateProvinceCode`':
			'The interface checks what is given. Whether one is needed is a decision (D-11, D-13, D-15), and what `false` means is not shown.',
		'phones with an exit code, an extension, letters or a line break':
			'That these belong to a number, or spoil it, is not shown.',
		'a filter of list-orders that is null, a range with other texts than dates, and user ids that are no UUIDs':
			'The list of what makes a body invalid does not name them.',
		'fields of a product, a store, an order or a listed person that are left out or null':
			'Which are always there is a decision (D-160). What is there must be right, and what is shown of one person is shown of all.',
		'a company that a client names beside a store of another company': 'Which of them counts is not shown (D-106).',
		'zips in another spelling than that of their country': 'A service may accept or refuse them (D-106).',
		'a person who is created twice, and an external id that comes twice':
			'Whether one or two are listed is not shown (D-108). The kit sends each external id once.',
		'fractions of a cent': 'Amounts are compared in cents (D-143).',
		'a blank tax number of China, Italy and South Korea': 'Whether it counts as one is not shown (D-143).',
		'addresses of the armed forces (AA, AE, AP), and orders to Hong Kong':
			'ISO 3166-2 does not list the first. The others have no zip, and whether an empty one passes is open.',
		'orders of more than two items or of more than 50 of one variant, other lists of more than ten, texts of more than 100 characters, markup, emoji and other scripts than Latin in texts, and values of a wrong type':
			'No limit is shown: a service may refuse them; what it accepts is checked.',
		'a person whose e-mail another store has, and a new store that is ready at once':
			'A service may refuse the first, and "about 30 seconds" may be less (D-107).',
		'other grant types than `clientCredentials`, and requests about an unknown store':
			'How a service answers them is not shown.',
		'requests with a charset in their Content-Type, or with bodies of many kilobytes': 'The kit sends none.',
		'fields that the interface does not name, and e-mails (`shouldSendEmail`)':
			'A service may refuse the first, and the second are outside the interface.',
		'which fields a body needs': 'Not shown: the kit sends all, so no person of one name.',
		'e-mails in capital letters': 'Whether a service keeps their letters, or takes them for the same, is not shown.',
		'the ids, images and personalizations of the lines of new orders':
			'Which of them a line shows is not shown. They bind in orders of the seed.',
		'the titles of the lines of an order, and whether their price is that of one piece, with the delta':
			'Titles of the day of the order, of today or of a language, not of another line; a price of one or of all (D-102, D-109, D-142).',
		'for whom a personalized product was made': 'It must be made before it is ordered; for whom is not shown.',
		'e-mails of a reward that come twice or that nobody has, `amount` beside `addBalance`, and who else of a list is created that is refused or has a known e-mail':
			'What counts is not shown (D-106, D-107).',
		'space around a text, and whether notes replace the notes before them': 'A service may do either (D-106, D-142).',
	}
	return Object.entries(reasons).map(([what, why]) => ({ what, why }))
}
