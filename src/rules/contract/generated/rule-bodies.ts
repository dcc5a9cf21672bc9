// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

// biome-ignore-all lint/suspicious/noPrototypeBuiltins: engines know the answer for a key just taken from the object.

import { type Fields, isForeign, isList, isRecord } from '../../core/read.ts'
import { type ContractType, contractType } from '../contract-type.ts'
import { checkDateTime, readUuid } from '../formats.ts'
import { type RequestCode, requestMessage } from '../messages.ts'
import { parse } from '../parse.ts'
import { addIssue, addMissing, addWrongType, type Key, moveUnder, type ParseContext } from '../parse-context.ts'
import { addUnknownFields, atLeast, copyItems, isNumber, ownOf, plain, readText } from '../read-shape.ts'

/** The body of list-orders: List orders. */
export interface ListOrdersBody {
	readonly filter: {
		/** UUID. At least 1. */
		readonly userIds?: readonly string[] | undefined
		/** Compared by day, both ends included. */
		readonly dateRange?:
			| {
					/** An ISO 8601 date-time. */
					readonly start: string
					/** An ISO 8601 date-time. */
					readonly end: string
			  }
			| undefined
	}
	/** Required for partners. */
	readonly companyId?: string | undefined
}

const ListOrdersBodyCopy = /* @__PURE__ */ plain<ListOrdersBody>()

function copyListOrdersBody(given: Fields<ListOrdersBody>, context: ParseContext): ListOrdersBody {
	const to = new ListOrdersBodyCopy()
	{
		const field = given.filter
		if (isForeign(given)) return copyListOrdersBody(ownOf(given), context)
		if (isRecord(field)) to.filter = copyListOrdersBodyFilter(field, context, 'filter')
		else addMissing(context, 'filter', 'an object', field)
	}
	{
		const field = given.companyId
		if (typeof field === 'string') to.companyId = field
		else addWrongType(context, 'companyId', 'a string', field)
	}
	addUnknownFields(given, ['filter', 'companyId'], context)
	return to
}

const ListOrdersBodyFilterCopy = /* @__PURE__ */ plain<NonNullable<ListOrdersBody['filter']>>()

function copyListOrdersBodyFilter(
	given: Fields<NonNullable<ListOrdersBody['filter']>>,
	context: ParseContext,
	at?: Key,
): NonNullable<ListOrdersBody['filter']> {
	const before = context.issues.length
	let userIds: NonNullable<ListOrdersBody['filter']>['userIds']
	let dateRange: NonNullable<ListOrdersBody['filter']>['dateRange']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'userIds': {
				const field = given[property]
				if (isList(field)) userIds = copyItems(readUuid, atLeast(1, field, context, property), context, property)
				else if (field !== undefined) addIssue(context, 'request.type', property, 'an array', field)
				break
			}
			case 'dateRange': {
				const field = given[property]
				if (isRecord(field)) dateRange = copyListOrdersBodyFilterDateRange(field, context, property)
				else if (field !== undefined) addIssue(context, 'request.type', property, 'an object', field)
				break
			}
		}
	}
	addUnknownFields(given, ['userIds', 'dateRange'], context)
	if (context.issues.length > before) moveUnder(context, before, at)
	const to = new ListOrdersBodyFilterCopy()
	if (userIds !== undefined) to.userIds = userIds
	if (dateRange !== undefined) to.dateRange = dateRange
	return to
}

const ListOrdersBodyFilterDateRangeCopy =
	/* @__PURE__ */ plain<NonNullable<NonNullable<ListOrdersBody['filter']>['dateRange']>>()

