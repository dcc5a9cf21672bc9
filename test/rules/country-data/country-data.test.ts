import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cutCountry, cutNames, cutPhone, cutPlans, cutZip } from '../../../scripts/country-data/cut-country-data.ts'
import { writeCountry, writeForm, writeModule, writeTypes } from '../../../scripts/country-data/write-country-data.ts'
import { checkPhone, validateAddress } from '../../../src/entries/index.ts'
import {
	type CountryData,
	createCheckCountry,
	createCheckPhone,
	createCheckProvince,
	createCheckShippable,
	createCheckZip,
	createCheckZipFormat,
	createRules,
	createValidateAddress,
	createValidateOrder,
} from '../../../src/entries/rules.ts'
import { openCountryData } from '../../../src/rules/country-data/country-data.ts'
import { PROVINCES } from '../../../src/rules/province/data/provinces.ts'
import { ZIP_FORMATS } from '../../../src/rules/zip/data/zips.ts'
import { ALL, COUNTRY } from './some-data.ts'

const rulesOf = (block: CountryData) => openCountryData([block])
const US = COUNTRY['US'] as CountryData<'country'>
const CN = COUNTRY['CN'] as CountryData<'country'>
const PLACES = ALL.find(({ kind }) => kind === 'places') as CountryData
const ADDRESS = {
	address1: '2 Main St',
	city: 'Springfield',
	provinceCode: 'IL',
	zip: '62701',
	countryCode: 'US',
	phone: '+12175550123',
}

