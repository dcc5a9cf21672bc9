/**
 * What a service may do where the interface leaves a choice, by the sentence that leaves it. None of it may be reported. Each is
 * read by the server under its name, as a fault is, with `open:` before it.
 */
export const LEFT_OPEN: Readonly<Record<string, string>> = {
	'A province by its name or by its code: which, is not shown.': `a province needs its code; a province needs its name;
		province codes are always validated; provinces are free text where addresses name none`,
	'Authorization: Bearer <ACCESS_TOKEN>': `the scheme is Bearer, in capitals`,
	'Content-Type: application/json': `the content type has a charset`,
	'Every operation can answer 4XX or 5XX with this JSON body.': `500 at times; 503 at times`,
	'Gifts: prices hidden': `prices of gifts are hidden`,
	'How codes compare: not shown.': `the code of a country is in capitals`,
	'How e-mails compare: not shown.': `e-mails are kept in small letters;
		who is named twice is rewarded twice`,
	'Made through this operation before it can be ordered: for whom, is not shown.': `a product is made for everybody;
		every product has one sha; personalizing a store makes no product`,
	'Maximum size of the arrays: not shown.': `a list of more than ten is refused; an order has two lines at most`,
	'Names of the query parameters, and which are needed: not shown.': `a personalized product needs all of the person;
		a store needs a logo; a store needs all its parameters; any theme and reward type is good`,
	'Other values of status: not shown.': `a personalization has a status of its own`,
	'Pagination of list operations: not shown.': `orders come in pages of three, a page counted;
		orders come in pages of three, all counted; people come in pages of ten; people come in pages of three`,
	'Partners must pass companyId in the body of the operations that accept it.': `
		a partner names the company of a new store`,
	'Partners must pass companyId: which, is not shown.': `a partner may name any company`,
	'Personalization fields: names and types are shown, values are not.': `a decade is written short;
		an ordinal is a figure; elapsed years have a unit; initials have full stops; possessives are curly;
		years are the elapsed years`,
	'Rate limits: not shown.': `429 at times; 429 at times, with a date to wait for; 429 at times, with seconds to wait`,
	'Response: object or null.': `an update says false and does nothing; an update says nothing; validating says nothing`,
	'Returned prices include the delta: what else is shown beside is not.': `prices with a delta come without the deltas;
		retail prices hold the delta`,
	'Store creation is asynchronous.': `a store is listed once it is ready; a store takes nothing before it is ready`,
	'Success status codes other than 200 for listing orders: not shown.': `what is made is 201; what says nothing is 204`,
	'The access token lives 10 minutes: clocks differ by a second.': `a token is good for a second more`,
	'The checks are those of validate-order.': `place-order checks tax numbers alone`,
	'The list of errorCode values is not shown; error: any.': `a refusal says more; an error shows error null;
		errors are in French`,
	'The list of what makes a body invalid does not name it.': `a range of no dates is good;
		one user need not be in a list`,
	'The order of lists: not shown.': `lines come in another order; lists are the other way round;
		people are sorted by e-mail`,
	'The value is not validated (China, Italy, South Korea).': `a blank tax number is none;
		an empty tax number of IT, CN and KR is one`,
	'They are in states that ISO 3166-2 does not list.': `zips of the forces are refused`,
	'They are not of ISO 3166-1.': `AC, TA and XK are no countries`,
	'Two ways to write one text.': `texts are in NFC; texts are in NFD; texts are trimmed`,
	'What a quantity may be: not shown.': `a part of a piece is good; a quantity below 0 is good; a quantity of 0 is good;
		at most 99 pieces of a variant`,
	'What an order shows: nullable, optional, or not shown.': `a line has a title of its own;
		a line shows a retail price of its own; a line shows the price of all its pieces;
		an order is 20 minutes late; an order shows no instant and no number;
		images of lines are unknown; lines are numbered; lines of gifts cost nothing; lines show no personalizations;
		lines show no retail prices; order numbers have letters; orders show no user`,
	'What becomes of what is unknown: not shown.': `a list of unknown e-mails is refused;
		a list of unknown users is refused; a reward in an unknown store reaches nobody; a reward to a stranger is refused;
		an unknown store is not ready; an update of what there is not says false; lists of an unknown store are empty`,
	'What creating somebody twice does: not shown.': `an e-mail is known in one store alone;
		somebody known becomes a second person; somebody known is refused; somebody known keeps the balance;
		somebody known stays as they are`,
	'Whether answers may have more fields: not shown.': `answers have more fields`,
	'Which body fields are required or optional: not shown.': `a company needs a logo; a missing province is refused;
		an address needs a province by name and code; an address needs its country by name and code; an empty phone is good;
		bodies need every field; bodies with unknown fields are refused; list-people needs e-mails;
		people need shouldSendEmail; people without an e-mail are skipped; personalizations must be whole;
		place-order needs isVip and shouldSendEmail; the grant type must be clientCredentials`,
	'Which exact status code follows which condition: not shown.': `a wrong token is 403; every refusal is 400;
		what is unknown is 403`,
	'Which fields of a listed person are always there: not shown.': `people are listed without their days;
		people are listed without their external ids`,
	'Which fields of a listed store are always there: not shown.': `stores are listed without their reward type`,
	'Which locale of a language answers, and what becomes of other languages: not shown.': `
		a language leans to the other region; a language that is not supported is refused`,
	'Which product fields are always present: not shown.': `products have few fields`,
	'Which provinces there are: ISO 3166-2 does not list them.': `the states of the forces are none`,
	'Which texts are good: not shown.': `emoji are refused; empty notes are refused; empty notes change nothing;
		line breaks are refused; other scripts are refused; signs of HTML are refused;
		texts of more than 100 characters are refused`,
	'Which wrong types make a body invalid: not shown.': `a filter of null is one`,
	'Who may order: not shown.': `a person of another store may order; an unknown user who orders becomes a person`,
	'about 15 to 20 seconds': `products are made in 15 seconds; products are made in 20 seconds; a product is made at once;
		a product is made when it is read again; a product is made after five seconds`,
	'about 30 seconds': `a store is ready after 25 seconds; a store is ready after 40 seconds; a new store is ready at once;
		a store is ready when it is asked about a third time; a new store is ready after ten seconds`,
	'addBalance and amount are optional; what both or none mean is not shown.': `amount and addBalance are added up;
		amount and addBalance together are refused; amount comes before addBalance; people start with 25`,
	'amount: which numbers are good is not shown.': `a reward of nothing is refused`,
	'array of string (uuid)': `ids of users must be uuids`,
	'compares days only: in which zone is not shown.': `days are those of New York`,
	'creationStatus: Pending, Done, Error': `products can not be made`,
	'countryCode: a country in small letters is not shown.': `a country in small letters needs no tax number`,
	'customAttributes: deprecated, use taxNumber': `customAttributes may hold the tax number`,
	'date-time (ISO 8601)': `dates of people have an offset; dates of people have no milliseconds`,
	'expiresIn: number; its unit is not shown.': `expiresIn is in milliseconds`,
	'externalId: whether it may come twice is not shown.': `an external id is taken once`,
	'filter: what an empty one means is not shown.': `a filter of nothing is refused; a range that ends first is refused`,
	'orderItems: whether equal ones stay apart is not shown.': `twin lines are merged`,
	'payment checkout: only available in Credits/Points stores': `gifts with payment are refused;
		what is left may be below zero`,
	'payment checkout: top up … by card at checkout; an order has no card.': `payment at checkout is not taken`,
	'shippingRegions: what a missing region or the provinces in one mean is not shown.': `
		a country that is not among the regions is closed; one closed province closes the country`,
	'start, end: date-time': `days without a time are refused`,
	'statusCode: number; whether it is that of the answer is not shown.': `the statusCode of an error is always 500;
		the statusCode of an error is that of the program`,
	'true when all products and images are ready': `a store is not ready while a product is made;
		a store with a pending product is not ready`,
	'updating a product status and adding notes': `notes are added to those before`,
	'zip: string; default empty string': `a zip is written as its country writes it; an empty zip is refused everywhere;
		an empty zip passes everywhere`,
}
