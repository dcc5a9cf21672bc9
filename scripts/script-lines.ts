import { readScriptNames } from '../src/rules/packing/packed-names.ts'
import { writeScriptName } from './name-writer.ts'

/**
 * Returns a table of names in other scripts as source text: a string with a line for each country. Above each line that has names, a
 * comment has them in plain text.
 */
export function writeScriptLines(lines: readonly string[]): string {
	const parts = lines.map((line) => {
		const names = readScriptNames(line)
		return `${names.length === 0 ? '' : `\t// ${names.map((name) => name.trim()).join(', ')}\n`}\t${JSON.stringify(`${line}\n`)}`
	})
	return parts.join(' +\n').replace(/"\\n" \+\n\t(?="\\n"(?: \+\n|$))/g, '"\\n" + ')
}

/** Divides names into those in other scripts, as one text, and the rest. */
export function divideScripts(names: readonly string[]): {
	readonly scripts: string
	readonly latin: readonly string[]
} {
	const scripts = names.map(writeScriptName)
	return { scripts: scripts.join(''), latin: names.filter((_, i) => scripts[i] === null) }
}
