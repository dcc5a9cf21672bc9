import type { RequestCode } from './found.ts'

export type { RequestCode }

/** How the commonest message goes on after the field, by what it should be: there are a handful, and to join a text takes time. */
const AS = /* @__PURE__ */ new Map<string, string>()

/** What a caller is told about a body that does not parse (D-02: status 400), where nothing is required, listed or refused by name. */
export function requestMessage(code: RequestCode, field: string, expected: string, actual: string): string {
	switch (code) {
		case 'request.type': {
			let as = AS.get(expected)
			if (as === undefined) {
				as = ` as ${expected}; it is `
				AS.set(expected, as)
			}
			return `Send ${field}${as}${actual}.`
		}
		case 'request.null':
			return `Leave ${field} out; it is null.`
		case 'request.too-many':
			return `${field} holds ${actual} items, more than are read at once; send fewer.`
		case 'request.format':
			return `Send ${field} as ${expected}; ${actual} is none.`
		case 'request.loose-date-time':
			return `Send ${field} as a full date-time such as 2026-05-29T00:00:00Z; ${actual} is read all the same.`
		default:
			return `${field} is nested deeper than ${actual} levels; send it flatter.`
	}
}

/** The same where anything may be wrong. */
export function strictRequestMessage(code: RequestCode, field: string, expected: string, actual: string): string {
	switch (code) {
		case 'request.missing':
			return `Send ${field}; it is missing.`
		case 'request.unknown-property':
			return `Leave ${field} out; only these are admitted here: ${expected}.`
		case 'request.too-few':
			return `Send at least ${expected} in ${field}; it holds ${actual}.`
		case 'request.enum':
			return `Send ${field} as one of ${expected}; ${actual} is none of them.`
		default:
			return requestMessage(code, field, expected, actual)
	}
}
