/** Matches a character reference of HTML: a number, a letter with a mark, or one of the other names that occur in addresses. */
const ENTITY =
	/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z])(acute|grave|circ|tilde|uml|cedil|ring|caron)|(amp|apos|quot|nbsp|lsquo|rsquo|ndash|szlig|aelig|oslash));/gi
const MARKS: Readonly<Record<string, string>> = {
	acute: '\u0301',
	grave: '\u0300',
	circ: '\u0302',
	tilde: '\u0303',
	uml: '\u0308',
	cedil: '\u0327',
	ring: '\u030a',
	caron: '\u030c',
}
const NAMED: Readonly<Record<string, string>> = {
	amp: '&',
	apos: "'",
	quot: '"',
	nbsp: ' ',
	lsquo: '‘',
	rsquo: '’',
	ndash: '–',
	szlig: 'ß',
	aelig: 'æ',
	oslash: 'ø',
}
const LAST_CODE_POINT = 0x10ffff

/**
 * Returns a text in which character references of HTML are decoded; null if it has none.
 *
 * @example
 * decodeEntities('Qu&eacute;bec') // => 'Québec'
 * decodeEntities('L&#39;Aquila') // => "L'Aquila"
 * decodeEntities('Trinidad & Tobago') // => null
 */
export function decodeEntities(text: string): string | null {
	const plain = text.replace(ENTITY, (all, decimal, hex, letter, mark, name) => {
		if (letter !== undefined) return `${letter}${MARKS[String(mark).toLowerCase()]}`.normalize('NFC')
		if (name !== undefined) return NAMED[String(name).toLowerCase()] as string
		const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
		return code > LAST_CODE_POINT ? all : String.fromCodePoint(code)
	})
	return plain === text ? null : plain
}
