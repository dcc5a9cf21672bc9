import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import * as contract from '../../src/entries/contract.ts'
import type { Verdict } from '../../src/rules/core/verdict.ts'

const FOLDER = join(import.meta.dirname, '..', 'vectors', 'contract')
export const names = Object.keys(contract.TYPES) as contract.SchemaName[]
export const parse = (name: contract.SchemaName, input: unknown, limits?: Partial<contract.Limits>): Verdict<unknown> =>
	contract.TYPES[name].parse(input, limits)

/** Samples of each type, from the published vectors. */
export const samples = new Map<string, unknown[]>()
for (const file of readdirSync(FOLDER)) {
	const { cases } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as {
		readonly cases: readonly { readonly call: string; readonly args: readonly unknown[] }[]
	}
	for (const { call, args } of cases) samples.set(call.slice(5), [...(samples.get(call.slice(5)) ?? []), args[0]])
}

/** JSON values that occur in bodies, and others. */
const anyJson = fc.oneof(
	fc.jsonValue({ maxDepth: 2 }),
	fc.constantFrom<unknown>(
		null,
		true,
		7,
		-0.5,
		'',
		'Active',
		'Coins',
		'Gemini',
		'8f14e45f-ceea-467f-9575-1c2d3e4f5a6b',
		'2026-02-28T00:00:00Z',
		'2026-02-29T00:00:00Z',
		'2026-02-28T00:00:00+25:00',
		{},
		[],
		[{}],
	),
)

/** A sample with one of its parts replaced, added or removed. */
export const mutated = (name: string): fc.Arbitrary<unknown> =>
	fc
		.tuple(fc.constantFrom(...(samples.get(name) ?? [{}])), fc.array(fc.tuple(fc.nat(), anyJson), { maxLength: 3 }))
		.map(([sample, changes]) => {
			const root = { root: structuredClone(sample) }
			for (const [choice, value] of changes) change(root, choice, value)
			return root.root
		})

function change(root: object, choice: number, value: unknown): void {
	const places: (readonly [Record<string, unknown>, string])[] = []
	const visit = (node: unknown): void => {
		if (typeof node !== 'object' || node === null) return
		for (const key of Object.keys(node)) {
			places.push([node as Record<string, unknown>, key])
			visit((node as Record<string, unknown>)[key])
		}
	}
	visit(root)
	const [holder, key] = places[choice % places.length] ?? [{}, '']
	if (choice % 7 === 0 && !Array.isArray(holder) && key !== 'root') delete holder[key]
	else if (choice % 7 === 1 && !Array.isArray(holder) && key !== 'root') holder[`${key}Too`] = structuredClone(value)
	else holder[key] = structuredClone(value)
}
