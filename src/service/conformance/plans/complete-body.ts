import type { BodyField, BodyFields } from '../../../rules/contract/body-fields.ts'
import { OPEN_FIELDS } from '../../../rules/contract/generated/body-fields.ts'
import type { OperationId } from '../../../rules/contract/generated/operations.ts'
import { isList, isRecord } from '../../../rules/core/read.ts'

/** Fields that a plan chooses itself: missing parts are intended. */
const CHOSEN: readonly string[] = ['address', 'orderItems']
const PLAIN = { string: 'Sample', number: 1, boolean: false, 'date-time': '2020-01-10T00:00:00Z' } as const

/** Returns a body with every field that a service may require: missing fields get a sample value. */
export function completeBody(operation: OperationId, body: object): object {
	return complete(body, OPEN_FIELDS[operation] ?? {})
}

function complete(given: object, fields: BodyFields): object {
	const values: Readonly<Record<string, unknown>> = { ...given }
	const added = Object.entries(fields).flatMap(([name, field]) => {
		if (CHOSEN.includes(name)) return []
		const value = values[name]
		if (value === undefined) return [[name, sampleOf(field)]]
		return isRecord(value) && isFields(field) ? [[name, complete(value, field)]] : []
	})
	return { ...values, ...Object.fromEntries(added) }
}

function sampleOf(field: BodyField): unknown {
	if (typeof field === 'string') return PLAIN[field]
	return isFields(field) ? complete({}, field) : field.map(sampleOf)
}

function isFields(field: BodyField): field is BodyFields {
	return typeof field === 'object' && !isList(field)
}
