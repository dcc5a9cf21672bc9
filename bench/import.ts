/**
 * Measures how long a process takes to import the library and to validate its first order, compared with a process that does nothing. Each figure is
 * the median of whole processes. Processes of all kinds take turns, so that a slow moment of the machine affects every kind. Reads `dist/`, as users
 * do. Fails if a target is missed.
 *
 * lab/run import lab/run import -- --runs 41 more processes of each kind
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** Two limits: the milliseconds for the import, and the time for the first order as a part of the time that the packages need. */
const MAX_IMPORT = 8
const MAX_SHARE = 0.3

const { values } = parseArgs({ options: { runs: { type: 'string', default: '21' } } })
const runs = Number(values.runs)
const index = join(import.meta.dirname, '../dist/index')
if (!existsSync(`${index}.js`)) throw new Error('dist/ is missing: npm run build')

/** An order that needs all five checks. Below: the code that validates it, with the library, and with the packages as in `peers/naive-order.ts`. */
const DATA = `
const order = {
	address: { provinceCode: 'SP', city: 'São Paulo', zip: '01310-200', countryCode: 'BR', phone: '(11) 3149-5959' },
	orderItems: [{ variantId: 'tee-m', quantity: 1 }],
	taxNumber: '529.982.247-25',
}
const products = [{ id: 'tee', variants: [{ id: 'tee-m' }], shippingRegions: [{ countryCode: 'RU', isBlacklisted: true }] }]
`
const JUDGE = `${DATA}if (validateOrder(order, { products }).status !== 'valid') throw new Error('it is refused')`
const COMPOSE = `${DATA}const { countryCode, phone, zip } = order.address
const isZip = postalCodes.validate(countryCode, zip) === true
const isPhone = parsePhoneNumberFromString(phone, countryCode)?.isValid()
if (!countries.isValid(countryCode) || !isZip || !isPhone) throw new Error('it is refused')`

/** The programs by name, as ES modules and in CommonJS. */
const PROGRAMS = {
	empty: { mjs: '', cjs: '' },
	'import orderwright': { mjs: `import '${index}.js'`, cjs: `require('${index}.cjs')` },
	'import orderwright, first order': {
		mjs: `import { validateOrder } from '${index}.js'\n${JUDGE}`,
		cjs: `const { validateOrder } = require('${index}.cjs')\n${JUDGE}`,
	},
	'import packages for country, phone and zip, first order': {
		mjs: `import countries from 'i18n-iso-countries/index.js'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import postalCodes from 'postal-codes-js'
${COMPOSE}`,
		cjs: `const countries = require('i18n-iso-countries/index.js')
const { parsePhoneNumberFromString } = require('libphonenumber-js/max')
const postalCodes = require('postal-codes-js')
${COMPOSE}`,
	},
}

const folder = mkdtempSync(join(import.meta.dirname, 'node_modules', '.import-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const format of ['mjs', 'cjs'] as const) {
	const files = Object.values(PROGRAMS).map((program, at) => {
		const file = join(folder, `${at}.${format}`)
		writeFileSync(file, program[format])
		return { file, samples: [] as number[] }
	})
	// The first round fills the disk cache.
	for (let run = 0; run <= runs; run++)
		for (const { file, samples } of files) {
			const time = timeProcess(file)
			if (run > 0) samples.push(time)
		}
	const [empty = 0, ...others] = files.map(({ samples }) => samples.sort((a, b) => a - b)[runs >> 1] ?? 0)
	const [load = 0, order = 0, composed = 0] = others.map((time) => time - empty)
	const isMissed = load > MAX_IMPORT || order > MAX_SHARE * composed
	const names = Object.keys(PROGRAMS).slice(1)
	for (const [at, time] of [load, order, composed].entries())
		console.log(`${format}: ${names[at]}: ${time.toFixed(1)} ms over an empty process of ${empty.toFixed(1)} ms`)
	console.log(
		`${format}: at most ${MAX_IMPORT} ms, and ${MAX_SHARE} times the packages: ${isMissed ? 'MISSED' : 'met'}\n`,
	)
	if (isMissed) process.exitCode = 1
}

function timeProcess(file: string): number {
	const start = performance.now()
	const { status, stderr } = spawnSync(process.execPath, [file], {
		stdio: ['ignore', 'ignore', 'pipe'],
		encoding: 'utf8',
	})
	if (status !== 0) throw new Error(`${file} failed: ${stderr}`)
	return performance.now() - start
}
