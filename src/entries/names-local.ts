/**
 * The names of provinces in the script of their country, for a form.
 *
 * @module orderwright/names-local
 */

export { LOCAL_NAMES } from '../form/names-local.ts'
export type { PlaceNames } from '../form/place-names.ts'
