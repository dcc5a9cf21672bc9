import { OPERATIONS } from '../contract/generated/operations.ts'
import { strictRequestMessage } from '../contract/messages.ts'
import { clipParam, type Issue } from '../core/issue.ts'
import { isList, readField } from '../core/read.ts'
import type { Call } from './call.ts'

/** Returns the issues of a call's query parameters: a parameter with listed values must have one of them. */
export function findInParameters({ operation, parameter }: Call): readonly Issue[] {
	const issues: Issue[] = []
	for (const { name, schema } of OPERATIONS.find(({ id }) => id === operation)?.parameters ?? []) {
		const listed = readField(schema, 'enum')
		const values = isList(listed) ? listed : readField(schema, 'type') === 'boolean' ? ['true', 'false'] : null
		const given = parameter(name)
		if (values === null || given === null || values.includes(given)) continue
		const params = { field: name, expected: values.join(', '), actual: clipParam(given) }
		const message = strictRequestMessage('request.enum', name, params.expected, params.actual)
		issues.push({ code: 'request.enum', severity: 'error', path: [name], message, params, rule: 'D-82' })
	}
	return issues
}
