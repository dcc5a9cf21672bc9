/** The longest text, in UTF-16 units, that is read of a person; what stands beyond is cut off, so that time is bounded. */
const LONGEST_TEXT = 1000

/** The part of a text that is read. */
export function cutText(text: string): string {
	return text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text
}
