/** Returns true for a text that is empty or only white space. */
export function isBlankText(text: string): boolean {
	return text.trim() === ''
}
