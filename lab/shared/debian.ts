import { spawnSync } from 'node:child_process'

/** Installs Chromium from Debian's packages unless it is present. Throws if the installation fails. */
export function installChromium(): void {
	if (spawnSync('chromium', ['--version']).status !== 0) installDebian('chromium')
}

/** Installs Firefox from Debian's packages unless it is present. Throws if the installation fails. */
export function installFirefox(): void {
	if (spawnSync('firefox-esr', ['--version']).status !== 0) installDebian('firefox-esr')
}

/** Installs WebKitGTK, its driver and a display for it from Debian's packages, unless they are present. Throws if the installation fails. */
export function installWebKit(): void {
	const isThere = ['WebKitWebDriver', 'Xvfb'].every((name) => spawnSync(name, ['-help']).error === undefined)
	if (!isThere) installDebian('webkit2gtk-driver', 'xvfb')
}

/** Installs Debian's packages with apt-get. Throws if the installation fails. */
export function installDebian(...packages: readonly string[]): void {
	console.log(`Installing ${packages.join(', ')} with apt-get ...`)
	const asRoot = process.getuid?.() === 0 ? [] : ['sudo']
	run(...asRoot, 'apt-get', 'update', '-qq')
	run(...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
}

function run(...command: readonly string[]): void {
	const [program = '', ...args] = command
	const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
	if (status !== 0) throw new Error(`${command.join(' ')} failed${error ? `: ${error.message}` : ''}`)
}
