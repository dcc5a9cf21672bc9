import type { Day } from '../calendar/day.ts'
import type { Elapsed } from '../calendar/elapsed-years.ts'
import type { DateFields, ZodiacSign } from '../contract/resources.ts'
import type { Language } from './language.ts'
import { writeOrdinal } from './to-ordinal.ts'
import { toZodiacSign } from './to-zodiac-sign.ts'

/** Years, months and days, each in singular and plural. French uses the singular for zero too. */
const UNITS: Readonly<Record<Language, readonly string[]>> = {
	en: ['year', 'years', 'month', 'months', 'day', 'days'],
	fr: ['an', 'ans', 'mois', 'mois', 'jour', 'jours'],
	es: ['año', 'años', 'mes', 'meses', 'día', 'días'],
}

/**
 * Returns the fields of a date, including the time since then (D-61 to D-63). `hundreds` and `yearsPadded` are together the four digits of the
 * year. If `since` is null, the date is in the future, and the time since then is zero.
 */
export function deriveDateFields(date: Day, since: Elapsed | null, language: Language): DateFields {
	const { year, month, day } = date
	const years = year % 100
	const elapsed = since ?? { years: 0, months: 0, days: 0 }
	return {
		month,
		monthPadded: pad(month),
		year,
		decade: `${year - (year % 10)}s`,
		years,
		yearsPadded: pad(years),
		hundreds: pad((year - years) / 100),
		zodiac: toZodiacSign(month, day) as ZodiacSign,
		ordinal: writeOrdinal(elapsed.years, language),
		elapsed: writeElapsed(elapsed, language),
		elapsedYears: `${elapsed.years}`,
	}
}

/** Returns the largest unit of which at least one has passed; if there is none, days. */
function writeElapsed({ years, months, days }: Elapsed, language: Language): string {
	const count = years || months || days
	const isSeveral = language === 'fr' ? count > 1 : count !== 1
	const unit = (years > 0 ? 0 : months > 0 ? 2 : 4) + Number(isSeveral)
	return `${count} ${UNITS[language][unit]}`
}

/** Two digits. */
function pad(n: number): string {
	return String(n).padStart(2, '0')
}
