/**
 * A list of names, each written without the letters that it shares with the start of one base name. A name begins with a comma if it
 * shares none, otherwise with a capital letter: B for two shared letters, C for three, and so on. The names have no capitals and no
 * commas.
 */
const ENTRY = /[,A-Z][^,A-Z]*/g
const BEFORE_A = 64
/** A shared start is worth its capital letter from two letters on. */
const FEWEST_SHARED = 2
const MOST_SHARED = 26

/**
 * Returns the names of a list.
 *
 * @example
 * readSharedStarts('Eieff,biscay', 'california') // => ['califieff', 'biscay']
 */
export function readSharedStarts(list: string, base: string): string[] {
	return (list.match(ENTRY) ?? []).map((entry) => {
		const shared = entry.charCodeAt(0) - BEFORE_A
		return shared < 0 ? entry.slice(1) : base.slice(0, shared) + entry.slice(1)
	})
}

/**
 * Writes one name for such a list.
 *
 * @example
 * writeSharedStart('bizkaia', 'biscay') // => 'Bzkaia'
 */
export function writeSharedStart(name: string, base: string): string {
	let shared = 0
	while (shared < MOST_SHARED && shared < base.length && name[shared] === base[shared]) shared++
	return shared < FEWEST_SHARED ? `,${name}` : String.fromCharCode(BEFORE_A + shared) + name.slice(shared)
}
