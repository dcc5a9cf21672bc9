import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { type Pattern, parsePattern } from './pattern.ts'
import { readGroups } from './plans.ts'
import { type Random, wordOf } from './words.ts'

/** A phone number as somebody may write it, and the country in which it is read. */
export interface PhoneInput {
	readonly form: string
	readonly text: string
	readonly countryCode: string | undefined
}

type Form = readonly [share: number, form: string, make: () => readonly [text: string, countryCode: string | undefined]]

/** A plan from which numbers are generated. */
interface Source {
	readonly countryCode: string
	readonly callingCode: string
	readonly national: Pattern
	readonly types: readonly Pattern[]
	readonly prefix: Pattern | null
	readonly idd: Pattern | null
}

const PUNCTUATION = [' ', '-', '.', '/', ' (', ') ']
const WIDE_PUNCTUATION = ['\u2013', '\u3000', '\uff08', '\u200b', '\uff0d', '~', '[', '\u2060']
const EXTENSION_PARTS = [
	...' \u00a0\t,,;;x#~-.:0123456789',
	...['ext', 'ext.', 'Xtn', 'extensi\u00f3n', 'extensio\u0301n', 'int', 'INT', '\u0434\u043e\u0431', 'anexo', ';ext='],
	...['\uff58', '\uff03', '\uff45\uff58\uff54\uff4e', '\uff49\uff4e\uff54', '\uff5e', '\uff0e', ',,', '#', ' - '],
]
const DIGIT_ZEROS = [0x660, 0x6f0, 0xff10]

/** Returns a function that returns another phone number at each call: from all plans, in all forms, about half of them valid. */
export function createPhones(random: Random): () => PhoneInput {
	const below = (limit: number): number => Math.floor(random() * limit)
	const chance = (share: number): boolean => random() < share
	const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T

	const sources: readonly Source[] = readGroups().flatMap(({ plans }) =>
		plans.map((plan) => ({
			countryCode: plan.countryCode,
			callingCode: plan.callingCode || '',
			national: parsePattern(plan.national),
			types: plan.types.map(({ pattern }) => parsePattern(pattern)),
			prefix: plan.prefix === '' ? null : parsePattern(plan.prefix),
			idd: plan.idd === '' ? null : parsePattern(plan.idd),
		})),
	)
	const countries = sources.filter(({ countryCode }) => countryCode !== '')

	const word = (pattern: Pattern | null): string => (pattern === null ? '' : wordOf(pattern, random))
	const digits = (count: number): string => Array.from({ length: count }, () => below(10)).join('')
	const misspelt = (text: string): string => {
		const at = below(text.length)
		const rest = pick([text.slice(at + 1), text.slice(at), text.slice(at, -1)])
		return text.slice(0, at) + (chance(0.25) ? '' : String(below(10))) + rest
	}
	const punctuated = (text: string): string =>
		[...text].map((character) => character + (chance(0.25) ? pick(PUNCTUATION) : '')).join('')
	const foreign = (text: string): string =>
		text.replace(/\d/g, (digit) => (chance(0.5) ? digit : String.fromCharCode(pick(DIGIT_ZEROS) + Number(digit))))
	const extension = (): string => {
		const tail = Array.from({ length: 1 + below(7) }, () => pick(EXTENSION_PARTS)).join('')
		return tail + (chance(0.5) ? digits(1 + below(chance(0.2) ? 22 : 9)) : '') + (chance(0.2) ? '#' : '')
	}
	const formatted = (text: string): string => {
		const number = parsePhoneNumberFromString(text)
		if (number === undefined) return text
		return pick([() => number.formatNational(), () => number.formatInternational(), () => number.getURI()])()
	}
	const junk = (e164: string, national: string): string =>
		pick([
			() => '',
			() => pick([' ', '+', '+0', '+999', 'abc', '++1', '(', '12', '1', '+1', '007', 'tel:', '--', '#', ',,', '1#']),
			() => `+${national}`,
			() => `0${national}`,
			() => `${national}+${national}`,
			() => `tel:${e164}`,
			() => ` ${e164} `,
			() => `Tel: ${national}`,
			() => `${e164} ${national}`,
			() => `Call ${national} now!`,
			() => `${pick([national, e164])};isub=${digits(2)}`,
			() => `"${national}"`,
			() => national.slice(0, 1 + below(4)),
			() => `x${national}x`,
			() => `${national}\n${national}`,
			() => `${e164}${' '.repeat(below(260))}${chance(0.5) ? '1' : ''}`,
		])()

	const inContext = (callingCode: string, national: string): string => {
		const context = pick([
			() => `+${callingCode}`,
			() => `+${punctuated(callingCode)}`,
			() => Array.from({ length: 1 + below(5) }, () => pick([...'+-.aZ1()\u0661'])).join(''),
		])()
		return `${pick(['tel:', 'tel:', '', 'x'])}${punctuated(national)};phone-context=${context}${pick(['', ';ext=3', ';isub=1'])}`
	}

	return () => {
		const source = pick(sources)
		const home = source.countryCode === '' ? pick(countries) : chance(0.05) ? pick(countries) : source
		const raw = chance(0.6) ? word(pick(source.types)) : chance(0.5) ? word(source.national) : digits(4 + below(10))
		const national = (chance(0.3) ? misspelt(raw) : raw) || '1'
		const e164 = `+${source.callingCode}${national}`
		const prefixed = word(source.prefix) + national
		const maybeHome = chance(0.5) ? home.countryCode : undefined
		/** The shares add up to 1. */
		const forms: readonly Form[] = [
			[0.23, 'e164', () => [e164, maybeHome]],
			[0.02, 'tel URI in a context', () => [inContext(source.callingCode, national), maybeHome]],
			[0.07, 'prefix after the calling code', () => [`+${source.callingCode}${prefixed}`, maybeHome]],
			[0.08, 'international, punctuated', () => [`+${punctuated(e164.slice(1))}`, maybeHome]],
			[0.15, 'national', () => [national, home.countryCode]],
			[0.14, 'national, with prefix', () => [chance(0.5) ? punctuated(prefixed) : prefixed, home.countryCode]],
			[
				0.07,
				'from abroad',
				() => [word(home.idd) + pick([source, pick(sources)]).callingCode + punctuated(national), home.countryCode],
			],
			[
				0.05,
				'calling code without plus',
				() => [source.callingCode + (chance(0.3) ? prefixed : national), home.countryCode],
			],
			[
				0.08,
				'extension',
				() => [(chance(0.5) ? e164 : chance(0.2) ? national.slice(0, 4) : prefixed) + extension(), home.countryCode],
			],
			[
				0.03,
				'other scripts',
				() => [`${pick(['+', '\uff0b'])}${foreign(e164.slice(1))}${pick(['', pick(WIDE_PUNCTUATION)])}`, maybeHome],
			],
			[
				0.02,
				'other scripts, national',
				() => [foreign([...national].join(pick(['', '', ...WIDE_PUNCTUATION]))), home.countryCode],
			],
			[0.03, 'junk', () => [junk(e164, national), maybeHome]],
			[0.03, 'formatted', () => [formatted(e164), home.countryCode]],
		]
		let left = random()
		const isNext = ([share]: Form): boolean => {
			left -= share
			return left < 0
		}
		const [, form, make] = (forms.find(isNext) ?? forms.at(-1)) as Form
		const [text, countryCode] = make()
		return { form, text, countryCode }
	}
}
