import { type BlockLoader, type FormBlock, openBlocks, recordOf } from '../../../rules/blocks/block.ts'
import { openFields, openItems } from '../../../rules/core/open.ts'
import { readField } from '../../../rules/core/read.ts'
import { createZipFormFacts } from '../../../rules/zip/zips.ts'
import type { FormFacts } from '../../address-fields.ts'
import type { AddressRules } from '../../form-event.ts'
import { AddressElement, type DefineOptions, defineOnce } from '../address-element.ts'
import { loadModule } from '../load-module.ts'

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

/** Returns what a form shows of the countries of these blocks before it has rules. */
export function formFacts(blocks: readonly FormBlock[]): FormFacts {
	const set = openBlocks(blocks)
	const { textsOf } = set
	return {
		zipForms: createZipFormFacts(recordOf(set, 'form', 1)).zipForms,
		provincesOf: (country) =>
			textsOf('form', country)?.[2]
				?.split(';')
				.map((entry) => {
					const [code = '', ...name] = entry.split(',')
					return { code, name: name.join() }
				}) ?? null,
		phonePlaceholder: (country) => textsOf('form', country)?.[0] ?? '',
	}
}
