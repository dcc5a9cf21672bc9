import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const ENGLISH = new Intl.DisplayNames('en', { type: 'language' })

/** The languages besides English (ISO 639-1): each has a file in `src/languages/`. */
export const LANGUAGE_CODES: readonly string[] = readdirSync(join(ROOT, 'src/languages'))
	.flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? [])
	.sort()

/** Returns the English name of a language. */
export function englishName(language: string): string {
	return ENGLISH.of(language) ?? language
}

/** Returns what follows from the list of languages, by path: the entry of each, the loaders, and the exports of the package. */
export function writeLanguageEntries(): Readonly<Record<string, string>> {
	return {
		...Object.fromEntries(LANGUAGE_CODES.map((language) => [`src/${language}.ts`, writeEntry(language)])),
		'src/languages/loaders.ts': writeLoaders(),
		'package.json': writeExports(readFileSync(join(ROOT, 'package.json'), 'utf8')),
	}
}

function writeEntry(language: string): string {
	const lines = [
		`export { ${language} } from './languages/${language}.ts'`,
		"export type { Language } from './languages/language.ts'",
	]
	// The formatter sorts exports by path.
	const byPath = language < 'language' ? lines : lines.reverse()
	return `/**
 * Everything in ${englishName(language)}: the message of every code, the names of countries and provinces, and the labels of fields.
 *
 * @module orderwright/${language}
 */

${byPath.join('\n')}
`
}

function writeLoaders(): string {
	const lines = LANGUAGE_CODES.map((code) => `\t${code}: async () => (await import('./${code}.ts')).${code},\n`)
	return `// Written by scripts/build-names.ts; do not edit.
import type { Language } from './language.ts'

/** The languages besides English, each in a file of its own. */
export const LANGUAGES: Readonly<Record<string, () => Promise<Language>>> = {
${lines.join('')}}
`
}

/** Returns package.json with the entry of each language: a new one comes after the others. */
function writeExports(text: string): string {
	const json = JSON.parse(text)
	const exported: [string, object][] = Object.entries(json.exports)
	const last = exported.map(([path]) => /^\.\/[a-z]{2}$/.test(path)).lastIndexOf(true)
	const added = LANGUAGE_CODES.filter((code) => !Object.hasOwn(json.exports, `./${code}`)).map(
		(code): [string, object] => [
			`./${code}`,
			{
				import: { types: `./dist/${code}.d.ts`, default: `./dist/${code}.js` },
				require: { types: `./dist/${code}.d.cts`, default: `./dist/${code}.cjs` },
			},
		],
	)
	if (added.length === 0) return text
	json.exports = Object.fromEntries([...exported.slice(0, last + 1), ...added, ...exported.slice(last + 1)])
	return `${JSON.stringify(json, null, '\t')}\n`
}
