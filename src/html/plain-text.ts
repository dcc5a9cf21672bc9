import { Tokenizer } from 'htmlparser2'
import { TextPage } from './text-page.ts'

/**
 * The text of a piece of HTML as a reader sees it, which is what a product's `descriptionV2` is to its `description`: without
 * tags, comments, scripts and styles, with character references decoded once. Blocks, table rows and `<br>` become line breaks
 * (two in a row a blank line, and no more), the cells of a row are apart by tabs and each on one line. White space is collapsed as a
 * browser does it, but kept in `<pre>`.
 *
 * Takes any text, well-formed or not, in linear time, and never throws; what is no string has no text. The result is text, not
 * HTML: escape it before it goes into a page.
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
