import { spawnSync } from 'node:child_process'

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
	run('apt-get', 'update', '-qq')
	run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
}

function run(command: string, ...args: readonly string[]): void {
	const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
	if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`)
}
