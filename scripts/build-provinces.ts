import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { iso31662 } from 'iso-3166'

/** Writes src/geo/data/provinces.ts. First version: ISO 3166-2 with the English names of CLDR. */
const require = createRequire(import.meta.url)
const english: Record<string, string> = require('cldr-subdivisions-full/subdivisions/en/en.json').subdivisions
	.localeDisplayNames.subdivisions
const TABLE = join(import.meta.dirname, '..', 'src/geo/data/provinces.ts')

export function buildProvinces(): string {
	const byCountry = new Map<string, string[]>()
	for (const { code, name } of iso31662) {
		const country = code.slice(0, 2)
		const suffix = code.slice(3)
		const names = new Set([english[(country + suffix).toLowerCase()] ?? name, name])
		const entry = [suffix, ...names].join(':').replaceAll(';', ',')
		byCountry.set(country, [...(byCountry.get(country) ?? []), entry])
	}
	const lines = [...byCountry].sort().map(([country, entries]) => country + entries.join(';'))
	return `/** Provinces: see scripts/build-provinces.ts. */\nexport const PROVINCES: string =\n\t${JSON.stringify(`\n${lines.join('\n')}\n`)}\n`
}

if (process.argv[1] === import.meta.filename) writeFileSync(TABLE, buildProvinces())
void readFileSync
