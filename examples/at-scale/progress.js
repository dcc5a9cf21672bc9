/** Shows how far a long task is: one line that changes on a terminal, a line for each fifth elsewhere. */

/**
 * Answers with a function to be told how many are done.
 *
 * @param {string} verb
 * @param {number} total
 */
export function showProgress(verb, total) {
	let start = 0
	let first = 0
	let shown = 0
	return (/** @type {number} */ done) => {
		const fifth = Math.floor((5 * done) / total)
		const isTerminal = process.stdout.isTTY === true
		if (start === 0) {
			start = Date.now()
			first = done
		}
		if (done === first || (!isTerminal && fifth === shown) || (isTerminal && shown === 5)) return
		shown = fifth
		const rate = Math.round((1000 * (done - first)) / Math.max(1, Date.now() - start))
		const text = `  ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${verb}, ${rate.toLocaleString('en-US')} a second`
		process.stdout.write(isTerminal ? `\r${text.padEnd(60)}${done === total ? '\n' : ''}` : `${text}\n`)
	}
}
