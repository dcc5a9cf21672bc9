import { join } from 'node:path'

/** A JavaScript engine, and the commands that run it. */
export interface Engine {
	readonly name: string
	/** The command for the engine's version. The last line of its output is shown. */
	readonly version: readonly string[]
	/** The command that prints the answers, each followed by the character U+0000. Its arguments are the script's path and the number of steps. */
	readonly run: readonly string[]
	/** Whether the engine runs the script in ES5 (`lower.ts`). This script prints its answers itself. */
	readonly isLowered?: boolean
	/** Whether the engine needs more than three minutes for a million orders. By default, a slow engine validates fewer orders. */
	readonly isSlow?: boolean
}

const HERE = import.meta.dirname
const installed = (path: string): string => join(HERE, '../node_modules', path)
const host = (name: string): string => join(HERE, 'hosts', name)
/** Node, which runs engines that aren't programs themselves. */
const NODE = installed('node-24/bin/node')
const HERMES = installed(`hermes-engine-cli/${process.platform === 'darwin' ? 'osx' : 'linux64'}-bin/hermes`)
const SHELL = host('shell.cjs')
const versionOf = (name: string): readonly string[] => [
	NODE,
	'-p',
	`require(${JSON.stringify(installed(`${name}/package.json`))}).version`,
]

function program(name: string, ...command: readonly string[]): Engine {
	return { name, version: [command[0] as string, '--version'], run: [...command, SHELL] }
}

const node = (version: number): Engine => program(`Node ${version}`, installed(`node-${version}/bin/node`))
const within = (name: string, file: string, version: readonly string[]): Engine => ({
	name,
	version,
	run: [NODE, host(file)],
})

/** The first engine is the reference for all others. */
export const ENGINES: readonly Engine[] = [
	node(20),
	node(22),
	node(24),
	program('Bun', installed('bun/bin/bun.exe')),
	program('Deno', installed('deno/deno'), 'run', '--allow-read'),
	within('Chromium', 'chromium.cjs', ['chromium', '--version']),
	within('workerd', 'workerd.cjs', versionOf('workerd')),
	{
		name: 'Hermes',
		version: versionOf('hermes-engine-cli'),
		run: [HERMES, '-O', '-w'],
		isLowered: true,
		isSlow: true,
	},
	{ ...within('QuickJS', 'quickjs.cjs', versionOf('quickjs-emscripten')), isSlow: true },
]
