import { openKeys } from '../../rules/core/open.ts'
import { readField } from '../../rules/core/read.ts'
import type { NumberMarks } from '../../rules/core/write-number.ts'

/** The most regions of a language that are read: more than any language has. */
const MAX_REGIONS = 100

/** The words and numbers that are different in a region of a language. */
export interface Region extends NumberMarks {
	readonly labels?: Readonly<Record<string, string>>
	readonly nouns?: Readonly<Record<string, string>>
	readonly form?: Readonly<Record<string, string>>
	readonly messages?: Readonly<Record<string, string>>
}

/**
 * Returns a language as a region writes it. The language's `regional` contains the differences, by the tags of regions. A space separates tags. For a
 * tag that isn't in `regional`, returns the language unchanged.
 *
 * @example
 * const spanish = { decimalMark: ',', labels: { city: 'Ciudad' }, regional: { 'es-MX es-US': { decimalMark: '.' } } }
 * inRegion(spanish, 'es-mx').decimalMark // => '.'
 * inRegion(spanish, 'es-AR') === spanish // => true
 */
export function inRegion<T>(language: T, tag: string): T {
	const regional = readField(language, 'regional')
	const wanted = tag.replaceAll('_', '-').toLowerCase()
	try {
		return openKeys(regional, MAX_REGIONS)
			.filter((tags) => tags.toLowerCase().split(' ').includes(wanted))
			.reduce((found, tags) => merge(found, readField(regional, tags) as Region), language)
	} catch {
		return language // a getter or a proxy threw
	}
}

function merge<T>(language: T, { nouns, ...region }: Region): T {
	const own = language as T & Region & { readonly grammar?: Region }
	return {
		...own,
		...region,
		labels: { ...own.labels, ...region.labels },
		form: { ...own.form, ...region.form },
		messages: { ...own.messages, ...region.messages },
		grammar: { ...own.grammar, nouns: { ...own.grammar?.nouns, ...nouns } },
	}
}
