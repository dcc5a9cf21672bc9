/**
 * Writes a text into a field so that the browser can undo it. Only the part that differs is replaced, as if it was typed. If the field doesn't have
 * the focus, or if the browser can't edit a part, the whole value is set.
 */
export function editText(input: HTMLInputElement, value: string, caret: number | null): void {
	const old = input.value
	const hasFocus = activeIn(input) === input
	if (old !== value) {
		let start = 0
		while (start < old.length && start < value.length && old[start] === value[start]) start++
		let end = 0
		while (
			end < old.length - start &&
			end < value.length - start &&
			old[old.length - 1 - end] === value[value.length - 1 - end]
		)
			end++
		const middle = value.slice(start, value.length - end)
		if (hasFocus) {
			input.setSelectionRange(start, old.length - end)
			if (middle === '') input.ownerDocument.execCommand?.('delete')
			else input.ownerDocument.execCommand?.('insertText', false, middle)
		}
		if (input.value !== value) input.value = value
	}
	if (caret !== null && hasFocus) input.setSelectionRange(caret, caret)
}

/** Returns the element with the focus in the document or shadow root of a node. */
export function activeIn(node: Node): Element | null {
	return (node.getRootNode() as Document | ShadowRoot).activeElement ?? null
}
