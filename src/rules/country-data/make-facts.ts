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
import { type CountryDataSet, type Facts, hasFacts } from './country-data.ts'
import { CALLING_CODES } from './generated/calling-codes.ts'

/*
 * The functions of this file make the facts for the rules from country data. The files `built-in-….ts` make such facts from the tables of all
 * countries.
 */

/** Returns the facts about addresses. A country counts only if all of its data is given. A country without zip facts counts as not given. */
export function addressFacts(set: CountryDataSet): AddressFacts {
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

export function nameFacts({ facts, has }: CountryDataSet): CountryNameFacts {
	const names = { names: facts.countryNames, falseFriends: facts.falseFriends }
	return createCountryNameFacts(createCountryFacts(facts.countries), names, has('names', '*'))
}

export function zipFacts({ zips, zipProvinces }: Facts): ZipFacts {
	return createZipFacts(zips, zipProvinces)
}

export function provinceFacts({ facts, has }: CountryDataSet): ProvinceFacts {
	const { provinces, provinceNames, otherDivisionCodes, otherDivisions, nearPlaces, namesakes, alternativeCodes } =
		facts
	return createProvinceFacts(createProvinceList(provinces), {
		otherNames: provinceNames,
		otherDivisions: { ...otherDivisionCodes, ...otherDivisions },
		nearPlaces,
		namesakes: has('places', '*') ? namesakes : null,
		alternativeCodes,
	})
}

/** The numbering plans of all calling codes, or of the calling codes in the country data. */
export function phoneFacts({ facts }: CountryDataSet): PhoneFacts {
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
		missingCallingCode: (digits) => {
			const callingCode = CALLING_CODES.exec(digits)?.[1]
			return callingCode !== undefined && groupOf(Number(callingCode)) === null ? callingCode : null
		},
	}
}

export function formatFacts({ facts }: CountryDataSet, countries: CountryFacts): FormatFacts {
	return createFormatFacts(countries, (countryCode) => factOf(facts.phoneExamples, countryCode) || ANY_NUMBER)
}
