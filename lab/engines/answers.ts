import { spawn } from 'node:child_process'
import { once } from 'node:events'

const LINE_BREAK = 10

/**
 * Runs a command and yields its answers one by one. The character U+0000 ends each answer. Throws if the command fails. A line break before an answer
 * isn't part of the answer, because Hermes's `print` adds a line break.
 */
export async function* readAnswers([command, ...args]: readonly string[]): AsyncGenerator<Buffer> {
	const engine = spawn(command as string, args, { stdio: ['ignore', 'pipe', 'inherit'] })
	const ended = once(engine, 'close')
	// If a command can't start, the error is thrown where the command's end is awaited.
	ended.catch(() => {})
	try {
		let rest = Buffer.alloc(0)
		for await (const data of engine.stdout) {
			rest = Buffer.concat([rest, data])
			for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
				yield rest.subarray(rest[0] === LINE_BREAK ? 1 : 0, end)
				rest = rest.subarray(end + 1)
			}
		}
		const [status] = await ended
		if (status !== 0) throw new Error(`ended with ${status}`)
	} finally {
		engine.kill()
	}
}
