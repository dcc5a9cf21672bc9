import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileCountries } from '../../scripts/build-countries.ts'
import { compileProvinces } from '../../scripts/build-provinces.ts'
import { checkCountry } from '../../src/address/check-country.ts'
import { checkProvince, readProvince } from '../../src/address/check-province.ts'
import { countryKey } from '../../src/geo/country-key.ts'
import { provinceKeys } from '../../src/geo/province-key.ts'
import { type Province, provincesOf, resolveProvinceName } from '../../src/geo/provinces.ts'
import { hostileText, hostileValue } from './hostile.ts'

const compiled = compileProvinces()
const all = [...compiled.keys()].flatMap((country) => provincesOf(country).map((province) => ({ country, province })))
const anyProvince: fc.Arbitrary<{ country: string; province: Province }> = fc.constantFrom(...all)
const anyCountry: fc.Arbitrary<string> = fc.constantFrom(
	...new Set(all.map(({ country }) => country)),
	'DE',
	'GB',
	'QQ',
)

/** The keys and codes of all that the sources call a country's provinces: the yardstick for the fingerprints. */
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

function isKnown(country: string, text: string): boolean {
	const names = known.get(country)
	const code = text.trim().toUpperCase().replace(/^0/, '')
	return [code, text.trim().toUpperCase(), ...provinceKeys(text)].some((key) => names?.has(key) === true)
}

/** One slip of the keyboard: a letter left out, doubled, replaced, or swapped with its neighbour. */
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
				expect(resolveProvinceName(country, text)?.code, text).toBe(province.code)
			}),
			{ numRuns: 10_000, seed: 3166 },
		)
	})

	it('is never what no source calls one, however near: a misspelling is not accepted', () => {
		fc.assert(
			fc.property(anyProvince, slips, ({ country, province }, slip) => {
				const text = misspell(province.name, ...slip)
				if (resolveProvinceName(country, text) !== null) expect(isKnown(country, text), `${country} ${text}`).toBe(true)
			}),
			{ numRuns: 20_000, seed: 3166 },
		)
	})

	it('is never what no source calls one: random text', () => {
		fc.assert(
			fc.property(anyCountry, hostileText, (country, text) => {
				if (resolveProvinceName(country, text) !== null) expect(isKnown(country, text), `${country} ${text}`).toBe(true)
			}),
			{ numRuns: 5_000, seed: 3166 },
		)
	})

	it('is suggested only where the suggestion settles the issue', () => {
		fc.assert(
			fc.property(anyProvince, slips, fc.boolean(), fc.boolean(), ({ country, province }, slip, code, requireCode) => {
				const field = code ? 'provinceCode' : 'province'
				const input = { [field]: misspell(province.name, ...slip) }
				for (const issue of checkProvince(input, country, { requireCode }).issues) {
					if (issue.suggestion === undefined) continue
					const address: Record<string, string> = { ...input, countryCode: country }
					for (const { path, value } of issue.suggestion) address[path[0] as string] = value
					const after = checkProvince(address, address['countryCode'] ?? country, { requireCode })
					expect(after.issues.map((other) => other.code)).not.toContain(issue.code)
				}
			}),
			{ numRuns: 5_000, seed: 3166 },
		)
	})
})

/** What the core takes: a text, or nothing. */
function isText(value: unknown): value is string | undefined {
	return value === undefined || typeof value === 'string'
}

describe('checkProvince', () => {
	it('answers for any value of any type, as its core does, and changes nothing', () => {
		const field = fc.oneof(hostileText, hostileValue, fc.constantFrom(undefined, 'CA', 'Ontario', 'HK', 'BY'))
		fc.assert(
			fc.property(field, field, anyCountry, fc.boolean(), (province, provinceCode, country, requireCode) => {
				const input = { province, provinceCode } as never
				const verdict = checkProvince(input, country, { requireCode })
				expect(['valid', 'invalid']).toContain(verdict.status)
				if (country === 'QQ') return
				if (!isText(province) || !isText(provinceCode)) return
				const core = readProvince(provinceCode?.trim() ?? '', province?.trim() ?? '', country, requireCode)
				if (verdict.issues.length > 0) expect(core).toBeUndefined()
				else expect(verdict).toMatchObject({ status: 'valid', value: core })
			}),
			{ numRuns: 3_000 },
		)
	})

	it('is lenient with the flag off, and never refuses with a policy that warns', () => {
		const field = fc.constantFrom(undefined, '', 'XX', 'California', 'CA', 'Oregon', 'Kent')
		fc.assert(
			fc.property(field, field, anyCountry, (province, provinceCode, country) => {
				if (country === 'QQ') return
				const input = { province, provinceCode }
				expect(checkProvince(input, country, { policy: 'warning' }).status).toBe('valid')
				const strict = checkProvince(input, country, { requireCode: true })
				if (strict.status === 'valid') expect(checkProvince(input, country).status).toBe('valid')
			}),
			{ numRuns: 3_000 },
		)
	})
})

describe('checkCountry', () => {
	const keys = new Set(
		compileCountries().flatMap(({ code, alpha3, name, names, others }) =>
			[code, alpha3, name, ...names, ...others].map(countryKey),
		),
	)

	it('finds no country in what no source calls one', () => {
		const names = fc.constantFrom(...compileCountries().map(({ name }) => name))
		const text = fc.oneof(
			hostileText,
			fc.tuple(names, slips).map(([name, slip]) => misspell(name, ...slip)),
		)
		fc.assert(
			fc.property(text, (country) => {
				const { status } = checkCountry({ country })
				expect(status === 'valid').toBe(country.trim() !== '' && keys.has(countryKey(country)))
			}),
			{ numRuns: 10_000, seed: 3166 },
		)
	})
})
