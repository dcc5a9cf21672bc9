// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

import type { Verdict } from '../../core/verdict.ts'
import type { Limits } from '../limits.ts'
import { parse } from '../parse.ts'
import { type RequestCode, requestMessage, strictRequestMessage } from '../request-messages.ts'
import { readListOrdersBody, readRewardBody } from './rule-readers.ts'
import type { ListOrdersBody, RewardBody } from './types.ts'

/**
 * Parses ListOrdersBody: returns a copy, or all issues of the input (list-orders.body).
 *
 * @example
 * parseListOrdersBody({ filter: 7 }).status // => 'invalid'
 */
export function parseListOrdersBody(input: unknown, limits?: Partial<Limits>): Verdict<ListOrdersBody, RequestCode> {
	return parse('the request', strictRequestMessage, 'list-orders.body', readListOrdersBody, input, limits)
}

/**
 * Parses RewardBody: returns a copy, or all issues of the input (reward.body).
 *
 * @example
 * parseRewardBody({ collectionId: 7 }).status // => 'invalid'
 */
export function parseRewardBody(input: unknown, limits?: Partial<Limits>): Verdict<RewardBody, RequestCode> {
	return parse('the request', requestMessage, 'reward.body', readRewardBody, input, limits)
}
