/** A fenced block of a page. */
export interface Block {
	readonly page: string
	/** The line of the page with the first line of the code. */
	readonly line: number
	/** The language of the fence; empty for a fence without a language. */
	readonly language: string
	/** The project's file that comes after the language in the fence, or an empty text. */
	readonly file: string
	readonly code: string
}

/** A line of output that a block shows, and its place on the page. */
export interface Shown {
	readonly line: number
	readonly text: string
}

export function blocksOf(page: string, text: string): Block[] {
	return [...text.matchAll(/^```(\S*) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
		({ index, 1: language = '', 2: file = '', 3: code = '' }) => ({
			page,
			line: countLines(text.slice(0, index)) + 1,
			language,
			file,
			code,
		}),
	)
}

/** Returns the output that a block shows: the comments directly under a line of code. Other comments are prose. */
export function shownBy({ code, line }: Block, mark: '//' | '--' | '#' = '//'): Shown[] {
	const shown: Shown[] = []
	let isUnderCode = false
	for (const [at, text] of code.split('\n').entries()) {
		const trimmed = text.trimStart()
		const isComment = trimmed.startsWith(`${mark} `)
		if (isComment && isUnderCode) shown.push({ line: line + at, text: trimmed.slice(mark.length + 1) })
		if (!isComment) isUnderCode = trimmed !== ''
	}
	return shown
}

/** Returns the changes of a diff in order. Each has a text of the file and its replacement. */
export function replacementsOf(diff: string): { find: string; replacement: string }[] {
	return changesOf(diff.trimEnd().split('\n')).map((change) => {
		const side = (mark: string): string =>
			change.flatMap((line) => (line[0] === ' ' || line[0] === mark ? [line.slice(1)] : [])).join('\n')
		return { find: side('-'), replacement: side('+') }
	})
}

/**
 * Returns the lines of a diff in groups. A group ends at added lines if kept or removed lines follow, and the group already contains other kept or
 * removed lines.
 */
function changesOf(lines: readonly string[]): string[][] {
	const changes: string[][] = [[]]
	for (const line of lines) {
		const change = changes.at(-1) as string[]
		const isPlaced = change.some(([mark]) => mark !== '+') && change.some(([mark]) => mark === '+')
		if (isPlaced && line[0] !== '+') changes.push([line])
		else change.push(line)
	}
	return changes
}

function countLines(text: string): number {
	return text.split('\n').length
}
