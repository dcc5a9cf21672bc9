/** Texts between bars, in one string or in several. */
type Texts = string | readonly string[]

const textsOf = (texts: Texts): readonly string[] => [texts].flat().flatMap((each) => each.split('|'))

/** Returns the rows of a table that lists texts by their answer: those of `{ used: 'IE|KR' }` are `['IE', 'used']`, `['KR', 'used']`. */
export const byAnswer = (table: Readonly<Record<string, Texts>>): (readonly [text: string, answer: string])[] =>
	Object.entries(table).flatMap(([answer, texts]) => textsOf(texts).map((text) => [text, answer] as const))

/** Returns the rows of a table that lists texts by country: those of `{ US: '9|90' }` are `['US', '9']` and `['US', '90']`. */
export const inCountries = (table: Readonly<Record<string, Texts>>): (readonly [country: string, text: string])[] =>
	byAnswer(table).map(([text, country]) => [country, text] as const)

/**
 * Returns the rows of a table that lists texts by country and answer: those of `{ US: { CA: 'ca|US-CA', none: 'USA' } }` are
 * `['US', 'ca', 'CA']`, `['US', 'US-CA', 'CA']` and `['US', 'USA', null]`.
 */
export const byCountry = (
	table: Readonly<Record<string, Readonly<Record<string, Texts>>>>,
): (readonly [country: string, text: string, answer: string | null])[] =>
	Object.entries(table).flatMap(([country, answers]) =>
		byAnswer(answers).map(([text, answer]) => [country, text, answer === 'none' ? null : answer] as const),
	)
