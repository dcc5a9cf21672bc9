import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../shared/room.ts'
import type { Block } from './blocks.ts'
import type { Problem, Workspace } from './workspace.ts'

const OPTIONS: ts.CompilerOptions = {
	strict: true,
	noEmit: true,
	skipLibCheck: true,
	allowImportingTsExtensions: true,
	target: ts.ScriptTarget.ES2022,
	lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
	module: ts.ModuleKind.NodeNext,
	moduleResolution: ts.ModuleResolutionKind.NodeNext,
	jsx: ts.JsxEmit.ReactJSX,
	types: [],
}

/**
 * Returns the compiler's errors about a block. The block is compiled next to the installed package, or as the project's file whose name the fence
 * has.
 */
export function typeCheck(workspace: Workspace, block: Block, code: string): Problem[] {
	const name = `block-${block.line}.${block.language === 'jsx' ? 'tsx' : 'mts'}`
	const path = block.file === '' ? join(workspace.folder, name) : join(ROOT, block.file)
	const host = ts.createCompilerHost(OPTIONS)
	const { fileExists, readFile } = host
	host.fileExists = (file) => file === path || fileExists(file)
	host.readFile = (file) => (file === path ? code : readFile(file))
	host.getCurrentDirectory = () => workspace.folder
	const found = ts.getPreEmitDiagnostics(ts.createProgram([path], OPTIONS, host))
	const before = linesBefore(code, block)
	return found.map(({ file, start = 0, messageText }) => ({
		line: block.line + (file?.fileName === path ? file.getLineAndCharacterOfPosition(start).line - before : 0),
		text: ts.flattenDiagnosticMessageText(messageText, '\n'),
	}))
}

function linesBefore(code: string, block: Block): number {
	return code.slice(0, code.indexOf(block.code)).split('\n').length - 1
}
