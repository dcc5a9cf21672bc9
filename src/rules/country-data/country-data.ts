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
 * The kind of facts in country data: `country` for all facts of a country, or one kind, such as `zip`. Other kinds are numbering plans and typing
 * formats (by calling code), and the provinces' names of all countries.
 */
export type CountryDataKind = 'country' | 'names' | 'zip' | 'province' | 'phone' | 'plans' | 'typing' | 'places'

/**
 * Facts about countries, with one table for each kind of facts. The keys of a table are alpha-2 codes; the keys of numbering plans are calling codes.
 * The tables in the folders `data/` have this form. Country data contains some rows of these tables.
 */
export interface Facts {
	readonly countries: FactTable
	readonly countryNames: FactTable
	/** Present only with the names of all countries. */
	readonly falseFriends: FactTable
	readonly zips: Readonly<Record<string, ZipFormat>>
	readonly zipProvinces: Readonly<Record<string, ZipProvinces>>
	readonly provinces: FactTable
	readonly provinceNames: FactTable
	readonly otherDivisions: FactTable
	/** The codes of the other divisions of all countries. Their names are not included. */
	readonly otherDivisionCodes: FactTable
	readonly nearPlaces: FactTable
	/** Present only with the provinces of all countries. */
	readonly namesakes: FactTable
	readonly alternativeCodes: FactTable
	readonly phoneExamples: FactTable
	/** The calling code of a country; empty for a country without phone numbers. */
	readonly callingCodes: FactTable
	/** Numbering plans by calling code; the plans of all calling codes are under `*`. */
	readonly plans: Readonly<Record<string, PhoneTable>>
	/** The typing formats of phone numbers by calling code: a part of the metadata of libphonenumber-js. */
	readonly typing: Readonly<Record<string, unknown>>
}

/** Facts of one country, or of one kind. Import such data (`DE` of `orderwright/countries/de`), and pass it to `createRules`. */
export interface CountryData<Kind extends CountryDataKind = CountryDataKind> {
	readonly format: number
	readonly kind: Kind
	/** The alpha-2 code of the country, the calling code, or `*` for all countries. */
	readonly of: string
	readonly facts: Partial<Facts>
	/** The length of the facts as JSON. */
	readonly size: number
	/** Other data that this data needs: the parts of a country, and countries whose addresses may be written with its code. */
	readonly brings?: readonly CountryData[]
}

/**
 * The facts of countries as JSON, with `format`, `release`, `date` and `digest`. `orderwright facts` writes such a file. Rules that read the same
 * format can read it, whatever their release.
 */
export interface FactsFile {
	readonly format: number
	/** The version of the package that wrote the file. */
	readonly release: string
	/** The date of the newest source of the facts. */
	readonly date: string
	/** A checksum of `data`. It shows that a file was cut off or changed by mistake. It isn't a signature. */
	readonly digest: string
	/** The data of the file. Each item contains only its own facts. */
	readonly data: readonly CountryData[]
}

/** A function that loads a module with country data or with files of facts. */
export type CountryDataLoader = () => Promise<Readonly<Record<string, CountryData | FactsFile | string>>>

/**
 * What a form shows about some countries before it has rules, as tables by alpha-2 code (`zips`, `phones`, `provinces`), and the functions that
 * load more: a list for these countries (`rest`), or one function for all countries (`rules`).
 */
export interface FormCountryData {
	readonly format: number
	readonly zips: Readonly<Record<string, ShownZip>>
	/** An example of a phone number. */
	readonly phones: FactTable
	/** The provinces to choose from, with a code and a name on each line. */
	readonly provinces: FactTable
	readonly rest?: readonly CountryDataLoader[]
	readonly rules?: () => Promise<object>
}

export interface CountryDataSet {
	/** All facts. A kind without data is empty. */
	readonly facts: Facts
	readonly has: (kind: CountryDataKind, of: string) => boolean
	/** Returns why given data isn't used; undefined if it is used, or if no data was given. */
	readonly reasonFor: (kind: CountryDataKind, of: string) => string | undefined
}

const PARTS: readonly CountryDataKind[] = ['names', 'zip', 'province', 'phone']
const FIELDS: readonly (keyof CountryData)[] = ['format', 'kind', 'of', 'facts', 'size', 'brings']

/**
 * Opens the country data and files of facts that a caller passed, and the data in their `brings`. If the same data is passed twice, the first counts.
 * Data of another format, data that was cut off, and any other values are left out.
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

/** Returns a sentence that tells why data isn't used. */
function flawOf(of: string, format: unknown): string {
	return typeof format === 'number' && format !== DATA_FORMAT
		? `The data of ${of} has format ${format}, and these rules read format ${DATA_FORMAT}: take both from one version of orderwright.`
		: `The data of ${of} was changed: load it again.`
}

/**
 * Returns whether the set has facts about a country: facts of one kind, or all facts. It has the phone numbers of a country if it has the numbering
 * plans of the country's calling code. The data contains this calling code.
 */
export function hasFacts(set: CountryDataSet, kind: CountryDataKind, country: string): boolean {
	const { has, facts } = set
	if (kind === 'country') return PARTS.every((part) => hasFacts(set, part, country))
	if (kind !== 'phone') return has(kind, '*') || has(kind, country)
	const callingCode = factOf(facts.callingCodes, country)
	return has('plans', '*') || (has('phone', country) && (callingCode === '' || has('plans', callingCode)))
}

/** Returns an `unknown` verdict if facts of this kind are missing for a country. Returns null if the facts exist, or if the text isn't a country. */
export function missingFacts(set: CountryDataSet, kind: CountryDataKind, country: unknown): Unknown<never> | null {
	const countryCode = readCountryCode(country)
	if (countryCode === null || hasFacts(set, kind, countryCode)) return null
	return explain(set, { status: 'unknown', needs: [{ kind: 'country', countryCode }], issues: [] })
}

/** Adds the reason why data isn't used to the needs of a verdict. */
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
