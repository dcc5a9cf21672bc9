import { readdirSync } from 'node:fs'

const LANGUAGES = readdirSync(new URL('src', import.meta.url))
	.filter((file) => /^[a-z]{2}\.ts$/.test(file))
	.map((file) => file.slice(0, 2))

/** The budget of each entry: bundled by esbuild, minified, brotli. */
const BUDGETS = [
	['checkZipFormat', 'index', '{ checkZipFormat }', '7.55 kB'],
	['checkZip', 'index', '{ checkZip }', '13.41 kB'],
	['checkProvince', 'index', '{ checkProvince }', '37.12 kB'],
	['provincesOf', 'index', '{ provincesOf }', '12.08 kB'],
	['checkCountry', 'index', '{ checkCountry }', '11.68 kB'],
	['checkPhone', 'index', '{ checkPhone }', '22.47 kB'],
	['checkTaxNumber', 'index', '{ checkTaxNumber }', '4.93 kB'],
	['derivePersonalization', 'index', '{ derivePersonalization }', '4.03 kB'],
	['matchesDayRange', 'index', '{ matchesDayRange }', '2.12 kB'],
	['priceFor', 'index', '{ priceFor }', '0.53 kB'],
	['applyPriceDelta', 'index', '{ applyPriceDelta }', '1.17 kB'],
	['negotiateLocale', 'index', '{ negotiateLocale }', '1.27 kB'],
	['PlaceOrderBody', 'contract', '{ PlaceOrderBody }', '3.5 kB'],
	['parseAnswer', 'contract', '{ parseAnswer }', '5.51 kB'],
	['createClient', 'client', '{ createClient }', '7.58 kB'],
	['orderwright/client', 'client', '*', '8.27 kB'],
	['orderwright/html', 'html', '*', '51.41 kB'],
	['orderwright/personalization-sha', 'personalization-sha', '*', '3.18 kB'],
	['orderwright/phone-format', 'phone-format', '*', '33.92 kB'],
	['orderwright/subdivisions', 'subdivisions', '*', '24.7 kB'],
	['MESSAGES', 'index', '{ MESSAGES }', '3.29 kB'],
	...LANGUAGES.map((language) => [`orderwright/${language}`, language, '*', '7.95 kB']),
	['translateIssue', 'index', '{ translateIssue, translateIssues, translationFor }', '1.96 kB'],
	['fieldsFor', 'form', '{ fieldsFor }', '24.08 kB'],
	['formatField', 'form', '{ formatField }', '37.65 kB'],
	['addressForm', 'form', '{ startAddressForm, addressForm }', '32.25 kB'],
	['orderwright/element', 'element', '*', '28.14 kB'],
	['orderwright/form-rules, with all languages', 'form-rules', '*', '157.94 kB'],
	['orderwright/names-local', 'names-local', '*', '3.45 kB'],
	['applyValidity', 'form', '{ applyValidity }', '2.44 kB'],
	['rulesResolver', 'form', '{ rulesResolver }', '2.81 kB'],
	['runVectors', 'conformance', '{ runVectors }', '3.2 kB'],
	['checkService', 'conformance', '{ checkService }', '157.73 kB'],
	['checkValidateOrder', 'conformance', '{ checkValidateOrder }', '138.12 kB'],
	['validateAddress', 'index', '{ validateAddress }', '80.16 kB'],
	['validateOrder', 'index', '{ validateOrder }', '87.34 kB'],
	['orderwright/bulk', 'bulk.cjs', '*', '94.5 kB'],
	['orderwright/model', 'model', '*', '125 kB'],
	['orderwright, everything', 'index', '*', '106.76 kB'],
]

export default BUDGETS.map(([name, entry, names, limit]) => ({
	name,
	path: entry.includes('.') ? `dist/${entry}` : `dist/${entry}.js`,
	import: names,
	limit,
	modifyEsbuildConfig: (config) => ({ ...config, logLevel: 'error' }),
}))
