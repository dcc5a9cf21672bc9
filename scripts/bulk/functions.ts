/** A parameter of a warehouse's function: JSON text is passed unchanged, anything else is converted to JSON text. */
export interface Parameter {
	readonly name: string
	readonly type: 'json' | 'text' | 'number'
}

/** A function of `orderwright/bulk` in the warehouses. */
export interface WarehouseFunction {
	readonly rule: string
	readonly name: string
	readonly parameters: readonly Parameter[]
	/** The script that has the rule. */
	readonly script: keyof typeof SCRIPTS
}

/** The scripts, each with its global variable. Snowflake gets `orders` and `checks` apart, because one function has room for one of them. */
export const SCRIPTS = { orders: 'orderwright', checks: 'orderwright', languages: 'orderwrightLanguages' } as const

const json = (name: string): Parameter => ({ name, type: 'json' })
const text = (name: string): Parameter => ({ name, type: 'text' })
const number = (name: string): Parameter => ({ name, type: 'number' })

/** Every function judges one row. (`validateOrders` judges a list, which does not fit a warehouse.) */
export const FUNCTIONS: readonly WarehouseFunction[] = [
	of('orders', 'validateOrder', json('order_json'), json('facts_json'), json('policy_json')),
	of('orders', 'validateAddress', json('address_json'), json('options_json')),
	of('checks', 'checkCountry', json('address_json')),
	of('checks', 'checkProvince', json('address_json'), text('country_code')),
	of('checks', 'checkZip', text('zip'), text('country_code')),
	of('checks', 'checkPhone', text('phone'), text('country_code')),
	of('checks', 'checkTaxNumber', text('tax_number'), text('country_code')),
	of('checks', 'priceWithDelta', number('price'), json('deltas_json'), text('country_code')),
	of('checks', 'checkInDayRange', text('instant'), json('range_json')),
	of('checks', 'derivePersonalization', json('person_json'), json('options_json')),
	of('languages', 'translateIssues', json('verdict_json'), text('language')),
]

/** A function has the name of its rule, in small letters. */
function of(script: keyof typeof SCRIPTS, rule: string, ...parameters: readonly Parameter[]): WarehouseFunction {
	return { rule, name: rule.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), parameters, script }
}

export const rulesOf = (script: keyof typeof SCRIPTS): readonly string[] =>
	FUNCTIONS.flatMap((each) => (each.script === script ? each.rule : []))
