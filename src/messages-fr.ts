/**
 * The French message of every code.
 *
 * @module orderwright/messages-fr
 */

export { FRENCH } from './messages/french.ts'
export type { Translation } from './translate/translation.ts'
