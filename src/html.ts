/**
 * The text of HTML.
 *
 * @module orderwright/html
 */

export { plainText } from './html/plain-text.ts'
