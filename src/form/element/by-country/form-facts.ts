import { openBlocks } from '../../../rules/blocks/block.ts'
import { createZipFormFacts } from '../../../rules/zip/zips.ts'
import type { FormFacts } from '../../address-fields.ts'

/** Returns what a form shows of the countries of these blocks before it has rules. */
export function formFacts(blocks: Parameters<typeof openBlocks>[0]): FormFacts {
	const { textsOf, listOf } = openBlocks(blocks)
	const forms = listOf('form').map((country) => textsOf('form', country)?.[1] ?? '')
	return {
		zipForms: createZipFormFacts(forms.join('\n')).zipForms,
		provincesOf: (country) =>
			textsOf('form', country)?.[2]
				?.split(';')
				.map((entry) => {
					const [code = '', ...name] = entry.split(',')
					return { code, name: name.join() }
				}) ?? null,
		phonePlaceholder: (country) => textsOf('form', country)?.[0] ?? '',
	}
}
