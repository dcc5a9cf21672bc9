/**
 * Makes the addresses of headings with code, such as the headings of the rulebook, as GitHub makes them. TypeDoc makes an address from the text of a
 * heading, but leaves out inline code.
 *
 * @param {import('markdown-it').default} parser
 */
export function readCodeInHeadings(parser) {
	parser.core.ruler.push('code_in_headings', ({ tokens, Token }) => {
		for (const [at, { type }] of tokens.entries()) {
			if (type !== 'heading_open') continue
			for (const token of tokens[at + 1]?.children ?? []) {
				if (token.type !== 'code_inline') continue
				const text = new Token('text', '', 0)
				text.content = token.content
				token.children = [text]
			}
		}
	})
}
