import { copyOwn, openItems } from '../core/open.ts'
import { type Fields, isRecord } from '../core/read.ts'
import { RULESET } from '../core/ruleset.ts'
import { BLOCK_FORMAT } from '../country/fact-table.ts'
import type { CountryData, FactsFile } from './block.ts'
import { digestOf, MAX_BLOCKS, MAX_FACTS } from './facts-file.ts'

/**
 * Returns the file of these blocks and of the blocks that they bring, each once. `date` and `release` are those of this package.
 *
 * @example
 * writeFactsFile([]).blocks // => []
 */
export function writeFactsFile(blocks: readonly CountryData[]): FactsFile {
	const all = new Map<string, CountryData>()
	const queue = [...openItems(copyOwn(blocks, { itemsLeft: MAX_FACTS }, 0), MAX_BLOCKS)]
	for (const each of queue) {
		const { brings, ...block } = (isRecord(each) ? each : {}) as Fields<CountryData>
		queue.push(...openItems(brings, MAX_BLOCKS - queue.length))
		const { kind, of } = block
		if (typeof kind === 'string' && typeof of === 'string' && kind !== 'typing')
			all.set(`${kind} ${of}`, block as CountryData)
	}
	const { version: release, date } = RULESET
	const list = [...all.values()]
	return { format: BLOCK_FORMAT, release, date, digest: digestOf(JSON.stringify(list)), blocks: list }
}
