/** Converts each case of `test/vectors/` to the published form. */
import { createHash } from 'node:crypto'
import { LOCALES } from '../../src/rules/contract/generated/operations.ts'
import { taxCountryOf } from '../../src/rules/tax/tax-countries.ts'
import type { Expected, ExpectedIssue, Vector } from '../../src/service/conformance/vector.ts'
import { convertBuildOrder } from './build-order.ts'

export type Fields = Readonly<Record<string, unknown>>
type Lists = Readonly<Record<string, readonly string[]>>

/** Converts every case of a file, in its order. */
export function convert(name: string, content: Fields): Vector[] {
	const listed = content['cases'] ?? content['vectors']
	const cases = Array.isArray(listed) ? (listed as Fields[]) : []
	switch (name) {
		case 'build-order':
			return cases.map((each) => convertBuildOrder(each, content['products']))
		case 'locale':
			return cases.map(convertLocale)
		case 'phone':
			return cases.flatMap(convertPhone)
		case 'tax-numbers':
			return cases.flatMap(convertTaxNumber)
		case 'zip-examples':
			return convertZips(content)
		case 'zip-provinces':
			return convertPairs(content['provinces'] as Readonly<Record<string, Lists>>)
		default:
			return [...cases.map((each) => convertCall(each)), ...convertNames(content['names'])]
	}
}

function convertCall(each: Fields): Vector {
	const { id, rule, call, args, note } = each as unknown as Vector
	const status = each['status'] as Expected['status']
	const issues = each['issues'] as ExpectedIssue[] | undefined
	// The samples of the contract omit a value that equals the input.
	const value = 'value' in each ? each['value'] : call.startsWith('parse') ? args[0] : undefined
	const source = String(each['source'] ?? each['oracle'] ?? each['expectedBy'] ?? 'by hand, from the interface')
	const expected: Expected = {
		...(status && { status }),
		...(issues && { codes: issues.map(({ code }) => code ?? ''), issues }),
		...(value !== undefined && (status === 'valid' || status === undefined) && { value }),
		...(Array.isArray(each['needs']) && { needs: each['needs'] }),
	}
	return { id, rule, call, args, expected, note, source }
}

function convertLocale({ id, header, locale, note, expectedBy }: Fields): Vector {
	const isNamed = hasNamedLocale(header)
	const source = isNamed ? String(expectedBy) : 'D-70, and RFC 4647 where it says something'
	const rule = isNamed ? 'get-product.1' : 'D-70'
	const expected = { value: locale }
	return { id: String(id), rule, call: 'negotiateLocale', args: [header], expected, note: String(note), source }
}

/** Returns whether a supported locale alone weighs most in a header, or nothing is asked for: then the interface itself says which answers. */
function hasNamedLocale(header: unknown): boolean {
	if (typeof header !== 'string') return false
	const members = header.split(',').map((member) => /^ ?([a-zA-Z-]+|\*)(?:;q=(1|0\.[1-9]))?$/.exec(member))
	const weights = members.map((member) => Number(member?.[2] ?? 1))
	const most = Math.max(...weights)
	const heaviest = members.filter((_, at) => weights[at] === most)
	const [, range] = heaviest[0] ?? []
	return header === '' || (!members.includes(null) && heaviest.length === 1 && LOCALES.some((each) => each === range))
}

function convertPhone({ id, note, phone, countryCode, accepted, value }: Fields): Vector[] {
	const args = countryCode === undefined ? [phone] : [phone, countryCode]
	const asked = { call: 'checkPhone', note: String(note), source: 'libphonenumber-js' }
	const first = { ...asked, id: String(id), args }
	if (accepted === 'max')
		return [{ ...first, rule: 'validate-order.3', expected: { status: 'valid', codes: [], value } }]
	if (accepted === 'none')
		return [{ ...first, rule: 'validate-order.3', expected: refusedFor('address.phone.invalid') }]
	const doubtful: Expected = { status: 'valid', codes: ['address.phone.doubtful'], value }
	const strict = { ...asked, id: `${id}-max`, args: [phone, countryCode ?? 'US', { phone: 'max' }] }
	return [
		{ ...first, rule: 'D-15', expected: doubtful },
		{ ...strict, rule: 'D-15', expected: refusedFor('address.phone.doubtful') },
	]
}

