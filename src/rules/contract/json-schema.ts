/** A schema of draft 2020-12. */
export interface JsonSchema {
	readonly [keyword: string]: unknown
}
