/**
 * Measures how long a process takes to import the library and to judge its first order, compared with a process that does nothing.
 * Each figure is the median of whole processes, started in turn, so that a slow moment of the machine affects all of them. Reads
 * `dist/`, as users do.
 *
 *   lab/run import                    builds, measures, and fails when a target is missed
 *   lab/run import -- --runs 41       more processes of each kind (10 at least)
 *   lab/run import -- --write         keep the results in bench/results/
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** Limits: the milliseconds of the import above an empty process, and the share of the composition's time for the first order. */
const MOST_IMPORT = 8
const MOST_SHARE = 0.3

const FEWEST_RUNS = 10
/** If the median of the empty process exceeds its minimum by this factor, the machine is busy with other work. */
const BUSY = 1.15

const here = import.meta.dirname
const dist = join(here, '..', 'dist')
const { values } = parseArgs({
	options: { runs: { type: 'string', default: '21' }, write: { type: 'boolean', default: false } },
})
const runs = Math.max(FEWEST_RUNS, Number(values.runs) || 0)

/** One order that needs all five checks: variants, regions, phone, zip with province, and a tax number. */
const ORDER = {
	address: {
		address1: 'Avenida Paulista 1578',
		city: 'São Paulo',
		provinceCode: 'SP',
		zip: '01310-200',
		countryCode: 'BR',
		phone: '(11) 3149-5959',
	},
	orderItems: [{ variantId: 'tee-m', quantity: 1 }],
	taxNumber: '529.982.247-25',
}
const PRODUCTS = [
	{
		id: 'tee',
		title: 'T-shirt',
		variants: [{ id: 'tee-m' }],
		shippingRegions: [{ countryCode: 'RU', isBlacklisted: true, denyCheckout: false, provinces: [] }],
	},
]
const DATA = `const order = ${JSON.stringify(ORDER)}\nconst products = ${JSON.stringify(PRODUCTS)}\n`
const FAIL = `throw new Error('the order is refused')`

/** The checks of `peers/naive-order.ts`, with the loaded packages. */
const COMPOSE = `
const { address, taxNumber } = order
const country = address.countryCode
const isClosed = products.some((product) => product.shippingRegions.some((region) => region.countryCode === country))
const phone = parsePhoneNumberFromString(address.phone, country)
const isZip = postalCodes.validate(country, address.zip) === true
const isTax = /^\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}$/.test(taxNumber)
if (!countries.isValid(country) || !isProvince || isClosed || !phone?.isValid() || !isZip || !isTax) ${FAIL}
`
const PROVINCES = `
const isProvince = new Set(iso31662.map(({ code }) => code)).has(order.address.countryCode + '-' + order.address.provinceCode)`

const JUDGE = `if (validateOrder(order, { products }).status !== 'valid') ${FAIL}`

/** The code of a process: `mjs` and `cjs` are whole programs. */
interface Program {
	readonly name: string
	readonly mjs: string
	readonly cjs: string
}

const entries = readdirSync(dist).filter((file) => file.endsWith('.js') && !file.startsWith('chunk-'))
const index = join(dist, 'index')
const PROGRAMS = {
	empty: { name: 'an empty process', mjs: '', cjs: '' },
	import: { name: 'import orderwright', mjs: `import '${index}.js'`, cjs: `require('${index}.cjs')` },
	all: {
		name: 'import every subpath',
		mjs: entries.map((file) => `import '${join(dist, file)}'\n`).join(''),
		cjs: entries.map((file) => `require('${join(dist, file).replace(/js$/, 'cjs')}')\n`).join(''),
	},
	order: {
		name: 'import orderwright, first order',
		mjs: `import { validateOrder } from '${index}.js'\n${DATA}${JUDGE}`,
		cjs: `const { validateOrder } = require('${index}.cjs')\n${DATA}${JUDGE}`,
	},
	naive: {
		name: 'import the named packages, first order',
		mjs: `import countries from 'i18n-iso-countries'
import { iso31662 } from 'iso-3166'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import postalCodes from 'postal-codes-js'
${DATA}${PROVINCES}${COMPOSE}`,
		// iso-3166 cannot be required: no provinces.
		cjs: `const countries = require('i18n-iso-countries')
const { parsePhoneNumberFromString } = require('libphonenumber-js/max')
const postalCodes = require('postal-codes-js')
${DATA}const isProvince = true${COMPOSE}`,
	},
	lean: {
		name: 'the same, without provinces and names of countries',
		mjs: `import countries from 'i18n-iso-countries/index.js'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import postalCodes from 'postal-codes-js'
${DATA}const isProvince = true${COMPOSE}`,
		cjs: `const countries = require('i18n-iso-countries/index.js')
const { parsePhoneNumberFromString } = require('libphonenumber-js/max')
const postalCodes = require('postal-codes-js')
${DATA}const isProvince = true${COMPOSE}`,
	},
} satisfies Record<string, Program>
type Name = keyof typeof PROGRAMS

