import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
	allCountries,
	DOCUMENTED_POLICY,
	provincesOf,
	validateAddress,
	validateOrder,
	validateOrderFetchingProducts,
} from '../../../src/entries/index.ts'
import { isPostBox } from '../../../src/rules/address/post-box.ts'
import { runs } from '../../fuzz.ts'
import CASES from './carrier.json' with { type: 'json' }

const ADDRESS = {
	address1: '2 Main St',
	city: 'Springfield',
	provinceCode: 'IL',
	zip: '62701',
	countryCode: 'US',
	phone: '+12175550123',
}
const codesOf = (address: object, policy: object) =>
	validateAddress({ ...ADDRESS, ...address }, policy).issues.map(({ code }) => code)

/** Post boxes and lockers as people write them, by country. */
const BOXES: Readonly<Record<string, readonly string[]>> = CASES.boxes

/** What looks like one and is none. */
const STREETS: Readonly<Record<string, readonly string[]>> = CASES.streets

describe('post boxes (D-17)', () => {
	it.each(Object.entries(BOXES))('are known in %s', (country, lines) => {
		expect(lines.filter((line) => !isPostBox(line, country))).toEqual([])
	})

	it.each(Object.entries(STREETS))('are no streets of %s', (country, lines) => {
		expect(lines.filter((line) => isPostBox(line, country))).toEqual([])
	})

	it('are no street with the name of a province of any country', () => {
		const lines = allCountries().flatMap(({ code }) =>
			provincesOf(code).flatMap(({ name }) =>
				[`12 ${name} Road`, `${name} 12`, `Rue de ${name} 5`, name].map((line) => [code, line] as const),
			),
		)
		expect(lines.filter(([code, line]) => isPostBox(line, code))).toEqual([])
		expect(lines.length).toBeGreaterThan(5_000)
	})

	it('are reported where they stand, and only as a warning where a box is the usual address', () => {
		expect(codesOf({ address1: 'PO Box 12' }, { postBox: 'warning' })).toEqual(['address.post-box'])
		const at2 = validateAddress({ ...ADDRESS, address1: '-', address2: 'PO Box 12' }, { postBox: 'error' }).issues
		expect(at2.map(({ path, severity }) => [path, severity])).toEqual([[['address2'], 'error']])
		expect(codesOf({ address2: 'PO Box 12' }, { postBox: 'error' })).toEqual([])
		const dubai = {
			address1: 'P.O. Box 12345',
			city: 'Dubai',
			countryCode: 'AE',
			provinceCode: 'DU',
			phone: '+97142345678',
			zip: '',
		}
		expect(validateAddress(dubai, { postBox: 'error' }).issues.map(({ severity }) => severity)).toEqual(['warning'])
	})
})

describe('lines of a label (D-17)', () => {
	it('break at the last blank from which both parts fit', () => {
		const changes = (address1: string, lineLength: number, address2 = '') =>
			validateAddress({ ...ADDRESS, address1, address2 }, { lineLength }).issues[0]?.suggestion?.map(
				({ value }) => value,
			)
		expect(changes('12 Long Street North', 15)).toEqual(['12 Long Street', 'North'])
		expect(changes('12 Long Street North', 14)).toEqual(['12 Long Street', 'North'])
		expect(changes('12 Long Street North', 13)).toEqual(['12 Long', 'Street North'])
		expect(changes('12 Long Street North', 15, 'Apt 3')).toBeUndefined()
		expect(changes('Donaudampfschifffahrtsgesellschaft', 15)).toBeUndefined()
		expect(changes('aaaa bbbb cccc dddd eeee', 9)).toBeUndefined()
	})

	it('count code points of the composed form', () => {
		expect(codesOf({ address1: '1', city: 'Zu\u0308rich' }, { lineLength: 6 })).toEqual([])
		expect(codesOf({ address1: '1', city: 'Zu\u0308rich' }, { lineLength: 5 })).toEqual(['address.line.long'])
		expect(codesOf({ city: '𠮷'.repeat(9) }, { lineLength: 9 })).toEqual([])
		expect(codesOf({ city: '𠮷'.repeat(10) }, { lineLength: 9 })).toEqual(['address.line.long'])
	})

	it('have the name of the person, where the order has one', () => {
		const judge = (user: unknown) =>
			validateOrder(
				{ address: ADDRESS, orderItems: [], user },
				{ products: [] },
				{ lineLength: 20, lineScript: 'latin', noItems: 'ignored' },
			)
		expect(judge({ firstName: 'Maximiliana', lastName: 'Hohenzollern' }).issues.map(({ path }) => path)).toEqual([
			['user'],
		])
		expect(judge({ firstName: 'Анна', lastName: 'Ли' }).issues.map(({ code }) => code)).toEqual(['address.line.script'])
		for (const user of [null, 5, [], {}, { firstName: 5 }])
			expect(judge(user).issues.filter(({ rule }) => rule === 'D-17')).toEqual([])
	})

	it.each(['ʻIolani', 'Łódź', 'Việt Nam', '1ª Avenida', 'Straße', "O'Hara", 'Şişli', '12/3 # 4', 'Œuvre', 'Þórshöfn'])(
		'may have %s',
		(line) => {
			expect(codesOf({ address1: line }, { lineScript: 'latin' })).toEqual([])
		},
	)

	it.each(['ул. Ленина', '東京', 'Αθήνα', 'תל אביב', 'Ａve', 'दिल्ली'])('may not have %s', (line) => {
		expect(codesOf({ address1: line }, { lineScript: 'latin' })).toEqual(['address.line.script'])
	})
})

it('comes with the policy of a server that fetches products, as it is', async () => {
	const order = { address: { ...ADDRESS, address1: 'PO Box 12' }, orderItems: [{ variantId: 'v', quantity: 1 }] }
	const find = () => ({ id: 'mug', title: 'Mug', variants: [{ id: 'v' }] })
	const { issues } = await validateOrderFetchingProducts(order, find, { postBox: 'error', lineLength: 8 })
	expect(issues.map(({ code }) => code)).toEqual(['address.post-box', 'address.line.long', 'address.line.long'])
})

it('changes no verdict without its keys, and adds only its own codes with them', () => {
	const keys = { lineLength: 5, lineScript: 'latin', postBox: 'warning' } as const
	const line = fc.oneof(fc.string(), fc.constantFrom('PO Box 12', 'ул. Ленина 5', '2 Main St'))
	fc.assert(
		fc.property(
			line,
			line,
			line,
			fc.constantFrom('US', 'DE', 'SE', 'AE', 'CN', 'XX'),
			(address1, address2, city, countryCode) => {
				const address = { ...ADDRESS, address1, address2, city, countryCode }
				const [before, after] = [validateAddress(address), validateAddress(address, keys)]
				expect(after.status).toBe(before.status)
				expect(after.issues.filter(({ rule }) => rule !== 'D-17')).toEqual(before.issues)
				expect(before.issues.filter(({ rule }) => rule === 'D-17')).toEqual([])
				expect(validateAddress(address, DOCUMENTED_POLICY).issues.filter(({ rule }) => rule === 'D-17')).toEqual([])
			},
		),
		{ numRuns: runs(2000) },
	)
})
