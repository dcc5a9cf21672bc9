import { checkCountry, checkZip } from 'orderwright'
import { readBatches, recordsIn, type Source } from './read-orders.ts'

/** The codes of one country in a file. */
interface Codes {
	/** The number of codes that don't begin with 0, by their length. */
	readonly lengths: Map<number, number>
	/** The lengths of the codes that begin with 0. */
	readonly withZero: Set<number>
	/** The codes, by their length. */
	readonly codes: Map<number, Set<string>>
}

/** The most different codes of one length that are compared. */
const MAX_CODES = 2_000
/** The fewest short codes that are evidence. Fewer codes may each have lost another digit than a zero. */
const MIN_SHORT = 3
/**
 * The fewest different first digits of codes that are evidence. Codes with fewer first digits are from a single area, and show nothing about the
 * zeros of the whole country.
 */
const MIN_SPREAD = 4
/** The limits of a ratio: the share of short codes in the file, divided by the share of the country's codes that begin with 0. */
const MAX_RATIO = 3

/**
 * Reads a CSV file, and returns the countries whose zips lost their zeros in this file. A country is returned if:
 *
 * - several of its codes are one digit short, about as many as codes of this country begin with 0,
 * - no code of the country in the file begins with 0,
 * - and every short code is a code of the country with a zero before it.
 */
export async function findLostZeros(source: Source): Promise<readonly string[]> {
	const countries = new Map<string, Codes>()
	const named = new Map<string, string | null>()
	for await (const batch of readBatches(
		source,
		() => {},
		() => {},
	))
		for (const record of recordsIn(batch, source, () => {})) {
			if (!('order' in record)) continue
			const { address } = record.order as {
				readonly address?: { zip?: unknown; country?: unknown; countryCode?: unknown }
			}
			const zip = typeof address?.zip === 'string' ? address.zip : ''
			if (!/^\d{2,9}$/.test(zip)) continue
			const { country = '', countryCode = '' } = address ?? {}
			const key = `${String(countryCode)}\n${String(country)}`
			let code = named.get(key)
			if (code === undefined) {
				const found = checkCountry({ country: String(country), countryCode: String(countryCode) })
				code = found.status === 'valid' ? found.value.code : null
				named.set(key, code)
			}
			if (code !== null) countZip(countries, code, zip)
		}
	return [...countries].filter(([country, codes]) => lostZeros(country, codes)).map(([country]) => country)
}

function countZip(countries: Map<string, Codes>, country: string, zip: string): void {
	let found = countries.get(country)
	if (found === undefined) {
		found = { lengths: new Map(), withZero: new Set(), codes: new Map() }
		countries.set(country, found)
	}
	const { lengths, withZero, codes } = found
	if (zip.startsWith('0')) withZero.add(zip.length)
	else lengths.set(zip.length, (lengths.get(zip.length) ?? 0) + 1)
	const same = codes.get(zip.length) ?? new Set()
	if (same.size < MAX_CODES) codes.set(zip.length, same.add(zip))
}

function lostZeros(country: string, { lengths, withZero, codes }: Codes): boolean {
	for (const [length, short] of lengths) {
		const whole = lengths.get(length + 1) ?? 0
		const share = short / (short + whole)
		const spread = new Set([...(codes.get(length + 1) ?? [])].map((code) => code[0]))
		if (short < MIN_SHORT || spread.size < MIN_SPREAD || withZero.has(length) || withZero.has(length + 1)) continue
		const expected = shareWithZero(country, length + 1)
		if (share > expected * MAX_RATIO || share * MAX_RATIO < expected) continue
		return [...(codes.get(length) ?? [])].every((code) => !isZip(code, country) && isZip(`0${code}`, country))
	}
	return false
}

const isZip = (zip: string, country: string): boolean => checkZip(zip, country).status === 'valid'

/** Returns how many of a country's codes of this length begin with 0, as a share, by their first two digits. */
function shareWithZero(country: string, length: number): number {
	const starts = Array.from({ length: 100 }, (_, start) => String(start).padStart(2, '0'))
	const codes = starts.filter((start) => ENDS.some((end) => isZip((start + end).slice(0, length), country)))
	return codes.filter((start) => start.startsWith('0')).length / Math.max(1, codes.length)
}

/** Ends of codes. If codes of an area are in use, a code with at least one of these ends exists. */
const ENDS: readonly string[] = [
	'0000000',
	'1000000',
	'0100000',
	'2500000',
	'5010000',
	'7700000',
	'3100000',
	'0110000',
	'4300000',
	'9100000',
]
