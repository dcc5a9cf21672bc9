import { describe, expect, it } from 'vitest'
import { buildVectors } from '../scripts/build-vectors.ts'
import { runVectors } from '../src/entries/conformance.ts'
import { applySuggestion, type Issue } from '../src/entries/index.ts'
import { findFunction, type Vector } from '../src/service/conformance/vector.ts'
import { LIBRARY } from './service/conformance/library.ts'

/** Those that read days: they run in more zones (`vitest.config.ts`). */
const OF_DAYS = ['days', 'personalization']
const FILES = Object.entries(buildVectors()).filter(([name]) => process.env['TZ'] === 'UTC' || OF_DAYS.includes(name))

/** Answers as the library does, and fails if a call edits its arguments. */
function answer(call: string, args: readonly unknown[]): unknown {
	const before = JSON.stringify(args)
	const given = findFunction(LIBRARY, call)?.(...args)
	expect(JSON.stringify(args)).toBe(before)
	return given
}

/** Returns the arguments of a call after a suggestion is taken. */
function mend(issue: Issue, [first, country, ...others]: readonly unknown[]): readonly unknown[] {
	if (typeof first === 'string') return [issue.suggestion?.[0]?.value, country, ...others]
	const mended = applySuggestion({ ...(first as object), countryCode: country }, issue)
	return [mended, mended['countryCode'], ...others]
}

describe('the published cases', () => {
	it('have an id each', () => {
		const ids = FILES.flatMap(([, { cases }]) => cases.map(({ id }) => id))
		expect(ids.filter((id, at) => ids.indexOf(id, at + 1) >= 0 || id.includes('NaN'))).toEqual([])
	})

	// What passes in full passes by `status` and by `codes`.
	it.each(FILES)('of %s pass in this library', async (_, file) => {
		const { failures, passed } = await runVectors(answer, file, { level: 'full' })
		expect(failures).toEqual([])
		expect(passed).toBe(file.cases.length)
	})

	it.each(FILES)('of %s lose an issue by its suggestion', (_, { cases }) => {
		for (const { id, call, args } of cases.filter(
			({ call, args }: Vector) => call.startsWith('check') && args.length > 1,
		)) {
			const { issues } = answer(call, args) as { readonly issues: readonly Issue[] }
			for (const issue of issues.filter(({ suggestion }) => suggestion !== undefined)) {
				const left = answer(call, mend(issue, args)) as { readonly issues: readonly Issue[] }
				const isSame = (other: Issue): boolean => other.code === issue.code && other.path[0] === issue.path[0]
				expect(left.issues.filter(isSame), id).toEqual([])
			}
		}
	})
})
