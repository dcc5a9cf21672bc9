import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder, ROOT, runProgram } from './room.ts'

/** The output of npm for a packed package. Some versions of npm return a list, other versions return an object by name. */
interface Packed {
	readonly filename: string
	readonly files: readonly { readonly path: string }[]
}

/** Packs both built packages and installs the tarballs in a folder, as a user would. Returns the files of the main tarball. */
export function packAndInstall(folder: string): readonly string[] {
	if (!existsSync(join(ROOT, 'dist/vectors/package.json'))) throw new Error('Build the package first: npm run build')
	const to = makeFolder('packed')
	const options = ['--json', '--ignore-scripts', '--pack-destination', to]
	const packed = runProgram(ROOT, 'npm', ['pack', ...options, '.', './dist/vectors'])
	const entries: readonly Packed[] = Object.values(JSON.parse(packed))
	installTarballs(folder, ...entries.map(({ filename }) => join(to, filename)))
	const main = entries.find(({ filename }) => /^orderwright-\d/.test(filename))
	return main?.files.map(({ path }) => path) ?? []
}

/** Installs tarballs in an empty folder. */
export function installTarballs(folder: string, ...tarballs: readonly string[]): void {
	writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true }')
	runProgram(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs])
}
