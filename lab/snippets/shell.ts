import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../shared/room.ts'
import type { Block } from './blocks.ts'
import { compareLines, type Outcome, type Problem, type Workspace } from './workspace.ts'

/** A command of a page, and the lines that the page shows under it. */
interface Command {
	readonly block: Block
	readonly line: number
	readonly text: string
	readonly shown: Problem[]
}

/** The character that ends the output of each command. The command's exit status follows. */
const END = '\u001e'
/** The most characters of a failed command's output that are shown. */
const MAX = 600
const OWN_PROJECT = /^(?:npm (?:ci|start|test|run)|git clone|lab\/run)\b/
const SERVES = /^node_modules\/\.bin\/orderwright (mock|serve)\b(?!.*--print-seed)(.*)$/
/** Matches commands that exit with 1 if they find problems. In the orders of the pages, they find some. */
const FINDS = /\borderwright check\b/

/** Runs the shell blocks of a page in order in one shell, because a line may need a variable that an earlier line has set. */
export async function runShell(workspace: Workspace, blocks: readonly Block[]): Promise<Outcome[]> {
	const commands = blocks.flatMap(commandsOf)
	const own = commands.filter(({ text }) => OWN_PROJECT.test(text))
	const serving = commands.filter(({ text }) => SERVES.test(text))
	const others = commands.filter((command) => !own.includes(command) && !serving.includes(command))
	const problems = new Map<Block, Problem[]>(blocks.map((block) => [block, []]))
	const stops = []
	for (const { text } of serving) {
		const [, name, args = ''] = SERVES.exec(text) ?? []
		stops.push(
			await workspace.startServer(
				name as 'mock' | 'serve',
				args.split(' ').filter((arg) => arg !== ''),
			),
		)
	}
	for (const [command, found] of runCommands(workspace, others)) problems.get(command.block)?.push(...found)
	for (const command of own) problems.get(command.block)?.push(...checkScripts(command))
	for (const stop of stops) await stop()
	return blocks.map((block) => ({
		block,
		ways: [own.some((command) => command.block === block) ? 'checked' : 'run'],
		problems: problems.get(block) ?? [],
	}))
}

/**
 * Returns the commands of a block. In `console`, a command follows `$`, and its output has no mark. In `sh`, its output is in
 * comments.
 */
function commandsOf(block: Block): Command[] {
	const marks = block.language === 'console' ? { command: '$ ', output: '' } : { command: '', output: '# ' }
	const commands: Command[] = []
	for (const [at, text] of block.code.trimEnd().split('\n').entries()) {
		const line = block.line + at
		const isCommand = marks.output === '' ? text.startsWith(marks.command) : !text.startsWith(marks.output)
		if (isCommand) commands.push({ block, line, text: text.slice(marks.command.length), shown: [] })
		else commands.at(-1)?.shown.push({ line, text: text.slice(marks.output.length) })
	}
	return commands
}

function* runCommands(workspace: Workspace, commands: readonly Command[]): Generator<[Command, Problem[]]> {
	const record = `ended=$?; printf '${END}%s\\n' $ended; printf '${END}%s\\n' $ended >&2`
	const script = commands.flatMap(({ text }) => [workspace.withServices(text), record]).join('\n')
	const { stdout, stderr } = workspace.run('bash', ['-c', script])
	const printed = splitRecords(stdout)
	const complained = splitRecords(stderr)
	for (const [at, command] of commands.entries()) {
		const { output, status } = printed[at] ?? { output: '', status: -1 }
		const isWell = status === 0 || (status === 1 && FINDS.test(command.text))
		const said = `${output}${complained[at]?.output ?? ''}`.trim().slice(-MAX)
		const text = `${command.text} ended with ${status}: ${said}`
		const found = isWell ? compareLines(command.block, command.shown, output) : [{ line: command.line, text }]
		yield [command, found]
	}
}

function splitRecords(text: string): { output: string; status: number }[] {
	const records = text.matchAll(new RegExp(`([^${END}]*)${END}(\\d+)\\n`, 'g'))
	return [...records].map(([, output = '', status]) => ({ output, status: Number(status) }))
}

/** Checks commands for a clone of the project. The commands themselves run in CI, so here only their scripts and files have to exist. */
function checkScripts({ line, text }: Command): Problem[] {
	const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
	const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
	const named = [...text.matchAll(/\bnpm (?:run (?:--silent )?)?(?!ci\b|run\b)([\w:-]+)/g)]
	const asked = [...text.matchAll(/\blab\/run ([\w-]+)/g)]
	const questions = new Set(read('lab/run').match(/[\w-]+/g))
	return [
		...named.filter(([, name = '']) => !(name in scripts)).map(([said]) => ({ line, text: `there is no ${said}` })),
		...asked.filter(([, name = '']) => !questions.has(name)).map(([said]) => ({ line, text: `there is no ${said}` })),
	]
}
