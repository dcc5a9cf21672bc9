import {
	type Issue,
	POLICY,
	type Policy,
	type PolicyKey,
	type PolicyOptions,
	type Verdict,
} from '../../../src/entries/index.ts'

/** The prefixes of clauses: the interface's own sentences. Types, and which fields are missing, are none of them (D-170, D-171). */
const CLAUSE =
	/^(?:validate-order\.[1-5]|tax-number\.[1-4]|authentication\.4|service\.1|get-product\.[23]|list-orders\.(?:2|body))$/

/** Returns whether an error rests on a clause alone. */
export function isOfClause({ rule, policy }: Issue): boolean {
	return policy === undefined && CLAUSE.test(rule)
}

/** The values of a key, its ends for a range. */
function valuesOf(key: PolicyKey): readonly unknown[] {
	const { values } = POLICY[key]
	if ('codes' in values || 'rows' in values) return [null]
	return 'from' in values ? [values.from, values.to] : values
}

const keyOf = ({ code, path }: Issue): string => `${code} at ${path.join('.')}`

/**
 * Returns the errors without a basis: they cite no clause, and no value of the key that they name removes them. `judge` judges the same
 * input with another policy.
 */
export function withoutBasis(judge: (policy: PolicyOptions) => Verdict<unknown>, policy: PolicyOptions = {}): string[] {
	return judge(policy)
		.issues.filter(({ severity }) => severity === 'error')
		.filter((issue) => !isOfClause(issue) && !isSoftened(issue, judge, policy))
		.map((issue) => `${keyOf(issue)}: ${issue.rule}, ${issue.policy}`)
}

function isSoftened(
	{ policy: key, ...issue }: Issue,
	judge: (policy: PolicyOptions) => Verdict<unknown>,
	policy: PolicyOptions,
): boolean {
	if (key === undefined) return false
	return valuesOf(key).some((value) => {
		const { issues } = judge({ ...policy, [key]: value } as Partial<Policy>)
		return !issues.some((other) => other.severity === 'error' && keyOf(other) === keyOf(issue))
	})
}
