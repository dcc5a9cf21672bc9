import { type Findings, note } from '../../core/finding.ts'
import { MAX_KEYS } from '../../core/limits.ts'
import { openKeys } from '../../core/open.ts'
import { isList, readField } from '../../core/read.ts'
import { nearest, type Spellings, spellingsOf } from '../../text/nearest.ts'

export const FACTS_MESSAGES = {
	'facts.products.unread': 'The products aren\'t read. Pass an object with the key "products".',
} as const

export type FactsCode = keyof typeof FACTS_MESSAGES

const KEYS: Spellings<string> = /* @__PURE__ */ spellingsOf(['products'], (key) => key)

/**
 * Adds a warning if a caller passed products without the key `products` (D-35): a list instead of the facts, or a key with almost the same
 * spelling.
 */
export function noteFacts(facts: unknown, to: Findings): void {
	const isBare = isList(facts) || readField(facts, 'entries') instanceof Map
	const key = isBare ? '' : openKeys(facts, MAX_KEYS).find((each) => nearest(each.toLowerCase(), KEYS, 1) !== null)
	if (key === undefined || readField(facts, 'products') !== undefined) return
	const path = isBare ? ['facts'] : ['facts', key]
	const details = { severity: 'warning', about: 'usage', path, rule: 'D-35', params: { key } } as const
	note(to, FACTS_MESSAGES, 'facts.products.unread', details)
}
