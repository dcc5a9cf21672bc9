import type { Pattern } from './pattern.ts'

/** A source of numbers in [0, 1). */
export type Random = () => number

/** A random text of digits that matches a pattern. */
export function wordOf(pattern: Pattern, random: Random): string {
	const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
	if (pattern.kind === 'digits') return pick([...'0123456789'].filter((digit) => (pattern.mask >> Number(digit)) & 1))
	if (pattern.kind === 'choice') return wordOf(pick(pattern.options), random)
	if (pattern.kind === 'sequence') return pattern.parts.map((part) => wordOf(part, random)).join('')
	const times = pattern.min + Math.floor(random() * (pattern.max - pattern.min + 1))
	return Array.from({ length: times }, () => wordOf(pattern.part, random)).join('')
}
