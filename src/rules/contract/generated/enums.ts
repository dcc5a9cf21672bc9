// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

export type CollectionStatusName = 'Active' | 'Pending' | 'Draft' | 'Disabled'

export type RewardType = 'Coins' | 'Gifts'

export type ProductStatus = 'Active' | 'Draft'

export type CreationStatus = 'Pending' | 'Done' | 'Error'

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

export type Locale = 'en-US' | 'fr-FR' | 'fr-CA' | 'es-ES' | 'es-MX' | 'en-AU' | 'en-GB'

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
