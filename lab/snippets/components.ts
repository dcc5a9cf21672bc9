import { join } from 'node:path'
import { ROOT } from '../shared/room.ts'
import type { Block } from './blocks.ts'
import { bundleScripts } from './javascript.ts'
import type { Outcome, Workspace } from './workspace.ts'

const BIN = join(ROOT, 'lab/node_modules/.bin')
const TSCONFIG = {
	compilerOptions: {
		strict: true,
		noEmit: true,
		skipLibCheck: true,
		target: 'ES2022',
		lib: ['ES2022', 'DOM', 'DOM.Iterable'],
		module: 'ESNext',
		moduleResolution: 'Bundler',
		types: [],
	},
	include: ['.'],
}

/** Bundles a component's script. Also checks its types with the framework's own compiler, in a separate project. */
export async function checkComponent(workspace: Workspace, block: Block): Promise<Outcome> {
	const { language, line } = block
	workspace.link(language)
	const folder = `component-${line}`
	workspace.write(join(folder, `App.${language}`), block.code)
	const config = workspace.write(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG))
	const command =
		language === 'vue'
			? ['vue-tsc', '-p', config]
			: ['svelte-check', '--workspace', join(workspace.folder, folder), '--tsconfig', config, '--output', 'machine']
	const [name = '', ...args] = command
	const { status, stdout, stderr } = workspace.run(join(BIN, name), args)
	const bundled = await bundleScripts(workspace, block)
	const problems = status === 0 ? [] : [{ line, text: `${name} ended with ${status}: ${stdout}${stderr}` }]
	return { block, ways: ['type-checked', 'checked'], problems: [...problems, ...bundled.problems] }
}
