import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getExampleNumber } from 'libphonenumber-js/core'
import examples from 'libphonenumber-js/examples.mobile.json'
import metadata from 'libphonenumber-js/metadata.max.json'
import packageJson from 'libphonenumber-js/package.json' with { type: 'json' }

/** Writes one mobile number for each country, for messages: `src/geo/data/phone-examples.ts`. */
const TARGET = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'geo', 'data', 'phone-examples.ts')

/** The table's source text; a test compares it with the committed file. */
export function buildPhoneExamples(): string {
	const countries = Object.keys(metadata.countries).sort() as (keyof typeof examples)[]
	const rows = countries.map((country) => {
		const number = getExampleNumber(country, examples, metadata)
		if (number === undefined || !number.isValid()) throw new Error(`no valid example for ${country}`)
		return country + number.number.slice(1)
	})
	return `// Written by scripts/build-phone-examples.ts; do not edit.
// Source: libphonenumber-js ${packageJson.version} (MIT), examples.mobile.json, from Google's libphonenumber (Apache-2.0).
// ${rows.length} countries: the alpha-2 code, then the digits of a valid mobile number in E.164.

export const PHONE_EXAMPLES =
	'${rows.join('')}'
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, buildPhoneExamples())
