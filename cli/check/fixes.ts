import { applySuggestion, type Issue } from 'orderwright'
import { partOfPath } from './fields.ts'
import type { Judged } from './judge.ts'

/** A cell that is written in another way. */
export interface Fix {
	readonly field: 'zip' | 'taxNumber'
	readonly from: string
	readonly to: string
}

/** Digits that people write with a letter that looks like them. */
const LOOK_ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' }

/**
 * Corrects what has one reading: look-alike letters, lost zeros, labels and separators of a zip, and the format of a tax number. Any other
 * suggestion is left alone: a change of province, country or phone number, and one that drops something. Each correction is judged
 * again, and counts only if the issue is gone and no other came.
 */
export function fixOrder(
	order: object,
	judged: Judged,
	judge: (order: object) => Judged,
): { readonly order: object; readonly judged: Judged; readonly fixes: readonly Fix[] } {
	let now = { order, judged }
	const fixes: Fix[] = []
	for (const issue of judged.verdict.issues) {
		const fix = fixOf(issue, now.order)
		if (fix === null) continue
		const changed = applySuggestion(now.order, issue)
		const again = judge(changed)
		if (!isBetter(now.judged, again)) continue
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
	if (typeof from !== 'string' || !isRespelled(from, change.value)) return null
	return { field, from, to: change.value }
}

/**
 * Returns whether two texts are one code, spelled in two ways: with other signs, with look-alike letters, without zeros in front, or with a
 * label in front.
 *
 * @example
 * isRespelled('9810l', '98101') // => true
 * isRespelled('PLZ 1067', '01067') // => true
 * isRespelled('10115 Germany', '10115') // => false
 */
export function isRespelled(from: string, to: string): boolean {
	const [old, fresh] = [from, to].map((text) =>
		text
			.normalize('NFKC')
			.toUpperCase()
			.replace(/[^\p{L}\p{N}]/gu, ''),
	)
	if (old === undefined || fresh === undefined) return false
	return [old, old.replace(/^\p{L}+/u, '')].some((text) => {
		const [a, b] = [text, fresh].map(withDigits)
		return (
			a !== undefined && b !== undefined && a !== '' && b.endsWith(a) && /^0*$/.test(b.slice(0, b.length - a.length))
		)
	})
}

const withDigits = (text: string): string => [...text].map((letter) => LOOK_ALIKE[letter] ?? letter).join('')
