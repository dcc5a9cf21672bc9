import { statSync } from 'node:fs'
import { group } from '../terminal.ts'

/** How fast a run is. */
export interface Pace {
	/** Counts bytes that were read. */
	readonly count: (bytes: number) => void
	/** ` · 52,000 a second · 12 s left` */
	readonly describe: (judged: number) => string
}

/** Starts measuring how fast files are read. If all files have a known size, the remaining time is known, too. */
export function startPace(files: readonly string[]): Pace {
	const start = Date.now()
	const sizes = files.map((file) =>
		file === '-' ? Number.NaN : (statSync(file, { throwIfNoEntry: false })?.size ?? 0),
	)
	const all = sizes.reduce((sum, size) => sum + size, 0)
	let read = 0
	return {
		count: (bytes) => {
			read += bytes
		},
		describe: (judged) => {
			const seconds = Math.max(0.001, (Date.now() - start) / 1000)
			const left = Math.ceil((seconds * (all - read)) / Math.max(1, read))
			const rest = Number.isFinite(left) && left >= 0 ? ` · ${group(left)} s left` : ''
			return ` · ${group(Math.round(judged / seconds))} a second${rest}`
		},
	}
}
