import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zipProvinces } from '../../scripts/build-zip-provinces.ts'
import { zipForms as formsByCountry } from '../../scripts/build-zips.ts'
import { checkZip, provincesOfZip } from '../../src/rules/built-in/address.ts'
import { formatMessage } from '../../src/rules/core/issue.ts'
import { digitOf } from '../../src/rules/text/digit.ts'
import { isPlaceholder } from '../../src/rules/text/placeholder.ts'
import { BUILT_IN_ZIP_FORMS } from '../../src/rules/zip/built-in-zip-forms.ts'
import { BUILT_IN_ZIPS } from '../../src/rules/zip/built-in-zips.ts'
import { ZIP_MESSAGES } from '../../src/rules/zip/judge-zip.ts'
import { findZip } from '../../src/rules/zip/read-zip.ts'
import { zipExamples } from '../../src/rules/zip/zip-examples.ts'
import { formatZip } from '../../src/rules/zip/zip-partial.ts'
import { placeOfZip, type ZipForms } from '../../src/rules/zip/zips.ts'
import { runs } from '../fuzz.ts'
import { zipPattern } from '../rules/zip/zip-pattern.ts'
import corpus from '../vectors/zip-examples.json' with { type: 'json' }
import { hostileText } from './hostile.ts'

const placeIn = (code: string | null, country: string) => placeOfZip(code, BUILT_IN_ZIPS.zipForms(country) as ZipForms)

const COUNTRIES = [...formsByCountry().keys()]
const DOUBTFUL = COUNTRIES.filter((country) => formsByCountry().get(country)?.startsWith('?'))

/** Codes of the corpus and the tables, in their countries' formats. */
const CODES = [
	...Object.entries(corpus.valid).flatMap(([country, zips]) => zips.map((zip) => ({ country, zip }))),
	...COUNTRIES.flatMap((country) => zipExamples(country).map((zip) => ({ country, zip }))),
	...['BFPO 1', 'BFPO 57', 'BFPO 5439', 'BF1 0AA'].map((zip) => ({ country: 'GB', zip })),
].filter(({ country }) => COUNTRIES.includes(country))

const anyCode = fc.constantFrom(...CODES)
const anyCountry = fc.constantFrom(...COUNTRIES)

/** Returns only the letters and digits of a code, as a pattern made from the country's forms expects. */
const bare = (zip: string): string => zip.replace(/[ -]/g, '')

/** The characters of a code, some of them changed: close to codes, so that both answers occur. */
const nearCode = fc
	.tuple(anyCode, fc.array(fc.tuple(fc.nat(11), fc.constantFrom(...'0123456789ABCDEKMOSVWXZ')), { maxLength: 3 }))
	.map(([{ country, zip }, changes]) => {
		const characters = [...bare(zip)]
		for (const [at, character] of changes) characters[at % (characters.length + 1)] = character
		return { country, zip: characters.join('') }
	})

const wide = (text: string): string =>
	text.replace(/[0-9A-Za-z]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
/** Returns the text with the digits of another script. */
const inScript = (text: string, zero: string): string =>
	text.replace(/[0-9]/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)))
const ZEROS = [...'٠۰०০੦૦୦௦౦೦൦෦๐໐༠၀០᠐０']
const codesOf = (zip: string, country: string): readonly string[] =>
	checkZip(zip, country).issues.map(({ code }) => code)
const LABELS = 'CEP|C.P.|CP|CAP|PLZ|PIN|Kode Pos|ZIP|ZIP code:|Postcode|PSČ|Código Postal|邮编'.split('|')
const NAMES = ['Germany', 'United Kingdom', ', Brasil', '(España)', 'Viet Nam', '日本', 'Россия']
const DASHES = ['-', '‐', '‑', '–', '—', '−', '－', 'ー']
const SPACES = [' ', '\u00a0', '\u3000', '\u2009', '\t']

