import { addressWords } from '../../address/words.ts'
import type { ValidOrder } from '../../contract/order.ts'
import { type Finding, noFindings, toIssues } from '../../core/finding.ts'
import type { Issue } from '../../core/issue.ts'
import { judgeSafely } from '../../core/open.ts'
import { judgeOrder, type OrderIssueCode } from '../judge/validate-order.ts'
import { DEFAULT_POLICY, type Policy, readPolicy, withUnavailable } from '../policy.ts'

/** A draft as place-order sees it. */
export interface JudgedDraft {
	/** All that validate-order reports, some of it as errors that are warnings there. */
	readonly issues: readonly Issue<OrderIssueCode>[]
	/** The normalized order, as far as it goes. An item that is wrong has no id, or a quantity of 0. */
	readonly order: ValidOrder
	/** Null for an address without a known country. */
	readonly country: string | null
}

/** The policy for callers without one, made at its first use. */
let usual: Policy | undefined

/** The caller's policy, except that unavailable items are errors, unless they are ignored (D-31). */
export function strictPolicy(policy: unknown): Policy {
	if (policy !== undefined) return harden(readPolicy(policy))
	usual ??= harden(DEFAULT_POLICY)
	return usual
}

function harden(policy: Policy): Policy {
	return withUnavailable(policy, policy.unavailable === 'ignored' ? 'ignored' : 'error')
}

/**
 * Judges a draft by the checks of `validateOrder`. Two kinds of warnings are errors here, since place-order needs what validate-order may
 * ignore: nothing to order (D-33), and another type in a field of place-order (D-92).
 */
export function judgeDraft(draft: unknown, products: unknown, policy: Policy): JudgedDraft {
	return judgeSafely(draft, (given) => {
		const findings = noFindings(addressWords)
		const order = judgeOrder(given, products, policy, findings)
		for (const finding of findings.list ?? []) if (isErrorHere(finding)) finding.severity = 'error'
		return { issues: toIssues(findings) as Issue<OrderIssueCode>[], order, country: findings.country }
	})
}

function isErrorHere({ code, rule }: Finding): boolean {
	return (code === 'request.type' && rule === 'place-order.body') || code === 'order.items.none'
}
