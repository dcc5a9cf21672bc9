/** A sentence of the API documentation in our words, and the decisions about what it leaves open. */
export interface ClauseText {
	readonly says: string
	readonly decisions?: readonly string[]
}

/**
 * Every sentence of the API documentation that a service must follow, by the id that issues and reports cite as `rule`. The shape of a
 * body or of an answer has no text here: the page shows its fields.
 */
export const CLAUSE_TEXTS: Readonly<Record<string, ClauseText>> = {
	'authentication.1': {
		says: 'Every request except create-tokens has the header `Authorization: Bearer` with the access token.',
	},
	'authentication.2': {
		says: 'A client gets its tokens for its id and secret, with the grant type `clientCredentials`.',
	},
	'authentication.3': { says: 'An access token is valid for ten minutes.', decisions: ['D-166'] },
	'authentication.4': {
		says: 'Partners, who act for several companies, send a `companyId` in each body that has this field.',
		decisions: ['D-34'],
	},
	'bodies.1': { says: 'A body is JSON, except where an operation has another type.', decisions: ['D-145', 'D-171'] },
	'errors.1': {
		says: 'Every operation may return an error: a body with `message`, `errorCode` and `statusCode`, and perhaps `error`.',
		decisions: ['D-01', 'D-02'],
	},
	'service.1': {
		says: 'A collection gives people either coins, to spend on prices that they see, or gifts: a number of items, without prices.',
		decisions: ['D-81', 'D-83'],
	},
	'service.2': { says: 'A collection belongs to one company.' },
	'service.3': { says: 'A collection has products, and a product has variants.' },
	'service.7': {
		says: 'Some results are ready later. Poll until they are: a new store after about 30 seconds, a personalization after 15 to 20.',
		decisions: ['D-80', 'D-107'],
	},
	'create-collection.1': { says: 'The reward type is `Coins` or `Gifts`.', decisions: ['D-82'] },
	'create-collection.2': { says: 'The theme is one of ten names.', decisions: ['D-82'] },
	'create-collection.3': { says: 'Without a company, a new one is created, too.' },
	'list-collections.1': { says: 'The answer has all collections of the account.' },
	'get-product.1': {
		says: '`Accept-Language` chooses one of seven locales for the texts; `en-US` is the default. Wildcards and lists with qualities count.',
		decisions: ['D-70', 'D-98'],
	},
	'get-product.2': {
		says: 'With `countryCode`, the prices include the price delta of the country. Without it, the caller adds `priceDeltaByCountry`.',
		decisions: ['D-40', 'D-41', 'D-93'],
	},
	'get-product.3': {
		says: 'A personalized product must be created by this operation, or by the list of products, before it can be ordered.',
		decisions: ['D-86', 'D-163'],
	},
	'product.1': { says: '`descriptionV2` is the same text without HTML.', decisions: ['D-87', 'D-99'] },
	'update-product.1': { says: 'The operation changes the status of a product, or adds a note.' },
	'place-order.personalizations': {
		says: 'An order of personalized items contains what the personalization of the person returned.',
		decisions: ['D-66', 'D-68', 'D-102'],
	},
	'validate-order.1': {
		says: 'First check: the province is right for the country.',
		decisions: ['D-10', 'D-11', 'D-12', 'D-103', 'D-115', 'D-116'],
	},
	'validate-order.2': {
		says: 'Second check: the variants can be shipped to the country, by the `shippingRegions` of their products.',
		decisions: ['D-30', 'D-31', 'D-32', 'D-33'],
	},
	'validate-order.3': { says: 'Third check: the phone number is valid.', decisions: ['D-15'] },
	'validate-order.4': { says: 'Fourth check: the zip is valid.', decisions: ['D-13', 'D-14', 'D-104'] },
	'tax-number.1': {
		says: 'Orders to Brazil, Mexico, China, Italy and South Korea need `taxNumber`.',
		decisions: ['D-20', 'D-23'],
	},
	'tax-number.2': {
		says: 'Brazil’s number has eleven digits, as `529.982.247-25`: three, three and three with full stops, a hyphen, two.',
		decisions: ['D-21', 'D-95'],
	},
	'tax-number.3': {
		says: 'Mexico’s number has 13 characters: four letters, six digits, three letters or digits.',
		decisions: ['D-21', 'D-95'],
	},
	'tax-number.4': { says: 'The numbers of China, Italy and South Korea are not checked.', decisions: ['D-22'] },
	'list-orders.1': { says: 'A filter by people has at least one id.' },
	'list-orders.2': {
		says: 'A range of dates includes its first and its last day. Only days are compared, never times of day.',
		decisions: ['D-50', 'D-51', 'D-94'],
	},
	'personalize.1': { says: 'The operation works only in collections that can be personalized.' },
	'create-people.1': { says: '`addBalance`, if it is sent, is the balance of the person at the start.' },
	'create-people.2': { says: '`amount` is a reward, if there is one.', decisions: ['D-84', 'D-108'] },
	'list-people.1': { says: 'The answer has the people of a collection.' },
	'reward.1': { says: 'The reward type of the collection decides what people get.', decisions: ['D-84'] },
}

/** What an operation does, in a sentence. */
export const OPERATION_TEXTS: Readonly<Record<string, string>> = {
	'create-tokens': 'Gives a client its tokens.',
	'create-collection': 'Creates a store: a collection of a company.',
	'get-collection-status': 'Returns whether a new store is ready.',
	'list-collections': 'Lists the stores of the account.',
	'get-product': 'Returns a product with its variants, in a language and with the prices of a country.',
	'update-product': 'Changes the status of a product, or adds a note.',
	'place-order': 'Places an order for a person.',
	'validate-order': 'Checks an order without placing it: province, variants, phone, zip and tax number.',
	'list-orders': 'Lists orders by people and days.',
	personalize: 'Creates the personalized texts and pictures of a person.',
	'create-people': 'Adds people to a collection.',
	'list-people': 'Lists the people of a collection.',
	reward: 'Gives people credits or gifts.',
	'create-company': 'Creates a company.',
}
