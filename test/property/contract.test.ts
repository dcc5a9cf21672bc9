import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, types } from 'node:util'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { buildSync } from 'esbuild'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInstant, RFC_3339, UNREADABLE } from '../../src/calendar/parse-instant.ts'
import * as contract from '../../src/contract.ts'
import type { Issue } from '../../src/core/issue.ts'
import type { Verdict } from '../../src/core/verdict.ts'
import { expectCost } from '../bounded.ts'
import { readSlowly } from '../contract/slow-reader.ts'
import { leastOf, runs } from '../fuzz.ts'
import { arm, hostileValue } from './hostile.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const FOLDER = join(ROOT, 'test', 'vectors', 'contract')
const names = Object.keys(contract.TYPES) as contract.SchemaName[]
const parse = (name: contract.SchemaName, input: unknown, limits?: Partial<contract.Limits>): Verdict<unknown> =>
	contract.TYPES[name].parse(input, limits)

/** Samples of each type, from the published vectors. */
const samples = new Map<string, unknown[]>()
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
const mutated = (name: string): fc.Arbitrary<unknown> =>
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

describe('the parsers, compared with another validator on the published schemas', () => {
	const ajv = new Ajv2020({ strict: false })
	const plugin = addFormats as unknown as typeof addFormats.default
	plugin(ajv)

	it.each(names)('%s: valid there is valid here, and invalid there has an issue here', (name) => {
		const validate: ValidateFunction = ajv.compile(contract.toJsonSchema(name) ?? {})
		fc.assert(
			fc.property(mutated(name), (input) => {
				const before = JSON.stringify(input)
				const verdict = parse(name, input)
				// An invalid date is only a warning, which no schema can give. Nor can it tell an error body from an empty product.
				const { type, required } = contract.SCHEMAS[name]
				const isBare = type === 'object' && required === undefined
				const isErrorBody = ({ code }: Issue): boolean => isBare && code === 'response.missing'
				const faults = verdict.issues.filter((issue) => issue.rule !== 'D-60' && !isErrorBody(issue))
				expect(validate(input), before).toBe(faults.length === 0)
				expect(JSON.stringify(input)).toBe(before)
				if (verdict.status !== 'valid') return
				// The copy has nothing new, and parses to itself.
				const again = parse(name, verdict.value)
				const loose = verdict.issues.filter(({ rule }) => rule === 'D-50' || rule === 'D-60')
				expect(again).toStrictEqual({ ...verdict, issues: loose })
			}),
			{ numRuns: runs(200) },
		)
	})
})

