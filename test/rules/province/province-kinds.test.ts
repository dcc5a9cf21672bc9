import { describe, expect, it } from 'vitest'
import { compileProvinces } from '../../../scripts/provinces/compile.ts'
import { provincesOf } from '../../../src/rules/built-in/places.ts'
import type { Province } from '../../../src/rules/province/province-table.ts'
import { inCountries } from '../../rows.ts'
import { byName, missedOf, otherName } from './known.ts'
import CASES from './province-kinds.json' with { type: 'json' }

function spellingsOf({ name }: Province): string[] {
	return [name, name.normalize('NFD').replace(/\p{M}/gu, ''), name.toUpperCase()]
}

describe('words for the kind of province (D-115)', () => {
	/** By country, how its people write a name with the kind; `*` stands for the name. Without `codes`, all of its provinces. */
	const KINDS: readonly (readonly [country: string, forms: string, codes?: RegExp])[] = [
		['AR', 'Pcia. de *|Pcia de *|PCIA. DE *|Pcia. del *|Pcia. *|Prov. de *|Prov. *|Provincia de *|Provincia del *'],
		['BR', 'Estado de *|Estado do *|Est. *|Est. de *|State of *'],
		['CN', '* Sheng|*sheng|* Shi|* Province|* Zizhiqu'],
		['EG', 'Muhafazat *|* Governorate|محافظة *'],
		['ID', 'Provinsi *|Propinsi *|Prov. *|* Province'],
		['JP', '* Pref.|* pref|Pref. *|* Prefecture|*-ken|* ken|*ken'],
		['KP', '*-do|* do|*do'],
		['KR', '*-do|* do|*do|*-si|*si|*-shi|*shi|* Province|*-gwangyeoksi|* Metropolitan City|*-teukbyeolsi'],
		['MX', 'Estado de *|Edo. *|Edo. de *'],
		['MY', 'Negeri *|NEGERI *|State of *|* State|Wilayah Persekutuan *|WILAYAH PERSEKUTUAN *|W.P. *'],
		['PH', 'Lalawigan ng *|Province of *|Prov. of *'],
		['RO', 'Județul *|Judet *|Jud. *'],
		['TH', 'Changwat *|changwat *|Chang Wat *|* Province|จังหวัด*|จังหวัด *'],
		['TR', '* ili|* İli|* Ili|* İLİ|* İl|* Vilayeti|* Province'],
		['TW', '* Hsien|* County', /^(?!CYI|CYQ|HSQ|HSZ|TPE)/],
		['UA', '* Oblast|* obl.|* region', /^(?!30|32)/],
		['VN', 'Tỉnh *|tinh *|TỈNH *|Thành phố *|Thành Phố *|THANH PHO *|TP *|TP. *|TP.*|Tp.*|tp *|* Province'],
	]
	it.each(KINDS.map(([country, forms, codes = /./]) => ({ country, forms, codes })))(
		'$country: each name is known with each of $forms',
		({ country, forms, codes }) => {
			const provinces = provincesOf(country).filter(({ code }) => codes.test(code))
			const failed = provinces.flatMap((province) =>
				spellingsOf(province).flatMap((name) => missedOf(country, { [province.code]: forms.replaceAll('*', name) })),
			)
			expect(failed).toEqual([])
			expect(provinces.length).toBeGreaterThan(10)
		},
	)

	it('are known in local scripts, and before the names of today and of before the merger of 2025', () => {
		expect(missedOf('TH', { 50: 'จ.เชียงใหม่|จ. เชียงใหม่|จังหวัดเชียงใหม่' })).toEqual([])
		expect(
			missedOf('VN', {
				79: 'TPHCM|TP HCM|T.P. HCM|TP.HCM|Tp. HCM|tphcm|TP. Ho Chi Minh',
				'08': 'Tỉnh Hà Giang|tỉnh Tuyên Quang',
				80: 'Tỉnh Long An|T\u1ec9nh T\u00e2y Ninh',
			}),
		).toEqual([])
		expect(missedOf('MY', { 10: 'Selangor Darul Ehsan|Negeri Selangor Darul Ehsan' })).toEqual([])
		expect(missedOf('CN', { NX: 'Ningxia Huizi Zizhiqu|Ningxia Huizu Zizhiqu|Ningxia Zizhiqu' })).toEqual([])
	})

	it('are no words elsewhere, and not in the middle of a name or alone', () => {
		const none = inCountries({
			AU: 'Tasskiy',
			BR: 'Negeri Bahia',
			CN: 'Henanshi',
			CO: 'Negeri Cauca',
			ES: 'Tole|Toledoken',
			FR: 'Normandie ili',
			IT: 'Milanosi',
			JP: 'ken|Kyo|Gi|Sagato|Narafu',
			KR: 'do|si|Jejuto',
			MX: 'Tinh Jalisco|Verska',
			MY: 'Negeri',
			TR: 'ili',
			UA: 'shchyna',
			US: 'Californiado|Idahofu|Kanski',
			VN: 'Tinhfoo|Tỉnh|Thành phố|Tinhhue',
		})
		expect(none.filter(([country, text]) => byName(country, text) !== null)).toEqual([])
	})

	it('leave the names that end or begin like them as they are', () => {
		const missed = Object.entries({
			VN: { 42: 'Hà Tĩnh|Tỉnh Hà Tĩnh', 38: 'Thanh Hóa|Tỉnh Thanh Hóa' },
			JP: {
				...{ 26: 'Kyoto|Kyoto-fu|Kyotofu', 21: 'Gifu|Gifu-ken', 13: 'Tokyo-to|Tokyoto', 27: 'Osakafu' },
				...{ 36: 'Tokushima', '01': 'Hokkai-dō' },
			},
			CN: { BJ: 'Beijingshi', SH: 'Shanghai Shi' },
			KR: { 41: 'Gyeonggi' },
			MY: { '05': 'Negeri Sembilan' },
			AR: { F: 'Pcia. de La Rioja', L: 'Pcia. de La Pampa' },
			BR: { DF: 'Distrito Federal', SP: 'São Paulo' },
			ES: { TO: 'Toledo' },
			UA: { 32: 'Київщина', 46: 'Lvivska' },
			RU: { MOS: 'Московская область' },
			US: { AK: 'State of Alaska' },
			CA: { SK: 'Sask.' },
		}).flatMap(([country, table]) => missedOf(country, table))
		expect(missed).toEqual([])
	})
})

