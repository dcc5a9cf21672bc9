import { describe, expect, it } from 'vitest'
import { BUILT_IN_PROVINCES } from '../../../src/rules/province/built-in-provinces.ts'
import { findElsewhere } from '../../../src/rules/province/names-abroad.ts'
import { provinceText } from '../../../src/rules/province/province-key.ts'
import { byCountry } from '../../rows.ts'

describe('D-11: the other countries that have a province', () => {
	it.each(
		byCountry({
			AR: {
				US: 'California|california|State of California|Utah|Missouri|Ohio|us-ca|US-CA',
				BR: 'São Paulo|SAO PAULO',
				TR: 'Kırıkkale|Kirikkale',
				IN: 'Goa',
				AD: 'Canillo',
				VN: 'Đồng Nai',
				DE: 'DE-BY',
				IT: 'IT-25',
				none: 'US-XX|QQ-CA|USCA|US-CAAAA|xUS-CA',
			},
			US: {
				CA: 'Newfoundland & Labrador|Newfoundland Labrador',
				IT: "L'Aquila",
				PH: 'Tawi-Tawi',
				IQ: 'Al-Qādisiyyah',
				none: 'Portland|Emilia|Rome|St. Mary Parish|US-CA',
			},
			DE: { 'AR ES': 'La Rioja', JM: 'Portland', US: 'Puerto Rico', none: 'Georgia' },
			AU: { NZ: 'Otago' },
			KR: { JP: 'Tokyo', none: '東京都' },
			MO: { IT: 'Modena' },
			MX: { US: 'Texas' },
			// A county, a town and a hamlet of the country itself.
			CA: { none: 'Wellington County' },
			CN: { none: 'Chongming' },
			IT: { none: 'La Valle' },
			PE: { none: 'La Rioja' },
			PH: { none: 'Cordoba' },
			// A country's name means the country.
			FR: { none: 'Niger' },
			GE: { none: 'Georgia' },
			VG: { none: 'Virgin Islands' },
		}),
	)('for %s, by the name or code %s: %s', (country, text, countries) => {
		expect(findElsewhere(BUILT_IN_PROVINCES, provinceText(text), country)).toEqual(countries?.split(' ') ?? [])
	})

	it.each(
		byCountry({
			HK: { none: 'CN-HK|Hong Kong', TW: 'CN-TW' },
			TW: { none: 'CN-TW' },
			MO: { none: 'CN-MO', US: 'US-MO', IT: 'IT-MO' },
			AR: { HK: 'CN-HK|Hong Kong', MO: 'CN-MO', US: 'US-MO|US-PR|US-AR', none: 'Puerto Rico' },
			PR: { none: 'US-PR|Puerto Rico', US: 'US-GU' },
			JP: { US: 'Puerto Rico' },
			GU: { none: 'Guam' },
			PW: { none: 'Palau' },
			CQ: { CN: 'CN-CQ' },
		}),
	)('D-12: for %s, %s is this country itself, or one of two: %s', (country, text, countries) => {
		expect(findElsewhere(BUILT_IN_PROVINCES, provinceText(text), country)).toEqual(
			countries === null ? [] : [countries],
		)
	})

	it.each(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'])('D-12: US-%s is this country itself, for %s', (country) => {
		expect(findElsewhere(BUILT_IN_PROVINCES, provinceText(`US-${country}`), country)).toEqual([])
		expect(findElsewhere(BUILT_IN_PROVINCES, provinceText(`US-${country}`), 'AR')).toEqual(['US'])
	})

	it.each(['', 'CA', 'de', 'of', '-', "'-'", 'the of', `California${' '.repeat(51)}`])(
		'none for %j, too short or too long for a name',
		(text) => {
			expect(findElsewhere(BUILT_IN_PROVINCES, provinceText(text), 'AR')).toEqual([])
		},
	)
	it('reads up to 60 characters', () => {
		expect(findElsewhere(BUILT_IN_PROVINCES, provinceText(`California${' '.repeat(50)}`), 'AR')).toEqual(['US'])
	})
})