describe('the parsers, compared with a slow reader of the same source', () => {
	class Instance {
		note = 'own'
		city = 5
		get zip(): string {
			return 'inherited'
		}
	}
	const throwing = (): never => {
		throw new Error('no')
	}
	/** Values that JSON lacks, for fields. They are made anew each time. */
	const strange = fc.constantFrom<() => unknown>(
		() => undefined,
		() => Number.NaN,
		() => () => 1,
		() => 10n,
		() => Symbol('s'),
		() => new Date(0),
		() => new Instance(),
		() => Object.create({ note: 'inherited', city: 'Rome', quantity: 1 }),
		() => Object.assign(Object.create(null), { note: 'own', city: 'Rome', quantity: 'one' }),
		() => runInNewContext('({ note: "of another realm", city: 5, key: null })'),
		() => runInNewContext('[{ variantId: 5 }]'),
		() => JSON.parse('{"__proto__":{"city":"Rome"},"constructor":{"city":"Rome"}}'),
		() => ({ [Symbol('s')]: {}, city: 'Rome' }),
		() => Object.defineProperty({ city: 'Rome', note: 5 }, 'zip', { enumerable: true, get: throwing }),
		() => Object.defineProperty({ city: 'Rome' }, 'note', { enumerable: true, get: () => 'computed' }),
		() => Object.defineProperty({ city: 'Rome' }, 'note', { enumerable: false, value: 'hidden' }),
		() => new Proxy({ city: 'Rome', variantId: 5 }, {}),
		() => new Proxy({ city: 'Rome' }, { get: throwing }),
		() => new Proxy({ city: 'Rome' }, { getPrototypeOf: throwing }),
		() => new Array(3),
		() => Object.assign(['text'], { city: 'Rome' }),
	)
	/** Fields that other code may have put on `Object.prototype`. */
	const pollution = fc.option(fc.constantFrom('note', 'city', 'quantity', 'filter', 'key', 'image', 'stranger'), {
		freq: 4,
	})
	const root = Object.prototype as unknown as Record<string, unknown>
	const seen = { valid: 0, invalid: 0 }

	it.each(names)('%s: the same copy and the same faults for any input', (name) => {
		const changes = fc.array(fc.tuple(fc.nat(), strange), { maxLength: 2 })
		fc.assert(
			fc.property(mutated(name), changes, pollution, (sample, strangers, polluted) => {
				const holder = { root: structuredClone(sample) }
				for (const [choice, make] of strangers) place(holder, choice, make())
				const expected = readSlowly(name, holder.root)
				if (polluted !== null) root[polluted] = 'polluted'
				let verdict: Verdict<unknown>
				try {
					verdict = parse(name, holder.root)
				} finally {
					if (polluted !== null) delete root[polluted]
				}
				seen[verdict.status === 'valid' ? 'valid' : 'invalid']++
				const faults = verdict.issues.map(
					({ code, path, severity, rule }) =>
						`${code.split('.')[1]} ${JSON.stringify(path)} ${severity === 'warning' ? rule : severity}`,
				)
				const copy = verdict.status === 'valid' ? verdict.value : expected.value
				const actual = { value: copy, faults: faults.sort() }
				if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected)
			}),
			{ numRuns: runs(300) },
		)
	})

	it('have both accepted and rejected thousands', () => {
		expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(runs(2500))
	})

	/** Replaces one of the parts that JSON would show with a value. */
	function place(holder: { root: unknown }, choice: number, value: unknown): void {
		const places: (readonly [object, string])[] = []
		const visit = (node: object): void => {
			for (const [key, child] of Object.entries(node)) {
				places.push([node, key])
				if (isPlain(child)) visit(child)
			}
		}
		visit(holder)
		const [node, key] = places[choice % places.length] ?? [holder, 'root']
		;(node as Record<string, unknown>)[key] = value
	}

	/** Returns true for a value as JSON makes it, which can be read safely. */
	function isPlain(value: unknown): value is object {
		if (typeof value !== 'object' || value === null || types.isProxy(value)) return false
		const prototype: unknown = Object.getPrototypeOf(value)
		const getters = Object.values(Object.getOwnPropertyDescriptors(value)).some(({ get }) => get !== undefined)
		return !getters && (prototype === Object.prototype || prototype === Array.prototype)
	}
})

describe('date-times', () => {
	const two = (max: number): fc.Arbitrary<string> => fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, '0'))
	const dateTime = fc
		.tuple(
			fc.constantFrom('0000', '0001', '1900', '1999', '2000', '2023', '2024', '9999', '24', '02024'),
			two(14),
			two(33),
			fc.constantFrom('T', 't', ' ', '', 'x'),
			two(26),
			two(62),
			fc.oneof(
				fc.constant(''),
				two(59).map((seconds) => `:${seconds}`),
			),
			fc.constantFrom('', '.', '.5', '.12345', '.123456789', ',5', `.${'1'.repeat(60)}`),
			fc.constantFrom('', 'Z', 'z', '+00:00', '-23:59', '+24:00', '+0530', '+05', 'ZZ', ' Z'),
			fc.boolean(),
		)
		.map(([year, month, day, t, hour, minute, seconds, fraction, offset, bare]) =>
			bare ? `${year}-${month}-${day}` : `${year}-${month}-${day}${t}${hour}:${minute}${seconds}${fraction}${offset}`,
		)

	it('parse as the calendar does (D-50)', () => {
		let strict = 0
		let loose = 0
		fc.assert(
			fc.property(fc.noBias(dateTime), (text) => {
				const verdict = parse('PersonalizationSource', { birthDate: text })
				const instant = parseInstant(text, 0)
				const codes = verdict.issues.map(({ code }) => code.split('.')[1])
				const isStrict = instant !== UNREADABLE && (instant & 3) === RFC_3339
				expect(codes, text).toEqual(instant === UNREADABLE ? ['format'] : isStrict ? [] : ['loose-date-time'])
				if (isStrict) strict++
				else if (instant !== UNREADABLE) loose++
			}),
			{ numRuns: runs(5000) },
		)
		// 0.0098 of the texts are strict, and 0.3 loose: without the bias of fast-check, whose share changes with the number of runs.
		expect(Math.min(strict, loose)).toBeGreaterThanOrEqual(leastOf(runs(5000), 0.0095))
	})
})

