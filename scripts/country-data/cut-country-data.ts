import metadata from 'libphonenumber-js/min/metadata'
import { BUILT_IN_COUNTRIES } from '../../src/rules/country/built-in-countries.ts'
import { COUNTRIES } from '../../src/rules/country/data/countries.ts'
import { COUNTRY_NAMES, FALSE_FRIENDS } from '../../src/rules/country/data/country-names.ts'
import { DATA_FORMAT, type FactTable } from '../../src/rules/country/fact-table.ts'
import type { CountryData, CountryDataKind, Facts, FormCountryData } from '../../src/rules/country-data/country-data.ts'
import { LABEL, NODE_CELLS } from '../../src/rules/packing/phone-pack.ts'
import { BUILT_IN_PHONES } from '../../src/rules/phone/built-in-phones.ts'
import { PHONE_AUTOMATON, PHONE_NODES, PHONE_PLANS } from '../../src/rules/phone/data/phone.ts'
import { PHONE_PLACEHOLDERS } from '../../src/rules/phone/data/phone-placeholders.ts'
import { phonePlaceholder } from '../../src/rules/phone/phone-placeholders.ts'
import type { PhoneGroup } from '../../src/rules/phone/phone-plans.ts'
import { BUILT_IN_PROVINCE_LIST } from '../../src/rules/province/built-in-province-list.ts'
import { ALTERNATIVE_CODES } from '../../src/rules/province/data/alternative-codes.ts'
import { OTHER_DIVISIONS } from '../../src/rules/province/data/other-divisions.ts'
import { PROVINCE_NAMES } from '../../src/rules/province/data/province-names.ts'
import { NAMESAKES, NEAR_PLACES } from '../../src/rules/province/data/province-places.ts'
import { PROVINCES } from '../../src/rules/province/data/provinces.ts'
import { listProvinces } from '../../src/rules/province/province-table.ts'
import { isCountryUnderCn, isNamedIn } from '../../src/rules/province/province-use.ts'
import { ZIP_PROVINCES } from '../../src/rules/zip/data/zip-provinces.ts'
import { ZIP_FORMATS } from '../../src/rules/zip/data/zips.ts'
import { type ShownZip, shownZip } from '../../src/rules/zip/shown-zip.ts'
import type { Node } from '../phone/automaton.ts'
import { packNodes } from '../phone/pack.ts'
import { writeNameLine } from '../write-table.ts'

/*
 * Selects country data from the tables of all countries, in the same form; only the numbers of a calling code are packed anew, because
 * the table packs many in a row.
 */

/** The tables by country. */
const TABLES = {
	countries: COUNTRIES,
	countryNames: COUNTRY_NAMES,
	zips: ZIP_FORMATS,
	zipProvinces: ZIP_PROVINCES,
	provinces: PROVINCES,
	provinceNames: PROVINCE_NAMES,
	otherDivisions: OTHER_DIVISIONS,
	nearPlaces: NEAR_PLACES,
	alternativeCodes: ALTERNATIVE_CODES,
	phoneExamples: PHONE_PLACEHOLDERS,
} satisfies Partial<Facts>

/** The alpha-2 codes of all countries. */
export const CODES: readonly string[] = BUILT_IN_COUNTRIES.allCountries().map(({ code }) => code)
/** All calling codes. */
export const CALLING_CODES: readonly string[] = PHONE_PLANS.match(/(?<=^|\n)\d+(?=;)/g) ?? []
/** Countries without numbers of their own whose people have those of another country. */
const LENDERS: Readonly<Record<string, string>> = { PN: '64', UM: '1' }

function makeData<Kind extends CountryDataKind>(
	kind: Kind,
	of: string,
	facts: Partial<Facts>,
	brings: readonly CountryData[] = [],
): CountryData<Kind> {
	const size = JSON.stringify(facts).length
	return { format: DATA_FORMAT, kind, of, facts, size, ...(brings.length > 0 && { brings }) }
}

/** Returns a country's facts of these kinds. */
function select(code: string, ...kinds: readonly (keyof typeof TABLES)[]): Partial<Facts> {
	const own = kinds.filter((kind) => Object.hasOwn(TABLES[kind], code))
	return Object.fromEntries(own.map((kind) => [kind, { [code]: TABLES[kind][code] }]))
}

/** The countries that are judged under a country. The Republic of China is TW, so the names of CN bring theirs, too. */
export const underOf = (code: string): readonly string[] => CODES.filter((each) => isCountryUnderCn(code, each))

export const cutNames = (code: string): CountryData<'names'> =>
	makeData('names', code, select(code, 'countries', 'countryNames'), underOf(code).map(cutNames))

export const cutZip = (code: string): CountryData<'zip'> => makeData('zip', code, select(code, 'zips', 'zipProvinces'))

export const cutProvince = (code: string): CountryData<'province'> =>
	makeData(
		'province',
		code,
		select(code, 'provinces', 'provinceNames', 'otherDivisions', 'nearPlaces', 'alternativeCodes'),
	)