describe('a rule for some countries', () => {
	it('judges an address of its countries', () => {
		expect(createValidateAddress([US])(ADDRESS)).toEqual(validateAddress(ADDRESS))
	})

	it("D-30: rejects an order to a country that isn't offered, also without its data", () => {
		const order = { address: { ...ADDRESS, countryCode: 'DE' }, orderItems: [{ variantId: 'mug-s', quantity: 1 }] }
		const facts = { products: [{ id: 'mug', variants: [{ id: 'mug-s' }] }] }
		const validateOrder = createValidateOrder([US])
		expect(validateOrder(order, facts).status).toBe('unknown')
		expect(validateOrder(order, facts, { countries: ['US', 'DE'] }).status).toBe('unknown')
		const { issues } = validateOrder(order, facts, { countries: ['US'] })
		expect(issues.map(({ code }) => code)).toEqual(['order.shipping.country-not-offered'])
	})

	it.each([
		['a country', { countryCode: 'DE' }, { kind: 'country', countryCode: 'DE' }],
		['a code in the field of the name', { country: 'de' }, { kind: 'country', countryCode: 'DE' }],
		['a name', { country: 'Germany' }, { kind: 'countryNames' }],
		['a misspelled name', { country: 'Untied States' }, { kind: 'countryNames' }],
		['a number abroad', { ...ADDRESS, phone: '+44 20 7946 0958' }, { kind: 'phone', callingCode: '44' }],
		['a number as dialled abroad', { ...ADDRESS, phone: '011 44 20 7946 0958' }, { kind: 'phone', callingCode: '44' }],
	])('needs what decides about %s', (_, address, need) => {
		expect(createValidateAddress([US])(address)).toEqual({ status: 'unknown', needs: [need], issues: [] })
	})

	it('needs the names of all provinces only where a province abroad would be judged in another way', () => {
		const { checkProvince, validateAddress: validate } = createRules([US, COUNTRY['NZ'] as CountryData])
		expect(checkProvince({ province: 'Bavaria' }, 'US').status).toBe('invalid')
		expect(checkProvince({ province: 'Bavaria' }, 'US', { provinceMismatch: 'warning' }).needs).toEqual([
			{ kind: 'places' },
		])
		expect(checkProvince({ province: 'Bavaria' }, 'NZ').status).toBe('valid')
		const kiwi = { address1: '1 Queen St', city: 'Auckland', zip: '1010', countryCode: 'NZ', province: 'California' }
		expect(validate({ ...kiwi, phone: '09 373 7999' }).status).toBe('valid')
		expect(validate({ ...kiwi, phone: '+1 415 983 8030' }).needs).toEqual([{ kind: 'places' }])
	})

	it.each([
		['by its zip', { zip: '90210' }, [], { kind: 'places' }],
		['by its zip, with the names of all provinces', { zip: '90210' }, [PLACES], { kind: 'country', countryCode: 'US' }],
		['by a name that no block reads', { country: 'Estados Unidos' }, [], { kind: 'places' }],
		['by such a name, with those of all provinces', { country: 'Estados Unidos' }, [PLACES], { kind: 'countryNames' }],
		['by nothing', {}, [], undefined],
		['by nothing, with the names of all provinces', {}, [PLACES], undefined],
	])('needs what may speak for another country than SC %s', (_, fields, more, need) => {
		const phone = '+248 2 510 123'
		const address = { address1: '1 Main St', city: 'Victoria', province: 'California', countryCode: 'SC', phone }
		const verdict = createValidateAddress([COUNTRY['SC'] as CountryData, ...more])({ ...address, ...fields })
		expect(verdict.needs).toEqual(need && [need])
		expect(validateAddress({ ...address, ...fields }).status).toBe(need ? 'invalid' : 'valid')
	})

	it('suggests no number of its countries for one that it cannot read', () => {
		const [italy, world] = [createCheckPhone([COUNTRY['IT'] as CountryData<'country'>]), checkPhone]
		const suggested = [italy, world].map((check) => check('O033612345678', 'IT').issues[0]?.suggestion?.[0]?.value)
		expect(suggested).toEqual([undefined, '+33612345678'])
	})

	it('judges as people ask of other packages with metadata of some countries', () => {
		const check = createCheckPhone([US])
		// A number without its plus, a country without numbers, a code of no country, a calling code alone or in part.
		expect(check('18772155230', 'US').value?.e164).toBe('+18772155230')
		expect(check('+12015550123', 'BV').needs).toEqual([{ kind: 'country', countryCode: 'BV' }])
		expect(check('+12015550123', 'BU').status).toBe('invalid')
		expect(check('+370').needs).toEqual([{ kind: 'phone', callingCode: '370' }])
		expect(check('+37').status).toBe('invalid')
		expect(check('+').status).toBe('invalid')
		for (const code of ['BV', 'UM', 'AQ', 'TF', 'HM'])
			expect(createValidateAddress([COUNTRY[code] as CountryData])({ countryCode: code, phone: '' })).toEqual(
				validateAddress({ countryCode: code, phone: '' }),
			)
		// The module in place of its export, or a default export of it.
		expect(createCheckZip([{ US, US_ZIP: cutZip('US') } as never])('94103', 'US').status).toBe('unknown')
		expect(createCheckZip([{ default: US } as never])('94103', 'US').status).toBe('unknown')
	})

	it('refuses what no block could mend', () => {
		expect(createCheckPhone([])('+999 1234567').status).toBe('invalid')
		expect(createCheckZip([])('1', 'XX').status).toBe('invalid')
		expect(createCheckCountry([])({ countryCode: 'XX' }).status).toBe('invalid')
		expect(createValidateAddress([US])({ ...ADDRESS, zip: '1', phone: '+44 20 7946 0958' }).status).toBe('invalid')
	})

	it('judges HK, MO and TW with the block of CN', () => {
		const address = {
			address1: '1 Main St',
			city: 'Hong Kong',
			province: 'Hong Kong',
			countryCode: 'CN',
			phone: '010 8266 8266',
		}
		expect(createValidateAddress([CN])(address)).toEqual(validateAddress(address))
		expect(createRules([CN]).checkZip('100', 'TW').status).toBe('valid')
	})

	it('takes the parts of its kind alone', () => {
		expect(createCheckZip([cutZip('CA')])('k1a0b1', 'CA').value).toBe('K1A 0B1')
		expect(createCheckZipFormat([cutZip('CA')])('k1a0b1', 'CA').value).toBe('K1A 0B1')
		expect(createCheckPhone([cutPhone('US')])('(415) 983-8030', 'US').value?.e164).toBe('+14159838030')
		expect(createCheckPhone([cutPlans('44')])('+44 20 7946 0958').value?.countryCode).toBe('GB')
		expect(createCheckCountry([cutNames('DE')])({ country: 'Allemagne' }).value?.code).toBe('DE')
		expect(createCheckProvince([US])({ province: 'California' }, 'US').value?.code).toBe('CA')
		const mug = { variants: [{ id: 'm' }], shippingRegions: [{ countryName: 'USA', isBlacklisted: true }] }
		expect(createCheckShippable([US])({ variantId: 'm' }, mug, { countryCode: 'US' }).status).toBe('invalid')
	})

	it('reads numbers of countries that share a calling code, and of those without one', () => {
		expect(createCheckPhone([US])('613 992 4793', 'CA').needs).toEqual([{ kind: 'country', countryCode: 'CA' }])
		expect(createCheckPhone([cutPhone('CA')])('+1 808 586 0034').value?.countryCode).toBe('US')
		expect(createCheckPhone([cutPhone('PN')])('09 373 7999', 'PN').issues[0]?.suggestion?.[0]?.value).toBe(
			'+6493737999',
		)
		expect(createCheckPhone([cutPhone('AQ')])('', 'AQ').status).toBe('invalid')
	})

	it('settles an order, and judges many', async () => {
		const { validateOrderFetchingProducts, validateOrders, indexProducts, provincesOf } = createRules([US])
		const order = { address: ADDRESS, orderItems: [{ variantId: 'm', quantity: 1 }] }
		const product = { variants: [{ id: 'm' }] }
		expect((await validateOrderFetchingProducts(order, () => product)).status).toBe('valid')
		expect(
			(await validateOrderFetchingProducts({ ...order, address: { countryCode: 'DE' } }, () => product)).needs,
		).toEqual([{ kind: 'country', countryCode: 'DE' }])
		expect(validateOrders([order], { products: indexProducts([product]) })[0]?.status).toBe('valid')
		expect(provincesOf('US').length).toBeGreaterThan(49)
	})
})

