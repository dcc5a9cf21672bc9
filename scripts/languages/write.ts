import { translateIssue } from '../../src/entries/index.ts'
import type { Language } from '../../src/languages/language.ts'
import { nounFor } from '../../src/languages/translate/shown-params.ts'
import { CODES, issuesOf, LANGUAGES } from './fill.ts'

/** Returns the page of each language by its path: every message, filled in, beside its English one. */
export function writeLanguagePages(): Readonly<Record<string, string>> {
	return Object.fromEntries(
		LANGUAGES.map(([name, language]) => [`docs/languages/${language.language}.md`, writePage(name, language)]),
	)
}

function writePage(name: string, language: Language): string {
	const messages = CODES.map((code) => [code, ...rowsOf(code, language)])
	return `# ${name}

Every message of \`orderwright/${language.language}\`, filled in, beside its English one. \`scripts/build-languages.ts\` writes this page from
\`src/languages/${language.language}.ts\` and the calls of the [rulebook](../rulebook.md).

${writeTable(['code', 'English', name], messages)}
${writeCountries(language)}`
}

function rowsOf(code: (typeof CODES)[number], language: Language): readonly [string, string] {
	const shown = issuesOf(code).map((issue) => [issue.message, translateIssue(issue, language).message] as const)
	const different = shown.filter(([english], at) => shown.findIndex(([other]) => other === english) === at)
	return [different.map(([english]) => english).join('<br>'), different.map(([, text]) => text).join('<br>')]
}

/** Returns a table with the first countries of each kind of noun, in each form. */
function writeCountries({ grammar, countries, language }: Language): string {
	const forms = Object.keys(grammar.forms).filter((form) => usesForm(form, language))
	if (grammar.kinds === '') return ''
	const kinds = [...grammar.kinds.split(';').map((kind) => kind.slice(2, 12)), 'PTCUHK']
	const rows = kinds.flatMap((codes) =>
		(codes.match(/../g) ?? []).map((country) => [
			country,
			nounFor('country', { country }, { countries }) ?? '',
			...forms.map((form) => nounFor(`country.${form}`, { country }, { countries, grammar }) ?? ''),
		]),
	)
	return `
## Countries in a sentence

The first countries of each kind of noun, in each form that the messages use.

${writeTable(['code', 'name', ...forms.map((form) => `\`${form}\``)], rows)}`
}

function usesForm(form: string, language: string): boolean {
	const messages = LANGUAGES.find(([, each]) => each.language === language)?.[1].messages ?? {}
	return Object.values(messages).some((text) => String(text).includes(`{country.${form}}`))
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]): string =>
		`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
	return [line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n')
}
