import { measure, type Question, type Result } from './harness.ts'

/** The child: one file's questions, measured one after the other; the results go to standard output as JSON. */
export function answer(questions: readonly Question<unknown>[]): void {
	const [seed, passes] = process.argv.slice(2).map(Number) as [number, number]
	const results: Result[] = questions.map((question) =>
		measure(question, seed, passes, (done, of) => {
			if (process.stderr.isTTY)
				process.stderr.write(`\r  ${question.name}: pass ${done} of ${of}${done === of ? '\n' : ''}`)
			else if (done === of) process.stderr.write(`  ${question.name}\n`)
		}),
	)
	process.stdout.write(JSON.stringify(results))
}
