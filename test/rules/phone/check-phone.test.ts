import fc from 'fast-check'
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' }
import { type CountryCode, validatePhoneNumberLength } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { expectedOf } from '../../../scripts/phone/compare.ts'
import { checkPhone } from '../../../src/rules/built-in/address.ts'
import { allCountries } from '../../../src/rules/built-in/places.ts'
import { noFindings } from '../../../src/rules/core/finding.ts'
import { DEFAULT_POLICY, resolvePolicy } from '../../../src/rules/core/policy.ts'
import { BUILT_IN_PHONES } from '../../../src/rules/phone/built-in-phones.ts'
import { judgePhone } from '../../../src/rules/phone/check-phone.ts'
import { readPhone } from '../../../src/rules/phone/read-phone.ts'
import { costOf } from '../../bounded.ts'
import { codesOf } from '../../codes-of.ts'
import { runs } from '../../fuzz.ts'
import { silent } from '../../silent.ts'
import table from '../../vectors/phone.json' with { type: 'json' }
import CASES from './check-phone.json' with { type: 'json' }

describe('the vectors of phone numbers', () => {
	it('say what libphonenumber-js says', () => {
		for (const { id, args, expected } of table.cases.filter(({ args }) => args.length < 3)) {
			const { status, codes, value } = expected
			const kind = codes.length === 0 ? 'max' : status === 'valid' ? 'min alone' : 'invalid'
			const parts = value === undefined ? '' : ` ${value.e164} ${value.countryCode} ${value.nationalNumber}`
			expect(expectedOf(args[0] as string, args[1] as string | undefined), id).toBe(kind + parts)
		}
	})
})

