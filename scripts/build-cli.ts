import { chmodSync, cpSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** From the address, since `import.meta.dirname` is another folder where a configuration is bundled. */
const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * Writes the program `orderwright` as one file, with the mappings of other people's files in a folder beside it. In the package it imports the library by its name, from the files beside it.
 * `with-library` bundles the library's sources, for tests that run without a build.
 */
export async function buildCli(outfile: string, library: 'beside' | 'with-library' = 'beside'): Promise<void> {
	const file = resolve(ROOT, outfile)
	await build({
		absWorkingDir: ROOT,
		entryPoints: ['cli/main.ts'],
		outfile: file,
		format: 'esm',
		bundle: true,
		platform: 'node',
		target: 'node20',
		...(library === 'beside' ? { external: ['orderwright', 'orderwright/*'] } : { tsconfig: 'tsconfig.tools.json' }),
	})
	chmodSync(file, 0o755)
	cpSync(join(ROOT, 'cli/maps'), join(dirname(file), 'maps'), { recursive: true })
}
