import { askRule } from '../../test/engines/probe.ts'
import { questions } from '../behaviour.ts'
import { CHAPTERS } from './cases.ts'
import { askExample } from './write.ts'

/** By code: the number of issues seen; by param: the number of issues that had it, and the types of its values. */
type Seen = Map<string, { count: number; readonly params: Map<string, { count: number; readonly types: Set<string> }> }>

/**
 * Returns the types of the params of each code, as the issues have them in the answers to the examples of the rulebook and to the questions
 * of the digest. A param that some issues of a code lack is optional.
 */
export function writeParams(): string {
	const seen: Seen = new Map()
	const examples = CHAPTERS.flatMap(({ codes }) => Object.entries(codes))
	for (const [code, calls] of examples)
		for (const call of typeof calls === 'string' ? [] : calls) see(askExample(code, call), seen)
	for (const question of questions()) see(askRule(question), seen)
	const lines = [...seen]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([code, { count, params }]) => {
			const fields = [...params].map(
				([name, param]) =>
					`\t\treadonly ${name}${param.count < count ? '?' : ''}: ${[...param.types].sort().join(' | ')}\n`,
			)
			return `\treadonly '${code}': ${fields.length === 0 ? 'unknown' : `{\n${fields.join('')}\t}`}\n`
		})
	return `// Written by scripts/build-rulebook.ts; do not edit.
/** The params of the issues of each code, as vectors, examples and generated orders have them. */
export interface CodeParams {
${lines.join('')}}
`
}

/** Takes note of every issue in a value. */
function see(value: unknown, seen: Seen): void {
	if (typeof value !== 'object' || value === null) return
	const { code, params, severity } = value as { readonly [key: string]: unknown }
	if (typeof code !== 'string' || typeof severity !== 'string') {
		for (const part of Object.values(value)) see(part, seen)
		return
	}
	const known = seen.get(code) ?? { count: 0, params: new Map() }
	seen.set(code, known)
	known.count++
	for (const [name, param] of Object.entries(params as object)) {
		const own = known.params.get(name) ?? { count: 0, types: new Set() }
		known.params.set(name, own)
		own.count++
		own.types.add(Array.isArray(param) ? 'readonly string[]' : typeof param)
	}
}
