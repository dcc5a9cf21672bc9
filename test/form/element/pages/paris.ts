/** An order that a page sets. */
export const PARIS = {
	address: {
		address1: '1 Rue de Rivoli',
		address2: null,
		city: 'Paris',
		countryCode: 'FR',
		phone: '+33142925050',
		province: null,
		provinceCode: null,
		zip: '75001',
	},
	user: { email: null, firstName: null, lastName: null },
	taxNumber: null,
}
