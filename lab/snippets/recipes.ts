import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../shared/room.ts'
import type { Problem } from './workspace.ts'

const PAGE = 'docs/servers.md'
const FOLDER = 'examples/servers'
const ROW = /^\| \[(\S+)\]\(\.\.\/examples\/servers\/(\S+)\) *\|[^|]*\|(.*)\|$/

/**
 * Compares the table of recipes with the files that `lab/run servers` starts: each recipe must be among them, and each call
 * in the table must be in its file.
 */
export function checkRecipes(): { recipes: number; problems: Problem[] } {
	const run = readFileSync(join(ROOT, FOLDER, 'run.ts'), 'utf8')
	const problems: Problem[] = []
	let recipes = 0
	for (const [at, row] of readFileSync(join(ROOT, PAGE), 'utf8').split('\n').entries()) {
		const [, , file, special = ''] = ROW.exec(row) ?? []
		if (file === undefined) continue
		recipes++
		const path = join(ROOT, FOLDER, file)
		const code = existsSync(path) ? readFileSync(path, 'utf8') : ''
		const calls = [...special.matchAll(/`([^`]*\([^`]*\))`/g)].map(([, call = '']) => call)
		const missing = calls.filter((call) => !code.includes(call)).map((call) => `${file} has no ${call}`)
		if (code === '' || !run.includes(file)) missing.push(`${FOLDER}/run.ts does not start ${file}`)
		problems.push(...missing.map((text) => ({ line: at + 1, text })))
	}
	if (recipes === 0) problems.push({ line: 1, text: 'has no table of recipes' })
	return { recipes, problems }
}
