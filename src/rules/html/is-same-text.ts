import { MAX_HTML_LENGTH } from '../core/limits.ts'
import { htmlToText } from './html-to-text.ts'

/** Elements that text can't show, or shows differently: tables, images and others. */
const EMBEDDED =
	/<(?:table|img|image|picture|svg|math|canvas|object|embed|iframe|video|audio|input|select|textarea|script|style|template|title|noscript)\b/gi
const TAG = /<[a-z/!?]/gi
/** White space and invisible characters. */
const UNSEEN = /[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g
/** The mark of a list item at the start of a line. A service may write one for `<li>`. */
const MARK = /^[ \t]*(?:[-*+\u2022\u2023\u25e6\u25aa\u2013\u00b7]|\d{1,3}[.)])[ \t]+/gm
const ITEM = /<li\b/gi

/**
 * Returns whether a text is the text of a piece of HTML without its tags (D-99). White space and the marks of list items don't matter, and
 * character references may be decoded or not. If there is a table or an image, any text passes, because the text of these isn't defined. Texts that
 * are too long to compare also pass.
 *
 * @example
 * isSameText('<p>Soft &amp; warm.</p><p>Cotton.</p>', 'Soft & warm. Cotton.') // => true
 * isSameText('<p>Soft &amp; warm.</p>', '<p>Soft &amp; warm.</p>') // => false
 * isSameText('<p>Soft.</p><table><tr><td>M</table>', 'Soft.') // => true
 */
export function isSameText(html: string, text: string): boolean {
	if (html.length > MAX_HTML_LENGTH || text.length > MAX_HTML_LENGTH || has(html, EMBEDDED)) return true
	const hasItems = has(html, ITEM)
	const wanted = fold(htmlToText(html), hasItems)
	if (fold(text, hasItems) === wanted) return true
	return !has(text, TAG) && fold(htmlToText(text), hasItems) === wanted
}

function has(text: string, pattern: RegExp): boolean {
	return text.search(pattern) >= 0
}

function fold(text: string, hasItems: boolean): string {
	const words = hasItems ? text.replace(MARK, '') : text
	return words.replace(UNSEEN, '').normalize('NFC')
}
