import { createRequire } from 'node:module'
import aliases from 'cldr-core/supplemental/aliases.json' with { type: 'json' }
import { iso31662 } from 'iso-3166'
import { describe, expect, it } from 'vitest'
import { compileProvinces, misfits, write } from '../../../scripts/build-provinces.ts'
import listed from '../../../scripts/facts/province-names.json'
import { translatedNames } from '../../../scripts/sources.ts'
import { checkProvince } from '../../../src/rules/built-in/address.ts'
import { allCountries, provincesOf } from '../../../src/rules/built-in/places.ts'
import { BUILT_IN_PROVINCES } from '../../../src/rules/province/built-in-provinces.ts'
import { provinceKeys, provinceText } from '../../../src/rules/province/province-key.ts'
import { provinceByCode } from '../../../src/rules/province/province-table.ts'
import { provinceUse } from '../../../src/rules/province/province-use.ts'
import { findNamedProvince, suggestProvince } from '../../../src/rules/province/provinces.ts'
import { byCountry } from '../../rows.ts'
import { byCode, byName, otherCode, otherName } from './known.ts'

const COUNTRIES = [...new Set(iso31662.map(({ code }) => code.slice(0, 2)))]
/** Countries whose addresses write no province. The tables have no names for their levels. */
const HIDDEN = ['FR', 'GB']
const second: Readonly<Record<string, { sub: Readonly<Record<string, { name: string }>> }>> = createRequire(
	import.meta.url,
)('iso-3166-2').data
const compiled = compileProvinces()

/** Names that ISO 3166-2 gives to two subdivisions of a country, or to another one than the post does. */
const countryOf = (code: string): string => code.slice(0, 2)

describe('the tables', () => {
	it('use every line of our own facts files', () => {
		write()
		expect([...misfits]).toEqual([])
	})
})

describe('the names that are found as written', () => {
	it('mean the province that their keys mean', () => {
		const others = BUILT_IN_PROVINCES.countries().flatMap((country) => {
			const of = BUILT_IN_PROVINCES.of(country)
			const names = { ...of.names(), byText: new Map() }
			const byKeys = { ...of, names: () => names }
			return [...of.names().byText].filter(
				([text, { code }]) => findNamedProvince(byKeys, provinceText(text), null)?.code !== code,
			)
		})
		expect(others).toEqual([])
	})

	it('are not those of two provinces', () => {
		const { byText } = BUILT_IN_PROVINCES.of('TW').names()
		expect(['Chiayi', 'Chiayi City', 'Tainan'].map((text) => byText.has(text))).toEqual([false, true, true])
	})
})

describe('the listed provinces', () => {
	const entries = Object.entries(listed.countries).flatMap(([country, provinces]) =>
		Object.entries(provinces as Record<string, { names: string[]; codes?: string[] }>).map(
			([code, { names, codes = [] }]) => ({ country, code, names, codes }),
		),
	)

	it('are found by each of their names and codes', () => {
		const lost: string[] = []
		let asked = 0
		for (const { country, code, names, codes } of entries) {
			const province = byCode(country, code)
			if (province === null) lost.push(`${country} ${code}`)
			for (const name of names) if (byName(country, name)?.code !== province?.code) lost.push(`${country} ${name}`)
			for (const other of codes) if (byCode(country, other) !== province) lost.push(`${country} ${other}`)
			asked += 1 + names.length + codes.length
		}
		expect(lost).toEqual([])
		expect(asked).toBeGreaterThan(4_800)
	})

	it('are found by the code with the country before it, but for VN, whose addresses write other codes than ISO', () => {
		for (const { country, code } of entries) {
			if (country === 'VN') continue
			expect(byCode(country, `${country}-${code}`), `${country}-${code}`).toBe(byCode(country, code))
		}
	})
})

