import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { buildVectors } from '../../scripts/build-vectors.ts'
import { sampler } from '../fuzz.ts'
import { argumentsOf, copyOf } from './calls.ts'
import { ENTRIES, EXPORTS, type Export } from './exports.ts'

/** A line of an error's stack, which says only where this file made the call. */
const FRAME = /\n\s+at .*/g

/** Returns everything that can be seen of a value, as text. */
function print(value: unknown): string {
	const seen = inspect(value, { depth: null, maxArrayLength: null, maxStringLength: null, compact: true, sorted: true })
	return seen.replace(FRAME, '')
}

/**
 * Edits every object in a value that can be edited, innermost first: no field keeps its value, and every list gets an item in front.
 * A function stays, and what its fields hold is edited. A frozen object stays as it is.
 */
function edit(value: unknown, seen = new Set<unknown>()): void {
	if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return
	seen.add(value)
	const object = value as Record<string, unknown>
	for (const key of Object.keys(object)) edit(object[key], seen)
	if (typeof value === 'function') return
	if (value instanceof Map) {
		edit([...value], seen)
		value.clear()
	}
	if (value instanceof Set) value.clear()
	for (const key of Object.keys(object)) Reflect.set(object, key, 'edited')
	Reflect.set(object, 'edited', 'edited')
	if (Array.isArray(value) && !Object.isFrozen(value)) value.unshift('edited')
}

/** Names what no JSON text has: objects of a class, or without a prototype. The client passes on an error that it got. */
function* unlikeJson(value: unknown, path: string): Generator<string> {
	if (typeof value !== 'object' || value === null || value instanceof Error) return
	const isPlain = [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))
	if (!isPlain) yield path
	for (const [key, inner] of Object.entries(value)) yield* unlikeJson(inner, `${path}.${key}`)
}

/** The arguments of every published vector, by the function that it calls. */
const VECTORS = new Map<string, (readonly unknown[])[]>()
for (const { call, args } of Object.values(buildVectors()).flatMap((file) => file.cases)) {
	const known = VECTORS.get(call)
	if (known === undefined) VECTORS.set(call, [args])
	else known.push(args)
}

const some = sampler()
/** The arguments that every export is called with: its own, and a part of the published ones. */
const CALLS = new Map(
	EXPORTS.map((each) => {
		const published = VECTORS.get(each.name.slice(each.name.lastIndexOf(' ') + 1)) ?? []
		return [each, [...argumentsOf(each), ...some(published)]]
	}),
)

/** Makes every call of an export, each with arguments of its own, and yields the answers. */
async function* answersOf(each: Export): AsyncGenerator<readonly [call: string, answer: unknown]> {
	for (const args of CALLS.get(each) ?? []) {
		const call = `${each.name} ${print(args)}`
		yield [call, await each.call(...args.map(copyOf))]
	}
}

describe('nothing that leaves the library is shared (D-117)', () => {
	it('no constant can be edited', () => {
		const constants = Object.entries(ENTRIES).flatMap(([path, entry]) =>
			Object.entries(entry).map(([name, value]) => [`${path} ${name}`, value] as const),
		)
		expect(constants.length).toBeGreaterThan(160)
		for (const [name, value] of constants) {
			const before = print(value)
			edit(value)
			expect(print(value), name).toBe(before)
		}
	})

	it('who edits every answer of every export gets the same answers again', async () => {
		const before = new Map<string, string>()
		for (const each of EXPORTS) {
			for await (const [call, answer] of answersOf(each)) {
				before.set(call, print(answer))
				edit(answer)
			}
		}
		expect(before.size).toBeGreaterThan(8 * EXPORTS.length)
		const changed: string[] = []
		for (const each of EXPORTS) {
			for await (const [call, answer] of answersOf(each)) if (print(answer) !== before.get(call)) changed.push(call)
		}
		expect(changed.map((call) => call.slice(0, 1000))).toEqual([])
	})

	it('every answer is of plain objects, so that a server component can pass it to a page', async () => {
		const odd = new Set<string>()
		for (const each of EXPORTS)
			for await (const [, answer] of answersOf(each)) for (const path of unlikeJson(answer, each.name)) odd.add(path)
		// An index of products is no answer: it is for another call.
		expect([...odd]).toEqual(['indexProducts.entries'])
	})
})
