import { readdirSync } from 'node:fs'

const LANGUAGES = readdirSync(new URL('src/entries', import.meta.url))
	.filter((file) => /^[a-z]{2}\.ts$/.test(file))
	.map((file) => file.slice(0, 2))

/** The budget of each entry: bundled by esbuild, minified, brotli. */
const BUDGETS = [
	['checkZipFormat', 'index', '{ checkZipFormat }', '12.3 kB'],
	['checkZip', 'index', '{ checkZip }', '20.4 kB'],
	['checkProvince', 'index', '{ checkProvince }', '54.3 kB'],
	['provincesOf', 'index', '{ provincesOf }', '14.7 kB'],
	['checkCountry', 'index', '{ checkCountry }', '19.1 kB'],
	['checkPhone', 'index', '{ checkPhone }', '26.6 kB'],
	['checkTaxNumber', 'index', '{ checkTaxNumber }', '6.7 kB'],
	['derivePersonalization', 'index', '{ derivePersonalization }', '4.4 kB'],
	['checkInDayRange', 'index', '{ checkInDayRange }', '3.6 kB'],
	['priceWithDelta', 'index', '{ priceWithDelta }', '0.88 kB'],
	['applyPriceDelta', 'index', '{ applyPriceDelta }', '2.6 kB'],
	['negotiateLocale', 'index', '{ negotiateLocale }', '1.28 kB'],
	['PlaceOrderBody', 'contract', '{ PlaceOrderBody }', '3.46 kB'],
	['parseAnswer', 'contract', '{ parseAnswer }', '5.16 kB'],
	['createClient', 'client', '{ createClient }', '8 kB'],
	['orderwright/client', 'client', '*', '8.42 kB'],
	['orderwright/html', 'html', '*', '48.31 kB'],
	['orderwright/phone-format', 'phone-format', '*', '31.78 kB'],
	['MESSAGES', 'index', '{ MESSAGES }', '3.53 kB'],
	...LANGUAGES.map((language) => [`orderwright/${language}`, language, '*', '8.4 kB']),
	['translateIssue', 'index', '{ translateIssue, translateIssues, negotiateTranslation }', '3.2 kB'],
	['addressFieldsOf', 'form', '{ addressFieldsOf }', '26.2 kB'],
	['formatField', 'form', '{ formatField }', '35.86 kB'],
	['addressFormReducer', 'form', '{ initAddressForm, addressFormReducer }', '36.1 kB'],
	['orderwright/element', 'element', '*', '265.3 kB'],
	['orderwright/form-rules, with all languages', 'form-rules', '*', '201.6 kB'],
	['orderwright/names-local', 'names-local', '*', '4.2 kB'],
	['applyValidity', 'form', '{ applyValidity }', '3.4 kB'],
	['runVectors', 'conformance', '{ runVectors }', '4.1 kB'],
	['checkService', 'conformance', '{ checkService }', '239 kB'],
	['checkValidateOrder', 'conformance', '{ checkValidateOrder }', '220 kB'],
	['validateAddress', 'index', '{ validateAddress }', '107.2 kB'],
	['validateOrder', 'index', '{ validateOrder }', '115 kB'],
	['orderwright/bulk', 'bulk.cjs', '*', '122 kB'],
	['orderwright/model', 'model', '*', '200 kB'],
	['orderwright, everything', 'index', '*', '134.9 kB'],
]

export default BUDGETS.map(([name, entry, names, limit]) => ({
	name,
	path: entry.includes('.') ? `dist/${entry}` : `dist/${entry}.js`,
	import: names,
	limit,
	modifyEsbuildConfig: (config) => ({ ...config, logLevel: 'error' }),
}))
