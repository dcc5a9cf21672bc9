import { MAX_LANGUAGE_HEADER_LENGTH, MAX_TRANSLATIONS } from '../../rules/core/limits.ts'
import { openList } from '../../rules/core/open.ts'
import { readField } from '../../rules/core/read.ts'
import { inRegion } from './in-region.ts'
import type { Translation } from './translation.ts'

/** Matches a part of a header: a language tag or `*`, and its weight. Older systems write `fr_CA`. */
const MEMBER = /^([a-z]{2,3}(?:[-_][a-z\d]{1,8})*|\*)(?:[ \t]*;[ \t]*q[ \t]*=[ \t]*([01](?:\.\d*)?))?$/i

const AFTER_LANGUAGE = /[-_]/g

/**
 * Returns one of several translations for an `Accept-Language` header or a single language tag. The language with the highest weight counts. If two
 * languages have the same weight, the first counts. For a region with its own words or numbers (`fr-CA`, `es-MX`, `en-GB`), the result is a copy with
 * these words and numbers. Returns null if no translation fits, or if English comes first. `translateIssue` then keeps English. You pass the
 * translations yourself, so that a bundle contains only these.
 *
 * - A language with weight 0 is never chosen. `*` chooses nothing, because English fits everybody.
 * - If a part of a header is malformed, only this part is dropped.
 *
 * @example
 * const [german, french] = [{ language: 'de' }, { language: 'fr' }]
 * negotiateTranslation('de-AT', [german, french]) === german // => true
 * negotiateTranslation('nl, de;q=0.5, fr-CA;q=0.8', [german, french]) === french // => true
 * negotiateTranslation('en-GB, de;q=0.9', [german]) // => null
 */
export function negotiateTranslation<T extends Pick<Translation, 'language'>>(
	header: string | null | undefined,
	translations: readonly T[],
): T | null {
	if (typeof header !== 'string') return null
	const known = openList(translations, MAX_TRANSLATIONS)
	let best: unknown = null
	let highest = 0
	for (const member of header.slice(0, MAX_LANGUAGE_HEADER_LENGTH).split(',')) {
		const [, tag = '*', weight = '1'] = MEMBER.exec(member.trim()) ?? []
		const language = (tag.split(AFTER_LANGUAGE, 1)[0] as string).toLowerCase()
		if (Number(weight) > 1 || Number(weight) <= highest || language === '*') continue
		const found = known.find((translation) => readField(translation, 'language') === language)
		if (found === undefined && language !== 'en') continue
		highest = Number(weight)
		best = found === undefined ? null : inRegion(found, tag)
	}
	return best as T | null
}
