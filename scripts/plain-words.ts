import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words that a newcomer reads twice, in the senses that stumble. Code, tables of examples and quotations aren't counted. */
const WORDS: readonly RegExp[] = [
	/\bthe interface(?:'s)?\b/g,
	/\bjudg(?:e|es|ed|ing|ement)\b/g,
	/\b(?:ask|asks|asked|asking)\b/g,
	/\b(?:say|says|said|tell|tells|told)\b/g,
	/\bnam(?:es|ed) (?:a|an|the|no|none|its|it|what|which|one|each|them|their|both|every|neither)\b/g,
	/\b(?:hold|holds|held|stand|stands|stood)\b/g,
	/\btak(?:e|es|en|ing)\b(?! (?:\d|up to|a minute|minutes|about))/g,
	/\b(?:refuse|refuses|refused|refusing|refusal|refusals)\b/g,
	/\bbinds?\b/g,
	/\b(?:is|are|a) (?:a )?need\b(?! to)/g,
	/\bcosts?\b/g,
	/\bmend(?:s|ed|ing)?\b/g,
	/\bdepart(?:s|ed|ure|ures)\b/g,
	/\black(?:s|ed|ing)?\b/g,
	/\bbehind\b/g,
	/\bin place of\b|\bbesides?\b|\bapart from\b|\bbut for\b/g,
	/\bsettl(?:e|es|ed|ing)\b/g,
	/\b(?:knob|knobs|witness|witnesses|rooms?|wings?|borders?)\b/g,
	/\bthe (?:house|world|letter)\b/g,
	/\bblocks?\b(?= of (?:a country|some|all|US|its|the))/g,
]

/** The most of them in each part of the project: a quarter of what there was before they were rewritten. */
export const MAX_WORDS = { docs: 103, docstrings: 34, 'service and decisions': 82 }

/** Returns the number of such words in the prose of each part, by the file with the most first. */
export function countWords(root: string): Record<keyof typeof MAX_WORDS, readonly (readonly [string, number])[]> {
	const pages = ['README.md', ...filesIn(root, 'docs', '.md')].filter((file) => !/languages\/|decisions\.md/.test(file))
	const sources = filesIn(root, 'src', '.ts').filter((file) => !/\/(?:data|generated)\//.test(file))
	const read = (file: string): string => readFileSync(join(root, file), 'utf8')
	const countIn = (files: readonly string[], proseOf: (text: string) => string) =>
		files
			.map((file) => [file, count(proseOf(read(file)))] as const)
			.filter(([, words]) => words > 0)
			.sort(([, a], [, b]) => b - a)
	const service = sources.filter((file) => file.startsWith('src/service/'))
	return {
		docs: countIn(pages, proseOfPage),
		docstrings: countIn(
			sources.filter((file) => !service.includes(file)),
			docstringsOf,
		),
		'service and decisions': [...countIn(service, commentsOf), ...countIn(['docs/decisions.md'], proseOfPage)],
	}
}

function filesIn(root: string, folder: string, end: string): readonly string[] {
	return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith(end))
		.map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
		.sort()
}

function count(prose: string): number {
	const text = prose.replace(/\s+/g, ' ')
	return WORDS.reduce((sum, word) => sum + (text.match(word)?.length ?? 0), 0)
}

/** Returns a page without code, addresses of links, quotations and the tables of clauses. */
function proseOfPage(text: string): string {
	return text
		.replace(/^```[\s\S]*?^```$/gm, '')
		.replace(/^<!-- (?:clauses|needs|unchecked) -->[\s\S]*?^<!-- \/\w+ -->$/gm, '')
		.replace(/^> .*$/gm, '')
		.replace(/`[^`]*`/g, '')
		.replace(/\]\([^)]*\)/g, ']')
		.replace(/"[^"\n]*"/g, '')
}

/** Returns the comments of exported names, without their examples. */
function docstringsOf(text: string): string {
	return [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export /g)]
		.map(([, comment = '']) => plain(comment))
		.join('\n')
}

function commentsOf(text: string): string {
	return [...text.matchAll(/\/\*\*?((?:(?!\*\/)[\s\S])*)\*\/|^\s*\/\/ (.*)$/gm)]
		.map(([, block = '', line = '']) => plain(block + line))
		.join('\n')
}

function plain(comment: string): string {
	return proseOfPage(comment.replace(/@example[\s\S]*/, '').replace(/^\s*\* ?/gm, ''))
}
