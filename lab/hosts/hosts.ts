import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Block, blocksOf } from '../snippets/blocks.ts'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = 'docs/languages.md'
const PYTHON = '/usr/bin/python3'
const SCRIPT = join(ROOT, 'dist/bulk.cjs')

/** A program that answers questions line by line. */
export interface Host {
	readonly name: string
	/** Debian's packages that it needs. */
	readonly packages: readonly string[]
	/** Returns whether its engine is installed. */
	readonly isThere: () => boolean
	readonly version: () => string
	/** The command that runs it. */
	readonly command: readonly [string, ...string[]]
}

/** Writes the examples of docs/languages.md into a folder, unchanged, and returns the hosts that run them. */
export function writeHosts(folder: string): Host[] {
	const blocks = blocksOf(PAGE, readFileSync(join(ROOT, PAGE), 'utf8'))
	const write = (language: string, file: string): string => {
		const [code, other] = blocks.filter((block: Block) => block.language === language).map((block) => block.code)
		if (code === undefined || other !== undefined) throw new Error(`${PAGE} must have one block of ${language}`)
		const path = join(folder, file)
		writeFileSync(path, code)
		return path
	}
	symlinkSync(join(ROOT, 'lab/node_modules'), join(folder, 'node_modules'))
	return [
		{
			name: 'Python, JavaScriptCore',
			packages: ['python3-gi', 'gir1.2-javascriptcoregtk-4.1'],
			isThere: () => passes(PYTHON, '-c', "import gi; gi.require_version('JavaScriptCore', '4.1')"),
			version: () => print(PYTHON, '--version').split(' ')[1] ?? '',
			command: [PYTHON, write('python', 'judge.py'), SCRIPT],
		},
		{
			name: 'QuickJS',
			packages: [],
			isThere: () => true,
			version: () =>
				JSON.parse(readFileSync(join(ROOT, 'lab/node_modules/quickjs-emscripten/package.json'), 'utf8')).version,
			command: [process.execPath, write('js', 'judge.mjs'), SCRIPT],
		},
	]
}

function passes(command: string, ...args: readonly string[]): boolean {
	return spawnSync(command, args).status === 0
}

function print(command: string, ...args: readonly string[]): string {
	return spawnSync(command, args, { encoding: 'utf8' }).stdout.trim()
}