describe('a block', () => {
	const ZIP = cutZip('US')
	const needs = (block: unknown) => createCheckZip([block as CountryData<'zip'>])('94103', 'US').needs

	it('of another format is as good as none, and the need says so', () => {
		const reason =
			'The data of US has format 4, and these rules read format 3: take both from one version of orderwright.'
		expect(needs({ ...ZIP, format: 4 })).toEqual([{ kind: 'country', countryCode: 'US', reason }])
		const whole = { ...US, brings: US.brings?.map((part) => (part.kind === 'zip' ? { ...part, format: 4 } : part)) }
		expect(createValidateAddress([whole as CountryData])(ADDRESS).needs).toEqual([
			{ kind: 'country', countryCode: 'US', reason },
		])
	})

	it('of a country counts only with all of its parts', () => {
		const parts = US.brings ?? []
		const needed = [{ kind: 'country', countryCode: 'US' }]
		for (const missing of parts) {
			const rest = parts.filter((part) => part !== missing)
			expect(createValidateAddress(rest)(ADDRESS).needs, missing.kind).toEqual(needed)
			const broken = { ...missing, format: 4 }
			expect(createValidateAddress([...rest, broken])(ADDRESS).needs, missing.kind).toMatchObject([
				{ ...needed[0], reason: expect.stringContaining('of US has format 4') },
			])
		}
		expect(createValidateAddress(parts)(ADDRESS).status).toBe('valid')
		const phone = cutPhone('US')
		const without = parts.map((part) =>
			part.kind === 'phone' ? { ...phone, brings: [{ ...cutPlans('1'), format: 4 }] } : part,
		)
		expect(createValidateAddress(without)({ ...ADDRESS, phone: '217 555 0123' }).needs).toMatchObject([
			{ ...needed[0], reason: expect.stringContaining('of 1 has format 4') },
		])
		expect(createRules([cutZip('US')]).checkZip('94103', 'US').status).toBe('valid')
	})

	it('that was cut off or edited is as good as none', () => {
		const reason = 'The data of US was changed: load it again.'
		expect(needs({ ...ZIP, facts: { ...ZIP.facts, zips: { US: { forms: 'nnnnn' } } } })).toEqual([
			{ kind: 'country', countryCode: 'US', reason },
		])
		expect(needs({ ...ZIP, facts: { zips: ZIP.facts.zips } })).toEqual([{ kind: 'country', countryCode: 'US', reason }])
		expect(needs({ ...ZIP, size: undefined })).toEqual([{ kind: 'country', countryCode: 'US', reason }])
		const plans = { ...cutPlans('44'), format: 0 }
		expect(createCheckPhone([plans])('+44 20 7946 0958').needs).toMatchObject([
			{ kind: 'phone', reason: expect.stringContaining('format 0') },
		])
		const names = { ...(ALL.find(({ kind, of }) => kind === 'names' && of === '*') as CountryData<'names'>), size: 0 }
		expect(createCheckCountry([names])({ country: 'Germany' }).needs).toMatchObject([
			{ kind: 'countryNames', reason: expect.stringContaining('load it again') },
		])
	})

	it('that is right counts beside one that is not', () => {
		expect(createCheckZip([{ ...ZIP, format: 4 }, ZIP])('94103', 'US').status).toBe('valid')
		expect(createCheckZip([ZIP, { ...ZIP, format: 4 }])('94103', 'US').status).toBe('valid')
	})

	it('may be JSON, or a copy', () => {
		expect(createValidateOrder([JSON.parse(JSON.stringify(US))])({ address: ADDRESS, orderItems: [] }).status).toBe(
			'valid',
		)
	})

	it.each([
		['null', null],
		['a number', 1],
		['a text', 'US'],
		['an object', {}],
		['a list of anything', [null, 1, {}, { kind: 'zip', of: 'US' }]],
		['a list of lists', [[US]]],
	])('that is none is left out: %s', (_, data) => {
		const { checkZip, validateAddress: validate } = createRules(data as never)
		expect(checkZip('94103', 'US').needs).toMatchObject([{ kind: 'country', countryCode: 'US' }])
		expect(validate(ADDRESS).status).toBe('unknown')
	})

	it('that brings itself is opened once', () => {
		const circle: { brings?: unknown } & object = { ...US }
		circle.brings = [circle, US]
		expect(createValidateAddress([circle as CountryData])(ADDRESS).status).toBe('valid')
	})

	it('of format 3 keeps its meaning: a zip of Monaco, as it was first published', () => {
		expect(cutZip('MC')).toEqual({
			format: 3,
			kind: 'zip',
			of: 'MC',
			facts: { zips: { MC: { forms: '980nn', example: '98000', need: 'warning' } } },
			size: 68,
		})
	})

	it('has facts of its country alone, in the form of the tables', () => {
		const { facts } = rulesOf(US)
		expect(facts.zips).toEqual({ US: ZIP_FORMATS['US'] })
		expect(facts.provinces).toEqual({ US: PROVINCES['US'] })
		expect(Object.keys(facts.plans)).toEqual(['1'])
	})
})

