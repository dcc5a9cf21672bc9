/**
 * One key for each person's data.
 *
 * @module orderwright/personalization-sha
 */

export { personalizationSha } from '../rules/personalization/personalization-sha.ts'
