/**
 * One key for each person's data.
 *
 * @module orderwright/personalization-sha
 */

export { personalizationSha } from './personalization/personalization-sha.ts'
