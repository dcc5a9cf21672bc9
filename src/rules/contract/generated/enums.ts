// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

/** The status of a collection in a response. */
export type CollectionStatusName = 'Active' | 'Pending' | 'Draft' | 'Disabled'

/** How a collection rewards people: `Coins` are credits to spend, `Gifts` a number of items. */
export type RewardType = 'Coins' | 'Gifts'

/** The status of a product in a response. */
export type ProductStatus = 'Active' | 'Draft'

/** How far the creation of a personalized product is. */
export type CreationStatus = 'Pending' | 'Done' | 'Error'

/** A sign of the zodiac, as the API writes it. */
export type ZodiacSign =
	| 'Capricorn'
	| 'Aquarius'
	| 'Pisces'
	| 'Aries'
	| 'Taurus'
	| 'Gemini'
	| 'Cancer'
	| 'Leo'
	| 'Virgo'
	| 'Libra'
	| 'Scorpio'
	| 'Sagittarius'

/** A theme of a collection. */
export type Theme =
	| 'GENERAL'
	| 'BACK TO SCHOOL'
	| 'ECO'
	| 'SPORT'
	| 'SUMMER'
	| 'HATS'
	| 'WINTER_SNOW'
	| 'HOLIDAYS_SNOW'
	| 'PRIDE'
	| 'SNAPPY'

/** A language and region of the texts of the API, such as fr-CA. */
export type Locale = 'en-US' | 'fr-FR' | 'fr-CA' | 'es-ES' | 'es-MX' | 'en-AU' | 'en-GB'

/** The name of one of the 14 operations of the API. */
export type OperationId =
	| 'create-tokens'
	| 'create-collection'
	| 'get-collection-status'
	| 'list-collections'
	| 'get-product'
	| 'update-product'
	| 'place-order'
	| 'validate-order'
	| 'list-orders'
	| 'personalize'
	| 'create-people'
	| 'list-people'
	| 'reward'
	| 'create-company'
