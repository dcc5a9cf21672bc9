import { spawnSync } from 'node:child_process'

/** Runs a program in a folder, and returns what it prints. Throws with its output if it fails. */
export function runProgram(cwd: string, command: string, args: readonly string[]): string {
	const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
	if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stdout}${stderr}`.trim())
	return stdout
}
