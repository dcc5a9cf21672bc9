import { redact } from './redact.ts'

/** Matches characters that XML 1.0 doesn't allow, and halves of surrogate pairs. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/**
 * Returns a text for XML and HTML, between tags or in quotes, without secrets. Secrets are removed first: in escaped text, the name of an element
 * looks like a word.
 */
export function escapeXml(text: string): string {
	return redact(text)
		.replace(FORBIDDEN, '\ufffd')
		.replace(/&/g, '&amp;')
		.replace(/</g, '&lt;')
		.replace(/>/g, '&gt;')
		.replace(/"/g, '&quot;')
}

export interface TestCase {
	readonly name: string
	readonly suite: string
	/** Null for a case that passed. */
	readonly outcome: {
		readonly kind: 'failure' | 'error' | 'skipped'
		readonly message: string
		readonly text: string
	} | null
}

export function writeTestCase({ name, suite, outcome }: TestCase): string {
	const head = `<testcase classname="${escapeXml(suite)}" name="${escapeXml(name)}"`
	if (outcome === null) return `\t\t${head}/>\n`
	const { kind, message, text } = outcome
	return `\t\t${head}><${kind} message="${escapeXml(message)}">${escapeXml(text)}</${kind}></testcase>\n`
}

/** Writes a comment between test cases; nothing for an empty text. */
export function writeComment(text: string): string {
	return text === '' ? '' : `\t\t<!-- ${escapeXml(text).replaceAll('--', '- -')} -->\n`
}

/** The start and the end of a JUnit file with one suite. */
export const JUNIT_START = (suite: string): string =>
	`<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n\t<testsuite name="${escapeXml(suite)}">\n`
export const JUNIT_END = '\t</testsuite>\n</testsuites>\n'

export function writeJunit(suite: string, cases: readonly TestCase[]): string {
	const number = (kind: string): number => cases.filter(({ outcome }) => outcome?.kind === kind).length
	const counts = `tests="${cases.length}" failures="${number('failure')}" errors="${number('error')}" skipped="${number('skipped')}"`
	const start = `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${counts}>\n\t<testsuite name="${escapeXml(suite)}" ${counts}>\n`
	return `${start}${cases.map(writeTestCase).join('')}${JUNIT_END}`
}
