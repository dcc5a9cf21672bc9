import { readdirSync, readFileSync } from 'node:fs'
import { TRANSLATED } from './language.ts'
import { IN_COLLECTION, OPERATIONS, WITH_COMPANY } from './operations.ts'
import { OPEN_TAX_COUNTRIES, PHONE_COUNTRIES, PROVINCE_COUNTRIES, TAX_COUNTRIES, ZIP_COUNTRIES } from './rules.ts'
import { RACES } from './server.ts'
import { SHAPES } from './shapes.ts'
import { TEXT_FAULTS } from './texts.ts'

/** What a client must do to see a fault, beside reading and validating. */
export type Need = 'writes' | 'clock' | 'concurrency' | 'days' | 'exact'

/** Something that the service may do wrong. A fault is a sentence about the service, and the service reads it where it is true. */
export interface Fault {
	readonly name: string
	/** The file that reads it. */
	readonly kind: string
	/** What shows it, beside requests that write and time that passes. */
	readonly needs: readonly Need[]
}

/** The faults that a file reads for each item of a list, by the file. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
	rules: [
		...OPEN_TAX_COUNTRIES.map((country) => `${country}: the value is validated`),
		...TAX_COUNTRIES.map((country) => `${country}: a tax number may be absent`),
		...PROVINCE_COUNTRIES.map((country) => `${country}: provinces are not looked at`),
		...PHONE_COUNTRIES.map((country) => `${country}: phones are not looked at`),
		...ZIP_COUNTRIES.map((country) => `${country}: zips are not looked at`),
	],
	products: TRANSLATED.map((locale) => `${locale} is not translated`),
	tokens: OPERATIONS.flatMap((operation) => [`${operation}: no token is needed`, `${operation}: tokens do not age`]),
	refusals: ['create-tokens', ...OPERATIONS].map((operation) => `${operation}: errors have no errorCode`),
	companies: WITH_COMPANY.map((operation) => `${operation}: a partner needs no company`),
	collections: IN_COLLECTION.map((operation) => `${operation}: stores of others are open`),
	'order-items': ['place-order', 'validate-order'].flatMap((operation) => [
		`${operation}: variants of other stores are good`,
		`${operation}: unknown variants are good`,
	]),
	texts: TEXT_FAULTS.map(({ name }) => name),
	shapes: SHAPES.map(({ name }) => name),
}

/** Finds the names that the service asks for in its code. */
const READ = /\b(?:is|choice)\(\s*(['"])(.+?)\1/g
const PACK = new URL('./', import.meta.url)

/** Every name that the service reads, with the file. */
const NAMED: readonly (readonly [name: string, file: string])[] = [
	...readdirSync(PACK)
		.sort()
		.flatMap((file) =>
			[...readFileSync(new URL(file, PACK), 'utf8').matchAll(READ)].map(
				([, , name = '']) => [name, file.replace(/\.ts$/, '')] as const,
			),
		),
	...Object.entries(FAMILIES).flatMap(([file, names]) => names.map((name) => [name, file] as const)),
]
/** Everything that the service may do by name, once. */
const CHOICES = new Map(NAMED)
const isOpen = (name: string): boolean => name.startsWith('open: ')

const NEEDS: ReadonlyMap<string, Need> = new Map<string, Need>([
	...RACES.map(([name]) => [name, 'concurrency'] as const),
	// Only a decision (D-84) says that there are no strangers after a reward.
	['a reward creates who is unknown', 'exact'],
	// In which zone a day begins is not shown: the kit has to be told.
	['dates with an offset are refused', 'days'],
	['days begin at three in the afternoon', 'days'],
	['offsets of dates are not read', 'days'],
])

/** Every fault, once. */
export const FAULTS: readonly Fault[] = [...CHOICES]
	.filter(([name]) => !isOpen(name))
	.map(([name, kind]) => ({ name, kind, needs: [NEEDS.get(name) ?? []].flat() }))
export const KINDS: readonly string[] = [...new Set(FAULTS.map(({ kind }) => kind))]
/** The names of what a service may do where the interface leaves a choice: `variants.ts` says why. */
export const OPEN: readonly string[] = [...CHOICES.keys()].filter(isOpen)

/** Returns the fault of this name. */
export function faultOf(name: string): Fault {
	const fault = FAULTS.find((each) => each.name === name)
	if (fault === undefined) throw new Error(`The service has no fault "${name}".`)
	return fault
}
/** Throws for a name that the service does not read. */
export function checkNames(names: Iterable<string>): void {
	for (const name of names) if (!CHOICES.has(name)) throw new Error(`The service reads no "${name}".`)
}
