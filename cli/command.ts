import { type ParseArgsConfig, parseArgs } from 'node:util'

export interface Command {
	readonly name: string
	/** What the command does, in one line for the program's help. */
	readonly summary: string
	readonly usage: string
	/** Two calls for the help of the command. The message of a rejected call shows the first one. */
	readonly examples: readonly [string, string]
	/** The command's page in `docs/`. */
	readonly page: string
	/** Runs with the arguments after the command's name, and returns the exit status. */
	readonly run: (args: readonly string[]) => Promise<number>
}

/** Returns the words that start the program: `npx orderwright` if npx runs it, because a shell may not find `orderwright` alone. */
export function programWords(env: NodeJS.ProcessEnv = process.env): readonly string[] {
	const isNpx = env['npm_lifecycle_event'] === 'npx' && /^['"]?orderwright\b/.test(env['npm_lifecycle_script'] ?? '')
	return isNpx ? ['npx', 'orderwright'] : ['orderwright']
}

/** The exit status if the program couldn't do its work: the arguments are wrong, or a file can't be read. */
export const USAGE_STATUS = 2

/** Wrong arguments. The message shows what is wrong and what to do. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>
type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>

/** Parses a command's arguments. Throws a `UsageError` that shows an unknown option and the most similar option. */
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
	const options = names.map((name) => `--${name}`)
	return `--${unknown} isn't an option. ${hintFor(`--${unknown}`, options, 'Options:')}`
}

/** Reads an option as a whole number within limits. */
export function readNumber(name: string, text: string, from: number, to: number): number {
	const number = Number(text)
	if (/^-?\d+$/.test(text) && number >= from && number <= to) return number
	throw new UsageError(`--${name} needs a whole number from ${from} to ${to}, not "${text}".`)
}

/** Reads an option as one of its possible values. */
export function readChoice<T extends string>(name: string, text: string, choices: readonly T[]): T {
	const chosen = choices.find((choice) => choice === text)
	if (chosen !== undefined) return chosen
	throw new UsageError(`--${name} accepts ${choices.join(', ')}, not "${text}".`)
}

/** The most letters that may differ. */
const MAX_EDITS = 2

/** Returns advice about an unknown name: the name that was probably meant, or the list of all names after a label. */
export function hintFor(given: string, names: readonly string[], label: string, quote = ''): string {
	const nearest = findNearest(given, names)
	return nearest === null ? `${label} ${names.join(', ')}.` : `Did you mean ${quote}${nearest}${quote}?`
}

/** Returns the nearest name if at most two letters differ; otherwise null. */
export function findNearest(given: string, names: readonly string[]): string | null {
	let nearest: string | null = null
	let fewest = Math.min(MAX_EDITS, Math.floor(given.length / 2)) + 1
	for (const name of names) {
		const edits = countEdits(given.toLowerCase(), name.toLowerCase())
		if (edits >= fewest) continue
		nearest = name
		fewest = edits
	}
	return nearest
}

/** Returns the Levenshtein distance of two texts. Two swapped letters count as one edit. */
function countEdits(a: string, b: string): number {
	let beforeLast: number[] = []
	let last = Array.from({ length: b.length + 1 }, (_, column) => column)
	for (let i = 1; i <= a.length; i++) {
		const row = [i]
		for (let j = 1; j <= b.length; j++) {
			const isSame = a[i - 1] === b[j - 1]
			const edits = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1)]
			if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits.push((beforeLast[j - 2] ?? 0) + 1)
			row.push(Math.min(...edits))
		}
		beforeLast = last
		last = row
	}
	return last[b.length] ?? 0
}
