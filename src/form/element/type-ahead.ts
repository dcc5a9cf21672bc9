import { readerKey } from '../place-names.ts'

/** Other names that shoppers type for a country: the alpha-2 code, then the names. */
const OTHER_NAMES: readonly string[] = [
	'AE uae,emirates',
	'CD congo-kinshasa,dr congo,drc',
	'CI ivory coast',
	'CV cape verde',
	'CZ czech republic',
	'DE deutschland',
	'ES espana',
	'GB uk,great britain,britain,england,scotland,wales,northern ireland',
	'KR korea',
	'MM burma',
	'NL holland',
	'TR turkey',
	'US america,usa',
	'VA vatican',
]

/** The longest pause between two letters of a name, in milliseconds. */
const PAUSE = 1500

/**
 * Finds the option of a list that typed letters mean, as a browser does, and also by a country's other names and without accents:
 * `UK` is the United Kingdom, `Holl` the Netherlands.
 */
export class TypeAhead {
	#typed = ''
	#last = 0

	/** Returns the value to choose after a key; null if the letters so far mean no option, undefined if the key is no letter. */
	press(event: KeyboardEvent, select: HTMLSelectElement): string | null | undefined {
		if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || [...event.key].length !== 1)
			return undefined
		if (event.timeStamp - this.#last > PAUSE) this.#typed = ''
		if (event.key === ' ' && this.#typed === '') return undefined
		this.#last = event.timeStamp
		this.#typed += readerKey(event.key)
		return findTyped(this.#typed, select)
	}
}

function findTyped(typed: string, select: HTMLSelectElement): string | null {
	const options = [...select.options].filter(({ value }) => value !== '')
	const has = (value: string): boolean => options.some((option) => option.value === value)
	const isRepeated = typed.length > 1 && [...typed].every((letter) => letter === typed[0])
	const prefix = isRepeated ? typed.charAt(0) : typed
	const named = options.filter(({ label }) => readerKey(label).startsWith(prefix))
	const other = select.dataset['kind'] === 'country' ? otherNames(typed).filter(({ code }) => has(code)) : []
	const whole = other.find(({ name }) => name === typed)
	if (whole !== undefined) return whole.code
	if (named.length === 0) return other[0]?.code ?? null
	// A letter that is repeated goes through the names that begin with it. A new name stays where it is while it fits.
	const at = named.findIndex(({ value }) => value === select.value)
	return (
		(isRepeated || typed.length === 1 ? named[(at + 1) % named.length] : (named[Math.max(at, 0)] ?? named[0]))?.value ??
		null
	)
}

/** Returns the countries of which another name begins with these letters. */
function otherNames(typed: string): readonly { readonly code: string; readonly name: string }[] {
	return OTHER_NAMES.flatMap((line) => {
		const names = line.slice(3).split(',')
		return names.filter((name) => name.startsWith(typed)).map((name) => ({ code: line.slice(0, 2), name }))
	})
}
