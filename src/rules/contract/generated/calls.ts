// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

import type { Call } from '../operation.ts'
import type { OperationId } from './enums.ts'
import {
	COLLECTION_CREATED_SHAPE,
	COLLECTION_LIST_SHAPE,
	COLLECTION_STATUS_SHAPE,
	COMPANY_CREATED_SHAPE,
	ORDER_LIST_SHAPE,
	PERSON_CREATED_LIST_SHAPE,
	PERSON_LIST_SHAPE,
	PERSONALIZATION_RESULT_SHAPE,
	PLACE_ORDER_RESULT_SHAPE,
	PRODUCT_SHAPE,
	REWARD_RESULT_SHAPE,
	TOKEN_PAIR_SHAPE,
	UPDATE_PRODUCT_RESULT_SHAPE,
	VALIDATE_ORDER_RESULT_SHAPE,
} from './response-shapes.ts'

export const CALLS: { readonly [Id in OperationId]: Call } = {
	'create-tokens': { method: 'POST', path: '/api/ext/v1/oauth/tokens', response: TOKEN_PAIR_SHAPE },
	'create-collection': {
		method: 'POST',
		path: '/api/ext/v1/collection',
		response: COLLECTION_CREATED_SHAPE,
		query: 'logoUrl rewardType theme paymentCheckout',
		file: 'logo',
		company: true,
		writes: true,
	},
	'get-collection-status': {
		method: 'GET',
		path: '/api/ext/v1/collection/{collectionId}/status',
		response: COLLECTION_STATUS_SHAPE,
		query: 'firstName lastName department location startDate birthDate',
	},
	'list-collections': { method: 'GET', path: '/api/ext/v1/collections', response: COLLECTION_LIST_SHAPE },
	'get-product': {
		method: 'GET',
		path: '/api/ext/v1/collection/{collectionId}/product/{productId}',
		response: PRODUCT_SHAPE,
		query: 'countryCode firstName lastName department location startDate birthDate',
	},
	'update-product': {
		method: 'PUT',
		path: '/api/ext/v1/collection/{collectionId}/product/{productId}',
		response: UPDATE_PRODUCT_RESULT_SHAPE,
		orNull: true,
		writes: true,
	},
	'place-order': {
		method: 'POST',
		path: '/api/ext/v1/collection/{collectionId}/orders',
		response: PLACE_ORDER_RESULT_SHAPE,
		company: true,
		writes: true,
	},
	'validate-order': {
		method: 'POST',
		path: '/api/ext/v1/collection/{collectionId}/orders/validate-order',
		response: VALIDATE_ORDER_RESULT_SHAPE,
		orNull: true,
		company: true,
	},
	'list-orders': {
		method: 'POST',
		path: '/api/ext/v1/collection/{collectionId}/orders/get',
		response: ORDER_LIST_SHAPE,
		company: true,
	},
	personalize: {
		method: 'POST',
		path: '/api/ext/v1/collection/{collectionId}/personalize',
		response: PERSONALIZATION_RESULT_SHAPE,
		company: true,
		writes: true,
	},
	'create-people': {
		method: 'POST',
		path: '/api/ext/v1/people',
		response: PERSON_CREATED_LIST_SHAPE,
		company: true,
		writes: true,
	},
	'list-people': { method: 'POST', path: '/api/ext/v1/people/get', response: PERSON_LIST_SHAPE, company: true },
	reward: {
		method: 'POST',
		path: '/api/ext/v1/people/reward',
		response: REWARD_RESULT_SHAPE,
		company: true,
		writes: true,
	},
	'create-company': { method: 'POST', path: '/api/ext/v1/companies', response: COMPANY_CREATED_SHAPE, writes: true },
}
