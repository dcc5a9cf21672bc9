/**
 * Functions newer than ES2018 that the library calls, for engines that lack them. This code comes before the script of
 * `orderwright/bulk`. It changes nothing in an engine that has them, and adds nothing enumerable. Each function does only what
 * the library needs.
 */
function provide(owner: object, name: string, value: unknown): void {
	if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}

const own = Object.prototype.hasOwnProperty
provide(Object, 'hasOwn', (object: object, key: PropertyKey): boolean => own.call(object, key))
provide(Array.prototype, 'flatMap', function (this: unknown[], callback: (...args: unknown[]) => unknown): unknown[] {
	return ([] as unknown[]).concat(...this.map((value, at) => callback(value, at, this)))
})
provide(String.prototype, 'replaceAll', function (this: string, text: string, by: string): string {
	return this.split(text).join(by)
})
provide(String.prototype, 'matchAll', function (this: string, pattern: RegExp): RegExpExecArray[] {
	const own = new RegExp(pattern.source, pattern.flags)
	const found: RegExpExecArray[] = []
	for (let match = own.exec(this); match !== null; match = own.exec(this)) found.push(match)
	return found
})
