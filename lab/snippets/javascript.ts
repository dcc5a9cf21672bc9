import { build, transform } from 'esbuild'
import { type Block, shownBy } from './blocks.ts'
import { typeCheck } from './typescript.ts'
import { compareLines, type Outcome, type Problem, type Workspace } from './workspace.ts'

/** Runs a block as an ES module, and compares its output with its comments. */
export function runModule(workspace: Workspace, block: Block, code: string = block.code): Outcome {
	if (code.includes("from 'zod'")) workspace.link('zod')
	const file = workspace.write(`block-${block.line}.mjs`, workspace.withServices(code))
	const { status, stdout, stderr } = workspace.run(process.execPath, [file])
	const ways = ['run'] as const
	if (status !== 0) return { block, ways, problems: [{ line: block.line, text: `ended with ${status}: ${stderr}` }] }
	// The code of the front page must also compile in a strict project, because newcomers copy it.
	const inTypes = block.page === 'README.md' ? typeCheck(workspace, block, code) : []
	return { block, ways, problems: [...inTypes, ...compareLines(block, shownBy(block), stdout)] }
}

/** Type-checks a block of TypeScript. A program also runs; a file of the project is only checked. */
export async function runTypeScript(workspace: Workspace, block: Block): Promise<Outcome> {
	const problems = typeCheck(workspace, block, block.code)
	if (block.file !== '') return { block, ways: ['type-checked'], problems }
	const { code } = await transform(block.code, { loader: 'ts' })
	const ran = runModule(workspace, block, code)
	return { block, ways: ['type-checked', 'run'], problems: [...problems, ...ran.problems] }
}

/** Type-checks an element with the lines around it. */
export function checkElement(workspace: Workspace, block: Block, code: string): Outcome {
	for (const name of ['react', '@types/react', 'react-hook-form']) workspace.link(name)
	return { block, ways: ['type-checked'], problems: typeCheck(workspace, block, code) }
}

/** Bundles the scripts of a piece of HTML for the browser. A name or a module that isn't in the package is an error. */
export async function bundleScripts(workspace: Workspace, block: Block): Promise<Outcome> {
	const problems: Problem[] = []
	const scripts = [...block.code.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
	for (const [, attributes = '', contents = ''] of scripts) {
		try {
			await build({
				stdin: { contents, resolveDir: workspace.folder, loader: attributes.includes('lang="ts"') ? 'ts' : 'js' },
				bundle: true,
				write: false,
				format: 'esm',
				platform: 'browser',
				logLevel: 'silent',
			})
		} catch (error) {
			problems.push({ line: block.line, text: (error as Error).message })
		}
	}
	if (scripts.length === 0) problems.push({ line: block.line, text: 'has no script to bundle' })
	return { block, ways: ['checked'], problems }
}
