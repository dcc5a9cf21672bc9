import { type Issue, makeIssue, type Severity } from '../core/issue.ts'
import { isRecord, readField } from '../core/read.ts'
import { settle, settleOpen, type Verdict } from '../core/verdict.ts'

export const CREATION_MESSAGES = {
	'order.personalization.pending': 'Wait for {title}: it is still being made for this person.',
	'order.personalization.failed': 'Create {title} for this person once more, by get-product: the last time failed.',
} as const

export type CreationCode = keyof typeof CREATION_MESSAGES

/**
 * Decides whether a personalized product can be ordered for this person (D-86): pending is a warning, failed an error, and
 * without a creation that is known the verdict is `unknown`, with the operation to call. The value is the service's own sha
 * (D-67), or null.
 *
 * @example
 * readCreation('jar', 'Jar', { jar: { status: 'Done', sha: '5ad1' } }).value // => '5ad1'
 * readCreation('jar', 'Jar', {}).needs // => [{ kind: 'personalizedProduct', productId: 'jar', operation: 'get-product' }]
 */
export function readCreation(
	productId: string,
	title: string,
	creations: unknown,
): Verdict<string | null, CreationCode> {
	const creation = readField(creations, productId)
	const status = isRecord(creation) ? readField(creation, 'status') : undefined
	const given = readField(creation, 'sha')
	const sha = typeof given === 'string' ? given : null
	if (status === 'Done') return settle(sha, [])
	if (status === 'Pending') return settle(sha, [issueOf('order.personalization.pending', 'warning', title)])
	if (status === 'Error') return settle(sha, [issueOf('order.personalization.failed', 'error', title)])
	return settleOpen(sha, [], [{ kind: 'personalizedProduct', productId, operation: 'get-product' }])
}

function issueOf(code: CreationCode, severity: Severity, title: string): Issue<CreationCode> {
	return makeIssue(CREATION_MESSAGES, code, { severity, path: ['variantId'], rule: 'D-86', params: { title } })
}