describe('ISO 3166-2', () => {
	it('is known by every code: a province that addresses name, or another subdivision', () => {
		const lost = iso31662
			.filter(({ code }) => byCode(countryOf(code), code) === null && otherCode(countryOf(code), code) === null)
			.map(({ code }) => code)
		expect(lost).toEqual([])
		expect(iso31662.length).toBeGreaterThan(5_000)
	})

	it('is known after the country with and without a sign between', () => {
		for (const code of ['JP-13', 'JP_13', 'jp 13', 'JP13']) expect(byCode('JP', code)?.code, code).toBe('13')
		expect(byCode('EG', 'EGALX')?.code).toBe('ALX')
		expect(otherCode('DE', 'DEBY')).toBe('BY')
		expect(byCode('ES', 'ESP')).toBeNull()
		expect(byCode('AR', 'ARG')).toBeNull()
	})

	it('knows the retired codes that CLDR replaces by a province', () => {
		let asked = 0
		for (const [retired, { _replacement }] of Object.entries(aliases.supplemental.metadata.alias.subdivisionAlias)) {
			const country = retired.slice(0, 2).toUpperCase()
			const [first = ''] = _replacement.toUpperCase().split(' ')
			const province = byCode(country, first.replace(country, ''))
			if (province === null || _replacement.includes(' ')) continue
			asked++
			expect(byCode(country, retired.slice(2))?.code, retired).toBe(province.code)
		}
		expect(asked).toBeGreaterThan(50)
	})

	it('is what a code means after the country, where the country writes other codes: VN before and after 2025', () => {
		expect(byCode('VN', 'VN-22')).toMatchObject({
			code: '40',
			name: 'Nghệ An',
			isoCode: 'VN-22',
		})
		expect(byCode('VN', '22')).toMatchObject({ name: 'Quảng Ninh', isoCode: 'VN-13' })
		expect(byCode('VN', 'vn 13')?.name).toBe('Quảng Ninh')
		expect(byCode('VN', 'VN-40')?.name, 'Bình Thuận').toBe('Lâm Đồng')
		expect(byCode('VN', 'VN-15')?.name, 'Hà Tây').toBe('Hà Nội')
		expect(byCode('IE', 'IE-C'), 'Connacht').toBeNull()
	})

	it('is found by every name of iso-3166 and iso-3166-2: a province, what became of it, or an other subdivision', () => {
		const lost: string[] = []
		const names = [
			...iso31662.map(({ code, name }) => ({ code, name })),
			...Object.values(second).flatMap(({ sub }) => Object.entries(sub).map(([code, { name }]) => ({ code, name }))),
		]
		for (const { code, name } of names) {
			const country = countryOf(code)
			if (provincesOf(country).length === 0 || HIDDEN.includes(country)) continue
			const coded = byCode(country, code)
			const found = byName(country, name, coded)
			if (found === null && otherName(country, name) === null) lost.push(`${code} ${name}`)
		}
		// The country's own name, from a list with one entry.
		expect(lost).toEqual(['PF-PF French Polynesia', 'KY-KY Cayman Islands'])
		expect(names.length).toBeGreaterThan(9_000)
	})

	it('leads from each name of a current code to that code, except where two provinces have the name', () => {
		const astray: string[] = []
		for (const { code, name } of iso31662) {
			const coded = byCode(countryOf(code), code)
			const found = coded === null ? null : byName(countryOf(code), name)
			if (found !== null && found.code !== coded?.code) astray.push(`${code} ${name}: ${found.code}`)
		}
		expect(astray).toEqual(['KZ-19 Almaty: 75', 'MZ-MPM Maputo: L'])
		for (const code of ['KZ-19', 'MZ-MPM', 'TW-CYI', 'TW-CYQ']) {
			const name = iso31662.find((entry) => entry.code === code)?.name ?? ''
			const coded = byCode(countryOf(code), code)
			expect(byName(countryOf(code), name, coded), code).toBe(coded)
		}
		expect(byName('US', 'Virginia', byCode('US', 'WV'))?.code).toBe('VA')
	})

	it('has names for what addresses do not use', () => {
		expect(otherName('ES', 'Catalunya')).toBe('CT')
		expect(otherName('ES', 'VALENCIANA, COMUNIDAD')).toBe('VC')
		expect(otherName('IT', 'Lombardie')).toBe('25')
		expect(otherName('IE', 'Connaught')).toBe('C')
		expect(otherName('IE', 'Leinster')).toBe('L')
		expect(otherName('ES', 'Madrid')).toBeNull()
		expect(otherName('ES', 'x'.repeat(200))).toBeNull()
		expect(otherName('US', 'California')).toBeNull()
		expect(otherName('DE', 'Bayern')).toBeNull()
	})

	it('is known without the zero that spreadsheets take away', () => {
		expect(byCode('JP', '1')?.name).toBe('Hokkaidō')
		expect(byCode('JP', 'JP-9')?.name).toBe('Tochigi')
	})

	it('lists every whole code that a province has, but for those newer than the list', () => {
		const codes = new Set(iso31662.map(({ code }) => code))
		const unlisted = COUNTRIES.flatMap((country) => provincesOf(country))
			.map(({ isoCode }) => isoCode)
			.filter((code) => code !== null && !codes.has(code))
		expect(unlisted).toEqual([])
	})
})

