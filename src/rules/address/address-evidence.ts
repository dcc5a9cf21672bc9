import { noFindings } from '../core/finding.ts'
import { WORLD_COUNTRY_NAMES } from '../country/world-countries.ts'
import { judgePhone } from '../phone/check-phone.ts'
import { WORLD_PHONES } from '../phone/world-phones.ts'
import type { Evidence, GivenPlace } from '../province/province-evidence.ts'
import { isBlankText } from '../text/trim.ts'
import { agreesWithZip } from '../zip/check-zip.ts'
import { findZip } from '../zip/check-zip-format.ts'
import { provinceCodesForZip } from '../zip/zip-provinces.ts'

/** What the zip, the phone and the country's name of an address say about its province (D-11). */
export const ADDRESS_EVIDENCE: Evidence = { agrees: agreesWithZip, provinceOfZip, speaksFor }

function provinceOfZip(zip: string, country: string): string | null {
	const codes = provinceCodesForZip(findZip(zip, country) ?? '', country)
	return codes.length === 1 ? (codes[0] as string) : null
}

function speaksFor({ zip, phone, country: name }: GivenPlace, country: string, other: string): boolean {
	const isZipThere = !isBlankText(zip) && findZip(zip, other) !== null && findZip(zip, country) === null
	return (
		isZipThere ||
		WORLD_COUNTRY_NAMES.resolveCountryName(name)?.code === other ||
		countryOfPhone(phone, country) === other
	)
}

function countryOfPhone(phone: string, country: string): string | null {
	return judgePhone(phone, WORLD_PHONES.planOf(country), WORLD_PHONES, noFindings())?.countryCode ?? null
}
