import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPhones } from '../../scripts/phone/generate.ts'
import { fractionsFrom } from '../../scripts/phone/words.ts'
import { formatField } from '../../src/entries/form.ts'
import { allCountries, checkPhone, checkTaxNumber, checkZip, formatTaxNumber } from '../../src/entries/index.ts'
import { zipExamples } from '../../src/rules/zip/zip-examples.ts'
import { runs, seedOf } from '../fuzz.ts'
import { inCountries } from '../rows.ts'
import corpus from '../vectors/zip-examples.json' with { type: 'json' }
import CASES from './format-field.json' with { type: 'json' }

const COUNTRIES = allCountries().map(({ code }) => code)
const signs = (text: string): string => text.replace(/[^\dA-Za-z+]/g, '').toUpperCase()

/** Types a text at the end of a field, one character after the other, and formats it each time. */
function type(name: string, text: string, country: string): string {
	let state = { value: '', caret: 0 }
	for (const character of text) {
		const value = state.value.slice(0, state.caret) + character + state.value.slice(state.caret)
		state = formatField(value, state.caret + 1, name, country)
	}
	return state.value
}
const paste = (name: string, text: string, country: string): string =>
	formatField(text, text.length, name, country).value

/** Applies a key to a field, then formats the field. */
function press(key: 'Backspace' | 'Delete', name: string, value: string, caret: number, country: string) {
	const from = key === 'Backspace' ? Math.max(caret - 1, 0) : caret
	const rest = value.slice(0, from) + value.slice(from + 1)
	return formatField(rest, from, name, country, key === 'Delete' ? 'deleteContentForward' : 'deleteContentBackward')
}

/** Codes in use, in many spellings. */
const CODES = [
	...Object.entries(corpus.valid).flatMap(([country, zips]) => zips.map((zip) => [country, zip] as const)),
	...COUNTRIES.flatMap((country) => zipExamples(country).map((zip) => [country, zip] as const)),
]
const anyZip = fc
	.tuple(
		fc.constantFrom(...CODES),
		fc.constantFrom('keep', 'none', ' ', '-', '.', '\u2011'),
		fc.boolean(),
		fc.constantFrom('', '', '', 'own-', 'sign-'),
	)
	.map(([[country, zip], separator, isSmall, prefix]) => {
		const spelled = separator === 'keep' ? zip : zip.replace(/[ -]/g, separator === 'none' ? '' : separator)
		const before = prefix === 'own-' ? `${country}-` : prefix === 'sign-' ? `${country.slice(0, 1)}-` : ''
		return [country, before + (isSmall ? spelled.toLowerCase() : spelled), before] as const
	})
const NUMBERS = inCountries({
	BR: '529.982.247-25|52998224725|CPF 529.982.247-25|11.222.333/0001-81|12abc34501de35',
	MX: 'xoji740919u48|RFC: XOJI-740919-U48|MAB9307148T4',
	CN: '11010519491231002x|\u2060',
	IT: 'rss mra 85t10 a562s|IT 00743110157',
	KR: 'p123456789012|116-82-00276|9001011234567| ',
})
const anyNumber = fc.oneof(
	fc.constantFrom(...NUMBERS),
	fc.tuple(fc.constantFrom('BR', 'MX', 'CN', 'IT', 'KR', 'US'), fc.stringMatching(/^[\dA-Za-z ./-]{0,20}$/)),
)

