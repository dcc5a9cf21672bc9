import type { Maps } from './mapping.ts'

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

/** Returns whether the first line is a complete object, and another line follows. */
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

/** The settings for reading the files of a run. A worker gets a copy of them. */
export interface Reading {
	/** The format of the files. If undefined, the format is found by each file's name and start. */
	readonly input: Input | undefined
	readonly maps: Maps
	/** The grouping column: neighboring rows with the same value in it are one order. */
	readonly group: string | undefined
	/** The encoding of the files. If undefined, the encoding is found by each file's bytes. */
	readonly encoding: string | undefined
	/** The sheet of a spreadsheet; undefined for the first sheet. */
	readonly sheet: string | undefined
	/** Whether each record is an address without items. */
	readonly addresses: boolean
	/** Whether a file may have no order. */
	readonly allowsEmpty: boolean
	/** Whether each record keeps the bytes of its rows. */
	readonly keepsRows: boolean
	/** Whether records keep every field of the file. */
	readonly keepsFields: boolean
	/** Whether each line has one answer. The answer to a blank line, and to a row without any field of an order, is a blank line. */
	readonly keepsBlank: boolean
}
