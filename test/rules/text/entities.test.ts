import { describe, expect, it } from 'vitest'
import { checkCountry, checkProvince, checkZip } from '../../../src/rules/built-in/address.ts'
import { allCountries, provincesOf } from '../../../src/rules/built-in/places.ts'
import { decodeEntities } from '../../../src/rules/text/entities.ts'

const ATE = allCountries().flatMap(({ code }) => provincesOf(code).map((province) => ({ country: code, ...province })))

describe('what a page or a file leaves in a text', () => {
	it('is decoded, and a text without it is not', () => {
		expect(decodeEntities('Guip&uacute;zcoa &amp; &#193;lava &#x41;&Ntilde;')).toBe('Guipúzcoa & Álava AÑ')
		for (const text of ['A & B', 'AT&T;', '&#9999999;', '&nosuch;', '&;']) expect(decodeEntities(text)).toBeNull()
	})

	it('as numbers of its letters, suggests each province and each country', () => {
		const encode = (text: string): string => text.replace(/[^a-z]/gi, (sign) => `&#${sign.codePointAt(0)};`)
		for (const { country, code, name } of ATE) {
			const { value, issues } = checkProvince({ province: encode(name) }, country)
			const isOwnCountry = country === 'CN' && ['HK', 'MO', 'TW'].includes(code)
			if (value?.code !== code && issues[0]?.code.endsWith('unknown') && !isOwnCountry)
				expect(issues[0]?.suggestion?.[0]?.value, name).toBe(name)
		}
		for (const { name } of allCountries())
			if (encode(name) !== name)
				expect(checkCountry({ country: encode(name) }).issues[0]?.suggestion?.[0]?.value).toBe(name)
	})

	it('and what nobody sees, is no part of a name, a code or a zip', () => {
		for (const sign of ['\ufe0f', '\ufeff', '\u3164', '\u00ad', '\u200b', '\u2060', '\u115f']) {
			for (const { country, code, name } of ATE.filter((_, at) => at % 5 === 0)) {
				const texts = [
					{ provinceCode: `${code}${sign}` },
					{ province: `${name.slice(0, 2)}${sign}${name.slice(2)}${sign}` },
				]
				for (const fields of texts) {
					const plain = JSON.parse(JSON.stringify(fields).replaceAll(sign, '')) as object
					expect(checkProvince(fields, country).value, name).toEqual(checkProvince(plain, country).value)
				}
			}
			expect(checkCountry({ countryCode: `${sign}US` }).value?.code).toBe('US')
			expect(checkCountry({ country: `Ger${sign}many` }).value?.code).toBe('DE')
			expect(checkZip(`100${sign}01`, 'US').value).toBe('10001')
		}
	})
})
