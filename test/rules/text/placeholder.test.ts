import { describe, expect, it } from 'vitest'
import { checkCountry, checkPhone, checkProvince, checkZip } from '../../../src/rules/built-in/address.ts'
import { allCountries } from '../../../src/rules/built-in/places.ts'
import { COUNTRY_NAMES } from '../../../src/rules/country/data/country-names.ts'
import { readNameLines, readNames } from '../../../src/rules/country/fact-table.ts'
import { ALTERNATIVE_CODES } from '../../../src/rules/province/data/alternative-codes.ts'
import { PROVINCE_NAMES } from '../../../src/rules/province/data/province-names.ts'
import { PROVINCES } from '../../../src/rules/province/data/provinces.ts'
import { isSplitCode } from '../../../src/rules/text/fold.ts'
import { isPlaceholder } from '../../../src/rules/text/placeholder.ts'

/** What shops, files and programs write for nothing, in nine languages. */
const PLACEHOLDERS =
	'N/A|n/a|N / A|N\\A|n-a|#N/A|(n/a)|N.A.|n.a|Ｎ／Ａ|s/n|S/D|k/A|none|None|(none)|NULL|nil|undefined|-|--|.|…|?|No State|no province|No Region|not applicable|Not available|please select|kein Bundesland|keine|keine Angabe|nicht vorhanden|ohne PLZ|sin provincia|Sin Estado|ninguna|no aplica|sin teléfono|sans province|aucune|non applicable|néant|pas de région|senza provincia|nessuna|non disponibile|sem estado|nenhum|não aplicável|não informado|なし|該当なし|都道府県なし|電話番号なし|없음|해당 없음|전화번호 없음|无|不适用|无省份|無郵編'.split(
		'|',
	)
/** They touch a place: a person or a province of the name. */
const NAMES =
	'NA|na|Nan|NAN|No|Sin|Nil by Mouth|S/C Tenerife|D.F.|N. Y.|K.A.|US-CA|New-York|Nord|None Given Street|Ohne'.split('|')

const codeOf = (name: string): string => name.replace('~', '').split('>')[0]?.replaceAll('_', ' ') ?? ''
const COUNTRIES = allCountries().map(({ code }) => code)

describe('a text in place of nothing', () => {
	it('is a placeholder in nine languages, and never a name', () => {
		expect(PLACEHOLDERS.filter((text) => !isPlaceholder(text))).toEqual([])
		expect(NAMES.filter((text) => isPlaceholder(text) && text.toLowerCase() !== 'nan')).toEqual([])
	})

	it('is an empty field of a country, a province, a zip and a phone, in every country', () => {
		const read: string[] = []
		const listing = Object.keys(PROVINCES)
		for (const [at, text] of PLACEHOLDERS.entries()) {
			expect(checkCountry({ country: text }), text).toEqual(checkCountry({}))
			expect(checkCountry({ countryCode: text }), text).toEqual(checkCountry({}))
			expect(checkCountry({ countryCode: 'US', country: text }).issues, text).toEqual([])
			for (const country of [...listing, ...COUNTRIES.filter((_, place) => place % 9 === at % 9)]) {
				const known = checkProvince({}, country).issues[0]?.code
				for (const fields of [{ province: text }, { provinceCode: text }, { province: text, provinceCode: text }]) {
					const { value, issues } = checkProvince(fields, country)
					if (value || issues[0]?.code !== known) read.push(`${country} ${text}`)
				}
			}
			for (const country of COUNTRIES.filter((_, place) => place % 9 === at % 9)) {
				expect(checkZip(text, country), text).toEqual(checkZip('', country))
				expect(checkPhone(text, country), text).toEqual(checkPhone('', country))
			}
		}
		expect(read).toEqual([])
	})

	it('is no name or code that a country has', () => {
		const lost: string[] = []
		for (const country of COUNTRIES) {
			const lines = [PROVINCES, PROVINCE_NAMES].flatMap((table) => readNameLines(table[country] ?? ''))
			const listed = (ALTERNATIVE_CODES[country] ?? '')
				.split(' ')
				.map((pair) => (pair.split(/[=~]/)[0] ?? '').replaceAll('_', ' '))
			const texts = lines.flatMap(({ code, names }) => [
				codeOf(code),
				...names.map((name) => name.replace(/^[!/@>]/, '')),
			])
			for (const text of [...texts, ...listed].filter((text) => text !== ''))
				for (const field of ['province', 'provinceCode'])
					if (checkProvince({ [field]: text }, country).issues.some(({ code }) => code.endsWith('missing')))
						lost.push(`${country} ${text}`)
			for (const name of readNames(COUNTRY_NAMES[country] ?? ''))
				if (checkCountry({ country: name }).status !== 'valid') lost.push(name)
		}
		expect(lost).toEqual([])
		expect(checkProvince({ province: 'Nan' }, 'TH').value?.code).toBe('55')
		expect(checkCountry({ country: 'NA' }).value?.name).toBe('Namibia')
	})
})

describe('the letters of a code with a sign among them', () => {
	it('are no province, but for the code behind its country', () => {
		const read: string[] = []
		for (const [country, text] of Object.entries(PROVINCES))
			for (const code of readNameLines(text).map((line) => codeOf(line.code)))
				for (const sign of ['/', '\\', '-', ' / ', ' - ']) {
					if (!/^[A-Z]{2,3}$/.test(code) || code.startsWith(country)) continue
					const split = `${code[0]}${sign}${code.slice(1)}`
					expect(isSplitCode(split), split).toBe(true)
					if (checkProvince({ province: split }, country).value?.code === code) read.push(`${country} ${split}`)
				}
		expect(read).toEqual([])
		for (const text of ['US-CA', 'US/CA', 'C.A.', 'C A'])
			expect(checkProvince({ province: text }, 'US').value?.code).toBe('CA')
		expect(checkProvince({ province: 'Đắk-Lắk' }, 'VN').value?.code).toBe('66')
		expect(checkProvince({ province: 'NL/Newfoundland' }, 'CA').value?.code).toBe('NL')
		expect(checkProvince({ province: 'DF/CDMX' }, 'MX').value?.code).toBe('CMX')
		expect(checkProvince({ province: 'S/C Tenerife' }, 'ES').value?.code).toBe('TF')
	})

	it('are no country', () => {
		const codes = allCountries().flatMap(({ code, alpha3 }) => [code, alpha3])
		const split = codes.flatMap((code) => ['/', '\\', '-'].map((sign) => `${code[0]}${sign}${code.slice(1)}`))
		expect(split.filter((text) => checkCountry({ country: text }).status === 'valid')).toEqual([])
		expect(checkCountry({ country: 'U.S.A.' }).value?.code).toBe('US')
	})
})
