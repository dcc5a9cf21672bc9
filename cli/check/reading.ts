import type { Input } from './input.ts'
import type { Maps } from './mapping.ts'

/** How the files of a run are read. */
export interface Reading {
	/** The format of the files; undefined if it is found by their names and starts. */
	readonly input: Input | undefined
	readonly maps: Maps
	/** The column whose neighbouring rows with one value are one order. */
	readonly group: string | undefined
	/** The encoding of the files; undefined if it is found by their bytes. */
	readonly encoding: string | undefined
	/** Whether each record is an address without items. */
	readonly addresses: boolean
	/** Whether records keep the text of their rows. */
	readonly keepsRows: boolean
	/** Whether records keep every field of the file. */
	readonly keepsFields: boolean
	/** Whether the file that is read has a byte order mark, or is not UTF-8. Known when its first text is. */
	readonly hasMark: () => boolean
	readonly warn: (message: string) => void
}
