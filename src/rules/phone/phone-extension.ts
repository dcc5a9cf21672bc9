import { digitOf } from '../text/digit.ts'

/** The most digits of an extension. The limit depends on the label before the extension: a clear, a probable or an ambiguous label, or none. */
const AFTER_CLEAR = 20
const AFTER_PROBABLE = 15
const AFTER_AMBIGUOUS = 9
const AFTER_NONE = 6

/** Matches the longest label at the end of a text. Group 1 is the text before it. */
const CLEAR_LABEL =
	/^(.*?)(?:e?xt(?:ensi(?:o\u0301?|\u00f3))?n?|\uff45?\uff58\uff54\uff4e?|\u0434\u043e\u0431|anexo)$/is
const AMBIGUOUS_LABEL = /^(.*?)(?:[x\uff58#\uff03~\uff5e]|int|\uff49\uff4e\uff54)$/is
/** Labels in other languages. libphonenumber doesn't read them. */
const FOREIGN_LABEL =
	/^(.*?)(?:extens[aã]o|poste|ramal|linha|interno|lo[ck](?:al)?|durchwahl|dw|app(?:arat)?|nst|nebenst(?:elle)?|klapp[ae]|klapka|linka|toestel|ankn(?:ytning)?|wewn?|dahili|mell[eé]k|m[aá]y l[eẻ]|alanumero|до[дп]|вн|εσωτ|שלוחה|تحويلة|[内內][線线]|分[机機]|[转轉]|내선|구내|ต่อ|داخل[يی])$/is
/** The kinds of characters between number, label and extension, as bits that can be combined. */
const BLANK = 1
const OTHER_SPACE = 2
const COMMA = 4
const DASH = 8
const SPACE = 0b11
/** The separators, and the kind of each. */
const SEPARATORS = ' \u00a0\t,-'
const KINDS = [BLANK, OTHER_SPACE, OTHER_SPACE, COMMA, DASH]

/** The length of the longest label. */
const LABEL_WINDOW = 12
const RFC3966_LABEL = ';ext='

/**
 * Returns the index at which a phone number's extension starts, including its separators and label; -1 if there is no extension. If there are
 * several possible starts, the earliest counts, as in libphonenumber-js. Searches from the end, in linear time. With `onlyForeign`, only labels
 * count that libphonenumber doesn't read.
 *
 * @example
 * extensionStart('+1 415 555 2671 ext. 12') // => 15
 * extensionStart('(11) 3149-5959 ramal 12') // => -1
 * extensionStart('(11) 3149-5959 ramal 12', true) // => 14
 */
export function extensionStart(number: string, onlyForeign = false): number {
	const hash = number.endsWith('#')
	const end = hash ? number.length - 1 : number.length
	let digits = end
	while (digits > 0 && digitOf(number.charCodeAt(digits - 1)) >= 0) digits--
	const count = end - digits
	if (digits === 0 || count === 0 || count > AFTER_CLEAR) return -1

	const run = skipBack(number, digits, SPACE | COMMA | DASH)
	const label = run > 0 && ':.\uff0e'.includes(number.charAt(run - 1)) ? run - 1 : run // the end of the label, if there is one
	if (onlyForeign) return count > AFTER_AMBIGUOUS ? -1 : labelStart(number, label, FOREIGN_LABEL)
	const starts = [
		!hash && number.slice(0, digits).toLowerCase().endsWith(RFC3966_LABEL) ? digits - RFC3966_LABEL.length : -1,
		labelStart(number, label, CLEAR_LABEL),
		count <= AFTER_AMBIGUOUS ? labelStart(number, label, AMBIGUOUS_LABEL) : -1,
		hash && count <= AFTER_NONE ? nonEmpty(skipBack(number, digits, BLANK | DASH), digits) : -1,
		count <= AFTER_PROBABLE && number.charAt(label - 1) === ';' ? skipBack(number, label - 1, SPACE) : -1,
		commasStart(number, run, digits, count),
		label < run
			? commasStart(number, count > AFTER_AMBIGUOUS ? label - 2 : skipBack(number, label, COMMA), label, count)
			: -1,
	].filter((start) => start >= 0)
	return starts.length === 0 ? -1 : Math.min(...starts)
}

/** Returns the index at which a label starts, including the separators before it; -1 if no label ends at `end`. */
function labelStart(number: string, end: number, pattern: RegExp): number {
	const from = Math.max(end - LABEL_WINDOW, 0)
	const match = pattern.exec(number.slice(from, end))
	return match === null ? -1 : skipBack(number, from + (match[1] as string).length, SPACE | COMMA)
}

/**
 * Returns the index of commas between `from` and `to` that act as a label. One comma is enough for a short extension; a longer one needs two in a
 * row. Returns -1 if there are no such commas.
 */
function commasStart(number: string, from: number, to: number, count: number): number {
	if (count > AFTER_PROBABLE) return -1
	const comma = number.indexOf(count > AFTER_AMBIGUOUS ? ',,' : ',', from)
	const end = comma + (count > AFTER_AMBIGUOUS ? 2 : 1)
	return comma < 0 || end > to ? -1 : skipBack(number, comma, SPACE)
}

/** Returns the index of the first of the characters directly before `end` that are all of these kinds. */
function skipBack(text: string, end: number, kinds: number): number {
	let start = end
	while (start > 0 && ((KINDS[SEPARATORS.indexOf(text.charAt(start - 1))] ?? 0) & kinds) !== 0) start--
	return start
}

function nonEmpty(start: number, end: number): number {
	return start < end ? start : -1
}
