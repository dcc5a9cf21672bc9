import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Vector } from '../../src/service/conformance/vector.ts'

/** A question of the published vectors: a function of the library, and its arguments. */
export type Question = readonly [call: string, args: readonly unknown[]]

type Fields = Readonly<Record<string, unknown>>

/** The cases of the second kind are for ports: the stricter policy for a phone, and the name of a tax number. */
const isFirst = ({ id }: Vector): boolean => !/^(?:phone-\d+-max|tax-[\w-]+-kind)$/.test(id)

const FOLDER = join(import.meta.dirname, '..', 'vectors')

/** Returns every question in `test/vectors/`, in the order of the files. */
export function readVectors(): Question[] {
	return (
		readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
			// The model's stories are sequences of requests, not questions.
			.filter((file) => file.endsWith('.json') && !file.startsWith('model'))
			.sort()
			.flatMap((file) => questionsOf(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))))
	)
}

function questionsOf(content: Fields): Question[] {
	if ('provinces' in content) return pairQuestions(content['provinces'])
	if (!('cases' in content)) return zipQuestions(content)
	const { cases, products } = content as { readonly cases: readonly Vector[]; readonly products?: unknown }
	const withProducts = ([draft, facts, ...policy]: readonly unknown[]) => [
		draft,
		{ products, ...(facts as object) },
		...policy,
	]
	return cases
		.filter(isFirst)
		.map(({ call, args }): Question => [call, call === 'buildOrder' ? withProducts(args) : args])
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
				zips.map((zip): Question => ['compareZipWithProvince', [zip, province, country]]),
			),
	)
}
