import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'orderwright-tests-'

/**
 * Makes a folder in the machine's temporary folder, where this process and its children make theirs. It is removed when the process ends, or
 * by the next run if the process was killed.
 */
export function useOwnTemporaryFolder(): void {
	const parent = tmpdir()
	removeLeftFolders(parent)
	const folder = join(parent, PREFIX + process.pid)
	mkdirSync(folder, { recursive: true })
	for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
	process.on('exit', () => remove(folder))
}

/** Removes the folders of processes that ended. */
export function removeLeftFolders(parent: string): void {
	for (const name of readdirSync(parent))
		if (name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length)))) remove(join(parent, name))
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0)
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM'
	}
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
