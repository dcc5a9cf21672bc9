import type { RewardType } from '../../contract/generated/types.ts'
import { type Findings, note } from '../../core/finding.ts'
import type { Held, Path } from '../../core/issue.ts'
import { typeName } from '../../core/read.ts'

export const REWARD_TYPE_MESSAGES = {
	'collection.reward-type.invalid': 'The reward type is Coins or Gifts, written like this. Received: {actual}.',
} as const

export type RewardTypeCode = keyof typeof REWARD_TYPE_MESSAGES

/**
 * Returns a collection's reward type; null if it is missing or empty, and after noting that it is neither Coins nor Gifts (service.1, D-93).
 */
export function judgeRewardType(
	value: unknown,
	path: Path,
	to: Findings<unknown>,
	{ severity, policy }: Held = { severity: 'error' },
): RewardType | null {
	const type = readRewardType(value)
	if (type === null && (value ?? '') !== '') {
		const params = { actual: typeof value === 'string' ? value : typeName(value) }
		note(to, REWARD_TYPE_MESSAGES, 'collection.reward-type.invalid', {
			severity,
			policy,
			path,
			rule: 'service.1',
			params,
		})
	}
	return type
}

/** Returns the value as a reward type, otherwise null. */
export function readRewardType(value: unknown): RewardType | null {
	return value === 'Coins' || value === 'Gifts' ? value : null
}
