import { measure, type Question, type Result } from './harness.ts'

/** The result of a child process: one question's result, and the number of questions in its file. */
export interface Answer {
	readonly result: Result
	readonly questions: number
}

/**
 * Measures one question of a file in its own process, which no other question has warmed up. The arguments are the seed, the
 * number of passes and the question's index in the file; the result goes to standard output as JSON.
 */
export function answer(questions: readonly Question<unknown>[]): void {
	const [seed = 0, passes = 0, at = 0] = process.argv.slice(2).map(Number)
	const question = questions[at]
	if (question === undefined) throw new Error(`no question ${at}`)
	process.stderr.write(`  ${question.name}\n`)
	const result = measure(question, seed, passes)
	process.stdout.write(JSON.stringify({ result, questions: questions.length } satisfies Answer))
}
