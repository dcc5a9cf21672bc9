import { NAMED } from './names.ts'
import { OPERATIONS } from './operations.ts'

/** The parsers: one for each body, response and resource. */
export function writeParsers(): string {
	const rules = new Map<string, { readonly rule: string; readonly family: 'Request' | 'Response' }>()
	for (const { name, sent } of NAMED) {
		rules.set(name, { rule: `resource.${name}`, family: sent ? 'Request' : 'Response' })
	}
	for (const { id, body, response } of OPERATIONS) {
		if (body !== null) rules.set(body.name, { rule: `${id}.body`, family: 'Request' })
		rules.set(response.name, { rule: `${id}.response`, family: 'Response' })
	}
	const parsers = [...rules]
		.map(
			([name, { rule, family }]) => `/** Reads ${name}: a copy, or all that is wrong with the input (${rule}). */
export function parse${name}(input: unknown, limits?: Partial<Limits>): Verdict<${name}, ${family}Code> {
	return parse('${family.toLowerCase()}', ${family.toUpperCase()}_MESSAGES, '${rule}', read${name}, input, limits)
}
`,
		)
		.join('\n')
	const names = [...rules.keys()]
	return `${parsers}
/** Every parser by the name of its type, for programs that go by the table of operations. */
export const PARSERS: {
${names.map((name) => `readonly ${name}: typeof parse${name}`).join('\n')}
} = {
${names.map((name) => `${name}: parse${name},`).join('\n')}
}

${names.map((name) => `/** ${name} as a Standard Schema. */\nexport const ${camel(name)}Schema: StandardSchema<${name}> = /* @__PURE__ */ toStandardSchema(parse${name})\n`).join('\n')}`
}

const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)
