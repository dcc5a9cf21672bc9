import { type Is, type Json, text } from './types.ts'

const SIGNS = 'Capricorn Aquarius Pisces Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius'.split(' ')
const LAST_DAYS = [19, 18, 20, 19, 20, 20, 22, 22, 22, 22, 21, 21]

/** The values that a personalized product shows of a person. */
export function createDerive(is: Is, clock: () => number) {
	function signOf(month: number, day: number): string {
		if (is('the signs are a month late')) return SIGNS[month - 1] ?? ''
		if (is('the signs are those of the month')) return SIGNS[month % 12] ?? ''
		const sign = SIGNS[(day <= (LAST_DAYS[month - 1] ?? 0) ? month - 1 : month) % 12] ?? ''
		if (sign === 'Capricorn' && is('the signs begin with Rat')) return 'Rat'
		if (sign === 'Pisces' && is('Pisces is Aries')) return 'Aries'
		if (sign === 'Capricorn' && month === 12 && is('December ends with Sagittarius')) return 'Sagittarius'
		return sign
	}

	/** The day that a date is taken for. */
	function dayOf(date: string): string {
		const shift = (hours: number): string => new Date(Date.parse(date) + hours * 3_600_000).toISOString().slice(0, 10)
		if (date.length < 11) return date
		if (date.slice(11, 13) > '21' && is('personalize: late dates are a day late')) return shift(3)
		if (date.slice(11, 13) < '05' && is('personalize: early dates are a day early')) return shift(-5)
		if (date < '1970' && is('personalize: dates before 1970 are 1970')) return '1970-01-01'
		if (date.slice(5, 10) === '02-29' && is('personalize: the 29th of February is the 1st of March')) return shift(24)
		return date.slice(0, 10)
	}

	function deriveDate(date: string): Json {
		const [year = 0, month = 0, day = 0] = dayOf(date).split('-').map(Number)
		if (year === 0) return null
		if (is('personalize: dates derive nothing')) return null
		const today = new Date(clock()).toISOString().slice(0, 10)
		const years = Math.max(0, Number(today.slice(0, 4)) - year - (today.slice(5) < date.slice(5, 10) ? 1 : 0))
		const shownYear = is('years of two digits')
			? year % 100
			: year < 1950 && is('a year before 1950 is of this century')
				? year + 100
				: is('every year is this year')
					? Number(today.slice(0, 4))
					: year
		return {
			month: is('months from 0') ? month - 1 : is('the month is the day') ? day : month,
			monthPadded: is('months are not padded') ? String(month) : String(month).padStart(2, '0'),
			year: shownYear,
			decade: is('open: a decade is written short') ? `${Math.floor(year / 10) % 10}0s` : `${Math.floor(year / 10)}0s`,
			years: is('open: years are the elapsed years') ? years : year % 100,
			yearsPadded: String(year % 100).padStart(2, '0'),
			hundreds: String(Math.floor(year / 100)),
			zodiac: signOf(month, day),
			ordinal: is('open: an ordinal is a figure') ? String(years) : `${years}th`,
			elapsed: `${years} years`,
			elapsedYears: is('open: elapsed years have a unit') ? `${years} years` : String(years),
		}
	}

	let before: Json = {}

	return (source: Json): Json => {
		let first = text(source?.firstName).trim()
		let last = text(source?.lastName).trim()
		if (is('personalize: the name is missing')) first = ''
		if (is('personalize: first and last are swapped')) [first, last] = [last, first]
		const [a, b] = [first.slice(0, 1).toUpperCase(), last.slice(0, 1).toUpperCase()]
		const { department, location, startDate, birthDate } = source ?? {}
		const isSwapped = is('personalize: department and location are swapped')
		const absent = (name: string): Json => {
			if (is('personalize: work that is not given is undefined')) return 'undefined'
			if (text(before?.[name]) !== '' && is('personalize: work that is not given is that before')) return before[name]
			return null
		}
		const earlier = before
		before = { department: department ?? earlier?.department, location: location ?? earlier?.location }
		return {
			name: {
				first: first || null,
				last: last || (is('personalize: a last name that is not given is missing') ? undefined : null),
				firstNameInitials: a,
				lastNameInitials: b,
				initials: is('open: initials have full stops') ? `${a}.${b}.` : a + b,
				firstPossessive: first ? (is('open: possessives are curly') ? `${first}’s` : `${first}'s`) : null,
			},
			anniversary: deriveDate(text(is('personalize: the anniversary is the birth') ? birthDate : startDate)),
			birth: deriveDate(text(is('personalize: birth is the anniversary') ? startDate : birthDate)),
			work: is('personalize: work is not kept')
				? { department: null, location: null }
				: {
						department: text(isSwapped ? location : department) || absent('department'),
						location: text(isSwapped ? department : location) || absent('location'),
					},
		}
	}
}
