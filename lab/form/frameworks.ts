import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { compile } from 'svelte/compiler'
import { compileScript, parse } from 'vue/compiler-sfc'

const LAB = join(import.meta.dirname, '..')

/**
 * Compiles components of Svelte, as Svelte's own plugins do. Superforms needs SvelteKit: `without-sveltekit.ts` replaces SvelteKit's modules
 * `$app/…`. An adapter for another library imports modules of Node. These are left out, as SvelteKit's bundler leaves them out.
 */
const svelte: Plugin = {
	name: 'Svelte without SvelteKit',
	setup: ({ onLoad, onResolve }) => {
		onLoad({ filter: /\.svelte$/ }, async ({ path }) => ({
			contents: compile(await readFile(path, 'utf8'), { filename: path, generate: 'client' }).js.code,
		}))
		onResolve({ filter: /^\$app\// }, () => ({ path: join(import.meta.dirname, 'without-sveltekit.ts') }))
		onResolve({ filter: /^node:/ }, ({ path }) => ({ path, external: true, sideEffects: false }))
	},
}

/** Compiles components of Vue, as Vue's own plugins do. */
const vue: Plugin = {
	name: 'Vue',
	setup: ({ onLoad }) =>
		onLoad({ filter: /\.vue$/ }, async ({ path }) => {
			const templateParseOptions = { isCustomElement: (tag: string) => tag.includes('-') }
			const { descriptor } = parse(await readFile(path, 'utf8'), { filename: path, templateParseOptions })
			const templateOptions = { compilerOptions: templateParseOptions }
			const { content } = compileScript(descriptor, { id: path, inlineTemplate: true, templateOptions })
			return { contents: content }
		}),
}

/** Resolves the imports of a page outside the lab: it finds the frameworks among the lab's packages. */
const packages: Plugin = {
	name: 'the packages of the lab',
	setup: ({ onResolve, resolve }) =>
		onResolve({ filter: /^[@a-z]/ }, ({ path, kind, importer, pluginData }) => {
			const isOutside = pluginData !== LAB && !importer.includes('node_modules') && kind !== 'entry-point'
			return isOutside && !path.startsWith('orderwright')
				? resolve(path, { kind, resolveDir: LAB, pluginData: LAB })
				: undefined
		}),
}

/** The plugins for bundling a page with components of React, Vue or Svelte. */
export const FRAMEWORKS: readonly Plugin[] = [svelte, vue, packages]
