import { readField } from '../../rules/core/read.ts'
import type { FormFacts } from '../address-fields.ts'
import { rulesOf } from '../form-draft.ts'
import type { AddressRules, KnownTools } from '../form-event.ts'
import type { AddressFormState } from '../form-state.ts'
import { type AddressDefaults, type Loadable, warn } from './element-options.ts'
import { loadModule } from './load-module.ts'

/** What a page passed to `defineAddressElement` for all elements. */
let defaults: AddressDefaults = {}
/** True after the warning that an element has no rules. A page gets only one. */
let isWarnedOfRules = false
/** The tools that the defaults loaded last, for elements that are created later. */
let shared: { readonly by: AddressDefaults; readonly language: string; readonly tools: KnownTools } | null = null

/** Sets the tools of all elements that have none of their own. Tools that aren't passed stay as they are. */
export function setDefaults(given: unknown): void {
	for (const key of ['rules', 'names', 'language'] as const) {
		const value = readField(given, key)
		if (value !== undefined) defaults = { ...defaults, [key]: value }
	}
}

/** Loads the rules, the names and the language for an element. */
export class ToolLoader {
	/** What is known about countries before the rules are loaded. */
	readonly #facts: FormFacts
	#given: AddressDefaults = {}
	#tools: KnownTools
	#running: Promise<boolean> | null = null
	#isWarned = false
	/** The language for which the rules have loaded messages. */
	#language = 'en'
	/** True if the rules are loaded and their language isn't. Loading is tried again, and messages are in English until then. */
	#lacksLanguage = false

	constructor(facts: FormFacts) {
		this.#facts = facts
		this.#tools = facts
	}

	get tools(): KnownTools {
		return this.#tools
	}

	get needsLanguage(): boolean {
		return this.#lacksLanguage
	}

	/** The language that the page gave to all elements: its tag, or that of its texts. */
	get tag(): string | undefined {
		return tagOf(defaults.language)
	}

	get hasRules(): boolean {
		return this.#source('rules') !== null
	}

	/** At once uses what another element has already loaded. */
	begin(language: string): void {
		if (shared?.by === defaults && shared.language === language && this.#hasDefaults) this.#tools = shared.tools
	}

	get #hasDefaults(): boolean {
		return Object.keys(this.#given).length === 0
	}

	/** Returns what the page set for this element. */
	given<Key extends keyof AddressDefaults>(key: Key): AddressDefaults[Key] | null {
		return this.#given[key] ?? null
	}

	/** Accepts a value, or a function that loads the value. Returns true if the value can be used at once. */
	give<Key extends keyof AddressDefaults>(key: Key, thing: AddressDefaults[Key]): boolean {
		this.#given = { ...this.#given, [key]: thing }
		this.#running = null
		this.#lacksLanguage = false
		if (typeof thing === 'function') return false
		this.#tools = this.#withFacts({ ...this.#tools, [key]: thing ?? undefined })
		return true
	}

	/**
	 * Loads everything that isn't loaded yet, in the language (ISO 639-1). Resolves to false if the rules couldn't be loaded. The next call tries
	 * again what failed. Never rejects.
	 */
	load(language: string): Promise<boolean> {
		if (!this.hasRules && !isWarnedOfRules) {
			isWarnedOfRules = true
			warn(
				"orderwright-address has no rules, so it judges nothing. Write defineAddressElement({ rules: () => import('orderwright/form-rules') }).",
			)
		}
		if (this.#running !== null && (language === this.#language || language === 'en')) return this.#running
		this.#language = language
		const running = this.#attempt(async () => {
			const isNew = !this.#lacksLanguage
			const rules = await this.#loadRules()
			let words: KnownTools = {}
			const hasLanguage = await this.#attempt(async () => {
				words = await this.#loadLanguage(language, rules)
			})
			if (running !== this.#running) return
			this.#lacksLanguage = !hasLanguage
			if (hasLanguage || isNew) this.#keep(this.#withFacts({ rules, ...words }))
		})
		this.#running = running
		void running.then((isLoaded) => {
			if ((!isLoaded || this.#lacksLanguage) && running === this.#running) this.#running = null
		})
		return running
	}

	/** Loads data that the rules need for a form, with `load` of the rules. */
	async loadMore(state: AddressFormState | null): Promise<boolean> {
		const load = this.#tools.rules?.load
		if (!load || !state) return true
		return this.#attempt(async () => {
			const rules = await load(state)
			if (rules !== this.#tools.rules) this.#keep(this.#withFacts({ ...this.#tools, rules }))
		})
	}

	#keep(tools: KnownTools): void {
		this.#tools = tools
		if (this.#hasDefaults) shared = { by: defaults, language: this.#language, tools }
	}

	/** Resolves to false if a task fails. Warns of the first failure. */
	async #attempt(task: () => Promise<void>): Promise<boolean> {
		try {
			await task()
			this.#isWarned = this.#lacksLanguage
			return true
		} catch (error) {
			if (!this.#isWarned) warn('orderwright-address: loading failed, and is tried again later.', error)
			this.#isWarned = true
			return false
		}
	}

	/** Loads the rules, unless they are already loaded. */
	async #loadRules(): Promise<AddressRules | undefined> {
		if (this.#lacksLanguage) return this.#tools.rules
		const source = this.#source('rules')
		const rules = typeof source === 'function' ? await loadModule(source) : source
		if (this.hasRules && (rulesOf({ rules: rules ?? undefined }) === null || rules?.provincesOf === undefined))
			throw new TypeError('The rules lack functions. Give all exports of orderwright/form-rules.')
		return rules ?? undefined
	}

	/** Loads the names and messages of a language, from the page or otherwise from the rules. */
	async #loadLanguage(language: string, rules: AddressRules | undefined): Promise<KnownTools> {
		const given = this.#source('language')
		const [names, texts] = await Promise.all([
			resolve(this.#source('names')),
			typeof given === 'string' ? null : resolve(given),
		])
		const parts = texts === null && language !== 'en' ? await rules?.loadLanguageParts?.(language) : null
		return { names: names ?? parts?.names, language: texts ?? parts?.language ?? null }
	}

	/** The facts of countries come with the rules, except those that the page had at the start. */
	#withFacts(tools: KnownTools): KnownTools {
		return { ...this.#facts, ...tools, ...tools.rules }
	}

	#source<Key extends keyof AddressDefaults>(key: Key): NonNullable<AddressDefaults[Key]> | null {
		return this.#given[key] ?? defaults[key] ?? null
	}
}

/** Returns the tag of a language that is a tag or has texts. */
export function tagOf(language: unknown): string | undefined {
	const tag = typeof language === 'string' ? language : readField(language, 'language')
	return typeof tag === 'string' ? tag : undefined
}

async function resolve<T>(thing: Loadable<T>): Promise<T | null> {
	return typeof thing === 'function' ? (thing as () => T | Promise<T>)() : thing
}
