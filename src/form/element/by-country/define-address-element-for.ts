import type { BlockLoader, FormBlock } from '../../../rules/blocks/block.ts'
import { openFields, openItems } from '../../../rules/core/open.ts'
import { readField } from '../../../rules/core/read.ts'
import type { AddressRules } from '../../form-event.ts'
import { AddressElement } from '../address-element.ts'
import { type DefineOptions, defineOnce } from '../define-once.ts'
import { loadModule } from '../load-module.ts'
import { formFacts } from './form-facts.ts'

/** What `defineAddressElementFor` sets for every element of the page. The rules are its own. */
export type CountryOptions = Omit<DefineOptions, 'rules'>

/** More countries than a page names first, and more files than one has. */
const MOST_FIRST = 300

const loadRules = (): Promise<typeof import('./country-rules.ts')> => import('./country-rules.ts')

/**
 * Defines `<orderwright-address>` as `defineAddressElement` does, for a page that begins with these countries: `US_FORM` of
 * `orderwright/countries/us/form`. The rules of these countries load later, and another country when it is chosen.
 */
export function defineAddressElementFor(blocks: readonly FormBlock[], options: CountryOptions = {}): void {
	const facts = formFacts(blocks)
	const loaders = openItems(blocks, MOST_FIRST)
		.flatMap((block) => openItems(readField(block, 'rest'), MOST_FIRST))
		.filter((load): load is BlockLoader => typeof load === 'function')
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
		{ ...(openFields<CountryOptions>(options, ['name', 'names', 'translation']) as CountryOptions), rules },
		class extends AddressElement {
			constructor() {
				super(facts)
			}
		},
	)
}
