import { typeName } from '../core/read.ts'
import { readMeant, suggestZip } from './suggest-zip.ts'
import { MAX_TEXT, readZipCharacters, trimShort, zipCharacters } from './zip-text.ts'
import type { ZipFormFacts, ZipForms } from './zips.ts'

/** What was given as a zip, read once: the rules of zips and of provinces work on this. */
export interface ZipReading {
	/** The postal codes of the country that it was read for. */
	readonly forms: ZipForms
	/** The text, trimmed; the name of the type of any other value. */
	readonly text: string
	readonly isText: boolean
	/** The code in its country's format; null if the text isn't one. */
	readonly code: string | null
	/** The same for a code that the country doesn't give out (D-13). */
	readonly notAssigned: string | null
	/** The code that a wrong text probably means. */
	readonly meant: string | null
}

/** A number that a spreadsheet or a data frame wrote with a decimal: its zero is no digit of the code, and a zero before it may be lost. */
const DECIMAL = /^(\d+)\.0$/

/** Reads a zip for a country, in any spelling (D-13). A value that is missing is an empty text. */
export function readZip(zip: unknown, forms: ZipForms): ZipReading {
	const given = zip ?? ''
	if (typeof given !== 'string') {
		const meant = typeof given === 'number' ? suggestZip(zipCharacters(String(given)), forms) : null
		return { forms, text: typeName(given), isText: false, code: null, notAssigned: null, meant }
	}
	if (isInFormat(given, forms)) return { forms, text: given, isText: true, code: given, notAssigned: null, meant: null }
	const text = trimShort(given)
	const [, whole] = text.endsWith('.0') ? (DECIMAL.exec(text) ?? []) : []
	if (whole !== undefined && forms.text !== '')
		return { forms, text, isText: true, code: null, notAssigned: null, meant: readMeant(whole, forms) }
	const characters = text.length > MAX_TEXT ? '' : zipCharacters(text)
	const code = characters === '' ? null : readZipCharacters(characters, forms)
	const { anyPattern } = forms
	const isRead = code !== null || characters === '' || anyPattern === null
	const notAssigned = isRead ? null : readZipCharacters(characters, forms, false, anyPattern)
	const isWrong = code === null && notAssigned === null && forms.text !== ''
	return { forms, text, isText: true, code, notAssigned, meant: isWrong ? suggestZip(characters, forms, text) : null }
}

/** Returns true for a code in its exact format. */
export function isInFormat(text: string, { pattern }: ZipForms): boolean {
	return text.length <= MAX_TEXT && pattern.test(text)
}

/** Returns the code of a zip in its country's format; null for a text that is no code, or one that isn't given out. */
export function findZip(zips: ZipFormFacts, zip: unknown, countryCode: string | undefined): string | null {
	const forms = zips.zipForms(countryCode)
	return forms === null ? null : readZip(zip, forms).code
}
