import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildProgram, FOLDER, PROGRAM } from './program.ts'

const BIN = join(FOLDER, 'node_modules/.bin/orderwright')
beforeAll(async () => {
	await buildProgram()
	chmodSync(PROGRAM, 0o755)
	mkdirSync(join(FOLDER, 'node_modules/.bin'), { recursive: true })
	symlinkSync(PROGRAM, BIN)
})

/** A shell that starts a service in the background, prints its number, and waits for it, as the first process of a container does. */
const SHELL = '"$@" & echo "pid $!"; wait $!; echo "status $?"'

describe('a service that a shell started', () => {
	it.each([
		['mock', [BIN]],
		['serve', [BIN]],
		['mock', [process.execPath, PROGRAM]],
		['serve', [process.execPath, PROGRAM]],
	])('%s ends with its number by %j, and frees its port', async (command, program) => {
		const shell = spawn('sh', ['-c', SHELL, 'sh', ...program, command, '--port', '0', '--quiet'])
		const lines: string[] = []
		let address = ''
		for await (const line of createInterface(shell.stdout)) {
			lines.push(line)
			const [url] = /http:\/\/[\d.:]+/.exec(line) ?? []
			if (url === undefined) continue
			address = url
			process.kill(Number(lines.find((each) => each.startsWith('pid '))?.slice(4)), 'SIGTERM')
		}
		expect(lines.at(-1)).toBe('status 0')
		await expect(fetch(address)).rejects.toThrow()
	})
})
