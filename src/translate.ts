export { translateIssue, translateIssues } from './translate/translate-issue.ts'
export type { PartialTranslation, Translation, Words } from './translate/translation.ts'
export { translationFor } from './translate/translation-for.ts'
