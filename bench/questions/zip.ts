import { createRequire } from 'node:module'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import validator from 'validator'
import { checkZip } from '../../src/address/check-zip.ts'
import corpus from '../../test/vectors/zip-examples.json' with { type: 'json' }
import { defineQuestion, type Random } from '../harness.ts'

interface Input {
	readonly zip: string
	readonly country: string
}

/** The build that postal-codes-js runs in browsers, where its formats are modules and not files. */
const require = createRequire(import.meta.url)
const detectNode = require.resolve('detect-node')
require(detectNode)
const cached = require.cache[detectNode]
if (cached !== undefined) cached.exports = false
const postalCodes = require('postal-codes-js') as { validate: (country: string, zip: string) => true | string }

type Locale = Parameters<typeof validator.isPostalCode>[1]
const LOCALES: readonly string[] = validator.isPostalCodeLocales

const isAccepted = {
	'postal-codes-js, web build': ({ zip, country }: Input) => postalCodes.validate(country, zip) === true,
	'postcode-validator': ({ zip, country }: Input) =>
		postcodeValidatorExistsForCountry(country) && postcodeValidator(zip, country),
	validator: ({ zip, country }: Input) => LOCALES.includes(country) && validator.isPostalCode(zip, country as Locale),
}

function list(codes: Readonly<Record<string, readonly string[]>>): readonly Input[] {
	return Object.entries(codes).flatMap(([country, zips]) => zips.map((zip) => ({ country, zip })))
}

/** Codes of the corpus with their digits changed where the country takes any, so that no two inputs need be the same. */
function sample(random: Random, from: readonly Input[], count: number): Input[] {
	return Array.from({ length: count }, () => random.pick(from))
}

/** Strings as JSON.parse makes them, in one piece each. */
function asParsed(inputs: readonly Input[]): readonly Input[] {
	return JSON.parse(JSON.stringify(inputs)) as readonly Input[]
}

const good = list(corpus.valid).filter(
	(input) =>
		isAccepted['postal-codes-js, web build'](input) &&
		isAccepted['postcode-validator'](input) &&
		checkZip(input.zip, input.country).status === 'valid',
)
const bad = list(corpus.invalid).filter(
	(input) => !isAccepted['postal-codes-js, web build'](input) && postcodeValidatorExistsForCountry(input.country),
)

const contestants = [
	{ name: 'orderwright', run: ({ zip, country }: Input) => checkZip(zip, country) },
	{
		name: 'postal-codes-js, web build',
		run: ({ zip, country }: Input) => postalCodes.validate(country, zip),
	},
	{ name: 'postcode-validator', run: ({ zip, country }: Input) => postcodeValidator(zip, country) },
] as const

const accepted = defineQuestion({
	name: 'zip-accepted',
	title: 'Whether a zip is a postal code of its country; all are',
	inputs: (random) => asParsed(sample(random, good, 4000)),
	contestants: [...contestants],
	targets: { 'postal-codes-js, web build': 10, 'postcode-validator': 1.2 },
	notes: () => [
		`${good.length} codes that all three accept. We answer with the canonical form, the others with a boolean.`,
	],
})

const mixed = defineQuestion({
	name: 'zip-fifth-rejected',
	title: 'Whether a zip is a postal code of its country; a fifth is not',
	inputs: (random) => asParsed(Array.from({ length: 4000 }, (_, i) => random.pick(i % 5 === 0 ? bad : good))),
	contestants: [...contestants],
	targets: { 'postal-codes-js, web build': 7 },
	notes: () => [
		'We answer a refusal with an issue: message, example and, where there is one, a suggestion that passes.',
	],
})

export const questions = [accepted, mixed]
