import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import lunr from 'lunr'

const QUESTIONS = 'documents/docs_questions.html'

/** What a newcomer asks, and the page that has to be among the first results. */
const SEARCHES: readonly (readonly [question: string, page: string])[] = [
	['fastify', 'documents/docs_servers.html'],
	['nestjs', 'documents/docs_servers.html'],
	['python', 'documents/docs_languages.html'],
	['tax-number.format', 'documents/docs_rulebook.html'],
	['validateOrder', 'functions/orderwright.validateOrder.html'],
	['what is sent for an unknown province', QUESTIONS],
	['how to let a closed region through', QUESTIONS],
	['which fields Japan requires', QUESTIONS],
	['what changed', 'documents/CHANGELOG.html'],
	['my own rule', 'documents/docs_own-rules.html'],
	['testing my code', 'documents/docs_testing.html'],
	['countries for a select in German', QUESTIONS],
	['judging only what was typed so far', QUESTIONS],
	['Shopify or Google validation', 'documents/docs_address-services.html'],
	['reporting a wrong zip', QUESTIONS],
	['zod', 'documents/docs_from-zod.html'],
	['libphonenumber', 'documents/docs_from-libphonenumber-js.html'],
	['duckdb csv', 'documents/docs_duckdb.html'],
]
const FIRST = 5

interface SearchData {
	readonly rows: readonly { readonly url: string }[]
	readonly index: object
}

/** Returns the questions whose page isn't among the first results of a site's own search: `my own rule: documents/docs_own-rules.html`. */
export function findLostSearches(folder: string): readonly string[] {
	const text = readFileSync(join(folder, 'assets/search.js'), 'utf8')
	const [, packed = ''] = /"(.*)"/.exec(text) ?? []
	const { rows, index } = JSON.parse(inflateSync(Buffer.from(packed, 'base64')).toString()) as SearchData
	const search = lunr.Index.load(index)
	return SEARCHES.flatMap(([question, page]) => {
		const pages = search.search(question).map(({ ref }) => rows[Number(ref)]?.url ?? '')
		const place = [...new Set(pages)].indexOf(page)
		return place >= 0 && place < FIRST ? [] : [`${question}: ${page} is result ${place + 1}`]
	})
}