describe('formatField', () => {
	it.each(CASES.formatted)('formats the %s of %s: %s as %s', (name, country, typed, written) => {
		expect(paste(name, typed, country)).toBe(written)
		expect(type(name, typed, country)).toBe(written)
	})

	it('keeps the caret at the same letter or digit', () => {
		expect(formatField('529.1982', 5, 'taxNumber', 'BR')).toEqual({ value: '529.198.2', caret: 5 })
		expect(formatField('m1 ', 3, 'zip', 'GB')).toEqual({ value: 'M1 ', caret: 3 })
		expect(formatField('94103-', 6, 'zip', 'US')).toEqual({ value: '94103-', caret: 6 })
		expect(formatField('RFC XOJI740919U48', 8, 'taxNumber', 'MX')).toEqual({ value: 'XOJI740919U48', caret: 4 })
		fc.assert(
			fc.property(anyZip, fc.nat(12), ([country, zip], at) => {
				const caret = Math.min(at, zip.length)
				const after = formatField(zip, caret, 'zip', country)
				expect(signs(after.value.slice(0, after.caret))).toBe(signs(zip.slice(0, caret)))
			}),
		)
	})

	it('can be emptied with either key, however many separators there are', () => {
		for (const [name, country, text] of [
			['zip', 'CA', 'K1A 0B1'],
			['zip', 'US', '94103-1234'],
			['taxNumber', 'BR', '529.982.247-25'],
			['phone', 'US', '(415) 983-8030'],
			['phone', 'GB', '+44 20 7946 0958'],
		] as const) {
			for (const key of ['Backspace', 'Delete'] as const) {
				let state = { value: paste(name, text, country), caret: key === 'Backspace' ? text.length : 0 }
				for (let presses = 0; signs(state.value) !== '' && presses <= text.length; presses++)
					state = press(key, name, state.value, state.caret, country)
				expect(signs(state.value), `${key} ${text}`).toBe('')
			}
		}
	})

	it('never makes a value worse, and is stable: zips', () => {
		let accepted = 0
		fc.assert(
			fc.property(anyZip, ([country, zip]) => {
				const before = checkZip(zip, country)
				const written = paste('zip', zip, country)
				const after = checkZip(written, country)
				if (before.status === 'valid') {
					accepted++
					expect(after, `${country} ${zip} ${written}`).toEqual(before)
				}
				expect(paste('zip', written, country)).toBe(written)
			}),
			{ numRuns: runs(3000) },
		)
		expect(accepted).toBeGreaterThan(runs(1500))
	})

	it('never makes a value worse, and is stable: tax numbers', () => {
		fc.assert(
			fc.property(anyNumber, ([country, number]) => {
				const before = checkTaxNumber(number, country)
				const written = paste('taxNumber', number, country)
				const after = checkTaxNumber(written, country)
				if (before.status === 'valid') {
					expect(after.status, `${country} ${number} ${written}`).toBe('valid')
					expect(after.issues.length).toBeLessThanOrEqual(before.issues.length)
				}
				expect(paste('taxNumber', written, country)).toBe(written)
			}),
			{ numRuns: runs(1500) },
		)
	})

	it('never makes a value worse, and is stable: phones', () => {
		const next = createPhones(fractionsFrom(seedOf(7)))
		let accepted = 0
		for (let round = 0; round < runs(1500); round++) {
			const { text, countryCode = 'US' } = next()
			const before = checkPhone(text, countryCode)
			const written = paste('phone', text, countryCode)
			if (before.status === 'valid') {
				accepted++
				const after = checkPhone(written, countryCode)
				expect(after.status === 'valid' && after.value, `${countryCode} ${text} ${written}`).toEqual(before.value)
			}
			expect(paste('phone', written, countryCode)).toBe(written)
		}
		expect(accepted).toBeGreaterThan(runs(375))
	})

	it('formats typed and pasted text the same', () => {
		fc.assert(
			fc.property(anyZip, ([country, zip, before]) => {
				if (before === '') expect(type('zip', zip, country)).toBe(paste('zip', zip, country))
			}),
			{ numRuns: runs(1500) },
		)
		fc.assert(
			fc.property(anyNumber, ([country, number]) => {
				if (number.trim() !== '')
					expect(type('taxNumber', number, country).trim()).toBe(paste('taxNumber', number, country).trim())
			}),
			{ numRuns: runs(1500) },
		)
		const next = createPhones(fractionsFrom(seedOf(8)))
		for (let round = 0; round < runs(500); round++) {
			const { text, countryCode } = next()
			const digits = text.replace(/[^\d+]/g, '')
			if (/^\+?\d{1,15}$/.test(digits))
				expect(type('phone', digits, countryCode ?? '')).toBe(paste('phone', digits, countryCode ?? ''))
		}
	})

	it('formats a whole tax number as formatTaxNumber does', () => {
		for (const [country, number] of NUMBERS)
			if (number.trim().length > 1) expect(paste('taxNumber', number, country)).toBe(formatTaxNumber(number, country))
	})

	it('accepts any value', () => {
		expect(formatField(null as never, 1, 'zip', 'US')).toEqual({ value: '', caret: 0 })
		for (const caret of [-1, 99, Number.NaN, null, 1.5])
			expect(formatField('ab', caret as number, 'city', 'US').caret).toBe(caret === -1 ? 0 : 2)
		const long = '1'.repeat(100_000)
		for (const name of ['zip', 'phone', 'taxNumber'])
			expect(formatField(long, 5, name, 'BR')).toEqual({ value: long, caret: 5 })
	})
})
