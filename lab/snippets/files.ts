import type { Block } from './blocks.ts'
import type { Outcome, Workspace } from './workspace.ts'

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

/** Checks that a list of the program's commands has the same commands as the program's help. */
export function checkCommands(workspace: Workspace, block: Block): Outcome {
	const { stdout } = workspace.run('npx', ['orderwright', '--help'])
	const known = [...stdout.matchAll(/^ {2}(\w+) {2,}/gm)].map(([, name]) => name)
	const shown = [...block.code.matchAll(/^npx orderwright (\w+)/gm)].map(([, name]) => name)
	const isRight = shown.length > 0 && shown.join() === known.join()
	const text = `expected the commands ${known.join(', ')}`
	return { block, ways: ['checked'], problems: isRight ? [] : [{ line: block.line, text }] }
}
