import { measure, type Question, type Result } from './harness.ts'

/** The output of a child process: the result of one question, and the number of questions in the file. */
export interface Answer {
	readonly result: Result
	readonly questions: number
}

/**
 * Measures one question of a file in its own process, so that no other question has warmed up the code. The arguments are the seed, the number of
 * passes and the question's index in the file. The result goes to standard output as JSON.
 */
export function answer(questions: readonly Question<unknown>[]): void {
	const [seed = 0, passes = 0, at = 0] = process.argv.slice(2).map(Number)
	const question = questions[at]
	if (question === undefined) throw new Error(`no question ${at}`)
	process.stderr.write(`  ${question.name}\n`)
	const result = measure(question, seed, passes)
	process.stdout.write(JSON.stringify({ result, questions: questions.length } satisfies Answer))
}
