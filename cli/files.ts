import {
	closeSync,
	existsSync,
	fstatSync,
	openSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from './command.ts'
import { parseJson, redact } from './redact.ts'

/** Parses a JSON file. Throws a `UsageError` if the file can't be read. */
export function readJsonFile(file: string): unknown {
	refuseOutput(file)
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

/**
 * Throws a `UsageError` if standard output is redirected to this file. A command that reads its own output would never end. The shell has already
 * emptied the file. `-` is standard input.
 */
export function refuseOutput(file: string): void {
	const output = statOf(1)
	const input = output?.isFile() === true ? statOf(file === '-' ? 0 : file) : null
	if (output === null || input === null || input.dev !== output.dev || input.ino !== output.ino) return
	const name = file === '-' ? 'standard input' : file
	throw new UsageError(`The output goes to ${name}, which is read. Use another file: --output other.csv`)
}

function statOf(file: string | number): ReturnType<typeof fstatSync> | null {
	try {
		return typeof file === 'number' ? fstatSync(file) : statSync(file)
	} catch {
		return null
	}
}

/** Writes a value as a JSON file without secrets, like `writeReport`. */
export function writeJsonReport(file: string, value: unknown): void {
	writeReport(file, redact(`${JSON.stringify(value, null, '\t')}\n`))
}

/**
 * Writes the file of an option; until it is complete, it has another name. So a full disk leaves the old report unchanged. Throws a `UsageError` if
 * that fails.
 */
export function writeReport(file: string, text: string): void {
	const draft = startDraft(file)
	draft.write(Buffer.from(text))
	draft.finish()
}

/** A file that gets its name only when it is complete. */
export interface Draft {
	readonly write: (bytes: Uint8Array) => void
	readonly finish: () => void
	/** Removes the part of the file that was written. */
	readonly drop: () => void
}

/**
 * Starts to write a file. A device or pipe is written directly. A link keeps its target, and a file keeps its mode. Throws a `UsageError` if the file
 * can't be written.
 */
export function startDraft(file: string): Draft {
	const old = statSync(file, { throwIfNoEntry: false })
	const isPlain = old?.isFile() ?? true
	const target = isPlain && old !== undefined ? realpathSync(file) : file
	const path = isPlain ? `${target}.${process.pid}.part` : target
	const drop = (): void => {
		if (path !== target) rmSync(path, { force: true })
	}
	const attempt = <T>(work: () => T): T => {
		try {
			return work()
		} catch (error) {
			drop()
			throw new UsageError(`${file} can't be written: ${reasonOf(error)}.`)
		}
	}
	const handle = attempt(() => openSync(path, 'w', old?.mode))
	return {
		write: (bytes) =>
			attempt(() => {
				for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at)
			}),
		finish: () =>
			attempt(() => {
				closeSync(handle)
				if (path !== target) renameSync(path, target)
			}),
		drop,
	}
}

/**
 * Throws a `UsageError` if the file of an option can't be written, or is one of the files that the program reads. The function is called before a
 * long run, so that the report isn't lost.
 */
export function tryReport(option: string, file: string | undefined, read: readonly (string | undefined)[]): void {
	if (file === undefined) return
	const isThere = existsSync(file)
	const isRead = (each: string | undefined): boolean =>
		isThere && each !== undefined && existsSync(each) && realpathSync(each) === realpathSync(file)
	if (read.some(isRead))
		throw new UsageError(`--${option} ${file} would overwrite a file that is read. Use another file.`)
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

/** Returns the system's reason for an error in words. */
export function reasonOf(error: unknown): string {
	const { code, message } = error as NodeJS.ErrnoException
	return REASONS[code ?? ''] ?? message
}

/** The folder with the package's mappings. It is next to this file, and in the package next to the program. */
const FOLDER = fileURLToPath(new URL('maps', import.meta.url))

let read: readonly (readonly [name: string, value: unknown])[] | undefined

/** Returns every mapping in the package with its name. The mappings are read at the first call. */
export function shippedMaps(): readonly (readonly [name: string, value: unknown])[] {
	read ??= readdirSync(FOLDER)
		.sort()
		.map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))] as const)
	return read
}
