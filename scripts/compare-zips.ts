import { createRequire } from 'node:module'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import validator from 'validator'
import { readCountryCode } from '../src/rules/country/countries.ts'
import { checkZip } from '../src/rules/world/check-zip.ts'
import { findZip } from '../src/rules/zip/read-zip.ts'
import { WORLD_ZIPS } from '../src/rules/zip/world-zips.ts'

/**
 * Judges every string of a given number of digits with postal-codes-js, postcode-validator, validator.js and orderwright, country
 * by country. `npm run bench -- zip-enumeration` prints the whole table.
 */
const require = createRequire(import.meta.url)
const mapping = require('postal-codes-js/mappings/alpha2-to-formats.json') as Record<string, string[]>
const getFormat = require('postal-codes-js/formats-web.js') as (file: string) => {
	readonly ValidationRegex: string | readonly string[]
}
const LOCALES: readonly string[] = validator.isPostalCodeLocales

export const PEERS = ['postal-codes-js', 'postcode-validator', 'validator'] as const
export type Peer = (typeof PEERS)[number]

type Judge = (zip: string) => boolean
type Judges = Readonly<Record<Peer, Judge | null>>

/** Returns the other validators; null for one that doesn't know the country. The pattern of postal-codes-js is compiled once. */
function judgesOf(country: string): Judges {
	const file = Object.keys(mapping).find((name) => mapping[name]?.includes(country))
	return {
		'postal-codes-js': file === undefined ? null : compile(getFormat(file).ValidationRegex),
		'postcode-validator': postcodeValidatorExistsForCountry(country) ? (zip) => postcodeValidator(zip, country) : null,
		validator: LOCALES.includes(country)
			? (zip) => validator.isPostalCode(zip, country as Parameters<typeof validator.isPostalCode>[1])
			: null,
	}
}

function compile(pattern: string | readonly string[]): Judge {
	const compiled = new RegExp(typeof pattern === 'string' ? pattern : `^${pattern.join('|')}$`, 'i')
	return (zip) => compiled.exec(zip)?.[0].length === zip.length
}

/** The results for strings of one length in one country. Only every `every`th string is judged. */
export interface Count {
	readonly country: string
	readonly digits: number
	/** 1: all strings; 7: every seventh. */
	readonly every: number
	/** The number of codes that orderwright accepts. */
	ours: number
	/** True if orderwright only warns about all other strings: sources disagree, or the country has no codes. */
	isOpen: boolean
	/** The number of codes that each other validator accepts. Null if it does not know the country. */
	readonly theirs: Record<Peer, number | null>
	/** Codes that all others reject, also with a separator: the number, and the first of them. */
	aloneAccept: number
	firstAccepted: string | null
	/** Codes that all others accept. */
	aloneRefuse: number
	firstRefused: string | null
}

/** Counts one country's codes of one length. Returns null if no other validator knows the country, or if nobody accepts any. */
export function countZips(country: string, digits: number, every = 1): Count | null {
	const judges = judgesOf(country)
	const known = PEERS.filter((peer) => judges[peer] !== null)
	if (known.length === 0 || !isAnyTaken(country, judges, digits)) return null
	const theirs = Object.fromEntries(PEERS.map((peer) => [peer, judges[peer] === null ? null : 0])) as Count['theirs']
	const found = { aloneAccept: 0, firstAccepted: null, aloneRefuse: 0, firstRefused: null }
	const count: Count = { country, digits, every, ours: 0, isOpen: false, theirs, ...found }
	let isRefused = false
	for (let n = 0; n < 10 ** digits; n += every) {
		const zip = String(n).padStart(digits, '0')
		let votes = 0
		for (const peer of known) {
			if (!judges[peer]?.(zip)) continue
			theirs[peer] = (theirs[peer] ?? 0) + 1
			votes++
		}
		const canonical = findZip(WORLD_ZIPS, zip, country)
		if (canonical !== null) {
			count.ours++
			if (votes > 0 || known.some((peer) => judges[peer]?.(canonical))) continue
			count.aloneAccept++
			count.firstAccepted ??= zip
			continue
		}
		if (!isRefused) count.isOpen = checkZip(zip, country).status === 'valid'
		isRefused = true
		if (votes < known.length || checkZip(zip, country).status === 'valid') continue
		count.aloneRefuse++
		count.firstRefused ??= zip
	}
	return count
}

/** Returns true if anyone accepts one of some sample strings of this length. */
function isAnyTaken(country: string, judges: Judges, digits: number): boolean {
	const step = digits < 5 ? 1 : 10 ** (digits - 3) - 3
	for (let n = 0; n < 10 ** digits; n += step) {
		const zip = String(n).padStart(digits, '0')
		if (findZip(WORLD_ZIPS, zip, country) !== null || PEERS.some((peer) => judges[peer]?.(zip))) return true
	}
	return false
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
export const COUNTRIES: readonly string[] = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter(
	(code) => readCountryCode(code) !== null,
)
