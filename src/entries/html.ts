/**
 * The text of HTML content.
 *
 * @module orderwright/html
 */

export { plainText } from '../rules/html/plain-text.ts'
