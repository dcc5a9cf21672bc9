import type { CountryDataLoader } from '../../../rules/country-data/country-data.ts'

/** The file of each country (by alpha-2 code), of each calling code, and of each need without a country. The build writes them. */
export const FILES: Readonly<Record<string, CountryDataLoader>> = {}
