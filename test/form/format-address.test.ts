import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../../scripts/build-address-formats.ts'
import { addressFieldsOf, formatAddress } from '../../src/entries/form.ts'
import { fr } from '../../src/entries/fr.ts'
import { allCountries } from '../../src/entries/index.ts'
import { LOCAL_NAMES } from '../../src/entries/names-local.ts'
import { addressFormat } from '../../src/rules/address/address-formats.ts'
import { runs } from '../fuzz.ts'
import { hostileValue } from '../property/hostile.ts'

const PLACES = {
	US: { address1: '1 Ferry Building', address2: 'Suite 12', city: 'San Francisco', provinceCode: 'CA', zip: '94111' },
	GB: { address1: '10 Downing Street', city: 'London', province: 'England', zip: 'SW1A 2AA' },
	DE: { address1: 'Platz der Republik 1', city: 'Berlin', province: 'Berlin', zip: '11011' },
	BR: { address1: 'Av. Paulista 1578', city: 'São Paulo', provinceCode: 'SP', zip: '01310-200' },
	IT: { address1: 'Via del Corso 1', city: 'Roma', province: 'Roma', provinceCode: 'RM', zip: '00186' },
	ES: { address1: 'Calle de Alcalá 1', city: 'Getafe', provinceCode: 'M', zip: '28901' },
	HU: { address1: 'Kossuth Lajos tér 1', city: 'Budapest', zip: '1055' },
	SG: { address1: '1 Raffles Place', city: 'Singapore', zip: '048616' },
	JP: { address1: '1-1 Chiyoda', city: 'Chiyoda-ku', provinceCode: '13', zip: '100-0001' },
	CN: { address1: '长安街1号', city: '东城区', provinceCode: 'BJ', zip: '100006' },
	KR: { address1: '세종대로 110', city: '중구', provinceCode: '11', zip: '04524' },
} as const
const lines = (code: keyof typeof PLACES, options = {}): readonly string[] =>
	formatAddress({ ...PLACES[code], countryCode: code }, { from: code, ...options })

