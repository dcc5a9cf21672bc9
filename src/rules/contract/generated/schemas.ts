// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

import { deepFreeze } from '../../core/deep-freeze.ts'
import type { JsonSchema } from '../json-schema.ts'

/** The name of every type of the contract. */
export type SchemaName =
	| 'TokenPair'
	| 'Collection'
	| 'CollectionCreated'
	| 'CompanyCreated'
	| 'CollectionStatus'
	| 'Product'
	| 'PriceRange'
	| 'ProductOption'
	| 'OptionValue'
	| 'Image'
	| 'ShippingRegion'
	| 'Variant'
	| 'NameData'
	| 'DateData'
	| 'WorkData'
	| 'PersonalizationData'
	| 'PersonalizationResult'
	| 'Order'
	| 'OrderLineItem'
	| 'PersonCreated'
	| 'Person'
	| 'AddressInput'
	| 'CustomAttribute'
	| 'OrderItemInput'
	| 'PersonalizationSource'
	| 'ErrorBody'
	| 'CreateTokensBody'
	| 'CreateCollectionBody'
	| 'UpdateProductBody'
	| 'PlaceOrderBody'
	| 'ValidateOrderBody'
	| 'ListOrdersBody'
	| 'PersonalizeBody'
	| 'CreatePeopleBody'
	| 'ListPeopleBody'
	| 'RewardBody'
	| 'CreateCompanyBody'
	| 'CollectionList'
	| 'UpdateProductResult'
	| 'PlaceOrderResult'
	| 'ValidateOrderResult'
	| 'OrderList'
	| 'PersonCreatedList'
	| 'PersonList'
	| 'RewardResult'

