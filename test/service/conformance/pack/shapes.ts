import CASES from './shapes.json' with { type: 'json' }
import type { Is, Json } from './types.ts'

const WRONG = {
	missing: () => undefined,
	null: () => null,
	'a text': (value: Json) => String(value),
	'a number': () => 7,
	'a list': (value: Json) => [value],
	'an object': (value: Json) => ({ value }),
	'an empty text': () => '',
	'a whole number': (value: Json) => Math.round(value),
	'in cents': (value: Json) => Math.round(value * 100),
	'in small letters': (value: Json) => String(value).toLowerCase(),
	'a day alone': (value: Json) => String(value).slice(0, 10),
	'a local time': (value: Json) => String(value).slice(0, 19).replace('T', ' '),
	'seconds since 1970': (value: Json) => Date.parse(value) / 1000,
	'below zero': () => -1,
	'in capitals': (value: Json) => String(value).toUpperCase(),
	'an empty list': () => [],
	negated: (value: Json) => !value,
	zero: () => 0,
} as const
type Wrong = keyof typeof WRONG

/** The fields that are shown wrong: operation, path, and how. A star is every item of a list. */
const WRONG_AT = CASES.wrongAt as Readonly<Record<string, Readonly<Record<string, readonly Wrong[]>>>>

/** A field that is shown wrong. */
interface Shape {
	readonly operation: string
	readonly path: string
	readonly wrong: Wrong
	readonly name: string
}
export const SHAPES: readonly Shape[] = Object.entries(WRONG_AT).flatMap(([operation, paths]) =>
	Object.entries(paths).flatMap(([path, wrongs]) =>
		wrongs.map((wrong) => ({ operation, path, wrong, name: `${operation}: ${path} is ${wrong}` })),
	),
)

/** Changes what an answer shows at a path; false if it shows nothing there. */
function change(part: Json, [key = '', ...rest]: readonly string[], make: (value: Json) => Json): boolean {
	if (typeof part !== 'object' || part === null) return false
	if (key === '*')
		return Array.isArray(part) && part.map((_, at) => change(part, [String(at), ...rest], make)).some(Boolean)
	if (!(key in part) || part[key] === undefined) return false
	if (rest.length > 0) return change(part[key], rest, make)
	if (part[key] === null) return false
	const made = make(part[key])
	if (made === undefined) delete part[key]
	else part[key] = made
	return true
}

/** Returns a function that shows the body of a success as this service does. */
export function createShape(is: Is, chosen: ReadonlySet<string>) {
	const own = SHAPES.filter(({ name }) => chosen.has(name))
	return (about: string, body: Json): void => {
		for (const { operation, path, wrong, name } of own)
			if (about === operation && change(body, path.split('.'), WRONG[wrong])) is(name)
	}
}
