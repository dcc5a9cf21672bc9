import type { AddressFacts } from '../address/address-facts.ts'
import { createFormatFacts, type FormatFacts } from '../address/words.ts'
import { type CountryFacts, createCountryFacts } from '../country/countries.ts'
import { type CountryNameFacts, createCountryNameFacts } from '../country/country-names.ts'
import type { FactTable } from '../country/fact-table.ts'
import { oncePerCountry } from '../country/once-per-country.ts'
import { ANY_NUMBER } from '../phone/phone-placeholders.ts'
import { createPhoneFacts, type PhoneFacts, type PhoneGroup } from '../phone/phone-plans.ts'
import { createProvinceFacts, type ProvinceFacts } from '../province/province-facts.ts'
import { createNamedProvinces, type NamedProvinces } from '../province/province-names.ts'
import { createProvinceList } from '../province/province-table.ts'
import { createZipFacts, type ZipFacts } from '../zip/zip-provinces.ts'
import { createZipFormFacts, type ZipFormFacts } from '../zip/zips.ts'
import { type BlockKind, type BlockSet, hasFacts, recordOf } from './block.ts'
import { CALLING_CODES } from './generated/calling-codes.ts'

/*
 * Puts the texts of blocks together as tables of the same form as those of all countries, and gives these to what reads those.
 */

/** All that the rules know about addresses, from blocks. A country counts if no part of it is missing: its zips say whether it is there. */
export function joinAddresses(set: BlockSet): AddressFacts {
	const countries = joinNames(set)
	const isWhole = (country: string): boolean => hasFacts(set, 'country', country)
	return {
		countries,
		provinces: joinProvinces(set),
		zips: joinZips({ ...set, listOf: (kind) => set.listOf(kind).filter(isWhole) }),
		phones: joinPhones(set),
		formats: joinFormats(set, countries),
	}
}

/** Returns one text of each country's block, by country. */
function tableOf(set: BlockSet, kind: BlockKind, at: number): FactTable {
	return Object.fromEntries(set.listOf(kind).map((of) => [of, textOf(set, kind, of, at)]))
}

function textOf(set: BlockSet, kind: BlockKind, of: string, at: number): string {
	return set.textsOf(kind, of)?.[at] ?? ''
}

/** Returns the tables of all countries that a block has as JSON; null without the block. */
function allTables(set: BlockSet, kind: BlockKind): readonly FactTable[] | null {
	return set.textsOf(kind, '*')?.map(parseTable) ?? null
}

function parseTable(json: string): FactTable {
	try {
		const rows = Object.entries<unknown>(JSON.parse(json) ?? {})
		return Object.fromEntries(rows.filter((row): row is [string, string] => typeof row[1] === 'string'))
	} catch {
		return {}
	}
}

export function joinNames(set: BlockSet): CountryNameFacts {
	const all = allTables(set, 'names')
	const [countries = {}, names = {}, falseFriends = {}] = all ?? [tableOf(set, 'names', 0), tableOf(set, 'names', 1)]
	return createCountryNameFacts(createCountryFacts(countries), { names, falseFriends }, all !== null)
}

export function joinZipForms(set: BlockSet): ZipFormFacts {
	return createZipFormFacts(recordOf(set, 'zip', 0))
}

export function joinZips(set: BlockSet): ZipFacts {
	return createZipFacts(joinZipForms(set), recordOf(set, 'zip', 1))
}

export function joinNamedProvinces(
	set: BlockSet,
	all: readonly FactTable[] | null = allTables(set, 'places'),
): NamedProvinces {
	const [provinces = tableOf(set, 'province', 0), , codes] = all ?? []
	const levels = { ...codes, ...tableOf(set, 'province', 2) }
	return createNamedProvinces(createProvinceList(provinces), { otherNames: tableOf(set, 'province', 1), levels })
}

export function joinProvinces(set: BlockSet): ProvinceFacts {
	const all = allTables(set, 'places')
	return createProvinceFacts(joinNamedProvinces(set, all), {
		nearPlaces: tableOf(set, 'province', 3),
		namesakes: all?.[1] ?? null,
		numberings: tableOf(set, 'province', 4),
	})
}

export function joinPhones(set: BlockSet): PhoneFacts {
	const codes = set.textsOf('plans', '*') === undefined ? set.listOf('plans') : ['*']
	const parts = new Map(
		codes.map((of): [string, PhoneFacts] => {
			const [plans = '', automaton = '', nodes] = set.textsOf('plans', of) as readonly string[]
			return [of, createPhoneFacts({ plans, automaton, nodes: Number(nodes) })]
		}),
	)
	const groupOf = (callingCode: number): PhoneGroup | null =>
		(parts.get('*') ?? parts.get(`${callingCode}`))?.groupOf(callingCode) ?? null
	return {
		groupOf,
		planOf: oncePerCountry((country) => {
			const plans = [...parts.values()].map((part) => part.planOf(country))
			return plans.find((plan) => plan !== null) ?? null
		}),
		lackingCode: (digits) => {
			const callingCode = CALLING_CODES.exec(digits)?.[1]
			return callingCode !== undefined && groupOf(Number(callingCode)) === null ? callingCode : null
		},
	}
}

export function joinFormats(set: BlockSet, countries: CountryFacts): FormatFacts {
	return createFormatFacts(countries, (countryCode) => set.textsOf('country', countryCode)?.[0] ?? ANY_NUMBER)
}
