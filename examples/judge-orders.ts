/**
 * Judges orders and prints the verdicts.
 *
 *   npm start                       the orders of examples/orders/
 *   npm start -- a.json b.json      these files
 *   npm start -- -                  one order from standard input
 *
 * Each file holds the JSON body of a validate-order request; the products come from examples/products.json. Under the verdict of
 * a good order stands the order that a store of credits would make of it, for a person with a balance of 75.
 * Exit status: 0 when every file was judged, whatever the verdicts; 2 when a file could not be read as an order.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import {
	type Issue,
	indexProducts,
	type Need,
	type OrderInput,
	type Path,
	type Product,
	type ValidOrder,
	type Verdict,
	validateOrder,
} from 'orderwright'
import { buildOrder } from 'orderwright/order'

const here = import.meta.dirname
const isColoured = process.stdout.isTTY === true && !process.env['NO_COLOR']
const paint = (code: number, text: string): string => (isColoured ? `\u001b[${code}m${text}\u001b[0m` : text)
const [RED, GREEN, YELLOW, CYAN, BOLD, DIM] = [31, 32, 33, 36, 1, 2]

const MARKS = {
	valid: paint(GREEN, '✓ valid  '),
	invalid: paint(RED, '✗ invalid'),
	unknown: paint(YELLOW, '? unknown'),
}
const SEVERITIES = { error: paint(RED, 'error  '), warning: paint(YELLOW, 'warning') }

const products: Product[] = JSON.parse(readFileSync(join(here, 'products.json'), 'utf8'))
const catalogue = indexProducts(products)
const store = {
	products: catalogue,
	collection: { rewardType: 'Coins', paymentCheckout: true },
	balance: 75,
} as const
const counts = { valid: 0, invalid: 0, unknown: 0, unreadable: 0 }

for (const file of filesToJudge()) {
	const name = file === '-' ? 'standard input' : basename(file)
	const order = readOrder(file)
	if (typeof order === 'string') {
		counts.unreadable++
		console.log(`${paint(RED, '! not read')} ${paint(BOLD, name)}\n    ${order}\n`)
		continue
	}
	const verdict = validateOrder(order, { products: catalogue })
	counts[verdict.status]++
	const lines = [...describe(verdict), ...(verdict.status === 'valid' ? build(order) : [])]
	console.log(`${MARKS[verdict.status]} ${paint(BOLD, name)}\n${lines.join('\n')}\n`)
}

const total = counts.valid + counts.invalid + counts.unknown
console.log(
	`${count(total, 'order')} judged: ${counts.valid} valid, ${counts.invalid} invalid, ${counts.unknown} unknown` +
		(counts.unreadable === 0 ? '' : `; ${count(counts.unreadable, 'file')} could not be read`),
)
process.exitCode = counts.unreadable === 0 ? 0 : 2

function count(number: number, what: string): string {
	return `${number} ${what}${number === 1 ? '' : 's'}`
}

/** The files named on the command line, relative to where the user stands, or the examples. */
function filesToJudge(): string[] {
	const named = process.argv.slice(2)
	if (named.length > 0)
		return named.map((file) => (file === '-' ? file : resolve(process.env['INIT_CWD'] ?? '.', file)))
	const folder = join(here, 'orders')
	return readdirSync(folder)
		.sort()
		.map((file) => join(folder, file))
}

/** The order in a file, or a sentence that says why there is none. */
function readOrder(file: string): OrderInput | string {
	let text: string
	try {
		text = readFileSync(file === '-' ? 0 : file, 'utf8')
	} catch (error) {
		return `${file} cannot be opened: ${(error as Error).message}`
	}
	let json: unknown
	try {
		// Some editors begin a file with a byte order mark, which is not JSON.
		json = JSON.parse(text.replace(/^\ufeff/, ''))
	} catch (error) {
		return `${file} is not JSON: ${(error as Error).message}`
	}
	const isOrder = typeof json === 'object' && json !== null && ('address' in json || 'orderItems' in json)
	return isOrder
		? (json as OrderInput)
		: `${file} is not an order: an order is an object with an address and orderItems.`
}

/** What a person wants to see of a verdict: where the parcel goes, what is missing, and each issue with its cure. */
function describe(verdict: Verdict<ValidOrder>): string[] {
	const lines: string[] = []
	if (verdict.status === 'valid') {
		const { address1, city, provinceCode, zip, country, phone } = verdict.value.address
		const place = [address1, city, provinceCode, zip, country].filter((part) => part !== '').join(', ')
		lines.push(`    ${paint(DIM, `${place} · ${phone}`)}`)
	}
	if (verdict.status === 'unknown') lines.push(...verdict.needs.map((need) => `    needs   ${describeNeed(need)}`))
	return [...lines, ...verdict.issues.flatMap(describeIssue)]
}

/** The order that the store would make of a good one, or what keeps it from being placed. */
function build(order: OrderInput): string[] {
	const built = buildOrder(order, store)
	if (built.status === 'valid') {
		return built.value.explanation.text.split('\n').map((line) => `    ${paint(GREEN, '│')} ${line}`)
	}
	const errors = built.issues.filter((issue) => issue.severity === 'error').map((issue) => issue.message)
	return [...new Set(errors)].map((message) => `    ${paint(RED, '│')} not to be placed: ${message}`)
}

function describeIssue({ severity, path, code, message, suggestion }: Issue): string[] {
	const lines = [
		`    ${SEVERITIES[severity]} ${paint(CYAN, nameOf(path).padEnd(24))} ${paint(DIM, code)}`,
		`            ${message}`,
	]
	if (suggestion !== undefined) {
		const changes = suggestion.map((change) => `${nameOf(change.path)} = ${JSON.stringify(change.value)}`)
		lines.push(`            ${paint(GREEN, `→ ${changes.join(', ')}`)}`)
	}
	return lines
}

function describeNeed(need: Need): string {
	return need.kind === 'product' ? `the product of variant ${need.variantId}` : need.kind
}

/** `orderItems[0].quantity` */
function nameOf(path: Path): string {
	return path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('')
}
