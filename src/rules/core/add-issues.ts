import type { Issue } from './issue.ts'
import { MAX_TRANSLATED_ISSUES } from './limits.ts'
import { openItems } from './open.ts'
import { readField } from './read.ts'
import type { Verdict } from './verdict.ts'

/**
 * Returns a verdict to which your own issues are added. The status follows from all issues: an error of yours makes the verdict `invalid`.
 * Otherwise `value` and `needs` stay. A value that isn't a verdict becomes `invalid`. A list of issues ends at its first hole.
 *
 * @example
 * const box = { code: 'shop.po-box', severity: 'error', about: 'refusal', path: ['address', 'address1'], message: 'Enter a street.', params: {}, rule: 'shop.1' }
 * const verdict = checkZip('94103', 'US')
 * addIssues(verdict, [box]).status // => 'invalid'
 * addIssues(verdict, [{ ...box, severity: 'warning' }]).value // => '94103'
 */
export function addIssues<T, Code extends string, Own extends string = never>(
	verdict: Verdict<T, Code>,
	issues: readonly Issue<Own>[],
): Verdict<T, Code | Own> {
	const given = openItems(readField(verdict, 'issues'), MAX_TRANSLATED_ISSUES)
	const all = [...given, ...openItems(issues, MAX_TRANSLATED_ISSUES)]
	const status = all.some((issue) => readField(issue, 'severity') === 'error')
		? 'invalid'
		: readField(verdict, 'status')
	const next =
		status === 'valid'
			? { status, value: readField(verdict, 'value'), issues: all }
			: status === 'unknown'
				? { status, needs: readField(verdict, 'needs'), issues: all }
				: { status: 'invalid', issues: all }
	return next as Verdict<T, Code | Own>
}
