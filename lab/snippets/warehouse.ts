import { type Block, shownBy } from './blocks.ts'
import { compareLines, type Outcome, type Workspace } from './workspace.ts'

/** Marks the start of each block's output. */
const START = '\u001e\n'
/** Prints the rows of a query, as the comments on the page show them. */
const SHOW = `
async function show(connection, sql) {
	const text = sql.replace(/^--.*$/gm, '').trim()
	if (text === '') return
	const rows = (await connection.runAndReadAll(text)).getRows()
	if (text.startsWith('SELECT')) for (const row of rows) console.log(row.map((cell) => cell ?? '-').join(' | '))
}`

/** Runs the JavaScript and the SQL of a page in one script, in their order. The queries go to the connection that the script opened. */
export function runQueries(workspace: Workspace, blocks: readonly Block[]): Outcome[] {
	workspace.link('@duckdb')
	const steps = blocks.map((block) => `process.stdout.write(${JSON.stringify(START)})\n${stepOf(block)}`)
	const file = workspace.write('warehouse.cjs', `${SHOW}\n(async () => {\n${steps.join('\n')}\n})()`)
	const { status, stdout, stderr } = workspace.run(process.execPath, [file])
	const [, ...printed] = stdout.split(START)
	return blocks.map((block, at) => {
		const isLast = at === Math.max(printed.length - 1, 0)
		const shown = shownBy(block, block.language === 'sql' ? '--' : '//')
		const problems = compareLines(block, shown, printed[at] ?? '')
		if (status !== 0 && isLast) problems.push({ line: block.line, text: stderr })
		return { block, ways: ['run'], problems }
	})
}

function stepOf({ language, code }: Block): string {
	if (language !== 'sql') return code
	const queries = code.split(/;\n/).map((query) => `await show(connection, ${JSON.stringify(query)})`)
	return queries.join('\n')
}
