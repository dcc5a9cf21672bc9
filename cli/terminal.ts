/** The program's output: results go to standard output, progress and errors to standard error. */
import { randomUUID } from 'node:crypto'
import { styleText } from 'node:util'
import { isMainThread, workerData } from 'node:worker_threads'
import { USAGE_STATUS } from './command.ts'
import { reasonOf } from './files.ts'
import { redact, showControls } from './redact.ts'

/** Stands for the escape character of our own colors until the text is printed. No printed text can contain it by accident. */
const OWN = randomUUID()

/** Returns a text for a terminal: without secrets, and with control characters as text, except in our own colors. */
export function clean(text: string): string {
	return showControls(redact(text)).replaceAll(OWN, '\u001b')
}

/** Returns a text on one line: a line break becomes `\n`, so that no value can look like one of our lines. */
export function oneLine(text: string): string {
	return text.replaceAll('\n', '\\n')
}

export function say(text: string): void {
	process.stdout.write(`${clean(text)}\n`)
}

export function sayError(text: string): void {
	process.stderr.write(`${clean(text)}\n`)
}

/** The length of text that is written at once, in UTF-16 code units. */
const FULL = 65_536

/** The output of a command. Texts are collected, because one write takes as long as checking an order. */
export interface Output {
	write(text: string, toBytes?: ToBytes): void
	flush(): void
}

/** Returns the bytes of a text. */
export type ToBytes = (text: string) => Uint8Array

/**
 * Returns an output that gathers texts. Text is collected, and written when it is long enough. It is also written before the program waits for
 * input, so that the reader of a slow stream gets each verdict at once. Calls `before` first. The text goes to standard output, or to the given
 * function.
 */
export function startOutput(before: () => void, file: ((bytes: Uint8Array) => void) | null = null): Output {
	let gathered = ''
	let bytesOf: ToBytes | undefined
	let waiting: NodeJS.Immediate | null = null
	const flush = (): void => {
		if (waiting !== null) clearImmediate(waiting)
		waiting = null
		if (gathered === '') return
		before()
		if (file !== null) file(bytesOf?.(gathered) ?? Buffer.from(gathered))
		else process.stdout.write(bytesOf?.(gathered) ?? gathered)
		gathered = ''
	}
	return {
		write(text, toBytes) {
			if (text === '') return
			if (toBytes !== bytesOf) flush()
			bytesOf = toBytes
			gathered += text
			if (gathered.length >= FULL) flush()
			else waiting ??= setImmediate(flush)
		},
		flush,
	}
}

/** Resolves when standard output is ready for more text. So memory doesn't grow while a long list is printed. */
export async function drain(): Promise<void> {
	if (process.stdout.writableNeedDrain) await new Promise((resolve) => process.stdout.once('drain', resolve))
}

/**
 * Ends the program when its output can't be written.
 *
 * - If the reader is gone, as in `orderwright check big.csv | head`, keeps the exit status that was set so far.
 * - For any other reason, such as a full disk, prints a sentence and returns the status for a run that couldn't do its work. Without this, Node would
 *   return the status for an invalid order.
 */
export function stopAtLostOutput(): void {
	process.stdout.on('error', (error: NodeJS.ErrnoException) => {
		if (error.code === 'EPIPE') process.exit()
		sayError(`orderwright: the output can't be written: ${reasonOf(error)}.`)
		process.exit(USAGE_STATUS)
	})
	// No stream is left to report this error.
	process.stderr.on('error', () => {})
}

/** Whether the output has colors. A worker gets this value from the main thread, because a worker's own output is never a terminal. */
export const isColoured: boolean = isMainThread
	? process.stdout.isTTY === true && !process.env['NO_COLOR']
	: (workerData as { isColoured?: boolean } | null)?.isColoured === true
const paint =
	(style: 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan') =>
	(text: string): string =>
		isColoured ? styleText(style, showControls(text)).replaceAll('\u001b', OWN) : text

export const bold = paint('bold')
export const dim = paint('dim')
export const red = paint('red')
export const green = paint('green')
export const yellow = paint('yellow')
export const cyan = paint('cyan')

/** The shortest time between two updates of the progress line, in milliseconds. */
const PAUSE = 100

/** A line on standard error that is overwritten. If standard error isn't a terminal, nothing is written. */
export interface Progress {
	/** Shows this line, unless the last line was shown just before. */
	readonly show: (line: () => string) => void
	/** Removes the line. */
	readonly clear: () => void
}

/** Starts a progress line for a run that takes longer than this many milliseconds. */
export function startProgress(after = 0): Progress {
	const isShown = process.stderr.isTTY === true
	const start = Date.now()
	let last = 0
	return {
		show: (line) => {
			if (!isShown) return
			const now = Date.now()
			if (now - start < after || now - last < PAUSE) return
			last = now
			process.stderr.write(`\r\u001b[2K${clean(line()).slice(0, (process.stderr.columns ?? 80) - 1)}`)
		},
		clear: () => {
			if (isShown && last > 0) process.stderr.write('\r\u001b[2K')
		},
	}
}

/** Returns a number with its noun: `1 order`, `2 orders`. */
export function count(number: number, what: string): string {
	return `${group(number)} ${what}${number === 1 ? '' : what.endsWith('h') ? 'es' : 's'}`
}

/** Returns a number with separators: `1,000,000`. */
export function group(number: number): string {
	return number.toLocaleString('en-US')
}

/** A row of a table: its name, its numbers and its color. */
export interface Row {
	readonly name: string
	readonly cells: readonly number[]
	readonly paint?: (text: string) => string
}

/** Returns a table of numbers with column headings. */
export function table(title: string, head: readonly string[], rows: readonly Row[]): string {
	const width = Math.max(title.length, ...rows.map(({ name }) => name.length))
	const line = (name: string, cells: readonly string[]): string =>
		`  ${name.padEnd(width)}${cells.map((cell) => cell.padStart(10)).join('')}`
	const body = rows.map(({ name, cells, paint = String }) => paint(line(name, cells.map(group))))
	return [dim(line(title, head)), ...body].join('\n')
}
