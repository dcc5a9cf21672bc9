import { ZIP_EXAMPLES } from './data/zip-examples.ts'
import { WORLD_ZIP_FORMS } from './world-zip-forms.ts'

/**
 * Returns one or two postal codes in use in a country, in canonical form; one if the country has a single code. Returns an empty
 * list if the country has no codes or is unknown.
 *
 * @example
 * zipExamples('FR') // => ['75001', '33380']
 * zipExamples('HK') // => []
 */
export function zipExamples(countryCode: string): readonly string[] {
	const forms = WORLD_ZIP_FORMS.zipForms(countryCode)
	if (forms === null) return []
	const first = forms.example
	if (!first) return []
	const at = ZIP_EXAMPLES.indexOf(`,${forms.countryCode}`)
	return at < 0 ? [first] : [first, ZIP_EXAMPLES.slice(at + 3, ZIP_EXAMPLES.indexOf(',', at + 3))]
}
