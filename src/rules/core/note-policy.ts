import { type Findings, noFindings, note, type WordsOf } from './finding.ts'
import { DEFAULT_POLICY, policyFaults, readRuleOptions } from './policy.ts'

export const POLICY_MESSAGES = {
	'policy.key.unknown': `"{key}" isn't a key of the policy, so it is ignored. Check its spelling.`,
	'policy.value.invalid': '{key} of the policy must be one of these: {values}. Its default is used.',
} as const

export type PolicyCode = keyof typeof POLICY_MESSAGES

/**
 * Returns the empty findings of a rule that is called alone, with the policy of its options. Each unknown key and value of the policy adds a
 * warning (D-35). `ownKeys` are options of the rule that aren't keys of a policy.
 */
export function openFindings(options: unknown, ownKeys: readonly string[] = [], wordsOf?: WordsOf): Findings {
	const findings = noFindings(readRuleOptions(options, ownKeys), wordsOf)
	notePolicy(findings)
	return findings
}

/** Adds a warning at `['policy', key]` for each unknown key and value of the policy (D-35). */
export function notePolicy(to: Findings): void {
	if (to.policy === DEFAULT_POLICY) return
	for (const { code, params } of policyFaults(to.policy)) {
		const path = ['policy', params.key]
		note(to, POLICY_MESSAGES, code, { severity: 'warning', about: 'usage', path, rule: 'D-35', params })
	}
}
