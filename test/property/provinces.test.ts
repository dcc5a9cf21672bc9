import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileCountries } from '../../scripts/build-countries.ts'
import { compileProvinces } from '../../scripts/build-provinces.ts'
import { checkCountry, checkProvince } from '../../src/rules/built-in/address.ts'
import { provincesOf } from '../../src/rules/built-in/places.ts'
import { countryKey, plainKeys } from '../../src/rules/country/country-names.ts'
import { BUILT_IN_PROVINCES } from '../../src/rules/province/built-in-provinces.ts'
import { provinceKeys, withoutKind } from '../../src/rules/province/province-key.ts'
import type { Province } from '../../src/rules/province/province-table.ts'
import { resolveProvinceName } from '../../src/rules/province/provinces.ts'
import { runs } from '../fuzz.ts'
import { hostileText } from './hostile.ts'

const compiled = compileProvinces()
const all = [...compiled.keys()].flatMap((country) => provincesOf(country).map((province) => ({ country, province })))
const anyProvince: fc.Arbitrary<{ country: string; province: Province }> = fc.constantFrom(...all)
const anyCountry: fc.Arbitrary<string> = fc.constantFrom(
	...new Set(all.map(({ country }) => country)),
	'DE',
	'GB',
	'QQ',
)

/** The keys and codes of all names of a country's provinces in the sources: the reference for what is known. */
const known = new Map(
	[...compiled].map(([country, { rows, kept }]) => [
		country,
		new Set(
			rows
				.flatMap(({ code, iso, codes, shown, listed, others, shared }) => [
					...[code, iso?.slice(3) ?? code, ...codes].flatMap((text) => [
						text,
						`${country}-${text}`,
						`${country}${text}`,
						text.replace(/^0/, ''),
					]),
					...[shown, ...listed, ...others, ...shared],
				])
				.concat(kept.flatMap(({ names }) => names))
				.flatMap((text) => [text.toUpperCase(), ...provinceKeys(text)]),
		),
	]),
)

/** Returns whether the sources list a text, or every part of it, and all parts mean one province: `3-3` names one of Andorra twice. */
function isKnown(country: string, text: string): boolean {
	if (isListed(country, text)) return true
	const parts = text.split(/[^\p{L}\p{N} ]+/u).filter((part) => part.trim() !== '')
	const meant = new Set(parts.map((part) => resolveProvinceName(BUILT_IN_PROVINCES.of(country), part)?.code))
	return meant.size === 1 && parts.every((part) => isListed(country, part))
}

function isListed(country: string, text: string): boolean {
	const names = known.get(country)
	const code = text.trim().toUpperCase().replace(/^0/, '')
	return [code, text.trim().toUpperCase(), ...provinceKeys(text)].some((key) => names?.has(key) === true)
}

/** The keys of the names alone, and the codes alone: a code with an ending is neither. */
const plain = new Map(
	[...compiled].map(([country, { rows, kept }]) => {
		const names = rows.flatMap(({ shown, listed, others, shared }) => [shown, ...listed, ...others, ...shared])
		return [
			country,
			{
				keys: new Set([...names, ...kept.flatMap((each) => each.names)].flatMap(provinceKeys)),
				codes: new Set(rows.flatMap(({ code, iso, codes }) => [code, iso?.slice(3) ?? code, ...codes])),
			},
		] as const
	}),
)

/** Makes one typing error: a letter omitted, doubled, replaced, or swapped with its neighbour. */
function misspell(text: string, at: number, slip: number, letter: string): string {
	const i = at % text.length
	const rest = text.slice(i + 1)
	if (slip === 0) return text.slice(0, i) + rest
	if (slip === 1) return text.slice(0, i) + text[i] + text[i] + rest
	if (slip === 2) return text.slice(0, i) + letter + rest
	return text.slice(0, i) + (rest[0] ?? '') + text[i] + rest.slice(1)
}

const slips = fc.tuple(fc.nat(60), fc.nat(3), fc.constantFrom(...'aeiounrstlk'))