describe('generated zips', () => {
	it('a canonical form stays the same', () => {
		fc.assert(
			fc.property(nearCode, ({ country, zip }) => {
				const canonical = findZip(BUILT_IN_ZIPS, zip, country)
				if (canonical !== null) expect(findZip(BUILT_IN_ZIPS, canonical, country)).toBe(canonical)
			}),
			{ numRuns: runs(5000) },
		)
	})

	it('case, padding, width, dashes and spaces make no difference', () => {
		const variant = fc.record({
			code: anyCode,
			lower: fc.boolean(),
			wide: fc.boolean(),
			dash: fc.constantFrom(...DASHES),
			space: fc.constantFrom(...SPACES),
			pad: fc.constantFrom('', ' ', '\u3000', '\t\n', '\u200e'),
			prefix: fc.boolean(),
		})
		fc.assert(
			fc.property(variant, ({ code: { country, zip }, ...how }) => {
				const canonical = findZip(BUILT_IN_ZIPS, zip, country)
				expect(canonical, `${country} ${zip}`).not.toBeNull()
				let text = zip.replaceAll('-', how.dash).replaceAll(' ', how.space)
				if (how.lower) text = text.toLowerCase()
				if (how.prefix && !/^[A-Z]/.test(zip)) text = `${country}${how.dash}${text}`
				if (how.wide) text = wide(text)
				expect(findZip(BUILT_IN_ZIPS, how.pad + text + how.pad, country), text).toBe(canonical)
			}),
			{ numRuns: runs(5000) },
		)
	})

	it('what is read and a regular expression of the same forms without separators agree', () => {
		const patterns = new Map(COUNTRIES.map((country) => [country, new RegExp(zipPattern(country) ?? '(?!)')]))
		let accepted = 0
		fc.assert(
			fc.property(nearCode, ({ country, zip }) => {
				const matches = patterns.get(country)?.test(zip) === true
				if (matches) accepted++
				// A text with the country's letters before it is also accepted, although the pattern doesn't include them.
				if (!matches && /^[A-Z]/.test(zip)) return
				const isNotAssigned = codesOf(zip, country).includes('address.zip.not-assigned')
				expect(isNotAssigned || findZip(BUILT_IN_ZIPS, zip, country) !== null, `${country} ${zip}`).toBe(matches)
			}),
			{ numRuns: runs(5000) },
		)
		expect(accepted).toBeGreaterThan(runs(1000))
	})

	it('digits of any script get the verdict of ASCII digits', () => {
		expect(ZEROS.map((zero) => digitOf(zero.charCodeAt(0)))).toEqual(ZEROS.map(() => 0))
		fc.assert(
			fc.property(fc.oneof(anyCode, nearCode), fc.constantFrom(...ZEROS), ({ country, zip }, zero) => {
				const text = inScript(zip, zero)
				const [verdict, expected] = [checkZip(text, country), checkZip(zip, country)]
				expect(verdict.status, `${country} ${text}`).toBe(expected.status)
				if (expected.status === 'valid' && !DOUBTFUL.includes(country)) expect(verdict).toEqual(expected)
				expect(verdict.issues.map(({ code, suggestion }) => ({ code, suggestion }))).toEqual(
					expected.issues.map(({ code, suggestion }) => ({ code, suggestion })),
				)
				if (expected.issues.length === 0 && findZip(BUILT_IN_ZIPS, zip, country) === zip && !DOUBTFUL.includes(country))
					expect(formatZip(text, BUILT_IN_ZIP_FORMS.zipForms(country))).toBe(zip)
			}),
			{ numRuns: runs(5000) },
		)
	})

	it('a label or a name around a code is suggested away, or the text is a code as it stands', () => {
		const around = fc.record({
			code: anyCode,
			label: fc.constantFrom('', ...LABELS),
			name: fc.constantFrom('', ...NAMES),
		})
		fc.assert(
			fc.property(around, ({ code: { country, zip }, label, name }) => {
				const text = `${label} ${zip} ${name}`.trim()
				const verdict = checkZip(text, country)
				const [issue] = verdict.issues
				if (issue === undefined) return
				// CP05 is a code of Bermuda, and CPA1425 may mean 1425 or A1425.
				const meant = issue.suggestion?.[0]?.value
				if (country === 'BM' || /^A\d/.test(zip)) return
				expect(meant, `${country} ${text}`).toBe(findZip(BUILT_IN_ZIPS, zip, country))
			}),
			{ numRuns: runs(5000) },
		)
	})

	it('applying a suggestion removes every issue', () => {
		let suggested = 0
		const typo = fc.tuple(anyCode, fc.constantFrom('O0', '0O', 'I1', '1I', 'S5', 'B8', '.')).map(([code, change]) => {
			const zip =
				change === '.' ? code.zip.replace(/[ -]|$/, '.') : code.zip.replaceAll(change[1] ?? '', change[0] ?? '')
			return { country: code.country, zip }
		})
		const short = anyCode.chain(({ country, zip }) =>
			fc.nat(zip.length - 1).map((at) => ({ country, zip: zip.slice(0, at) + zip.slice(at + 1) })),
		)
		fc.assert(
			fc.property(fc.oneof(nearCode, typo, short), ({ country, zip }) => {
				for (const { suggestion } of checkZip(zip, country).issues) {
					if (suggestion === undefined) continue
					suggested++
					const [change] = suggestion
					const again = checkZip(change?.value ?? '', country)
					expect(again).toEqual({ status: 'valid', value: change?.value, issues: [] })
				}
			}),
			{ numRuns: runs(5000) },
		)
		expect(suggested).toBeGreaterThan(runs(125))
	})

	it('the core returns a value exactly if the rule has no issues', () => {
		const input = fc.oneof(
			nearCode,
			fc.record({ country: anyCountry, zip: hostileText }),
			fc.record({ country: hostileText, zip: hostileText }),
		)
		fc.assert(
			fc.property(input, ({ country, zip }) => {
				const verdict = checkZip(zip, country)
				const read = findZip(BUILT_IN_ZIPS, zip, country)
				if (read === null) expect(verdict.issues.length > 0 || zip.trim() === '' || isPlaceholder(zip)).toBe(true)
				else expect(verdict).toEqual({ status: 'valid', value: read, issues: [] })
			}),
			{ numRuns: runs(1500) },
		)
	})

	it('a text is rejected with an error, or with a warning if the facts are doubtful', () => {
		fc.assert(
			fc.property(nearCode, ({ country, zip }) => {
				const [issue] = checkZip(zip, country).issues
				if (issue === undefined || issue.code === 'address.zip.not-assigned') return
				expect(issue.severity).toBe(DOUBTFUL.includes(country) ? 'warning' : 'error')
				expect(issue.message).toBe(formatMessage(ZIP_MESSAGES['address.zip.invalid'], issue.params))
			}),
			{ numRuns: runs(1500) },
		)
	})
})

