export { type IssueCode, MESSAGES } from './messages/messages.ts'
