import { openFields } from '../../rules/core/open.ts'
import { readField } from '../../rules/core/read.ts'
import type { CountryFacts } from '../address-fields.ts'
import { rulesOf } from '../form-draft.ts'
import type { AddressRules, KnownTools } from '../form-event.ts'
import { type AddressDefaults, type Loadable, warn } from './element-options.ts'

/** What a page gave to `defineAddressElement`, for every element. */
let defaults: AddressDefaults = {}
/** The address of a module in the message of a failed import. */
const ADDRESS = /https?:\/\/\S+/g
/** True after a warning that an element has no rules: a page gets one. */
let isWarnedOfRules = false
/** What the defaults last loaded, for elements that come later. */
let shared: { readonly by: AddressDefaults; readonly language: string; readonly tools: KnownTools } | null = null

/** Sets what every element uses that has none of its own. What is not given stays as it is. */
export function setDefaults(given: unknown): void {
	for (const key of ['rules', 'names', 'translation'] as const) {
		const value = readField(given, key)
		if (value !== undefined) defaults = { ...defaults, [key]: value }
	}
}

/** Loads the rules, the names and the translation of an element. */
export class ToolLoader {
	#given: AddressDefaults = {}
	#tools: KnownTools = {}
	#running: Promise<boolean> | null = null
	#wanted = 0
	#isWarned = false
	/** The language whose messages the rules have loaded. */
	#language = 'en'

	get tools(): KnownTools {
		return this.#tools
	}

	get hasRules(): boolean {
		return this.#source('rules') !== null
	}

	/** Uses at once what another element has loaded already. */
	begin(language: string): void {
		if (shared?.by === defaults && shared.language === language && this.#hasDefaults) this.#tools = shared.tools
	}

	get #hasDefaults(): boolean {
		return Object.keys(this.#given).length === 0
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
		this.#tools = withFacts({ ...this.#tools, [key]: thing ?? undefined })
		return true
	}

	/**
	 * Loads what is not loaded yet, in the language (ISO 639-1). Resolves to false if that failed; then the next call tries again.
	 * Never rejects.
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
		const wanted = ++this.#wanted
		const running = this.#load(language).then(
			(tools) => {
				if (wanted === this.#wanted) this.#tools = tools
				if (this.#hasDefaults) shared = { by: defaults, language, tools }
				this.#isWarned = false
				return true
			},
			(error: unknown) => {
				if (wanted === this.#wanted) this.#running = null
				if (!this.#isWarned) warn('orderwright-address: loading failed, and is tried again later.', error)
				this.#isWarned = true
				return false
			},
		)
		this.#running = running
		return running
	}

	async #load(language: string): Promise<KnownTools> {
		const [rules, names, translation] = await Promise.all([
			this.#loadRules(),
			resolve(this.#source('names')),
			resolve(this.#source('translation')),
		])
		if (this.hasRules && (rulesOf({ rules: rules ?? undefined }) === null || rules?.provincesOf === undefined))
			throw new TypeError('The rules lack functions. Give all exports of orderwright/form-rules.')
		const parts = translation === null && language !== 'en' ? await rules?.loadLanguage?.(language) : null
		return withFacts({
			rules: rules ?? undefined,
			names: names ?? parts?.names,
			translation: translation ?? parts?.translation ?? null,
		})
	}

	/**
	 * Loads the rules. Firefox keeps the failure of a module while the page is open, so another attempt imports the address in its
	 * message once more, with a fragment that makes it a new one.
	 */
	async #loadRules(): Promise<AddressRules | null> {
		try {
			return await resolve(this.#source('rules'))
		} catch (error) {
			const address = this.#isWarned && error instanceof TypeError ? error.message.match(ADDRESS)?.[0] : undefined
			if (address === undefined) throw error
			return import(/* webpackIgnore: true */ /* @vite-ignore */ `${address}#${this.#wanted}`)
		}
	}

	#source<Key extends keyof AddressDefaults>(key: Key): NonNullable<AddressDefaults[Key]> | null {
		return this.#given[key] ?? defaults[key] ?? null
	}
}

/** The facts of countries come with the rules. */
function withFacts(tools: KnownTools): KnownTools {
	return { ...tools, ...(openFields(tools.rules, ['provincesOf', 'phonePlaceholder']) as CountryFacts) }
}

async function resolve<T>(thing: Loadable<T>): Promise<T | null> {
	return typeof thing === 'function' ? (thing as () => T | Promise<T>)() : thing
}
