/** The formats of input files. */
export const INPUTS = ['json', 'jsonl', 'csv'] as const
export type Input = (typeof INPUTS)[number]

/** Returns the format of a file: by its name, otherwise by the start of its text. */
export function inputOf(file: string, start: string): Input {
	if (/\.(?:jsonl|ndjson)$/i.test(file)) return 'jsonl'
	if (/\.(?:csv|tsv)$/i.test(file)) return 'csv'
	const text = start.trimStart()
	if (text.startsWith('{')) return isLines(text) ? 'jsonl' : 'json'
	return text.startsWith('[') || /\.json$/i.test(file) ? 'json' : 'csv'
}

/** Returns whether the first line is a complete object and another line follows. */
function isLines(text: string): boolean {
	const [first = '', next] = text.split('\n', 2)
	if (next === undefined || next.trim() === '') return false
	try {
		JSON.parse(first)
		return true
	} catch {
		return false
	}
}
