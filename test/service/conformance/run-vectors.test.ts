import fc from 'fast-check'
import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { buildVectors } from '../../../scripts/build-vectors.ts'
import { RULESET, runVectors, type Subject, type Vector, type VectorFile } from '../../../src/entries/conformance.ts'
import { RewardBody } from '../../../src/entries/contract.ts'
import { checkPhone, checkTaxNumber, checkZip, derivePersonalization, toOrdinal } from '../../../src/entries/index.ts'
import { findFunction } from '../../../src/service/conformance/vector.ts'
import { runs } from '../../fuzz.ts'
import { arm, hostileValue } from '../../property/hostile.ts'
import { LIBRARY } from './library.ts'

const files = Object.values(buildVectors())
const all = files.flatMap(({ cases }) => cases)
const idsOf = (test: (vector: Vector) => boolean): string[] => all.filter(test).map(({ id }) => id)
const failedIds = async (subject: Subject, options?: object): Promise<string[]> =>
	(await runVectors(subject, files, options)).failures.map(({ id }) => id)
const fileOf = (...cases: unknown[]): VectorFile => ({ about: 'x', ruleset: RULESET, cases: cases as Vector[] })
const one = (expected: unknown, args: unknown[] = []) => ({
	...{ id: 'one', rule: 'D-01', call: 'ask', args, expected, note: 'x', source: 'x' },
})

/** Returns an object with the given `then`. */
const thenable = (then: (resolve: (answer: unknown) => void) => void): unknown => Object.fromEntries([['then', then]])

/** Subjects with one wrong rule, and a condition for the cases that must fail because of it. */
const BROKEN: readonly (readonly [string, Readonly<Record<string, unknown>>, (vector: Vector) => boolean])[] = [
	[
		'every zip passes',
		{ checkZip: (zip: string) => ({ status: 'valid', value: zip, issues: [] }) },
		({ call, expected, args: [zip] }) =>
			call === 'checkZip' &&
			(expected.status === 'invalid' ||
				(expected.codes ?? []).length > 0 ||
				(expected.value !== undefined && expected.value !== zip)),
	],
	[
		'tax numbers are trimmed first',
		{ checkTaxNumber: (text: string, country: string) => checkTaxNumber(text?.trim?.() ?? text, country) },
		({ call, args: [text], expected }) =>
			call === 'checkTaxNumber' &&
			typeof text === 'string' &&
			/^\s|\s$/.test(text) &&
			expected.codes?.[0] !== 'tax-number.missing',
	],
	[
		'every header is answered in English',
		{ negotiateLocale: () => 'en-US' },
		({ call, expected }) => call === 'negotiateLocale' && expected.value !== 'en-US',
	],
	[
		'prices are added as they are',
		{
			priceWithDelta: (price: number, deltas: Record<string, number> | undefined, country: string) =>
				price + (deltas?.[country] ?? 0),
		},
		({ call, args: [price, deltas, country], expected }) =>
			call === 'priceWithDelta' &&
			!Object.is(
				(price as number) + ((deltas as Record<string, number> | undefined)?.[country as string] ?? 0),
				expected.value,
			),
	],
	[
		'the phone of a doubtful range is refused',
		{ checkPhone: (phone: string, country: string) => checkPhone(phone, country, { phone: 'max' }) },
		({ call, args, expected }) =>
			call === 'checkPhone' &&
			args.length < 3 &&
			expected.codes?.[0] === 'address.phone.doubtful' &&
			!isValidPhoneNumber(`${(expected.value as { e164?: string } | undefined)?.e164}`),
	],
	[
		'eleven is the 11st',
		{ toOrdinal: (...[n, locale]: Parameters<typeof toOrdinal>) => (n % 10 === 1 ? `${n}st` : toOrdinal(n, locale)) },
		({ call, args: [n], expected }) =>
			call === 'toOrdinal' && typeof n === 'number' && n % 10 === 1 && expected.value !== `${n}st`,
	],
	[
		'a name has no possessive',
		{
			derivePersonalization: (...args: Parameters<typeof derivePersonalization>) => {
				const verdict = derivePersonalization(...args)
				if (verdict.status !== 'valid') return verdict
				return { ...verdict, value: { ...verdict.value, name: { ...verdict.value.name, firstPossessive: null } } }
			},
		},
		({ call, expected }) =>
			call === 'derivePersonalization' && JSON.stringify(expected.value ?? '').includes('"firstPossessive":"'),
	],
]

