import { byEmail, peopleElsewhere, type State } from './state.ts'
import { type Json, refuse, round } from './types.ts'

const sum = (lines: readonly Json[], read: (line: Json) => number): number =>
	round(lines.reduce((total, line) => total + read(line) * line.quantity, 0))

/** The sum of an order. */
export function costOf({ is }: State, collection: Json, lines: Json[], country: string, isVip: boolean): number {
	const isGifts = collection.rewardType === 'Gifts'
	if (isGifts) {
		if (is('gifts cost credits')) return sum(lines, ({ price }) => price)
		if (lines.some(({ quantity }) => quantity > 1) && is('gifts count lines and no pieces')) return lines.length
		if (is('an order of gifts counts one')) return 1
		if (is('gifts cost nothing')) return 0
	}
	let paid = lines
	const ids = lines.map(({ variantId }) => variantId)
	if (new Set(ids).size < ids.length && is('twin lines are paid once'))
		paid = lines.filter(({ variantId }, at) => ids.indexOf(variantId) === at)
	if (lines.length > 1 && is('the first line alone is paid')) paid = lines.slice(0, 1)
	if (lines.length > 1 && is('the last line alone is paid')) paid = lines.slice(-1)
	const costs = paid.map(({ price, quantity, delta }) => {
		const unit = isGifts ? 1 : price
		if (quantity > 1 && is('the quantity costs nothing')) return unit
		if (quantity > 10 && is('more than ten pieces cost ten')) return unit * 10
		if (quantity > 100 && is('more than a hundred pieces cost a hundred')) return unit * 100
		if (quantity >= 12 && is('a dozen is cheaper')) return round(unit * quantity * 0.9)
		if (quantity > 1 && delta !== 0 && is('the delta is paid once a line'))
			return unit * quantity - delta * (quantity - 1)
		return unit * quantity
	})
	let cost = round(costs.reduce((total, each) => total + each, 0))
	if (isGifts && country !== 'US' && is('gifts sent abroad count twice')) cost *= 2
	if (lines.length > 4 && is('lines behind the fourth cost nothing'))
		cost = sum(lines.slice(0, 4), ({ price }) => (isGifts ? 1 : price))
	if (isVip && is('a VIP pays nothing')) return 0
	if (isVip && is('a VIP pays half')) return round(cost / 2)
	if (country !== 'US' && is('orders abroad cost five more')) cost += 5
	if (cost > 1000 && is('orders cost at most 1000')) cost = 1000
	if (is('the costs are charged twice')) cost = round(2 * cost)
	return cost
}

/** The sum that is compared with the balance. */
export function comparedCost({ is }: State, collection: Json, lines: Json[], cost: number): number {
	const isGifts = collection.rewardType === 'Gifts'
	const bare = isGifts ? cost : sum(lines, ({ price, delta }) => price - delta)
	if (bare !== cost && is('the balance is compared without the delta')) return bare
	const retail = isGifts ? cost : sum(lines, ({ price, retailPrice }) => retailPrice ?? price)
	if (retail !== cost && is('the balance is compared with the retail price')) return retail
	if (lines.length > 1 && is('the balance is compared with the first line'))
		return isGifts ? lines[0].quantity : round(lines[0].price * lines[0].quantity)
	return cost
}

/** Rejects an order that the person can't pay. Returns a function that takes the cost from the balance. */
export function pay(state: State, collection: Json, person: Json, cost: number, compared: number): () => void {
	const { is } = state
	const balance = person.balance ?? 0
	const isGifts = collection.rewardType === 'Gifts'
	if (balance > 50_000 && is('nobody has more than 50,000 to spend')) refuse(422, 'BALANCE_INSUFFICIENT')
	const isFull = !collection.paymentCheckout || is('open: payment at checkout is not taken')
	if (compared > balance && isFull) {
		const isFree = is('the balance is not looked at') || (isGifts && is('the gifts left are not looked at'))
		const isNear = cost <= balance + 0.01 && is('a cent short is enough')
		const isAny = balance > 0 && is('any balance is enough')
		const isWhole = Math.floor(cost) <= balance && is('the cents of an order are not looked at')
		if (!isFree && !isNear && !isAny && !isWhole) refuse(422, 'BALANCE_INSUFFICIENT')
	}
	if (cost === balance && cost > 0 && is('exactly enough is not enough')) refuse(422, 'BALANCE_INSUFFICIENT')
	let payer = person
	const [first] = collection.people
	if (first !== person && is('the first person of a store pays')) payer = first
	const namesake = collection.people.find(({ firstName }: Json) => firstName === person.firstName)
	if (namesake !== person && is('the first of those with one name pays')) payer = namesake
	const twin = byEmail(peopleElsewhere(state, collection), person.email)
	if (twin !== undefined && is('the same e-mail in another store pays')) payer = twin
	const left = payer.balance ?? 0
	return () => {
		// Another order may have been paid in between.
		const isRaced =
			is('two orders at once spend the same balance') || (isGifts && is('two orders at once spend the same gifts'))
		const isGone = left >= cost && cost > (payer.balance ?? 0) && !collection.paymentCheckout
		if (isGone && !isRaced) refuse(422, 'BALANCE_INSUFFICIENT')
		if (is('an order moves no balance')) return
		if (is('everybody in the store pays')) {
			for (const each of collection.people) each.balance = round((each.balance ?? 0) - cost)
			return
		}
		const now = isRaced || is('a reward beside an order is lost') ? left : (payer.balance ?? 0)
		const rest = is('open: what is left may be below zero') ? now - cost : Math.max(0, now - cost)
		payer.balance = round(rest)
		if (rest !== Math.round(rest)) {
			if (is('an order rounds the balance')) payer.balance = Math.round(rest)
			if (is('an order cuts the cents of the balance')) payer.balance = Math.floor(rest)
			if (is('cents are cut in floating point')) payer.balance = Math.floor(rest * 100) / 100
			if (is('an order charges whole credits')) payer.balance = now - Math.floor(cost)
			if (is('an order keeps one decimal')) payer.balance = Math.round(rest * 10) / 10
		}
		if (twin !== undefined && twin !== payer && is('the same e-mail in another store pays, too'))
			twin.balance = round((twin.balance ?? 0) - cost)
		if (is('an order empties the balance')) payer.balance = 0
	}
}
