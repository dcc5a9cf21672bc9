import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Packs the built package and installs the tarball in a folder, as a user would. Returns the files of the tarball. */
export function installTarball(folder: string): readonly string[] {
	if (!existsSync(join(ROOT, 'dist/index.js'))) throw new Error('Build the package first: npm run build')
	const packed = npm(ROOT, 'pack', '--json', '--ignore-scripts', '--pack-destination', folder)
	const parsed = JSON.parse(packed) as unknown
	const [entry] = (Array.isArray(parsed) ? parsed : Object.values(parsed as object)) as [
		{ filename: string; files: { path: string }[] },
	]
	writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true }')
	npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', join(folder, entry.filename))
	return entry.files.map(({ path }) => path)
}

function npm(cwd: string, ...args: string[]): string {
	const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8' })
	if (status !== 0) throw new Error(`npm ${args.join(' ')} failed: ${stderr}`)
	return stdout
}