describe('hostile input', () => {
	it.each(names)('%s returns a verdict, without parts of the input', (name) => {
		fc.assert(
			fc.property(fc.oneof(hostileValue, mutated(name), holding(name)), (input) => {
				const armed = arm(input)
				const verdict = parse(name, armed)
				expect(['valid', 'invalid']).toContain(verdict.status)
				expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
				if (verdict.status === 'valid') expect(parse(name, verdict.value).status).toBe('valid')
				JSON.stringify(verdict)
			}),
			{ numRuns: runs(150) },
		)
	})

	/** Returns a sample with a hostile value in one of its fields. */
	function holding(name: string): fc.Arbitrary<unknown> {
		return fc
			.tuple(fc.constantFrom(...(samples.get(name) ?? [{}])), fc.nat(), hostileValue)
			.map(([sample, at, value]) => {
				if (typeof sample !== 'object' || sample === null) return sample
				const keys = Object.keys(sample)
				const key = keys[at % Math.max(1, keys.length)]
				return key === undefined ? sample : { ...sample, [key]: value }
			})
	}

	const item = { variantId: 'v', quantity: 1 }
	const deep = (depth: number): unknown => {
		let value: unknown = {}
		for (let i = 0; i < depth; i++) value = { customFields: value, a: value }
		return value
	}
	const throwing = Object.defineProperty({ note: 'n' }, 'taxNumber', {
		enumerable: true,
		get: () => {
			throw new Error('no')
		},
	})

	it('is bounded in depth: 10,000 levels, and a cycle', () => {
		const { issues } = parse('Product', { customFields: deep(10_000) })
		expect(issues.some(({ code }) => code === 'response.too-deep' || code === 'response.too-many')).toBe(true)
		const cyclic: Record<string, unknown> = {}
		cyclic['self'] = cyclic
		expect(parse('Product', { customFields: cyclic }).issues[0]?.code).toBe('response.too-deep')
		cyclic['other'] = [cyclic]
		expect(parse('Product', { customFields: cyclic }).issues.map(({ code }) => code)).toEqual(['response.too-deep'])
		expect(parse('Product', { customFields: { a: { b: 1 } } }, { maxDepth: 1 }).status).toBe('valid')
		expect(parse('Product', { customFields: { a: { b: {} } } }, { maxDepth: 1 }).status).toBe('invalid')
		expect(parse('PlaceOrderBody', cyclic)).toEqual({ status: 'valid', value: {}, issues: [] })
	})

	it('is bounded in items: 100,000 pass, one more does not, and a caller can set less or more', () => {
		const items = (count: number): unknown => ({ orderItems: Array.from({ length: count }, () => item) })
		expect(parse('PlaceOrderBody', items(100_000)).status).toBe('valid')
		const tooMany = parse('PlaceOrderBody', items(100_001)).issues
		expect(tooMany).toMatchObject([{ code: 'request.too-many', path: ['orderItems'] }])
		expect(parse('PlaceOrderBody', items(100_001), { maxItems: 200_000 }).status).toBe('valid')
		expect(parse('PlaceOrderBody', items(3), { maxItems: 2 }).status).toBe('invalid')
		expect(parse('PlaceOrderBody', items(2), { maxItems: 2 }).status).toBe('valid')
		expect(parse('PlaceOrderBody', { orderItems: new Array(2 ** 32 - 1) }).status).toBe('invalid')
		expect(parse('PlaceOrderBody', items(3), { maxItems: Number.NaN }).status).toBe('valid')
	})

	it('takes time in proportion to its size', () => {
		const long = 'a'.repeat(10_000_000)
		const bodies: readonly unknown[] = [
			{ note: long, personalizations: { birthDate: long } },
			{ orderItems: Array.from({ length: 100_000 }, () => null) },
			{ address: Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`key${i}`, i])) },
		]
		for (const body of bodies) {
			expectCost(() => expect(parse('PlaceOrderBody', body).status).toMatch(/^(in)?valid$/), 200)
		}
	})

	it('a revoked proxy of a function is a function, not a list, and does not throw', () => {
		const { proxy, revoke } = Proxy.revocable(() => 1, {})
		revoke()
		const issue = { code: 'request.type', path: ['emails'], params: { expected: 'an array', actual: 'function' } }
		expect(parse('RewardBody', { emails: proxy })).toMatchObject({ status: 'invalid', issues: [issue] })
		expect(parse('PersonList', proxy)).toMatchObject({
			status: 'invalid',
			issues: [{ code: 'response.type', path: [] }],
		})
	})

	it('a getter that throws is a missing field', () => {
		expect(parse('PlaceOrderBody', throwing)).toEqual({ status: 'valid', value: { note: 'n' }, issues: [] })
		const bad = { ...throwing_(), quantity: 'x' }
		expect(parse('OrderItemInput', bad).issues).toMatchObject([{ path: ['quantity'] }])
	})
	const throwing_ = (): object => ({ variantId: 'v' })

	it('is read once: a getter cannot change its value later', () => {
		for (const name of names) {
			const shifty = (depth: number): object =>
				new Proxy(
					{},
					{
						ownKeys: () => Object.keys(contract.SCHEMAS[name]['properties'] ?? {}),
						getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, writable: true, value: 1 }),
						get: () => (depth > 3 ? null : [1, 'text', true, null, {}, [], shifty(depth + 1)][reads++ % 7]),
					},
				)
			let reads = 0
			for (let i = 0; i < 50; i++) {
				const verdict = parse(name, shifty(0))
				if (verdict.status === 'valid') expect(parse(name, verdict.value).status, name).toBe('valid')
			}
		}
	})

	it('fields of a class or a polluted prototype are ignored', () => {
		class Body {
			note = 'own'
			get taxNumber(): string {
				return 'inherited'
			}
		}
		expect(parse('PlaceOrderBody', new Body())).toMatchObject({ status: 'valid', value: { note: 'own' } })
		const value = (verdict: Verdict<unknown>): unknown =>
			verdict.status === 'valid' ? Object.keys(Object(verdict.value)) : []
		expect(value(parse('PlaceOrderBody', new Body()))).toEqual(['note'])
		const heir: unknown = Object.assign(Object.create({ taxNumber: 'inherited' }), { note: 'own' })
		expect(value(parse('PlaceOrderBody', heir))).toEqual(['note'])
		const root = Object.prototype as unknown as Record<string, unknown>
		root['companyId'] = 'evil'
		root['address1'] = 'evil'
		try {
			const verdict = parse('PlaceOrderBody', { address: { city: 'Rome' }, note: 'own' })
			const own = (holder: unknown): string[] => Object.keys(Object(holder))
			expect(verdict.status === 'valid' && own(verdict.value)).toEqual(['address', 'note'])
			const { address } = (verdict.status === 'valid' ? verdict.value : {}) as { address: object }
			expect(own(address)).toEqual(['address2', 'city', 'zip'])
		} finally {
			delete root['companyId']
			delete root['address1']
		}
	})

	it('`__proto__` in free content stays a key', () => {
		const input: unknown = JSON.parse(
			'{"priceDeltaByCountry":{"__proto__":1},"customFields":{"__proto__":{"polluted":true}}}',
		)
		const verdict = parse('Product', input)
		expect(verdict.status === 'valid' && JSON.stringify(verdict.value)).toBe(JSON.stringify(input))
	})

	it('a value that JSON cannot represent is not free content', () => {
		for (const value of [() => 1, 10n, Symbol('s'), Number.NaN]) {
			expect(parse('Product', { customFields: { value } }).issues).toMatchObject([{ path: ['customFields', 'value'] }])
		}
	})
})

