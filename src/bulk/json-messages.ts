export const JSON_MESSAGES = {
	'json.invalid': "Argument {argument} isn't JSON. Send JSON text.",
	'json.depth': 'Argument {argument} is nested too deep. Use at most {most} levels.',
} as const

/** The issue codes of a text that is not JSON. */
export type JsonCode = keyof typeof JSON_MESSAGES
