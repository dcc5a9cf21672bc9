import { chmodSync, cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

/**
 * Writes the program `orderwright` as one file, with the mappings of other people's files in a folder beside it. In the package it imports the library by its name, from the files beside it.
 * `with-library` bundles the library's sources, for tests that run without a build. Paths are relative to the working directory.
 */
export async function buildCli(outfile: string, library: 'beside' | 'with-library' = 'beside'): Promise<void> {
	await build({
		entryPoints: ['cli/main.ts'],
		outfile,
		format: 'esm',
		bundle: true,
		platform: 'node',
		target: 'node20',
		...(library === 'beside' ? { external: ['orderwright', 'orderwright/*'] } : { tsconfig: 'tsconfig.tools.json' }),
	})
	chmodSync(outfile, 0o755)
	cpSync('cli/maps', join(dirname(outfile), 'maps'), { recursive: true })
}
