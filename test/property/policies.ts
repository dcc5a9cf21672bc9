import fc from 'fast-check'
import { POLICY, type PolicyOptions } from '../../src/entries/index.ts'

/** Any policy: some keys, each with one of its values. */
export const anyPolicy: fc.Arbitrary<PolicyOptions> = fc.record(
	Object.fromEntries(
		Object.entries(POLICY).map(([key, { values }]): [string, fc.Arbitrary<unknown>] => [
			key,
			'codes' in values
				? fc.constantFrom(null, ['US', 'DE'])
				: 'rows' in values
					? fc.constantFrom(null, [['2026-03-08T07:00:00Z', -240] as const])
					: 'from' in values
						? fc.constantFrom(values.from, values.to)
						: fc.constantFrom(...(values as readonly unknown[])),
		]),
	),
	{ requiredKeys: [] },
)
