/** Converts each case of `test/vectors/` to the published form. */
import { createHash } from 'node:crypto'
import type { Expected, ExpectedIssue, Vector } from '../../src/service/conformance/vector.ts'

export type Fields = Readonly<Record<string, unknown>>
type Lists = Readonly<Record<string, readonly string[]>>

/** Converts every case of a file, in its order. Cases of `buildOrder` share the products of their file. */
export function convert(name: string, content: Fields): Vector[] {
	if (name === 'zip-examples') return convertZips(content)
	if (name === 'zip-provinces') return convertPairs(content['provinces'] as Readonly<Record<string, Lists>>)
	const { cases, names, products } = content as { cases: readonly Fields[]; names?: Fields; products?: unknown }
	return [...cases.map((each) => convertCall(each, products)), ...convertNames(names)]
}

/** A case may already have the published form. */
function convertCall(each: Fields, products: unknown): Vector {
	const { id, rule, call, args, note } = each as unknown as Vector
	if ('expected' in each) {
		const [draft, facts, ...policy] = args
		return {
			...(each as unknown as Vector),
			args: call === 'buildOrder' ? [draft, { products, ...(facts as object) }, ...policy] : args,
		}
	}
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
		const expected: Expected =
			note === 'in use' ? { status: 'valid' } : { status: 'invalid', codes: ['address.zip.invalid'] }
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

function pairsOf(lists: Lists): [key: string, text: string][] {
	return Object.entries(lists).flatMap(([key, texts]) => texts.map((text): [string, string] => [key, text]))
}

/** Returns the start of a text's SHA-256: an id that stays the same if the list around it changes. */
function shaOf(text: string): string {
	return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
