import { type Issue, type IssueCode, MESSAGES, type Params } from '../../src/entries/index.ts'
import { LANGUAGES as LOADERS } from '../../src/languages/generated/loaders.ts'
import type { Language } from '../../src/languages/language.ts'
import { formatMessage } from '../../src/rules/core/issue.ts'
import { CHAPTERS } from '../rulebook/cases.ts'
import { askExample } from '../rulebook/write.ts'
import { englishName } from './entries.ts'

/** Every language besides English, with its English name. */
export const LANGUAGES: readonly (readonly [name: string, language: Language])[] = await Promise.all(
	Object.entries(LOADERS)
		.filter(([code]) => code !== 'en')
		.map(async ([code, load]) => [englishName(code), await load()] as const),
)

export const CODES = Object.keys(MESSAGES) as readonly IssueCode[]

/** The parameters of a code that no call of the rulebook gives. */
const MADE: Params = {
	field: 'orderItems',
	expected: '2',
	actual: '1',
	operation: 'get-order',
	id: 'mug',
	email: 'zoe@mail.test',
	part: 'collections[0]',
	title: 'Mug',
	most: 10_000,
	argument: 1,
	country: 'US',
}

/** Returns issues of a code: those of the rulebook's examples, or a made-up one if no call gives the code. */
export function issuesOf(code: IssueCode): readonly Issue[] {
	const examples = CHAPTERS.map(({ codes }) => codes[code]).find((found) => found !== undefined) ?? []
	const found = typeof examples === 'string' ? [] : examples.flatMap((example) => askExample(code, example))
	if (found.length > 0) return found
	return [
		{
			code,
			severity: 'error',
			about: 'refusal',
			path: [],
			message: formatMessage(MESSAGES[code], MADE),
			params: MADE,
			rule: 'D-01',
		},
	]
}
