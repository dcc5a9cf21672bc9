import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPERATIONS } from '../../src/entries/contract.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The size of an entry of `.size-limit.js`, in bytes. */
type SizeOf = (entry: string) => number

/** A number in the text of a page, and how to get it. */
interface Claim {
	readonly page: string
	/** Matches the number between the words around it. */
	readonly pattern: RegExp
	readonly count: (sizeOf: SizeOf) => number
	readonly digits?: number
	/** The allowed difference. Default: none. */
	readonly tolerance?: number
}

const CLAIMS: readonly Claim[] = [
	{
		page: 'docs/client.md',
		pattern: /(?<=takes )[\d.]+(?= kB \(minified)/,
		count: (sizeOf) => sizeOf('orderwright/client') / 1000,
		digits: 1,
		tolerance: 0.1,
	},
	{
		page: 'docs/client.md',
		pattern: /(?<=`createClient` alone )[\d.]+(?= kB)/,
		count: (sizeOf) => sizeOf('createClient') / 1000,
		digits: 1,
		tolerance: 0.1,
	},
	{
		page: 'docs/engines.md',
		pattern: /(?<=for inline code {2,}\| )\d+(?= kB)/,
		count: () => statSync(join(ROOT, 'dist/bulk.cjs')).size / 1000,
		tolerance: 5,
	},
	{
		page: 'README.md',
		pattern: /(?<=more than )[\d,]+(?= published cases)/,
		count: () => Math.floor(countVectors() / 1000) * 1000,
	},
	{
		page: 'README.md',
		pattern: /(?<=United States weighs )\d+(?= kB)/,
		count: (sizeOf) => sizeOf('`validateOrderFor` for US') / 1000,
		tolerance: 1,
	},
	{
		page: 'docs/countries.md',
		pattern: /(?<=`validateOrder` weighs )\d+(?= kB)/,
		count: (sizeOf) => sizeOf('validateOrder') / 1000,
		tolerance: 1,
	},
	{ page: 'README.md', pattern: /(?<=the )\d+(?= operations of the service)/, count: () => OPERATIONS.length },
	{
		page: 'docs/client.md',
		pattern: /(?<=has the )\d+(?= operations of the interface)/,
		count: () => OPERATIONS.length,
	},
]

function countVectors(): number {
	const folder = join(ROOT, 'dist/vectors')
	const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
	const lists = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { cases?: unknown })
	return lists.reduce((sum, { cases }) => sum + (Array.isArray(cases) ? cases.length : 0), 0)
}

/** Returns the claims that are out of date: `docs/client.md says 5.8, but it is 6.1`. */
export function findStaleClaims(sizeOf: SizeOf): readonly string[] {
	return CLAIMS.flatMap(({ page, pattern, count, digits = 0, tolerance = 0 }) => {
		const said = pattern.exec(readFileSync(join(ROOT, page), 'utf8'))?.[0].replaceAll(',', '')
		const found = count(sizeOf)
		const isRight = said !== undefined && Math.abs(Number(said) - found) <= tolerance
		return isRight
			? []
			: [`${page} says ${said ?? 'nothing'} for ${pattern.source}, but it is ${found.toFixed(digits)}`]
	})
}

/** Writes the numbers into their pages. */
export function writeClaims(sizeOf: SizeOf): void {
	for (const { page, pattern, count, digits = 0 } of CLAIMS) {
		const number = count(sizeOf)
			.toFixed(digits)
			.replace(/\B(?=(?:\d{3})+$)/g, ',')
		const file = join(ROOT, page)
		writeFileSync(
			file,
			readFileSync(file, 'utf8').replace(pattern, digits === 0 ? number : count(sizeOf).toFixed(digits)),
		)
	}
}
