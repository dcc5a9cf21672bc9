import { openItems } from '../../rules/core/open.ts'
import { readField } from '../../rules/core/read.ts'
import { DATA_FORMAT, factOf, readNameLines } from '../../rules/country/fact-table.ts'
import type { CountryDataLoader, FormCountryData } from '../../rules/country-data/country-data.ts'
import type { ShownZip } from '../../rules/zip/shown-zip.ts'
import type { FormFacts } from '../address-fields.ts'
import type { AddressRules } from '../form-event.ts'
import { AddressElement } from './address-element.ts'
import type { AddressDefaults, Loadable } from './element-options.ts'
import { loadModule } from './load-module.ts'
import { setDefaults } from './tool-loader.ts'

/** The options of `defineAddressElement`: the element's `name`, and the `rules`, `names` and `language` of all elements on the page. */
export interface DefineOptions extends AddressDefaults {
	/** Default: `orderwright-address`. */
	readonly name?: string | undefined
}

/** The most countries that a page passes, and the most files of one country. */
const MAX_FIRST = 300

const loadRules = (): Promise<typeof import('./by-country/country-rules.ts')> => import('./by-country/country-rules.ts')

/**
 * Defines the custom element `<orderwright-address>` (or another name), if that isn't defined yet. Pass the form data of its first countries, such
 * as `[US_FORM]`. Does nothing on a server, because a server has no custom elements.
 *
 * - `countries` is the data that the element has before the rules are loaded: `ALL_FORM` of `orderwright/countries/all/form`, or the first
 *   countries of a page, such as `US_FORM` of `orderwright/countries/us/form`. They load their rules later. Any other country is loaded when a
 *   person chooses it.
 * - `rules`, `names` and `language` (a tag, or texts such as `de` of `orderwright/de`) apply to every element that has none of its own.
 */
export function defineAddressElement(
	countries: readonly FormCountryData[],
	options: DefineOptions | string = {},
): void {
	const facts = formFacts(countries)
	setDefaults({ rules: readField(options, 'rules') ?? rulesOf(countries) })
	setDefaults(options)
	const given = typeof options === 'string' ? options : readField(options, 'name')
	const name = typeof given === 'string' ? given : 'orderwright-address'
	if (globalThis.customElements === undefined || customElements.get(name) !== undefined) return
	customElements.define(
		name,
		class extends AddressElement {
			constructor() {
				super(facts)
			}
		},
	)
}

/** Returns a function that loads the rules of all countries, or of the given ones; undefined if there is nothing to load. */
function rulesOf(countries: readonly FormCountryData[]): Loadable<AddressRules> | undefined {
	const data = openItems(countries, MAX_FIRST)
	const ofAll = data.map((each) => readField(each, 'rules')).find((load) => typeof load === 'function')
	if (ofAll !== undefined) return ofAll as () => Promise<AddressRules>
	const loaders = data
		.flatMap((each) => openItems(readField(each, 'rest'), MAX_FIRST))
		.filter((load): load is CountryDataLoader => typeof load === 'function')
	if (loaders.length === 0) return undefined
	return async () => {
		try {
			const [{ countryRules }, ...modules] = await Promise.all([
				loadModule(loadRules),
				// The rules load a file again that is lost.
				...loaders.map((load) => loadModule(load).catch(() => null)),
			])
			return countryRules(modules.filter((module) => module !== null))
		} catch (cause) {
			// Not the error of an import: none of these modules is the rules.
			throw new Error('The rules of some countries could not be loaded.', { cause })
		}
	}
}

/** Returns what a form shows about the countries in this data before the rules are loaded. Leaves out data of another format. */
export function formFacts(data: readonly FormCountryData[]): FormFacts {
	const given = openItems(data, MAX_FIRST).filter((each) => readField(each, 'format') === DATA_FORMAT)
	const all = <T>(kind: 'zips' | 'phones' | 'provinces'): Readonly<Record<string, T>> =>
		Object.assign({}, ...given.map((each) => readField(each, kind)))
	const [zips, phones, provinces] = [all<ShownZip>('zips'), all<string>('phones'), all<string>('provinces')]
	return {
		shownZip: (country) => (Object.hasOwn(zips, country) ? (zips[country] as ShownZip) : null),
		provincesOf: (country) =>
			Object.hasOwn(provinces, country)
				? readNameLines(factOf(provinces, country)).map(({ code, names: [name = ''] }) => ({ code, name }))
				: null,
		phonePlaceholder: (country) => factOf(phones, country),
	}
}