describe('names in other romanisations and everyday abbreviations (D-115)', () => {
	const KOREA: Readonly<Record<string, string>> = CASES.korea
	const INDONESIA: Readonly<Record<string, string>> = CASES.indonesia
	const UKRAINE: Readonly<Record<string, string>> = CASES.ukraine

	it.each([
		['KR', KOREA],
		['ID', INDONESIA],
		['UA', UKRAINE],
	] as const)('%s', (country, table) => {
		expect(missedOf(country, table)).toEqual([])
	})

	it('have provinces for Indonesia, and no groups of islands', () => {
		expect(provincesOf('ID')).toHaveLength(38)
		for (const [code, name] of Object.entries({ JW: 'Jawa', KA: 'Kalimantan', NU: 'Nusa Tenggara', SL: 'Sulawesi' })) {
			expect(byName('ID', name)).toBeNull()
			expect(otherName('ID', name)).toBe(code)
		}
		expect(otherName('ID', 'Java')).toBe('JW')
		expect(otherName('ID', 'Sumatra')).toBe('SM')
		expect(missedOf('ID', { MA: 'Maluku', PA: 'Papua', MU: 'Maluku Utara' })).toEqual([])
	})
})

describe('what is no more (D-116)', () => {
	const GONE: Readonly<Record<string, Readonly<Record<string, string>>>> = CASES.gone

	it.each(Object.entries(GONE))('%s: leads to what it became', (country, table) => {
		expect(missedOf(country, table)).toEqual([])
	})

	it('is not offered', () => {
		const offered = provincesOf('EG').map(({ name }) => name)
		expect(offered).toHaveLength(27)
		expect(offered).not.toContain('Helwan')
		expect(offered).not.toContain('6th of October')
	})

	it('leaves Iraq with the governorate of 2014', () => {
		expect(
			missedOf('IQ', { Halabja: 'Halabja|حلبجة|Halabja Governorate|محافظة حلبجة|هەڵەبجە', KI: "At Ta'mim" }),
		).toEqual([])
	})
})

describe('the second level of GB (D-103)', () => {
	const nations = { ENG: 'England', NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' }
	const areas = (compileProvinces().get('GB')?.otherDivisions ?? []).filter(
		({ code }) => !/^(?:EAW|GBN|UKM)$/.test(code),
	)

	it('is known by each name that ISO 3166-2 has, which the address keeps', () => {
		for (const name of areas.flatMap(({ names }) => names)) {
			const province = byName('GB', name)
			expect(province?.name, name).toBe(name)
			expect(Object.keys(nations), name).toContain(province?.code)
		}
		expect(areas.length).toBeGreaterThan(210)
	})

	it('is in its nation', () => {
		expect(
			missedOf('GB', {
				ENG: 'Kent|Bristol, City of|Bristol|Rutland|Isles of Scilly|Westminster|Central Bedfordshire|Leeds',
				NIR: 'Mid Ulster|Newry, Mourne and Down|Derry and Strabane|Causeway Coast and Glens',
				SCT: 'East Ayrshire|South Ayrshire|Inverclyde|Aberdeen City|Dundee|Shetland Islands|Eilean Siar|West Dunbartonshire',
				WLS: 'Merthyr Tydfil|Neath Port Talbot|Isle of Anglesey|Rhondda Cynon Taff|Sir Benfro|Abertawe',
			}),
		).toEqual([])
	})
})
