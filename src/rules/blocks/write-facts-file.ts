import { RULESET } from '../core/ruleset.ts'
import { BLOCK_FORMAT } from '../country/fact-table.ts'
import type { CountryData, FactsFile } from './block.ts'
import { digestOf } from './facts-file.ts'

/**
 * Returns the file of these blocks and of the blocks that they bring, each once. `date` and `release` are those of this package.
 *
 * @example
 * writeFactsFile([]).blocks // => []
 */
export function writeFactsFile(blocks: readonly CountryData[]): FactsFile {
	const all = new Map<string, CountryData>()
	const queue = [...blocks]
	for (const { brings = [], ...block } of queue) {
		queue.push(...brings)
		if (block.kind !== 'typing') all.set(`${block.kind} ${block.of}`, block)
	}
	const { version: release, date } = RULESET
	const list = [...all.values()]
	return { format: BLOCK_FORMAT, release, date, digest: digestOf(JSON.stringify(list)), blocks: list }
}
