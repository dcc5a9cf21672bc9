import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HERE = import.meta.dirname

/**
 * Installs the packages of a folder, by its lock file, unless they are installed. Throws if that fails. `npm ci` rejects a lock
 * file that lacks an optional package of another platform; `npm install` does not.
 */
export function installPackages(
	folder: string = HERE,
	what: string = 'the engines (about 1 GB)',
	how: readonly string[] = ['ci'],
): void {
	/** A copy of the lock file of the last installation. */
	const installed = join(folder, 'node_modules', '.orderwright-installed')
	const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
	if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return
	console.log(`Installing ${what} in ${folder}/node_modules ...`)
	run('npm', [...how, '--no-audit', '--no-fund'], folder)
	writeFileSync(installed, lock)
}

/** Installs Chromium from Debian's packages unless it is present. Throws if that fails. */
export function installChromium(): void {
	if (spawnSync('chromium', ['--version']).status !== 0) installDebian('chromium')
}

/** Installs Firefox from Debian's packages unless it is present. Throws if that fails. */
export function installFirefox(): void {
	if (spawnSync('firefox-esr', ['--version']).status !== 0) installDebian('firefox-esr')
}

/** Installs Debian's packages with apt-get. Throws if that fails. */
export function installDebian(...packages: readonly string[]): void {
	console.log(`Installing ${packages.join(', ')} with apt-get ...`)
	run('apt-get', ['update', '-qq'])
	run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

function run(command: string, args: readonly string[], cwd: string = HERE): void {
	const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
	if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`)
}
