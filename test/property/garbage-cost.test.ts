import { expect, it } from 'vitest'
import {
	checkCountry,
	checkPhone,
	checkProvince,
	checkZip,
	checkZipFormat,
	validateAddress,
} from '../../src/rules/built-in/address.ts'
import { checkTaxNumber } from '../../src/rules/tax/check-tax-number.ts'
import { seedOf } from '../fuzz.ts'

/*
 * What nonsense costs, as a multiple of what a right value of the same function costs, in turns on the same machine. Made-up
 * values are new each time, and as long as the right one. Measured: 2 to 12 times in a process of its own, where an engine has
 * not seen other tests' values yet. The bound is higher, and one good turn of many is enough, so that a busy machine passes.
 */
const MOST = 20

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'
const ADDRESS = {
	firstName: 'Ann',
	lastName: 'Lee',
	address1: '1 Main St',
	city: 'Los Angeles',
	countryCode: 'US',
	provinceCode: 'CA',
	province: 'California',
	zip: '90210',
	phone: '+13108672671',
	email: 'ann@example.com',
}

const CASES: readonly (readonly [name: string, right: string, characters: string, check: (text: string) => unknown])[] =
	[
		['checkProvince, US', 'California', LETTERS, (province) => checkProvince({ province }, 'US')],
		['checkProvince, JP', 'Kanagawa', LETTERS, (province) => checkProvince({ province }, 'JP')],
		['checkCountry, by name', 'Germany', LETTERS, (country) => checkCountry({ country })],
		['checkCountry, by code', 'DE', LETTERS, (countryCode) => checkCountry({ countryCode })],
		['checkZipFormat, US', '90210', LETTERS + DIGITS, (zip) => checkZipFormat(zip, 'US')],
		['checkZipFormat, BR', '01310-100', LETTERS + DIGITS, (zip) => checkZipFormat(zip, 'BR')],
		['checkZip, GB', 'SW1A 1AA', LETTERS + DIGITS, (zip) => checkZip(zip, 'GB')],
		['checkPhone, digits', '+13108672671', DIGITS, (phone) => checkPhone(phone, 'US')],
		['checkPhone, letters', '+13108672671', LETTERS + DIGITS, (phone) => checkPhone(phone, 'US')],
		['checkTaxNumber, BR', '529.982.247-25', LETTERS + DIGITS, (number) => checkTaxNumber(number, 'BR')],
		['checkTaxNumber, MX', 'XOJI740919U48', LETTERS + DIGITS, (number) => checkTaxNumber(number, 'MX')],
		['checkTaxNumber, KR', 'P123456789012', LETTERS + DIGITS, (number) => checkTaxNumber(number, 'KR')],
		[
			'validateAddress, province',
			'California',
			LETTERS,
			(province) => validateAddress({ ...ADDRESS, province, provinceCode: '' }),
		],
	]

/** The number of made-up values in a turn, and of calls with the right one. */
const BAD = 2_000
const RIGHT = 20_000
const TURNS = 24

it.each(CASES)('%s: nonsense costs no more than some ten right values', (_name, right, characters, check) => {
	const random = randomOf(seedOf(28))
	const made = (): string => Array.from(right, () => characters[Math.floor(random() * characters.length)]).join('')
	let least = Number.POSITIVE_INFINITY
	for (let turn = 0; turn < TURNS && least > MOST; turn++) {
		const texts = Array.from({ length: BAD }, made)
		const bad = timeOf(() => texts.forEach(check)) / BAD
		const good = timeOf(() => Array.from({ length: RIGHT }, () => right).forEach(check)) / RIGHT
		if (turn > 0) least = Math.min(least, bad / good)
	}
	expect(least).toBeLessThan(MOST)
})

/** Returns the processor time of a call in microseconds: other processes do not count. */
function timeOf(call: () => void): number {
	const { user, system } = process.cpuUsage()
	call()
	const after = process.cpuUsage()
	return after.user - user + after.system - system
}

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
	let state = seed
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
	}
}
