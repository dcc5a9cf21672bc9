// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

import { deepFreeze } from '../../core/deep-freeze.ts'
import type { Operation } from '../operation.ts'
import type { Locale } from './enums.ts'

export type { OperationId } from './enums.ts'

/** The seven languages in which a product can be fetched; the first is the default. */
export const LOCALES: readonly Locale[] = /* @__PURE__ */ deepFreeze([
	'en-US',
	'fr-FR',
	'fr-CA',
	'es-ES',
	'es-MX',
	'en-AU',
	'en-GB',
])

/** Every operation of the API with its method, path, parameters and types, in the documented order. */
export const OPERATIONS: readonly Operation[] = /* @__PURE__ */ deepFreeze([
	{
		id: 'create-tokens',
		title: 'Create OAuth tokens',
		method: 'POST',
		path: '/api/ext/v1/oauth/tokens',
		parameters: [],
		body: 'CreateTokensBody',
		multipartField: null,
		response: 'TokenPair',
		deprecated: false,
		takesCompanyId: false,
	},
	{
		id: 'create-collection',
		title: 'Create a new collection',
		method: 'POST',
		path: '/api/ext/v1/collection',
		parameters: [
			{
				name: 'logoUrl',
				in: 'query',
				required: false,
				isOpenPoint: true,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'rewardType',
				in: 'query',
				required: false,
				isOpenPoint: true,
				schema: {
					type: 'string',
					enum: ['Coins', 'Gifts'],
				},
			},
			{
				name: 'theme',
				in: 'query',
				required: false,
				isOpenPoint: true,
				schema: {
					type: 'string',
					enum: [
						'GENERAL',
						'BACK TO SCHOOL',
						'ECO',
						'SPORT',
						'SUMMER',
						'HATS',
						'WINTER_SNOW',
						'HOLIDAYS_SNOW',
						'PRIDE',
						'SNAPPY',
					],
				},
			},
			{
				name: 'paymentCheckout',
				in: 'query',
				required: false,
				isOpenPoint: true,
				schema: {
					type: 'boolean',
				},
			},
		],
		body: 'CreateCollectionBody',
		multipartField: 'logo',
		response: 'CollectionCreated',
		deprecated: false,
		takesCompanyId: true,
	},
	{
		id: 'get-collection-status',
		title: 'Get the status of a collection',
		method: 'GET',
		path: '/api/ext/v1/collection/{collectionId}/status',
		parameters: [
			{
				name: 'collectionId',
				in: 'path',
				required: true,
				isOpenPoint: false,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'firstName',
				in: 'query',
				required: false,
				isOpenPoint: true,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'lastName',
				in: 'query',
				required: false,
				isOpenPoint: true,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'department',
				in: 'query',
				required: false,
				isOpenPoint: true,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'location',
				in: 'query',
				required: false,
				isOpenPoint: true,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'startDate',
				in: 'query',
				required: false,
				isOpenPoint: true,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'birthDate',
				in: 'query',
				required: false,
				isOpenPoint: true,
				schema: {
					type: 'string',
				},
			},
		],
		body: null,
		multipartField: null,
		response: 'CollectionStatus',
		deprecated: false,
		takesCompanyId: false,
	},
	{
		id: 'list-collections',
		title: 'List collections',
		method: 'GET',
		path: '/api/ext/v1/collections',
		parameters: [],
		body: null,
		multipartField: null,
		response: 'CollectionList',
		deprecated: false,
		takesCompanyId: false,
	},
	{
		id: 'get-product',
		title: 'Get product',
		method: 'GET',
		path: '/api/ext/v1/collection/{collectionId}/product/{productId}',
		parameters: [
			{
				name: 'collectionId',
				in: 'path',
				required: true,
				isOpenPoint: false,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'productId',
				in: 'path',
				required: true,
				isOpenPoint: false,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'Accept-Language',
				in: 'header',
				required: false,
				isOpenPoint: false,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'countryCode',
				in: 'query',
				required: false,
				isOpenPoint: false,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'firstName',
				in: 'query',
				required: false,
				isOpenPoint: true,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'lastName',
				in: 'query',
				required: false,
				isOpenPoint: true,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'department',
				in: 'query',
				required: false,
				isOpenPoint: true,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'location',
				in: 'query',
				required: false,
				isOpenPoint: true,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'startDate',
				in: 'query',
				required: false,
				isOpenPoint: true,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'birthDate',
				in: 'query',
				required: false,
				isOpenPoint: true,
				schema: {
					type: 'string',
				},
			},
		],
		body: null,
		multipartField: null,
		response: 'Product',
		deprecated: false,
		takesCompanyId: false,
	},
	{
		id: 'update-product',
		title: 'Update product',
		method: 'PUT',
		path: '/api/ext/v1/collection/{collectionId}/product/{productId}',
		parameters: [
			{
				name: 'collectionId',
				in: 'path',
				required: true,
				isOpenPoint: false,
				schema: {
					type: 'string',
				},
			},
			{
				name: 'productId',
				in: 'path',
				required: true,
				isOpenPoint: false,
				schema: {
					type: 'string',
				},
			},
		],
		body: 'UpdateProductBody',
		multipartField: null,
		response: 'UpdateProductResult',
		deprecated: false,
		takesCompanyId: false,
	},
	{
		id: 'place-order',
		title: 'Place order',
		method: 'POST',
		path: '/api/ext/v1/collection/{collectionId}/orders',
		parameters: [
			{
				name: 'collectionId',
				in: 'path',
				required: true,
				isOpenPoint: false,
				schema: {
					type: 'string',
				},
			},
		],
		body: 'PlaceOrderBody',
		multipartField: null,
		response: 'PlaceOrderResult',
		deprecated: false,
		takesCompanyId: true,
	},
	{
		id: 'validate-order',
		title: 'Validate an order',
		method: 'POST',
		path: '/api/ext/v1/collection/{collectionId}/orders/validate-order',
		parameters: [
			{
				name: 'collectionId',
				in: 'path',
				required: true,
				isOpenPoint: false,
				schema: {
					type: 'string',
				},
			},
		],
		body: 'ValidateOrderBody',
		multipartField: null,
		response: 'ValidateOrderResult',
		deprecated: false,
		takesCompanyId: true,
	},
	{
		id: 'list-orders',
		title: 'List orders',
		method: 'POST',
		path: '/api/ext/v1/collection/{collectionId}/orders/get',
		parameters: [
			{
				name: 'collectionId',
				in: 'path',
				required: true,
				isOpenPoint: false,
				schema: {
					type: 'string',
					format: 'uuid',
				},
			},
		],
		body: 'ListOrdersBody',
		multipartField: null,
		response: 'OrderList',
		deprecated: false,
		takesCompanyId: true,
	},
	{
		id: 'personalize',
		title: 'Personalize a collection',
		method: 'POST',
		path: '/api/ext/v1/collection/{collectionId}/personalize',
		parameters: [
			{
				name: 'collectionId',
				in: 'path',
				required: true,
				isOpenPoint: false,
				schema: {
					type: 'string',
				},
			},
		],
		body: 'PersonalizeBody',
		multipartField: null,
		response: 'PersonalizationResult',
		deprecated: true,
		takesCompanyId: true,
	},
	{
		id: 'create-people',
		title: 'Create people',
		method: 'POST',
		path: '/api/ext/v1/people',
		parameters: [],
		body: 'CreatePeopleBody',
		multipartField: null,
		response: 'PersonCreatedList',
		deprecated: false,
		takesCompanyId: true,
	},
	{
		id: 'list-people',
		title: 'List people',
		method: 'POST',
		path: '/api/ext/v1/people/get',
		parameters: [],
		body: 'ListPeopleBody',
		multipartField: null,
		response: 'PersonList',
		deprecated: false,
		takesCompanyId: true,
	},
	{
		id: 'reward',
		title: 'Reward credits/points/gifts',
		method: 'POST',
		path: '/api/ext/v1/people/reward',
		parameters: [],
		body: 'RewardBody',
		multipartField: null,
		response: 'RewardResult',
		deprecated: false,
		takesCompanyId: true,
	},
	{
		id: 'create-company',
		title: 'Create a company',
		method: 'POST',
		path: '/api/ext/v1/companies',
		parameters: [],
		body: 'CreateCompanyBody',
		multipartField: null,
		response: 'CompanyCreated',
		deprecated: true,
		takesCompanyId: false,
	},
])
