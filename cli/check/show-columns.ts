import { USAGE_STATUS, UsageError } from '../command.ts'
import { reasonOf } from '../files.ts'
import { say } from '../terminal.ts'
import type { Cells } from './columns.ts'
import { readRows } from './csv-rows.ts'
import { FIELD_NAMES, type FieldName, ownField, usualField } from './fields.ts'
import { inputOf, type Reading } from './input.ts'
import { likelyPaths, planObjects } from './json-records.ts'
import { planRows, separatorOf } from './read-csv.ts'
import { readJson, readJsonLines } from './read-json.ts'
import { openBytes } from './read-orders.ts'
import { decode, peek } from './text.ts'

/** Prints for each file what would be read from where, and a mapping to start from. Judges nothing. */
export async function showColumns(
	files: readonly string[],
	reading: Omit<Reading, 'warn' | 'hasMark'>,
): Promise<number> {
	let status = 0
	for (const file of files) {
		const { start, all } = await peek(decode(openBytes(file), reading.encoding, () => {})).catch((error) => {
			throw new UsageError(`${file} can't be opened: ${reasonOf(error)}.`)
		})
		const form = reading.input ?? inputOf(file, start)
		const isShown =
			form === 'csv' ? await showCsv(file, all, start, reading) : await showJson(file, all, start, form, reading)
		if (!isShown) status = USAGE_STATUS
	}
	return status
}

async function showCsv(
	file: string,
	all: AsyncIterable<string>,
	start: string,
	reading: Pick<Reading, 'maps' | 'group'>,
): Promise<boolean> {
	const { tops, plan } = await planRows(readRows(all, separatorOf(start), /^"?sep=/i.test(start) ? 1 : 0), reading)
	const rows = tops.flatMap((row): Cells[] => ('cells' in row ? [row.cells] : []))
	const names = ((typeof plan === 'string' ? rows[0] : rows.at(-1)) ?? []).map((name) => name.trim())
	if (typeof plan === 'string') {
		say(`${file} ${plan}\n`)
		const { orderNumber, ...fields } = likelyFields(names)
		startFrom(fields, orderNumber === undefined ? {} : { order: [orderNumber].flat()[0] })
		return Object.keys(fields).length > 0 && reading.maps.named === null
	}
	const sources = plan.sources.map(
		({ field, path, shown }) => [path[1] === 0 || path.length < 3 ? field : path.join('.'), shown] as const,
	)
	describe(file, plan.map, sources)
	const unused = names.filter((name, at) => !plan.used.has(at) && name !== '')
	if (unused.length > 0) say(`Not used: ${unused.map((name) => JSON.stringify(name)).join(', ')}`)
	const order = names[plan.order]
	if (order !== undefined) say(`Rows with one value in ${JSON.stringify(order)} are one order.`)
	const fields = plan.sources.flatMap(({ field, at, path }) =>
		at.length === 1 && (path.length < 3 || path[1] === 0) ? [[field, names[at[0] ?? 0]]] : [],
	)
	startFrom(Object.fromEntries(fields), order === undefined ? {} : { order })
	return true
}

async function showJson(
	file: string,
	all: AsyncIterable<string>,
	start: string,
	form: 'json' | 'jsonl',
	{ maps }: Pick<Reading, 'maps'>,
): Promise<boolean> {
	let first: unknown
	const keep = (place: string, value: unknown) => {
		first ??= value
		return { place, problem: '' }
	}
	const list = maps.single?.list ?? maps.named?.find((each) => each.list !== null)?.list ?? null
	const records = form === 'jsonl' ? readJsonLines(all, keep) : readJson(all, start, list, keep)
	for await (const { place } of records) if (place !== '' || first !== undefined) break
	const plan = planObjects(first, maps)
	if (plan === null) {
		say(`${file} has the fields of an order as validate-order takes it, or of a system that no mapping here is for.`)
		startFrom(Object.fromEntries(likelyPaths(first)), {})
		return first !== undefined
	}
	describe(
		file,
		plan.map,
		[...plan.order, ...plan.item].map(({ field, shown }) => [field, shown] as const),
	)
	return true
}

/** Returns the fields that headers probably mean, each with its header, or with all of them: of a list, the first that is filled counts. */
function likelyFields(names: Cells): Partial<Record<FieldName, string | string[]>> {
	const likely: Partial<Record<FieldName, string | string[]>> = {}
	for (const name of names) {
		const field = ownField(name) ?? usualField(name)
		if (field === null) continue
		const before = likely[field]
		likely[field] = before === undefined ? name : [before, name].flat()
	}
	// Where a country has a name, too, an id may be the shop's own number.
	if (likely.country !== undefined) delete likely.countryCode
	return likely
}

function describe(
	file: string,
	map: string | null,
	sources: readonly (readonly [name: string, shown: string])[],
): void {
	say(map === null ? `${file} is read by our own names:` : `${file} is read as ${map} (--map ${map}):`)
	const named = new Set(sources.map(([name]) => name))
	for (const [name, shown] of sources) say(`  ${name.padEnd(14)} ${shown}`)
	const none = FIELD_NAMES.filter((name) => !named.has(name))
	if (none.length > 0) say(`Nothing for: ${none.join(', ')}`)
}

function startFrom(fields: object, settings: object): void {
	say(`\nA mapping to start from, for --map FILE:\n${JSON.stringify({ ...settings, fields }, null, 2)}`)
}
