import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Block, replacementsOf } from './blocks.ts'
import { type Outcome, type Problem, ROOT, type Workspace } from './workspace.ts'

export function checkJson(block: Block): Outcome {
	const texts = block.language === 'jsonl' ? block.code.trimEnd().split('\n') : [block.code]
	const problems = texts.flatMap((text, at) => {
		try {
			JSON.parse(text)
			return []
		} catch (error) {
			return [{ line: block.line + at, text: (error as Error).message }]
		}
	})
	return { block, ways: ['checked'], problems }
}

/**
 * Checks that each text that a diff keeps or removes occurs exactly once in its file. `test/recipes.test.ts` applies the diffs and
 * tests their effect.
 */
export function checkDiff(block: Block): Outcome {
	let text = readFileSync(join(ROOT, block.file), 'utf8')
	const problems: Problem[] = []
	for (const { find, replacement } of replacementsOf(block.code)) {
		const parts = text.split(find)
		if (parts.length === 2) text = parts.join(replacement)
		else problems.push({ line: block.line, text: `${block.file} has ${parts.length - 1} times: ${find}` })
	}
	return { block, ways: ['checked'], problems }
}

/** Checks that a list of the program's commands names those in its help. */
export function checkCommands(workspace: Workspace, block: Block): Outcome {
	const { stdout } = workspace.run('npx', ['orderwright', '--help'])
	const known = [...stdout.matchAll(/^ {2}(\w+) {2,}/gm)].map(([, name]) => name)
	const shown = [...block.code.matchAll(/^npx orderwright (\w+)/gm)].map(([, name]) => name)
	const isRight = shown.length > 0 && shown.join() === known.join()
	const text = `expected the commands ${known.join(', ')}`
	return { block, ways: ['checked'], problems: isRight ? [] : [{ line: block.line, text }] }
}
