/**
 * The English message of every code.
 *
 * @module orderwright/messages
 */

export { type IssueCode, MESSAGES } from './messages/messages.ts'
