/** Names of the subdivisions of ISO 3166-2 that addresses do not name. They enter no verdict. */
export { otherSubdivisions, type Subdivision, subdivisionName } from './geo/subdivisions.ts'
