import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'

/** What a newcomer types, and the page that has to be found. A term of the index is in lower case, without hyphens. */
const SEARCHES = [
	['fastify', 'documents/docs_servers.html'],
	['nestjs', 'documents/docs_servers.html'],
	['python', 'documents/docs_conformance.html'],
	['number.format', 'documents/docs_rulebook.html'],
	['validateorder', 'functions/orderwright.validateOrder.html'],
] as const

interface SearchData {
	readonly rows: readonly { readonly url: string }[]
	readonly index: {
		readonly invertedIndex: readonly (readonly [string, Readonly<Record<string, Readonly<Record<string, unknown>>>>])[]
	}
}

/** Returns the searches that don't find their page in the index of a site: `nestjs: documents/docs_servers.html`. */
export function findLostSearches(folder: string): readonly string[] {
	const text = readFileSync(join(folder, 'assets/search.js'), 'utf8')
	const [, packed = ''] = /"(.*)"/.exec(text) ?? []
	const { rows, index } = JSON.parse(inflateSync(Buffer.from(packed, 'base64')).toString()) as SearchData
	const found = ([word, page]: (typeof SEARCHES)[number]): boolean =>
		index.invertedIndex.some(
			([term, fields]) =>
				term.includes(word) &&
				['name', 'document'].some((field) =>
					Object.keys(fields[field] ?? {}).some((ref) => rows[Number(ref)]?.url === page),
				),
		)
	return SEARCHES.filter((search) => !found(search)).map(([word, page]) => `${word}: ${page}`)
}
