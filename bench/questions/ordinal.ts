import { toOrdinal } from '../../src/entries/index.ts'
import { defineQuestion } from '../harness.ts'

const rules = new Intl.PluralRules('en-US', { type: 'ordinal' })
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

export const questions = [
	defineQuestion({
		name: 'ordinal',
		title: 'The English ordinal of a whole number',
		inputs: (random) =>
			Array.from({ length: 5000 }, () => (random() < 0.6 ? random.integer(120) : random.integer(100_000))),
		contestants: [
			{ name: 'orderwright', run: (n) => toOrdinal(n) },
			{ name: 'Intl.PluralRules, cached', run: (n) => `${n}${ENDINGS[rules.select(n)]}` },
		],
		targets: { 'Intl.PluralRules, cached': 8 },
		notes: () => [
			'Three in five are numbers of years, 0 to 119; the others go up to 99,999. The rules are made once, outside the measurement.',
		],
	}),
]
