export { SPANISH } from './messages/spanish.ts'
export type { Translation } from './translate/translation.ts'
