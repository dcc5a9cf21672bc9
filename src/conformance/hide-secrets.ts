import { isList, isRecord } from '../core/read.ts'
import type { ServiceState } from '../model/state.ts'

/** A field that holds a token or a secret. */
const FIELD = /^.*(?:token|secret).*$/i
/** A shorter text is no secret: words contain it by accident. */
const SHORTEST = 4

/** Returns the tokens and secrets that a state knows, and those in an answer, each with its name in reports. The longest come first. */
export function secretsIn({ tokens, clients }: ServiceState, answer: unknown): readonly (readonly [string, string])[] {
	const found: [string, string][] = [
		...clients.map(({ clientSecret }, at): [string, string] => [clientSecret, `<secret ${at}>`]),
		...tokens.flatMap(({ accessToken, refreshToken }): [string, string][] => [
			[accessToken, '<token>'],
			[refreshToken, '<refresh>'],
		]),
	]
	collect(answer, found)
	return found.filter(([text]) => text.length >= SHORTEST).sort(([a], [b]) => b.length - a.length)
}

function collect(value: unknown, found: [string, string][]): void {
	if (isList(value)) for (const part of value) collect(part, found)
	if (!isRecord(value)) return
	for (const [key, part] of Object.entries(value)) {
		if (FIELD.test(key) && typeof part === 'string') found.push([part, '<string>'])
		else collect(part, found)
	}
}

/** Returns a copy of plain JSON in which every token and secret has its name, wherever it stands. A field of a token shows only its type. */
export function hideSecrets<T>(value: T, secrets: readonly (readonly [string, string])[]): T {
	return hide(value, secrets) as T
}

function hide(value: unknown, secrets: readonly (readonly [string, string])[]): unknown {
	if (typeof value === 'string') {
		let shown = value
		for (const [secret, name] of secrets) if (shown.includes(secret)) shown = shown.split(secret).join(name)
		return shown
	}
	if (isList(value)) return value.map((part) => hide(part, secrets))
	if (!isRecord(value)) return value
	const entries = Object.entries(value).map(([key, part]) => {
		const isHidden = FIELD.test(key) && part !== null && part !== '' && typeof part !== 'object'
		return [key, isHidden ? `<${typeof part}>` : hide(part, secrets)] as const
	})
	return Object.fromEntries(entries)
}
