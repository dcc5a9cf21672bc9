/** The JSON Schema of a file of published vectors: `vectors/schema.json`. */
const TEXT = { type: 'string', minLength: 1 }
const PATH = { type: 'array', items: { type: ['string', 'integer'] } }
const closed = (properties: object, required: readonly string[]) => ({
	type: 'object',
	properties,
	required,
	additionalProperties: false,
})

const ISSUE = closed(
	{
		code: TEXT,
		severity: { enum: ['error', 'warning'] },
		path: PATH,
		rule: { $ref: '#/$defs/rule' },
		params: { type: 'object' },
		suggestion: {
			description: 'The changes that make the issue go away, or null: none is made.',
			type: ['array', 'null'],
			items: closed({ path: PATH, value: { type: 'string' } }, ['path', 'value']),
			minItems: 1,
		},
	},
	[],
)

const EXPECTED = {
	...closed(
		{
			status: { enum: ['valid', 'invalid', 'unknown'] },
			codes: { description: 'The codes of all issues, in order.', type: 'array', items: TEXT },
			issues: { description: 'The same issues, with more details.', type: 'array', items: ISSUE },
			value: { description: 'The whole value, exactly.' },
			contains: { description: 'A part of the value: the listed keys of an object, every element of a list.' },
			needs: { type: 'array', items: { type: 'object', required: ['kind'] }, minItems: 1 },
		},
		[],
	),
	description: 'Absent parts are not compared. Without a status, the function returns a bare value.',
	minProperties: 1,
}

const CASE = closed(
	{
		id: { description: 'Permanent, unique over all files.', type: 'string', pattern: '^[a-z][A-Za-z0-9-]*$' },
		rule: { $ref: '#/$defs/rule' },
		binds: {
			description: 'What the answer follows from: the clause of the interface, or the decision, that `rule` names.',
			enum: ['document', 'decision'],
		},
		policy: {
			description: 'The keys of the policy with which a service decides otherwise.',
			type: 'array',
			items: TEXT,
			minItems: 1,
		},
		call: { description: 'The function to call.', type: 'string', pattern: '^[a-z][A-Za-z]*$' },
		args: { type: 'array' },
		expected: { $ref: '#/$defs/expected' },
		note: { ...TEXT, description: 'Why the case exists.' },
		source: { ...TEXT, description: 'Where the expected answer comes from.' },
	},
	['id', 'rule', 'binds', 'call', 'args', 'expected', 'note', 'source'],
)

export const VECTOR_SCHEMA = {
	$schema: 'https://json-schema.org/draft/2020-12/schema',
	title: 'Conformance vectors of orderwright',
	...closed(
		{
			about: TEXT,
			ruleset: closed(
				{
					version: TEXT,
					digest: { type: 'string', pattern: '^[0-9a-f]{64}$' },
					date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
					sources: { type: 'object', additionalProperties: TEXT },
				},
				['version', 'digest', 'date', 'sources'],
			),
			cases: { type: 'array', items: { $ref: '#/$defs/case' }, minItems: 1 },
		},
		['about', 'ruleset', 'cases'],
	),
	$defs: {
		rule: {
			description: 'A clause of the interface, or a decision.',
			type: 'string',
			pattern: '^(?:D-\\d+|[a-z][a-z-]*\\.[a-z0-9-]+)$',
		},
		case: CASE,
		expected: EXPECTED,
	},
}
