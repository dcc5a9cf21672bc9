import { BUILT_IN_ZIP_FORMS } from './built-in-zip-forms.ts'
import { ZIP_EXAMPLES } from './data/zip-examples.ts'

/**
 * Returns one or two postal codes that a country uses, in its format; only one if the country has a single code. Returns an empty list if the
 * country has no codes or is unknown.
 *
 * @example
 * zipExamples('FR') // => ['75001', '33380']
 * zipExamples('HK') // => []
 */
export function zipExamples(countryCode: string): readonly string[] {
	const forms = BUILT_IN_ZIP_FORMS.zipForms(countryCode)
	if (!forms?.example) return []
	const second = Object.hasOwn(ZIP_EXAMPLES, forms.countryCode) ? ZIP_EXAMPLES[forms.countryCode] : undefined
	return second === undefined ? [forms.example] : [forms.example, second]
}
