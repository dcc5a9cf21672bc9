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
}

const json = (name: string): Parameter => ({ name, type: 'json' })
const text = (name: string): Parameter => ({ name, type: 'text' })
const number = (name: string): Parameter => ({ name, type: 'number' })

/** Every function judges one row. (`validateOrders` judges a list, which does not fit a warehouse.) */
export const FUNCTIONS: readonly WarehouseFunction[] = [
	{
		rule: 'validateOrder',
		name: 'validate_order',
		parameters: [json('order_json'), json('facts_json'), json('policy_json')],
	},
	{ rule: 'validateAddress', name: 'validate_address', parameters: [json('address_json'), json('options_json')] },
	{ rule: 'checkCountry', name: 'check_country', parameters: [json('address_json')] },
	{ rule: 'checkProvince', name: 'check_province', parameters: [json('address_json'), text('country_code')] },
	{ rule: 'checkZip', name: 'check_zip', parameters: [text('zip'), text('country_code')] },
	{ rule: 'checkPhone', name: 'check_phone', parameters: [text('phone'), text('country_code')] },
	{ rule: 'checkTaxNumber', name: 'check_tax_number', parameters: [text('tax_number'), text('country_code')] },
	{
		rule: 'priceFor',
		name: 'price_for',
		parameters: [number('price'), json('deltas_json'), text('country_code')],
	},
	{ rule: 'matchesDayRange', name: 'matches_day_range', parameters: [text('instant'), json('range_json')] },
	{
		rule: 'derivePersonalization',
		name: 'derive_personalization',
		parameters: [json('person_json'), json('options_json')],
	},
]
