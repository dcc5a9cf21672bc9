import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAnswer } from '../../scripts/rulebook/write.ts'
import type { Issue } from '../../src/entries/index.ts'
import { type Block, shownBy } from './blocks.ts'
import { compareLines, type Outcome, type Problem, ROOT, type Workspace } from './workspace.ts'

const PAGE = 'docs/rulebook.md'

/**
 * Runs the calls of the rulebook in one module, after its first block, which all of them use. A line of code is a call. The
 * comments under it show the issue with the code in the heading.
 */
export function runRulebook(workspace: Workspace, blocks: readonly Block[]): Outcome[] {
	const [shared, ...calls] = blocks
	if (shared === undefined) return []
	const lines = calls.map(({ code }) => code.split('\n').filter((line) => line !== '' && !line.startsWith('//')))
	const answers = lines.map((texts, at) => `answers[${at}] = [${texts.join(', ')}]`)
	const file = workspace.write(
		'rulebook.cjs',
		`${importAll(workspace)}\n${shared.code}\nconst answers = []\n${answers.join('\n')}\nconsole.log(JSON.stringify(answers))`,
	)
	const { status, stdout, stderr } = workspace.run(process.execPath, [file])
	const found = status === 0 ? (JSON.parse(stdout) as unknown[][]) : []
	const problems = status === 0 ? [] : [{ line: shared.line, text: stderr }]
	return [
		{ block: shared, ways: ['run'], problems },
		...calls.map((block, at) => ({ block, ways: ['run'] as const, problems: compareAnswers(block, found[at] ?? []) })),
	]
}

/** Returns imports of every function of the package by its name, because the page has none. */
function importAll(workspace: Workspace): string {
	const { exports } = JSON.parse(
		readFileSync(join(workspace.folder, 'node_modules/orderwright/package.json'), 'utf8'),
	) as { exports: Record<string, unknown> }
	const entries = Object.keys(exports).filter((name) => !/\*|json$|bulk$/.test(name))
	const names = entries.map((name) => `...require('${name.replace('.', 'orderwright')}')`)
	return `Object.assign(globalThis, { ${names.join(', ')} })\nconst bulk = require('orderwright/bulk')`
}

function compareAnswers(block: Block, answers: readonly unknown[]): Problem[] {
	const code = codeAbove(block)
	const answered = answers.map((answer) => {
		const { issues = [] } = (typeof answer === 'string' ? JSON.parse(answer) : answer) as { issues?: readonly Issue[] }
		return writeAnswer(issues.find((issue) => issue.code === code)).replace(/^\/\/ /gm, '')
	})
	return compareLines(block, shownBy(block), answered.join('\n'))
}

/** Returns the code in the last heading above a block. */
function codeAbove({ line }: Block): string | undefined {
	const above = readFileSync(join(ROOT, PAGE), 'utf8').split('\n').slice(0, line).join('\n')
	return [...above.matchAll(/^### `(.*)`$/gm)].at(-1)?.[1]
}
