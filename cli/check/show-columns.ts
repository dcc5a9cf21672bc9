import { USAGE_STATUS, UsageError } from '../command.ts'
import { say, sayError } from '../terminal.ts'
import { likelyColumns, nameAt, optionOf, trimHeaders } from './columns.ts'
import { FIELD_NAMES } from './fields.ts'
import type { Reading } from './input.ts'
import { describeNear, likelyPaths, planObject } from './json-records.ts'
import type { Head } from './read-csv.ts'
import { readBatches, type Source, sourceOf } from './read-orders.ts'

/** Prints for each file the column of each field, and the beginning of a mapping. Doesn't check any order. */
export async function showColumns(files: readonly string[], given: Reading): Promise<number> {
	let status = 0
	for (const file of files) {
		let first: unknown
		const source: Source = {
			...sourceOf(file, { ...given, keepsRows: false }),
			toRecord: (place, value) => {
				first ??= value
				return { place, about: '' }
			},
		}
		let isShown = false
		for await (const batch of readBatches(
			source,
			() => {},
			(message) => sayError(`orderwright: ${file} ${message}.`),
		)) {
			const problem = batch.kind === 'records' ? batch.records.find((record) => 'problem' in record) : undefined
			if (source.head !== null) isShown = showCsv(file, source.head, given)
			else if (first !== undefined) isShown = showJson(file, first, given)
			else if (batch.kind === 'lines') {
				const line = batch.lines.find(({ text }) => text?.trim())
				isShown = line !== undefined && showJson(file, parse(file, line.text ?? ''), given)
			} else if (problem !== undefined && 'problem' in problem) throw new UsageError(`${file} ${problem.problem}`)
			else continue
			break
		}
		if (!isShown) status = USAGE_STATUS
	}
	return status
}

function parse(file: string, text: string): unknown {
	try {
		return JSON.parse(text)
	} catch (error) {
		throw new UsageError(`${file} is not JSON: ${(error as Error).message}`)
	}
}

function showCsv(file: string, { tops, plan: csv }: Head, { maps }: Reading): boolean {
	if (typeof csv === 'string') {
		say(`${file} ${csv}\n`)
		const row = tops.at(-1)
		const names = row !== undefined && 'cells' in row ? trimHeaders(row.cells) : []
		const likely = likelyColumns(names)
		const order = likely.fields.get('orderNumber')?.[0]
		const listOf = (columns: readonly number[]): string | string[] => {
			const found = columns.map((at) => nameAt(names, at))
			return found.length === 1 ? (found[0] as string) : found
		}
		const fields = [...likely.fields].filter(([field]) => optionOf(field) === field)
		startFrom({
			...(order !== undefined && { order: nameAt(names, order) }),
			fields: Object.fromEntries(fields.map(([field, columns]) => [field, listOf(columns)])),
			...(likely.otherwise.size > 0 && {
				otherwise: Object.fromEntries([...likely.otherwise].map(([field, at]) => [field, nameAt(names, at)])),
			}),
		})
		return fields.length > 0 && maps.named === null
	}
	const { plan, names } = csv
	const sources = plan.sources.map(
		({ field, path, shown }) => [path[1] === 0 || path.length < 3 ? field : path.join('.'), shown] as const,
	)
	describe(file, plan.map, sources)
	const unused = names.filter((name, at) => !plan.used.has(at) && name !== '')
	if (unused.length > 0) say(`Not used: ${unused.map((name) => JSON.stringify(name)).join(', ')}`)
	const order = names[plan.order]
	if (order !== undefined) say(`Rows with one value in ${JSON.stringify(order)} are one order.`)
	const fields = plan.sources.flatMap(({ field, at, path }) =>
		at.length === 1 && (path.length < 3 || path[1] === 0) ? [[field, nameAt(names, at[0] ?? 0)]] : [],
	)
	startFrom({ ...(order !== undefined && { order }), fields: Object.fromEntries(fields) })
	return true
}

function showJson(file: string, value: unknown, { maps, addresses }: Reading): boolean {
	const plan = planObject(value, maps, addresses)
	if (plan !== null && (plan.map !== null || describeNear(value, maps, addresses) === null)) {
		describe(
			file,
			plan.map,
			[...plan.order, ...plan.item].map(({ field, shown }) => [field, shown] as const),
		)
		return true
	}
	const { fields, own, items } = likelyPaths(value, maps, addresses)
	const all = [...[...own].map(([field, path]) => [field, [path]] as const), ...fields]
	if (all.length === 0) {
		say(`${file} has no field of an order, or one that no name shows.`)
		return false
	}
	say(`${file} has fields of an order at these paths:`)
	for (const [field, paths] of all) for (const path of paths) say(`  ${field.padEnd(14)} ${JSON.stringify(path)}`)
	startFrom({
		...(items !== null && { items }),
		fields: Object.fromEntries(all.map(([field, paths]) => [field, paths.length === 1 ? paths[0] : paths])),
	})
	return true
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

function startFrom(mapping: object): void {
	say(`\nA mapping to start from, for --map FILE:\n${JSON.stringify(mapping, null, 2)}`)
}
