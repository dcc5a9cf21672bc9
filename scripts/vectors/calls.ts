import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import * as contract from '../../src/entries/contract.ts'
import * as library from '../../src/entries/index.ts'
import { RULESET } from '../../src/rules/core/ruleset.ts'
import type { VectorFile } from '../../src/service/conformance/vector.ts'

const SRC = join(import.meta.dirname, '../../src')

/** A function that vectors call, which a port in another language must offer. */
interface VectorCall {
	readonly name: string
	/** The entry of the package that exports it. */
	readonly entry: string
	/** What the entry exports for it: the function itself, or `PlaceOrderBody.parse`. */
	readonly export: string
	/** What it returns, in one sentence. */
	readonly about: string
	/** In the order of `args`. Optional arguments at the end may be absent. */
	readonly parameters: readonly { readonly name: string; readonly type: string; readonly isOptional: boolean }[]
	/** The type of the result: `Verdict<…>` or a bare value. */
	readonly returns: string
	/** The number of vectors that call it, by file. */
	readonly cases: Readonly<Record<string, number>>
}

/** Every function that published vectors call, with its arguments as declared in the source: `vectors/calls.json`. */
export function listCalls(files: Readonly<Record<string, VectorFile>>): object {
	const cases = new Map<string, Record<string, number>>()
	for (const [file, { cases: vectors }] of Object.entries(files)) {
		for (const { call } of vectors) {
			const counted = cases.get(call) ?? {}
			cases.set(call, counted)
			counted[file] = (counted[file] ?? 0) + 1
		}
	}
	const declared = findFunctions(new Set(cases.keys()))
	const calls = [...cases].map(([name, counted]): VectorCall => {
		const found = declared.get(name)
		if (found === undefined) throw new Error(`${name} is called by vectors and declared nowhere`)
		return { name, ...placeOf(name), ...found, cases: counted }
	})
	const about = 'Every function that the vectors call, with its arguments in order. Types are those of TypeScript.'
	return { about, ruleset: RULESET, calls: calls.sort((a, b) => (a.name < b.name ? -1 : 1)) }
}

function placeOf(name: string): Pick<VectorCall, 'entry' | 'export'> {
	if (name in library) return { entry: 'orderwright', export: name }
	return { entry: 'orderwright/contract', export: name in contract ? name : `${name.slice('parse'.length)}.parse` }
}

type Declared = Pick<VectorCall, 'about' | 'parameters' | 'returns'>

function findFunctions(names: ReadonlySet<string>): ReadonlyMap<string, Declared> {
	const found = new Map<string, Declared>()
	for (const file of readdirSync(SRC, { recursive: true, encoding: 'utf8' })) {
		if (!file.endsWith('.ts') || file.includes('/data/')) continue
		const text = readFileSync(join(SRC, file), 'utf8')
		const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
		for (const statement of source.statements) {
			for (const type of typesIn(statement)) found.set(`parse${type.name}`, type.parser)
			if (!ts.isFunctionDeclaration(statement) || !names.has(statement.name?.text ?? '')) continue
			if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue
			found.set(statement.name?.text ?? '', describe(statement, source))
		}
	}
	return found
}

/** The types that a statement declares as values, each with its parser: `const X: ContractType<X, RequestCode>`. */
function typesIn(statement: ts.Statement): { readonly name: string; readonly parser: Declared }[] {
	const text = ts.isVariableStatement(statement) ? statement.getText() : ''
	return [...text.matchAll(/^export const (\w+): ContractType<(\w+, \w+)>/g)].map(([, name = '', result]) => ({
		name,
		parser: {
			about: `Parses ${name}.`,
			parameters: [
				{ name: 'input', type: 'unknown', isOptional: false },
				{ name: 'limits', type: 'Partial<Limits>', isOptional: true },
			],
			returns: `Verdict<${result}>`,
		},
	}))
}

function describe(declaration: ts.FunctionDeclaration, source: ts.SourceFile): Declared {
	const write = (node: ts.Node | undefined): string => node?.getText(source).replace(/\s+/g, ' ') ?? 'void'
	const parameters = declaration.parameters.map(({ name, type, questionToken, initializer }) => ({
		name: write(name),
		type: write(type),
		isOptional: questionToken !== undefined || initializer !== undefined,
	}))
	const [comment] = ts.getJSDocCommentsAndTags(declaration)
	const text = comment === undefined ? '' : (ts.getTextOfJSDocComment(comment.comment as string) ?? '')
	const [sentence = ''] = text.replace(/\s+/g, ' ').split(/(?<=[.:])\s/)
	return { about: sentence.trim().replace(/:$/, '.'), parameters, returns: write(declaration.type) }
}