describe('the bundle of one parser', () => {
	const bundle = (contents: string): string =>
		buildSync({
			stdin: { contents, resolveDir: ROOT, loader: 'ts' },
			bundle: true,
			minify: true,
			format: 'esm',
			target: 'es2022',
			write: false,
		}).outputFiles[0]?.text ?? ''

	it('takes at most 3.3 kB, compressed, with the forms of ISO 8601', () => {
		const code = bundle(`import { PlaceOrderBody } from './src/contract.ts'; globalThis.type = PlaceOrderBody`)
		expect(brotliCompressSync(code).length).toBeLessThanOrEqual(3300)
		expect(code).toContain('shouldValidateProvinceCode')
	})

	it('holds no other type', () => {
		const has = (code: string): string[] =>
			['taxNumber', 'emails', 'minVariantPrice', 'sizeChartTable', 'orderLineItems'].filter((field) =>
				code.includes(field),
			)
		const bundleOf = (name: string): string =>
			bundle(`import { ${name} } from './src/contract.ts'; globalThis.type = ${name}`)
		expect(has(bundleOf('PlaceOrderBody'))).toEqual(['taxNumber'])
		expect(has(bundleOf('RewardBody'))).toEqual(['emails'])
		expect(has(bundleOf('PriceRange'))).toEqual(['minVariantPrice'])
		expect(has(bundleOf('OrderList'))).toEqual(['orderLineItems'])
		expect(bundle(`import './src/contract.ts'`)).toBe('')
	})

	it('works where code generation from strings is forbidden', () => {
		const code = bundle(`import { PlaceOrderBody } from './src/contract.ts'
			process.stdout.write(JSON.stringify(PlaceOrderBody.parse({ note: 'n', isVip: 1 }).issues.map(({ code }) => code)))
			try { new Function('1'); process.exit(1) } catch {}`)
		const options = ['--disallow-code-generation-from-strings', '--input-type=module', '-e', code]
		const run = spawnSync(process.execPath, options, { encoding: 'utf8' })
		expect([run.status, run.stdout]).toEqual([0, '["request.type"]'])
	})
})
