import type { AddressFacts } from '../address/address-facts.ts'
import { createFormatFacts, type FormatFacts } from '../address/words.ts'
import { type CountryFacts, createCountryFacts } from '../country/countries.ts'
import { type CountryNameFacts, createCountryNameFacts } from '../country/country-names.ts'
import { factOf } from '../country/fact-table.ts'
import { oncePerCountry } from '../country/once-per-country.ts'
import { ANY_NUMBER } from '../phone/any-number.ts'
import { createPhoneFacts, type PhoneFacts, type PhoneGroup } from '../phone/phone-plans.ts'
import { createProvinceFacts, type ProvinceFacts } from '../province/province-facts.ts'
import { createProvinceList } from '../province/province-table.ts'
import { createZipFacts, type ZipFacts } from '../zip/zips.ts'
import { type BlockSet, type Facts, hasFacts } from './block.ts'
import { CALLING_CODES } from './generated/calling-codes.ts'

/* What the rules know, made of the facts of blocks as `world-….ts` makes it of those of all countries. */

/** All that the rules know about addresses. A country counts if no part of it is missing: its zips say whether it is there. */
export function addressFacts(set: BlockSet): AddressFacts {
	const { facts } = set
	const whole = Object.entries(facts.zips).filter(([country]) => hasFacts(set, 'country', country))
	const countries = nameFacts(set)
	return {
		countries,
		provinces: provinceFacts(set),
		zips: zipFacts({ ...facts, zips: Object.fromEntries(whole) }),
		phones: phoneFacts(set),
		formats: formatFacts(set, countries),
	}
}

export function nameFacts({ facts, has }: BlockSet): CountryNameFacts {
	const names = { names: facts.countryNames, falseFriends: facts.falseFriends }
	return createCountryNameFacts(createCountryFacts(facts.countries), names, has('names', '*'))
}

export function zipFacts({ zips, zipProvinces }: Facts): ZipFacts {
	return createZipFacts(zips, zipProvinces)
}

export function provinceFacts({ facts, has }: BlockSet): ProvinceFacts {
	const { provinces, provinceNames, levelCodes, levels, nearPlaces, namesakes, numberings } = facts
	return createProvinceFacts(createProvinceList(provinces), {
		otherNames: provinceNames,
		levels: { ...levelCodes, ...levels },
		nearPlaces,
		namesakes: has('places', '*') ? namesakes : null,
		numberings,
	})
}

/** The numbering plans of all calling codes, or those of each one that a block has. */
export function phoneFacts({ facts }: BlockSet): PhoneFacts {
	const { '*': all, ...plans } = facts.plans
	const parts = all === undefined ? Object.values(plans) : [all]
	const phones = parts.map((table) => createPhoneFacts(table))
	const groupOf = (callingCode: number): PhoneGroup | null =>
		phones.map((part) => part.groupOf(callingCode)).find((group) => group !== null) ?? null
	return {
		groupOf,
		planOf: oncePerCountry(
			(country) => phones.map((part) => part.planOf(country)).find((plan) => plan !== null) ?? null,
		),
		lackingCode: (digits) => {
			const callingCode = CALLING_CODES.exec(digits)?.[1]
			return callingCode !== undefined && groupOf(Number(callingCode)) === null ? callingCode : null
		},
	}
}

export function formatFacts({ facts }: BlockSet, countries: CountryFacts): FormatFacts {
	return createFormatFacts(countries, (countryCode) => factOf(facts.phoneExamples, countryCode) || ANY_NUMBER)
}
