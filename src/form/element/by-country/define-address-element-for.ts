import type { FormBlock } from '../../../rules/blocks/block.ts'
import type { AddressRules } from '../../form-event.ts'
import { AddressElement } from '../address-element.ts'
import { type DefineOptions, defineOnce } from '../define-once.ts'
import { loadModule } from '../load-module.ts'
import { formFacts } from './form-facts.ts'

/** What `defineAddressElementFor` sets for every element of the page. The rules are its own. */
export type CountryOptions = Omit<DefineOptions, 'rules'>

const loadRules = (): Promise<typeof import('./country-rules.ts')> => import('./country-rules.ts')

/**
 * Defines `<orderwright-address>` as `defineAddressElement` does, for a page that begins with these countries: `US_FORM` of
 * `orderwright/countries/us/form`. The rules of these countries load later, and another country when it is chosen.
 */
export function defineAddressElementFor(blocks: readonly FormBlock[], options: CountryOptions = {}): void {
	const facts = formFacts(blocks)
	const loaders = blocks.flatMap(({ rest }) => rest)
	const rules = async (): Promise<AddressRules> => {
		try {
			const [{ countryRules }, ...modules] = await Promise.all([
				loadModule(loadRules),
				...loaders.map((load) => loadModule(load)),
			])
			return countryRules(modules)
		} catch (cause) {
			// Not the error of an import: none of these modules is the rules.
			throw new Error('The rules of some countries could not be loaded.', { cause })
		}
	}
	defineOnce(
		{ ...options, rules },
		class extends AddressElement {
			constructor() {
				super(facts)
			}
		},
	)
}
