import { toInitials } from '../../src/entries/index.ts'
import { defineQuestion, many } from '../harness.ts'

/** Parts of common names. In about a fifth of the combinations, a letter isn't ASCII; in about a tenth, a letter isn't Latin. A few have suffixes. */
const FIRST =
	"Mary James Anna Robert Linda Mary-Jane David O'Neil Susan Jean-Luc Karen Michael Sarah Thomas Laura Peter Emma Daniel José Zoë André Sinéad Ola Ana Paul Julia Marta Simon Nina 小龙 Александр Patricia Jennifer William Elizabeth Richard Barbara Joseph Jessica Charles Nancy Matthew Lisa Anthony Betty Mark Sandra Ashley Paul-Henri Kimberly Andrew Emily Joshua Donna Kevin Michelle Chloé Søren Jürgen 美玲 Наталья".split(
		' ',
	)
const LAST = [
	...'Smith Johnson Garcia Brown Lee Walker Young Allen King Wright Scott Torres Hill Green Adams Baker Nelson Campbell Mitchell Roberts Carter Müller Čapek Núñez Anderson Thompson Martinez Robinson Clark Rodriguez Lewis Hernandez Phillips Evans Turner Parker Collins Edwards Stewart Morris Murphy Cook Rogers Cooper Peterson Bailey Smith-Jones Pérez Jørgensen'.split(
		' ',
	),
	...'van der Berg|de la Cruz|Smith Jr.|King III|李|Иванова|शर्मा|von Trapp|Ali Khan|Allen Sr.|王|Петров|গুহ'.split('|'),
]

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const LETTER = /^[\p{L}\p{N}]/u

/** Returns initials as a simple program with a segmenter does, without suffixes and exceptions. */
function segmenterInitials(name: string): string {
	let found = ''
	for (const word of name.split(/[\s-]+/)) {
		for (const { segment } of segmenter.segment(word)) {
			if (!LETTER.test(segment)) continue
			found += segment.normalize('NFC').toUpperCase()
			break
		}
	}
	return found
}

export const questions = [
	defineQuestion({
		name: 'initials',
		title: 'The initials of a first and a last name',
		inputs: many(5000, (random) => `${random.pick(FIRST)} ${random.pick(LAST)}`),
		contestants: [
			{ name: 'orderwright', run: (name) => toInitials(name) },
			{ name: 'Intl.Segmenter, cached', run: segmenterInitials },
		],
		targets: { 'Intl.Segmenter, cached': 12 },
		notes: (names) => {
			const share = (pattern: RegExp): string =>
				`${Math.round((names.filter((name) => pattern.test(name)).length / names.length) * 100)} %`
			return [
				`${share(/[^\0-\x7f]/)} of the names have characters beyond ASCII, ${share(/[^\0-\u024f]/)} beyond Latin.`,
				`The answers differ only for suffixes, which the segmenter treats as words: ${names.filter((name) => toInitials(name) !== segmenterInitials(name)).length} of ${names.length}.`,
			]
		},
	}),
]
