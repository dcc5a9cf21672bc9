import Negotiator from 'negotiator'
import { LOCALES, negotiateLocale } from '../../src/locale/negotiate-locale.ts'
import { defineQuestion } from '../harness.ts'

const HEADERS = [
	'en-US,en;q=0.9',
	'en-GB,en-US;q=0.9,en;q=0.8',
	'fr-CA,fr;q=0.9,en-CA;q=0.8,en;q=0.7',
	'es-AR,es;q=0.9,en;q=0.8',
	'de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7',
	'fr-FR, fr;q=0.9, en;q=0.8, *;q=0.5',
	'*',
	'pt-BR,pt;q=0.8,es;q=0.5,en;q=0.3',
]
const locales: string[] = [...LOCALES]

const negotiation = defineQuestion({
	name: 'locale-negotiate',
	title: 'The supported locale that answers an Accept-Language header',
	inputs: (random) => Array.from({ length: 2000 }, () => random.pick(HEADERS)),
	contestants: [
		{ name: 'orderwright', run: (header) => negotiateLocale(header) },
		{
			name: 'negotiator',
			run: (header) => new Negotiator({ headers: { 'accept-language': header } }).languages(locales)[0] ?? 'en-US',
		},
	],
	notes: () => ['Headers as browsers send them; negotiator knows no regional affinity.'],
})

export const questions = [negotiation]