describe('a province', () => {
	it('is found in any case, form, width and padding', () => {
		const wide = (text: string): string =>
			text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).replaceAll(' ', '\u3000')
		const changes: readonly ((text: string) => string)[] = [
			(text) => text.toUpperCase(),
			(text) => text.toLowerCase(),
			(text) => text.normalize('NFD'),
			(text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
			(text) => wide(text),
			(text) => ` \t${text}\u00a0`,
			(text) => text.replaceAll(' ', '-'),
			(text) => text.replaceAll("'", '’'),
		]
		const change = fc.shuffledSubarray([...changes])
		fc.assert(
			fc.property(anyProvince, change, ({ country, province }, by) => {
				const text = by.reduce((name, step) => step(name), province.name)
				expect(resolveProvinceName(BUILT_IN_PROVINCES.of(country), text)?.code, text).toBe(province.code)
			}),
			{ numRuns: runs(3000) },
		)
	})

	it('is never found by a misspelling that no source lists', () => {
		fc.assert(
			fc.property(anyProvince, slips, ({ country, province }, slip) => {
				const text = misspell(province.name, ...slip)
				expect(resolveProvinceName(BUILT_IN_PROVINCES.of(country), text) === null || isKnown(country, text), text).toBe(
					true,
				)
			}),
			{ numRuns: runs(5000) },
		)
	})

	it('is never found by random text that no source lists', () => {
		fc.assert(
			fc.property(anyCountry, hostileText, (country, text) => {
				expect(resolveProvinceName(BUILT_IN_PROVINCES.of(country), text) === null || isKnown(country, text), text).toBe(
					true,
				)
			}),
			{ numRuns: runs(1500) },
		)
	})

	it('is never found by random syllables that are no plain name or code, alone or with a word for the kind, in any country', () => {
		const syllable = fc.constantFrom(
			...'ba be ca da el fe ga ha ig ja ka le lo ma ne no or pa ra ri sa so ta to us va xo ya za che sta rus ni pe'.split(
				' ',
			),
		)
		const word = fc.array(syllable, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''))
		const ending = fc.constantFrom('', '', '', 'ska', 'maa', 'ken', '-shi', ' City', ' ili', 'do')
		const countries = [...known.keys()]
		fc.assert(
			fc.property(word, ending, (start, end) => {
				const text = start.charAt(0).toUpperCase() + start.slice(1) + end
				for (const country of countries) {
					const province = resolveProvinceName(BUILT_IN_PROVINCES.of(country), text)
					if (province === null) continue
					const { keys, codes } = plain.get(country) as NonNullable<ReturnType<typeof plain.get>>
					const isName = [text, withoutKind(text, country)].some((name) =>
						provinceKeys(name).some((key) => keys.has(key)),
					)
					const isCode = text.split(/[ -]/).some((each) => codes.has(each.toUpperCase()))
					const isNamed = isName || isCode
					expect(isNamed, `${text} is ${province.name} in ${country}`).toBe(true)
				}
			}),
			{ numRuns: runs(5000) },
		)
	})

	it('is suggested only if the suggestion removes the issue', () => {
		fc.assert(
			fc.property(
				anyProvince,
				slips,
				fc.boolean(),
				fc.boolean(),
				({ country, province }, slip, code, shouldValidateProvinceCode) => {
					const field = code ? 'provinceCode' : 'province'
					const input = { [field]: misspell(province.name, ...slip) }
					for (const issue of checkProvince(input, country, { shouldValidateProvinceCode }).issues) {
						if (issue.suggestion === undefined) continue
						const address: Record<string, string> = { ...input, countryCode: country }
						for (const { path, value } of issue.suggestion) address[path[0] as string] = value
						const after = checkProvince(address, address['countryCode'] ?? country, { shouldValidateProvinceCode })
						expect(after.issues.map((other) => other.code)).not.toContain(issue.code)
					}
				},
			),
			{ numRuns: runs(1500) },
		)
	})
})

describe('checkProvince', () => {
	it('is lenient without the flag, and never rejects with a warning policy for both', () => {
		const field = fc.constantFrom(undefined, '', 'XX', 'California', 'CA', 'Oregon', 'Kent')
		fc.assert(
			fc.property(field, field, anyCountry, (province, provinceCode, country) => {
				if (country === 'QQ') return
				const input = { province, provinceCode }
				expect(checkProvince(input, country, { province: 'warning', provinceMismatch: 'warning' }).status).toBe('valid')
				const strict = checkProvince(input, country, { shouldValidateProvinceCode: true })
				if (strict.status === 'valid') expect(checkProvince(input, country).status).toBe('valid')
			}),
			{ numRuns: runs(1000) },
		)
	})
})

describe('checkCountry', () => {
	const keys = new Set(
		compileCountries().flatMap(({ code, alpha3, name, names, others }) =>
			[code, alpha3, name, ...names, ...others].map(countryKey),
		),
	)

	it('finds no country in a text that no source lists', () => {
		const names = fc.constantFrom(...compileCountries().map(({ name }) => name))
		const text = fc.oneof(
			hostileText,
			fc.tuple(names, slips).map(([name, slip]) => misspell(name, ...slip)),
		)
		fc.assert(
			fc.property(text, (country) => {
				const { status } = checkCountry({ country })
				const key = countryKey(country)
				const isKnown = [key, ...plainKeys(key)].some((name) => keys.has(name))
				expect(status === 'valid').toBe(country.trim() !== '' && isKnown)
			}),
			{ numRuns: runs(3000) },
		)
	})
})