describe('validate-order.3: the phone number is valid', () => {
	it('names the field, the clause and an example of the country', () => {
		expect(checkPhone('555-2671', 'FR').issues).toMatchObject([
			{
				...{ code: 'address.phone.invalid', severity: 'error', path: ['phone'], rule: 'validate-order.3' },
				params: { phone: '555-2671', example: '+33612345678', reason: 'too short' },
			},
		])
	})

	it('says why as libphonenumber-js does: too short, too long, not a number', () => {
		const reasons = { TOO_SHORT: 'too short', TOO_LONG: 'too long', NOT_A_NUMBER: 'not a number' } as const
		let count = 0
		const others: string[] = []
		for (const [country, example] of Object.entries(examples)) {
			const texts = [-1, -2, -4].map((end) => example.slice(0, end)).concat(`${example}1`, `${example}12345`, 'ask me')
			for (const text of texts) {
				const [issue] = checkPhone(text, country).issues
				const length = validatePhoneNumberLength(text, country as CountryCode) ?? ''
				if (issue?.code !== 'address.phone.invalid' || !Object.hasOwn(reasons, length)) continue
				count++
				if (issue.params.reason !== reasons[length as 'TOO_SHORT']) others.push(`${text} ${country}`)
			}
		}
		expect(count).toBeGreaterThan(1000)
		expect(others).toEqual([])
	})

	it.each([
		['030 9', 'DE', 'too short'],
		['555-2671', 'US', 'too short'],
		['(555) 555-5555', 'US', 'no such beginning'],
		['123-456-7890', 'US', 'no such beginning'],
		['+999 12345', 'US', 'no such beginning'],
		['+1', 'US', 'too short'],
		['+', 'US', 'not a number'],
		['ask me', 'DE', 'not a number'],
		['1-800-FLOWERS', 'NL', 'not a number'],
		['030 12 Büro', 'DE', 'not a number'],
		['Tel. 030 9', 'DE', 'too short'],
		['4159838030', undefined, 'no such beginning'],
	])('says why %s is none in %s: %s', (phone, country, reason) => {
		expect(checkPhone(phone, country).issues[0]?.params).toMatchObject({ reason })
	})

	it('gives an example that it accepts itself, for every country', () => {
		expect(allCountries().length).toBeGreaterThan(240)
		for (const { code } of allCountries()) {
			const example = String(checkPhone('', code).issues[0]?.params['example'])
			expect(checkPhone(example).status, code).toBe('valid')
			expect(expectedOf(example, undefined), code).toMatch(/^max /)
		}
	})

	it.each([
		['a trunk prefix that the country has not', '0415 555 2671', 'US', '+14155552671'],
		['letters in place of digits', 'O2O 7946 O958', 'GB', '+442079460958'],
		['an l in place of a 1', '(4l5) 555-267l', 'US', '+14155552671'],
		["another country's prefix for calls abroad", '0044 20 7946 0958', 'US', '+442079460958'],
		['a calling code without its plus', '442079460958', 'US', '+442079460958'],
		['a plus sign too many', '++44 20 7946 0958', undefined, '+442079460958'],
		['what stood before mobile numbers in Mexico', '+52 1 55 5512 3456', 'MX', '+525555123456'],
		['the same within the country, which is no code of another', '044 55 5512 3456', 'MX', '+525555123456'],
		['a zero between plus and calling code', '+0049 30 901820', undefined, '+4930901820'],
		['letters of the keypad that are also a word for an extension', '1-800-LOCAL-12', 'US', '+18005622512'],
		['letters that all look like digits', '2O2 456-lIl1', 'US', '+12024561111'],
		['a text of 40 characters', `${' '.repeat(27)}0415 555 2671`, 'US', '+14155552671'],
	])('suggests a fix that passes: %s', (_, phone, countryCode, value) => {
		const [issue] = checkPhone(phone, countryCode).issues
		expect(issue?.suggestion).toEqual([{ path: ['phone'], value }])
		expect(checkPhone(value, countryCode)).toMatchObject({ status: 'valid', issues: [] })
	})

	it.each([
		['one zero is no sign of a calling code', '0442079460958', 'US'],
		['nor are ten digits', '4930901820', 'US'],
		['one letter spells nothing', '41A 555 2671', 'US'],
		['a word spells nothing', 'TOOFLOWERS', 'US'],
		['nor does the first option of a list', 'Choose...', 'DE'],
		['nor does a word with a number behind', 'Sonstige 1', 'AT'],
		['an extension alone is no number', 'anexo 55123', 'CA'],
		['what stood before mobile numbers in Mexico stands first', '9044 55 5512 3456', 'MX'],
		['and ten digits follow it', '044 55 5512 3456 7', 'MX'],
		['a text of 41 characters', `${' '.repeat(28)}0415 555 2671`, 'US'],
	])('suggests nothing: %s', (_, phone, countryCode) => {
		const [issue] = checkPhone(phone, countryCode).issues
		expect(issue?.code).toBe('address.phone.invalid')
		expect(issue).not.toHaveProperty('suggestion')
	})

	it.each(CASES.suggested)('D-15: suggests the number without its extension: %s, %s', (phone, countryCode, value) => {
		const { status, issues } = checkPhone(phone, countryCode)
		expect(status).toBe('invalid')
		expect(issues).toMatchObject([{ code: 'address.phone.invalid', suggestion: [{ path: ['phone'], value }] }])
		expect(checkPhone(value, countryCode)).toMatchObject({ status: 'valid', issues: [] })
	})

	it.each(CASES.unsuggested)('suggests nothing beside a word of another kind: %s', (_, phone, countryCode) => {
		const { issues } = checkPhone(phone, countryCode)
		expect(issues).toMatchObject([{ code: 'address.phone.invalid' }])
		expect(issues[0]).not.toHaveProperty('suggestion')
	})

	it.each([
		['06 6982 1234 int. 12', 'IT', '+390669821234'],
		['(1) 213 4567 anexo 12', 'PE', '+5112134567'],
		['8 (495) 123-45-67 (доб. 123)', 'RU', '+74951234567'],
		['Poste 514 987 6543', 'CA', '+15149876543'],
	])('keeps its answer to %s, %s', (phone, countryCode, e164) => {
		const verdict = checkPhone(phone, countryCode)
		expect(verdict).toMatchObject({ status: 'valid', value: { e164 }, issues: [] })
	})

	it('suggests nothing but what passes, whatever was typed', () => {
		const typed = fc.array(fc.constantFrom(...'0123456789+-() oOlIx,'), { maxLength: 20 }).map((list) => list.join(''))
		fc.assert(
			fc.property(typed, fc.constantFrom('US', 'GB', 'DE', 'IT', 'AR', 'MX', undefined), (phone, country) => {
				for (const { suggestion } of checkPhone(phone, country).issues)
					for (const { value } of suggestion ?? []) expect(checkPhone(value, country)).toMatchObject({ issues: [] })
			}),
			{ numRuns: runs(1500) },
		)
	})
})