describe('the module of a block', () => {
	it('exports the block and its parts, and imports what it brings', () => {
		const text = writeModule(US, '.js')
		expect(text).toContain("import { PHONE_1 } from '../phones/1.js'")
		expect(text).toContain('export { US_NAMES, US_ZIP, US_PROVINCE, US_PHONE, US }')
		expect(writeModule(CN, '.js').match(/import .*/g)).toEqual([
			"import { HK_NAMES } from '../countries/hk.js'",
			"import { MO_NAMES } from '../countries/mo.js'",
			"import { TW_NAMES } from '../countries/tw.js'",
			"import { HK } from '../countries/hk.js'",
			"import { MO } from '../countries/mo.js'",
			"import { TW } from '../countries/tw.js'",
		])
	})

	it('is the block itself in CommonJS', () => {
		const exported: Record<string, CountryData> = {}
		new Function('exports', 'require', writeModule(US, '.cjs'))(exported, () => ({ PHONE_1: cutPlans('1') }))
		expect(exported['US']).toEqual(cutCountry('US'))
		expect(exported['US_ZIP']).toEqual(cutZip('US'))
	})

	it('has the numbers of its country, and how they are typed; a form loads both later', () => {
		expect(writeForm('JP', '.js')).toContain("rest:[()=>import('../countries/jp.js')]")
		expect(writeForm('GB', '.js')).toContain("rest:[()=>import('../countries/gb.js'),()=>import('../phones/44.js')]")
		expect(writeForm('ALL', '.js')).toContain("rules:()=>import('../form-rules.js')}")
		expect(writeCountry('JP', '.js')).toMatch(
			/export { JP_NAMES, JP_ZIP, JP_PROVINCE, PHONE_81, JP_PHONE, JP, TYPING_81 }\n$/,
		)
		expect(writeCountry('GB', '.js')).toMatch(/export { GB_NAMES, GB_ZIP, GB_PROVINCE, GB_PHONE, GB }\n$/)
		expect(writeCountry('JP', '.cjs')).toContain("rest:[()=>import('../countries/jp.cjs')]")
	})

	it('is declared by its subpath, with types that the entry exports', () => {
		const folder = mkdtempSync(join(tmpdir(), 'types-'))
		writeTypes(folder)
		const [declared, together] = ['country-modules.d.cts', 'country-data.d.cts'].map((name) =>
			readFileSync(join(folder, name), 'utf8'),
		)
		expect(declared).toMatch(/declare module 'orderwright\/countries\/de' {\n(?:\texport const DE\w*: .*\n)+}/)
		const entry = readFileSync(join(import.meta.dirname, '../../../src/entries/rules.ts'), 'utf8')
		const types = new Set(`${declared}${together}`.match(/(?<=: (?:import\('\.\/rules\.cjs'\)\.)?)\w+(?=<|\n)/g))
		expect([...types].filter((type) => !new RegExp(`\\b${type}\\b`).test(entry))).toEqual([])
		expect(types.size).toBe(2)
	})

	it('imports nothing twice, though countries are cut anew', () => {
		for (const code of ['US', 'CN', 'PN', 'AQ']) {
			const imports = writeModule(cutCountry(code), '.js').match(/import .*/g) ?? []
			expect(imports).toEqual([...new Set(imports)])
		}
	})
})
