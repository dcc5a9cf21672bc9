/**
 * The Spanish message of every code.
 *
 * @module orderwright/messages-es
 */

export { SPANISH } from './messages/spanish.ts'
export type { Translation } from './translate/translation.ts'
