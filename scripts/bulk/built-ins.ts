/**
 * What the library calls that came after ES2018, for engines that lack it: put before the script of `orderwright/bulk`. An engine that
 * has them is left as it is, and nothing here can be enumerated. Each does as much as the library asks of it.
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
