import { openFields, openItems } from '../core/open.ts'
import { isRecord } from '../core/read.ts'
import type { Need, Unknown, Verdict } from '../core/verdict.ts'
import { readCountryCode } from '../country/countries.ts'
import { DATA_FORMAT, type FactTable, factOf } from '../country/fact-table.ts'
import type { PhoneTable } from '../phone/phone-plans.ts'
import type { ShownZip } from '../zip/shown-zip.ts'
import type { ZipFormat, ZipProvinces } from '../zip/zips.ts'
import { isFactsFile, MAX_ENTRIES, openFactsFile, writeJson } from './facts-file.ts'
import { KINDS } from './safe-facts.ts'

/**
 * What country data is about: a whole country, or one kind of its facts; the numbering plans of a calling code; how numbers of a calling code are
 * typed; the names of the provinces of all countries.
 */
export type CountryDataKind = 'country' | 'names' | 'zip' | 'province' | 'phone' | 'plans' | 'typing' | 'places'

/**
 * Facts about countries: one table for each kind of fact. Its keys are alpha-2 codes; those of numbering plans are calling codes. The tables
 * of all countries in `data/` folders have this form, and country data has a part of them.
 */
export interface Facts {
	readonly countries: FactTable
	readonly countryNames: FactTable
	/** Only where the names of all countries are there. */
	readonly falseFriends: FactTable
	readonly zips: Readonly<Record<string, ZipFormat>>
	readonly zipProvinces: Readonly<Record<string, ZipProvinces>>
	readonly provinces: FactTable
	readonly provinceNames: FactTable
	readonly otherDivisions: FactTable
	/** The codes of the other divisions of all countries, without their names. */
	readonly otherDivisionCodes: FactTable
	readonly nearPlaces: FactTable
	/** Only where the provinces of all countries are there. */
	readonly namesakes: FactTable
	readonly alternativeCodes: FactTable
	readonly phoneExamples: FactTable
	/** The calling code of a country; empty for one without numbers. */
	readonly callingCodes: FactTable
	/** Numbering plans by calling code; those of all calling codes by `*`. */
	readonly plans: Readonly<Record<string, PhoneTable>>
	/** How numbers are typed, by calling code: a part of the metadata of libphonenumber-js. */
	readonly typing: Readonly<Record<string, unknown>>
}

/** Facts as data, which `scripts/country-data/cut-country-data.ts` selects from the tables. */
export interface CountryData<Kind extends CountryDataKind = CountryDataKind> {
	readonly format: number
	readonly kind: Kind
	/** The alpha-2 code of the country, the calling code, or `*` for all. */
	readonly of: string
	readonly facts: Partial<Facts>
	/** The length of the facts as JSON. */
	readonly size: number
	/** The data that belongs to this: the parts of a country, and the countries whose addresses may be written under it. */
	readonly brings?: readonly CountryData[]
}

/** The facts of countries as JSON, which `orderwright facts` writes. Rules of the same format read them, whatever their release. */
export interface FactsFile {
	readonly format: number
	/** The version of the package that wrote the file. */
	readonly release: string
	/** The day of the newest sources of the facts. */
	readonly date: string
	/** Of `data`. It shows that a file was cut or changed by mistake; it isn't a signature. */
	readonly digest: string
	/** Each with its own facts alone. */
	readonly data: readonly CountryData[]
}

/** Loads a module with country data, or with files of facts. */
export type CountryDataLoader = () => Promise<Readonly<Record<string, CountryData | FactsFile | string>>>

/** What a form shows of some countries before it has rules, by alpha-2 code, and what loads the rest of them, or the rules of all countries. */
export interface FormCountryData {
	readonly format: number
	readonly zips: Readonly<Record<string, ShownZip>>
	/** A phone number as an example. */
	readonly phones: FactTable
	/** The provinces to choose from, a line each: code and name. */
	readonly provinces: FactTable
	readonly rest?: readonly CountryDataLoader[]
	readonly rules?: () => Promise<object>
}

/** The country data of a caller. */
export interface CountryDataSet {
	/** All facts. A kind without data is empty. */
	readonly facts: Facts
	readonly has: (kind: CountryDataKind, of: string) => boolean
	/** Returns why given data is ignored; undefined if it counts, and if none was given. */
	readonly reasonFor: (kind: CountryDataKind, of: string) => string | undefined
}

