/**
 * Runs every code block of the README and of `docs/`. Packs the package, installs the tarball in an empty folder, and runs each block there
 * unchanged. Compares the output with the output on the page. `lab/snippets/exceptions.ts` lists the blocks that need lines around them. Exits with 1
 * if a block behaves differently from its page.
 *
 * lab/run snippets lab/run snippets -- docs/files.md only this page lab/run snippets -- --tarball /tmp/….tgz with these packages in place of the
 * built ones
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../shared/room.ts'
import { type Block, blocksOf } from './blocks.ts'
import { EXCEPTIONS } from './exceptions.ts'
import { checkPage } from './page.ts'
import { type Outcome, type Problem, Workspace } from './workspace.ts'

const PAGES = [
	'README.md',
	...['docs', 'docs/contributing'].flatMap((folder) =>
		readdirSync(join(ROOT, folder))
			.filter((name) => name.endsWith('.md'))
			.map((name) => `${folder}/${name}`),
	),
]
const WAYS = ['run', 'type-checked', 'checked', 'skipped'] as const

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { tarball: { type: 'string', multiple: true } },
})
const workspace = new Workspace()
let failed = 0
try {
	await workspace.open(values.tarball)
	for (const page of positionals.length > 0 ? positionals : PAGES)
		report(page, await checkPage(workspace, blocksIn(page)))
} finally {
	await workspace.close()
}
reportExceptions()
process.exitCode = failed === 0 ? 0 : 1

function blocksIn(page: string): Block[] {
	return blocksOf(page, readFileSync(join(ROOT, page), 'utf8'))
}

function report(page: string, outcomes: readonly Outcome[]): void {
	const counts = WAYS.map((way) => [outcomes.filter(({ ways }) => ways.includes(way)).length, way] as const)
	const counted = counts.flatMap(([count, way]) => (count === 0 ? [] : `${count} ${way}`)).join(', ')
	const problems = outcomes.flatMap((outcome) => outcome.problems).sort((a, b) => a.line - b.line)
	reportProblems(
		`${page}: ${outcomes.length === 0 ? 'no blocks' : `of ${outcomes.length} blocks ${counted}`}`,
		page,
		problems,
	)
	for (const { firstLine, reason, around } of EXCEPTIONS.filter((exception) => exception.page === page)) {
		console.log(`  ${around === undefined ? 'skipped' : 'with lines around it'}: ${firstLine} (${reason})`)
	}
}

function reportExceptions(): void {
	for (const { page, firstLine } of EXCEPTIONS) {
		if (PAGES.includes(page) && blocksIn(page).some(({ code }) => code.startsWith(`${firstLine}\n`))) continue
		failed++
		console.log(`✗ lab/snippets/exceptions.ts: no block of ${page} begins with ${firstLine}`)
	}
}

function reportProblems(title: string, page: string, problems: readonly Problem[]): void {
	failed += problems.length
	console.log(`${problems.length === 0 ? '✓' : '✗'} ${title}`)
	for (const { line, text } of problems) console.log(`  ${page}:${line}: ${text}`)
}
