import { readField } from '../../rules/core/read.ts'
import type { NumberMarks } from '../../rules/core/write-number.ts'

/** What a region writes otherwise than its language. */
export interface Region extends NumberMarks {
	readonly labels?: Readonly<Record<string, string>>
	readonly nouns?: Readonly<Record<string, string>>
	readonly form?: Readonly<Record<string, string>>
	readonly messages?: Readonly<Record<string, string>>
}

/**
 * Returns a language as a region writes it: `regional` of the language has what differs, by tags with a blank between them. Returns
 * the language itself for any other tag.
 *
 * @example
 * const spanish = { decimalMark: ',', labels: { city: 'Ciudad' }, regional: { 'es-MX es-US': { decimalMark: '.' } } }
 * inRegion(spanish, 'es-mx').decimalMark // => '.'
 * inRegion(spanish, 'es-AR') === spanish // => true
 */
export function inRegion<T>(language: T, tag: string): T {
	const regional = readField(language, 'regional')
	if (typeof regional !== 'object' || regional === null) return language
	const wanted = tag.replaceAll('_', '-').toLowerCase()
	let found = language as T & Region & { readonly grammar?: Region }
	for (const tags of Object.keys(regional)) {
		if (!tags.toLowerCase().split(' ').includes(wanted)) continue
		const { nouns, ...region } = readField(regional, tags) as Region
		found = {
			...found,
			...region,
			labels: { ...found.labels, ...region.labels },
			form: { ...found.form, ...region.form },
			messages: { ...found.messages, ...region.messages },
			grammar: { ...found.grammar, nouns: { ...found.grammar?.nouns, ...nouns } },
		}
	}
	return found
}
