import { spawn } from 'node:child_process'
import { once } from 'node:events'

const LINE_BREAK = 10

/**
 * Runs a command and yields its answers one by one, each ended by the character U+0000. Throws if the command fails. A line break
 * before an answer is not part of it: Hermes's `print` adds one.
 */
export async function* readAnswers([command, ...args]: readonly string[]): AsyncGenerator<Buffer> {
	const engine = spawn(command as string, args, { stdio: ['ignore', 'pipe', 'inherit'] })
	const ended = once(engine, 'close')
	// A command that can't start is an error where its end is awaited.
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
