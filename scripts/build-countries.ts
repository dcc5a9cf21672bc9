import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Writes src/geo/data/countries.ts. First version: the names of i18n-iso-countries in en, fr and es. */
const require = createRequire(import.meta.url)
const ISO = require('i18n-iso-countries')
const TABLE = join(import.meta.dirname, '..', 'src/geo/data/countries.ts')
const EXTRA = [
	['XK', 'XKX', 'Kosovo'],
	['AC', 'ASC', 'Ascension Island'],
	['TA', 'TAA', 'Tristan da Cunha'],
]

export function buildCountries(): string {
	for (const language of ['en', 'fr', 'es']) {
		ISO.registerLocale(require(`i18n-iso-countries/langs/${language}.json`))
	}
	const rows = Object.keys(ISO.getAlpha2Codes()).map((code) => {
		const names = ['en', 'fr', 'es'].flatMap((language) => ISO.getName(code, language, { select: 'all' }) ?? [])
		return [code, ISO.alpha2ToAlpha3(code), ...new Set([ISO.getName(code, 'en'), ...names])]
	})
	for (const row of EXTRA) if (!rows.some(([code]) => code === row[0])) rows.push(row)
	const text = rows
		.map((row) => row.join(':'))
		.sort()
		.join(';')
	return `/** Countries: see scripts/build-countries.ts. */\nexport const COUNTRIES: string =\n\t${JSON.stringify(text)}\n`
}

if (process.argv[1] === import.meta.filename) writeFileSync(TABLE, buildCountries())