describe('formatAddress (D-122)', () => {
	it.each([
		['US', ['1 Ferry Building', 'Suite 12', 'San Francisco, CA 94111']],
		['GB', ['10 Downing Street', 'London', 'SW1A 2AA']],
		['DE', ['Platz der Republik 1', '11011 Berlin']],
		['BR', ['Av. Paulista 1578', 'São Paulo-SP', '01310-200']],
		['IT', ['Via del Corso 1', '00186 Roma RM']],
		['ES', ['Calle de Alcalá 1', '28901 Getafe Madrid']],
		['HU', ['Budapest', 'Kossuth Lajos tér 1', '1055']],
		['SG', ['1 Raffles Place', 'SINGAPORE 048616']],
	] as const)('writes an address of %s as the country does', (code, expected) => {
		expect(lines(code)).toEqual(expected)
	})

	it('begins with the street in Latin letters, and with the province in Chinese, Japanese and Korean', () => {
		const names = [LOCAL_NAMES]
		expect(lines('JP', { names })[0]).toBe('1-1 Chiyoda')
		expect(lines('CN', { names, name: '王小明', company: '清华' })).toEqual([
			'100006',
			'北京市东城区',
			'长安街1号',
			'清华',
			'王小明',
		])
		expect(lines('KR', { names })).toEqual(['서울특별시 중구', '세종대로 110', '04524'])
	})

	it('names the recipient where the country does: France writes the company first', () => {
		const options = { name: 'Zoë Maes', company: 'Maes & Cie' }
		const paris = { address1: '1 rue de Rivoli', city: 'Paris', zip: '75001', countryCode: 'FR' }
		expect(formatAddress(paris, options)).toEqual([
			'Maes & Cie',
			'Zoë Maes',
			'1 rue de Rivoli',
			'75001 Paris',
			'France',
		])
		expect(lines('US', options).slice(0, 2)).toEqual(['Zoë Maes', 'Maes & Cie'])
	})

	it('names the country in the language of the locale, unless the parcel leaves from there', () => {
		const names = [fr]
		expect(lines('DE', { from: 'FR', language: 'fr', names }).at(-1)).toBe('Allemagne')
		expect(lines('DE', { from: undefined }).at(-1)).toBe('Germany')
		expect(lines('DE').at(-1)).toBe('11011 Berlin')
		expect(formatAddress({ country: 'Atlantis', city: 'Poseidonis' })).toEqual(['Poseidonis', 'Atlantis'])
	})

	it('leaves out what is missing together with its separators', () => {
		expect(formatAddress({ countryCode: 'US', provinceCode: 'CA', zip: '94111' }, { from: 'US' })).toEqual(['CA 94111'])
		expect(formatAddress({ countryCode: 'US', city: 'Reno', zip: '89501' }, { from: 'US' })).toEqual(['Reno 89501'])
		expect(formatAddress({ countryCode: 'JP', city: '千代田区' }, { from: 'JP' })).toEqual(['千代田区'])
		expect(formatAddress({ countryCode: 'SG' }, { from: 'SG' })).toEqual([])
		expect(formatAddress({ countryCode: 'SG', address1: '1 Raffles Place' }, { from: 'SG' })).toEqual([
			'1 Raffles Place',
			'SINGAPORE',
		])
	})

	it('keeps each text on a line of its own', () => {
		expect(formatAddress({ address1: ' 1\n Main \t St ', countryCode: 'DE' }, { from: 'DE' })).toEqual(['1 Main St'])
	})

	it('writes each visible field of each country once, and no field that the country does not have', () => {
		for (const { code, name } of allCountries()) {
			const address: Record<string, string> = { countryCode: code, address1: 'street', address2: 'floor', city: 'town' }
			address['zip'] = 'zip'
			const all = formatAddress(address)
			expect(all.at(-1), code).toBe(name)
			const visible = addressFieldsOf(code).filter((field) => field.visible)
			for (const field of visible)
				if (['address1', 'address2', 'city', 'zip'].includes(field.name))
					expect(all.join('\n').split(address[field.name] as string).length, `${field.name} of ${code}`).toBe(2)
			if (!addressFormat(code).hasCity) expect(all.join(), code).not.toContain('town')
		}
	})

	it('is total, and no line is empty or ends with a separator', () => {
		const text = fc.constantFrom('', 'x', '東', ' \n')
		const address = fc.record({
			countryCode: fc.constantFrom(...allCountries().map(({ code }) => code), 'XX'),
			...{ address1: text, address2: text, city: text, province: text, provinceCode: text, zip: text },
		})
		fc.assert(
			fc.property(address, (each) => {
				for (const line of formatAddress(each)) expect(line).toMatch(/^[^\s,-](?:.*[^\s,-])?$/)
			}),
			{ numRuns: runs(2000) },
		)
		fc.assert(
			fc.property(hostileValue, hostileValue, (each, options) => {
				expect(Array.isArray(formatAddress(each as never, options as never))).toBe(true)
			}),
			{ numRuns: runs(200) },
		)
	})
})

describe('the lines of a label', () => {
	it.each([
		['CH', '%N%n%O%n%A%nCH-%Z %C', '%N/%O/%A/%Z %C'],
		['IR', '%O%n%N%n%S%n%C, %D%n%A%n%Z', '%O/%N/%S/%C/%A/%Z'],
		['CI', '%N%n%O%n%X %A %C %X', '%N/%O/%A/%C'],
		['MZ', '%N%n%O%n%A%n%Z %C%S', '%N/%O/%A/%Z %C %S'],
		['JP', '〒%Z%n%S%n%A%n%O%n%N', '〒%Z/%S%C/%A/%O/%N'],
	])('of %s come from %s', (country, format, expected) => {
		expect(linesOf(country, format, true, false)).toBe(expected)
	})
})
