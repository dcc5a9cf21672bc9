import { Tokenizer } from 'htmlparser2'
import { TextPage } from './text-page.ts'

/**
 * Returns the text of a piece of HTML as a reader sees it. It relates a product's `description` to its `descriptionV2`. Accepts any
 * text, well-formed or not, in linear time.
 *
 * - Tags, comments, scripts and styles are dropped. Character references are decoded once.
 * - Blocks, table rows and `<br>` become line breaks. Two in a row make a blank line; there is at most one blank line (D-99).
 * - Tabs separate the cells of a row, and each cell is on one line.
 * - White space collapses as in a browser, except in `<pre>`.
 * - The result for a value that is not a string is the empty string.
 *
 * The result is text, not HTML: escape it before you put it into a page.
 *
 * @example
 * plainText('<p>Soft &amp; warm.</p><ul><li>100% cotton<li>Size&nbsp;M</ul>') // => 'Soft & warm.\n100% cotton\nSize\u00a0M'
 * plainText('<table><tr><th>Size<th>Chest<tr><td>M<td>52 cm</table>') // => 'Size\tChest\nM\t52 cm'
 * plainText('&amp;lt;b&gt;<script>alert(1)</script>') // => '&lt;b>'
 */
export function plainText(html: string): string {
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
