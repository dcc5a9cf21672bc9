import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlToText } from '../../../src/entries/html.ts'
import { isSameText } from '../../../src/rules/html/is-same-text.ts'
import { expectCost } from '../../bounded.ts'
import { runs } from '../../fuzz.ts'

/** Descriptions as shops write them. The texts are what strippers of tags make of them. */
const LIST = '<p>Wash cold.</p>\n<h3>Why<br>\n</h3>\n<ul>\n<li>Sewn by hand</li>\n<li>Pre-washed &amp; soft</li>\n</ul>'

describe('the text of a description (D-99)', () => {
	it.each([
		['the same text', 'Soft.', 'Soft.'],
		['no text', '', ''],
		['an empty paragraph', '<p>&nbsp;<br></p>', ''],
		['paragraphs on one line', '<p>Soft.</p><p>Warm.</p>', 'Soft. Warm.'],
		['paragraphs without a space between', '<p>Soft.</p><p>Warm.</p>', 'Soft.Warm.'],
		['words whose parts are tagged', '<b>Un</b>dyed <i>wool</i>', 'Undyed wool'],
		['a list on one line', LIST, 'Wash cold. Why Sewn by hand Pre-washed & soft'],
		['a list with marks', LIST, 'Wash cold.\n\nWhy\n * Sewn by hand\n * Pre-washed & soft'],
		['a numbered list', '<ol><li>Cut</li><li>Sew</li></ol>', '1. Cut\n2. Sew'],
		['references that are decoded', '<p>5 &lt; 6 &euro; &ndash; Caf&eacute;</p>', '5 < 6 € – Café'],
		['references that stay', '<p>10&quot; x 12&quot; &amp; it&#39;s</p>', '10&quot; x 12&quot; &amp; it&#39;s'],
		['a thin space', '50&thinsp;cm', '50cm'],
		['a soft hyphen', 'Baum&shy;wolle', 'Baumwolle'],
		['decomposed letters', '<p>Cafe\u0301</p>', 'Café'],
		['a comment', 'A<!-- hidden -->B', 'AB'],
		['a link', '<a href="https://shop.test/?a=1&amp;b=2">Baby &amp; Co</a>', 'Baby & Co'],
		['tags in capitals', '<P>Soft</P><HR>Warm', 'Soft\nWarm'],
		['anything beside a table', '<p>Soft</p><table><tr><td>M</td></tr></table>', 'Soft'],
		['anything beside an image', 'Soft <img src="chart.png" alt="Sizes">', 'Sizes, and more'],
		['anything beside a style', '<style>p { margin: 0 }</style><p>Soft</p>', 'p { margin: 0 }Soft'],
	])('passes %s', (_, html, text) => expect(isSameText(html, text)).toBe(true))

	it.each([
		['tags', '<p>Soft &amp; warm.</p>', '<p>Soft &amp; warm.</p>'],
		['one tag', '<p>Soft</p>', 'Soft</p>'],
		['another text', '<p>Soft</p>', 'Warm'],
		['no text', '<p>Soft</p>', ''],
		['a text that ends early', '<p>Soft and warm</p>', 'Soft and'],
		['a text of nothing', '', 'Soft'],
		['the address of a link', '<a href="https://shop.test">Shop</a>', 'Shop [https://shop.test]'],
		['text that was eaten as a tag', '<p>a < b and c > d</p>', 'a  d'],
		['references that were decoded twice', '&amp;lt;b&amp;gt;', '<b>'],
		['letters in another case', '<h1>Care</h1>', 'CARE'],
	])('fails %s', (_, html, text) => expect(isSameText(html, text)).toBe(false))

	it('passes what htmlToText makes of any HTML', () => {
		const html = fc.array(
			fc.constantFrom('<p>', '</p>', '<b', '>', '<li>', '&amp;', '&lt;', 'a', ' ', '1. ', '- ', '<br>'),
		)
		fc.assert(
			fc.property(html, (parts) => {
				expect(isSameText(parts.join(''), htmlToText(parts.join('')))).toBe(true)
			}),
			{ numRuns: runs(300) },
		)
	})

	it('takes bounded time', () => {
		for (const part of ['a\u0301', ' - ', '&amp;', '<li>', '<b', '\n1. '])
			expectCost(() => isSameText(part.repeat(200_000), part.repeat(200_000)), 20, part)
	})
})
