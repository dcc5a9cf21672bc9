import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { validateOrder } from '../../../src/entries/index.ts'

/*
 * Follows a zip through an order: every method of texts, while it is called for the zip, tells by which calls the zip came there.
 * Messages are not followed: `toVerdict` writes them from what was noted.
 */

const METHODS = ['charCodeAt', 'trim', 'slice', 'replace', 'search', 'split', 'startsWith', 'toUpperCase'] as const
const { prototype: text } = String
const { prototype: list } = Array
const kept = [...METHODS.map((name) => [text, name, text[name]] as const), [list, 'push', list.push] as const]

/** The files of the calls that lead to each method of the zip, innermost first, and the index that `charCodeAt` was asked for. */
interface Visit {
	readonly at: unknown
	readonly files: readonly string[]
}

/** Judges an order to an address, and returns where its zip came. */
function follow(address: { readonly zip: string } & Readonly<Record<string, string>>): readonly Visit[] {
	const order = { address, orderItems: [{ variantId: 'mug', quantity: 1 }] }
	validateOrder(order) // decodes the tables, and makes the states that the zip reaches
	const visits: Visit[] = []
	const parts = new Set([address.zip])
	const visit = (at: unknown): void => {
		Error.stackTraceLimit = 60
		const { stack = '' } = new Error('here')
		// A line of the stack has the path as it is, or as a URL: only what follows the last src is the same in both.
		const files = [...stack.matchAll(/\/src\/((?:(?!\/src\/)[^\n):?])*\.ts)/g)].map(([, file]) => `src/${file}`)
		if (!stack.includes('toVerdict')) visits[visits.length] = { at, files }
	}
	for (const [owner, name, plain] of kept) {
		function followed(this: unknown, ...args: unknown[]): unknown {
			const isNoted = owner === list && (args[0] as { params?: { zip?: unknown } } | null)?.params?.zip === address.zip
			if (isNoted || (typeof this === 'string' && this !== '' && parts.has(this))) visit(args[0])
			const found = (plain as (...args: unknown[]) => unknown).apply(this, args)
			if (owner === text && typeof found === 'string' && parts.has(this as string)) parts.add(found)
			return found
		}
		Object.defineProperty(owner, name, { value: followed, configurable: true, writable: true, enumerable: false })
	}
	try {
		validateOrder(order)
	} finally {
		restore()
	}
	return visits
}

function restore(): void {
	for (const [owner, name, value] of kept)
		Object.defineProperty(owner, name, { value, configurable: true, writable: true, enumerable: false })
	Error.stackTraceLimit = 10
}

afterEach(restore)

const US = { address1: '1 Main St', city: 'Los Angeles', countryCode: 'US', phone: '+12133734253' }

describe('the path of a zip in an order', () => {
	/** The files that docs/contributing.md names. */
	const named =
		/A zip passes(.*?)follows it/s.exec(
			readFileSync(`${import.meta.dirname}/../../../docs/contributing.md`, 'utf8'),
		)?.[1] ?? ''
	const path = [...named.matchAll(/`((?!test)[a-z/-]+\.ts)`/g)].map(
		([, file = '']) => `src/${file.startsWith('entries/') ? file : `rules/${file}`}`,
	)
	/** This one hands the zip on without a look at its text. */
	const carriers = ['src/rules/contract/judge-fields.ts']

	it('has at most twelve files, each once, and docs/contributing.md names them', () => {
		const visits = [
			...follow({ ...US, zip: '9O21O', province: 'Californa', phone: '' }),
			...follow({ ...US, zip: 'ZIP 90210', provinceCode: 'NY', phone: '' }),
		]
		const files = new Set([...visits.flatMap((visit) => visit.files), ...carriers])
		expect([...files].sort()).toEqual([...path].sort())
		expect(path.length).toBeLessThanOrEqual(12)
	})

	it.each([
		{ provinceCode: 'CA', province: 'California' },
		{ provinceCode: 'NY' },
		{ province: 'Texas', provinceCode: 'CA' },
		{ province: 'Californa' },
		{ province: 'Xanadu' },
		{},
	])('reads it once, and its place once, beside %j', (given) => {
		const reads = follow({ ...US, ...given, zip: '90210' }).filter(({ at }) => at === 0)
		expect(reads.map(({ files }) => files[0])).toEqual([
			'src/rules/zip/zip-automaton.ts',
			'src/rules/zip/zip-provinces.ts',
		])
	})
})
