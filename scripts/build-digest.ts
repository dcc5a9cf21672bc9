/**
 * Writes `RULESET.digest`: a SHA-256 of the rules' answers (`behaviour.ts`). It goes into what was built, so that no change of a rule
 * changes another file of the tree.
 *
 *   npx tsx scripts/build-digest.ts     prints it
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBehaviour } from './behaviour.ts'
import { NO_DIGEST } from './build-ruleset.ts'

export const readDigest = (): string => createHash('sha256').update(readBehaviour()).digest('hex')

/** The digest of the tree in a built file, whose long lines may go on behind a backslash. */
const UNSET = new RegExp([...NO_DIGEST].join('(?:\\\\\\n)?'), 'g')

/** Sets the digest in every file of a folder. */
export function writeDigest(folder: string): void {
	const digest = readDigest()
	for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
		if (!/\.(?:js|cjs|json)$/.test(file)) continue
		const path = join(folder, file)
		const text = readFileSync(path, 'utf8')
		const written = text.replace(UNSET, digest)
		if (written !== text) writeFileSync(path, written)
	}
}

if (process.argv[1] === import.meta.filename) console.log(readDigest())
