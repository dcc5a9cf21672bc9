import { MAX_NORMALIZED_LENGTH } from './limits.ts'

/** Returns how many characters a label prints: code points of the composed form. */
export function lengthOfLine(line: string): number {
	return [...(line.length > MAX_NORMALIZED_LENGTH ? line : line.normalize('NFC'))].length
}
