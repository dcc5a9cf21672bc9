import { openEntry } from '../core/open.ts'
import type { FormTools } from '../form/form-event.ts'
import type { AddressDefaults, Loadable } from './element-types.ts'

/** What a page gave to `defineAddressElement`, for every element. */
let defaults: AddressDefaults = {}

/** Sets what every element uses that has none of its own. What is not given stays as it is. */
export function setDefaults(given: unknown): void {
	for (const key of ['rules', 'names', 'translation'] as const) {
		const value = openEntry(given, key)
		if (value !== undefined) defaults = { ...defaults, [key]: value }
	}
}

/** Loads the rules, the names and the translation of an element. */
export class ToolLoader {
	#given: AddressDefaults = {}
	#tools: FormTools = {}
	#running: Promise<boolean> | null = null
	#wanted = 0
	/** The language whose messages the rules have loaded. */
	#language = 'en'

	get tools(): FormTools {
		return this.#tools
	}

	get hasRules(): boolean {
		return this.#source('rules') !== null
	}

	/** Returns what the page gave for this element. */
	given<Key extends keyof AddressDefaults>(key: Key): AddressDefaults[Key] | null {
		return this.#given[key] ?? null
	}

	/** Takes a value or a function that loads it. Returns true if the value can be used at once. */
	give<Key extends keyof AddressDefaults>(key: Key, thing: AddressDefaults[Key]): boolean {
		this.#given = { ...this.#given, [key]: thing }
		this.#running = null
		this.#wanted++
		if (typeof thing === 'function') return false
		this.#tools = { ...this.#tools, [key]: thing ?? undefined }
		return true
	}

	/**
	 * Loads what is not loaded yet, in the language (ISO 639-1). Resolves to false if that failed; then the next call tries again.
	 * Never rejects.
	 */
	load(language: string): Promise<boolean> {
		if (this.#running !== null && (language === this.#language || language === 'en')) return this.#running
		this.#language = language
		const wanted = ++this.#wanted
		const running = this.#load(language).then(
			(tools) => {
				if (wanted === this.#wanted) this.#tools = tools
				return true
			},
			(error: unknown) => {
				if (wanted === this.#wanted) this.#running = null
				// biome-ignore lint/suspicious/noConsole: a page's developer has no other way to learn of it.
				console.warn('orderwright-address: loading failed, and is tried again later.', error)
				return false
			},
		)
		this.#running = running
		return running
	}

	async #load(language: string): Promise<FormTools> {
		const [rules, names, translation] = await Promise.all([
			resolve(this.#source('rules')),
			resolve(this.#source('names')),
			resolve(this.#source('translation')),
		])
		const parts = translation === null && language !== 'en' ? await rules?.loadLanguage?.(language) : null
		return {
			rules: rules ?? undefined,
			names: names ?? parts?.names,
			translation: translation ?? parts?.translation ?? null,
		}
	}

	#source<Key extends keyof AddressDefaults>(key: Key): NonNullable<AddressDefaults[Key]> | null {
		return this.#given[key] ?? defaults[key] ?? null
	}
}

async function resolve<T>(thing: Loadable<T>): Promise<T | null> {
	return typeof thing === 'function' ? (thing as () => T | Promise<T>)() : thing
}
