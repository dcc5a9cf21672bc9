import { deepEqual, equal } from 'node:assert/strict'
import { cnpj, cpf } from 'cpf-cnpj-validator'
import fc from 'fast-check'
import { stdnum, type Validator } from 'stdnum'
import { describe, expect, it } from 'vitest'
import { checkTaxNumber } from '../../src/rules/tax/check-tax-number.ts'
import { describeTaxNumber } from '../../src/rules/tax/describe-tax-number.ts'
import { runs } from '../fuzz.ts'
import { silent } from '../silent.ts'

/** Returns the number of a verdict without issues; undefined for every other verdict. */
const clean = (number: string, country: string): string | undefined =>
	silent(checkTaxNumber(number, country)) ?? undefined

/**
 * Compares with stdnum and cpf-cnpj-validator. Where one of them is known to be wrong or stricter, a comment says so and the test
 * skips the case.
 */
const RUNS = { numRuns: runs(10_000) }

/** The validators of stdnum that are used. A missing name throws. */
const oracles = {
	cpf: validatorOf('BR', 'cpf'),
	cnpj: validatorOf('BR', 'cnpj'),
	rfc: validatorOf('MX', 'rfc'),
	ric: validatorOf('CN', 'ric'),
	uscc: validatorOf('CN', 'uscc'),
	codicefiscale: validatorOf('IT', 'codicefiscale'),
	iva: validatorOf('IT', 'iva'),
	brn: validatorOf('KR', 'brn'),
	rrn: validatorOf('KR', 'rrn'),
}

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const text = (characters: string, length: number) =>
	fc.string({ unit: fc.constantFrom(...characters), minLength: length, maxLength: length })
const digits = (length: number) => text(DIGITS, length)
const twoDigits = (least: number, most: number) =>
	fc.integer({ min: least, max: most }).map((number) => String(number).padStart(2, '0'))
/** Month and day as MMDD. About one in seven is not a date. */
const monthAndDay = fc.tuple(twoDigits(0, 13), twoDigits(0, 32)).map((parts) => parts.join(''))
const problemOf = (number: string, country: string) => describeTaxNumber(number, country)?.problem
/** Counts both outcomes: each must occur, or the property proves nothing. */
const seen = () => {
	const counts = { right: 0, wrong: 0 }
	return {
		note: (right: boolean) => void counts[right ? 'right' : 'wrong']++,
		expectBoth: () => {
			expect(counts.right).toBeGreaterThan(runs(100))
			expect(counts.wrong).toBeGreaterThan(runs(100))
		},
	}
}

describe('Brazil', () => {
	it('CPF: both oracles agree on the check digits', () => {
		const { note, expectBoth } = seen()
		const check = (front: string, back: string | null) => {
			const tens = cpf.verifierDigit(front)
			const number = front + (back ?? `${tens}${cpf.verifierDigit(front + tens)}`)
			const isRight = oracles.cpf(number).isValid
			// stdnum accepts a single repeated digit. cpf-cnpj-validator rejects 123.456.789-09, whose check digits are correct.
			const isOneDigit = new Set(number).size === 1
			if (number !== '12345678909') equal(cpf.isValid(number), isRight && !isOneDigit)
			equal(problemOf(number, 'BR'), isOneDigit ? 'repeated-digits' : isRight ? null : 'check-digits')
			const written = cpf.format(number)
			equal(clean(written, 'BR'), isRight && !isOneDigit ? written : undefined)
			equal(checkTaxNumber(written, 'BR').status, 'valid')
			note(isRight)
		}
		fc.assert(fc.property(digits(9), fc.option(digits(2)), check), RUNS)
		for (const digit of DIGITS) check(digit.repeat(9), digit.repeat(2))
		check('123456789', '09')
		expectBoth()
	})

	it('CNPJ, with letters and without: both oracles agree on the check digits', () => {
		const { note, expectBoth } = seen()
		const front = fc.oneof(digits(12), text(DIGITS + LETTERS, 12))
		fc.assert(
			fc.property(front, fc.option(digits(2)), (characters, back) => {
				const tens = cnpj.verifierDigit(characters)
				const number = characters + (back ?? `${tens}${cnpj.verifierDigit(characters + tens)}`)
				const isRight = cnpj.isValid(number)
				equal(oracles.cnpj(number).isValid, isRight)
				deepEqual(describeTaxNumber(number, 'BR'), {
					kind: /[A-Z]/.test(number) ? 'cnpj-alphanumeric' : 'cnpj',
					name: /[A-Z]/.test(number) ? 'alphanumeric CNPJ' : 'CNPJ',
					value: cnpj.format(number),
					problem: isRight ? null : 'check-digits',
				})
				equal(checkTaxNumber(number, 'BR').status, 'invalid')
				note(isRight)
			}),
			RUNS,
		)
		expectBoth()
	})
})

