/** The budget of each entry: bundled by esbuild, minified, brotli. */
const BUDGETS = [
	['checkZipFormat', 'address', '{ checkZipFormat }', '4.5 kB'],
	['checkZip', 'address', '{ checkZip }', '10 kB'],
	['checkProvince', 'address', '{ checkProvince }', '23 kB'],
	['provincesOf', 'index', '{ provincesOf }', '11.3 kB'],
	['checkCountry', 'address', '{ checkCountry }', '7.5 kB'],
	['checkPhone', 'address', '{ checkPhone }', '20.1 kB'],
	['checkTaxNumber', 'tax', '{ checkTaxNumber }', '3.5 kB'],
	['derivePersonalization', 'personalization', '{ derivePersonalization }', '3.5 kB'],
	['matchesDayRange', 'calendar', '{ matchesDayRange }', '1.2 kB'],
	['priceFor', 'money', '{ priceFor }', '0.5 kB'],
	['applyPriceDelta', 'money', '{ applyPriceDelta }', '1 kB'],
	['negotiateLocale', 'locale', '{ negotiateLocale }', '1.2 kB'],
	['parsePlaceOrderBody', 'contract', '{ parsePlaceOrderBody }', '2.5 kB'],
	['orderwright/html', 'html', '*', '48.5 kB'],
	['orderwright/personalization-sha', 'personalization-sha', '*', '3.5 kB'],
	['orderwright/phone-format', 'phone-format', '*', '32 kB'],
	['orderwright/subdivisions', 'subdivisions', '*', '23.3 kB'],
	['orderwright/messages', 'messages', '*', '3 kB'],
	['validateAddress', 'address', '{ validateAddress }', '57.8 kB'],
	['validateOrder', 'order', '{ validateOrder }', '64 kB'],
	['orderwright/bulk', 'bulk.cjs', '*', '69.6 kB'],
	['orderwright, everything', 'index', '*', '78 kB'],
]

export default BUDGETS.map(([name, entry, names, limit]) => ({
	name,
	path: entry.includes('.') ? `dist/${entry}` : `dist/${entry}.js`,
	import: names,
	limit,
	modifyEsbuildConfig: (config) => ({ ...config, logLevel: 'error' }),
}))
