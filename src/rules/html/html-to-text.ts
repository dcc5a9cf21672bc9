import { Tokenizer } from 'htmlparser2'

/** Elements that start and end a line. */
const BLOCKS: ReadonlySet<string> = new Set(
	(
		'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
		'h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre search section summary table tbody tfoot thead tr ul'
	).split(' '),
)

/** Elements whose content is not visible text. */
const DROPPED: ReadonlySet<string> = new Set(['script', 'style', 'template', 'title'])

/** Matches runs of white space, and runs of other characters. A no-break space is white space only at the ends of a line. */
const PIECES = /[ \t\n\f\r\xa0]+|[^ \t\n\f\r\xa0]+/g
const COLLAPSIBLE = /[ \t\n\f\r]+/g

const NEW_LINE = /\r\n?/g

/** Receives tags and text in order, and writes the text in lines. The time of a call grows linearly with its text. */
class TextPage {
	/** The text so far. */
	text = ''
	/** What must come before the next word: line breaks, tabs, spaces. */
	private breaks = 0
	private tabs = 0
	private space = ''
	/** Whether an ordinary space is already pending, so that another space changes nothing. */
	private isSpaced = false
	/** The element around the current place that is left out, and how many elements with its name are open. */
	private dropped = ''
	private depth = 0
	private preformatted = 0
	private isInCell = false
	private cells = 0

	open(tag: string): void {
		if (this.dropped !== '') {
			if (tag === this.dropped) this.depth++
		} else if (DROPPED.has(tag)) {
			this.dropped = tag
			this.depth = 1
		} else if (tag === 'br') this.breakLine(this.breaks + 1)
		else if (tag === 'td' || tag === 'th') this.startCell()
		else {
			if (tag === 'pre') this.preformatted++
			this.meetTag(tag)
		}
	}

	close(tag: string): void {
		if (this.dropped !== '') {
			if (tag === this.dropped && --this.depth === 0) this.dropped = ''
		} else if (tag === 'td' || tag === 'th') this.isInCell = false
		else {
			if (tag === 'pre' && this.preformatted > 0) this.preformatted--
			this.meetTag(tag)
		}
	}

	write(text: string): void {
		if (this.dropped !== '') return
		if (this.preformatted > 0) this.writeLines(text)
		else for (const piece of text.match(PIECES) ?? []) this.writePiece(piece)
	}

	/** An opening or closing block tag ends the line. A tag of a row or table ends the cell, too. */
	private meetTag(tag: string): void {
		if (tag === 'tr' || tag === 'table') {
			this.isInCell = false
			this.cells = 0
			this.tabs = 0
		}
		if (BLOCKS.has(tag)) this.breakLine(Math.max(this.breaks, 1))
	}

	/** Inside a cell, a line break becomes a space, so that a row stays on one line. */
	private breakLine(breaks: number): void {
		if (this.isInCell) this.writePiece(' ')
		else {
			this.breaks = breaks
			this.clearSpace()
		}
	}

	private startCell(): void {
		if (this.cells > 0) this.tabs++
		this.cells++
		this.isInCell = true
		this.clearSpace()
	}

	/** Writes a run of white space, or a run of other characters. */
	private writePiece(piece: string): void {
		const first = piece.charCodeAt(0)
		if (first === 0xa0 || first === 32 || (first > 8 && first < 14 && first !== 11)) {
			const white = piece.replace(COLLAPSIBLE, ' ')
			this.space += this.isSpaced && white[0] === ' ' ? white.slice(1) : white
			this.isSpaced = white[white.length - 1] === ' '
		} else this.put(piece)
	}

	/** Writes preformatted text unchanged. */
	private writeLines(text: string): void {
		for (const [index, line] of text.replace(NEW_LINE, '\n').split('\n').entries()) {
			if (index > 0) this.breakLine(this.breaks + 1)
			if (line !== '') this.put(line)
		}
	}

	/** Writes a word after the pending line breaks, tabs and spaces. There is at most one blank line. */
	private put(word: string): void {
		const isFirst = this.text === ''
		if (!isFirst && this.breaks > 0) this.text += this.breaks === 1 ? '\n' : '\n\n'
		else if (!isFirst && this.tabs === 0) this.text += this.space
		this.text += '\t'.repeat(this.tabs) + word
		this.breaks = 0
		this.tabs = 0
		this.clearSpace()
	}

	private clearSpace(): void {
		this.space = ''
		this.isSpaced = false
	}
}

/**
 * Returns the text that a reader sees in a piece of HTML. A product's `description` becomes its `descriptionV2`. Any text is accepted, well-formed
 * or not. The time is linear.
 *
 * - Tags, comments, scripts and styles are dropped. Character references are decoded once.
 * - Blocks, table rows and `<br>` become line breaks. Two line breaks in a row make a blank line. There is never more than one (D-99).
 * - Tabs separate the cells of a row, and each cell is on one line.
 * - White space collapses as it does in a browser, except in `<pre>`.
 * - If the value isn't a string, the result is an empty string.
 *
 * The result is text and not HTML: escape it before you insert it into a page.
 *
 * @example
 * htmlToText('<p>Soft &amp; warm.</p><ul><li>100% cotton<li>Size&nbsp;M</ul>') // => 'Soft & warm.\n100% cotton\nSize\u00a0M'
 * htmlToText('<table><tr><th>Size<th>Chest<tr><td>M<td>52 cm</table>') // => 'Size\tChest\nM\t52 cm'
 * htmlToText('&amp;lt;b&gt;<script>alert(1)</script>') // => '&lt;b>'
 */
export function htmlToText(html: string): string {
	if (typeof html !== 'string') return ''
	const page = new TextPage()
	const name = (start: number, end: number): string => html.slice(start, end).toLowerCase()
	const tokenizer = new Tokenizer(
		{ decodeEntities: true },
		{
			ontext: (start, end) => page.write(html.slice(start, end)),
			ontextentity: (code) => page.write(String.fromCodePoint(code)),
			onopentagname: (start, end) => page.open(name(start, end)),
			onclosetag: (start, end) => page.close(name(start, end)),
			oncdata: ignore,
			onattribdata: ignore,
			onattribentity: ignore,
			onattribend: ignore,
			onattribname: ignore,
			oncomment: ignore,
			ondeclaration: ignore,
			onend: ignore,
			onopentagend: ignore,
			onprocessinginstruction: ignore,
			onselfclosingtag: ignore,
		},
	)
	tokenizer.write(html)
	tokenizer.end()
	return page.text
}

function ignore(): void {}
