export { personalizationSha } from './personalization/personalization-sha.ts'
