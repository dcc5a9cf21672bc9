import type { CountryDataLoader } from '../../../rules/country-data/country-data.ts'

/** The file of each country by its alpha-2 code, of each calling code, and of each need that is no country's. The build writes them. */
export const FILES: Readonly<Record<string, CountryDataLoader>> = {}
