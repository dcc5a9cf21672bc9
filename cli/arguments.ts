import { type ParseArgsConfig, parseArgs } from 'node:util'
import { findNearest } from './nearest.ts'
import { UsageError } from './usage-error.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>

/** Parses a command's arguments. Throws a `UsageError` that names an unknown option and the most similar one. */
export function readArguments<const T extends Options>(args: readonly string[], options: T): Parsed<T> {
	try {
		return parseArgs({ args: [...args], options, allowPositionals: true })
	} catch (error) {
		throw new UsageError(explain(error as Error, Object.keys(options)))
	}
}

function explain({ message }: Error, names: readonly string[]): string {
	const [, unknown] = /^Unknown option '-{1,2}([^'=]+)/.exec(message) ?? []
	if (unknown === undefined) return message.split('\n')[0] ?? message
	const nearest = findNearest(unknown, names)
	const hint =
		nearest === null ? `Options: ${names.map((name) => `--${name}`).join(', ')}.` : `Did you mean --${nearest}?`
	return `--${unknown} isn't an option. ${hint}`
}

/** Reads an option as a whole number in a range. */
export function readNumber(name: string, text: string, from: number, to: number): number {
	const number = Number(text)
	if (/^\d+$/.test(text) && number >= from && number <= to) return number
	throw new UsageError(`--${name} takes a whole number from ${from} to ${to}, not "${text}".`)
}

/** Reads an option as one of its allowed values. */
export function readChoice<T extends string>(name: string, text: string, choices: readonly T[]): T {
	const chosen = choices.find((choice) => choice === text)
	if (chosen !== undefined) return chosen
	throw new UsageError(`--${name} takes ${choices.join(', ')}, not "${text}".`)
}
