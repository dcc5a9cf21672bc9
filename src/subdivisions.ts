/**
 * Names of ISO 3166-2 subdivisions that addresses do not name. They do not affect any verdict.
 *
 * @module orderwright/subdivisions
 */

export { otherSubdivisions, type Subdivision, subdivisionName } from './province/subdivisions.ts'
