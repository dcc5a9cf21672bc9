/** The texts that no output may show, and the text that each output shows in their place. */
const secrets = new Map<string, string>()
/** Finds any of them; made anew after another one is hidden. */
let pattern: RegExp | null = null

/** A shorter text isn't replaced. One that is not long is replaced only as a word of its own, because words contain it by accident. */
const MIN_LENGTH = 3
const LONG = 8

/**
 * Keeps a secret out of everything that the program prints or writes from now on, wherever it stands: as it is, as a URL, JSON or
 * base64 writes it, and, if it is long, in other case.
 */
export function hide(secret: unknown, shown = '<secret>', isIssued = false): void {
	if (typeof secret !== 'string' || secret.length < MIN_LENGTH) return
	const forms = [secret, encodeURIComponent(secret), encodeURI(secret), JSON.stringify(secret).slice(1, -1)]
	// Tokens are many, and live ten minutes.
	for (const form of isIssued ? forms : [...forms, ...inBase64(secret)]) {
		secrets.set(form, shown)
		if (form.length >= LONG && !isIssued) secrets.set(form.toLowerCase(), shown)
	}
	pattern = null
}

/** Returns the letters of base64 that stand for a secret, after any number of bytes before it, such as those of `client:`. */
function inBase64(secret: string): string[] {
	return [0, 1, 2].flatMap((before) => {
		const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)])
		const whole = Math.floor((bytes.length * 8) / 6)
		const form = bytes.toString('base64').slice(before === 0 ? 0 : before + 1, whole)
		return form.length < LONG ? [] : [form, form.replaceAll('+', '-').replaceAll('/', '_')]
	})
}

/**
 * Forgets every secret, so that the next run in this process starts without any.
 *
 * @public Tests call it in a process of their own.
 */
export function forget(): void {
	secrets.clear()
	pattern = null
}

/** Hides the user and the password of a URL. */
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

/** Hides the tokens and secrets of a body of ours: every text of a field such as `accessToken` or `clientSecret`. */
export function hideFields(body: unknown): void {
	for (const [key, secret] of secretsOf(body)) hide(secret, `<${key}>`)
}

/**
 * Hides the tokens and secrets of an answer. A hostile service could call any text a token. A text that reports contain anyway, such as
 * `failed` or `</td>`, is not hidden, and neither is a token after the first `MAX_ISSUED`.
 */
export function hideIssued(body: unknown): void {
	for (const [key, secret] of secretsOf(body))
		if (secrets.size < MAX_ISSUED && typeof secret === 'string' && ISSUED.test(secret)) hide(secret, `<${key}>`, true)
}

/** A bearer token (RFC 6750) that no report contains by itself: it has a digit, or is longer than our words. */
const ISSUED = /^(?=.*\d|.{24})[\w.~+/=-]{8,}$/
/** A run of `conform` gets fewer tokens. */
const MAX_ISSUED = 5_000
/** How deep to look for secrets in a body. */
const MAX_DEPTH = 64

function* secretsOf(body: unknown, depth = 0): Generator<readonly [key: string, secret: unknown]> {
	if (typeof body !== 'object' || body === null || depth > MAX_DEPTH) return
	for (const [key, part] of Object.entries(body)) {
		if (SECRET_FIELD.test(key)) yield [key, part]
		yield* secretsOf(part, depth + 1)
	}
}

const SECRET_FIELD = /^(?:access|refresh)Token$|secret$|password$/i
/** The end of such a field's name in JSON. */
const SECRET_NAME = /(?:token|secret|password)"/i

/** Writes a value as JSON. The texts of fields such as `accessToken` are not shown. */
export function writeJson(value: unknown): string {
	const text = JSON.stringify(value)
	if (!SECRET_NAME.test(text)) return text
	return JSON.stringify(value, (key, part) => (SECRET_FIELD.test(key) && typeof part === 'string' ? `<${key}>` : part))
}

/** Parses JSON that may begin with a byte order mark, as some editors write it. An error quotes nothing of a text that holds secrets. */
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

/** The user and the password of any URL, which may themselves hold an `@`. */
const USER = /(\b[a-z][a-z\d+.-]*:\/\/)([^\s/?#"'<>]*)@/gi
/** A parameter of any URL that holds a token or a secret. */
const PARAMETER = /([?&][\w-]*(?:token|secret|password)=)(?!<)[^\s&#"'<>]+/gi

/** Returns a text without the secrets, and without those that any URL holds. The longest comes first, because it may hold a shorter one. */
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

/** Returns true for a letter, a digit, and the start of a placeholder of a report, such as `<secret 0>`. */
function isInWord(character: string | undefined): boolean {
	return character !== undefined && /[\p{L}\d<]/u.test(character)
}

/** Controls that a terminal obeys: C0 but tab and line feed, C1, separators of lines, and the marks of direction. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069](?<![\t\n])/gu

/**
 * Returns a text with every control as `\u001b`, so that a terminal shows it and obeys nothing. In JSON this is the same value.
 *
 * @example
 * showControls('\u001b[2J') // => '\\u001b[2J'
 */
export function showControls(text: string): string {
	return text.replace(CONTROLS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
