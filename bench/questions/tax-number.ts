import { cpf } from 'cpf-cnpj-validator'
import { stdnum, type Validator } from 'stdnum'
import validateRfc from 'validate-rfc'
import { checkTaxNumber } from '../../src/entries/index.ts'
import { type Contestant, defineQuestion, many, type Random } from '../harness.ts'

interface Input {
	readonly country: string
	readonly number: string
}

const COUNT = 4000
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const letters = (random: Random, count: number, from: readonly string[] = LETTERS): string =>
	Array.from({ length: count }, () => random.pick(from)).join('')
const twoDigits = (random: Random, most: number): string => String(1 + random.integer(most)).padStart(2, '0')
const date = (random: Random): string => random.digits(2) + twoDigits(random, 12) + twoDigits(random, 28)

/** For each country: a function that makes a number in its format with any check digit, and a package's validator. */
const KINDS: Readonly<Record<string, readonly [make: (random: Random) => string, validator: Validator | undefined]>> = {
	BR: [
		(random) => `${random.digits(3)}.${random.digits(3)}.${random.digits(3)}-${random.digits(2)}`,
		stdnum['BR']?.['cpf'],
	],
	MX: [(random) => letters(random, 4) + date(random) + letters(random, 2) + random.digits(1), stdnum['MX']?.['rfc']],
	CN: [(random) => `11010519${date(random)}${random.digits(4)}`, stdnum['CN']?.['ric']],
	IT: [
		(random) => {
			const born = random.digits(2) + random.pick([...'ABCDEHLMPRST']) + twoDigits(random, 28)
			return `${letters(random, 6, [...'BCDFGLMNPRST'])}${born}F205${letters(random, 1)}`
		},
		stdnum['IT']?.['codicefiscale'],
	],
	KR: [
		(random) => `${1 + random.integer(9)}${random.digits(2)}-${random.digits(2)}-${random.digits(5)}`,
		stdnum['KR']?.['brn'],
	],
}

const ours: Contestant<Input> = { name: 'orderwright', run: ({ number, country }) => checkTaxNumber(number, country) }

function isRightForPeer({ country, number }: Input): boolean {
	return KINDS[country]?.[1]?.validate(number).isValid === true
}

function isRightForUs({ country, number }: Input): boolean {
	const { status, issues } = checkTaxNumber(number, country)
	return status === 'valid' && issues.length === 0
}

/** Returns a number of one of these countries. Both libraries accept its check digits. */
function makeNumber(random: Random, countries: readonly string[]): Input {
	const country = random.pick(countries)
	for (;;) {
		const input = { country, number: KINDS[country]?.[0](random) ?? '' }
		if (isRightForUs(input) && isRightForPeer(input)) return input
	}
}

/** Returns a number with another last or middle character. Both libraries reject its check digits. */
function makeWrongNumber(random: Random, countries: readonly string[]): Input {
	for (;;) {
		const { country, number } = makeNumber(random, countries)
		const at = random.pick([number.length - 1, number.length >> 1])
		const wrong = { country, number: number.slice(0, at) + random.digits(1) + number.slice(at + 1) }
		if (!isRightForUs(wrong) && !isRightForPeer(wrong)) return wrong
	}
}

/** Makes two questions about numbers of some countries: one with right numbers, and one with wrong numbers. Targets are for right numbers. */
const ask = (
	name: string,
	title: string,
	countries: readonly string[],
	peers: readonly Contestant<Input>[],
	targets: Readonly<Record<string, number>> = {},
) =>
	[makeNumber, makeWrongNumber].map((make) => {
		const isRight = make === makeNumber
		return defineQuestion<Input>({
			name: isRight ? name : `${name}-wrong`,
			title: isRight ? title : `${title}; one character differs from a right one`,
			inputs: many(COUNT, (random) => make(random, countries)),
			contestants: [ours, ...peers],
			targets: isRight ? targets : {},
			notes: () => [
				isRight
					? 'All numbers are right.'
					: 'All are wrong: orderwright makes an issue with a message and, if it can, a suggestion.',
			],
		})
	})

export const questions = [
	...ask(
		'tax-number-cpf',
		'Check a CPF: format and check digits',
		['BR'],
		[
			{ name: 'cpf-cnpj-validator', run: ({ number }) => cpf.isValid(number) },
			{ name: 'cpf-cnpj-validator, strict', run: ({ number }) => cpf.isValid(number, true) },
		],
		{ 'cpf-cnpj-validator': 1 },
	),
	...ask(
		'tax-number-rfc',
		'Check an RFC: format, date and check digit',
		['MX'],
		[{ name: 'validate-rfc', run: ({ number }) => validateRfc(number) }],
		{ 'validate-rfc': 10 },
	),
	...ask(
		'tax-countries',
		'Check the tax number of a person or a company in one of five countries: format, dates and check digits',
		Object.keys(KINDS),
		[{ name: 'stdnum', run: ({ country, number }) => KINDS[country]?.[1]?.validate(number) }],
	),
]
