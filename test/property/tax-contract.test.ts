import { deepEqual, equal, ok } from 'node:assert/strict'
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { checkTaxNumber } from '../../src/rules/tax/check-tax-number.ts'
import { describeTaxNumber } from '../../src/rules/tax/describe-tax-number.ts'
import { formatTaxNumber } from '../../src/rules/tax/format-tax-number.ts'
import { taxNumberFromAttributes } from '../../src/rules/tax/tax-number-from-attributes.ts'
import { Slowest } from '../bounded.ts'
import { runs } from '../fuzz.ts'
import { hostileText } from './hostile.ts'

/** Copied from the interface, where the backslashes are escaped. */
const PATTERNS = new Map([
	['BR', /^\d{3}\.\d{3}\.\d{3}-\d{2}$/],
	['MX', /^[A-Za-z]{4}\d{6}[A-Za-z0-9]{3}$/],
])
const FIVE = ['BR', 'MX', 'CN', 'IT', 'KR']
const country = fc.constantFrom(...FIVE)

const SAMPLES = [
	...'529.982.247-25 33.000.167/0001-01 12.ABC.345/01DE-35 XOJI740919U48 IAÑL750210963'.split(' '),
	...'L&O950913MSA XAXX010101000 11010519491231002X 91350100M000100Y43 RSSMRA85T10A56NH'.split(' '),
	...'IT00743110157 P123456789012 116-82-00276 971013-9019902'.split(' '),
]
const sign = fc.constantFrom(...'0123456789AaNnXxñÑ&.-/ _\n\u0303\u200b٣５Ａİßſ')
/** A number with some of its characters dropped, doubled, changed or set in another case. */
const nearNumber = fc
	.tuple(fc.constantFrom(...SAMPLES), fc.array(fc.tuple(fc.nat(20), fc.nat(4), sign), { maxLength: 4 }))
	.map(([sample, edits]) => {
		let text = sample
		for (const [at, kind, character] of edits) {
			const rest = text.slice(at + 1)
			const own = text.charAt(at)
			text = text.slice(0, at) + ['', own + own, character, character + own, own.toLowerCase()][kind] + rest
		}
		return text
	})
const anyText = fc.oneof({ weight: 4, arbitrary: nearNumber }, hostileText)
const anyValue = fc.oneof(
	hostileText,
	fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true, withMap: true }),
)
const check = (value: unknown, code: unknown) => checkTaxNumber(value as string, code as string)

describe('the contract', () => {
	it('D-21: Brazil and Mexico reject exactly what the interface’s patterns reject', () => {
		let passed = 0
		fc.assert(
			fc.property(anyText, fc.constantFrom('BR', 'MX'), (text, code) => {
				const passes = PATTERNS.get(code)?.test(text)
				equal(check(text, code).status, passes ? 'valid' : 'invalid')
				if (passes) passed++
			}),
			{ numRuns: runs(10_000) },
		)
		ok(passed > runs(200))
	})

	it('rule 4, D-20: China, Italy and South Korea reject only a blank text', () => {
		fc.assert(
			fc.property(anyText, fc.constantFrom('CN', 'IT', 'KR'), (text, code) => {
				equal(check(text, code).status, text.trim() === '' ? 'invalid' : 'valid')
			}),
			{ numRuns: runs(5000) },
		)
	})

	it('returns the number unchanged', () => {
		fc.assert(
			fc.property(anyText, country, (text, code) => {
				const verdict = check(text, code)
				if (verdict.status === 'valid') equal(verdict.value, text)
			}),
			{ numRuns: runs(5000) },
		)
	})
})

describe('the findings', () => {
	it('disappear after their suggestion, which a number gets with any spacing', () => {
		const separator = fc.constantFrom('', '', '', '.', '-', ' ', '/', '\u00a0', '\u2011', '\u3000', '\u200b')
		const spaced = (characters: fc.Arbitrary<string>) =>
			fc.tuple(characters, fc.array(separator, { minLength: 14, maxLength: 14 })).map(([number, separators]) => ({
				number,
				text: separators.map((between, at) => between + number.charAt(at)).join(''),
			}))
		const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 11, maxLength: 11 })
		const rfc = fc.stringMatching(/^[A-Z]{4}[0-9]{6}[A-Z0-9]{3}$/)
		fc.assert(
			fc.property(spaced(digits), spaced(rfc), (cpf, person) => {
				const asked = [
					{ code: 'BR', text: cpf.text, written: cpf.number.replace(/^(...)(...)(...)/, '$1.$2.$3-') },
					{ code: 'MX', text: person.text.toLowerCase(), written: person.number },
				]
				for (const { code, text, written } of asked) {
					if (PATTERNS.get(code)?.test(text)) continue
					deepEqual(check(text, code).issues[0]?.suggestion, [{ path: ['taxNumber'], value: written }])
					ok(check(written, code).issues.every((issue) => issue.code !== 'tax-number.format'))
				}
			}),
			{ numRuns: runs(3000) },
		)
	})

	it('hold for the number as its issuer formats it, which formatting does not change', () => {
		fc.assert(
			fc.property(nearNumber, country, (text, code) => {
				const written = formatTaxNumber(text, code)
				equal(formatTaxNumber(written, code), written)
				deepEqual(describeTaxNumber(written, code), describeTaxNumber(text, code))
			}),
			{ numRuns: runs(5000) },
		)
	})
})

describe('totality', () => {
	it('accepts any value of any type', () => {
		fc.assert(
			fc.property(anyValue, anyValue, (value, code) => {
				ok(['valid', 'invalid'].includes(check(value, code).status))
				equal(typeof formatTaxNumber(value as string, code as string), 'string')
				const found = taxNumberFromAttributes(value)
				ok(found === null || typeof found.value === 'string')
			}),
			{ numRuns: runs(3000) },
		)
	})

	it('takes no longer for a megabyte', () => {
		const unit = fc.constantFrom('1', ' ', 'A', '１', 'n\u0303', '.', '1.', '\u200b')
		const slowest = new Slowest()
		fc.assert(
			fc.property(unit, country, (text, code) => {
				const long = text.repeat(1e6)
				slowest.watch(() => {
					check(long, code)
					formatTaxNumber(long, code)
				})
			}),
			{ numRuns: runs(40) },
		)
		slowest.expectCost(10)
	})
})
