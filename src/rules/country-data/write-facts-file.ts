import { copyOwn, openItems } from '../core/open.ts'
import { type Fields, isRecord } from '../core/read.ts'
import { RULESET } from '../core/ruleset.ts'
import { DATA_FORMAT } from '../country/fact-table.ts'
import type { CountryData, FactsFile } from './country-data.ts'
import { digestOf, MAX_ENTRIES, MAX_FACTS } from './facts-file.ts'

/**
 * Returns a file of facts with this data and the data in its `brings`, each once. Save it as JSON. The file contains the `date` and `release` of this
 * package.
 *
 * @example
 * writeFactsFile([]).data // => []
 */
export function writeFactsFile(data: readonly CountryData[]): FactsFile {
	const all = new Map<string, CountryData>()
	const queue = [...openItems(copyOwn(data, { itemsLeft: MAX_FACTS }, 0), MAX_ENTRIES)]
	for (const each of queue) {
		const { brings, ...own } = (isRecord(each) ? each : {}) as Fields<CountryData>
		queue.push(...openItems(brings, MAX_ENTRIES - queue.length))
		const { kind, of } = own
		if (typeof kind === 'string' && typeof of === 'string' && kind !== 'typing')
			all.set(`${kind} ${of}`, own as CountryData)
	}
	const { version: release, date } = RULESET
	const list = [...all.values()]
	return { format: DATA_FORMAT, release, date, digest: digestOf(JSON.stringify(list)), data: list }
}
