/**
 * Returns all forms without alternatives that a form of postal codes stands for. All forms use the notation of `zip-format.ts`.
 *
 * @example
 * expandForm('nnnnn(-nnnn|)') // => ['nnnnn-nnnn', 'nnnnn']
 */
export function expandForm(form: string): readonly string[] {
	let texts = ['']
	for (const parts of form.split(/[()]/g)) texts = texts.flatMap((text) => parts.split('|').map((part) => text + part))
	return texts
}
