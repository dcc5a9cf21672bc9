import { canBeIn } from '../province/zip-place.ts'
import { isZeros, readZipCharacters, type ZipReading, zipCharacters } from './read-zip.ts'
import { placeOfZip, type ZipForms } from './zips.ts'

/** Matches CEDEX, which France and its neighbors write after the code and city of a large receiver: `75321 Paris CEDEX 07`. */
const CEDEX: RegExp = /\bcedex(?: \d{1,2})?$/gi

/** Matches a digit. A text without digits is a word, and not a code with letters instead of digits: `Choose` isn't CH0 0SE. */
const DIGIT = /\d/g
/** Matches signs that people type by mistake, because the keys are near letters and digits: full stops, apostrophes. */
const SIGNS = /[^0-9A-Z]/g

/**
 * Labels that people write before a zip, without accents, signs and spaces: `CEP`, `C.P.`, `Kode Pos`. Words in other scripts need no label here,
 * because they are removed together with the signs. `CPA1425` in Argentina may mean 1425 or A1425, so it isn't corrected.
 */
const LABEL =
	/^(?:C[AE]P|CP(?!A\d)|COD(?:E|IGO)?POSTAL|CODICEPOSTALE|EIRCODE|INDEKS|IRSZ(?:AM)?|KOD(?:EPOS|POCZTOWY)?|MABUU(?:CHINH|DIEN)|NPA|PIN(?:CODE)?|PLZ|POSKOD|POST(?:AKODU|(?:AL)?CODE|INUMERO|LEITZAHL|N(?:UMME)?R)|PSC|TK|ZIP(?:CODE)?)([0-9A-Z]*)$/

/** Cities and post offices that people write before a code, by country: `GPO:9000`, `Kingston 6`. */
const PLACES: Readonly<Record<string, RegExp>> = { BD: /^(?:GPO|DHAKA)(\d+)$/, JM: /^KINGSTON(\d+)$/ }
/** Two patterns: for a code with zeros before it, and for a code with at least two letters after it. */
const ZEROS = /^0+([1-9].*)$/
const LETTERS_BEHIND = /^(\d+)[A-Z]{2,}$/

/** Matches white space and signs between words, for example between a zip and the country's name. */
const BETWEEN_WORDS = /[\s,;/()-]+/g
/** A word without digits at the end. */
const LAST_WORD = /[\s,;/()-][^\d\s,;/()-]*$/g

/**
 * Returns the code that a wrong zip probably means, unless the code is in another province than the address. If a zero was added, the zero is a
 * guess. The code is suggested only if the table of zips shows its province (D-13).
 */
export function suggestZip({ typed, characters, forms }: ZipReading, province: string | null): string | null {
	const meant = findMeant(characters, forms, typed)
	if (meant === null || isZeros(meant.replaceAll('O', '0'))) return null
	if (province === null) return meant
	const place = placeOfZip(meant, forms)
	const isNowhere = meant.startsWith('0') && place.provinces.length === 0 && place.listed.size > 0
	return !isNowhere && canBeIn(place, province) ? meant : null
}

/**
 * Returns the postal code that the characters probably mean: without signs such as full stops, without a label before it or words after it, with 0
 * for O and 1 for I next to a digit, or with the leading zeros that a spreadsheet removes. Returns null if the result isn't a code of the country,
 * or if it could be two different codes.
 *
 * `text` is the original text, with the spaces between its words.
 */
function findMeant(characters: string, forms: ZipForms, text: string = characters): string | null {
	if (characters === '') return null
	const end = text.search(CEDEX)
	if (end > 0) {
		const front = text.slice(0, end)
		return findMeant(zipCharacters(front), forms, front)
	}
	const code =
		(characters.search(DIGIT) >= 0 ? readZipCharacters(characters, forms, true) : null) ??
		readPadded(characters, forms) ??
		readSurplus(characters, forms) ??
		readBefore(characters, forms) ??
		(hasWords(text, characters) ? readWords(text, forms) : null)
	if (code !== null) return code
	const place = PLACES[forms.countryCode]
	const bare = place === undefined ? dropSigns(characters) : dropSigns(characters).replace(place, '$1')
	return bare === characters ? null : findMeant(bare, forms)
}

/** Adds one or two zeros before digits, if the country has longer codes that begin in this way, and no code as short as the digits. */
function readPadded(characters: string, forms: ZipForms): string | null {
	if (forms.zeros === null || characters.charCodeAt(0) > 64) return null
	const missing = [0, 1, 2].find((zeros) => forms.lengths.includes(characters.length + zeros))
	if (!missing) return null
	const padded = '0'.repeat(missing) + characters
	return forms.zeros.test(padded) ? readZipCharacters(padded, forms) : null
}

/** Removes zeros before digits if the country's codes don't begin with zeros: `00101` in MG, `08001` in CH. */
function readSurplus(characters: string, forms: ZipForms): string | null {
	if (forms.zeros !== null || !characters.startsWith('0')) return null
	const rest = characters.replace(ZEROS, '$1')
	if (rest === characters) return null
	const mayBelong = !characters.startsWith('00') && readZipCharacters(`0${rest.slice(1)}`, forms) !== null
	return mayBelong ? null : readZipCharacters(rest, forms)
}

/** Reads digits directly before the country's code or name: `6110HT`, `529861SINGAPORE`. */
function readBefore(characters: string, forms: ZipForms): string | null {
	const digits = characters.replace(LETTERS_BEHIND, '$1')
	if (digits === characters || !forms.fronts.includes(characters.slice(digits.length))) return null
	return readZipCharacters(digits, forms)
}

/** Returns whether a text may have a label before the code, or words after it. */
function hasWords(text: string, characters: string): boolean {
	return text.search(LAST_WORD) >= 0 || dropSigns(characters).search(LABEL) === 0
}

/**
 * Reads a code with a label before it, words without digits after it, or both. The words are a city, or the country's name or code (`10115 Germany`).
 */
function readWords(text: string, forms: ZipForms): string | null {
	const words = text.split(BETWEEN_WORDS).map(zipCharacters)
	for (let count = words.length; count > 0; count--) {
		const front = dropSigns(words.slice(0, count).join(''))
		const bare = front.replace(LABEL, '$1')
		const code = readZipCharacters(front, forms) ?? (bare === front ? null : readZipCharacters(bare, forms))
		if (code !== null && isName(words.slice(count), code, forms)) return code
		if (!/^\D*$/.test(words[count - 1] as string)) break
	}
	return null
}

/**
 * Returns false if a short word is neither the country nor the code's province (`10001 NY` is accepted): the letters of `1234 AB` belong to a zip
 * of another country.
 */
function isName([first = '', ...others]: readonly string[], code: string, forms: ZipForms): boolean {
	if (first === '' || first.length > 2 || forms.fronts.includes(first + others.join(''))) return true
	const place = placeOfZip(code, forms)
	return others.length === 0 && place.listed.has(first) && canBeIn(place, first)
}

/** Returns only the letters and digits, without accents. */
function dropSigns(characters: string): string {
	return characters.search(SIGNS) < 0 ? characters : characters.normalize('NFD').replace(SIGNS, '')
}
