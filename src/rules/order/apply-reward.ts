import { FIELD_MESSAGES, type FieldIssueCode, missingDetails, typeDetails } from '../contract/field-types.ts'
import { RewardBody } from '../contract/generated/rule-bodies.ts'
import type { Person, RewardType } from '../contract/generated/types.ts'
import type { RequestCode } from '../contract/messages.ts'
import { type Findings, noFindings, note, toIssues } from '../core/finding.ts'
import { compareIssues, type Issue, type Path, type RuleId, type Severity } from '../core/issue.ts'
import { MAX_PEOPLE } from '../core/limits.ts'
import { openFields, openList } from '../core/open.ts'
import { isList, isRecord, lengthOf } from '../core/read.ts'
import { type Verdict, verdictOf } from '../core/verdict.ts'
import { fromCents, sumCents, toCents } from '../money/cents.ts'
import { judgeRewardType, type RewardTypeCode } from './build/judge-payment.ts'
import { noteTooMany } from './list/filter-orders.ts'

export const REWARD_MESSAGES = {
	'reward.amount.invalid': 'Enter an amount like 25.5, of at most 90 trillion. Received: {amount}.',
	'reward.amount.fraction': 'The number of gifts must be a whole number. Received: {amount}.',
	'reward.amount.taken': "A reward of {amount} doesn't add to any balance. Check the amount.",
	'reward.email.unknown': "Nobody in this store has the email address {email}, so it doesn't count. Check the address.",
	'reward.balance.invalid': 'The balance of {email} must be an amount, and at most 90 trillion with the reward.',
} as const

/** The issue codes of `applyReward`. */
export type RewardCode = keyof typeof REWARD_MESSAGES | RewardTypeCode | RequestCode | FieldIssueCode

/** The `people` after a reward, and the number of people who got the reward (`numAffectedPeople`). */
export interface RewardedPeople {
	/** The people in the given order. A person whose balance changed is a copy. */
	readonly people: readonly Person[]
	readonly numAffectedPeople: number
}

const RULE = 'reward.body'

/**
 * Adds an amount to the balance of each of the people whose e-mail is listed, and returns a verdict whose value has a changed copy of the people
 * (D-81). The arguments are the people, the e-mails, the amount and the collection's `rewardType`. The unit of the amount depends on the reward type:
 * credits in whole cents, or gifts in whole items. If the reward type is missing, the verdict is `unknown`.
 *
 * - E-mails are compared case-folded. An e-mail that is listed twice counts once. An unknown e-mail doesn't count, and adds a warning (D-84).
 * - A person without a balance starts from 0. An amount below zero is subtracted, with a warning (D-84).
 * - A reward type that isn't documented is an error.
 *
 * @example
 * const people = [{ email: 'ann@mail.test', balance: 10 }, { email: 'Bob@mail.test' }]
 * applyReward(people, ['ANN@mail.test', 'ann@mail.test'], 2.5, 'Coins').value
 * // => { people: [{ email: 'ann@mail.test', balance: 12.5 }, { email: 'Bob@mail.test' }], numAffectedPeople: 1 }
 * applyReward(people, ['bob@mail.test'], 2.5, 'Gifts').issues[0].code // => 'reward.amount.fraction'
 * applyReward(people, ['ann@mail.test'], -4, 'Coins').issues[0].message
 * // => 'A reward of -4 doesn\'t add to any balance. Check the amount.'
 */
export function applyReward(
	people: readonly Person[],
	emails: readonly string[],
	amount: number,
	rewardType: RewardType,
): Verdict<RewardedPeople, RewardCode> {
	const body = RewardBody.parse({ emails: emails ?? undefined, amount: amount ?? undefined })
	const to = noFindings(null)
	for (const [field, value] of Object.entries({ amount, emails }))
		if ((value ?? null) === null) note(to, FIELD_MESSAGES, 'request.missing', missingDetails([field], RULE))
	if (!isList(people)) note(to, FIELD_MESSAGES, 'request.type', typeDetails(people, 'array', ['people'], RULE))
	else if (lengthOf(people) > MAX_PEOPLE) noteTooMany('people', lengthOf(people), to)
	const type = judgeRewardType(rewardType, ['rewardType'], to)
	const cents = judgeAmount(amount, type, to)
	const isRefused = body.status !== 'valid' || cents === null || to.isRefused
	const rewarded = isRefused ? NOBODY : addToAll(people, body.value.emails ?? [], cents, to)
	const issues = [...body.issues, ...toIssues(to)] as Issue<RewardCode>[]
	return verdictOf(rewarded, issues.sort(compareIssues), type === null && !isRefused ? [{ kind: 'collection' }] : [])
}

const NOBODY: RewardedPeople = { people: [], numAffectedPeople: 0 }

/** Returns an amount in cents; null for a value that isn't an amount. */
function judgeAmount(amount: unknown, type: RewardType | null, to: Findings<unknown>): number | null {
	if (typeof amount !== 'number' || !Number.isFinite(amount)) return null
	const cents = toCents(amount)
	const path = ['amount']
	const params = { amount }
	if (cents === null) noteAs('reward.amount.invalid', 'error', path, 'D-40', params, to)
	else if (type === 'Gifts' && !Number.isInteger(amount)) {
		noteAs('reward.amount.fraction', 'error', path, 'D-81', params, to)
	} else if (cents <= 0) {
		noteAs('reward.amount.taken', 'warning', path, 'D-84', { amount, taken: Math.abs(amount) }, to)
	}
	return cents
}

function addToAll(people: unknown, emails: readonly string[], cents: number, to: Findings<unknown>): RewardedPeople {
	const listed = new Set(emails.map(foldEmail))
	const known = new Set<string>()
	const after: Person[] = []
	let numAffectedPeople = 0
	for (const [at, person] of openList(people, MAX_PEOPLE).entries()) {
		if (!isPerson(person)) continue
		const { email, balance } = openFields<Person>(person, ['email', 'balance'])
		const folded = typeof email === 'string' ? foldEmail(email) : null
		if (folded === null || !listed.has(folded)) {
			after.push(person)
			continue
		}
		known.add(folded)
		numAffectedPeople++
		const before = toCents(balance ?? 0)
		const sum = before === null ? null : sumCents([before, cents])
		const copy = sum === null ? null : withBalance(person, fromCents(sum))
		if (copy !== null) after.push(copy)
		else noteAs('reward.balance.invalid', 'error', ['people', at, 'balance'], 'D-40', { email: folded }, to)
	}
	for (const [at, email] of emails.entries()) {
		if (known.has(foldEmail(email))) continue
		noteAs('reward.email.unknown', 'warning', ['emails', at], 'D-84', { email }, to)
	}
	return { people: after, numAffectedPeople }
}

/** Returns a copy with another balance. Returns null for a person whose fields can't be read. */
function withBalance(person: Person, balance: number): Person | null {
	try {
		return { ...person, balance }
	} catch {
		return null
	}
}

/** Returns an e-mail in the form for comparisons: trimmed, in capitals and then in small letters (ß becomes ss, and final sigma becomes sigma). */
export function foldEmail(email: string): string {
	return email.trim().toUpperCase().toLowerCase()
}

function isPerson(value: unknown): value is Person {
	return isRecord(value)
}

function noteAs(
	code: keyof typeof REWARD_MESSAGES,
	severity: Severity,
	path: Path,
	rule: RuleId,
	params: Readonly<Record<string, string | number>>,
	to: Findings<unknown>,
): void {
	note(to, REWARD_MESSAGES, code, { severity, path, rule, params })
}
