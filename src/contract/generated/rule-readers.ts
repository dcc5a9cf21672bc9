// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

// biome-ignore-all lint/suspicious/noPrototypeBuiltins: engines know the answer for a key just taken from the object.

import type { Fields } from '../../core/read.ts'
import { isForeign, isList, isRecord } from '../../core/read.ts'
import { checkDateTime, readUuid } from '../formats.ts'
import type { Found, Key } from '../found.ts'
import { find, lacking, mistyped, moveUnder } from '../found.ts'
import { copyItems, isNumber, ownOf, plain, readText, refuseUnknown } from '../read-shape.ts'
import type { ListOrdersBody, RewardBody } from './types.ts'

const ListOrdersBodyCopy = /* @__PURE__ */ plain<ListOrdersBody>()

function copyListOrdersBody(given: Fields<ListOrdersBody>, found: Found): ListOrdersBody {
	const to = new ListOrdersBodyCopy()
	{
		const field = given.filter
		if (isForeign(given)) return copyListOrdersBody(ownOf(given), found)
		if (isRecord(field)) to.filter = copyListOrdersBodyFilter(field, found, 'filter')
		else lacking(found, 'filter', 'an object', field)
	}
	{
		const field = given.companyId
		if (typeof field === 'string') to.companyId = field
		else mistyped(found, 'companyId', 'a string', field)
	}
	refuseUnknown(given, ['filter', 'companyId'], found)
	return to
}

const ListOrdersBodyFilterCopy = /* @__PURE__ */ plain<NonNullable<ListOrdersBody['filter']>>()

function copyListOrdersBodyFilter(
	given: Fields<NonNullable<ListOrdersBody['filter']>>,
	found: Found,
	at?: Key,
): NonNullable<ListOrdersBody['filter']> {
	const before = found.issues.length
	let userIds: NonNullable<ListOrdersBody['filter']>['userIds']
	let dateRange: NonNullable<ListOrdersBody['filter']>['dateRange']
	for (const property in given) {
		if (!Object.prototype.hasOwnProperty.call(given, property)) continue
		switch (property) {
			case 'userIds': {
				const field = given[property]
				if (isList(field)) userIds = copyItems(readUuid, field, found, property, 1)
				else if (field !== undefined) find(found, 'request.type', property, 'an array', field)
				break
			}
			case 'dateRange': {
				const field = given[property]
				if (isRecord(field)) dateRange = copyListOrdersBodyFilterDateRange(field, found, property)
				else if (field !== undefined) find(found, 'request.type', property, 'an object', field)
				break
			}
		}
	}
	refuseUnknown(given, ['userIds', 'dateRange'], found)
	if (found.issues.length > before) moveUnder(found, before, at)
	const to = new ListOrdersBodyFilterCopy()
	if (userIds !== undefined) to.userIds = userIds
	if (dateRange !== undefined) to.dateRange = dateRange
	return to
}

const ListOrdersBodyFilterDateRangeCopy =
	/* @__PURE__ */ plain<NonNullable<NonNullable<ListOrdersBody['filter']>['dateRange']>>()

function copyListOrdersBodyFilterDateRange(
	given: Fields<NonNullable<NonNullable<ListOrdersBody['filter']>['dateRange']>>,
	found: Found,
	at?: Key,
): NonNullable<NonNullable<ListOrdersBody['filter']>['dateRange']> {
	const before = found.issues.length
	const to = new ListOrdersBodyFilterDateRangeCopy()
	{
		const field = given.start
		if (isForeign(given)) return copyListOrdersBodyFilterDateRange(ownOf(given), found, at)
		if (typeof field === 'string') to.start = checkDateTime(field, found, 'start')
		else lacking(found, 'start', 'a string', field)
	}
	{
		const field = given.end
		if (typeof field === 'string') to.end = checkDateTime(field, found, 'end')
		else lacking(found, 'end', 'a string', field)
	}
	refuseUnknown(given, ['start', 'end'], found)
	if (found.issues.length > before) moveUnder(found, before, at)
	return to
}

export function readListOrdersBody(value: unknown, found: Found): ListOrdersBody | undefined {
	return isRecord(value) ? copyListOrdersBody(value, found) : find(found, 'request.type', undefined, 'an object', value)
}

const RewardBodyCopy = /* @__PURE__ */ plain<RewardBody>()

function copyRewardBody(given: Fields<RewardBody>, found: Found): RewardBody | undefined {
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
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'emails': {
				const field = given[property]
				if (isList(field)) emails = copyItems(readText, field, found, property)
				else if (field !== undefined) find(found, 'request.type', property, 'an array', field)
				break
			}
			case 'amount': {
				const field = given[property]
				if (isNumber(field)) amount = field
				else mistyped(found, property, 'a number', field)
				break
			}
			case 'companyId': {
				const field = given[property]
				if (typeof field === 'string') companyId = field
				else mistyped(found, property, 'a string', field)
				break
			}
			case 'shouldSendEmail': {
				const field = given[property]
				if (typeof field === 'boolean') shouldSendEmail = field
				else mistyped(found, property, 'true or false', field)
				break
			}
		}
	}
	if (found.isRefused) return
	const to = new RewardBodyCopy()
	if (shouldSendEmail !== undefined) to.shouldSendEmail = shouldSendEmail
	if (collectionId !== undefined) to.collectionId = collectionId
	if (emails !== undefined) to.emails = emails
	if (amount !== undefined) to.amount = amount
	if (companyId !== undefined) to.companyId = companyId
	return to
}

export function readRewardBody(value: unknown, found: Found): RewardBody | undefined {
	return isRecord(value) ? copyRewardBody(value, found) : find(found, 'request.type', undefined, 'an object', value)
}