describe('generated zips and provinces', () => {
	/** The facts as written, searched one by one. */
	const facts = [...zipProvinces()].map(([country, provinces]) => ({
		country,
		entries: [...provinces].flatMap(([province, prefixes]) => prefixes.map((prefix) => ({ province, prefix }))),
	}))
	const drawn = fc.tuple(fc.nat(), fc.nat(), fc.stringMatching(/^[0-9]{0,5}$/))
	/** The longest code in the table. The tables don't place longer codes. */
	const longest: Readonly<Record<string, number>> = { AM: 4, EG: 5, NI: 5 }
	const pick = (list: number, entry: number, rest: string) => {
		const { country, entries } = facts[list % facts.length] as (typeof facts)[number]
		return { country, entries, zip: (entries[entry % entries.length]?.prefix ?? '') + rest }
	}

	it('the provinces of a zip are those of its prefixes', () => {
		fc.assert(
			fc.property(drawn, (draw) => {
				const { country, entries, zip } = pick(...draw)
				const isKnown = zip.length <= (longest[country] ?? zip.length)
				const expected = entries
					.filter(({ prefix }) => isKnown && zip.startsWith(prefix))
					.map(({ province }) => province)
				expect(placeIn(zip, country).provinces).toEqual([...new Set(expected)].sort())
			}),
			{ numRuns: runs(5000) },
		)
	})

	it('provincesOfZip lists provinces of the country, in the order of their codes', () => {
		fc.assert(
			fc.property(drawn, (draw) => {
				const { country, zip } = pick(...draw)
				const provinces = provincesOfZip(zip, country)
				const codes = findZip(BUILT_IN_ZIPS, zip, country) === null ? [] : placeIn(zip, country).provinces
				expect(provinces.map((province) => province.code)).toEqual(codes)
				for (const { isoCode } of provinces) expect(isoCode ?? `${country}-`).toMatch(new RegExp(`^${country}-`))
			}),
			{ numRuns: runs(1000) },
		)
	})
})
