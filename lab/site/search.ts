import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'

/** The library that makes and searches the site's index. TypeDoc uses it, too. */
interface Lunr {
	readonly Index: {
		load(index: object): { search(query: string): readonly { readonly ref: string; readonly score: number }[] }
	}
}
const require = createRequire(join(import.meta.dirname, '../node_modules/typedoc/package.json'))
const lunr: Lunr = require('lunr')

/** Questions of a newcomer, each with the page that has to be among the first results. */
const SEARCHES: readonly (readonly [question: string, page: string])[] = [
	['fastify', 'documents/docs_servers.html'],
	['nestjs', 'documents/docs_servers.html'],
	['python', 'documents/docs_engines.html'],
	['tax-number.format', 'documents/docs_rulebook.html'],
	['validateOrder', 'functions/orderwright.validateOrder.html'],
	['what is sent for an unknown province', 'documents/docs_getting-started.html'],
	['how to let a closed region through', 'documents/docs_getting-started.html'],
	['which fields Japan requires', 'documents/docs_forms.html'],
	['what changed', 'documents/CHANGELOG.html'],
	['my own rule', 'documents/docs_servers.html'],
	['testing my code', 'documents/docs_testing.html'],
	['countries for a select in German', 'documents/docs_forms.html'],
	['checking only what was typed so far', 'documents/docs_forms.html'],
	['Shopify or Google validation', 'documents/docs_carrier.html'],
	['reporting a wrong zip', 'documents/docs_getting-started.html'],
	['zod', 'documents/docs_migrating.html'],
	['libphonenumber', 'documents/docs_migrating.html'],
	['duckdb csv', 'documents/docs_files.html'],
]
/** The number of results that the site shows. */
const FIRST = 10

interface SearchData {
	readonly rows: readonly { readonly url: string; readonly name: string }[]
	readonly index: object
}

/** Returns the questions whose page isn't among the first results of a site's own search: `my own rule: documents/docs_servers.html`. */
export function findLostSearches(folder: string): readonly string[] {
	const text = readFileSync(join(folder, 'assets/search.js'), 'utf8')
	const [, packed = ''] = /"(.*)"/.exec(text) ?? []
	const { rows, index } = JSON.parse(inflateSync(Buffer.from(packed, 'base64')).toString()) as SearchData
	const search = lunr.Index.load(index)
	/** Searches as the script of the site does. Each word may be a part of a term. Names that begin with the question come first. */
	const ask = (question: string): string[] => {
		const words = question.split(' ').map((word) => `*${word}*`)
		const scored = search.search(words.join(' ')).map(({ ref, score }) => {
			const { name, url } = rows[Number(ref)] ?? { name: '', url: '' }
			const isStart = name.toLowerCase().startsWith(question.toLowerCase())
			return { url, score: isStart ? (score * 10) / (1 + Math.abs(name.length - question.length)) : score }
		})
		return scored.sort((a, b) => b.score - a.score).map(({ url }) => url)
	}
	return SEARCHES.flatMap(([question, page]) => {
		const place = ask(question).indexOf(page)
		return place >= 0 && place < FIRST ? [] : [`${question}: ${page} is result ${place + 1}`]
	})
}
