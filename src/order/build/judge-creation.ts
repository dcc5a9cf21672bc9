import { makeIssue, type Notes, type Path } from '../../core/issue.ts'
import type { Fields } from '../../core/read.ts'
import type { Creation } from './built-order.ts'

export const CREATION_MESSAGES = {
	'order.personalization.pending': '{title} is still being made for this person. Wait until it is done.',
	'order.personalization.failed': 'Creating {title} for this person failed. Create it again with get-product.',
} as const

export type CreationCode = keyof typeof CREATION_MESSAGES

/**
 * Returns true if a personalized product can be ordered for this person, false if that isn't known (D-86). Notes a pending creation
 * as a warning, a failed one as an error.
 *
 * @example
 * judgeCreation({ status: 'Done' }, 'Jar', ['variantId'], []) // => true
 * judgeCreation({}, 'Jar', ['variantId'], []) // => false
 */
export function judgeCreation(
	{ status }: Fields<Creation>,
	title: string,
	path: Path,
	to: Notes<CreationCode>,
): boolean {
	if (status === 'Done') return true
	if (status !== 'Pending' && status !== 'Error') return false
	const [code, severity] =
		status === 'Pending'
			? (['order.personalization.pending', 'warning'] as const)
			: (['order.personalization.failed', 'error'] as const)
	to.push(makeIssue(CREATION_MESSAGES, code, { severity, path, rule: 'D-86', params: { title } }))
	return true
}