describe('runVectors on deliberately broken subjects', () => {
	it.each(BROKEN)('%s: exactly these cases fail', async (_, broken, isBroken) => {
		const ids = idsOf(isBroken)
		expect(ids.length).toBeGreaterThan(0)
		expect(await failedIds({ ...LIBRARY, ...broken }, { only: Object.keys(broken) })).toEqual(ids)
	})

	it('reports the expected answer, the actual answer, and the first difference', async () => {
		const wrong = (zip: string, country: string) => {
			const verdict = checkZip(zip, country)
			return { ...verdict, issues: verdict.issues.map((issue) => ({ ...issue, code: 'zip' })) }
		}
		const { failures } = await runVectors({ checkZip: wrong }, files, { only: ['zip-US-a5b0f5c9', 'checkZip'] })
		const [first] = failures
		expect(first).toMatchObject({ rule: 'validate-order.4', call: 'checkZip', expected: { status: 'invalid' } })
		expect(first?.why).toBe('codes: expected ["address.zip.invalid"], got ["zip"]')
		expect(first?.got).toMatchObject({ status: 'invalid', issues: [{ code: 'zip' }] })
	})
})

describe('levels', () => {
	const warned = { status: 'valid', value: 1, issues: [{ code: 'a', severity: 'warning', path: ['x', 0] }] }
	const expected = {
		status: 'valid',
		codes: ['a'],
		issues: [{ code: 'a', severity: 'warning', path: ['x', 0] }],
		value: 1,
	}
	const failsAt = async (answer: unknown): Promise<string[]> => {
		const failed: string[] = []
		for (const level of ['status', 'codes', 'full'] as const) {
			if ((await runVectors(() => answer, fileOf(one(expected)), { level })).failed > 0) failed.push(level)
		}
		return failed
	}

	it('compare more and more', async () => {
		expect(await failsAt(warned)).toEqual([])
		expect(await failsAt({ ...warned, status: 'invalid' })).toEqual(['status', 'codes', 'full'])
		expect(await failsAt({ ...warned, issues: [] })).toEqual(['codes', 'full'])
		expect(await failsAt({ ...warned, issues: [...warned.issues, ...warned.issues] })).toEqual(['codes', 'full'])
		expect(await failsAt({ ...warned, issues: [{ ...warned.issues[0], severity: 'error' }] })).toEqual(['full'])
		expect(await failsAt({ ...warned, issues: [{ ...warned.issues[0], path: ['x', '0'] }] })).toEqual(['full'])
		expect(await failsAt({ ...warned, value: 2 })).toEqual(['full'])
		expect(await failsAt({ status: 'valid', codes: ['a'] })).toEqual(['full'])
		expect(await failsAt({ status: 'valid' })).toEqual(['codes', 'full'])
	})

	it('allow an absent suggestion only if none is expected, and compare an expected one exactly', async () => {
		const change = [{ path: ['zip'], value: '1' }]
		const passes = async (suggestion: unknown, got: unknown) => {
			const vector = one({ status: 'invalid', codes: ['a'], issues: [{ code: 'a', suggestion }] })
			return (
				(await runVectors(() => ({ status: 'invalid', issues: [{ code: 'a', ...(got as object) }] }), fileOf(vector)))
					.failed === 0
			)
		}
		expect(await passes(null, {})).toBe(true)
		expect(await passes(null, { suggestion: null })).toBe(true)
		expect(await passes(null, { suggestion: change })).toBe(false)
		expect(await passes(change, { suggestion: change })).toBe(true)
		expect(await passes(change, {})).toBe(false)
	})

	it('compare an answer without a status exactly, and a part of it partly', async () => {
		const passes = async (expected: unknown, answer: unknown) =>
			(await runVectors(() => answer, fileOf(one(expected)), { level: 'status' })).failed === 0
		expect(await passes({ value: null }, null)).toBe(true)
		expect(await passes({ value: null }, undefined)).toBe(false)
		expect(await passes({ value: 0 }, -0)).toBe(true)
		expect(await passes({ value: { a: [1] } }, { a: [1] })).toBe(true)
		expect(await passes({ value: { a: [1] } }, { a: [1], b: 1 })).toBe(false)
		expect(await passes({ contains: { a: [{ b: 1 }] } }, { a: [{ b: 1, c: 2 }], d: 3 })).toBe(true)
		expect(await passes({ contains: { a: [{ b: 1 }] } }, { a: [{ b: 1 }, { b: 1 }] })).toBe(false)
		expect(await passes({ contains: { a: [{ b: 1 }] } }, { a: [{ c: 1 }] })).toBe(false)
		expect(await passes({ contains: {} }, [])).toBe(false)
		expect(await passes({ value: JSON.parse('{"__proto__":1}') }, {})).toBe(false)
		expect(await passes({}, {})).toBe(false)
		expect(await passes(null, {})).toBe(false)
	})

	it('compare the needs', async () => {
		const vector = one({ status: 'unknown', needs: [{ kind: 'balance' }] })
		expect((await runVectors(() => ({ status: 'unknown', needs: [{ kind: 'asOf' }] }), fileOf(vector))).failed).toBe(1)
		expect((await runVectors(() => ({ status: 'unknown', needs: [{ kind: 'balance' }] }), fileOf(vector))).failed).toBe(
			0,
		)
	})
})