/** The JSON Schema of every type, by name; references point into `$defs`. */
export const SCHEMAS: Readonly<Record<SchemaName, JsonSchema>> = /* @__PURE__ */ deepFreeze({
	TokenPair: {
		description: 'The response of the token operation. The access token lives 10 minutes, the refresh token 30 days.',
		type: 'object',
		properties: {
			accessToken: {
				type: 'string',
			},
			refreshToken: {
				type: 'string',
			},
			expiresIn: {
				type: 'number',
				description: 'The unit is not shown; we read it as seconds (D-82).',
				$comment: 'The unit is not shown; we read it as seconds (D-82).',
			},
		},
		required: ['accessToken', 'refreshToken', 'expiresIn'],
	},
	Collection: {
		description: 'A branded store.',
		type: 'object',
		properties: {
			id: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			status: {
				type: 'string',
				enum: ['Active', 'Pending', 'Draft', 'Disabled'],
				description: 'Not shown as always present.',
			},
			slug: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			title: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			description: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			rewardType: {
				type: 'string',
				enum: ['Coins', 'Gifts'],
				description:
					'Coins: prices in credits, one for one US dollar. Gifts: a number of items, prices hidden. Not shown as always present.',
			},
			deletedAt: {
				type: 'string',
				format: 'date-time',
				description: 'Not shown as always present.',
			},
			image: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			imageMobile: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			personalizationsUsed: {
				type: 'array',
				items: {
					type: 'string',
				},
				description: 'Not shown as always present.',
			},
		},
	},
	CollectionCreated: {
		description: 'The response of creating a collection.',
		type: 'object',
		properties: {
			companyId: {
				type: 'string',
			},
			companySlug: {
				type: 'string',
			},
			collectionId: {
				type: 'string',
			},
		},
		required: ['companyId', 'companySlug', 'collectionId'],
	},
	CompanyCreated: {
		description: 'The response of creating a company.',
		type: 'object',
		properties: {
			companyId: {
				type: 'string',
			},
			companySlug: {
				type: 'string',
			},
		},
		required: ['companyId', 'companySlug'],
	},
	CollectionStatus: {
		description: 'Whether a collection is ready for use.',
		type: 'object',
		properties: {
			isReady: {
				type: 'boolean',
				description: 'True when all products and images are ready.',
			},
		},
		required: ['isReady'],
	},
	Product: {
		description:
			'A product as the service returns it. The interface does not show which fields are always present, so none is required.',
		type: 'object',
		properties: {
			id: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			title: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			model: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			brand: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			slug: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			status: {
				type: 'string',
				enum: ['Active', 'Draft'],
				description: 'Not shown as always present.',
			},
			description: {
				type: 'string',
				description: 'HTML, with an optional size chart inside. Not shown as always present.',
			},
			descriptionV2: {
				type: 'string',
				description: 'The same text without tags. Not shown as always present.',
			},
			isInStock: {
				type: 'boolean',
				description: 'Not shown as always present.',
			},
			isDiscontinued: {
				type: 'boolean',
				description: 'Not shown as always present.',
			},
			priceRange: {
				$ref: '#/$defs/PriceRange',
				description: 'Not shown as always present.',
			},
			retailPriceRange: {
				$ref: '#/$defs/PriceRange',
				description: 'Not shown as always present.',
			},
			options: {
				type: 'array',
				items: {
					$ref: '#/$defs/ProductOption',
				},
				description: 'Not shown as always present.',
			},
			isPersonalized: {
				type: 'boolean',
				description: 'Not shown as always present.',
			},
			creationStatus: {
				type: 'string',
				enum: ['Pending', 'Done', 'Error'],
				description: 'Not shown as always present.',
			},
			featuredImage: {
				$ref: '#/$defs/Image',
				description: 'Not shown as always present.',
			},
			tags: {
				type: 'array',
				items: {
					type: 'object',
					properties: {
						name: {
							type: 'string',
							description: 'Not shown as always present.',
						},
					},
				},
				description: 'Not shown as always present.',
			},
			variants: {
				type: 'array',
				items: {
					$ref: '#/$defs/Variant',
				},
				description: 'Not shown as always present.',
			},
			shippingRegions: {
				type: 'array',
				items: {
					$ref: '#/$defs/ShippingRegion',
				},
				description: 'Not shown as always present.',
			},
			hiddenAt: {
				type: 'string',
				format: 'date-time',
				description: 'Not shown as always present.',
			},
			notes: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			sizeChartTable: {
				type: 'string',
				description:
					'The size chart as HTML. Use it or `sizeChartImages`, whichever is present. Not shown as always present.',
			},
			sizeChartImages: {
				type: 'array',
				items: {
					type: 'object',
					properties: {
						url: {
							type: 'string',
							description: 'Not shown as always present.',
						},
						width: {
							type: 'number',
							description: 'Not shown as always present.',
						},
						height: {
							type: 'number',
							description: 'Not shown as always present.',
						},
					},
				},
				description: 'Not shown as always present.',
			},
			priceDeltaByCountry: {
				type: 'object',
				additionalProperties: {
					type: 'number',
				},
				description:
					'Maps a country code to an amount that is added to the price when shipping there. Not shown as always present.',
			},
			errors: {
				type: 'object',
				properties: {
					hasLowResolutionElements: {
						type: 'boolean',
						description: 'Not shown as always present.',
					},
					hasNonCmykElements: {
						type: 'boolean',
						description: 'Not shown as always present.',
					},
					hasBaseProductIssue: {
						type: 'boolean',
						description: 'Not shown as always present.',
					},
					hasNonBlackAndWhiteElements: {
						type: 'boolean',
						description: 'Not shown as always present.',
					},
					isBlank: {
						type: 'boolean',
						description: 'Not shown as always present.',
					},
					hasOldPrintAreas: {
						type: 'boolean',
						description: 'Not shown as always present.',
					},
				},
				description: 'Not shown as always present.',
			},
			customFields: {
				type: 'object',
				additionalProperties: true,
				description: 'Free-form. Not shown as always present.',
			},
		},
	},
	PriceRange: {
		description: "The lowest and highest price among a product's variants.",
		type: 'object',
		properties: {
			minVariantPrice: {
				type: 'number',
				description: 'Not shown as always present.',
			},
			maxVariantPrice: {
				type: 'number',
				description: 'Not shown as always present.',
			},
		},
	},
	ProductOption: {
		description: 'What variants differ by.',
		type: 'object',
		properties: {
			name: {
				type: 'string',
				description: '`size` is the one name that is shown. Not shown as always present.',
			},
			values: {
				type: 'array',
				items: {
					$ref: '#/$defs/OptionValue',
				},
				description: 'Not shown as always present.',
			},
		},
	},
	OptionValue: {
		description: 'A choice within an option.',
		type: 'object',
		properties: {
			title: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			colorCode: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			colorCode2: {
				type: 'string',
				description: 'Not shown as always present.',
			},
		},
	},
	Image: {
		description: 'A picture; width and height in pixels.',
		type: 'object',
		properties: {
			url: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			lowResUrl: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			width: {
				type: 'number',
				description: 'Not shown as always present.',
			},
			height: {
				type: 'number',
				description: 'Not shown as always present.',
			},
		},
	},
	ShippingRegion: {
		description: "An entry of a product's shipping rules: a country, or some provinces of it, that may be closed.",
		type: 'object',
		properties: {
			countryName: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			countryCode: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			isBlacklisted: {
				type: 'boolean',
				description: 'Not shown as always present.',
			},
			denyCheckout: {
				type: 'boolean',
				description: 'Not shown as always present.',
			},
			provinces: {
				type: 'array',
				items: {
					type: 'object',
					properties: {
						provinceName: {
							type: 'string',
							description: 'Not shown as always present.',
						},
						provinceCode: {
							type: 'string',
							description: 'Not shown as always present.',
						},
					},
				},
				description: 'Not shown as always present.',
			},
		},
	},
	Variant: {
		description: 'One buyable form of a product: a size, a colour.',
		type: 'object',
		properties: {
			id: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			title: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			price: {
				type: 'number',
				description: 'Not shown as always present.',
			},
			retailPrice: {
				type: 'number',
				description: 'Not shown as always present.',
			},
			isAvailableForSale: {
				type: 'boolean',
				description: 'Not shown as always present.',
			},
			options: {
				type: 'array',
				items: {
					type: 'object',
					properties: {
						name: {
							type: 'string',
							description: 'Not shown as always present.',
						},
						value: {
							$ref: '#/$defs/OptionValue',
							description: 'Not shown as always present.',
						},
					},
				},
				description: 'Not shown as always present.',
			},
			images: {
				type: 'array',
				items: {
					$ref: '#/$defs/Image',
				},
				description: 'Not shown as always present.',
			},
		},
	},
	NameData: {
		description: "The forms of a person's name, as sent or received.",
		type: 'object',
		properties: {
			first: {
				type: ['string', 'null'],
				description: 'Not shown as always present.',
			},
			last: {
				type: ['string', 'null'],
				description: 'Not shown as always present.',
			},
			firstNameInitials: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			lastNameInitials: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			initials: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			firstPossessive: {
				type: ['string', 'null'],
				description: 'Not shown as always present.',
			},
		},
	},
	DateData: {
		description: 'The forms of a date and the time since, as sent or received.',
		type: 'object',
		properties: {
			month: {
				type: 'number',
				description: 'Not shown as always present.',
			},
			monthPadded: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			year: {
				type: 'number',
				description: 'Not shown as always present.',
			},
			decade: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			years: {
				type: 'number',
				description: 'Not shown as always present.',
			},
			yearsPadded: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			hundreds: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			zodiac: {
				type: 'string',
				enum: [
					'Capricorn',
					'Aquarius',
					'Pisces',
					'Aries',
					'Taurus',
					'Gemini',
					'Cancer',
					'Leo',
					'Virgo',
					'Libra',
					'Scorpio',
					'Sagittarius',
				],
				description: 'Not shown as always present.',
			},
			ordinal: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			elapsed: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			elapsedYears: {
				type: 'string',
				description: 'Not shown as always present.',
			},
		},
	},
	WorkData: {
		description: 'Where a person works, as sent or received.',
		type: 'object',
		properties: {
			department: {
				type: ['string', 'null'],
				description: 'Not shown as always present.',
			},
			location: {
				type: ['string', 'null'],
				description: 'Not shown as always present.',
			},
		},
	},
	PersonalizationData: {
		description: 'The fields that a personalized line shows, as sent or received.',
		type: 'object',
		properties: {
			name: {
				$ref: '#/$defs/NameData',
			},
			anniversary: {
				anyOf: [
					{
						$ref: '#/$defs/DateData',
					},
					{
						type: 'null',
					},
				],
				description:
					'From the start date. Null if that is unknown: the interface requires the key, and shows no value for a person without the date (D-66).',
			},
			birth: {
				anyOf: [
					{
						$ref: '#/$defs/DateData',
					},
					{
						type: 'null',
					},
				],
				description:
					'From the birth date. Null if that is unknown: the interface requires the key, and shows no value for a person without the date (D-66).',
			},
			work: {
				$ref: '#/$defs/WorkData',
			},
		},
		required: ['name', 'anniversary', 'birth', 'work'],
	},
	PersonalizationResult: {
		description: 'The response of the personalize operation.',
		type: 'object',
		properties: {
			sha: {
				type: 'string',
				description: 'Used for displaying images.',
			},
			fields: {
				type: 'object',
				properties: {
					name: {
						$ref: '#/$defs/NameData',
					},
					anniversary: {
						anyOf: [
							{
								$ref: '#/$defs/DateData',
							},
							{
								type: 'null',
							},
						],
						description:
							'From the start date. Null if that is unknown: the interface requires the key, and shows no value for a person without the date (D-66).',
					},
					birth: {
						anyOf: [
							{
								$ref: '#/$defs/DateData',
							},
							{
								type: 'null',
							},
						],
						description:
							'From the birth date. Null if that is unknown: the interface requires the key, and shows no value for a person without the date (D-66).',
					},
					work: {
						$ref: '#/$defs/WorkData',
					},
				},
				required: ['name', 'anniversary', 'birth', 'work'],
			},
			status: {
				type: 'string',
				description: '`Pending` is the one value that is shown.',
			},
		},
		required: ['sha', 'fields', 'status'],
	},
	Order: {
		description: 'An order in the response of list-orders.',
		type: 'object',
		properties: {
			id: {
				type: 'string',
			},
			createdAt: {
				type: ['string', 'null'],
				format: 'date-time',
				description: 'Not shown as always present.',
			},
			orderNumber: {
				type: ['string', 'null'],
				description: 'Not shown as always present.',
			},
			externalId: {
				type: ['string', 'null'],
				description: 'Not shown as always present.',
			},
			user: {
				type: 'object',
				properties: {
					externalId: {
						type: ['string', 'null'],
						description: 'Not shown as always present.',
					},
					email: {
						type: ['string', 'null'],
						description: 'Not shown as always present.',
					},
				},
				description: 'Not shown as always present.',
			},
			orderLineItems: {
				type: 'array',
				items: {
					$ref: '#/$defs/OrderLineItem',
				},
			},
		},
		required: ['id', 'orderLineItems'],
	},
	OrderLineItem: {
		description: 'One line of an order.',
		type: 'object',
		properties: {
			id: {
				type: 'string',
			},
			title: {
				type: 'string',
			},
			productTitle: {
				type: 'string',
			},
			variantTitle: {
				type: 'string',
			},
			productId: {
				type: 'string',
			},
			variantId: {
				type: 'string',
			},
			quantity: {
				type: 'number',
			},
			price: {
				type: 'number',
			},
			retailPrice: {
				type: ['number', 'null'],
			},
			image: {
				type: 'object',
				properties: {
					url: {
						type: ['string', 'null'],
					},
					aspectRatio: {
						type: 'number',
						description: 'Not shown as always present.',
					},
				},
				required: ['url'],
			},
			personalizations: {
				anyOf: [
					{
						$ref: '#/$defs/PersonalizationData',
					},
					{
						type: 'null',
					},
				],
				description: 'Not shown as always present.',
			},
			sha: {
				type: ['string', 'null'],
				description: 'Not shown as always present.',
			},
		},
		required: [
			'id',
			'title',
			'productTitle',
			'variantTitle',
			'productId',
			'variantId',
			'quantity',
			'price',
			'retailPrice',
			'image',
		],
	},
	PersonCreated: {
		description: 'A person in the response of create-people.',
		type: 'object',
		properties: {
			id: {
				type: 'string',
			},
			firstName: {
				type: ['string', 'null'],
				description:
					'Null if that was not sent: the interface names the key, and shows no value for a person without one (D-160).',
			},
			lastName: {
				type: ['string', 'null'],
				description:
					'Null if that was not sent: the interface names the key, and shows no value for a person without one (D-160).',
			},
			email: {
				type: ['string', 'null'],
				description:
					'Null if that was not sent: the interface names the key, and shows no value for a person without one (D-160).',
			},
		},
		required: ['id', 'firstName', 'lastName', 'email'],
	},
	Person: {
		description: 'A store user in the response of list-people.',
		type: 'object',
		properties: {
			id: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			firstName: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			lastName: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			email: {
				type: 'string',
				description: 'Not shown as always present.',
			},
			balance: {
				type: 'number',
				description: 'Credits, or gifts. Not shown as always present.',
			},
			birthDate: {
				type: 'string',
				format: 'date-time',
				description: 'Not shown as always present.',
			},
			startDate: {
				type: 'string',
				format: 'date-time',
				description: 'Not shown as always present.',
			},
			externalId: {
				type: 'string',
				description: 'Not shown as always present.',
			},
		},
	},
	AddressInput: {
		description: 'An address as a caller sends it. The country decides which fields are needed, not the schema.',
		type: 'object',
		properties: {
			address1: {
				type: 'string',
				description: 'Not shown as required.',
			},
			address2: {
				type: 'string',
				description: 'Not shown as required.',
				default: '',
			},
			city: {
				type: 'string',
				description: 'Not shown as required.',
			},
			province: {
				type: 'string',
				description: 'Not shown as required.',
			},
			provinceCode: {
				type: 'string',
				description: 'Not shown as required.',
			},
			zip: {
				type: 'string',
				description: 'Not shown as required.',
				default: '',
			},
			country: {
				type: 'string',
				description: 'Not shown as required.',
			},
			countryCode: {
				type: 'string',
				description: 'ISO 3166-1 alpha-2. Not shown as required.',
			},
			phone: {
				type: 'string',
				description: 'Not shown as required.',
			},
			customAttributes: {
				type: 'array',
				items: {
					$ref: '#/$defs/CustomAttribute',
				},
				description: "Use the order's `taxNumber`. Not shown as required.",
				deprecated: true,
			},
		},
	},
	CustomAttribute: {
		description: 'A key and its value, used before `taxNumber` existed.',
		type: 'object',
		properties: {
			key: {
				type: 'string',
				description: 'Not shown as required.',
			},
			value: {
				type: 'string',
				description: 'Not shown as required.',
			},
		},
	},
	OrderItemInput: {
		description: 'One line of a basket, as a caller sends it.',
		type: 'object',
		properties: {
			variantId: {
				type: 'string',
				description: 'Not shown as required.',
			},
			quantity: {
				type: 'number',
				description: 'A whole number of 1 or more (D-33). Not shown as required.',
			},
		},
	},
	PersonalizationSource: {
		description: "The person's data from which personalized items are made.",
		type: 'object',
		properties: {
			firstName: {
				type: 'string',
				description: 'Not shown as required.',
			},
			lastName: {
				type: 'string',
				description: 'Not shown as required.',
			},
			department: {
				type: 'string',
				description: 'Not shown as required.',
			},
			location: {
				type: 'string',
				description: 'Not shown as required.',
			},
			startDate: {
				type: 'string',
				format: 'date-time',
				description: 'Not shown as required.',
			},
			birthDate: {
				type: 'string',
				format: 'date-time',
				description: 'Not shown as required.',
			},
		},
	},
	ErrorBody: {
		description: 'The body of every 4XX and 5XX response.',
		type: 'object',
		properties: {
			message: {
				type: 'string',
			},
			errorCode: {
				type: 'string',
				description: 'The code of the first error (D-01).',
			},
			statusCode: {
				type: 'number',
			},
			error: {
				description: 'Any value; this library puts its issues there. Not shown as always present.',
			},
		},
		required: ['message', 'errorCode', 'statusCode'],
	},
	CreateTokensBody: {
		description: 'The body of create-tokens: Create OAuth tokens.',
		type: 'object',
		properties: {
			clientId: {
				type: 'string',
				description: 'Not shown as required.',
			},
			clientSecret: {
				type: 'string',
				description: 'Not shown as required.',
			},
			grantType: {
				type: 'string',
				enum: ['clientCredentials'],
				description: 'Not shown as required.',
			},
		},
	},
	CreateCollectionBody: {
		description: 'The body of create-collection: Create a new collection.',
		type: 'object',
		properties: {
			companyId: {
				type: 'string',
				description:
					'An existing company. Without it, a new company is created. Not shown as required. The name is not shown; this name is our reading (D-82).',
				$comment: 'The name is not shown; this name is our reading (D-82).',
			},
		},
	},
	UpdateProductBody: {
		description: 'The body of update-product: Update product.',
		type: 'object',
		properties: {
			notes: {
				type: 'string',
				description: 'Not shown as required.',
			},
			status: {
				type: 'string',
				enum: ['Active', 'Draft'],
				description: "Not shown as required. The operation's summary names a status; the body does not show it.",
				$comment: "The operation's summary names a status; the body does not show it.",
			},
		},
	},
	PlaceOrderBody: {
		description: 'The body of place-order: Place order.',
		type: 'object',
		properties: {
			user: {
				type: 'object',
				properties: {
					firstName: {
						type: 'string',
						description: 'Not shown as required.',
					},
					lastName: {
						type: 'string',
						description: 'Not shown as required.',
					},
					email: {
						type: 'string',
						description: 'Not shown as required.',
					},
				},
				description: 'Not shown as required.',
			},
			orderItems: {
				type: 'array',
				items: {
					$ref: '#/$defs/OrderItemInput',
				},
				description: 'Not shown as required.',
			},
			address: {
				$ref: '#/$defs/AddressInput',
				description: 'Not shown as required.',
			},
			companyId: {
				type: 'string',
				description: 'Partners must pass it. Not shown as required.',
			},
			isVip: {
				type: 'boolean',
				description: 'Not shown as required.',
			},
			taxNumber: {
				type: 'string',
				description: 'Required for BR, MX, CN, IT and KR (tax number rules). Not shown as required.',
			},
			customAttributes: {
				type: 'array',
				items: {
					$ref: '#/$defs/CustomAttribute',
				},
				description: 'Use `taxNumber`. Not shown as required.',
				deprecated: true,
			},
			note: {
				type: 'string',
				description: 'Not shown as required.',
			},
			personalizations: {
				$ref: '#/$defs/PersonalizationSource',
				description: 'The details of the user, for personalized items. Not shown as required.',
			},
			externalId: {
				type: 'string',
				description: 'Not shown as required.',
			},
			shouldSendEmail: {
				type: 'boolean',
				description: 'Whether the user gets an e-mail. Not shown as required.',
			},
			shouldValidateProvinceCode: {
				type: 'boolean',
				description: 'Absent means false (D-11). Not shown as required.',
			},
		},
	},
	ValidateOrderBody: {
		description: 'The body of validate-order: Validate an order.',
		type: 'object',
		properties: {
			address: {
				$ref: '#/$defs/AddressInput',
				description: 'Not shown as required.',
			},
			companyId: {
				type: 'string',
				description: 'Partners must pass it. Not shown as required.',
			},
			orderItems: {
				type: 'array',
				items: {
					$ref: '#/$defs/OrderItemInput',
				},
				description: 'Not shown as required.',
			},
			taxNumber: {
				type: 'string',
				description: 'Required for BR, MX, CN, IT and KR (tax number rules). Not shown as required.',
			},
			customAttributes: {
				type: 'array',
				items: {
					$ref: '#/$defs/CustomAttribute',
				},
				description: 'Use `taxNumber`. Not shown as required.',
				deprecated: true,
			},
			orderNumber: {
				type: 'string',
				description: 'Not shown as required.',
			},
			shouldValidateProvinceCode: {
				type: 'boolean',
				description: 'Absent means false (D-11). Not shown as required.',
			},
		},
	},
	ListOrdersBody: {
		description: 'The body of list-orders: List orders.',
		type: 'object',
		properties: {
			filter: {
				type: 'object',
				properties: {
					userIds: {
						type: 'array',
						items: {
							type: 'string',
							format: 'uuid',
						},
						minItems: 1,
						description: 'Not shown as required.',
					},
					dateRange: {
						type: 'object',
						properties: {
							start: {
								type: 'string',
								format: 'date-time',
							},
							end: {
								type: 'string',
								format: 'date-time',
							},
						},
						required: ['start', 'end'],
						additionalProperties: false,
						description: 'Compared by day, both ends included. Not shown as required.',
					},
				},
				additionalProperties: false,
			},
			companyId: {
				type: 'string',
				description: 'Required for partners. Not shown as required.',
			},
		},
		required: ['filter'],
		additionalProperties: false,
	},
	PersonalizeBody: {
		description: 'The body of personalize: Personalize a collection.',
		type: 'object',
		properties: {
			companyId: {
				type: 'string',
				description: 'Partners must pass it. Not shown as required.',
			},
			sourceFields: {
				$ref: '#/$defs/PersonalizationSource',
				description: 'Not shown as required.',
			},
		},
	},
	CreatePeopleBody: {
		description: 'The body of create-people: Create people.',
		type: 'object',
		properties: {
			people: {
				type: 'array',
				items: {
					type: 'object',
					properties: {
						firstName: {
							type: 'string',
							description: 'Not shown as required.',
						},
						lastName: {
							type: 'string',
							description: 'Not shown as required.',
						},
						email: {
							type: 'string',
							description: 'Not shown as required.',
						},
						birthDate: {
							type: 'string',
							description: 'Not shown as required.',
						},
						startDate: {
							type: 'string',
							description: 'Not shown as required.',
						},
						externalId: {
							type: 'string',
							description: 'Not shown as required.',
						},
						location: {
							type: 'string',
							description: 'Not shown as required.',
						},
						department: {
							type: 'string',
							description: 'Not shown as required.',
						},
						addBalance: {
							type: 'number',
							description: 'Credits or gifts for this person, instead of `amount` (D-84). Not shown as required.',
						},
					},
				},
				description: 'Not shown as required.',
			},
			collectionId: {
				type: 'string',
				description: 'Not shown as required.',
			},
			companyId: {
				type: 'string',
				description: 'Partners must pass it. Not shown as required.',
			},
			amount: {
				type: 'number',
				description: 'Credits or gifts for each person. Not shown as required.',
			},
			shouldSendEmail: {
				type: 'boolean',
				description: 'Whether the user gets an e-mail. Not shown as required.',
			},
		},
	},
	ListPeopleBody: {
		description: 'The body of list-people: List people.',
		type: 'object',
		properties: {
			collectionId: {
				type: 'string',
				description: 'Not shown as required.',
			},
			emails: {
				type: 'array',
				items: {
					type: 'string',
				},
				description: 'Not shown as required.',
			},
			companyId: {
				type: 'string',
				description: 'Partners must pass it. Not shown as required.',
			},
		},
	},
	RewardBody: {
		description: 'The body of reward: Reward credits/points/gifts.',
		type: 'object',
		properties: {
			collectionId: {
				type: 'string',
				description: 'Not shown as required.',
			},
			emails: {
				type: 'array',
				items: {
					type: 'string',
				},
				description: 'Not shown as required.',
			},
			amount: {
				type: 'number',
				description: 'Not shown as required.',
			},
			companyId: {
				type: 'string',
				description: 'Partners must pass it. Not shown as required.',
			},
			shouldSendEmail: {
				type: 'boolean',
				description: 'Whether the user gets an e-mail. Not shown as required.',
			},
		},
	},
	CreateCompanyBody: {
		description: 'The body of create-company: Create a company.',
		type: 'object',
		properties: {
			name: {
				type: 'string',
				description: 'Not shown as required.',
			},
			logoUrl: {
				type: 'string',
				description: 'Not shown as required.',
			},
		},
	},
	CollectionList: {
		description: 'The response of list-collections: List collections.',
		type: 'array',
		items: {
			$ref: '#/$defs/Collection',
		},
	},
	UpdateProductResult: {
		description: 'The response of update-product: Update product.',
		anyOf: [
			{
				type: 'object',
				properties: {
					success: {
						type: 'boolean',
					},
				},
				required: ['success'],
			},
			{
				type: 'null',
			},
		],
	},
	PlaceOrderResult: {
		description: 'The response of place-order: Place order.',
		type: 'object',
		properties: {
			order: {
				type: 'object',
				properties: {
					id: {
						type: 'string',
					},
					orderNumber: {
						type: 'string',
					},
				},
				required: ['id', 'orderNumber'],
			},
		},
		required: ['order'],
	},
	ValidateOrderResult: {
		description: 'The response of validate-order: Validate an order.',
		anyOf: [
			{
				type: 'object',
				properties: {
					success: {
						type: 'boolean',
					},
				},
				required: ['success'],
			},
			{
				type: 'null',
			},
		],
	},
	OrderList: {
		description: 'The response of list-orders: List orders.',
		type: 'object',
		properties: {
			data: {
				type: 'array',
				items: {
					$ref: '#/$defs/Order',
				},
			},
			count: {
				type: 'number',
			},
		},
		required: ['data', 'count'],
	},
	PersonCreatedList: {
		description: 'The response of create-people: Create people.',
		type: 'array',
		items: {
			$ref: '#/$defs/PersonCreated',
		},
	},
	PersonList: {
		description: 'The response of list-people: List people.',
		type: 'array',
		items: {
			$ref: '#/$defs/Person',
		},
	},
	RewardResult: {
		description: 'The response of reward: Reward credits/points/gifts.',
		type: 'object',
		properties: {
			numAffectedPeople: {
				type: 'number',
			},
		},
		required: ['numAffectedPeople'],
	},
})
