import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlToText } from '../../../src/entries/html.ts'
import { expectCost } from '../../bounded.ts'
import { runs } from '../../fuzz.ts'

describe('the text of HTML', () => {
	it.each([
		['nothing', '', ''],
		['text as it is', 'Plain text', 'Plain text'],
		['tags inside a line leave no trace', 'a<b>b</b><i>c</i> <span>d</span>', 'abc d'],
		['paragraphs on lines of their own', '<p>One</p><p>Two</p>', 'One\nTwo'],
		['blocks in text', 'One<div>Two</div>Three', 'One\nTwo\nThree'],
		['nested blocks make one break', '<div><div><p>One</p></div></div><div>Two</div>', 'One\nTwo'],
		['headings', '<h2>Care</h2>Wash cold', 'Care\nWash cold'],
		['list items, closed or not', '<ul><li>One</li><li>Two<li>Three</ul>', 'One\nTwo\nThree'],
		['definition lists', '<dl><dt>Fit<dd>Slim</dl>', 'Fit\nSlim'],
		['options', '<select><option>S</option><option>M</option></select>', 'S\nM'],
		['a line break', 'One<br>Two<br/>Three<BR >Four', 'One\nTwo\nThree\nFour'],
		['two line breaks are a blank line', 'One<br><br>Two', 'One\n\nTwo'],
		['a hundred are one too', `One${'<br>'.repeat(100)}Two`, 'One\n\nTwo'],
		['a break at the end of a block adds nothing', '<p>One<br></p><p>Two</p>', 'One\nTwo'],
		['a break between blocks is a blank line', '<p>One</p><br><p>Two</p>', 'One\n\nTwo'],
		['no break at the ends', '<br><p>One</p><br>', 'One'],
		['white space collapses', ' One \n\t two  ', 'One two'],
		['white space across tags collapses', 'One <b> two</b>', 'One two'],
		['white space around blocks goes', '<p> One </p> <p> Two </p>', 'One\nTwo'],
		['a no-break space stays inside a line', '10&nbsp;cm', '10\u00a0cm'],
		['no-break spaces in a row stay', 'a&nbsp; &nbsp;b', 'a\u00a0 \u00a0b'],
		['a no-break space alone is no line', '<p>One</p><p>&nbsp;</p><p>Two</p>', 'One\nTwo'],
		['preformatted text keeps its spaces', '<pre>S   40\nM   44</pre>', 'S   40\nM   44'],
		['preformatted text ends', '<pre>a</pre>b  c</pre>d  e', 'a\nb c\nd e'],
		[
			'rows are lines and cells apart by tabs',
			'<table><tr><td>S</td><td>40</td></tr><tr><td>M</td><td>44</td></tr></table>',
			'S\t40\nM\t44',
		],
		['cells that are not closed', '<table><tr><th>S<th>M<tr><td>40<td>44</table>', 'S\tM\n40\t44'],
		[
			'an empty cell keeps its place',
			'<tr><th></th><th>S</th><th>M</th></tr><tr><td>Chest</td><td></td><td>44</td></tr>',
			'\tS\tM\nChest\t\t44',
		],
		['empty cells at the end of a row leave no tabs', '<tr><td>S</td><td></td></tr><tr><td>M</td></tr>', 'S\nM'],
		['a cell stays on one line', '<tr><td><p>Chest</p><p>width</p></td><td>40<br>cm</td></tr>', 'Chest width\t40 cm'],
		['space at the start of a cell goes', '<tr><td>S</td><td> M</td></tr>', 'S\tM'],
		['a cell of data ends where it closes', '<td>S</td><p>One</p>', 'S\nOne'],
		['a heading cell ends where it closes', '<th>S</th><p>One</p>', 'S\nOne'],
		['preformatted text after a line', 'One<pre>a</pre>', 'One\na'],
		['preformatted lines of all systems', '<pre>a\r\nb\rc</pre>', 'a\nb\nc'],
		['empty preformatted lines', '<pre>a\n\n\n\nb\n</pre>', 'a\n\nb'],
		['another element that closes in preformatted text', '<pre>a  b</p>c  d</pre>', 'a  b\nc  d'],
		['preformatted text that closes before it opens', '</pre><pre>a  b</pre>', 'a  b'],
		['another element that opens in a template', 'One<template><b>a</template>Two', 'OneTwo'],
		['another element that closes in a template', 'One<template></b>a</template>Two', 'OneTwo'],
		['U+0001 is no white space', 'a \u0001b', 'a \u0001b'],
		['a backspace is no white space', 'a \bb', 'a \bb'],
		['a vertical tab is no white space', 'a \vb', 'a \vb'],
		['shift out is no white space', 'a \u000eb', 'a \u000eb'],
		['text after a table', '<table><tr><td>S</table>One<p>Two', 'S\nOne\nTwo'],
		['named references', '&lt;b&gt; &amp; &quot;&eacute;&quot; &hellip; &euro;', '<b> & "é" … €'],
		['numeric references', '&#233; &#xE9; &#x1F600;', 'é é 😀'],
		['references once', '&amp;lt; &amp;amp;amp;', '&lt; &amp;amp;'],
		['references without a semicolon', 'A&B &copy 2026 R&D &amp', 'A&B © 2026 R&D &'],
		['references of no character', '&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
		['references in attributes are not text', '<a title="&lt;x&gt; > y">One</a>', 'One'],
		['scripts', 'One<script>if (a < b) "</p>"</script>Two', 'OneTwo'],
		['scripts that close themselves', 'One<script src="x"/>alert(1)</script>Two', 'OneTwo'],
		['scripts that never close', 'One<script>alert(1)', 'One'],
		['styles', '<style>p > b { color: red }</style>One', 'One'],
		['templates, nested too', 'One<template>a<template>b</template>c</template>Two', 'OneTwo'],
		['the title of a page', '<title>T &amp; S</title>One', 'One'],
		['comments', 'One<!-- <p>x</p> -->Two<!---->Three<!-- open', 'OneTwoThree'],
		['declarations and instructions', '<!DOCTYPE html><?php echo 1 ?>One<![CDATA[x]]>', 'One'],
		['signs that are no tags', '1 < 2 <3 a<5 > 4', '1 < 2 <3 a<5 > 4'],
		['a tag that never ends', 'One <b', 'One'],
		['closing tags of nothing', '</p></b>One</i>', 'One'],
	])('%s', (_, html, text) => {
		expect(htmlToText(html)).toBe(text)
	})

	it('is empty for a value that is not a string', () => {
		for (const value of [undefined, null, 5, {}, [], Symbol('x'), () => '']) {
			expect(htmlToText(value as unknown as string)).toBe('')
		}
	})

	it('returns escaped text unescaped, with collapsed white space', () => {
		const escaped = (text: string): string =>
			text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
		const plain = fc.string({ unit: fc.constantFrom(...'ab<>&;"#x1 /\n\té😀') })
		fc.assert(
			fc.property(fc.array(plain), (lines) => {
				const expected = lines.map((line) => line.split(/\s+/).filter(Boolean).join(' ')).filter(Boolean)
				expect(htmlToText(lines.map((line) => `<p>${escaped(line)}</p>`).join(''))).toBe(expected.join('\n'))
			}),
			{ numRuns: runs(3000) },
		)
	})

	it('handles any markup, without the content of scripts', () => {
		const piece = fc.constantFrom(
			...'<p> </p> <br> <td> <tr> <table> </table> <pre> </pre> <script> </script> <template>'.split(' '),
			...[
				'<',
				'>',
				'&',
				'&amp',
				'&#',
				'&#x',
				'9',
				';',
				'"',
				"'",
				'=',
				'/',
				'!--',
				'-->',
				' ',
				'\n',
				'&nbsp;',
				'a',
				'\ud800',
				'\0',
				'<a b="',
			],
		)
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
				const text = htmlToText(pieces.join(''))
				expect(text).not.toMatch(pieces.includes('<pre>') ? /\n{3}/ : /\n{3}| \n|\n /)
				expect(htmlToText(`<script>${pieces.join('').replaceAll('/', '')}</script>`)).toBe('')
			}),
			{ numRuns: runs(3000) },
		)
	})

	it.each(
		Object.entries({
			'open blocks': '<div>',
			'unmatched closing tags': '<b></i>',
			'no-break spaces': ' &nbsp;',
			ampersands: '&',
			'less-than signs': '<',
			comments: '<!--',
			attributes: '<a b="',
			cells: '<td>',
			'line breaks': '<br>',
			scripts: '<script><',
			'preformatted lines': '<pre>\n',
			'digits of a reference': '&#9',
		}),
	)('handles a megabyte of %s in linear time', (_, piece) => {
		const html = piece.repeat(Math.ceil(1_000_000 / piece.length))
		expectCost(() => htmlToText(html), 300)
	})
})