/** The parts of one country. */
const PARTS: readonly CountryDataKind[] = ['names', 'zip', 'province', 'phone']
const FIELDS: readonly (keyof CountryData)[] = ['format', 'kind', 'of', 'facts', 'size', 'brings']

/**
 * Opens a caller's country data, the data in its `brings`, and files of facts. The first of a kind counts. Leaves out data of another format,
 * data that was cut off, and any other value.
 */
export function openCountryData(data: readonly (CountryData | FactsFile | string)[]): CountryDataSet {
	const rows = new Map(KINDS.map((kind: keyof Facts): [string, [string, unknown][]] => [kind, []]))
	const known = new Set<string>()
	const refused = new Map<string, string>()
	let flaw: string | undefined
	const queue = openItems(data, MAX_ENTRIES).flatMap((each): readonly unknown[] => {
		if (!isFactsFile(each)) return [each]
		const file = openFactsFile(each)
		flaw ??= file.flaw
		return file.data
	})
	for (let at = 0; at < queue.length; at++) {
		const { kind, of, brings, format, facts, size } = openFields<CountryData>(queue[at], FIELDS)
		queue.push(...openItems(brings, MAX_ENTRIES - queue.length))
		if (typeof kind !== 'string' || typeof of !== 'string' || known.has(`${kind} ${of}`)) continue
		const json = format === DATA_FORMAT && isRecord(facts) ? writeJson(facts) : ''
		if (json !== '' && json.length === size) {
			known.add(`${kind} ${of}`)
			for (const [name, record] of Object.entries<object>(JSON.parse(json)))
				rows.get(name)?.push(...Object.entries(record))
		} else refused.set(`${kind} ${of}`, flawOf(of, format))
	}
	return {
		facts: Object.fromEntries(
			[...rows].map(([name, entries]) => [name, Object.fromEntries(entries)]),
		) as unknown as Facts,
		has: (kind, of) => known.has(`${kind} ${of}`),
		reasonFor: (kind, of) => (known.has(`${kind} ${of}`) ? undefined : (refused.get(`${kind} ${of}`) ?? flaw)),
	}
}

/** Returns a sentence about data that is ignored. */
function flawOf(of: string, format: unknown): string {
	return typeof format === 'number' && format !== DATA_FORMAT
		? `The data of ${of} has format ${format}, and these rules read format ${DATA_FORMAT}: take both from one version of orderwright.`
		: `The data of ${of} was changed: load it again.`
}

/**
 * Returns whether the facts of one kind about a country are there, or all of its facts. Its numbers are there with the plans of its calling
 * code, which the data lists.
 */
export function hasFacts(set: CountryDataSet, kind: CountryDataKind, country: string): boolean {
	const { has, facts } = set
	if (kind === 'country') return PARTS.every((part) => hasFacts(set, part, country))
	if (kind !== 'phone') return has(kind, '*') || has(kind, country)
	const callingCode = factOf(facts.callingCodes, country)
	return has('plans', '*') || (has('phone', country) && (callingCode === '' || has('plans', callingCode)))
}

/** Returns the verdict about a country without facts of this kind; null if there are some, and for a text that is no country. */
export function missingFacts(set: CountryDataSet, kind: CountryDataKind, country: unknown): Unknown<never> | null {
	const countryCode = readCountryCode(country)
	if (countryCode === null || hasFacts(set, kind, countryCode)) return null
	return explain(set, { status: 'unknown', needs: [{ kind: 'country', countryCode }], issues: [] })
}

/** Adds to the needs of a verdict why given data is ignored. */
export function explain<V extends Verdict<unknown>>(set: CountryDataSet, verdict: V): V {
	return verdict.status === 'unknown'
		? { ...verdict, needs: verdict.needs.map((need) => explainNeed(set, need)) }
		: verdict
}

function explainNeed({ facts, reasonFor }: CountryDataSet, need: Need): Need {
	let reason: string | undefined
	if (need.kind === 'country') {
		reason = reasonFor('plans', factOf(facts.callingCodes, need.countryCode))
		for (const kind of ['country', ...PARTS] as const) reason ??= reasonFor(kind, need.countryCode)
	} else if (need.kind === 'phone') reason = reasonFor('plans', need.callingCode)
	else if (need.kind === 'countryNames') reason = reasonFor('names', '*')
	else if (need.kind === 'places') reason = reasonFor('places', '*')
	return reason === undefined ? need : ({ ...need, reason } as Need)
}
