import { applySuggestion, type Issue, provincesOf, validateAddress } from 'orderwright'
import { partOfPath } from './fields.ts'
import type { Judged } from './judge.ts'

/** A cell with its new text. */
export interface Fix {
	readonly field: 'zip' | 'taxNumber'
	readonly from: string
	readonly to: string
}

/** The evidence about an order in the rest of its file. */
export interface Witness {
	/** The codes of the countries whose zips lost zeros in this file. Null if the file wasn't read before: then no zero is added. */
	readonly zeros: readonly string[] | null
}

/** Letters that look like digits, each with the digit for which people write it. */
const LOOK_ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' }

/**
 * Corrects a text only if it has one possible value: letters that look like digits, labels and separators of a zip or tax number, and lost zeros of a
 * zip if other evidence confirms the zeros. All other suggestions aren't used: another province, country or phone number, and any suggestion that
 * drops something. Each correction is checked again. A correction counts only if its issue disappears and no other issue appears.
 */
export function fixOrder(
	order: object,
	judged: Judged,
	judge: (order: object) => Judged,
	witness: Witness,
): { readonly order: object; readonly judged: Judged; readonly fixes: readonly Fix[] } {
	let now = { order, judged }
	const fixes: Fix[] = []
	for (const issue of judged.verdict.issues) {
		const fix = fixOf(issue, now.order)
		if (fix === null) continue
		const changed = applySuggestion(now.order, issue)
		const again = judge(changed)
		if (!isBetter(now.judged, again)) continue
		const change = changeOf(fix.from, fix.to)
		if (change === 'zeros' && !hasLostZeros(fix, changed, judge, witness)) continue
		now = { order: changed, judged: again }
		fixes.push(fix)
	}
	return { ...now, fixes }
}

function isBetter(before: Judged, after: Judged): boolean {
	const keys = new Set(before.verdict.issues.map(keyOf))
	return after.verdict.issues.length < keys.size && after.verdict.issues.every((issue) => keys.has(keyOf(issue)))
}

const keyOf = ({ code, path }: Issue): string => `${code} ${path.join('.')}`

/** Returns the correction of an issue; null if it changes more than the spelling of one zip or tax number. */
function fixOf({ path, suggestion }: Issue, order: object): Fix | null {
	const [change, ...others] = suggestion ?? []
	const field = partOfPath(path)
	if (change === undefined || others.length > 0 || (field !== 'zip' && field !== 'taxNumber')) return null
	if (change.path.join('.') !== path.join('.')) return null
	let from: unknown = order
	for (const key of path) from = (from as { readonly [key: string]: unknown } | undefined)?.[String(key)]
	if (typeof from !== 'string' || changeOf(from, change.value) === null) return null
	return { field, from, to: change.value }
}

/**
 * Returns how two spellings of a code differ: `signs` if they differ only in signs, a label at the start, and letters that look like digits; `zeros`
 * if also zeros at the start differ. Returns null for two different codes.
 *
 * @example
 * changeOf('9810l', '98101') // => 'signs'
 * changeOf('PLZ 1067', '01067') // => 'zeros'
 * changeOf('10115 Germany', '10115') // => null
 */
export function changeOf(from: string, to: string): 'signs' | 'zeros' | null {
	const old = compared(from)
	const fresh = compared(to)
	for (const text of [old, old.replace(/^\p{L}+/u, '')]) {
		const lost = fresh.length - text.length
		// In codes of only digits, a letter O is a zero. In codes with letters, the O may be a right letter in a wrong place.
		const isSame = [...text].every(
			(sign, at) => fresh[lost + at] === sign || (/^\d+$/.test(fresh) && fresh[lost + at] === LOOK_ALIKE[sign]),
		)
		if (text === '' || lost < 0 || !isSame) continue
		if (lost === 0) return 'signs'
		if (/^0+$/.test(fresh.slice(0, lost))) return 'zeros'
	}
	return null
}

const compared = (text: string): string =>
	text
		.normalize('NFKC')
		.toUpperCase()
		.replace(/[^\p{L}\p{N}]/gu, '')

/** The most digits that a code may have lost. With more lost digits, the code has too many possible values. */
const MAX_LOST = 2

/**
 * Returns whether the zeros were really lost. A code that begins with a zero lost none. Otherwise the column or the province must be evidence. The
 * province supports the correction if this code is known to be in it, and no code with other digits is known to be in any province.
 */
function hasLostZeros(
	{ field, from, to }: Fix,
	order: object,
	judge: (order: object) => Judged,
	{ zeros }: Witness,
): boolean {
	const digits = compared(from).replace(/^\p{L}+/u, '')
	const lost = compared(to).length - digits.length
	if (zeros === null || field !== 'zip' || digits.startsWith('0') || lost > MAX_LOST) return false
	const { address, ...others } = order as { readonly address: object }
	// The zip is checked without the quantity and the phone, because these may be missing or wrong.
	const place = validateAddress({ ...address, phone: undefined }, { missingPhone: 'warning' })
	if (place.status !== 'valid') return false
	const { countryCode, provinceCode } = place.value
	if (zeros.includes(countryCode)) return true
	const fits = (part: object): boolean =>
		judge({ ...others, address: { ...address, ...part } }).verdict.issues.every(
			({ code }) => !code.startsWith('address.zip.'),
		)
	const elsewhere = provincesOf(countryCode)
		.filter(({ code }) => code !== provinceCode)
		.slice(0, MAX_ELSEWHERE)
	// If a code fits every province, the province isn't evidence.
	const isHere = (zip: string): boolean =>
		fits({ zip }) && elsewhere.some(({ code }) => !fits({ zip, province: undefined, provinceCode: code }))
	const padded = digits.padStart(digits.length + lost, '0')
	return isHere(padded) && !insertDigits(digits, lost).some((code) => code !== padded && isHere(code))
}

/** The most other provinces to try. Several are tried, because codes of neighboring provinces overlap. */
const MAX_ELSEWHERE = 3

/** Returns every code that results from adding this many digits, at any place. */
function insertDigits(digits: string, count: number): string[] {
	if (count === 0) return [digits]
	const codes = new Set<string>()
	for (let at = 0; at <= digits.length; at++)
		for (let digit = 0; digit <= 9; digit++) codes.add(`${digits.slice(0, at)}${digit}${digits.slice(at)}`)
	return [...new Set([...codes].flatMap((code) => insertDigits(code, count - 1)))]
}
