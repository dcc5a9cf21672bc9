import { type FieldIssueCode, missingField, wrongType } from '../contract/field-types.ts'
import { parseRewardBody } from '../contract/generated/rule-parsers.ts'
import type { Person, RewardType } from '../contract/generated/types.ts'
import type { RequestCode } from '../contract/request-messages.ts'
import { type Issue, makeIssue, type Path, type RuleId, type Severity, sortIssues } from '../core/issue.ts'
import { isList, isRecord, lengthOf, readField } from '../core/read.ts'
import { settle, settleOpen, type Verdict } from '../core/verdict.ts'
import { fromCents, sumCents, toCents } from '../money/cents.ts'
import { tooMany } from './list-orders.ts'
import { readRewardType } from './read-facts.ts'

export const REWARD_MESSAGES = {
	'reward.amount.invalid': 'Give the amount as a number of at most 2^53 cents, such as 25.5; not {amount}.',
	'reward.amount.fraction': 'Give a whole number of gifts; {amount} is none.',
	'reward.amount.taken': 'Check the amount: {amount} adds nothing to a balance.',
	'reward.email.unknown': 'Check {email}: nobody in this collection has this e-mail. It does not count.',
	'reward.balance.invalid': 'Pass {email} with a balance that is an amount, and with the reward at most 2^53 cents.',
} as const

export type RewardCode = keyof typeof REWARD_MESSAGES | RequestCode | FieldIssueCode

/** The people after the reward, and how many of them got it. */
export interface Rewarded {
	/** In the order given; copies of those whose balance changed. */
	readonly people: readonly Person[]
	readonly numAffectedPeople: number
}

/** More people than a collection has, and still walked in bounded time. */
const MOST_PEOPLE = 1_000_000
const RULE = 'reward.body'

/**
 * Adds an amount to the balance of everyone whose e-mail is listed (D-81): credits in whole cents, gifts in whole items, as the
 * collection's reward type says; without that, `unknown`. E-mails compare case-folded, one listed twice counts once, and one
 * that nobody has is a warning and does not count (D-84). A person without a balance starts from 0.
 *
 * @example
 * const people = [{ email: 'ann@mail.test', balance: 10 }, { email: 'Bob@mail.test' }]
 * reward(people, ['ANN@mail.test', 'ann@mail.test'], 2.5, 'Coins').value
 * // => { people: [{ email: 'ann@mail.test', balance: 12.5 }, { email: 'Bob@mail.test' }], numAffectedPeople: 1 }
 * reward(people, ['bob@mail.test'], 2.5, 'Gifts').issues[0].code // => 'reward.amount.fraction'
 */
export function reward(
	people: readonly Person[],
	emails: readonly string[],
	amount: number,
	rewardType: RewardType,
): Verdict<Rewarded, RewardCode> {
	const body = parseRewardBody({ emails: emails ?? undefined, amount: amount ?? undefined })
	const issues: Issue<RewardCode>[] = [...body.issues]
	if ((emails ?? null) === null) issues.push(missingField(['emails'], RULE))
	if ((amount ?? null) === null) issues.push(missingField(['amount'], RULE))
	if (!isList(people)) issues.push(wrongType(people, 'array', ['people'], RULE))
	else if (lengthOf(people) > MOST_PEOPLE) issues.push(tooMany('people', lengthOf(people)))
	const type = readRewardType(rewardType)
	const cents = findAmountIssues(amount, type, issues)
	if (body.status !== 'valid' || cents === null || issues.some((issue) => issue.severity === 'error')) {
		return settle<Rewarded, RewardCode>({ people: [], numAffectedPeople: 0 }, sortIssues(issues))
	}
	const rewarded = addToAll(people, body.value.emails ?? [], cents, issues)
	return settleOpen(rewarded, sortIssues(issues), type === null ? [{ kind: 'collection' }] : [])
}

/** The amount in cents, null where it is none; what there is to say of it is added to the issues. */
function findAmountIssues(amount: unknown, type: RewardType | null, issues: Issue<RewardCode>[]): number | null {
	if (typeof amount !== 'number' || !Number.isFinite(amount)) return null
	const cents = toCents(amount)
	const path = ['amount']
	const params = { amount }
	if (cents === null) issues.push(issueOf('reward.amount.invalid', 'error', path, 'D-40', params))
	else if (type === 'Gifts' && !Number.isInteger(amount)) {
		issues.push(issueOf('reward.amount.fraction', 'error', path, 'D-81', params))
	} else if (cents <= 0) issues.push(issueOf('reward.amount.taken', 'warning', path, 'D-81', params))
	return cents
}

function addToAll(people: unknown, emails: readonly string[], cents: number, issues: Issue<RewardCode>[]): Rewarded {
	const listed = new Set(emails.map(foldEmail))
	const known = new Set<string>()
	const after: Person[] = []
	let numAffectedPeople = 0
	const count = lengthOf(people)
	for (let at = 0; at < count; at++) {
		const person = readField(people, at)
		if (!isPerson(person)) continue
		const email = readField(person, 'email')
		const folded = typeof email === 'string' ? foldEmail(email) : null
		if (folded === null || !listed.has(folded)) {
			after.push(person)
			continue
		}
		known.add(folded)
		numAffectedPeople++
		const before = toCents(readField(person, 'balance') ?? 0)
		const sum = before === null ? null : sumCents([before, cents])
		const copy = sum === null ? null : withBalance(person, fromCents(sum))
		if (copy !== null) after.push(copy)
		else issues.push(issueOf('reward.balance.invalid', 'error', ['people', at, 'balance'], 'D-40', { email: folded }))
	}
	for (const [at, email] of emails.entries()) {
		if (known.has(foldEmail(email))) continue
		issues.push(issueOf('reward.email.unknown', 'warning', ['emails', at], 'D-84', { email }))
	}
	return { people: after, numAffectedPeople }
}

/** A copy with another balance; null for a person whose fields cannot be read. */
function withBalance(person: Person, balance: number): Person | null {
	try {
		return { ...person, balance }
	} catch {
		return null
	}
}

/** E-mails as they compare: case-folded by way of capitals (ß is ss, final sigma is sigma), without white space around them. */
export function foldEmail(email: string): string {
	return email.trim().toUpperCase().toLowerCase()
}

function isPerson(value: unknown): value is Person {
	return isRecord(value)
}

function issueOf(
	code: keyof typeof REWARD_MESSAGES,
	severity: Severity,
	path: Path,
	rule: RuleId,
	params: Readonly<Record<string, string | number>>,
): Issue<RewardCode> {
	return makeIssue(REWARD_MESSAGES, code, { severity, path, rule, params })
}