describe('CLDR', () => {
	/** Names of two provinces, read as the one that bears them in its own country. */
	const OTHERS: Readonly<Record<string, string>> = { 'US-DC Washington': 'US-WA', 'MX-CMX Mexico': 'MX-MEX' }
	const english = createRequire(import.meta.url)('cldr-subdivisions-full/subdivisions/en/en.json').subdivisions
		.localeDisplayNames.subdivisions as Readonly<Record<string, string>>
	const names = [
		...Object.entries(english).map(([code, name]) => [`${code.slice(0, 2)}-${code.slice(2)}`, name] as const),
		...translatedNames('province-cldr.txt').map(([, code, name]) => [code, name] as const),
	].map(([code, name]) => [code.toUpperCase(), name] as const)

	it('names no province, in English, French or Spanish, that is unknown in KR or where one is required', () => {
		let asked = 0
		for (const [code, name] of names) {
			if (provinceUse(countryOf(code)) !== 'required' && !code.startsWith('KR-')) continue
			asked++
			const verdict = checkProvince({ province: name }, countryOf(code))
			expect(verdict.status, `${code} ${name}`).toBe('valid')
			const meant = OTHERS[`${code} ${name}`] ?? byCode(countryOf(code), code)?.isoCode
			if (meant !== undefined) expect(verdict).toMatchObject({ value: { isoCode: meant } })
		}
		expect(asked).toBeGreaterThan(2_000)
	})
})

describe('each province', () => {
	const provinces = [...compiled.keys()].flatMap((country) =>
		provincesOf(country).map((province) => ({ country, province })),
	)

	it('is found by its code, its whole code and its name, in any case', () => {
		expect(provinces.length).toBeGreaterThan(1_700)
		for (const { country, province } of provinces) {
			const { code, name, isoCode } = province
			expect(provinceByCode(BUILT_IN_PROVINCES, country, code.toUpperCase()), `${country} ${code}`).toBe(province)
			expect(byCode(country, ` ${code.toLowerCase()} `)).toBe(province)
			for (const text of [name, name.toUpperCase(), name.toLowerCase(), name.normalize('NFD'), `  ${name}\t`]) {
				expect(byName(country, text)?.code, `${country} ${text}`).toBe(code)
			}
			if (isoCode !== null) expect(byCode(country, isoCode), isoCode).toBe(province)
		}
	})

	it('stands in the order of the codes', () => {
		for (const country of compiled.keys()) {
			const codes = provincesOf(country).map(({ code }) => code)
			expect(codes).toStrictEqual([...codes].sort())
		}
	})

	it('has a name and a code that no other of its country has', () => {
		for (const country of compiled.keys()) {
			const names = provincesOf(country).map(({ name }) => provinceKeys(name)[0])
			const codes = provincesOf(country).map(({ code }) => code)
			expect(new Set(names).size, country).toBe(names.length)
			expect(new Set(codes).size, country).toBe(codes.length)
		}
	})

	it('is what each name that any source has for it leads to, and no other', () => {
		const astray: string[] = []
		const owners = new Map<string, string>()
		for (const [country, { rows }] of compiled) {
			for (const { code, shown, listed: names } of rows) {
				for (const name of [shown, ...names]) {
					const found = byName(country, name)
					if (found?.code !== code) astray.push(`${country} ${name}: ${found?.code} instead of ${code}`)
					const key = `${country} ${provinceKeys(name)[0]}`
					if ((owners.get(key) ?? code) !== code) astray.push(`${key}: ${code} and ${owners.get(key)}`)
					owners.set(key, code)
				}
			}
		}
		expect(astray).toEqual([])
		expect(owners.size).toBeGreaterThan(3_500)
	})
})

