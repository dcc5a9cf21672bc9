import { fileURLToPath } from 'node:url'
import { RULESET } from 'orderwright'
import { check } from './check/check.ts'
import { type Command, hintFor, programWords, USAGE_STATUS, UsageError } from './command.ts'
import { conform } from './conform/conform.ts'
import { facts } from './facts/facts.ts'
import { reasonOf } from './files.ts'
import { mock } from './mock/mock.ts'
import { serve } from './serve/serve.ts'
import { say, sayError } from './terminal.ts'
import { vectors } from './vectors/vectors.ts'

/** Runs the program with these arguments, and returns its exit status. */
export async function main(args: readonly string[]): Promise<number> {
	const [name, ...rest] = args
	if (name === '--version' || name === '-v') return print(RULESET.version)
	const isHelp = name === undefined || name === '--help' || name === '-h' || name === 'help'
	const asked = name === 'help' ? rest[0] : name
	if (isHelp && (name !== 'help' || asked === undefined)) {
		if (name !== undefined) return print(overview())
		sayError(overview())
		return USAGE_STATUS
	}
	const command = COMMANDS.find((each) => each.name === asked)
	if (command === undefined) return reject(unknownCommand(asked ?? ''), '--help')
	if (name === 'help' || rest.includes('--help') || rest.includes('-h')) return print(helpOf(command))
	return run(command, rest)
}

async function run(command: Command, args: readonly string[]): Promise<number> {
	try {
		return await command.run(args)
	} catch (error) {
		if (error instanceof UsageError) return reject(error.message, `${command.name} --help`)
		// If a disk fails during the run, the exit status must not be the status for an invalid order.
		const { syscall, path = 'a file' } = error as NodeJS.ErrnoException
		if (syscall !== undefined) return reject(`${path}: ${reasonOf(error)}.`, `${command.name} --help`)
		throw error
	}
}

function print(text: string): number {
	say(text)
	return 0
}

function reject(message: string, help: string): number {
	sayError(`orderwright: ${message}\nHelp: ${programWords().join(' ')} ${help}`)
	return USAGE_STATUS
}

/** Returns the help of a command: its options, two example calls, and its page in this package. */
function helpOf({ usage, examples, page }: Command): string {
	const guide = fileURLToPath(new URL(`../docs/${page}`, import.meta.url))
	return `${usage.trim()}\n\nExamples:\n${examples.map((call) => `  ${call.replace(/^orderwright/, programWords().join(' '))}\n`).join('')}Guide: ${guide}`
}

function unknownCommand(name: string): string {
	const names = COMMANDS.map((command) => command.name)
	return `"${name}" isn't a command. ${hintFor(name, names, 'Commands:')}`
}

function overview(): string {
	const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`)
	return `Usage: orderwright COMMAND [options]

${lines.join('\n')}

  orderwright COMMAND --help    options, exit statuses and examples of a command
  orderwright --version         version of the package`
}

export const COMMANDS: readonly Command[] = [check, serve, mock, conform, vectors, facts]