describe('a run', () => {
	it('calls the functions of a record by name, and reports missing functions', async () => {
		const { negotiateLocale } = LIBRARY
		const report = await runVectors({ negotiateLocale, priceWithDelta: 7 }, files)
		const asked = idsOf(({ call }) => call === 'negotiateLocale').length
		expect(report).toMatchObject({ passed: asked, failed: 0, skipped: all.length - asked })
		expect([...report.missing].sort()).toEqual(
			[...new Set(all.map(({ call }) => call))].filter((call) => call !== 'negotiateLocale').sort(),
		)
	})

	it('finds a parser in the type that it is of', async () => {
		const ids = idsOf(({ call }) => call === 'parseRewardBody')
		const { parse } = RewardBody
		for (const subject of [
			{ RewardBody },
			{ RewardBody: { parse } },
			{ parseRewardBody: parse, RewardBody: { parse: 7 } },
		])
			expect(await runVectors(subject, files, { only: ids })).toMatchObject({ passed: ids.length, missing: [] })
		for (const subject of [{ RewardBody: parse }, { RewardBody: { parse: 7 } }, { rewardBody: { parse } }])
			expect(await runVectors(subject, files, { only: ids })).toMatchObject({ passed: 0, missing: ['parseRewardBody'] })
	})

	it('calls a function with call, arguments and id, which may skip', async () => {
		const answers = new Map(all.map(({ id, call, args }) => [id, findFunction(LIBRARY, call)?.(...args)]))
		const lines = [...answers].map(([id, answer]) => JSON.stringify({ id, answer: answer ?? null }))
		const read = new Map(
			lines.map((line) => JSON.parse(line) as { id: string; answer: unknown }).map(({ id, answer }) => [id, answer]),
		)
		expect(await failedIds((_call, _args, id) => read.get(id))).toEqual([])
		const report = await runVectors((call) => (call === 'checkZip' ? { status: 'skipped' } : null), files, {
			only: ['checkZip', 'D-70'],
		})
		const [zips, headers] = [idsOf(({ call }) => call === 'checkZip'), idsOf(({ rule }) => rule === 'D-70')]
		expect(report).toMatchObject({ skipped: zips.length, failed: headers.length, passed: 0, missing: [] })
	})

	it('runs only the named ids, rules or calls', async () => {
		const asked: string[] = []
		const report = await runVectors((_call, _args, id) => asked.push(id), files, {
			only: ['money-003', 'D-61', 'toOrdinal'],
		})
		expect(asked).toEqual(idsOf(({ id, rule, call }) => id === 'money-003' || rule === 'D-61' || call === 'toOrdinal'))
		expect(asked.length).toBe(report.failed)
		expect((await runVectors(LIBRARY, files, { only: [] })).passed).toBe(0)
	})

	it('reports its progress after every case, whatever the listener does', async () => {
		const seen: unknown[] = []
		const onProgress = (progress: unknown) => {
			seen.push(progress)
			throw new Error('a listener that fails')
		}
		await runVectors({ ask: (x: number) => x }, fileOf(one({ value: 1 }, [1]), one({ value: 1 }, [2])), { onProgress })
		expect(seen).toEqual([
			{ done: 1, total: 2, failed: 0 },
			{ done: 2, total: 2, failed: 1 },
		])
	})

	it('gives the same plain JSON again', async () => {
		const broken = {
			...LIBRARY,
			checkZip: () => ({ status: 'valid', value: undefined, issues: [() => 1, Number.NaN, 1n] }),
		}
		const only = ['checkZip', 'checkPhone']
		const report = await runVectors(broken, files, { only })
		expect(report.failed).toBeGreaterThan(1000)
		expect(await runVectors(broken, files, { only })).toEqual(report)
		expect(JSON.parse(JSON.stringify(report))).toEqual(report)
	})

	it('passes copies of the arguments to each question', async () => {
		const vectors = fileOf(one({ value: 1 }, [{ list: [1] }]))
		const before = JSON.stringify(vectors)
		const spoil = (given: { list: unknown[] }) => {
			given.list.push(2)
			return given.list.length
		}
		expect((await runVectors({ ask: spoil }, [vectors, vectors])).failures.map(({ got, args }) => [got, args])).toEqual(
			[
				[2, [{ list: [1] }]],
				[2, [{ list: [1] }]],
			],
		)
		expect(JSON.stringify(vectors)).toBe(before)
	})
})

