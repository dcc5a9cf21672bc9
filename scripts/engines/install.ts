import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HERE = import.meta.dirname
/** Holds the lock file that was installed last. */
const INSTALLED = join(HERE, 'node_modules', '.orderwright-installed')

/** Installs the packages of this folder, in this folder, unless they are there; throws where that fails. */
export function installPackages(): void {
	const lock = readFileSync(join(HERE, 'package-lock.json'), 'utf8')
	if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return
	console.log('Installing the engines in scripts/engines/node_modules (about 1 GB) ...')
	run('npm', ['ci', '--no-audit', '--no-fund'])
	writeFileSync(INSTALLED, lock)
}

/** Installs Chromium from Debian's packages unless it is there; throws where that fails. */
export function installChromium(): void {
	if (spawnSync('chromium', ['--version']).status === 0) return
	console.log('Installing Chromium with apt-get ...')
	run('apt-get', ['update', '-qq'])
	run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
}

function run(command: string, args: readonly string[]): void {
	const { status, error } = spawnSync(command, args, { cwd: HERE, stdio: ['ignore', 'inherit', 'inherit'] })
	if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`)
}
