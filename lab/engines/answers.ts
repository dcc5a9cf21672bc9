import { spawn } from 'node:child_process'

/** The most characters of an engine's error output that are shown. */
const MOST_COMPLAINT = 2000

const LINE_BREAK = 10

/**
 * Runs a command and passes on its answers one by one, each ended by the character U+0000. Throws if the command fails. A line
 * break before an answer is not part of it: Hermes's `print` adds one.
 *
 * @param onAnswer handles an answer and its index; when it returns `false`, the command is stopped
 */
export function readAnswers(
	[command, ...args]: readonly string[],
	onAnswer: (answer: Buffer, at: number) => boolean,
): Promise<void> {
	return new Promise((resolve, reject) => {
		const engine = spawn(command as string, args, { stdio: ['ignore', 'pipe', 'pipe'] })
		let count = 0
		let pieces: Buffer[] = []
		let complaint = ''
		engine.stdout.on('data', (data: Buffer) => {
			let from = 0
			if (engine.killed) return
			for (let end = data.indexOf(0); end >= 0; end = data.indexOf(0, from)) {
				pieces.push(data.subarray(from, end))
				if (!onAnswer(trimStart(Buffer.concat(pieces)), count++)) {
					engine.kill()
					return
				}
				pieces = []
				from = end + 1
			}
			pieces.push(data.subarray(from))
		})
		engine.stderr.on('data', (data: Buffer) => {
			complaint = (complaint + data.toString()).slice(-MOST_COMPLAINT)
		})
		engine.on('error', reject)
		engine.on('close', (status) => {
			if (status === 0) resolve()
			else reject(new Error(complaint.trim() || `ended with ${status}`))
		})
	})
}

function trimStart(answer: Buffer): Buffer {
	return answer[0] === LINE_BREAK ? answer.subarray(1) : answer
}
