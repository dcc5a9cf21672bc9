import { isDeepStrictEqual, types } from 'node:util'
import { runInNewContext } from 'node:vm'
import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as contract from '../../src/entries/contract.ts'
import { parseInstant } from '../../src/rules/calendar/parse-instant.ts'
import type { Issue } from '../../src/rules/core/issue.ts'
import type { Verdict } from '../../src/rules/core/verdict.ts'
import { leastOf, runs } from '../fuzz.ts'
import { readSlowly } from '../rules/contract/slow-reader.ts'
import { mutated, names, parse } from './contract-samples.ts'

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
				const isStrict = instant?.isLoose === false
				expect(codes, text).toEqual(instant === null ? ['format'] : isStrict ? [] : ['loose-date-time'])
				if (isStrict) strict++
				else if (instant !== null) loose++
			}),
			{ numRuns: runs(5000) },
		)
		// 0.0098 of the texts are strict, and 0.3 loose: without the bias of fast-check, whose share changes with the number of runs.
		expect(Math.min(strict, loose)).toBeGreaterThanOrEqual(leastOf(runs(5000), 0.0095))
	})
})
