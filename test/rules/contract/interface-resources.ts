import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A field of the interface: a line of `interface-resources.txt`, which explains the words. */
export interface FieldRow {
	readonly path: string
	readonly type: string
	readonly flags: readonly string[]
}

export const rows = (lines: readonly string[]): readonly FieldRow[] =>
	lines.map((line) => {
		const [path = '', type = '', ...flags] = line.trim().split(/\s+/)
		return { path, type, flags }
	})

/** Every resource, by the name of its schema and type. Schemas, types, parsers and the OpenAPI document are made elsewhere, and are compared with it. */
export const RESOURCES: Readonly<Record<string, readonly FieldRow[]>> = Object.fromEntries(
	readFileSync(join(import.meta.dirname, 'interface-resources.txt'), 'utf8')
		.replace(/^#.*\n/gm, '')
		.trim()
		.split(/\n+(?=[A-Z])/)
		.map((section) => {
			const [name = '', ...lines] = section.split('\n')
			return [name, rows(lines)]
		}),
)
