/** What comes over the wire, and what is kept of it. */
export type Json = ReturnType<typeof JSON.parse>

/**
 * Whether the service makes this choice. It is asked last, where the choice makes a difference: a choice that nobody asked for was
 * out of reach of the requests.
 */
export type Is = (name: string) => boolean

/** Marks a text of a table as something that the service does by name. */
export const choice = (name: string): string => name

export interface Request {
	readonly operation: string
	readonly parameters?: Readonly<Record<string, string | undefined>> | undefined
	readonly authorization?: string | undefined
	readonly body?: unknown
}

export interface Answer {
	readonly statusCode: number
	readonly body: unknown
	readonly headers: Readonly<Record<string, string>>
}

/** What the service knows of the world, from other packages than the library. */
export interface World {
	/** Whether the number is a landline, and whether it is written with its country's code. */
	readonly phoneOf: (phone: string, country: string) => { readonly isFixed: boolean; readonly country: string } | null
	readonly isZip: (zip: string, country: string) => boolean
	/** The codes, without the country's, and the names of a country's provinces. */
	readonly provinces: (country: string) => readonly { readonly code: string; readonly name: string }[]
	/** The code of a country's English name; empty if it is none. */
	readonly countryNamed: (name: string) => string
}

export class Refusal extends Error {
	readonly statusCode: number
	readonly errorCode: string

	constructor(statusCode: number, errorCode: string) {
		super(`The request is refused: ${errorCode}.`)
		this.statusCode = statusCode
		this.errorCode = errorCode
	}
}

export function refuse(statusCode: number, errorCode: string): never {
	throw new Refusal(statusCode, errorCode)
}

export const text = (value: Json): string => (typeof value === 'string' ? value : '')
export const fold = (email: Json): string => text(email).trim().toLowerCase()
/** Rounds to cents. */
export const round = (amount: number): number => Math.round(Number(amount) * 100) / 100

export const isOneOf = <T extends string>(list: readonly T[], value: string): value is T =>
	list.some((each) => each === value)

/** Returns a copy in which a function has replaced every value: the innermost first. */
export const replaceValues = (body: Json, replace: (value: Json) => Json): Json =>
	JSON.parse(JSON.stringify(body), (_, value) => replace(value))
