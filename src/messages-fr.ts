export { FRENCH } from './messages/french.ts'
export type { Translation } from './translate/translation.ts'
