import { differenceInDays, differenceInMonths, differenceInYears, parseISO } from 'date-fns'
import { derivePersonalization } from '../../src/entries/index.ts'
import { defineQuestion, type Random } from '../harness.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const rules = new Intl.PluralRules('en-US', { type: 'ordinal' })
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const SIGNS =
	'Capricorn Aquarius Pisces Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn'.split(' ')
const LAST_DAYS = [19, 18, 20, 19, 20, 20, 22, 22, 22, 22, 21, 21]

const initialsOf = (name: string): string =>
	name
		.split(/[\s-]+/)
		.map((word) => [...segmenter.segment(word)].find(({ segment }) => /^[\p{L}\p{N}]/u.test(segment))?.segment ?? '')
		.join('')
		.toUpperCase()

/** Returns the fields of a date, as a program with date-fns and Intl would. */
function dateFieldsOf(written: string, asOf: string): object {
	const date = parseISO(written)
	const end = parseISO(asOf)
	const [month, year] = [date.getMonth() + 1, date.getFullYear()]
	const years = differenceInYears(end, date)
	const months = differenceInMonths(end, date)
	const padded = String(year).padStart(4, '0')
	return {
		month,
		monthPadded: String(month).padStart(2, '0'),
		year,
		decade: `${Math.floor(year / 10) * 10}s`,
		years: year % 100,
		yearsPadded: padded.slice(2),
		hundreds: padded.slice(0, 2),
		zodiac: SIGNS[date.getDate() > (LAST_DAYS[month - 1] as number) ? month : month - 1],
		ordinal: `${years}${ENDINGS[rules.select(years)]}`,
		elapsed: years > 0 ? `${years} years` : months > 0 ? `${months} months` : `${differenceInDays(end, date)} days`,
		elapsedYears: String(years),
	}
}

const day = (random: Random, firstYear: number, years: number): string =>
	`${firstYear + random.integer(years)}-${String(1 + random.integer(12)).padStart(2, '0')}-${String(1 + random.integer(28)).padStart(2, '0')}`

export const questions = [
	defineQuestion({
		name: 'personalization',
		title: 'All personalization fields of a person',
		inputs: (random) =>
			Array.from({ length: 5000 }, () => ({
				firstName: random.pick(['Mary-Jane', 'James', 'Anna', 'José', 'Zoë', 'Robert', '小龙']),
				lastName: random.pick(['Smith', 'van der Berg', "O'Neil", 'Müller', 'Lee', '李']),
				department: random.pick(['Sales', 'R&D', 'Support']),
				location: random.pick(['Lisbon', 'São Paulo', 'Leeds']),
				startDate: day(random, 2010, 16),
				birthDate: day(random, 1950, 50),
			})),
		contestants: [
			{ name: 'orderwright', run: (person) => derivePersonalization(person, { asOf: '2026-11-20' }) },
			{
				name: 'date-fns and Intl, cached',
				run: ({ firstName, lastName, department, location, startDate, birthDate }) => ({
					name: {
						first: firstName,
						last: lastName,
						firstNameInitials: initialsOf(firstName),
						lastNameInitials: initialsOf(lastName),
						initials: initialsOf(firstName) + initialsOf(lastName),
						firstPossessive: `${firstName}'s`,
					},
					anniversary: dateFieldsOf(startDate, '2026-11-20'),
					birth: dateFieldsOf(birthDate, '2026-11-20'),
					work: { department, location },
				}),
			},
		],
		notes: () => ['All inputs are valid; the peer checks nothing and has no singular forms.'],
	}),
]
