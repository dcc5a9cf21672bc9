/**
 * The text of HTML content.
 *
 * @module orderwright/html
 */

export { htmlToText } from '../rules/html/html-to-text.ts'
