import type { Pattern } from '../../../src/entries/model.ts'

type Path = readonly (string | number)[]

/** Returns a copy of a body with one wrong value, at a place that its pattern restricts; undefined if the pattern restricts none. */
export function spoil(pattern: Pattern, body: unknown, choice: number): unknown {
	const spots = [...spotsIn(pattern, body, [])]
	const spot = spots[choice % spots.length]
	if (spot === undefined) return undefined
	return replaceAt(body, spot.path, spot.value)
}

interface Spot {
	readonly path: Path
	readonly value: unknown
}

/** Yields every place that a pattern restricts, with a value that is wrong there. */
function* spotsIn(pattern: Pattern, value: unknown, path: Path): Generator<Spot> {
	switch (pattern.kind) {
		case 'text':
			yield { path, value: '' }
			break
		case 'oneOf':
			yield { path, value: 'none of them' }
			break
		case 'equals':
		case 'email':
			yield { path, value: typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}x` }
			break
		case 'amount':
			yield { path, value: Number(value) * 3 + 0.01 }
			break
		case 'day':
		case 'instant':
			yield { path, value: '1999-01-02T03:04:05Z' }
			break
		case 'object':
			for (const field of pattern.fields) {
				const part = (value as Readonly<Record<string, unknown>>)[field.name]
				if (part !== undefined && part !== null) yield* spotsIn(field.pattern, part, [...path, field.name])
				if (field.isRequired) yield { path: [...path, field.name], value: undefined }
			}
			break
		case 'sequence':
		case 'set': {
			const list = value as readonly unknown[]
			const key = pattern.kind === 'set' ? pattern.key : 'id'
			const isOpen = pattern.kind === 'set' && pattern.isOpen === true
			if (!isOpen) yield { path, value: [...list, { ...(list[0] as object | undefined), [key]: 'one more' }] }
			for (const [at, item] of list.entries()) {
				const inner = patternAt(pattern, item, at)
				if (inner === undefined) continue
				if (inner.isRequired) yield { path, value: list.filter((each) => each !== item) }
				// An open list may lack this item, so with another key it would count as one of the other items.
				const isKeyFree = isOpen && !inner.isRequired
				for (const spot of spotsIn(inner.pattern, item, [...path, at])) {
					if (!isKeyFree || spot.path.at(-1) !== key) yield spot
				}
			}
		}
	}
}

function patternAt(
	pattern: Extract<Pattern, { kind: 'set' | 'sequence' }>,
	item: unknown,
	at: number,
): { pattern: Pattern; isRequired: boolean } | undefined {
	if (pattern.kind === 'sequence') return { pattern: pattern.items[at] as Pattern, isRequired: true }
	const key = (item as Readonly<Record<string, unknown>>)[pattern.key]
	return pattern.items.find((each) => each.key === key)
}

function replaceAt(body: unknown, path: Path, value: unknown): unknown {
	const [step, ...rest] = path
	if (step === undefined) return value
	if (Array.isArray(body)) return body.map((item, at) => (at === step ? replaceAt(item, rest, value) : item))
	const object = body as Readonly<Record<string, unknown>>
	return { ...object, [step]: replaceAt(object[step], rest, value) }
}
