export { plainText } from './html/plain-text.ts'
