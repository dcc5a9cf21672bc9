/** The checks of an order and of its address, in the order of their issues (D-04). */
export const CHECK = {
	shape: 0,
	country: 1,
	province: 2,
	shipping: 3,
	phone: 4,
	zip: 5,
	taxNumber: 6,
	delivery: 7,
} as const