function convertTaxNumber(each: Fields): Vector[] {
	const { id, note, source, taxNumber, countryCode, status, codes, kind, suggestion } = each
	const rule = taxCountryOf(String(countryCode))?.rule ?? 'D-20'
	const asked = { rule, args: [taxNumber, countryCode], note: String(note), source: String(source) }
	const listed = codes as string[]
	const changes = suggestion === undefined ? null : [{ path: ['taxNumber'], value: String(suggestion) }]
	const expected: Expected = {
		status: status as 'valid',
		codes: listed,
		issues: listed.map((code, index) => (index === 0 ? { code, suggestion: changes } : { code })),
	}
	return [
		{ ...asked, id: String(id), call: 'checkTaxNumber', expected },
		{
			...asked,
			id: `${id}-kind`,
			rule: 'D-20',
			call: 'describeTaxNumber',
			expected: kind === undefined ? { value: null } : { contains: { kind } },
		},
	]
}

function convertZips({ valid, invalid, known }: Fields): Vector[] {
	const second = known as { readonly valid: Lists; readonly invalid: Lists }
	const lists = [
		[valid, 'in use', 'a majority of five validators'],
		[invalid, 'no postal code', 'all of at least four validators'],
		[second.valid, 'in use', "Google's address metadata (CC-BY 4.0), and general knowledge"],
		[second.invalid, 'no postal code', 'general knowledge'],
	] as const
	const seen = new Map<string, Vector>()
	for (const [list, note, source] of lists) {
		const expected: Expected = note === 'in use' ? { status: 'valid' } : refusedFor('address.zip.invalid')
		for (const [country, zip] of pairsOf(list as Lists)) {
			const id = `zip-${country}-${shaOf(zip)}`
			if (seen.has(id)) continue
			seen.set(id, { id, rule: 'validate-order.4', call: 'checkZip', args: [zip, country], expected, note, source })
		}
	}
	return [...seen.values()]
}

function convertPairs(provinces: Readonly<Record<string, Lists>>): Vector[] {
	return Object.entries(provinces).flatMap(([country, lists]) =>
		pairsOf(lists).map(([province, zip]) => ({
			id: `zip-province-${country}-${shaOf(`${province} ${zip}`)}`,
			rule: 'D-14',
			call: 'checkZip',
			args: [zip, country, { provinceCode: province }],
			expected: { status: 'valid' as const, codes: [] },
			note: 'a zip and the province that it lies in',
			source: 'general knowledge and public lists of zips',
		})),
	)
}

/** Converts names of countries, or of provinces by country. */
function convertNames(names: unknown): Vector[] {
	const about = { note: 'a name in use', source: 'general knowledge' }
	const passes = (code: string): Expected => ({ status: 'valid', codes: [], contains: { code } })
	const countryCase = (code: string, country: string): Vector => ({
		...about,
		id: `country-${code}-${shaOf(country)}`,
		rule: 'D-10',
		call: 'checkCountry',
		args: [{ country }],
		expected: passes(code),
	})
	const provinceCase = (country: string, code: string, province: string): Vector => ({
		...about,
		id: `province-${country}-${shaOf(province)}`,
		rule: 'D-11',
		call: 'checkProvince',
		args: [{ province }, country],
		expected: passes(code),
	})
	return Object.entries((names ?? {}) as Readonly<Record<string, readonly string[] | Lists>>).flatMap(
		([country, given]) =>
			isTexts(given)
				? given.map((name) => countryCase(country, name))
				: pairsOf(given).map(([code, name]) => provinceCase(country, code, name)),
	)
}

function isTexts(given: readonly string[] | Lists): given is readonly string[] {
	return Array.isArray(given)
}

function refusedFor(code: string): Expected {
	return { status: 'invalid', codes: [code] }
}

function pairsOf(lists: Lists): [key: string, text: string][] {
	return Object.entries(lists).flatMap(([key, texts]) => texts.map((text): [string, string] => [key, text]))
}

/** Returns the start of a text's SHA-256: an id that stays the same if the list around it changes. */
function shaOf(text: string): string {
	return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
