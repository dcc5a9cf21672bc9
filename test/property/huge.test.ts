import { describe, expect, it } from 'vitest'
import { costOf, Slowest } from '../bounded.ts'
import { sampler } from '../fuzz.ts'
import { argumentsOf, copyOf } from './calls.ts'
import { EXPORTS, type Export } from './exports.ts'

/** The most that one call may cost, in passes over a megabyte. Text of such a list costs a hundred. */
const BOUND = 20

/** Longer than every list that the library reads, and a list of holes that an engine keeps as a table, so that it costs nothing to make. */
function huge(): unknown[] {
	const list: unknown[] = []
	list.length = 1e8
	list.length = 2e7
	return list
}

/** Yields every copy of an argument in which such a list, alone or in a list, replaces one part. */
function* withHuge(value: unknown, levels: number): Generator<readonly [place: string, copy: unknown]> {
	yield ['', huge()]
	yield ['[]', [huge()]]
	if (typeof value !== 'object' || value === null || levels === 0) return
	for (const [key, part] of Object.entries(value)) {
		for (const [place, copy] of withHuge(part, levels - 1)) {
			const holder: unknown = Array.isArray(value) ? [...value] : { ...value }
			;(holder as Record<string, unknown>)[key] = copy
			yield [`${key} ${place}`, holder]
		}
	}
}

const some = sampler()

function levelsOf({ name }: Export): number {
	if (name.startsWith('conformance check')) return 1
	// A form's state has every country and province.
	return name.endsWith('addressFormReducer') || name.endsWith('AddressForm') ? 3 : 6
}

/*
 * Once somebody has added an index to `Object.prototype`, even for a moment, V8 looks at every hole of a list: then the text of
 * `new Array(1e8)` takes half a minute, where it took none. So whoever makes text of a value that should be a text shows here.
 */
describe('a list of millions of holes costs nothing, in any position, after an index on Object.prototype', () => {
	const root = Object.prototype as unknown as Record<string, unknown>
	root['0'] = 'x'
	delete root['0']

	it('costs when somebody makes text of it', () => {
		// Any cost is enough to stop after one turn.
		expect(costOf(() => String(huge()), Number.MAX_VALUE)).toBeGreaterThan(BOUND)
	})

	it.each(EXPORTS.map((each) => [each.name, each] as const))('%s', (name, each) => {
		const slowest = new Slowest()
		for (const args of argumentsOf(each)) {
			for (let at = 0; at < args.length; at++) {
				const argument = copyOf(args[at])
				// The rules of a form's tools are the page's own functions. A check of a service also takes as long as the service.
				if (Object.hasOwn(Object(argument), 'rules') || (levelsOf(each) === 1 && at !== 1)) continue
				for (const [place, copy] of some(withHuge(argument, levelsOf(each)))) {
					const given = args.map((arg, index) => (index === at ? copy : copyOf(arg)))
					slowest.watch(() => each.call(...given), `${name}, argument ${at + 1} ${place}`)
				}
			}
		}
		slowest.expectCost(BOUND)
	})
})