/** Milliseconds: the median of whole processes, and its difference from the empty process. */
interface Row {
	readonly name: string
	readonly milliseconds: number
	readonly over: number
	/** The fastest process. */
	readonly least: number
}

main()

function main(): void {
	if (!existsSync(`${index}.js`)) throw new Error('dist/ is missing: npm run build')
	const folder = mkdtempSync(join(here, 'node_modules', '.import-'))
	const results: Record<string, Record<Name, Row>> = {}
	try {
		results['ESM'] = measure(folder, 'mjs')
		results['CommonJS'] = measure(folder, 'cjs')
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
	const missed = Object.entries(results).map(([format, rows]) => report(format, rows))
	if (values.write) write(results)
	process.exitCode = missed.some((count) => count > 0) ? 1 : 0
}

/** Runs each program `runs` times in turn, after one round that fills the disk cache. */
function measure(folder: string, format: 'mjs' | 'cjs'): Record<Name, Row> {
	const names = Object.keys(PROGRAMS) as Name[]
	const samples = new Map<Name, number[]>(names.map((name) => [name, []]))
	for (const name of names) writeFileSync(join(folder, `${name}.${format}`), PROGRAMS[name][format])
	for (let run = 0; run <= runs; run++) {
		for (const name of names) {
			const milliseconds = timeProcess(join(folder, `${name}.${format}`))
			if (run > 0) samples.get(name)?.push(milliseconds)
		}
		if (process.stderr.isTTY) process.stderr.write(`\r${format}: ${run} of ${runs}${run === runs ? '\n' : ''}`)
	}
	const empty = median(samples.get('empty') ?? [])
	const rows = names.map((name): [Name, Row] => {
		const milliseconds = median(samples.get(name) ?? [])
		const least = Math.min(...(samples.get(name) ?? []))
		return [name, { name: PROGRAMS[name].name, milliseconds, over: milliseconds - empty, least }]
	})
	return Object.fromEntries(rows) as Record<Name, Row>
}

function timeProcess(file: string): number {
	const start = process.hrtime.bigint()
	const { status, stderr } = spawnSync(process.execPath, [file], {
		stdio: ['ignore', 'ignore', 'pipe'],
		encoding: 'utf8',
	})
	const milliseconds = Number(process.hrtime.bigint() - start) / 1e6
	if (status !== 0) throw new Error(`${file} failed: ${stderr}`)
	return milliseconds
}

/** Prints one table, and returns the number of missed targets. */
function report(format: string, rows: Record<Name, Row>): number {
	const width = Math.max(...Object.values(rows).map((row) => row.name.length))
	const share = rows.order.over / rows.naive.over
	const targets: Partial<Record<Name, [boolean, string]>> = {
		import: [rows.import.over <= MOST_IMPORT, `at most ${MOST_IMPORT} ms`],
		order: [share <= MOST_SHARE, `${share.toFixed(2)} times the named packages, at most ${MOST_SHARE}`],
	}
	process.stdout.write(`${format}: medians of ${runs} processes each, over an empty one (Node ${process.version})\n`)
	for (const name of Object.keys(rows) as Name[]) {
		const { name: title, milliseconds, over } = rows[name]
		const target = targets[name]
		const verdict = target === undefined ? '' : `  ${target[1]}: ${target[0] ? 'met' : 'MISSED'}`
		const figures = `${milliseconds.toFixed(1).padStart(8)} ms ${`+${over.toFixed(1)}`.padStart(8)} ms`
		process.stdout.write(`  ${title.padEnd(width)} ${figures}${verdict}\n`)
	}
	const isBusy = rows.empty.milliseconds > BUSY * rows.empty.least
	if (isBusy) {
		const best = `the empty process took ${rows.empty.least.toFixed(1)} ms at best`
		process.stdout.write(`  The machine is busy (${best}), so that none of this counts. Measure again.\n`)
	}
	process.stdout.write('\n')
	return Object.values(targets).filter(([isMet]) => !isMet || isBusy).length
}

function write(results: Record<string, Record<Name, Row>>): void {
	const { version } = JSON.parse(readFileSync(join(here, '..', 'package.json'), 'utf8')) as { version: string }
	const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length }
	const folder = join(here, 'results')
	mkdirSync(folder, { recursive: true })
	writeFileSync(join(folder, 'import.json'), `${JSON.stringify({ version, runs, machine, results }, null, '\t')}\n`)
	const tables = Object.entries(results).map(([format, rows]) => {
		const lines = Object.values(rows).map(
			({ name, milliseconds, over }) => `| ${name} | ${milliseconds.toFixed(1)} | ${over.toFixed(1)} |`,
		)
		return [`## ${format}`, '', '| | ms | over an empty process |', '|---|---:|---:|', ...lines].join('\n')
	})
	const head = `# Import and first order\n\nMedians of ${runs} processes; Node ${machine.node}, ${machine.cpu}.`
	writeFileSync(join(folder, 'import.md'), `${[head, ...tables].join('\n\n')}\n`)
}

function median(samples: readonly number[]): number {
	const sorted = [...samples].sort((a, b) => a - b)
	return sorted[sorted.length >> 1] as number
}
