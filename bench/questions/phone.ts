import { parsePhoneNumber } from 'awesome-phonenumber'
import googlePhone from 'google-libphonenumber'
import { parsePhoneNumberFromString as parseByMax } from 'libphonenumber-js/max'
import { parsePhoneNumberFromString as parseByMin } from 'libphonenumber-js/min'
import { parsePattern } from '../../scripts/phone/pattern.ts'
import { readGroups } from '../../scripts/phone/plans.ts'
import { wordOf } from '../../scripts/phone/words.ts'
import { checkPhone } from '../../src/rules/built-in/address.ts'
import { asParsed, defineQuestion, type Random } from '../harness.ts'

interface Input {
	readonly text: string
	readonly country: string | undefined
}

const COUNT = 4000
const { PhoneNumberFormat, PhoneNumberUtil } = googlePhone
const google = PhoneNumberUtil.getInstance()

/** Returns valid numbers of all types, in the format of libphonenumber-js/max. Each country has about as many numbers. */
function makeNumbers(random: Random, isNational: boolean): readonly Input[] {
	const plans = readGroups()
		.flatMap((group) => group.plans)
		.filter((plan) => plan.countryCode !== '')
	const inputs: Input[] = []
	while (inputs.length < COUNT) {
		const plan = random.pick(plans)
		const number = parseByMax(`+${plan.callingCode}${wordOf(parsePattern(random.pick(plan.types).pattern), random)}`)
		if (!number?.isValid()) continue
		inputs.push(
			isNational
				? { text: number.formatNational(), country: number.country ?? plan.countryCode }
				: { text: number.number, country: undefined },
		)
	}
	return asParsed(inputs)
}

/** Returns these numbers with one digit too many. All of them are invalid. */
function makeWrong(random: Random): readonly Input[] {
	return asParsed(
		makeNumbers(random, false).map(({ text, country }) => ({ text: `${text}${random.digits(8)}`, country })),
	)
}

/** Every contestant returns the verdict, and the number in E.164 if it is valid. */
const contestants = [
	{ name: 'orderwright', run: ({ text, country }: Input) => checkPhone(text, country) },
	{
		name: 'libphonenumber-js/max',
		run: ({ text, country }: Input) => {
			const number = parseByMax(text, country as 'US' | undefined)
			return { isValid: number?.isValid() ?? false, number: number?.number }
		},
	},
	{
		name: 'libphonenumber-js/min',
		run: ({ text, country }: Input) => {
			const number = parseByMin(text, country as 'US' | undefined)
			return { isValid: number?.isValid() ?? false, number: number?.number }
		},
	},
	{
		name: 'google-libphonenumber',
		run: ({ text, country }: Input) => {
			try {
				const number = google.parse(text, country)
				return { isValid: google.isValidNumber(number), number: google.format(number, PhoneNumberFormat.E164) }
			} catch {
				return null
			}
		},
	},
	{
		name: 'awesome-phonenumber',
		run: ({ text, country }: Input) => parsePhoneNumber(text, country === undefined ? {} : { regionCode: country }),
	},
] as const

export const questions = [
	defineQuestion<Input>({
		name: 'phone-e164',
		title: 'Judge a valid number in E.164, with verdict and value',
		inputs: (random) => makeNumbers(random, false),
		contestants,
		targets: { 'libphonenumber-js/max': 100 },
		notes: () => ['All numbers are valid, evenly from all countries, of all types.'],
	}),
	defineQuestion<Input>({
		name: 'phone-national',
		title: 'Judge a valid number in its national format, with verdict and value',
		inputs: (random) => makeNumbers(random, true),
		contestants,
		targets: { 'libphonenumber-js/max': 45 },
		notes: () => ['All numbers are valid, evenly from all countries, of all types.'],
	}),
	defineQuestion<Input>({
		name: 'phone-wrong',
		title: 'Reject a number that is too long; orderwright also makes the issue with its message',
		inputs: makeWrong,
		contestants,
		notes: () => ['Every number is invalid.'],
	}),
]
