import { stdnum, type Validator } from 'stdnum'
import { checkTaxNumber } from '../../src/rules/tax/check-tax-number.ts'
import { asParsed, defineQuestion, type Random } from '../harness.ts'

interface Input {
	readonly country: string
	readonly number: string
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const letters = (random: Random, count: number): string =>
	Array.from({ length: count }, () => random.pick(LETTERS)).join('')
const twoDigits = (random: Random, most: number): string => String(1 + random.integer(most)).padStart(2, '0')
const date = (random: Random): string => random.digits(2) + twoDigits(random, 12) + twoDigits(random, 28)

/** By country: a number in its format with any check digit, and the peer's validator. */
const KINDS: Readonly<Record<string, readonly [make: (random: Random) => string, validator: Validator | undefined]>> = {
	BR: [
		(random) => `${random.digits(3)}.${random.digits(3)}.${random.digits(3)}-${random.digits(2)}`,
		stdnum['BR']?.['cpf'],
	],
	MX: [(random) => letters(random, 4) + date(random) + letters(random, 2) + random.digits(1), stdnum['MX']?.['rfc']],
	CN: [(random) => `11010519${date(random)}${random.digits(4)}`, stdnum['CN']?.['ric']],
	IT: [
		(random) => {
			const name = Array.from({ length: 6 }, () => random.pick([...'BCDFGLMNPRST'])).join('')
			const born = random.digits(2) + random.pick([...'ABCDEHLMPRST']) + twoDigits(random, 28)
			return `${name}${born}F205${letters(random, 1)}`
		},
		stdnum['IT']?.['codicefiscale'],
	],
	KR: [
		(random) => `${1 + random.integer(9)}${random.digits(2)}-${random.digits(2)}-${random.digits(5)}`,
		stdnum['KR']?.['brn'],
	],
}

function validateWithPeer({ country, number }: Input) {
	return KINDS[country]?.[1]?.validate(number)
}

/** A number whose check digits both libraries accept. */
function makeNumber(random: Random): Input {
	const country = random.pick(Object.keys(KINDS))
	for (;;) {
		const number = KINDS[country]?.[0](random) ?? ''
		const verdict = checkTaxNumber(number, country)
		const isClean = verdict.status === 'valid' && verdict.issues.length === 0
		if (isClean && validateWithPeer({ country, number })?.isValid) return { country, number }
	}
}

/** The same number with another last or middle character, which both libraries doubt. */
function makeWrongNumber(random: Random): Input {
	for (;;) {
		const { country, number } = makeNumber(random)
		const at = random.pick([number.length - 1, number.length >> 1])
		const wrong = number.slice(0, at) + random.digits(1) + number.slice(at + 1)
		const { status, issues } = checkTaxNumber(wrong, country)
		const isDoubted = status !== 'valid' || issues.length > 0
		if (isDoubted && !validateWithPeer({ country, number: wrong })?.isValid) return { country, number: wrong }
	}
}

const contestants = [
	{ name: 'orderwright', run: ({ number, country }: Input) => checkTaxNumber(number, country) },
	{ name: 'stdnum', run: validateWithPeer },
] as const

export const questions = [
	defineQuestion<Input>({
		name: 'tax-countries',
		title: 'Check the tax number of a person or a company in one of five countries: format, dates and check digits',
		inputs: (random) => asParsed(Array.from({ length: 4000 }, () => makeNumber(random))),
		contestants: [...contestants],
		notes: () => [
			'All numbers are valid. CPF, RFC, resident identity number, codice fiscale and business registration number, a fifth each.',
			'The peer gets the kind of number; orderwright detects it.',
		],
	}),
	defineQuestion<Input>({
		name: 'tax-countries-wrong',
		title: 'Check a wrong tax number in one of five countries: one character differs from a right one',
		inputs: (random) => asParsed(Array.from({ length: 4000 }, () => makeWrongNumber(random))),
		contestants: [...contestants],
		notes: () => ['Both libraries doubt all numbers. orderwright makes an issue with a message, the peer an error.'],
	}),
]
