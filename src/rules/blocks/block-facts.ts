import type { AddressFacts } from '../address/address-facts.ts'
import { createFormatFacts, type FormatFacts } from '../address/words.ts'
import { type CountryFacts, createCountryFacts, listCodes } from '../country/countries.ts'
import { type CountryNameFacts, createCountryNameFacts } from '../country/country-names.ts'
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

/** Returns one text of each country's block, in the order of the codes. */
function columnOf(set: BlockSet, kind: BlockKind, at: number): readonly string[] {
	return set.listOf(kind).map((of) => textOf(set, kind, of, at))
}

function textOf(set: BlockSet, kind: BlockKind, of: string, at: number): string {
	return set.textsOf(kind, of)?.[at] ?? ''
}

export function joinNames(set: BlockSet): CountryNameFacts {
	const all = set.textsOf('names', '*')
	const isWhole = all !== undefined
	const [countries = '', names = '', scriptNames = '', falseFriends = ''] = all ?? [
		listCodes()
			.map((code) => textOf(set, 'names', code, 0))
			.join(';'),
		columnOf(set, 'names', 1).join(';'),
		columnOf(set, 'names', 2).join('\n'),
		'',
	]
	return createCountryNameFacts(createCountryFacts(countries), { names, scriptNames, falseFriends }, isWhole)
}

export function joinZipForms(set: BlockSet): ZipFormFacts {
	return createZipFormFacts(recordOf(set, 'zip', 0))
}

export function joinZips(set: BlockSet): ZipFacts {
	return createZipFacts(joinZipForms(set), recordOf(set, 'zip', 1))
}

export function joinNamedProvinces(set: BlockSet): NamedProvinces {
	const all = set.textsOf('places', '*')
	const list = createProvinceList(all?.[0] ?? tableOf(set, 0))
	const levels = levelsOf(set)
	return createNamedProvinces(list, {
		otherNames: tableOf(set, 1),
		scriptNames: linesOf(set, list.countries(), 2),
		levelCountries: levels,
		levelCodes: all?.[3] ?? linesOf(set, levels, 3),
	})
}

export function joinProvinces(set: BlockSet): ProvinceFacts {
	const named = joinNamedProvinces(set)
	const levels = levelsOf(set)
	return createProvinceFacts(named, {
		levelCountries: levels,
		levelNames: linesOf(set, levels, 4),
		nearPlaces: linesOf(set, named.countries(), 5),
		placesAbroad: set.textsOf('places', '*')?.[1] ?? null,
		numberings: columnOf(set, 'province', 6).join(''),
	})
}

/** Returns the codes of the countries with subdivisions that addresses don't use. */
function levelsOf(set: BlockSet): string {
	const codes = set.listOf('province').filter((code) => textOf(set, 'province', code, 3) !== '')
	return set.textsOf('places', '*')?.[2] ?? codes.join('')
}

/** Returns a table with a head and rows for each country that has some. */
function tableOf(set: BlockSet, at: number): string {
	const heads = set.listOf('province').map((code) => {
		const rows = textOf(set, 'province', code, at)
		return textOf(set, 'province', code, 0) === '' ? '' : `=${code}\n${rows}\n`
	})
	return `\n${heads.join('')}`
}

/** Returns a table with a line for each of the countries, given as pairs of letters. */
function linesOf(set: BlockSet, countries: string, at: number): string {
	const lines = (countries.match(/../g) ?? []).map((code) => `${textOf(set, 'province', code, at)}\n`)
	return `\n${lines.join('')}`
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