describe('Mexico', () => {
	it('RFC: stdnum agrees on date and check digit', () => {
		const { note, expectBoth } = seen()
		const names = fc.oneof(text(LETTERS, 4), text(LETTERS, 3), text(`${LETTERS}Ñ&`, 4), text(`${LETTERS}Ñ&`, 3))
		// stdnum rejects other homoclaves, and the check digit must be one of eleven characters.
		const homoclave = fc.tuple(text('123456789ABCDEFGHIJKLMNOPQRSTUV', 1), text(`123456789${LETTERS}`, 1))
		fc.assert(
			fc.property(names, digits(2), monthAndDay, homoclave, text('0123456789A', 1), (name, year, day, clave, check) => {
				const number = name + year + day + clave.join('') + check
				const oracle = oracles.rfc(number)
				const problem = problemOf(number, 'MX')
				// stdnum rejects 45 rude words, which the SAT does not issue but the service accepts, and future birthdays. It also accepts
				// the check digit of an older alphabet without & and Ñ.
				if (!oracle.isValid && oracle.error.name === 'InvalidComponent' && isRealDay(year, day)) return
				if (oracle.isValid && problem === 'check-digits' && isOfTheOldAlphabet(number)) return
				equal(problem === null, oracle.isValid)
				equal(problem === 'date', !isRealDay(year, day))
				equal(clean(number, 'MX'), problem === null && /^[A-Z]{4}\d/.test(number) ? number : undefined)
				note(oracle.isValid)
			}),
			RUNS,
		)
		expectBoth()
	})

	it('RFC: a number in lower case means the same', () => {
		fc.assert(
			fc.property(text(LETTERS, 4), digits(2), monthAndDay, text(DIGITS + LETTERS, 3), (name, year, day, end) => {
				const number = name + year + day + end
				const lower = number.toLowerCase()
				equal(clean(lower, 'MX'), clean(number, 'MX')?.toLowerCase())
				equal(checkTaxNumber(lower, 'MX').status, 'valid')
			}),
			{ numRuns: runs(1500) },
		)
	})
})

describe('China', () => {
	it('resident identity number: stdnum agrees on birthday and check character', () => {
		const { note, expectBoth } = seen()
		// Years up to 2025, because stdnum rejects future birthdays.
		const year = fc.integer({ min: 1850, max: 2025 }).map(String)
		fc.assert(
			fc.property(
				digits(6),
				year,
				monthAndDay,
				digits(3),
				text('0123456789X', 1),
				(region, born, day, order, check) => {
					const number = region + born + day + order + check
					const description = describeTaxNumber(number, 'CN')
					const isRight = oracles.ric(number).isValid
					if (description?.kind === 'social-credit') equal(isRight, false)
					else equal(description?.problem === null, isRight)
					note(isRight)
				},
			),
			RUNS,
		)
		expectBoth()
	})

	it('social credit code: stdnum agrees on the check character', () => {
		const { note, expectBoth } = seen()
		const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
		// stdnum rejects letters in the first two places, although GB 32100 has A, N and Y there. It also rejects the check character
		// 0, because it reads one place past the end of its alphabet.
		fc.assert(
			fc.property(digits(8), text(alphabet, 9), text(alphabet.slice(1), 1), (front, organisation, check) => {
				const number = front + organisation + check
				const isRight = oracles.uscc(number).isValid
				const description = describeTaxNumber(number, 'CN')
				if (description?.kind === 'resident-identity') return
				equal(description?.problem, isRight ? null : 'check-digits')
				note(isRight)
			}),
			RUNS,
		)
		expectBoth()
	})

	it('social credit code: exactly one of the 31 characters is right after any seventeen', () => {
		const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
		fc.assert(
			fc.property(text(alphabet, 2), digits(6), text(alphabet, 9), (department, region, organisation) => {
				const front = department + region + organisation
				fc.pre(/[A-Z]/.test(front))
				const right = [...alphabet].filter((check) => problemOf(front + check, 'CN') === null)
				equal(right.length, 1)
			}),
			{ numRuns: runs(1000) },
		)
	})
})

