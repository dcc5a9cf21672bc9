import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** A copy of the project in a temporary folder, to change files and run scripts in. */
export interface Tree {
	readonly folder: string
	readonly read: (file: string) => Promise<string>
	readonly write: (file: string, text: string) => Promise<void>
	/** Replaces a text that occurs once. */
	readonly replace: (file: string, find: string, replacement: string) => Promise<void>
	/** Runs a program of node_modules; the output of a failure is in the error. */
	readonly run: (program: string, ...args: readonly string[]) => Promise<string>
	readonly remove: () => Promise<void>
}

const PARTS = ['src', 'scripts', 'test', 'docs', 'package.json', 'tsconfig.json', 'tsconfig.tools.json', 'openapi.json']
const MORE = [
	'.gitignore',
	'README.md',
	'SECURITY.md',
	'vitest.config.ts',
	'cli',
	'bench',
	'examples',
	'biome.json',
	'lab/snippets',
]

export async function copyTree(): Promise<Tree> {
	const folder = await mkdtemp(join(tmpdir(), 'orderwright-'))
	const isOwn = (path: string): boolean => !path.includes('node_modules')
	for (const part of [...PARTS, ...MORE]) {
		await cp(join(ROOT, part), join(folder, part), { recursive: true, filter: isOwn })
	}
	await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
	const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8')
	const write = (file: string, text: string): Promise<void> => writeFile(join(folder, file), text)
	return {
		folder,
		read,
		write,
		replace: async (file, find, replacement) => {
			const parts = (await read(file)).split(find)
			if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${find}`)
			await write(file, parts.join(replacement))
		},
		run: async (program, ...args) => {
			const options = { cwd: folder, env: { ...process.env, VITEST: undefined }, maxBuffer: 1e8 }
			try {
				return (await run(join(folder, 'node_modules/.bin', program), [...args], options)).stdout
			} catch (error) {
				const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string }
				throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`)
			}
		},
		remove: () => rm(folder, { recursive: true, force: true }),
	}
}
