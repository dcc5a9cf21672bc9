import { ENUMS, NAMED, type NamedType, sideOf } from '../../../scripts/contract/names.ts'
import { RESOURCES } from '../../../scripts/contract/resources.ts'
import type { Field, Type } from '../../../scripts/contract/schema.ts'
import { parseInstant } from '../../../src/rules/calendar/parse-instant.ts'

type Path = readonly (string | number)[]

/** The decisions that make a fault a warning. */
const LENIENCES: Readonly<Record<string, string>> = { null: 'D-92', 'loose-date-time': 'D-50', 'odd-date': 'D-60' }

/**
 * The result of the slow reader: a copy, and the sorted faults, each with its path and `error` or the decision that makes it a
 * warning.
 */
export interface Reading {
	readonly value: unknown
	readonly faults: readonly string[]
}

/**
 * Reads a value by the source of the contract, one type at a time: slow, short, and without the generated readers or their helpers,
 * so that a test can compare both. It has no limits.
 */
export function readSlowly(name: string, value: unknown): Reading {
	const named = NAMED.find((one) => one.name === name) as NamedType
	const faults: string[] = []
	const tell = (fault: string, path: Path): undefined => {
		// An invalid date is a fault of format, and a warning.
		const name = fault === 'odd-date' ? 'format' : fault
		faults.push(`${name} ${JSON.stringify(path)} ${LENIENCES[fault] ?? 'error'}`)
	}
	const copy = named.nullable && value === null ? null : read(named.type, value, [], tell)
	const { type } = named
	if (sideOf(named) === 'response' && isBareError(type, value)) tell('missing', [Object.keys(type.fields)[0] ?? ''])
	return { value: copy, faults: faults.sort() }
}

/** Whether a value is an error body in place of a type that requires nothing, without any of the type's fields. */
function isBareError(type: Type, value: unknown): type is Type & { readonly kind: 'object' } {
	if (type.kind !== 'object' || !isRecord(value)) return false
	const given = new Map(fieldsOf(value))
	const hasOwn = Object.entries(type.fields).some(([key, { required, nullable, type: inner }]) => {
		const field = given.get(key)
		const quiet: Tell = () => undefined
		return (
			required || (field !== undefined && (field === null ? nullable : read(inner, field, [], quiet) !== undefined))
		)
	})
	const [message, errorCode] = [given.get('message'), given.get('errorCode')]
	return (
		!hasOwn && typeof message === 'string' && typeof errorCode === 'string' && Number.isFinite(given.get('statusCode'))
	)
}

type Tell = (fault: string, path: Path) => undefined

function read(type: Type, value: unknown, path: Path, tell: Tell): unknown {
	switch (type.kind) {
		case 'string':
			return typeof value === 'string' ? value : tell('type', path)
		case 'number':
			return Number.isFinite(value) ? value : tell('type', path)
		case 'boolean':
			return typeof value === 'boolean' ? value : tell('type', path)
		case 'uuid':
			if (typeof value !== 'string') return tell('type', path)
			return value.split('-').every((part, i) => part.length === [8, 4, 4, 4, 12][i] && /^[\da-f]+$/i.test(part))
				? value
				: tell('format', path)
		case 'enum':
			if (typeof value !== 'string') return tell('type', path)
			return (type.name === undefined ? type.values : (ENUMS.get(type.name) ?? [])).includes(value)
				? value
				: tell('enum', path)
		case 'date':
			if (typeof value !== 'string') return tell('type', path)
			if (value.trim() !== '' && parseInstant(value.trim(), 0) === null) tell('odd-date', path)
			return value
		case 'date-time': {
			if (typeof value !== 'string') return tell('type', path)
			const instant = parseInstant(value, 0)
			if (instant === null) return tell('format', path)
			if (instant.isLoose) tell('loose-date-time', path)
			return value
		}
		case 'any':
			return readJson(value, path, tell)
		case 'free':
			return isRecord(value) ? readJson(value, path, tell) : tell('type', path)
		case 'map': {
			if (!isRecord(value)) return tell('type', path)
			const entries = fieldsOf(value).filter(([, field]) => field !== undefined)
			const numbers = entries.map(([key, field]) => {
				const at = [...path, key]
				// Reports values that aren't numbers, and also anything inside them that isn't JSON.
				if (typeof field === 'object') readJson(field, at, tell)
				return [key, read(type.values, field, at, tell)] as const
			})
			return fromEntries(numbers)
		}
		case 'array':
			if (!Array.isArray(value)) return tell('type', path)
			if (value.length < type.min) tell('too-few', path)
			return Array.from(value, (item, index) => read(type.items, item, [...path, index], tell))
		case 'ref':
			return read(RESOURCES[type.name]?.type as Type, value, path, tell)
		case 'object':
			return isRecord(value) ? readObject(type.fields, type.closed, value, path, tell) : tell('type', path)
	}
}

function readObject(
	fields: Readonly<Record<string, Field>>,
	isClosed: boolean,
	object: object,
	path: Path,
	tell: Tell,
): object {
	const given = new Map(fieldsOf(object))
	for (const key of given.keys()) {
		if (isClosed && !Object.hasOwn(fields, key)) tell('unknown-property', [...path, key])
	}
	const copy: Record<string, unknown> = {}
	for (const [key, { type, required, nullable, narrows, default: standard }] of Object.entries(fields)) {
		const value = given.get(key)
		const at = [...path, key]
		if (value === undefined) {
			if (required) tell('missing', at)
			if (standard !== undefined) copy[key] = standard
		} else if (value === null && nullable) copy[key] = null
		else if (value === null && !required && !narrows && type.kind !== 'any') {
			tell('null', at)
			if (standard !== undefined) copy[key] = standard
		} else copy[key] = read(type, value, at, tell)
	}
	return copy
}

function readJson(value: unknown, path: Path, tell: Tell): unknown {
	if (Array.isArray(value)) return Array.from(value, (item, index) => readJson(item, [...path, index], tell))
	if (isRecord(value)) {
		const entries = fieldsOf(value).filter(([, field]) => field !== undefined)
		return fromEntries(entries.map(([key, field]) => [key, readJson(field, [...path, key], tell)]))
	}
	const isJson = value === null || ['string', 'boolean', 'undefined'].includes(typeof value) || Number.isFinite(value)
	return isJson ? value : tell('type', path)
}

/** Returns the visible own fields; undefined if a getter or a trap throws. */
function fieldsOf(object: object): (readonly [string, unknown])[] {
	const keys = attempt(() => Object.keys(object)) ?? []
	return keys.map((key) => [key, attempt(() => (object as Record<string, unknown>)[key])])
}

function attempt<T>(ask: () => T): T | undefined {
	try {
		return ask()
	} catch {
		return undefined
	}
}

function fromEntries(entries: readonly (readonly [string, unknown])[]): object {
	return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function isRecord(value: unknown): value is object {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}
