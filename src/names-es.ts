/**
 * The names of countries and provinces in Spanish, for `orderwright/form`.
 *
 * @module orderwright/names-es
 */

export { SPANISH_NAMES } from './form/names-es.ts'
export type { PlaceNames } from './form/place-names.ts'