describe('Italy', () => {
	it('codice fiscale, with omocodia and without: stdnum agrees on the check letter', () => {
		const { note, expectBoth } = seen()
		const digit = (place: number) => text(DIGITS + 'LMNPQRSTUV'.slice(place), 1)
		const dayOfMonth = fc.tuple(fc.constantFrom(...'ABCDEHLMPRST'), twoDigits(0, 73))
		const plain = fc.tuple(text(LETTERS, 6), digits(2), dayOfMonth, text(LETTERS, 1), digits(3), text(LETTERS, 1))
		const omocodia = fc.tuple(
			text(LETTERS, 6),
			digits(2),
			dayOfMonth,
			text(LETTERS, 1),
			digits(2),
			digit(0),
			text(LETTERS, 1),
		)
		fc.assert(
			fc.property(fc.oneof(plain, omocodia), (parts) => {
				const number = parts.flat().join('')
				const [, year, [month, day]] = parts
				const isRight = oracles.codicefiscale(number).isValid
				const ofMonth = Number(day) > 40 ? Number(day) - 40 : Number(day)
				// stdnum does not check the birthday.
				const monthAndDay = twoPlaces('ABCDEHLMPRST'.indexOf(month) + 1) + twoPlaces(ofMonth)
				const problem = isRealDay(year, monthAndDay) ? (isRight ? null : 'check-digits') : 'date'
				equal(problemOf(number, 'IT'), problem)
				note(isRight)
			}),
			RUNS,
		)
		expectBoth()
	})

	it('partita IVA: stdnum agrees on the check digit', () => {
		const { note, expectBoth } = seen()
		// stdnum rejects seven zeros, as we do, and provinces of issue other than 001 to 100, 120, 121, 888 and 999.
		const province = fc.integer({ min: 1, max: 100 }).map((number) => String(number).padStart(3, '0'))
		fc.assert(
			fc.property(digits(7), province, digits(1), (front, issued, check) => {
				fc.pre(Number(front) > 0)
				const number = front + issued + check
				const isRight = oracles.iva(number).isValid
				equal(problemOf(number, 'IT'), isRight ? null : 'check-digits')
				note(isRight)
			}),
			RUNS,
		)
		expectBoth()
	})
})

describe('South Korea', () => {
	it('business number: stdnum agrees on the check digit', () => {
		const { note, expectBoth } = seen()
		// stdnum rejects tax offices below 101, the class 00 and the serial 0000.
		const office = fc.integer({ min: 101, max: 999 }).map(String)
		fc.assert(
			fc.property(
				office,
				twoDigits(1, 99),
				fc.integer({ min: 1, max: 9999 }),
				digits(1),
				(place, sort, serial, check) => {
					const number = place + sort + String(serial).padStart(4, '0') + check
					const isRight = oracles.brn(number).isValid
					equal(problemOf(number, 'KR'), isRight ? null : 'check-digits')
					note(isRight)
				},
			),
			RUNS,
		)
		expectBoth()
	})

	it('resident number: whatever stdnum accepts is accepted', () => {
		const { note, expectBoth } = seen()
		fc.assert(
			fc.property(digits(2), monthAndDay, digits(7), (year, day, rest) => {
				const number = year + day + rest
				const oracle = oracles.rrn(number)
				const problem = problemOf(number, 'KR')
				if (oracle.isValid) equal(problem, null)
				// stdnum may reject other numbers too: it requires a check digit and a known place of birth.
				note(problem === null)
			}),
			RUNS,
		)
		expectBoth()
	})
})

function validatorOf(country: string, name: string): Validator['validate'] {
	const validator = stdnum[country]?.[name]
	if (validator === undefined) throw new Error(`stdnum has no ${country} ${name}`)
	return validator.validate
}

/** The same check by the engine's own calendar. As in stdnum, two digits of a year mean 1920 to 2019. */
function isRealDay(year: string, monthAndDay: string): boolean {
	const full = Number(year) < 20 ? 2000 + Number(year) : 1900 + Number(year)
	const iso = `${full}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}T00:00:00.000Z`
	const date = new Date(iso)
	return !Number.isNaN(date.getTime()) && date.toISOString() === iso
}

/** Returns true if the check digit is correct in the alphabet without & and Ñ, in which letters from O on count one less. */
function isOfTheOldAlphabet(rfc: string): boolean {
	const front = [...rfc.slice(0, -1).padStart(12, ' ')]
	const sum = front.reduce((total, sign, at) => total + `${DIGITS}${LETTERS} `.indexOf(sign) * (13 - at), 0)
	return '0A987654321'.charAt(sum % 11) === rfc.slice(-1)
}

function twoPlaces(number: number): string {
	return String(number).padStart(2, '0')
}
