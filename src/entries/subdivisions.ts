/**
 * Names of ISO 3166-2 subdivisions that addresses don't name. Verdicts don't use them.
 *
 * @module orderwright/subdivisions
 */

export { otherSubdivisions, type Subdivision, subdivisionName } from '../rules/province/subdivisions.ts'
