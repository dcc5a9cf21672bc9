import type { Element, NoParent } from 'refa'
import { createRandom } from '../random.ts'
import { digitsOf, type Pattern } from './pattern.ts'

/** A source of numbers in [0, 1). */
export type Random = () => number

/** Returns a source of numbers in [0, 1) that depends only on the seed. */
export function fractionsFrom(seed: number): Random {
	const next = createRandom(seed)
	return () => next(2 ** 32) / 2 ** 32
}

/** Returns a random text of digits that matches a pattern. */
export function wordOf({ alternatives }: Pick<Pattern, 'alternatives'>, random: Random): string {
	return pick(alternatives, random)
		.elements.map((element) => wordOfElement(element, random))
		.join('')
}

function wordOfElement(element: NoParent<Element>, random: Random): string {
	if (element.type === 'CharacterClass') return pick(digitsOf(element.characters), random)
	if (element.type === 'Alternation') return wordOf(element, random)
	if (element.type !== 'Quantifier') throw new Error(`no words of ${element.type}`)
	const { min, max } = element
	const times = min + Math.floor(random() * (max - min + 1))
	return Array.from({ length: times }, () => wordOf(element, random)).join('')
}

function pick<T>(list: readonly T[], random: Random): T {
	return list[Math.floor(random() * list.length)] as T
}
