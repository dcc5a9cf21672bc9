import { addressWords } from '../../address/words.ts'
import type { ValidOrder } from '../../contract/resources.ts'
import { type Finding, noFindings, toIssues } from '../../core/finding.ts'
import type { Issue } from '../../core/issue.ts'
import { judgeOrCopy } from '../../core/open.ts'
import { judgeOrder, type OrderIssueCode } from '../judge/validate-order.ts'
import { DEFAULT_POLICY, type Policy, readPolicy, withUnavailable } from '../policy.ts'

/** A draft after the checks of validate-order. */
export interface JudgedDraft {
	/** All issues of validate-order. Some of its warnings are errors here. */
	readonly issues: readonly Issue<OrderIssueCode>[]
	/** The normalized order, as far as possible. An invalid item has no id, or a quantity of 0. */
	readonly order: ValidOrder
	/** Null if the address has no known country. */
	readonly country: string | null
}

/** The policy for callers without one; created on first use. */
let usual: Policy | undefined

/** Returns the caller's policy, except that unavailable items are errors, unless they are ignored (D-31). */
export function strictPolicy(policy: unknown): Policy {
	if (policy !== undefined) return harden(readPolicy(policy))
	usual ??= harden(DEFAULT_POLICY)
	return usual
}

function harden(policy: Policy): Policy {
	return withUnavailable(policy, policy.unavailable === 'ignored' ? 'ignored' : 'error')
}

/**
 * Judges a draft by the checks of `validateOrder`. Two kinds of warnings are errors here, because place-order needs what
 * validate-order may ignore: no items (D-33), and a wrong type in a field of place-order (D-92).
 */
export function judgeDraft(draft: unknown, products: unknown, policy: Policy): JudgedDraft {
	return judgeOrCopy(draft, (given) => {
		const findings = noFindings(addressWords)
		const order = judgeOrder(given, products, policy, findings)
		for (const finding of findings.list ?? []) if (isErrorHere(finding)) finding.severity = 'error'
		return { issues: toIssues(findings) as Issue<OrderIssueCode>[], order, country: findings.country }
	})
}

function isErrorHere({ code, rule }: Finding): boolean {
	return (code === 'request.type' && rule === 'place-order.body') || code === 'order.items.none'
}
