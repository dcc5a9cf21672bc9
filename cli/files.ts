import {
	closeSync,
	existsSync,
	openSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from './command.ts'
import { parseJson, redact } from './redact.ts'

/** Parses a JSON file. Throws a `UsageError` if the file can't be read. */
export function readJsonFile(file: string): unknown {
	let text: string
	try {
		text = readFileSync(file, 'utf8')
	} catch (error) {
		throw new UsageError(`${file} can't be opened: ${reasonOf(error)}.`)
	}
	try {
		return parseJson(text)
	} catch (error) {
		throw new UsageError(`${file} isn't JSON: ${(error as Error).message}.`)
	}
}

/** Writes a value as a file of JSON, without secrets, as `writeReport` does. */
export function writeJsonReport(file: string, value: unknown): void {
	writeReport(file, redact(`${JSON.stringify(value, null, '\t')}\n`))
}

/**
 * Writes a file that an option names, under another name until it is whole: a full disk leaves the old report as it is. Throws a
 * `UsageError` if that fails.
 */
export function writeReport(file: string, text: string): void {
	const isPlain = statSync(file, { throwIfNoEntry: false })?.isFile() ?? true
	// A device or a pipe is written as it is, and a link's own file is replaced.
	const target = isPlain && existsSync(file) ? realpathSync(file) : file
	const draft = isPlain ? `${target}.${process.pid}.part` : target
	try {
		writeFileSync(draft, text)
		if (draft !== target) renameSync(draft, target)
	} catch (error) {
		if (draft !== target) rmSync(draft, { force: true })
		throw new UsageError(`${file} can't be written: ${reasonOf(error)}.`)
	}
}

/**
 * Throws a `UsageError` if a file that an option names can't be written, or is one of the files that the program reads. Called before a
 * long run, so that its report isn't lost.
 */
export function tryReport(option: string, file: string | undefined, read: readonly (string | undefined)[]): void {
	if (file === undefined) return
	const isThere = existsSync(file)
	const isRead = (each: string | undefined): boolean =>
		isThere && each !== undefined && existsSync(each) && realpathSync(each) === realpathSync(file)
	if (read.some(isRead))
		throw new UsageError(`--${option} ${file} would overwrite a file that is read. Name another one.`)
	try {
		closeSync(openSync(file, 'a'))
		if (!isThere) rmSync(file)
	} catch (error) {
		throw new UsageError(`${file} can't be written: ${reasonOf(error)}.`)
	}
}

const REASONS: Readonly<Record<string, string>> = {
	ENOENT: 'there is no such file or folder',
	EACCES: 'permission is denied',
	EISDIR: 'it is a folder',
	ENOSPC: 'the disk is full',
	EDQUOT: 'the disk has no more room for you',
	EIO: 'the disk fails',
	EROFS: 'the disk can only be read',
	EMFILE: 'too many files are open',
}

/** Returns the system's reason for an error, in words. */
export function reasonOf(error: unknown): string {
	const { code, message } = error as NodeJS.ErrnoException
	return REASONS[code ?? ''] ?? message
}

/** The folder with the package's mappings. It is next to this file, and in the package next to the program. */
const FOLDER = fileURLToPath(new URL('maps', import.meta.url))

let read: readonly (readonly [name: string, value: unknown])[] | undefined

/** Returns every mapping of the package with its name. They are read at the first call. */
export function shippedMaps(): readonly (readonly [name: string, value: unknown])[] {
	read ??= readdirSync(FOLDER)
		.sort()
		.map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))] as const)
	return read
}
