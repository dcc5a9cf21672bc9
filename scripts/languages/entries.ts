import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '../../src/languages/language.ts'
import { LOCALES } from '../../src/rules/locale/negotiate-locale.ts'

const ROOT = join(import.meta.dirname, '../..')
const ENGLISH = new Intl.DisplayNames('en', { type: 'language' })

/** All languages (ISO 639-1): each has a file in `src/languages/`. */
const ALL_CODES: readonly string[] = readdirSync(join(ROOT, 'src/languages'))
	.flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? [])
	.sort()
/** The languages besides English, which the rules and the form have built in. */
export const LANGUAGE_CODES: readonly string[] = ALL_CODES.filter((code) => code !== 'en')

/** What the name of a language does not say. */
const REGIONS: Readonly<Record<string, string>> = { pt: ' (Brazil)', zh: ' (simplified)' }

export function englishName(language: string): string {
	return (ENGLISH.of(language) ?? language) + (REGIONS[language] ?? '')
}

/**
 * Returns what follows from the files of languages, by path: the entry of each, the loaders, the list of the program, the exports of
 * the package, their rows in the guides, and what a form shows in the languages of the locales.
 */
export async function writeLanguageEntries(): Promise<Readonly<Record<string, string>>> {
	return {
		...Object.fromEntries(ALL_CODES.map((language) => [`src/entries/${language}.ts`, writeEntry(language)])),
		'docs/files.md': readText('docs/files.md').replace(
			/(?<=^- \*\*Language\..* in another language: ).*(?=\.$)/m,
			listCodes(),
		),
		'src/languages/generated/loaders.ts': writeLoaders(),
		'src/form/generated/built-in-words.ts': await writeBuiltInWords(),
		'cli/check/language-list.ts': writeList(),
		'package.json': writeExports(readText('package.json')),
		'docs/translations.md': writeRows(
			'docs/translations.md',
			(code, name) => `| \`orderwright/${code}\` | ${name.padEnd(20)} |`,
		),
		'docs/api.md': writeRows(
			'docs/api.md',
			(code, name) =>
				`| ${`\`${code}\``.padEnd(53)} | ${name}: every message, names of countries, labels of fields | \`orderwright/${code}\` |`,
		),
	}
}

function readText(path: string): string {
	return readFileSync(join(ROOT, path), 'utf8')
}

/** Returns the codes for a sentence: `de`, `es` or `fr`. */
function listCodes(): string {
	const codes = LANGUAGE_CODES.map((code) => `\`${code}\``)
	return `${codes.slice(0, -1).join(', ')} or ${codes.at(-1)}`
}

/** Returns a page in which the rows of its table of languages are these. */
function writeRows(path: string, rowOf: (code: string, name: string) => string): string {
	const rows = ALL_CODES.map((code) => `${rowOf(code, englishName(code))}\n`)
	return readText(path).replace(/(?:^\| `(?:orderwright\/)?[a-z]{2}` .*\n)+/m, rows.join(''))
}

function writeEntry(language: string): string {
	const lines = [
		`export { ${language} } from '../languages/${language}.ts'`,
		"export type { Language } from '../languages/language.ts'",
	]
	// The formatter sorts exports by path.
	const byPath = language < 'language' ? lines : lines.reverse()
	return `/**
 * Everything in ${ENGLISH.of(language)}: the message of every code, the names of countries and provinces, and the labels of fields.
 *
 * @module orderwright/${language}
 */

${byPath.join('\n')}
`
}

function writeLoaders(): string {
	const lines = ALL_CODES.map((code) => `\t${code}: async () => (await import('../${code}.ts')).${code},\n`)
	const provinces = LANGUAGE_CODES.map(
		(code) => `\t${code}: async () => (await import('../data/provinces-${code}.ts')).PROVINCES,\n`,
	)
	return `// Written by scripts/build-names.ts; do not edit.
import type { Language } from '../language.ts'

/** The languages, each in a file of its own. */
export const LANGUAGES: Readonly<Record<string, () => Promise<Language>>> = {
${lines.join('')}}

/** The names of provinces that a form shows, in the same languages. */
export const PROVINCES: Readonly<Record<string, () => Promise<string>>> = {
${provinces.join('')}}
`
}

/** Returns package.json with the entry of each language: a new one comes after the others. */
function writeExports(text: string): string {
	const json = JSON.parse(text)
	const exported: [string, object][] = Object.entries(json.exports)
	const last = exported.map(([path]) => /^\.\/[a-z]{2}$/.test(path)).lastIndexOf(true)
	const added = ALL_CODES.filter((code) => !Object.hasOwn(json.exports, `./${code}`)).map((code): [string, object] => [
		`./${code}`,
		{
			import: { types: `./dist/${code}.d.ts`, default: `./dist/${code}.js` },
			require: { types: `./dist/${code}.d.cts`, default: `./dist/${code}.cjs` },
		},
	])
	if (added.length === 0) return text
	json.exports = Object.fromEntries([...exported.slice(0, last + 1), ...added, ...exported.slice(last + 1)])
	return `${JSON.stringify(json, null, '\t')}\n`
}

/** Returns the list of languages for the program, which imports the package by its name. */
function writeList(): string {
	const imports = ALL_CODES.map((code) => `import { ${code} } from 'orderwright/${code}'\n`)
	const [first] = ALL_CODES
	return `// Written by scripts/build-names.ts; do not edit.
import type { Language } from 'orderwright/${first}'
${imports.join('')}
/** The languages of messages. */
export const LANGUAGES: readonly Language[] = [${ALL_CODES.join(', ')}]
`
}

/** Returns the labels and the words of a form in the languages of the locales, without their messages. */
async function writeBuiltInWords(): Promise<string> {
	const codes = [...new Set(LOCALES.map((locale) => locale.slice(0, 2)))].filter((code) => code !== 'en').sort()
	const languages: [string, Language][] = await Promise.all(
		codes.map(async (code): Promise<[string, Language]> => {
			const module = await import(pathToFileURL(join(ROOT, `src/languages/${code}.ts`)).href)
			return [code, module[code]]
		}),
	)
	const labels = languages.flatMap(([code, language]) => [[code, language.labels], ...regionsOf(language, 'labels')])
	const words = languages.flatMap(([code, language]) => [[code, language.form], ...regionsOf(language, 'form')])
	return `// Written by scripts/build-names.ts from the files of languages; do not edit.

/** The labels in the languages of the locales, and those that differ in a locale. */
export const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = ${writeTable(Object.fromEntries(labels))}

/** The words of a form in these languages. */
export const WORDS = ${writeTable(Object.fromEntries(words))}
`
}

/** Returns the texts of one kind of the regions that have some, by tag. */
function regionsOf({ regional }: Language, kind: 'labels' | 'form'): readonly (readonly [string, object])[] {
	return Object.entries(regional).flatMap(([tag, { [kind]: texts }]) =>
		texts === undefined ? [] : [[tag, texts] as const],
	)
}

/** Returns the code of a table of tables of texts, as the formatter writes it. */
function writeTable(tables: Readonly<Record<string, object>>): string {
	const lines = Object.entries(tables).map(([name, texts]) => {
		const entries = Object.entries(texts).map(([key, text]) => `\t\t${keyOf(key)}: ${quote(text)},\n`)
		return `\t${keyOf(name)}: {\n${entries.join('')}\t},\n`
	})
	return `{\n${lines.join('')}}`
}

const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : quote(name))
const quote = (text: string): string =>
	`'${text.replace(/[\u00a0\u202f]/g, (space) => (space === '\u00a0' ? '\\u00a0' : '\\u202f'))}'`
