import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A question of the published vectors: a function of the library, and its arguments. */
export type Question = readonly [call: string, args: readonly unknown[]]

type Fields = Readonly<Record<string, unknown>>

const FOLDER = join(import.meta.dirname, '..', 'vectors')

/** Returns every question in `test/vectors/`, in the order of the files. */
export function readVectors(): Question[] {
	return (
		readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
			// The model's stories are sequences of requests, not questions.
			.filter((file) => file.endsWith('.json') && !file.startsWith('model'))
			.sort()
			.flatMap((file) => questionsOf(file, JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))))
	)
}

function questionsOf(file: string, content: Fields): Question[] {
	const cases = (content['cases'] ?? content['vectors']) as Fields[] | undefined
	if ('provinces' in content) return pairQuestions(content['provinces'])
	if (cases === undefined) return zipQuestions(content)
	return cases.map((each): Question => {
		if (typeof each['call'] === 'string') return [each['call'], each['args'] as unknown[]]
		if ('header' in each) return ['negotiateLocale', [each['header']]]
		if ('phone' in each) return ['checkPhone', [each['phone'], each['countryCode']]]
		if ('taxNumber' in each) return ['checkTaxNumber', [each['taxNumber'], each['countryCode']]]
		if ('draft' in each) {
			const facts = { products: content['products'], ...(each['facts'] as object) }
			return ['buildOrder', [each['draft'], facts, each['policy']]]
		}
		throw new Error(`test/vectors/${file} asks in a way that is not known here: ${Object.keys(each)}`)
	})
}

function zipQuestions({ valid, invalid }: Fields): Question[] {
	return [valid, invalid].flatMap((codes) =>
		Object.entries(codes as Readonly<Record<string, readonly string[]>>).flatMap(([country, zips]) =>
			zips.map((zip): Question => ['checkZip', [zip, country]]),
		),
	)
}

function pairQuestions(provinces: unknown): Question[] {
	return Object.entries(provinces as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>).flatMap(
		([country, pairs]) =>
			Object.entries(pairs).flatMap(([province, zips]) =>
				zips.map((zip): Question => ['relateZip', [zip, province, country]]),
			),
	)
}
