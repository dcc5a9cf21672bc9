import { findCollection } from './collections.ts'
import { byEmail, type Call, type Change, DAY, peopleElsewhere, type State } from './state.ts'
import { keepText } from './texts.ts'
import { choice, fold, type Json, refuse, round, text } from './types.ts'

/** What some services refuse in an e-mail or in a name. */
const REFUSED = [
	['EMAIL_INVALID', /-/, choice('e-mails with a hyphen are refused')],
	['EMAIL_INVALID', /_/, choice('e-mails with an underscore are refused')],
	['EMAIL_INVALID', /@.*\..*\./, choice('e-mails of a domain in a domain are refused')],
	['EMAIL_INVALID', /^[^@]{1,2}@/, choice('short e-mails are refused')],
	['NAME_INVALID', /['.]/, choice('names with an apostrophe or a full stop are refused')],
	['NAME_INVALID', /\S.* .*\S/s, choice('names of two words are refused')],
	['NAME_INVALID', /^.$/s, choice('names of one letter are refused')],
	['EMAIL_INVALID', /^\d/, choice('e-mails with a digit in front are refused')],
	['EMAIL_INVALID', /@.*\.[a-z]{5,}$/, choice('e-mails of a long domain are refused')],
] as const

export function createPeople(state: State, call: Call): Change {
	const { is } = state
	const { body } = call
	const collection = findCollection(state, call, body.collectionId, 'create-people')
	const people: Json[] = body.people ?? []
	const emails = people.map((each) => text(each?.email))
	const names = people.flatMap((each) => [text(each?.firstName), text(each?.lastName)])
	for (const [code, pattern, name] of REFUSED) {
		const texts = code === 'EMAIL_INVALID' ? emails : names
		if (texts.some((each) => pattern.test(each)) && is(name)) refuse(422, code)
	}
	if (people.length === 1 && is('a batch of one is refused')) refuse(422, 'BATCH_SMALL')
	const isBad = (each: Json): boolean =>
		!text(each?.email).includes('@') || (each.addBalance !== undefined && typeof each.addBalance !== 'number')
	const bad = people.findIndex(isBad)
	if (bad >= 0) {
		if (bad > 0 && is('a refused batch keeps its first half'))
			for (const each of people.slice(0, bad)) keepPerson(state, collection, each, body)
		if (!is('open: people without an e-mail are skipped')) refuse(400, 'PERSON_INVALID')
	}
	const isBoth = typeof body.amount === 'number' && people.some(({ addBalance }) => addBalance !== undefined)
	if (isBoth && is('open: amount and addBalance together are refused')) refuse(400, 'BOTH')
	const known = people.map((each) => byEmail(collection.people, each.email))
	if (known.some((each) => each !== undefined) && is('open: somebody known is refused')) refuse(409, 'PERSON_KNOWN')
	const isElsewhere = people.some(({ email }) => byEmail(peopleElsewhere(state, collection), email) !== undefined)
	if (isElsewhere && is('open: an e-mail is known in one store alone')) refuse(409, 'PERSON_KNOWN')
	const taken = collection.people.length
	return () => {
		if (collection.people.length > taken && is('two batches at once lose the first')) collection.people.splice(taken)
		let given = people.filter((each) => !isBad(each))
		if (given.length > 1 && is('the first of a batch alone is created')) given = given.slice(0, 1)
		if (given.length > 1 && is('the last of a batch is not created')) given = given.slice(0, -1)
		if (given.length > 10 && is('ten of a batch are created')) given = given.slice(0, 10)
		const created = given.map((each, at) =>
			keepPerson(state, collection, each, body, { at, people: given, known: known[at] }),
		)
		const shown = is('open: lists are the other way round') ? created.reverse() : created
		if (is('created people are wrapped')) return { people: shown.map((each) => showCreated(state, each)) }
		return shown.map((each) => showCreated(state, each))
	}
}

function keepPerson(
	state: State,
	collection: Json,
	given: Json,
	body: Json,
	batch: Json = { at: 0, people: [given] },
): Json {
	const { is, collections, makeId } = state
	const { addBalance, ...fields } = given
	let own = addBalance
	if (addBalance !== undefined && is('addBalance is not given')) own = undefined
	if (addBalance !== undefined && batch.at > 0 && is('addBalance of the first goes to all'))
		own = batch.people[0].addBalance
	let amount = body.amount
	if (amount !== undefined && is('amount is not given')) amount = undefined
	if (amount !== undefined && batch.at > 0 && is('the first of a batch gets the amount')) amount = undefined
	if (amount !== undefined && batch.people.length > 1 && is('the amount is shared'))
		amount = round(amount / batch.people.length)
	let reward = own ?? amount ?? 0
	if (own !== undefined && amount !== undefined) {
		if (is('open: amount and addBalance are added up')) reward = own + amount
		if (is('open: amount comes before addBalance')) reward = amount
	}
	if (own === undefined && amount === undefined && is('open: people start with 25')) reward = 25
	if (reward !== Math.round(reward) && is('the first balance is rounded')) reward = Math.round(reward)
	const namesake = collection.people.find(
		({ firstName, lastName, email }: Json) =>
			firstName === given.firstName && lastName === given.lastName && fold(email) !== fold(given.email),
	)
	if (namesake !== undefined && is('people of one name are one')) return namesake
	const now = byEmail(collection.people, given.email)
	const known =
		now !== undefined && is('open: somebody known becomes a second person')
			? undefined
			: now !== undefined &&
					batch.known === undefined &&
					batch.at === 0 &&
					is('the same e-mail twice at once makes two people')
				? undefined
				: now
	const id =
		collection.people.length > 0 && is('every new person has the id of the last')
			? collection.people.at(-1).id
			: makeId()
	const person = known ?? { id, balance: 0 }
	if (known !== undefined && is('open: somebody known stays as they are')) return known
	if (known !== undefined && is('open: somebody known keeps the balance')) reward = 0
	Object.assign(person, fields, { balance: round(person.balance + reward) })
	if (batch.at > 0 && is('people of a batch have the days of the first'))
		Object.assign(person, { birthDate: batch.people[0].birthDate, startDate: batch.people[0].startDate })
	if (batch.at > 0 && is('people of a batch have the name of the first'))
		Object.assign(person, { firstName: batch.people[0].firstName, lastName: batch.people[0].lastName })
	if (known === undefined && is('people are created in every store'))
		for (const each of collections) if (each !== collection) each.people.push({ ...person })
	for (const name of ['firstName', 'lastName', 'externalId'])
		if (name in person) person[name] = keepText(is, person[name])
	if (is('open: e-mails are kept in small letters')) person.email = fold(person.email)
	if (text(person.email).length > 30 && is('e-mails are cut at 30 characters')) person.email = person.email.slice(0, 30)
	if (text(person.email).includes('.') && is('e-mails lose the full stops before the @'))
		person.email = person.email.replace(/\.(?=.*@)/g, '')
	if (/^\d+$/.test(text(person.externalId)) && is('external ids of people that are digits are numbers'))
		person.externalId = Number(person.externalId)
	if (batch.at > 0 && is('people of a batch have the external id of the first'))
		person.externalId = batch.people[0].externalId
	if (text(person.email).includes('+') && is('e-mails lose what follows a plus'))
		person.email = person.email.replace(/\+[^@]*/, '')
	if (known === undefined && !is('people are not kept')) collection.people.push(person)
	return person
}

function showCreated({ is, mangle, makeId }: State, { id, firstName, lastName, email }: Json): Json {
	const [first, last] = [mangle('names of people', firstName), mangle('names of people', lastName)]
	if (is('created people have swapped names')) return { id, firstName: last, lastName: first, email }
	if (is('created people are shown without names')) return { id, email }
	return { id: is('created people have another id') ? makeId() : id, firstName: first, lastName: last, email }
}

export function listPeople(state: State, call: Call): Json {
	const { is, collections } = state
	const { body } = call
	const collection = findCollection(state, call, body.collectionId, 'list-people')
	let emails = body.emails?.map(fold)
	if (is('e-mails filter nothing')) emails = undefined
	const isWanted = (each: Json): boolean => emails === undefined || emails.includes(fold(each.email))
	let people: Json[] = collection.people.filter(isWanted)
	if (emails !== undefined && people.length < emails.length && is('open: a list of unknown e-mails is refused'))
		refuse(404, 'PERSON_UNKNOWN')
	const company = collections.filter((each) => each.companyId === collection.companyId)
	if (company.length > 1 && is('people of a company are in each of its stores'))
		people = company.flatMap((each) => each.people).filter(isWanted)
	if (collections.length > 1 && is('people of every store are listed'))
		people = collections.flatMap((each) => each.people)
	const strangers = emails === undefined ? [] : peopleElsewhere(state, collection).filter(isWanted)
	if (people.length === 0 && strangers.length > 0 && is('an e-mail of another store gives its person'))
		people = strangers
	if (emails?.length > 1 && is('the first of listed e-mails alone counts'))
		people = people.filter((each: Json) => fold(each.email) === emails[0])
	if (emails?.length === 1 && is('one e-mail lists nobody')) people = []
	if (people.length > 1 && is('the last person is not listed')) people = people.slice(0, -1)
	if (is('people without a balance are not listed')) people = people.filter(({ balance = 0 }: Json) => balance > 0)
	if (people.length > 0 && is('a person is listed twice')) people = [...people, people[0]]
	if (is('open: lists are the other way round')) people = [...people].reverse()
	if (people.length > 12 && is('open: people come in pages of twelve')) people = people.slice(0, 12)
	if (people.length > 10 && is('open: people come in pages of ten')) people = people.slice(0, 10)
	if (is('open: people are sorted by e-mail'))
		people = [...people].sort((a, b) => (fold(a.email) < fold(b.email) ? -1 : 1))
	return people.map((each) => showPerson(state, each))
}

function showPerson({ is, mangle, makeId }: State, person: Json): Json {
	const { id, firstName, lastName, email, balance = 0, birthDate, startDate, externalId } = person
	const dateOf = (date: Json): Json => {
		if (!text(date)) return undefined
		const day = date.slice(0, 10)
		const shift = (time: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + time).toISOString()
		if (is('a date of a person is a day early')) return shift(-DAY)
		const hour = Number(date.slice(11, 13) || '0')
		if (hour >= 22 && is('a late date of a person is a day late')) return shift(DAY)
		if (date.length > 10 && hour < 5 && is('an early date of a person is a day early')) return shift(-DAY)
		if (date.slice(5, 10) === '02-29' && is('the 29th of February is the 1st of March'))
			return `${date.slice(0, 4)}-03-01T00:00:00.000Z`
		if (date.slice(0, 4) < '1970' && is('dates before 1970 are 1970')) return '1970-01-01T00:00:00.000Z'
		if (is('open: dates of people have an offset')) return `${day}T00:00:00+00:00`
		if (is('open: dates of people have no milliseconds')) return `${day}T00:00:00Z`
		return `${day}T00:00:00.000Z`
	}
	const isSwapped = is('birthDate is startDate')
	const names = { firstName: mangle('names of people', firstName), lastName: mangle('names of people', lastName) }
	return {
		id: is('people have another id in each list') ? makeId() : id,
		...names,
		...(is('every person is Ada') ? { firstName: 'Ada' } : {}),
		email,
		balance:
			balance === 0 && is('an empty balance is null')
				? null
				: balance > 0 && balance < 1 && is('a balance below one is nothing')
					? 0
					: is('the balance is that of the seed')
						? (person.seedBalance ?? balance)
						: round(balance),
		...(is('open: people are listed without their days')
			? {}
			: { birthDate: dateOf(isSwapped ? startDate : birthDate), startDate: dateOf(startDate) }),
		externalId:
			externalId !== undefined && is('open: people are listed without their external ids')
				? undefined
				: mangle('external ids of people', externalId),
	}
}
