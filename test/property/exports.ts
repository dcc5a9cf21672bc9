import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../src/entries')
const NAMES = readdirSync(FOLDER).map((file) => file.replace('.ts', ''))

/** Every entry of the package, by its subpath; the main one first. */
export const ENTRIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
	await Promise.all(
		[...new Set(['index', ...NAMES.sort()])].map(async (name) => [
			name === 'index' ? '.' : `./${name}`,
			await import(join(FOLDER, `${name}.ts`)),
		]),
	),
)

export type Callable = (...args: readonly unknown[]) => unknown

/** A function of an entry, or the `validate` of one of its schemas, by its name. A parser has the name that the vectors call it by. */
export interface Export {
	readonly name: string
	readonly call: Callable
}

/** Every function that the package exports, each once: `validateOrder`, `contract Order['~standard'].validate`. */
export const EXPORTS: readonly Export[] = exportsOf()

function exportsOf(): readonly Export[] {
	const found = new Map<unknown, Export>()
	for (const [path, entry] of Object.entries(ENTRIES)) {
		for (const [name, value] of Object.entries(entry)) {
			const add = (call: unknown, as: string) => {
				const whole = path === '.' ? as : `${path.slice(2)} ${as}`
				if (typeof call === 'function' && !isClass(call) && !found.has(call))
					found.set(call, { name: whole, call: call as Callable })
			}
			add(value, name)
			const type = value as { parse?: unknown; '~standard'?: { validate?: unknown } } | null
			add(type?.['~standard']?.validate, `${name}['~standard'].validate`)
			add(type?.parse, `parse${name}`)
		}
	}
	return [...found.values()]
}

function isClass(value: unknown): boolean {
	return String(value).startsWith('class ')
}