function copyListOrdersBodyFilterDateRange(
	given: Fields<NonNullable<NonNullable<ListOrdersBody['filter']>['dateRange']>>,
	context: ParseContext,
	at?: Key,
): NonNullable<NonNullable<ListOrdersBody['filter']>['dateRange']> {
	const before = context.issues.length
	const to = new ListOrdersBodyFilterDateRangeCopy()
	{
		const field = given.start
		if (isForeign(given)) return copyListOrdersBodyFilterDateRange(ownOf(given), context, at)
		if (typeof field === 'string') to.start = checkDateTime(field, context, 'start')
		else addMissing(context, 'start', 'a string', field)
	}
	{
		const field = given.end
		if (typeof field === 'string') to.end = checkDateTime(field, context, 'end')
		else addMissing(context, 'end', 'a string', field)
	}
	addUnknownFields(given, ['start', 'end'], context)
	if (context.issues.length > before) moveUnder(context, before, at)
	return to
}

function readListOrdersBody(value: unknown, context: ParseContext): ListOrdersBody | undefined {
	return isRecord(value)
		? copyListOrdersBody(value, context)
		: addIssue(context, 'request.type', undefined, 'an object', value)
}

/**
 * The body of list-orders: List orders. `parse` returns a copy, or all issues of the input (list-orders.body).
 *
 * @example
 * ListOrdersBody.parse({ filter: 7 }).status // => 'invalid'
 */
export const ListOrdersBody: ContractType<ListOrdersBody, RequestCode> = /* @__PURE__ */ contractType(
	'ListOrdersBody',
	(input, limits) => parse('the request', requestMessage, 'list-orders.body', readListOrdersBody, input, limits),
)

/** The body of reward: Reward credits/points/gifts. */
export interface RewardBody {
	readonly collectionId?: string | undefined
	readonly emails?: readonly string[] | undefined
	readonly amount?: number | undefined
	/** Partners must pass it. */
	readonly companyId?: string | undefined
	/** Whether the user gets an e-mail. */
	readonly shouldSendEmail?: boolean | undefined
}

const RewardBodyCopy = /* @__PURE__ */ plain<RewardBody>()

function copyRewardBody(given: Fields<RewardBody>, context: ParseContext): RewardBody | undefined {
	let collectionId: RewardBody['collectionId']
	let emails: RewardBody['emails']
	let amount: RewardBody['amount']
	let companyId: RewardBody['companyId']
	let shouldSendEmail: RewardBody['shouldSendEmail']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'collectionId': {
				const field = given[property]
				if (typeof field === 'string') collectionId = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'emails': {
				const field = given[property]
				if (isList(field)) emails = copyItems(readText, field, context, property)
				else if (field !== undefined) addIssue(context, 'request.type', property, 'an array', field)
				break
			}
			case 'amount': {
				const field = given[property]
				if (isNumber(field)) amount = field
				else addWrongType(context, property, 'a number', field)
				break
			}
			case 'companyId': {
				const field = given[property]
				if (typeof field === 'string') companyId = field
				else addWrongType(context, property, 'a string', field)
				break
			}
			case 'shouldSendEmail': {
				const field = given[property]
				if (typeof field === 'boolean') shouldSendEmail = field
				else addWrongType(context, property, 'true or false', field)
				break
			}
		}
	}
	if (context.isRefused) return
	const to = new RewardBodyCopy()
	if (shouldSendEmail !== undefined) to.shouldSendEmail = shouldSendEmail
	if (collectionId !== undefined) to.collectionId = collectionId
	if (emails !== undefined) to.emails = emails
	if (amount !== undefined) to.amount = amount
	if (companyId !== undefined) to.companyId = companyId
	return to
}

function readRewardBody(value: unknown, context: ParseContext): RewardBody | undefined {
	return isRecord(value)
		? copyRewardBody(value, context)
		: addIssue(context, 'request.type', undefined, 'an object', value)
}

/**
 * The body of reward: Reward credits/points/gifts. `parse` returns a copy, or all issues of the input (reward.body).
 *
 * @example
 * RewardBody.parse({ collectionId: 7 }).status // => 'invalid'
 */
export const RewardBody: ContractType<RewardBody, RequestCode> = /* @__PURE__ */ contractType(
	'RewardBody',
	(input, limits) => parse('the request', requestMessage, 'reward.body', readRewardBody, input, limits),
)
