import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Packs the built package and installs the tarball in a folder, as a user would. Returns the files of the tarball. */
export function packAndInstall(folder: string): readonly string[] {
	if (!existsSync(join(ROOT, 'dist/index.js'))) throw new Error('Build the package first: npm run build')
	const packed = runProgram(ROOT, 'npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder])
	const parsed = JSON.parse(packed) as unknown
	const [entry] = (Array.isArray(parsed) ? parsed : Object.values(parsed as object)) as [
		{ filename: string; files: { path: string }[] },
	]
	installTarball(folder, join(folder, entry.filename))
	return entry.files.map(({ path }) => path)
}

/** Installs a tarball in an empty folder. */
export function installTarball(folder: string, tarball: string): void {
	writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true }')
	runProgram(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball])
}
