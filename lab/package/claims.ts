import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPERATIONS } from '../../src/entries/contract.ts'
import { ROOT } from '../shared/room.ts'

/** Returns the size of an entry of `.size-limit.js`, in bytes. */
type SizeOf = (entry: string) => number

/** A number in the text of a page: the text around it, the function that returns it, its decimals, and the allowed difference. */
type Claim = readonly [
	page: string,
	around: RegExp,
	count: (sizeOf: SizeOf) => number,
	digits: number,
	tolerance: number,
]

const inKilobytes =
	(entry: string) =>
	(sizeOf: SizeOf): number =>
		sizeOf(entry) / 1000

const CLAIMS: readonly Claim[] = [
	['docs/client.md', /(?<=adds )[\d.]+(?= kB \(minified)/, inKilobytes('orderwright/client'), 1, 0.1],
	['docs/client.md', /(?<=`createClient` alone )[\d.]+(?= kB)/, inKilobytes('createClient'), 1, 0.1],
	[
		'docs/engines.md',
		/(?<=for inline code {2,}\| )\d+(?= kB)/,
		() => statSync(join(ROOT, 'dist/bulk.cjs')).size / 1000,
		0,
		5,
	],
	['docs/api.md', /(?<=more than )[\d,]+(?= published cases)/, () => Math.floor(countVectors() / 1000) * 1000, 0, 0],
	['docs/conformance.md', /(?<=has more than )[\d,]+(?= cases)/, () => Math.floor(countVectors() / 1000) * 1000, 0, 0],
	['CHANGELOG.md', /(?<=more than )[\d,]+(?= published cases)/, () => Math.floor(countVectors() / 1000) * 1000, 0, 0],
	[
		'scripts/vectors/README.md',
		/(?<=More than )[\d,]+(?= cases)/,
		() => Math.floor(countVectors() / 1000) * 1000,
		0,
		0,
	],
	['README.md', /(?<=United States weighs )\d+(?= kB)/, inKilobytes('`createValidateOrder` for US'), 0, 1],
	['docs/bundle-size.md', /(?<=`validateOrder` weighs )\d+(?= kB)/, inKilobytes('validateOrder'), 0, 1],
	['README.md', /(?<=\[)\d+(?= operations\])/, () => OPERATIONS.length, 0, 0],
	['docs/client.md', /(?<=has the )\d+(?= operations of the API)/, () => OPERATIONS.length, 0, 0],
]

function countVectors(): number {
	const folder = join(ROOT, 'dist/vectors')
	const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
	const lists = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { cases?: unknown })
	return lists.reduce((sum, { cases }) => sum + (Array.isArray(cases) ? cases.length : 0), 0)
}

/** Returns the claims that are out of date: `docs/client.md says 5.8, but it is 6.1`. */
export function findStaleClaims(sizeOf: SizeOf): readonly string[] {
	return CLAIMS.flatMap(([page, around, count, digits, tolerance]) => {
		const said = around.exec(readFileSync(join(ROOT, page), 'utf8'))?.[0].replaceAll(',', '')
		const found = count(sizeOf)
		if (said !== undefined && Math.abs(Number(said) - found) <= tolerance) return []
		return [`${page} says ${said ?? 'nothing'} for ${around.source}, but it is ${found.toFixed(digits)}`]
	})
}

/** Writes the numbers into their pages. */
export function writeClaims(sizeOf: SizeOf): void {
	for (const [page, around, count, digits] of CLAIMS) {
		const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
		const file = join(ROOT, page)
		const number = count(sizeOf).toLocaleString('en', options)
		writeFileSync(file, readFileSync(file, 'utf8').replace(around, number))
	}
}
