import { writeRulebook } from './rulebook/write.ts'
import type { Files } from './tables.ts'

/** Writes `docs/rulebook.md`: every code with its rule, its message and calls that produce it, from `scripts/rulebook/`. */
export const write = (): Files => ({ 'docs/rulebook.md': writeRulebook() })
