/** Freezes a table and everything in it, so that no caller can change it for other callers (D-117). Returns the table. */
export function deepFreeze<T>(table: T): T {
	if (typeof table === 'object' && table !== null)
		for (const part of Object.values(Object.freeze(table))) deepFreeze(part)
	return table
}
