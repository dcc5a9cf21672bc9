import { createHash } from 'node:crypto'
import { allCountries, RULESET } from 'orderwright'
import { type CountryData, writeFactsFile } from 'orderwright/rules'
import { type Command, readArguments, UsageError } from '../command.ts'
import { tryReport, writeReport } from '../files.ts'
import { say } from '../terminal.ts'

const OPTIONS = { out: { type: 'string' }, country: { type: 'string', multiple: true } } as const

/** The data about all countries: their names, numbers and provinces. */
const EVERYTHING = ['all-names', 'all-phones', 'all-places']

export const facts: Command = {
	name: 'facts',
	summary: 'writes the facts of countries as JSON, for forms and servers of other releases',
	usage: `
Usage: orderwright facts --out FILE [--country CODE]

Writes the country data of this release as one file, which createRules of orderwright/rules reads in each release with the same format.

  --out FILE       the file to write
  --country CODE   write only this country; can be repeated (all countries, with the names of all)

Exit status: 0 written; 2 wrong arguments.`,
	examples: ['orderwright facts --out facts.json', 'orderwright facts --out facts.json --country US --country CA'],
	page: 'bundle-size.md',
	run: (args) => writeFacts(args, (name) => import(name)),
}

/** Writes the file. `load` returns a module of the package by name. */
export async function writeFacts(
	args: readonly string[],
	load: (name: string) => Promise<Readonly<Record<string, CountryData>>>,
): Promise<number> {
	const { values, positionals } = readArguments(args, OPTIONS)
	if (positionals.length > 0) throw new UsageError(`facts takes options only, not "${positionals[0]}".`)
	if (values.out === undefined) throw new UsageError('Name the file to write: --out facts.json.')
	tryReport('out', values.out, [])
	const known = allCountries().map(({ code }) => code)
	const codes = values.country?.map((code) => code.toUpperCase()) ?? known
	const other = codes.find((code) => !known.includes(code))
	if (other !== undefined) throw new UsageError(`"${other}" isn't a country. Write its alpha-2 code, such as DE.`)
	const names = [...codes.map((code) => code.toLowerCase()), ...(values.country === undefined ? EVERYTHING : [])]
	const modules = await Promise.all(names.map((name) => load(`orderwright/countries/${name}`)))
	const file = writeFactsFile(modules.flatMap((module) => Object.values(module)))
	const text = `${JSON.stringify(file)}\n`
	writeReport(values.out, text)
	say(`${values.out}: facts of ${RULESET.date} in format ${file.format}, digest ${file.digest}`)
	say(`integrity: sha256-${createHash('sha256').update(text).digest('base64')}`)
	return 0
}
