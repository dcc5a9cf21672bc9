import { checkCountryBy } from '../country/check-country.ts'
import type { CountryNameFacts } from '../country/country-names.ts'
import type { checkCountry } from '../world/check-country.ts'
import { type Block, type BlockSet, explain, openBlocks } from './block.ts'
import { joinNames } from './block-facts.ts'

/**
 * Returns `checkCountry` for the countries of these blocks. For the code of another country, the verdict is `unknown`, and the country is the
 * need; for a name that nobody reads, the names of all countries are.
 *
 * @example
 * checkCountryFor([])({ countryCode: 'DE' }).needs // => [{ kind: 'country', countryCode: 'DE' }]
 * checkCountryFor([])({ country: 'Germany' }).needs // => [{ kind: 'countryNames' }]
 */
export function checkCountryFor(blocks: readonly Block<'country' | 'names'>[]): typeof checkCountry {
	const set = openBlocks(blocks)
	return bindCountry(set, joinNames(set))
}

export function bindCountry(set: BlockSet, countries: CountryNameFacts): typeof checkCountry {
	return (input, options) => explain(set, checkCountryBy(countries, input, options))
}
