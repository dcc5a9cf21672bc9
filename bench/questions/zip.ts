import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { checkZip } from '../../src/rules/built-in/address.ts'
import corpus from '../../test/vectors/zip-examples.json' with { type: 'json' }
import { defineQuestion, many, type Random } from '../harness.ts'
import { postalCodesInNode, postalCodesOnTheWeb } from '../peers/postal-codes.ts'

interface Input {
	readonly zip: string
	readonly country: string
}

const COUNT = 4000

const contestants = [
	{ name: 'orderwright', run: ({ zip, country }: Input) => checkZip(zip, country) },
	{
		name: 'postal-codes-js in Node',
		run: ({ zip, country }: Input) => postalCodesInNode.validate(country, zip),
	},
	{
		name: 'postal-codes-js, web build',
		run: ({ zip, country }: Input) => postalCodesOnTheWeb.validate(country, zip),
	},
	{ name: 'postcode-validator', run: ({ zip, country }: Input) => postcodeValidator(zip, country) },
] as const

/** Returns how many of the three packages (orderwright, postal-codes-js and postcode-validator) accept a code. */
function countVotes({ zip, country }: Input): number {
	if (!postcodeValidatorExistsForCountry(country)) return 0
	const votes = [
		checkZip(zip, country).status === 'valid',
		postalCodesOnTheWeb.validate(country, zip) === true,
		postcodeValidator(zip, country),
	]
	return votes.filter(Boolean).length
}

function list(codes: Readonly<Record<string, readonly string[]>>): readonly Input[] {
	return Object.entries(codes).flatMap(([country, zips]) => zips.map((zip) => ({ country, zip })))
}

const good = list(corpus.valid).filter((input) => countVotes(input) === 3)
const bad = list(corpus.invalid).filter(
	(input) => postcodeValidatorExistsForCountry(input.country) && countVotes(input) === 0,
)

/** Returns a code of the list with other last digits. As many of the three packages as `votes` accept it. */
function vary(random: Random, from: readonly Input[], votes: number): Input {
	for (;;) {
		const { zip, country } = random.pick(from)
		const varied = { country, zip: zip.replace(/\d{1,3}(?=\D*$)/, (digits) => random.digits(digits.length)) }
		if (countVotes(varied) === votes) return varied
	}
}

const accepted = defineQuestion({
	name: 'zip-accepted',
	title: 'Whether a zip is a postal code of its country; all are',
	inputs: many(COUNT, (random) => vary(random, good, 3)),
	contestants: [...contestants],
	targets: { 'postal-codes-js, web build': 10, 'postcode-validator': 1.2 },
	notes: (inputs) => [
		`All codes are valid: all three libraries accept them, from ${new Set(inputs.map(({ country }) => country)).size} countries.`,
		'orderwright returns the canonical form, the peers a boolean.',
	],
})

const mixed = defineQuestion({
	name: 'zip-fifth-rejected',
	title: 'Whether a zip is a postal code of its country; a fifth is not',
	inputs: many(COUNT, (random, at) => (at % 5 === 0 ? vary(random, bad, 0) : vary(random, good, 3))),
	contestants: [...contestants],
	targets: { 'postal-codes-js, web build': 7 },
	notes: () => [
		'20% of the codes are invalid: all three libraries reject them.',
		'orderwright returns an issue for an invalid code: message, example and, if possible, a suggestion that passes.',
	],
})

const rejected = defineQuestion({
	name: 'zip-wrong',
	title: 'Whether a zip is a postal code of its country; none is',
	inputs: many(COUNT, (random) => vary(random, bad, 0)),
	contestants: [...contestants],
	notes: () => [
		'All codes are invalid: all three libraries reject them.',
		'orderwright returns an issue: message, example and, if possible, a suggestion that passes.',
	],
})

export const questions = [accepted, mixed, rejected]
