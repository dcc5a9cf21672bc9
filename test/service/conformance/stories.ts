/**
 * What each scenario tests, and its requests in order, each with what the interface says about it. A semicolon ends a request. `tell` in
 * scenarios.test.ts explains the signs.
 */
const TOLD: readonly (readonly [about: string, requests: string])[] = [
	[
		'tokens, and what a client can read with one',
		`create-tokens ?; create-tokens +; create-tokens - authentication.2 ×2; list-collections - authentication.1 ×3; list-collections +;
		get-collection-status +; list-people + list-people.1; list-people ?; list-orders ? list-orders.1`,
	],
	[
		'creating, listing and rewarding people',
		`create-tokens ?; create-people + create-people.1; create-people + create-people.2; list-people + list-people.1;
		reward + reward.1; list-people + list-people.1; reward ? reward.1; list-people ? list-people.1;
		create-people ? create-people.response; list-people ? list-people.1; reward ? reward.1; list-people ? list-people.1;
		create-tokens +; create-people + create-people.1; create-people + create-people.2; list-people + list-people.1;
		reward + reward.1; list-people + list-people.1`,
	],
	[
		'a new collection: its readiness, its reward type and its use',
		`create-tokens ?; create-collection + create-collection.1; get-collection-status + service.7; wait 12;
		get-collection-status + service.7; wait 8; get-collection-status + service.7; wait 8;
		get-collection-status + service.7; wait 9; get-collection-status + service.7; wait 9;
		get-collection-status + service.7; list-collections + list-collections.1; get-product +; create-people +;
		create-collection + create-collection.3; wait 52; list-collections + list-collections.1;
		create-company + create-company.response; create-collection + create-collection.3; wait 52;
		get-collection-status + service.7; list-collections + list-collections.1`,
	],
	[
		'that the notes of two products stay separate',
		`create-tokens ?; update-product + update-product.1 ×2; get-product + update-product.1 ×2`,
	],
	[
		'a personalized product, made and then ordered',
		`create-tokens ?; reward + reward.1; place-order - get-product.3; get-product + service.7; wait 7;
		get-product + service.7; wait 8; get-product + service.7; wait 8; get-product + service.7; wait 8;
		get-product + service.7 ×2; place-order + get-product.3; list-orders + list-orders.1; list-people + list-people.1`,
	],
	[
		'products in every known language, and for countries with and without a delta',
		`create-tokens ?; get-product - service.3; get-product + get-product.1 ×13; get-product ? get-product.1;
		get-product + get-product.1 ×3; get-product ? get-product.1; get-product + get-product.1 ×12; create-tokens +;
		get-product + get-product.2 ×6; create-tokens +; get-product + get-product.response ×2; create-tokens +;
		get-product ? get-product.response; get-product + get-product.response`,
	],
	[
		'lists of orders: days, users, both, and invalid bodies',
		`create-tokens ?; list-orders + list-orders.2 ×6; list-orders + list-orders.1 ×4; list-orders ? list-orders.1;
		list-orders + list-orders.2 ×3; list-orders - list-orders.body; list-orders ? list-orders.body;
		list-orders - list-orders.body ×4; list-orders ? list-orders.body; list-orders - list-orders.body ×6;
		list-orders ? list-orders.body ×2`,
	],
	[
		'placing orders, their costs, and how they are listed',
		`create-tokens ?; place-order - service.1; reward + reward.1; place-order + place-order.response;
		list-people + list-people.1; list-orders + list-orders.1; place-order ? place-order.response;
		list-orders + list-orders.1; place-order + service.1; list-orders + list-orders.2; list-people + list-people.1;
		place-order - tax-number.1; place-order - tax-number.2; place-order - tax-number.1; place-order - tax-number.3;
		place-order - service.3; list-orders + list-orders.2; place-order + place-order.response ×10;
		list-orders + list-orders.1; create-tokens +; place-order - service.1; reward + reward.1;
		place-order + place-order.response; list-people + list-people.1; list-orders + list-orders.1;
		place-order + service.1; list-orders + list-orders.2; list-people + list-people.1`,
	],
	[
		'personalizing a collection for people born in every month',
		`create-tokens ?; personalize + personalize.response ×12; create-tokens +; personalize - personalize.1`,
	],
	[
		'operations in which partners must name their company',
		`create-tokens ?; validate-order + authentication.4; validate-order - authentication.4;
		list-orders + authentication.4; list-orders - authentication.4; list-people + authentication.4;
		list-people - authentication.4; reward + authentication.4; reward - authentication.4;
		create-people + authentication.4; create-people - authentication.4; personalize - authentication.4 ×2;
		place-order + authentication.4; place-order - authentication.4`,
	],
	[
		'that no operation works without a token, or with an unknown one',
		`create-tokens ?; create-collection - authentication.1; get-collection-status - authentication.1;
		list-collections - authentication.1; get-product - authentication.1; update-product - authentication.1; place-order - authentication.1;
		validate-order - authentication.1; list-orders - authentication.1; personalize - authentication.1;
		create-people - authentication.1; list-people - authentication.1; reward - authentication.1;
		create-company - authentication.1; create-collection - authentication.1; get-collection-status - authentication.1;
		list-collections - authentication.1; get-product - authentication.1; update-product - authentication.1;
		place-order - authentication.1; validate-order - authentication.1; list-orders - authentication.1;
		personalize - authentication.1; create-people - authentication.1; list-people - authentication.1;
		reward - authentication.1; create-company - authentication.1`,
	],
	[
		'that a client reaches no collection, company or product of another',
		`create-tokens ?; get-collection-status ? service.2; get-product - service.2; validate-order ? service.2;
		list-orders ? service.2; list-people ? service.2; update-product ? service.2; place-order - service.2;
		personalize - service.2; create-people - service.2; reward ? service.2; create-collection - service.2;
		update-product ? service.3`,
	],
	[
		'each check of validate-order, the tax numbers, and a national phone to every country',
		`create-tokens ?; validate-order + validate-order.response; validate-order - validate-order.1 ×3;
		validate-order - validate-order.3; validate-order ? validate-order.3; validate-order - validate-order.3;
		validate-order - validate-order.4 ×3; validate-order ? validate-order.4; validate-order + validate-order.4;
		validate-order + validate-order.1; validate-order ? validate-order.1 ×2; validate-order + validate-order.1; validate-order + validate-order.response;
		validate-order - validate-order.1; validate-order - validate-order.3; validate-order - validate-order.4 ×2;
		validate-order - tax-number.1; validate-order - tax-number.2 ×3; validate-order + validate-order.response;
		validate-order - validate-order.1; validate-order - validate-order.3; validate-order - validate-order.4 ×2;
		validate-order - tax-number.1; validate-order - tax-number.3 ×2; validate-order + validate-order.response;
		validate-order ? validate-order.1; validate-order - validate-order.3; validate-order - validate-order.4 ×2;
		validate-order + validate-order.3 ×4`,
	],
	[
		'that a token is valid until its end, and not afterwards',
		`create-tokens ?; wait 590; get-collection-status + authentication.3; list-collections + authentication.3;
		get-product + authentication.3; update-product + authentication.3; validate-order + authentication.3;
		list-orders + authentication.3; personalize - authentication.3; list-people + authentication.3;
		reward + authentication.3; wait 20; create-collection - authentication.3; get-collection-status - authentication.3;
		list-collections - authentication.3; get-product - authentication.3; update-product - authentication.3;
		place-order - authentication.3; validate-order - authentication.3; list-orders - authentication.3;
		personalize - authentication.3; create-people - authentication.3; list-people - authentication.3;
		reward - authentication.3; create-company - authentication.3`,
	],
	[
		'an order by a new person',
		`create-tokens ?; create-people + create-people.1; place-order + place-order.response ×3;
		list-orders + list-orders.1 ×3; list-orders ? list-orders.1; list-orders + list-orders.2`,
	],
	['every theme', `create-tokens ?; create-collection + create-collection.2 ×10`],
]

export const STORIES = TOLD.map(([about, requests]) => ({ about, lines: requests.split(/;\s+/) }))
