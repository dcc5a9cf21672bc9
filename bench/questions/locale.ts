import Negotiator from 'negotiator'
import { LOCALES, negotiateLocale } from '../../src/rules/locale/negotiate-locale.ts'
import { defineQuestion, type Random } from '../harness.ts'

const TAGS =
	'en-US en-GB en fr-CA fr-FR fr es-AR es-MX es de-DE de pt-BR pt it-IT it ja zh-CN zh nl en-AU en-NZ fr-BE es-419'.split(
		' ',
	)

/** A header as browsers send it: up to five languages with falling weights, sometimes `*`. */
function writeHeader(random: Random): string {
	const members = Array.from({ length: 1 + random.integer(5) }, () => random.pick(TAGS))
	if (random.integer(10) === 0) members.push('*')
	return members.map((tag, at) => (at === 0 ? tag : `${tag};q=0.${10 - at}`)).join(random.pick([',', ', ']))
}

const locales: string[] = [...LOCALES]

const negotiation = defineQuestion({
	name: 'locale-negotiate',
	title: 'The supported locale for an Accept-Language header',
	inputs: (random) => Array.from({ length: 5000 }, () => writeHeader(random)),
	contestants: [
		{ name: 'orderwright', run: (header) => negotiateLocale(header) },
		{
			name: 'negotiator',
			run: (header) => new Negotiator({ headers: { 'accept-language': header } }).languages(locales)[0] ?? 'en-US',
		},
	],
	notes: () => ['Up to five languages in the forms that browsers send; negotiator has no regional fallback.'],
})

export const questions = [negotiation]