describe('D-15', () => {
	it.each(['BR/', 'US/sg', 'B', '55;BR', ''])(
		'"%s" is no country, whatever the table of plans looks like',
		(country) => {
			expect(codesOf(checkPhone('+442079460958', country))).toEqual(['address.country.unknown'])
		},
	)

	it.each(['', ' ', ' '.repeat(250), '\t\n\u00a0', undefined, null])(
		'reports an empty phone as an error: %j',
		(phone) => {
			expect(checkPhone(phone as string, 'US')).toMatchObject({
				status: 'invalid',
				issues: [{ code: 'address.phone.missing', severity: 'error', rule: 'D-15', path: ['phone'] }],
			})
			expect(silent(checkPhone(phone as string, 'US'))).toBeNull()
		},
	)

	it('a number that only the smaller metadata accepts has no value with the full one', () => {
		const [strict, usual] = [noFindings(resolvePolicy({ phone: 'max' })), noFindings(DEFAULT_POLICY)]
		expect(judgePhone(readPhone('+33 7 00 12 34 56', null, BUILT_IN_PHONES), BUILT_IN_PHONES, strict)).toBeUndefined()
		expect(judgePhone(readPhone('+33 7 00 12 34 56', null, BUILT_IN_PHONES), BUILT_IN_PHONES, usual)).toMatchObject({
			e164: '+33700123456',
		})
		expect([strict, usual].map(({ list }) => list?.map(({ severity }) => severity))).toEqual([['error'], ['warning']])
	})

	it('a number of no country has none, and is valid anywhere', () => {
		expect(checkPhone('+80012345678', 'FR')).toMatchObject({ value: { countryCode: null } })
	})

	it('a country in any case is read, and an unknown one refused', () => {
		expect(checkPhone('020 7946 0958', ' gb ')).toMatchObject({ value: { e164: '+442079460958' } })
		expect(silent(checkPhone('020 7946 0958', 'gb'))?.e164).toBe('+442079460958')
		for (const phone of ['+442079460958', '', '020 7946 0958']) {
			expect(codesOf(checkPhone(phone, 'ZZ'))).toEqual(['address.country.unknown'])
			expect(silent(checkPhone(phone, 'ZZ'))).toBeNull()
		}
	})
})

describe('tel: URIs with a context (RFC 3966)', () => {
	// libphonenumber-js keeps the position of its last match between calls, so it misreads every second such URI
	it('are read the same at every call', () => {
		for (let call = 0; call < 4; call++) {
			expect(checkPhone('tel:020-7946-0958;phone-context=+44')).toMatchObject({ value: { e164: '+442079460958' } })
			expect(checkPhone('tel:20-7946-0958;phone-context=a1.', 'GB')).toMatchObject({ value: { e164: '+442079460958' } })
		}
	})

	it.each([
		['a domain context says nothing of the calling code', 'tel:020-7946-0958;phone-context=com', 'GB', '+442079460958'],
		['the context may be punctuated', 'tel:20 7946 0958;phone-context=+4-4', undefined, '+442079460958'],
		['what follows it is dropped', 'tel:20 7946 0958;phone-context=+44;ext=5', undefined, '+442079460958'],
		['the prefix may be missing', '20 7946 0958;phone-context=+44', undefined, '+442079460958'],
		['an empty context', 'tel:020-7946-0958;phone-context=', 'GB', null],
		['a malformed context', 'tel:020-7946-0958;phone-context=+', 'GB', null],
		['a domain with letters in its labels', 'tel:020-7946-0958;phone-context=example.com', 'GB', null],
	])('%s', (_, phone, country, e164) => {
		expect(silent(checkPhone(phone, country))?.e164 ?? null).toBe(e164)
	})
})

describe('any input', () => {
	it('longer than 250 characters is refused unread', () => {
		expect(checkPhone(`${' '.repeat(238)}+442079460958`.slice(0, 250)).status).toBe('invalid')
		expect(checkPhone(`${' '.repeat(237)}+442079460958`)).toMatchObject({ status: 'valid' })
		expect(codesOf(checkPhone(`${' '.repeat(238)}+442079460958`))).toEqual(['address.phone.invalid'])
		expect(codesOf(checkPhone(' '.repeat(1e6)))).toEqual(['address.phone.invalid'])
		expect(codesOf(checkPhone(`+${'1'.repeat(1e6)}`))).toEqual(['address.phone.invalid'])
	})

	it('of 250 characters takes no time that grows faster than the text', () => {
		const fill = (part: string, length: number): string => part.repeat(length).slice(0, length)
		const texts = (length: number): string[] => [
			`123${fill(' ', length)}!`,
			...[...' ,;#x~-١1\u3000', ', ', ' ext', '\u00a0,\t', '1 ', 'extensio\u0301n ', ';isub='].map(
				(part) => `123${fill(part, length)}1`,
			),
			`tel:1;phone-context=+${fill('-', length)}1`,
			`tel:1;phone-context=${fill('1-1.', length)}!`,
			`tel:1;phone-context=a${fill('-', length)}!`,
		]
		const costOfMany = (text: string, enough?: number): number =>
			costOf(() => {
				for (let call = 0; call < 50; call++) checkPhone(text, 'GB')
			}, enough)
		// Twelve times the text must cost less than forty times as much. Quadratic time would cost a hundred and forty times.
		const short = texts(18)
		texts(224).forEach((text, index) => {
			const cost = costOfMany(text, 1)
			if (cost > 1) expect(cost, text).toBeLessThan(Math.min(40 * costOfMany(short[index] as string), 10))
		})
	})
})