/** The numbering plans of a calling code: their row, the automaton, and the number of its nodes. */
export function cutPlans(callingCode: string): CountryData<'plans'> {
	const row = PHONE_PLANS.split('\n').find((each) => each.startsWith(`${callingCode};`)) ?? ''
	const { root, plans } = BUILT_IN_PHONES.groupOf(Number(callingCode)) as PhoneGroup
	const roots = [root, ...plans.flatMap(({ national, idd, prefix }) => [national, idd, prefix])]
	const used = roots.filter((node) => node !== 0).map((node) => node / NODE_CELLS)
	const { packed, count } = packNodes(nodesOfAll(''), [used])
	const table = { plans: `\n${row}\n`, automaton: packed.join(''), nodes: count }
	return makeData('plans', callingCode, { plans: { [callingCode]: table } })
}

/** The nodes of all numbering plans, unpacked once. */
const nodesOfAll = once((): readonly Node[] => {
	const groups = CALLING_CODES.map((code) => BUILT_IN_PHONES.groupOf(Number(code)) as PhoneGroup)
	const { cells } = groups[0] as PhoneGroup
	return Array.from({ length: cells.length / NODE_CELLS }, (_, at) => {
		const [...targets] = cells.subarray(at * NODE_CELLS, at * NODE_CELLS + LABEL)
		return { label: cells[at * NODE_CELLS + LABEL] as number, targets: targets.map((target) => target / NODE_CELLS) }
	})
})

/** The data of the numbering plans, each made once: many countries share one. */
const plansOf = once(cutPlans)

/** How the numbers of a calling code are typed: its part of the metadata of libphonenumber-js. */
export function cutTyping(callingCode: string): CountryData<'typing'> {
	const { version, country_calling_codes, countries, nonGeographic } = metadata
	const codes = country_calling_codes[callingCode]
	const part =
		codes === undefined
			? { nonGeographic: { [callingCode]: nonGeographic?.[callingCode] } }
			: {
					country_calling_codes: { [callingCode]: codes },
					countries: Object.fromEntries(codes.map((code) => [code, countries[code]])),
				}
	return makeData('typing', callingCode, { typing: { [callingCode]: { version, ...part } } })
}

/** A country's calling code, which brings its plans; empty for a country without numbers. */
export function cutPhone(code: string): CountryData<'phone'> {
	const own = BUILT_IN_PHONES.planOf(code)?.group.callingCode
	const callingCode = own ?? LENDERS[code]
	const facts = { callingCodes: { [code]: own ?? '' } }
	return makeData('phone', code, facts, callingCode === undefined ? [] : [plansOf(callingCode)])
}

/** All of a country, with a number in its national format, and with the countries that are judged under it. */
export function cutCountry(code: string): CountryData<'country'> {
	const parts = [cutNames(code), cutZip(code), cutProvince(code), cutPhone(code)]
	return makeData('country', code, select(code, 'phoneExamples'), [...parts, ...underOf(code).map(cutCountry)])
}

const zipsOf = (codes: readonly string[]): Readonly<Record<string, ShownZip>> =>
	Object.fromEntries(codes.map((code) => [code, shownZip(ZIP_FORMATS, code) as ShownZip]))

/** What a form shows of a country before it has rules: a number in its national format, its zips, and the provinces to choose from. */
export function cutForm(code: string): FormCountryData {
	const provinces = isNamedIn(code) ? listProvinces(BUILT_IN_PROVINCE_LIST, code) : []
	return {
		format: DATA_FORMAT,
		zips: zipsOf([code]),
		phones: { [code]: phonePlaceholder(code) },
		provinces: { [code]: provinces.map((province) => writeNameLine(province.code, [province.name])).join('\n') },
	}
}

/** What a form shows of all countries before it has rules: their zips. */
export const allForms = (): FormCountryData => ({
	format: DATA_FORMAT,
	zips: zipsOf(CODES),
	phones: {},
	provinces: {},
})

/** The names of all countries, the numbers of all calling codes, and the names of all provinces with the countries that have a place of the name. */
export const allNames = (): CountryData<'names'> =>
	makeData('names', '*', { countries: COUNTRIES, countryNames: COUNTRY_NAMES, falseFriends: FALSE_FRIENDS })
export const allPhones = (): CountryData<'plans'> =>
	makeData('plans', '*', { plans: { '*': { plans: PHONE_PLANS, automaton: PHONE_AUTOMATON, nodes: PHONE_NODES } } })
export const allPlaces = (): CountryData<'places'> =>
	makeData('places', '*', { provinces: PROVINCES, namesakes: NAMESAKES, otherDivisionCodes: otherDivisionCodes() })

/** Returns the other divisions of all countries without their names. */
function otherDivisionCodes(): FactTable {
	const withoutNames = (text: string): string => text.replace(/ .*/g, '')
	return Object.fromEntries(Object.entries(OTHER_DIVISIONS).map(([code, text]) => [code, withoutNames(text)]))
}

/** Returns the function with a memory. */
function once<T>(make: (of: string) => T): (of: string) => T {
	const made = new Map<string, T>()
	return (of) => {
		const known = made.get(of) ?? make(of)
		made.set(of, known)
		return known
	}
}
