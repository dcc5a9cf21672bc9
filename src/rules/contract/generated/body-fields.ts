// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

import type { BodyFields } from '../body-fields.ts'
import type { OperationId } from './enums.ts'

/** Every field of the body of validate-order. */
export const VALIDATE_ORDER_FIELDS = {
	address: {
		address1: 'string',
		address2: 'string',
		city: 'string',
		province: 'string',
		provinceCode: 'string',
		zip: 'string',
		country: 'string',
		countryCode: 'string',
		phone: 'string',
		customAttributes: [
			{
				key: 'string',
				value: 'string',
			},
		],
	},
	companyId: 'string',
	orderItems: [
		{
			variantId: 'string',
			quantity: 'number',
		},
	],
	taxNumber: 'string',
	customAttributes: [
		{
			key: 'string',
			value: 'string',
		},
	],
	orderNumber: 'string',
	shouldValidateProvinceCode: 'boolean',
} as const

/** Every field of the body of place-order. */
export const PLACE_ORDER_FIELDS = {
	user: {
		firstName: 'string',
		lastName: 'string',
		email: 'string',
	},
	orderItems: [
		{
			variantId: 'string',
			quantity: 'number',
		},
	],
	address: {
		address1: 'string',
		address2: 'string',
		city: 'string',
		province: 'string',
		provinceCode: 'string',
		zip: 'string',
		country: 'string',
		countryCode: 'string',
		phone: 'string',
		customAttributes: [
			{
				key: 'string',
				value: 'string',
			},
		],
	},
	companyId: 'string',
	isVip: 'boolean',
	taxNumber: 'string',
	customAttributes: [
		{
			key: 'string',
			value: 'string',
		},
	],
	note: 'string',
	personalizations: {
		firstName: 'string',
		lastName: 'string',
		department: 'string',
		location: 'string',
		startDate: 'date-time',
		birthDate: 'date-time',
	},
	externalId: 'string',
	shouldSendEmail: 'boolean',
	shouldValidateProvinceCode: 'boolean',
} as const

/** Every field of a person in the answer of list-people. */
export const PERSON_FIELDS = {
	id: 'string',
	firstName: 'string',
	lastName: 'string',
	email: 'string',
	balance: 'number',
	birthDate: 'date-time',
	startDate: 'date-time',
	externalId: 'string',
} as const

/**
 * The fields that a service may require: the interface does not show which are required ("Which body fields are required or optional … not
 * shown"), except where it says when a field is needed (`settled` in scripts/contract/), gives it a default, or marks it deprecated.
 */
export const OPEN_FIELDS: { readonly [Id in OperationId]?: BodyFields } = {
	'update-product': {
		notes: 'string',
	},
	'place-order': {
		user: {
			firstName: 'string',
			lastName: 'string',
			email: 'string',
		},
		orderItems: [
			{
				variantId: 'string',
				quantity: 'number',
			},
		],
		address: {
			address1: 'string',
			city: 'string',
			country: 'string',
			countryCode: 'string',
			phone: 'string',
		},
		isVip: 'boolean',
		note: 'string',
		personalizations: {
			firstName: 'string',
			lastName: 'string',
			department: 'string',
			location: 'string',
			startDate: 'date-time',
			birthDate: 'date-time',
		},
		externalId: 'string',
		shouldSendEmail: 'boolean',
		shouldValidateProvinceCode: 'boolean',
	},
	'validate-order': {
		address: {
			address1: 'string',
			city: 'string',
			country: 'string',
			countryCode: 'string',
			phone: 'string',
		},
		orderItems: [
			{
				variantId: 'string',
				quantity: 'number',
			},
		],
		shouldValidateProvinceCode: 'boolean',
	},
	personalize: {
		sourceFields: {
			firstName: 'string',
			lastName: 'string',
			department: 'string',
			location: 'string',
			startDate: 'date-time',
			birthDate: 'date-time',
		},
	},
	'create-people': {
		people: [
			{
				firstName: 'string',
				lastName: 'string',
				email: 'string',
				birthDate: 'date-time',
				startDate: 'date-time',
				externalId: 'string',
				location: 'string',
				department: 'string',
			},
		],
		collectionId: 'string',
		shouldSendEmail: 'boolean',
	},
	'list-people': {
		collectionId: 'string',
		emails: ['string'],
	},
	reward: {
		collectionId: 'string',
		emails: ['string'],
		amount: 'number',
		shouldSendEmail: 'boolean',
	},
	'create-company': {
		name: 'string',
		logoUrl: 'string',
	},
}
