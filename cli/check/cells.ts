import { checkPhone } from 'orderwright'
import type { FieldName } from './fields.ts'

/** Fields with words. An apostrophe at the start can be part of a name, as in `'s-Hertogenbosch`. */
const WORDS: ReadonlySet<FieldName> = new Set(['address1', 'address2', 'city', 'province', 'country'])

/** Matches a cell that a spreadsheet keeps as text: `="02139"`. */
const FORMULA = /^="(.*)"$/s
/** Matches the apostrophe that a spreadsheet needs before digits, a phone number or a bracket to keep the cell as text. */
const APOSTROPHE = /^['\u2019](?=[\d(+])/
/** Matches text that people and programs write into an empty cell. */
const NOTHING = /^(?:[-\u2013\u2014]|#N\/A|n\/a|\\N|\(null\))$/i
/** Matches other text that programs write into an empty cell. It isn't matched in fields with the name of a street or city. */
const NO_VALUE = /^(?:null|nan|none)$/i
/** Matches Nan, which is also a province of Thailand. */
const PROVINCE = /^N(?:an|AN)$/
/** Matches a number that a spreadsheet rounded when it displayed it. */
const ROUNDED = /^[+-]?\d(?:[.,]\d+)?E\+\d+$/i

export const isRounded = (cell: string): boolean => ROUNDED.test(cell.trim())

/** Matches spaces that don't break a line. */
const HARD_SPACES = /[\u00a0\u2007\u202f]/g

/**
 * Returns the text of a cell without the signs that a spreadsheet adds: `="02139"`, an apostrophe before digits, hard spaces, spaces at the ends.
 *
 * @example
 * cleanCell('="02139"', 'zip') // => '02139'
 * cleanCell("'02139 ", 'zip') // => '02139'
 * cleanCell("'t Zand", 'city') // => "'t Zand"
 * cleanCell('-', 'zip') // => ''
 */
export function cleanCell(cell: string, field: FieldName): string {
	if (isClean(cell)) return cell.length <= 4 && isNothing(cell, field) ? '' : cell
	const text = cell.replace(HARD_SPACES, ' ').trim()
	if (isNothing(text, field)) return ''
	const inner = text.startsWith('=') ? (FORMULA.exec(text)?.[1]?.trim() ?? text) : text
	return WORDS.has(field) ? inner : inner.replace(APOSTROPHE, '')
}

function isNothing(text: string, field: FieldName): boolean {
	if (NOTHING.test(text)) return true
	if (field === 'address1' || field === 'address2' || field === 'city') return false
	return NO_VALUE.test(text) && !(field === 'province' && PROVINCE.test(text))
}

/** Fields that count as empty if they contain a text such as `N/A`, `none` or `sin provincia`. */
const PLACES: ReadonlySet<FieldName> = new Set(['province', 'provinceCode', 'country', 'countryCode', 'zip'])

/** Returns whether the rules read the text of a cell as an empty field. A phone with this text counts as missing. */
export function isNotGiven(cell: unknown, field: FieldName): boolean {
	return PLACES.has(field) && checkPhone(String(cell)).issues.some(({ code }) => code === 'address.phone.missing')
}

/** Returns true for a cell that begins and ends with an ASCII letter or digit and has no hard space. Most cells need no other check. */
function isClean(cell: string): boolean {
	return isPlain(cell.charCodeAt(0)) && isPlain(cell.charCodeAt(cell.length - 1)) && !cell.includes('\u00a0')
}

const isPlain = (unit: number): boolean => (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x7a)

const WHOLE = /^-?\d+$/
/** Matches a number with one or two zeros after the decimal mark. After three digits, the mark may separate thousands. */
const WITH_ZEROS = /^(-?\d+)[.,]0{1,2}$/
const DECIMAL = /^-?\d+\.\d+$/
const THOUSANDS = /^\d{1,3}[.,]\d{3}$/

/**
 * Returns a quantity as a number. A text that isn't a number stays text, and so does `1,000`, which may mean 1 or a thousand. The rule for quantities
 * then reports the text.
 *
 * @example
 * toQuantity('1,00') // => 1
 * toQuantity('1,000') // => '1,000'
 * toQuantity('1.5') // => 1.5
 */
export function toQuantity(cell: string): number | string {
	const [, whole] = WITH_ZEROS.exec(cell) ?? []
	if (whole !== undefined || WHOLE.test(cell)) return Number(whole ?? cell)
	return DECIMAL.test(cell) && !THOUSANDS.test(cell) ? Number(cell) : cell
}

/** Returns what is wrong with a cell that should contain a quantity, in the words of a spreadsheet. */
export function describeQuantity(cell: string): string {
	if (THOUSANDS.test(cell)) {
		const [whole = ''] = cell.split(/[.,]/)
		return `Quantity "${cell}" may be ${Number(whole)} or ${Number(cell.replace(/[.,]/, ''))}. Write it without a mark.`
	}
	return `Quantity "${cell}" isn't a whole number.`
}

export function toBoolean(cell: string): boolean | string {
	const text = cell.toLowerCase()
	return text === 'true' ? true : text === 'false' ? false : cell
}
