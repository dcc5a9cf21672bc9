import { expect } from 'vitest'
import type { ServiceState } from '../../../src/entries/model.ts'
import { PRODUCTS } from './commands.ts'
import type { Played } from './player.ts'

interface Item {
	readonly variantId: string
	readonly quantity: number
}

/** Prices in cents, written by hand again. */
const CENTS: Readonly<Record<string, number>> = { 'mug-s': 1450, 'mug-l': 1999, 'jar-1': 990, 'pen-1': 35 }
const MUG_DELTAS: Readonly<Record<string, number>> = { DE: 125, US: 10 }

/**
 * Accounts of a service, computed only from its requests and whether the answer is 200: for each person a balance in cents, or in
 * hundredths of a gift. Independent of the model's code.
 */
export class Ledger {
	placed = 0
	readonly #types = new Map<string, string>()
	readonly #cards = new Set<string>()
	/** By collection, then by e-mail in lower case. */
	readonly #accounts = new Map<string, Map<string, { id: string; balance: number }>>()
	readonly #others = new Map<string, number>()

	constructor({ collections }: ServiceState) {
		for (const { id, rewardType, paymentCheckout, people } of collections) {
			this.#open(id, rewardType ?? 'Coins', paymentCheckout)
			for (const person of people) this.#account(id, person.email ?? '', person.id)
		}
	}

	balanceOf(collectionId: string, personId: string): number {
		const accounts = [...(this.#accounts.get(collectionId)?.values() ?? [])]
		const account = accounts.find(({ id }) => id === personId)
		return (account?.balance ?? this.#others.get(personId) ?? Number.NaN) / 100
	}

	enter({ request, step }: Played): void {
		const body = request.body as Readonly<Record<string, unknown>>
		const { answer } = step
		const isGood = answer.statusCode === 200
		if (request.operation === 'place-order')
			this.#place(request.parameters?.['collectionId'] ?? '', body, isGood, answer.body)
		if (!isGood) return
		if (request.operation === 'create-collection') {
			const { rewardType, paymentCheckout } = request.parameters ?? {}
			const { collectionId } = answer.body as { collectionId: string }
			this.#open(collectionId, rewardType ?? 'Coins', paymentCheckout === 'true' && rewardType !== 'Gifts')
		}
		const id = String(body?.['collectionId'])
		const amount = body?.['amount'] as number | undefined
		if (request.operation === 'reward') {
			const emails = new Set((body['emails'] as string[]).map((email) => email.trim().toLowerCase()))
			const accounts = [...emails].flatMap((email) => this.#accounts.get(id)?.get(email) ?? [])
			for (const account of accounts) account.balance += Math.round((amount ?? 0) * 100)
			expect(answer.body).toEqual({ numAffectedPeople: accounts.length })
		}
		if (request.operation === 'create-people') {
			const given = body['people'] as { email?: string; addBalance?: number }[]
			const created = answer.body as { id: string }[]
			for (const [at, { email, addBalance }] of given.entries()) {
				const cents = Math.round((addBalance ?? amount ?? 0) * 100)
				const personId = created[at]?.id ?? ''
				if (email === undefined) this.#others.set(personId, cents)
				else this.#account(id, email, personId).balance += cents
			}
		}
	}

	#open(id: string, rewardType: string, takesCards: boolean): void {
		this.#types.set(id, rewardType)
		this.#accounts.set(id, new Map())
		if (takesCards) this.#cards.add(id)
	}

	#account(collectionId: string, email: string, id: string): { id: string; balance: number } {
		const accounts = this.#accounts.get(collectionId) as Map<string, { id: string; balance: number }>
		const known = accounts.get(email.trim().toLowerCase())
		if (known !== undefined) return known
		const account = { id, balance: 0 }
		accounts.set(email.trim().toLowerCase(), account)
		return account
	}

	/**
	 * Subtracts the cost of a placed order, which the balance must cover. If the order was rejected for its cost, the balance must be
	 * too low.
	 */
	#place(id: string, body: Readonly<Record<string, unknown>>, isGood: boolean, answer: unknown): void {
		const isPoor = (answer as { errorCode?: string }).errorCode === 'order.balance.insufficient'
		if (!isGood && !isPoor) return
		const { user, orderItems, address } = body as {
			user: { email: string }
			orderItems: Item[]
			address: { countryCode: string }
		}
		const account = this.#account(id, user.email, '')
		const isGifts = this.#types.get(id) === 'Gifts'
		const delta = MUG_DELTAS[address.countryCode] ?? 0
		const cost = orderItems.reduce((sum, { variantId, quantity }) => {
			const cents = (CENTS[variantId] ?? Number.NaN) + (variantId.startsWith('mug') ? delta : 0)
			return sum + quantity * (isGifts ? 100 : cents)
		}, 0)
		const held = Math.max(0, account.balance)
		expect(held >= cost || this.#cards.has(id)).toBe(isGood)
		if (!isGood) return
		this.placed++
		account.balance -= Math.min(cost, held)
	}
}

/** Check that the prices above are those of the products. */
for (const { variants = [] } of PRODUCTS) {
	for (const { id = '', price = 0 } of variants) expect(CENTS[id]).toBe(Math.round(price * 100))
}
