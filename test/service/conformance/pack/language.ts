import { type Is, type Json, text } from './types.ts'

export const LOCALES = ['en-US', 'fr-FR', 'fr-CA', 'es-ES', 'es-MX', 'en-AU', 'en-GB'] as const
/** The locales that a service may forget. */
export const TRANSLATED = LOCALES.slice(1)

/** Returns the supported locale that the header weighs most. */
export function negotiate(is: Is, header: Json): string {
	if (text(header) !== '' && is('every title is English')) return 'en-US'
	let members = text(header)
		.split(',')
		.map((member) => {
			const [range = '', ...parameters] = member.trim().split(';')
			const weight = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='))
			if (weight !== undefined && parameters.some((each) => /^\s/.test(each)) && is('weights behind a space are 1'))
				return { range: range.trim().toLowerCase(), weight: 1 }
			const number = weight === undefined ? 1 : Number(weight.slice(2))
			const isLong = weight !== undefined && weight.length > 5
			return {
				range: range.trim().toLowerCase(),
				weight: isLong && is('weights have one decimal') ? Math.floor(number * 10) / 10 : number,
			}
		})
	if (members.length > 2 && is('a third language is too many')) return 'en-US'
	if (members.length > 1) {
		if (is('the first language alone is read')) members = members.slice(0, 1)
		else if (is('the last language alone is read')) members = members.slice(-1)
		else if (is('the lightest language wins')) members.sort((a, b) => a.weight - b.weight)
		else if (!is('the weights of languages are not read')) members.sort((a, b) => b.weight - a.weight)
		if (is('several languages are none')) return 'en-US'
	}
	const isKnown = (range: string): boolean => LOCALES.some((each) => each.toLowerCase().startsWith(range.slice(0, 2)))
	const [first] = members
	if (first && !isKnown(first.range) && is('an unknown first language hides those behind it')) return 'en-US'
	for (const { range, weight } of members) {
		if (weight === 0 && !is('a language of weight 0 is taken')) continue
		if (range === '*') return 'en-US'
		if (
			text(header).toLowerCase() === text(header) &&
			/^[a-z]{2}-[a-z]{2}$/.test(range) &&
			is('languages in small letters are unknown')
		)
			continue
		const exact = LOCALES.find((each) => each.toLowerCase() === range)
		if (exact === 'fr-CA' && is('Canadian is French')) return 'fr-FR'
		if (exact === 'es-MX' && is('Mexican is Spanish')) return 'es-ES'
		if (exact === 'en-AU' && is('Australian is British')) return 'en-GB'
		if (exact !== undefined) return exact
		const isNear = (each: string): boolean => each.slice(0, 2) === range.slice(0, 2)
		if (LOCALES.some(isNear) && !range.includes('-') && is('a language without a region is unknown')) continue
		const near = is('open: a language leans to the other region')
			? [...LOCALES].reverse().find(isNear)
			: LOCALES.find(isNear)
		if (near !== undefined) return near
	}
	return is('the default language is French') ? 'fr-FR' : is('the default language is British') ? 'en-GB' : 'en-US'
}
