import { writeParams } from './rulebook/params.ts'
import { writeRulebook } from './rulebook/write.ts'
import type { Files } from './tables.ts'

/**
 * Writes `docs/rulebook.md`: every code with its rule, its message and calls that produce it, from `scripts/rulebook/`. Also writes the types of each code's params.
 */
export const write = (): Files => ({
	'docs/rulebook.md': writeRulebook(),
	'src/rules/core/generated/issue-params.ts': writeParams(),
})
