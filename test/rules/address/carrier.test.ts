import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allCountries, LETTER_POLICY, provincesOf, validateAddress, validateOrder } from '../../../src/entries/index.ts'
import { isPostBox } from '../../../src/rules/address/post-box.ts'
import { runs } from '../../fuzz.ts'

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
const BOXES: Readonly<Record<string, readonly string[]>> = {
	AE: ['P.O. Box 12345'],
	AR: ['Casilla de Correo 12'],
	AT: ['Postfach 5'],
	AU: ['GPO Box 2890', 'Locked Bag 12', 'Parcel Locker 10123 45678'],
	BE: ['Postbus 1'],
	BG: ['п.к. 12'],
	BR: ['Caixa Postal 123'],
	CH: ['Case postale 123', 'CP 1234'],
	CL: ['Casilla 123'],
	CO: ['Apartado Aéreo 1234'],
	DE: ['Postfach 10 11 12', 'Packstation 123'],
	ES: ['Apartado de Correos 123', 'Apdo. 123'],
	FI: ['PL 12'],
	FR: ['BP 90123', 'B.P. 12'],
	GB: ['PO BOX 12'],
	GR: ['Τ.Θ. 123'],
	HU: ['Pf. 123'],
	ID: ['Kotak Pos 12'],
	IE: ['PO Box 12'],
	IL: ['ת.ד. 123'],
	IS: ['Pósthólf 12'],
	IT: ['Casella Postale 12', 'C.P. 12'],
	JP: ['日本橋郵便局私書箱12号'],
	KR: ['광화문우체국 사서함 12호'],
	MA: ['Boîte postale 55'],
	MX: ['Apartado Postal 12'],
	NL: ['Postbus 123'],
	NO: ['Postboks 123'],
	NZ: ['Private Bag 92024'],
	PL: ['skr. poczt. 12', 'Paczkomat KRA01A'],
	PT: ['Apartado 12'],
	RU: ['а/я 12'],
	SA: ['ص.ب 123'],
	SE: ['Box 5012'],
	TR: ['P.K. 12'],
	TW: ['郵政信箱12號'],
	US: ['P.O. Box 123', 'PO Box 12', 'P O BOX #44', 'Post Office Box 77', 'Amazon Locker - Eagle'],
	ZA: ['Private Bag X12'],
}

/** What looks like one and is none. */
const STREETS: Readonly<Record<string, readonly string[]>> = {
	AU: ['12 Box Hill Road'],
	DE: ['Postfachweg 3', 'Postplatz 1'],
	ES: ['Calle Apartado 3 bis'],
	FI: ['Plassi 3'],
	FR: ['12 rue du BP', '3 place de la Boîte Postale'],
	GB: ['Box Cottage', 'Post Office Road 3', '1 Box', 'Letterbox Lane 4'],
	HU: ['Pfeiffer utca 2'],
	IE: ['Boxtown 3'],
	IN: ['Post Box Colony Road'],
	IT: ['Via C. P. Rossi 12'],
	MX: ['Calle Casillas 12'],
	NL: ['Postbusstraat 1'],
	PT: ['Caixa Postal 123'],
	SE: ['Boxholmsvägen 12'],
	TR: ['PKK sok 2'],
	US: [
		'RR 2 Box 15',
		'HC 68 Box 23',
		'PSC 3 Box 120',
		'12 Post Office Ln',
		'100 Pob St',
		'Private Bagley Rd 2',
		'Lockedge 3',
		'Casilla St',
		'Unit 2050 Box 4190',
		'CMR 402 Box 100',
	],
}

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
				expect(validateAddress(address, LETTER_POLICY).issues.filter(({ rule }) => rule === 'D-17')).toEqual([])
			},
		),
		{ numRuns: runs(2000) },
	)
})
