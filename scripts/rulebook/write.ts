import type { Issue } from '../../src/entries/index.ts'
import { MESSAGES } from '../../src/languages/messages/messages.ts'
import { isRecord, readField } from '../../src/rules/core/read.ts'
import { CALLS, CHAPTERS, type Example, SHARED } from './cases.ts'

const HEADER = `# Error codes

After this page you know what each code of an issue means, and which input causes it. Each entry has the message, and below it a line with

- the severity: an error makes the verdict invalid, a warning doesn't;
- the rule: a clause of [the store's API](store-api.md), or a [decision](decisions.md) of this project;
- what the issue is about: the store rejects it or may reject it (\`refusal\`), a parcel may not arrive (\`delivery\`), a value was changed or ignored (\`change\`), the call
  itself is wrong (\`usage\`), or a response of the store is wrong (\`response\`);
- the key of [the policy](decisions.md#keys) that sets the severity, if there is one.

Then come calls that return the code. \`scripts/build-rulebook.ts\` runs these calls and writes this page. To change the page, edit \`scripts/rulebook/cases.ts\`.

The examples share

\`\`\`js
${Object.entries(SHARED)
	.map(([name, value]) => `const ${name} = ${writeRecord(value)}`)
	.join('\n')}
\`\`\`
`

/** Returns the issues with the code in an example's result. */
export function askExample(code: string, [call, ...args]: Example): readonly Issue[] {
	const called = CALLS[call]
	const answer: unknown = typeof called === 'function' ? called(...args) : undefined
	const verdict: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer
	const issues = isRecord(verdict) ? (verdict['issues'] as readonly Issue[]) : []
	return issues.filter((issue) => issue.code === code)
}

export function writeRulebook(): string {
	return [HEADER, ...CHAPTERS.map(writeChapter)].join('\n')
}

function writeChapter({ title, about, codes }: (typeof CHAPTERS)[number]): string {
	const entries = Object.entries(codes).map(([code, examples]) => writeCode(code as keyof typeof MESSAGES, examples))
	return [`## ${title}\n`, `${about}\n`, ...entries].join('\n')
}

function writeCode(code: keyof typeof MESSAGES, examples: readonly Example[] | string): string {
	const head = `### \`${code}\`\n\n> ${MESSAGES[code]}\n`
	if (typeof examples === 'string') return `${head}\nNo call here gives this code: ${examples}.\n`
	const shown = examples.map((example) => ({ example, issue: askExample(code, example)[0] }))
	const calls = shown.map(({ example, issue }) => `${writeCall(example)}\n${writeAnswer(issue)}`)
	const grave = [...new Set(shown.map(({ issue }) => issue?.severity))].join(' or ')
	const rules = [...new Set(shown.map(({ issue }) => issue?.rule))].map(linkRule).join(', ')
	const abouts = [...new Set(shown.map(({ issue }) => `\`${issue?.about}\``))].join(' or ')
	const keys = [...new Set(shown.flatMap(({ issue }) => issue?.policy ?? []))].map((key) => ` · \`${key}\``).join('')
	return `${head}\n${grave} · ${rules} · ${abouts}${keys}\n\n\`\`\`js\n${calls.join('\n')}\n\`\`\`\n`
}

function linkRule(rule: string | undefined): string {
	if (rule?.startsWith('D-')) return `[${rule}](decisions.md#${rule.toLowerCase()})`
	return `[\`${rule}\`](store-api.md#${anchorOf(rule ?? '')})`
}

/** Returns the anchor of a heading as GitHub writes it. */
export const anchorOf = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9-]/g, '')

/** Returns an issue as the comments under a call show it. */
function writeAnswer(issue: Issue | undefined): string {
	if (issue === undefined) return '// nothing'
	const { severity, path, message, suggestion } = issue
	const where = path.length === 0 ? '' : ` at ${path.join('.')}`
	const changes = suggestion?.map(({ path: to, value }) => `${to.join('.')}: ${write(value)}`).join(', ')
	return [`// ${severity}${where}: ${message}`, ...(changes ? [`// suggestion: ${changes}`] : [])].join('\n')
}

function writeCall([call, ...args]: Example): string {
	return `${call}(${args.map(write).join(', ')})`
}

function write(value: unknown): string {
	if (typeof value === 'string') return `'${value}'`
	if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`
	if (!isRecord(value)) return String(value)
	const shared = Object.entries(SHARED).find(([, part]) => isMadeOf(value, part))
	return shared === undefined ? writeRecord(value) : writeRecord(value, ...shared)
}

/** Returns a record in source form. If it extends a shared record, writes the shared name and the differing fields. */
function writeRecord(value: object, name = '', shared: object = {}): string {
	const own = Object.entries(value).filter(([key, field]) => readField(shared, key) !== field)
	if (name !== '' && own.length === 0) return name
	const fields = own.map(([key, field]) => (write(field) === key ? key : `${key}: ${write(field)}`))
	if (name !== '') fields.unshift(`...${name}`)
	return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** Returns true for a record that has all fields of a shared record, and the same first value. */
function isMadeOf(value: object, shared: object): boolean {
	const [first = ''] = Object.keys(shared)
	return (
		Object.keys(shared).every((key) => Object.hasOwn(value, key)) &&
		readField(value, first) === readField(shared, first)
	)
}
