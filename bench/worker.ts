import { measure, type Question, type Result } from './harness.ts'

/** What a child answers: one question's result, and how many questions its file has. */
export interface Answer {
	readonly result: Result
	readonly questions: number
}

/**
 * The child: measures one question of a file, in a process that no other question has warmed up or worn out. Takes the seed, the
 * passes and the question's place in the file; the answer goes to standard output as JSON.
 */
export function answer(questions: readonly Question<unknown>[]): void {
	const [seed = 0, passes = 0, at = 0] = process.argv.slice(2).map(Number)
	const question = questions[at]
	if (question === undefined) throw new Error(`no question ${at}`)
	const result = measure(question, seed, passes, (done, of) => {
		if (process.stderr.isTTY) {
			process.stderr.write(`\r  ${question.name}: pass ${done} of ${of}${done === of ? '\n' : ''}`)
		} else if (done === of) process.stderr.write(`  ${question.name}\n`)
	})
	process.stdout.write(JSON.stringify({ result, questions: questions.length } satisfies Answer))
}
