import type { Block } from './blocks.ts'
import { checkComponent } from './components.ts'
import { EXCEPTIONS, type Exception } from './exceptions.ts'
import { checkCommands, checkJson } from './files.ts'
import { bundleScripts, checkElement, runModule, runTypeScript } from './javascript.ts'
import { runShell } from './shell.ts'
import { runQueries } from './warehouse.ts'
import type { Outcome, Workspace } from './workspace.ts'

/**
 * Matches blocks that other checks run. The tests run the examples of the rulebook and the decisions, and apply the diffs of the recipes. `lab/run
 * hosts` runs Python.
 */
const SKIPPED = /^docs\/(?:rulebook|decisions)\.md js$| (?:diff|python)$/

type Runner = (workspace: Workspace, blocks: readonly Block[]) => Outcome[] | Promise<Outcome[]>

/** Runs the blocks of a page. Blocks that share a shell, a module or a connection run together; any other block runs alone. */
export async function checkPage(workspace: Workspace, blocks: readonly Block[]): Promise<Outcome[]> {
	const outcomes: Outcome[] = blocks.filter(isSkipped).map((block) => ({ block, ways: ['skipped'], problems: [] }))
	let others = blocks.filter((block) => !isSkipped(block))
	const runTogether = async (runner: Runner, ...languages: string[]): Promise<void> => {
		outcomes.push(
			...(await runner(
				workspace,
				others.filter(({ language }) => languages.includes(language)),
			)),
		)
		others = others.filter(({ language }) => !languages.includes(language))
	}
	await runTogether(runShell, 'sh', 'console')
	if (others.some(({ language }) => language === 'sql')) await runTogether(runQueries, 'sql', 'js')
	for (const block of others) outcomes.push(await checkBlock(workspace, block, blocks))
	return outcomes
}

function exceptionOf(block: Block): Exception | undefined {
	return EXCEPTIONS.find(({ page, firstLine }) => page === block.page && block.code.startsWith(`${firstLine}\n`))
}

function isSkipped(block: Block): boolean {
	const exception = exceptionOf(block)
	if (SKIPPED.test(`${block.page} ${block.language}`)) return true
	return exception !== undefined && exception.around === undefined
}

async function checkBlock(workspace: Workspace, block: Block, blocks: readonly Block[]): Promise<Outcome> {
	const exception = exceptionOf(block)
	const earlier = blocks.filter(({ language, line }) => language === block.language && line < block.line).at(-1)
	const code = exception?.around?.(block.code, earlier?.code ?? '') ?? block.code
	switch (block.language) {
		case 'js':
			return runModule(workspace, block, code)
		case 'ts':
			return runTypeScript(workspace, block)
		case 'jsx':
			return checkElement(workspace, block, code)
		case 'html':
			return bundleScripts(workspace, block)
		case 'vue':
		case 'svelte':
			return checkComponent(workspace, block)
		case 'json':
		case 'jsonl':
			return checkJson(block)
		case 'text':
			return checkCommands(workspace, block)
		default:
			return { block, ways: [], problems: [{ line: block.line, text: `no check for "${block.language}"` }] }
	}
}
