/** The texts that no output may contain, and the text to print instead of each. */
const secrets = new Map<string, string>()
/** Matches any secret. The pattern is made again after another secret is added. */
let pattern: RegExp | null = null

/** A shorter text isn't replaced. A short text is replaced only as a separate word, because other words may contain it by accident. */
const MIN_LENGTH = 3
const LONG = 8

/**
 * Hides a secret in everything that the program prints or writes from now on. The secret is found unchanged, in a URL, in JSON and in base64; a
 * long one also in another case.
 */
export function hide(secret: unknown, shown = '<secret>', isIssued = false): void {
	if (typeof secret !== 'string' || secret.length < MIN_LENGTH) return
	const forms = [secret, encodeURIComponent(secret), encodeURI(secret), JSON.stringify(secret).slice(1, -1)]
	// Issued tokens aren't hidden in base64: there are many tokens, and each lives ten minutes.
	for (const form of isIssued ? forms : [...forms, ...inBase64(secret)]) {
		secrets.set(form, shown)
		if (form.length >= LONG && !isIssued) secrets.set(form.toLowerCase(), shown)
	}
	pattern = null
}

/** Returns the base64 characters of a secret after any number of other bytes, for example after `client:`. */
function inBase64(secret: string): string[] {
	return [0, 1, 2].flatMap((before) => {
		const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)])
		const whole = Math.floor((bytes.length * 8) / 6)
		const form = bytes.toString('base64').slice(before === 0 ? 0 : before + 1, whole)
		return form.length < LONG ? [] : [form, form.replaceAll('+', '-').replaceAll('/', '_')]
	})
}

/**
 * Removes all secrets from memory, so that the next run in this process has none.
 *
 * @public Tests call it in a process of their own.
 */
export function forget(): void {
	secrets.clear()
	pattern = null
}

/** Hides the user and password in a URL. */
export function hideUrl({ username, password }: URL): void {
	for (const part of [password, username]) {
		hide(part, '***')
		hide(decodePercent(part), '***')
	}
}

function decodePercent(part: string): string {
	try {
		return decodeURIComponent(part)
	} catch {
		return part
	}
}

/** Hides the tokens and secrets in a body of ours: every text in a field such as `accessToken` or `clientSecret`. */
export function hideFields(body: unknown): void {
	for (const [key, secret] of secretsOf(body)) hide(secret, `<${key}>`)
}

/**
 * Hides the tokens and secrets in an answer. A hostile service could use any text as a token. So texts that reports contain anyway, such as
 * `failed` or `</td>`, aren't hidden. Tokens after the first `MAX_ISSUED` aren't hidden either.
 */
export function hideIssued(body: unknown): void {
	for (const [key, secret] of secretsOf(body))
		if (secrets.size < MAX_ISSUED && typeof secret === 'string' && ISSUED.test(secret)) hide(secret, `<${key}>`, true)
}

/** Matches a bearer token (RFC 6750) that can't be a word of a report, because it has a digit or is longer than our words. */
const ISSUED = /^(?=.*\d|.{24})[\w.~+/=-]{8,}$/
/** The most issued tokens that are hidden. A run of `conform` gets fewer. */
const MAX_ISSUED = 5_000
/** How deep to search a body for secrets. */
const MAX_DEPTH = 64

function* secretsOf(body: unknown, depth = 0): Generator<readonly [key: string, secret: unknown]> {
	if (typeof body !== 'object' || body === null || depth > MAX_DEPTH) return
	for (const [key, part] of Object.entries(body)) {
		if (SECRET_FIELD.test(key)) yield [key, part]
		yield* secretsOf(part, depth + 1)
	}
}

const SECRET_FIELD = /^(?:access|refresh)Token$|secret$|password$/i
/** Matches the end of a name in JSON for a field such as `accessToken`. */
const SECRET_NAME = /(?:token|secret|password)"/i

/** Writes a value as JSON. Texts of fields such as `accessToken` aren't shown. */
export function writeJson(value: unknown): string {
	const text = JSON.stringify(value)
	if (!SECRET_NAME.test(text)) return text
	return JSON.stringify(value, (key, part) => (SECRET_FIELD.test(key) && typeof part === 'string' ? `<${key}>` : part))
}

/**
 * Parses JSON. The text may begin with a byte order mark, which some editors write. The error for a text with secrets doesn't repeat any part of the
 * text.
 */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
	} catch (error) {
		const { message } = error as SyntaxError
		throw new SyntaxError(
			SECRET_NAME.test(text) ? message.replace(/, (?:\.\.\.)?".*" is not valid JSON$/s, '') : message,
		)
	}
}

/** Matches the user and password in any URL. They may contain an `@` themselves. */
const USER = /(\b[a-z][a-z\d+.-]*:\/\/)([^\s/?#"'<>]*)@/gi
/** Matches a parameter of any URL that contains a token or secret. */
const PARAMETER = /([?&][\w-]*(?:token|secret|password)=)(?!<)[^\s&#"'<>]+/gi

/** Returns a text without the secrets, and without the secrets in any URL. The longest secret comes first, because it may contain a shorter one. */
export function redact(text: string): string {
	let shown = text.includes('://')
		? text.replace(USER, (_, scheme: string, user: string) => `${scheme}${user.includes(':') ? '***:***' : '***'}@`)
		: text
	if (/[?&]/.test(shown)) shown = shown.replace(PARAMETER, '$1***')
	if (secrets.size === 0) return shown
	pattern ??= new RegExp(
		[...secrets.keys()]
			.sort((a, b) => b.length - a.length)
			.map((secret) => secret.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
			.join('|'),
		'gi',
	)
	return shown.replace(pattern, (secret, at: number) => {
		const isInside = isInWord(shown[at - 1]) || isInWord(shown[at + secret.length])
		const known = secrets.get(secret) ?? (secret.length < LONG ? undefined : secrets.get(secret.toLowerCase()))
		return known === undefined || (secret.length < LONG && isInside) ? secret : known
	})
}

/** Returns true for a letter, a digit, and the start of a placeholder in a report, such as `<secret 0>`. */
function isInWord(character: string | undefined): boolean {
	return character !== undefined && /[\p{L}\d<]/u.test(character)
}

/** Matches characters that control a terminal: C0 except tab and line feed, C1, line separators, and direction marks. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069](?<![\t\n])/gu

/**
 * Returns a text with an escape such as `\u001b` for every control character, so that a terminal displays it without any effect. In JSON, the value
 * stays the same.
 *
 * @example
 * showControls('\u001b[2J') // => '\\u001b[2J'
 */
export function showControls(text: string): string {
	return text.replace(CONTROLS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