describe('hostile subjects fail only their own case', () => {
	const whyOf = async (answer: () => unknown, timeout?: () => Promise<unknown>): Promise<string | undefined> => {
		const vectors = fileOf(one({ value: 'good' }, ['bad']), one({ value: 'good' }, ['good']))
		const ask = (word: string) => (word === 'bad' ? answer() : word)
		const report = await runVectors({ ask }, vectors, { timeout })
		expect(report).toMatchObject({ passed: 1, failed: 1 })
		return report.failures[0]?.why
	}
	const never = () => new Promise(() => {})
	const throws = (error: unknown) => () => {
		throw error
	}

	it('if they throw or reject, whatever they throw', async () => {
		expect(await whyOf(throws(new RangeError('no')))).toBe('threw RangeError: no')
		expect(await whyOf(throws(undefined))).toBe('threw undefined undefined')
		expect(await whyOf(throws(Object.create(null)))).toBe('threw something that cannot be read')
		expect(await whyOf(async () => throws(new Error('late'))())).toBe('rejected with Error: late')
		expect(await whyOf(() => thenable(throws('at once')))).toBe('rejected with string at once')
	})

	it('if they return proxies, cycles, deep or long values', async () => {
		const circle: unknown[] = []
		circle.push(circle)
		const fail = throws(new Error('a trap'))
		expect(await whyOf(() => new Proxy({}, { get: fail, ownKeys: fail, getOwnPropertyDescriptor: fail }))).toMatch(
			/"\(unreadable\)"$/,
		)
		expect(await whyOf(() => circle)).toMatch(/expected "good", got \[\[\[/)
		expect(await whyOf(() => new Array(2 ** 32 - 1))).toMatch(/got \["\(undefined\)"/)
		const bottomless = (): object => ({
			get down() {
				return bottomless()
			},
			get too() {
				return bottomless()
			},
		})
		expect(await whyOf(bottomless)).toMatch(/got \{"down":/)
		expect(await whyOf(() => 'x'.repeat(1e7))).toMatch(/…$/)
	})

	it("if they never answer within the caller's timeout", async () => {
		const soon = () => new Promise((resolve) => setTimeout(resolve, 5))
		expect(await whyOf(never, soon)).toBe('gave no answer in time')
		expect(await whyOf(() => thenable(() => {}), soon)).toBe('gave no answer in time')
		expect(await whyOf(never, () => Promise.reject(new Error('impatient')))).toBe('gave no answer in time')
	})

	it('and pass if they answer in time, even with up to ten nested promises', async () => {
		const nest = (levels: number): unknown => (levels === 0 ? 'good' : thenable((resolve) => resolve(nest(levels - 1))))
		const patience = () => new Promise(() => {})
		for (const [levels, passed] of [
			[1, 1],
			[10, 1],
			[11, 0],
		] as const) {
			const report = await runVectors(() => nest(levels), fileOf(one({ value: 'good' })), { timeout: patience })
			expect(report.passed, String(levels)).toBe(passed)
		}
		expect(await whyOf(() => nest(Number.POSITIVE_INFINITY))).toBe('promises a promise without an end')
	})

	it('and any vectors, options and subjects get a report', async () => {
		await fc.assert(
			fc.asyncProperty(
				hostileValue,
				hostileValue,
				hostileValue,
				hostileValue,
				async (subject, vectors, options, expected) => {
					const given = [arm(vectors), fileOf(one(arm(expected), [arm(vectors)]), arm(expected))] as VectorFile[]
					const calls = typeof subject === 'function' ? {} : (arm(subject) as Subject)
					for (const listed of [given, given[0] as VectorFile]) {
						const report = await runVectors(calls, listed, arm(options) as object)
						expect(JSON.parse(JSON.stringify(report))).toEqual(report)
					}
					const echoed = await runVectors(() => arm(subject), fileOf(one(arm(expected))))
					expect(echoed.passed + echoed.failed + echoed.skipped).toBe(1)
				},
			),
			{ numRuns: runs(300) },
		)
	})
})
