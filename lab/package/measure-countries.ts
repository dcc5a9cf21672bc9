import { measure } from './alternatives.ts'

/** The countries of the table's pages. */
const FIVE = ['US', 'CA', 'MX', 'DE', 'FR']

/** A page with the rules for some countries. */
interface CountryPage {
	readonly rules: readonly string[]
	readonly countries: readonly string[]
	/** The ends of the names of the country data, such as `_ZIP`. */
	readonly parts: readonly string[]
	/** Data of all countries beside them: the export of each module. */
	readonly beside?: Readonly<Record<string, string>>
	/** In bytes. */
	readonly limit: number
}

const PAGES: readonly CountryPage[] = [
	{ rules: ['createCheckZip'], countries: ['US'], parts: ['_ZIP'], limit: 12_700 },
	{ rules: ['createCheckZip', 'createCheckPhone'], countries: FIVE, parts: ['_ZIP', '_PHONE'], limit: 21_500 },
	{ rules: ['createValidateOrder'], countries: ['US'], parts: [''], limit: 43_500 },
	{ rules: ['createValidateOrder'], countries: FIVE, parts: [''], limit: 46_500 },
	{ rules: ['createRules'], countries: FIVE, parts: [''], limit: 47_700 },
	{ rules: ['createValidateAddress'], countries: ['US', 'CA', 'MX'], parts: [''], limit: 37_600 },
	{
		rules: ['createValidateAddress'],
		countries: ['US', 'CA', 'MX'],
		parts: [''],
		beside: { allNames: 'all-names', allPhones: 'all-phones' },
		limit: 61_500,
	},
]

/** Measures pages with the rules for some countries, in bytes (minified, brotli). */
export function measureCountries() {
	return Promise.all(
		PAGES.map(async ({ rules, countries, parts, beside = {}, limit }) => {
			const blocks = [...countries.flatMap((code) => parts.map((part) => code + part)), ...Object.keys(beside)]
			const page = `
import { ${rules.join(', ')} } from './dist/rules.js'
${countries.map((code) => `import { ${parts.map((part) => code + part).join(', ')} } from './dist/countries/${code.toLowerCase()}.js'`).join('\n')}
${Object.entries(beside)
	.map(([name, file]) => `import { ${name} } from './dist/countries/${file}.js'`)
	.join('\n')}
console.log(${rules.map((rule) => `${rule}([${blocks.join(', ')}])`).join(', ')})`
			const what = `${rules.map((rule) => `\`${rule}\``).join(', ')} for ${[...countries, ...Object.keys(beside).map((name) => `\`${name}\``)].join(', ')}`
			return { name: what, path: 'dist/rules.js', import: what, size: await measure(page, 'iife'), limit }
		}),
	)
}
