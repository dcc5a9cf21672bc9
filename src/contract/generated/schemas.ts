// Written by scripts/build-contract.ts from scripts/contract/; change those.

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

/** Every type as JSON Schema; references point into `$defs`. */
export const SCHEMAS: Readonly<Record<SchemaName, JsonSchema>> = {
	TokenPair: {
		description: 'What the token operation answers with. The access token lives 10 minutes, the refresh token 30 days.',
		type: 'object',
		properties: {
			accessToken: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			refreshToken: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			expiresIn: {
				type: 'number',
				description: 'Not shown to be always there. The unit is not shown; we read seconds (D-82).',
				$comment: 'The unit is not shown; we read seconds (D-82).',
			},
		},
	},
	Collection: {
		description: 'A branded store.',
		type: 'object',
		properties: {
			id: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			status: {
				type: 'string',
				enum: ['Active', 'Pending', 'Draft', 'Disabled'],
				description: 'Not shown to be always there.',
			},
			slug: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			title: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			description: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			rewardType: {
				type: 'string',
				enum: ['Coins', 'Gifts'],
				description:
					'Coins: prices in credits, one for one US dollar. Gifts: a number of items, prices hidden. Not shown to be always there.',
			},
			deletedAt: {
				type: 'string',
				format: 'date-time',
				description: 'Not shown to be always there.',
			},
			image: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			imageMobile: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			personalizationsUsed: {
				type: 'array',
				items: {
					type: 'string',
				},
				description: 'Not shown to be always there.',
			},
		},
	},
	CollectionCreated: {
		description: 'What creating a collection answers with.',
		type: 'object',
		properties: {
			companyId: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			companySlug: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			collectionId: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
		},
	},
	CompanyCreated: {
		description: 'What creating a company answers with.',
		type: 'object',
		properties: {
			companyId: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			companySlug: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
		},
	},
	CollectionStatus: {
		description: 'Whether a collection can be used.',
		type: 'object',
		properties: {
			isReady: {
				type: 'boolean',
				description: 'True when all products and images are ready. Not shown to be always there.',
			},
		},
	},
	Product: {
		description:
			'A product as the service returns it. The interface does not show which fields are always there, so none is required.',
		type: 'object',
		properties: {
			id: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			title: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			model: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			brand: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			slug: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			status: {
				type: 'string',
				enum: ['Active', 'Draft'],
				description: 'Not shown to be always there.',
			},
			description: {
				type: 'string',
				description: 'HTML, with an optional size chart inside. Not shown to be always there.',
			},
			descriptionV2: {
				type: 'string',
				description: 'The same text without tags. Not shown to be always there.',
			},
			isInStock: {
				type: 'boolean',
				description: 'Not shown to be always there.',
			},
			isDiscontinued: {
				type: 'boolean',
				description: 'Not shown to be always there.',
			},
			priceRange: {
				$ref: '#/$defs/PriceRange',
				description: 'Not shown to be always there.',
			},
			retailPriceRange: {
				$ref: '#/$defs/PriceRange',
				description: 'Not shown to be always there.',
			},
			options: {
				type: 'array',
				items: {
					$ref: '#/$defs/ProductOption',
				},
				description: 'Not shown to be always there.',
			},
			isPersonalized: {
				type: 'boolean',
				description: 'Not shown to be always there.',
			},
			creationStatus: {
				type: 'string',
				enum: ['Pending', 'Done', 'Error'],
				description: 'Not shown to be always there.',
			},
			featuredImage: {
				$ref: '#/$defs/Image',
				description: 'Not shown to be always there.',
			},
			tags: {
				type: 'array',
				items: {
					type: 'object',
					properties: {
						name: {
							type: 'string',
							description: 'Not shown to be always there.',
						},
					},
				},
				description: 'Not shown to be always there.',
			},
			variants: {
				type: 'array',
				items: {
					$ref: '#/$defs/Variant',
				},
				description: 'Not shown to be always there.',
			},
			shippingRegions: {
				type: 'array',
				items: {
					$ref: '#/$defs/ShippingRegion',
				},
				description: 'Not shown to be always there.',
			},
			hiddenAt: {
				type: 'string',
				format: 'date-time',
				description: 'Not shown to be always there.',
			},
			notes: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			sizeChartTable: {
				type: 'string',
				description:
					'The size chart as HTML; use it or `sizeChartImages`, whichever is there. Not shown to be always there.',
			},
			sizeChartImages: {
				type: 'array',
				items: {
					type: 'object',
					properties: {
						url: {
							type: 'string',
							description: 'Not shown to be always there.',
						},
						width: {
							type: 'number',
							description: 'Not shown to be always there.',
						},
						height: {
							type: 'number',
							description: 'Not shown to be always there.',
						},
					},
				},
				description: 'Not shown to be always there.',
			},
			priceDeltaByCountry: {
				type: 'object',
				additionalProperties: {
					type: 'number',
				},
				description:
					'Country code to an amount that is added to the price when shipping there. Not shown to be always there.',
			},
			errors: {
				type: 'object',
				properties: {
					hasLowResolutionElements: {
						type: 'boolean',
						description: 'Not shown to be always there.',
					},
					hasNonCmykElements: {
						type: 'boolean',
						description: 'Not shown to be always there.',
					},
					hasBaseProductIssue: {
						type: 'boolean',
						description: 'Not shown to be always there.',
					},
					hasNonBlackAndWhiteElements: {
						type: 'boolean',
						description: 'Not shown to be always there.',
					},
					isBlank: {
						type: 'boolean',
						description: 'Not shown to be always there.',
					},
					hasOldPrintAreas: {
						type: 'boolean',
						description: 'Not shown to be always there.',
					},
				},
				description: 'Not shown to be always there.',
			},
			customFields: {
				type: 'object',
				additionalProperties: true,
				description: 'Free-form. Not shown to be always there.',
			},
		},
	},
	PriceRange: {
		description: "The lowest and highest price among a product's variants.",
		type: 'object',
		properties: {
			minVariantPrice: {
				type: 'number',
				description: 'Not shown to be always there.',
			},
			maxVariantPrice: {
				type: 'number',
				description: 'Not shown to be always there.',
			},
		},
	},
	ProductOption: {
		description: 'A dimension in which variants differ.',
		type: 'object',
		properties: {
			name: {
				type: 'string',
				description: '`size` is the one name that is shown. Not shown to be always there.',
			},
			values: {
				type: 'array',
				items: {
					$ref: '#/$defs/OptionValue',
				},
				description: 'Not shown to be always there.',
			},
		},
	},
	OptionValue: {
		description: 'A choice within an option.',
		type: 'object',
		properties: {
			title: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			colorCode: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			colorCode2: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
		},
	},
	Image: {
		description: 'A picture; width and height in pixels.',
		type: 'object',
		properties: {
			url: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			lowResUrl: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			width: {
				type: 'number',
				description: 'Not shown to be always there.',
			},
			height: {
				type: 'number',
				description: 'Not shown to be always there.',
			},
		},
	},
	ShippingRegion: {
		description: "An entry of a product's shipping rules: a country, or some provinces of it, that may be closed.",
		type: 'object',
		properties: {
			countryName: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			countryCode: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			isBlacklisted: {
				type: 'boolean',
				description: 'Not shown to be always there.',
			},
			denyCheckout: {
				type: 'boolean',
				description: 'Not shown to be always there.',
			},
			provinces: {
				type: 'array',
				items: {
					type: 'object',
					properties: {
						provinceName: {
							type: 'string',
							description: 'Not shown to be always there.',
						},
						provinceCode: {
							type: 'string',
							description: 'Not shown to be always there.',
						},
					},
				},
				description: 'Not shown to be always there.',
			},
		},
	},
	Variant: {
		description: 'One buyable form of a product: a size, a colour.',
		type: 'object',
		properties: {
			id: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			title: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			price: {
				type: 'number',
				description: 'Not shown to be always there.',
			},
			retailPrice: {
				type: 'number',
				description: 'Not shown to be always there.',
			},
			isAvailableForSale: {
				type: 'boolean',
				description: 'Not shown to be always there.',
			},
			options: {
				type: 'array',
				items: {
					type: 'object',
					properties: {
						name: {
							type: 'string',
							description: 'Not shown to be always there.',
						},
						value: {
							$ref: '#/$defs/OptionValue',
							description: 'Not shown to be always there.',
						},
					},
				},
				description: 'Not shown to be always there.',
			},
			images: {
				type: 'array',
				items: {
					$ref: '#/$defs/Image',
				},
				description: 'Not shown to be always there.',
			},
		},
	},
	NameData: {
		description: "The forms of a person's name, as sent or received.",
		type: 'object',
		properties: {
			first: {
				type: ['string', 'null'],
				description: 'Not shown to be always there.',
			},
			last: {
				type: ['string', 'null'],
				description: 'Not shown to be always there.',
			},
			firstNameInitials: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			lastNameInitials: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			initials: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			firstPossessive: {
				type: ['string', 'null'],
				description: 'Not shown to be always there.',
			},
		},
	},
	DateData: {
		description: 'The forms of a date and the time since, as sent or received.',
		type: 'object',
		properties: {
			month: {
				type: 'number',
				description: 'Not shown to be always there.',
			},
			monthPadded: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			year: {
				type: 'number',
				description: 'Not shown to be always there.',
			},
			decade: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			years: {
				type: 'number',
				description: 'Not shown to be always there.',
			},
			yearsPadded: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			hundreds: {
				type: 'string',
				description: 'Not shown to be always there.',
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
				description: 'Not shown to be always there.',
			},
			ordinal: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			elapsed: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			elapsedYears: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
		},
	},
	WorkData: {
		description: 'Where a person works, as sent or received.',
		type: 'object',
		properties: {
			department: {
				type: ['string', 'null'],
				description: 'Not shown to be always there.',
			},
			location: {
				type: ['string', 'null'],
				description: 'Not shown to be always there.',
			},
		},
	},
	PersonalizationData: {
		description: 'What a personalized line shows, as sent or received.',
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
				description: 'From the start date; null where it is not known (D-66).',
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
				description: 'From the birth date; null where it is not known (D-66).',
			},
			work: {
				$ref: '#/$defs/WorkData',
			},
		},
		required: ['name', 'anniversary', 'birth', 'work'],
	},
	PersonalizationResult: {
		description: 'What the personalize operation answers with.',
		type: 'object',
		properties: {
			sha: {
				type: 'string',
				description: 'Used for displaying images. Not shown to be always there.',
			},
			fields: {
				type: 'object',
				properties: {
					name: {
						$ref: '#/$defs/NameData',
						description: 'Not shown to be always there.',
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
						description: 'From the start date; null where it is not known (D-66). Not shown to be always there.',
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
						description: 'From the birth date; null where it is not known (D-66). Not shown to be always there.',
					},
					work: {
						$ref: '#/$defs/WorkData',
						description: 'Not shown to be always there.',
					},
				},
				description: 'Not shown to be always there.',
			},
			status: {
				type: 'string',
				description: '`Pending` is the one value that is shown. Not shown to be always there.',
			},
		},
	},
	Order: {
		description: 'An order as the list operation shows it.',
		type: 'object',
		properties: {
			id: {
				type: 'string',
			},
			createdAt: {
				type: ['string', 'null'],
				format: 'date-time',
				description: 'Not shown to be always there.',
			},
			orderNumber: {
				type: ['string', 'null'],
				description: 'Not shown to be always there.',
			},
			externalId: {
				type: ['string', 'null'],
				description: 'Not shown to be always there.',
			},
			user: {
				type: 'object',
				properties: {
					externalId: {
						type: ['string', 'null'],
						description: 'Not shown to be always there.',
					},
					email: {
						type: ['string', 'null'],
						description: 'Not shown to be always there.',
					},
				},
				description: 'Not shown to be always there.',
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
						description: 'Not shown to be always there.',
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
				description: 'Not shown to be always there.',
			},
			sha: {
				type: ['string', 'null'],
				description: 'Not shown to be always there.',
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
		description: 'A person, as creating one answers.',
		type: 'object',
		properties: {
			id: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			firstName: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			lastName: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			email: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
		},
	},
	Person: {
		description: 'A store user, as the list of people shows them.',
		type: 'object',
		properties: {
			id: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			firstName: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			lastName: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			email: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
			balance: {
				type: 'number',
				description: 'Credits, or gifts. Not shown to be always there.',
			},
			birthDate: {
				type: 'string',
				format: 'date-time',
				description: 'Not shown to be always there.',
			},
			startDate: {
				type: 'string',
				format: 'date-time',
				description: 'Not shown to be always there.',
			},
			externalId: {
				type: 'string',
				description: 'Not shown to be always there.',
			},
		},
	},
	AddressInput: {
		description: 'An address as a caller sends it. What is needed follows from the country, not from the schema.',
		type: 'object',
		properties: {
			address1: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			address2: {
				type: 'string',
				description: 'Not shown to be required.',
				default: '',
			},
			city: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			province: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			provinceCode: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			zip: {
				type: 'string',
				description: 'Not shown to be required.',
				default: '',
			},
			country: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			countryCode: {
				type: 'string',
				description: 'ISO 3166-1 alpha-2. Not shown to be required.',
			},
			phone: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			customAttributes: {
				type: 'array',
				items: {
					$ref: '#/$defs/CustomAttribute',
				},
				description: "Use the order's `taxNumber`. Not shown to be required.",
				deprecated: true,
			},
		},
	},
	CustomAttribute: {
		description: 'A key and its value, from before `taxNumber`.',
		type: 'object',
		properties: {
			key: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			value: {
				type: 'string',
				description: 'Not shown to be required.',
			},
		},
	},
	OrderItemInput: {
		description: 'One line of a basket, as a caller sends it.',
		type: 'object',
		properties: {
			variantId: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			quantity: {
				type: 'number',
				description: 'How many; a whole number of at least 1 (D-33). Not shown to be required.',
			},
		},
	},
	PersonalizationSource: {
		description: "The person's data from which personalized items are made.",
		type: 'object',
		properties: {
			firstName: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			lastName: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			department: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			location: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			startDate: {
				type: 'string',
				format: 'date-time',
				description: 'Not shown to be required.',
			},
			birthDate: {
				type: 'string',
				format: 'date-time',
				description: 'Not shown to be required.',
			},
		},
	},
	ErrorBody: {
		description: 'The body of every 4XX and 5XX answer.',
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
				description: 'Anything; this library puts every issue there. Not shown to be always there.',
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
				description: 'Not shown to be required.',
			},
			clientSecret: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			grantType: {
				type: 'string',
				enum: ['clientCredentials'],
				description: 'Not shown to be required.',
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
					'An existing company; without it a new one is created. Not shown to be required. The name is not shown; this one is a reading of ours (D-82).',
				$comment: 'The name is not shown; this one is a reading of ours (D-82).',
			},
		},
	},
	UpdateProductBody: {
		description: 'The body of update-product: Update product.',
		type: 'object',
		properties: {
			notes: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			status: {
				type: 'string',
				enum: ['Active', 'Draft'],
				description: "Not shown to be required. The operation's summary names a status; the body does not show it.",
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
						description: 'Not shown to be required.',
					},
					lastName: {
						type: 'string',
						description: 'Not shown to be required.',
					},
					email: {
						type: 'string',
						description: 'Not shown to be required.',
					},
				},
				description: 'Not shown to be required.',
			},
			orderItems: {
				type: 'array',
				items: {
					$ref: '#/$defs/OrderItemInput',
				},
				description: 'Not shown to be required.',
			},
			address: {
				$ref: '#/$defs/AddressInput',
				description: 'Not shown to be required.',
			},
			companyId: {
				type: 'string',
				description: 'Partners must pass it. Not shown to be required.',
			},
			isVip: {
				type: 'boolean',
				description: 'Not shown to be required.',
			},
			taxNumber: {
				type: 'string',
				description: 'Required for BR, MX, CN, IT and KR (tax number rules). Not shown to be required.',
			},
			customAttributes: {
				type: 'array',
				items: {
					$ref: '#/$defs/CustomAttribute',
				},
				description: 'Use `taxNumber`. Not shown to be required.',
				deprecated: true,
			},
			note: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			personalizations: {
				$ref: '#/$defs/PersonalizationSource',
				description: 'The details of the user, for personalized items. Not shown to be required.',
			},
			externalId: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			shouldSendEmail: {
				type: 'boolean',
				description: 'Whether the user gets an e-mail. Not shown to be required.',
			},
			shouldValidateProvinceCode: {
				type: 'boolean',
				description: 'Absent means false (D-11). Not shown to be required.',
			},
		},
	},
	ValidateOrderBody: {
		description: 'The body of validate-order: Validate an order.',
		type: 'object',
		properties: {
			address: {
				$ref: '#/$defs/AddressInput',
				description: 'Not shown to be required.',
			},
			companyId: {
				type: 'string',
				description: 'Partners must pass it. Not shown to be required.',
			},
			orderItems: {
				type: 'array',
				items: {
					$ref: '#/$defs/OrderItemInput',
				},
				description: 'Not shown to be required.',
			},
			taxNumber: {
				type: 'string',
				description: 'Required for BR, MX, CN, IT and KR (tax number rules). Not shown to be required.',
			},
			customAttributes: {
				type: 'array',
				items: {
					$ref: '#/$defs/CustomAttribute',
				},
				description: 'Use `taxNumber`. Not shown to be required.',
				deprecated: true,
			},
			orderNumber: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			shouldValidateProvinceCode: {
				type: 'boolean',
				description: 'Absent means false (D-11). Not shown to be required.',
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
						description: 'Not shown to be required.',
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
						description: 'Compared by day, both ends included. Not shown to be required.',
					},
				},
				additionalProperties: false,
			},
			companyId: {
				type: 'string',
				description: 'Required for partners. Not shown to be required.',
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
				description: 'Partners must pass it. Not shown to be required.',
			},
			sourceFields: {
				$ref: '#/$defs/PersonalizationSource',
				description: 'Not shown to be required.',
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
							description: 'Not shown to be required.',
						},
						lastName: {
							type: 'string',
							description: 'Not shown to be required.',
						},
						email: {
							type: 'string',
							description: 'Not shown to be required.',
						},
						birthDate: {
							type: 'string',
							description: 'Not shown to be required.',
						},
						startDate: {
							type: 'string',
							description: 'Not shown to be required.',
						},
						externalId: {
							type: 'string',
							description: 'Not shown to be required.',
						},
						location: {
							type: 'string',
							description: 'Not shown to be required.',
						},
						department: {
							type: 'string',
							description: 'Not shown to be required.',
						},
						addBalance: {
							type: 'number',
							description: 'Credits or gifts for this person, instead of `amount` (D-84). Not shown to be required.',
						},
					},
				},
				description: 'Not shown to be required.',
			},
			collectionId: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			companyId: {
				type: 'string',
				description: 'Partners must pass it. Not shown to be required.',
			},
			amount: {
				type: 'number',
				description: 'Credits or gifts for each person. Not shown to be required.',
			},
			shouldSendEmail: {
				type: 'boolean',
				description: 'Whether the user gets an e-mail. Not shown to be required.',
			},
		},
	},
	ListPeopleBody: {
		description: 'The body of list-people: List people.',
		type: 'object',
		properties: {
			collectionId: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			emails: {
				type: 'array',
				items: {
					type: 'string',
				},
				description: 'Not shown to be required.',
			},
			companyId: {
				type: 'string',
				description: 'Partners must pass it. Not shown to be required.',
			},
		},
	},
	RewardBody: {
		description: 'The body of reward: Reward credits/points/gifts.',
		type: 'object',
		properties: {
			collectionId: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			emails: {
				type: 'array',
				items: {
					type: 'string',
				},
				description: 'Not shown to be required.',
			},
			amount: {
				type: 'number',
				description: 'Not shown to be required.',
			},
			companyId: {
				type: 'string',
				description: 'Partners must pass it. Not shown to be required.',
			},
			shouldSendEmail: {
				type: 'boolean',
				description: 'Whether the user gets an e-mail. Not shown to be required.',
			},
		},
	},
	CreateCompanyBody: {
		description: 'The body of create-company: Create a company.',
		type: 'object',
		properties: {
			name: {
				type: 'string',
				description: 'Not shown to be required.',
			},
			logoUrl: {
				type: 'string',
				description: 'Not shown to be required.',
			},
		},
	},
	CollectionList: {
		description: 'What list-collections answers with: List collections.',
		type: 'array',
		items: {
			$ref: '#/$defs/Collection',
		},
	},
	UpdateProductResult: {
		description: 'What update-product answers with: Update product.',
		anyOf: [
			{
				type: 'object',
				properties: {
					success: {
						type: 'boolean',
						description: 'Not shown to be always there.',
					},
				},
			},
			{
				type: 'null',
			},
		],
	},
	PlaceOrderResult: {
		description: 'What place-order answers with: Place order.',
		type: 'object',
		properties: {
			order: {
				type: 'object',
				properties: {
					id: {
						type: 'string',
						description: 'Not shown to be always there.',
					},
					orderNumber: {
						type: 'string',
						description: 'Not shown to be always there.',
					},
				},
				description: 'Not shown to be always there.',
			},
		},
	},
	ValidateOrderResult: {
		description: 'What validate-order answers with: Validate an order.',
		anyOf: [
			{
				type: 'object',
				properties: {
					success: {
						type: 'boolean',
						description: 'Not shown to be always there.',
					},
				},
			},
			{
				type: 'null',
			},
		],
	},
	OrderList: {
		description: 'What list-orders answers with: List orders.',
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
		description: 'What create-people answers with: Create people.',
		type: 'array',
		items: {
			$ref: '#/$defs/PersonCreated',
		},
	},
	PersonList: {
		description: 'What list-people answers with: List people.',
		type: 'array',
		items: {
			$ref: '#/$defs/Person',
		},
	},
	RewardResult: {
		description: 'What reward answers with: Reward credits/points/gifts.',
		type: 'object',
		properties: {
			numAffectedPeople: {
				type: 'number',
				description: 'Not shown to be always there.',
			},
		},
	},
}
