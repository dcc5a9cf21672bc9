/**
 * The text of HTML content.
 *
 * @module orderwright/html
 */

export { plainText } from './html/plain-text.ts'
