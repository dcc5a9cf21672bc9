import { BLOCK_FORMAT, type FormBlock } from '../../../rules/blocks/block.ts'
import { createZipFormFacts } from '../../../rules/zip/zips.ts'
import type { FormFacts } from '../../address-fields.ts'

/** Returns what a form shows of these countries before it has rules. */
export function formFacts(blocks: readonly FormBlock[]): FormFacts {
	const known = new Map(blocks.flatMap(({ format, of, texts }) => (format === BLOCK_FORMAT ? [[of, texts]] : [])))
	const zips = createZipFormFacts([...known.values()].map(([, forms]) => forms).join('\n'))
	return {
		zipForms: zips.zipForms,
		provincesOf: (country) =>
			known
				.get(country)?.[2]
				?.split(';')
				.map((entry) => {
					const [code = '', ...name] = entry.split(',')
					return { code, name: name.join() }
				}) ?? null,
		phonePlaceholder: (country) => known.get(country)?.[0] ?? '',
	}
}
