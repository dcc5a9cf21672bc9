/**
 * The names of countries and provinces in French, for `orderwright/form`.
 *
 * @module orderwright/names-fr
 */

export { FRENCH_NAMES } from './form/names-fr.ts'
export type { PlaceNames } from './form/place-names.ts'