describe('D-11: a word that only looks like a code', () => {
	it.each(
		byCountry({
			CA: { none: 'Cape|Onmaa', PE: 'CAPE|ca-pe' },
			RU: { none: 'Rusak|Cheska|Lensk Municipality', CHE: 'Chelyabinskaya' },
			NI: { none: 'Nico' },
			US: { none: 'Camaa|Californiamaa', NY: 'NY State' },
			AU: { NSW: 'n.s.w.' },
			JP: { 13: 'Jp13' },
			EE: { 37: 'Harjumaa' },
		}),
	)('%s: %s is %s', (country, name, code) => {
		expect(byName(country, name)?.code ?? null).toBe(code)
	})
})

describe('a name and a code', () => {
	it('may stand together, where they mean one province', () => {
		expect(byName('CA', 'Quebec (QC)')?.code).toBe('QC')
		expect(byName('ES', 'Lleida/Lérida')?.code).toBe('L')
		expect(byName('BR', 'São Paulo - SP')?.code).toBe('SP')
		expect(byName('GB', 'Kent, England')).toEqual({
			code: 'ENG',
			name: 'Kent',
			isoCode: 'GB-ENG',
		})
		expect(byName('IT', 'Massa-Carrara (MS)')?.code).toBe('MS')
		expect(byName('IT', 'Bolzano-Bozen')?.code).toBe('BZ')
		expect(byName('US', 'California/Nevada')).toBeNull()
		expect(byName('US', 'CA/'.repeat(40))).toBeNull()
		expect(byName('US', 'Nevada/California/Nevada')).toBeNull()
		expect(byName('US', 'Portland, OR')).toBeNull()
		expect(byName('US', ' / ')).toBeNull()
	})

	it('has codes with full stops or a kind, in Latin letters alone', () => {
		expect(byName('AU', 'N.S.W.')?.code).toBe('NSW')
		expect(byName('IN', 'U. P.')?.code).toBe('UP')
		expect(byName('US', 'WA State')?.code).toBe('WA')
		expect(byName('RU', 'МО')).toBeNull()
	})

	it('has kinds that tell provinces of one name apart, whatever the spelling', () => {
		expect(byName('RU', 'Altay Krai')?.code).toBe('ALT')
		expect(byName('RU', 'Altay Republic')?.code).toBe('AL')
		expect(byName('RU', 'Moskva Oblast')?.code).toBe('MOS')
		expect(byName('UA', 'Киев область')?.code).toBe('32')
		expect(byName('TW', '台北')?.code).toBe('TPE')
	})
})

describe('suggestProvince', () => {
	it('finds the nearest name, and none where several are as near', () => {
		expect(suggestProvince(BUILT_IN_PROVINCES.of('US'), provinceText('Californa'))?.code).toBe('CA')
		expect(suggestProvince(BUILT_IN_PROVINCES.of('US'), provinceText('Masachusets'))?.code).toBe('MA')
		expect(suggestProvince(BUILT_IN_PROVINCES.of('IT'), provinceText('Tornio'))?.code).toBe('TO')
		expect(suggestProvince(BUILT_IN_PROVINCES.of('US'), provinceText('Xanadu'))).toBeNull()
	})

	it('takes the name of the country, where a province belongs, for no misspelled province', () => {
		const suggested: string[] = []
		for (const { code, name } of allCountries()) {
			const names = ['en', 'fr', 'es'].map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(code))
			for (const text of new Set([name, ...names])) {
				if (text === undefined || byName(code, text) !== null) continue
				const province = suggestProvince(BUILT_IN_PROVINCES.of(code), provinceText(text))
				if (province !== null) suggested.push(`${text}: ${province.code}`)
			}
		}
		expect(suggested).toEqual([])
	})
})
