import { MAX_NORMALIZED_LENGTH } from './limits.ts'

/** Returns how many characters a label needs for a text: the number of code points in composed form (NFC). */
export function lengthOfLine(line: string): number {
	return [...(line.length > MAX_NORMALIZED_LENGTH ? line : line.normalize('NFC'))].length
}
