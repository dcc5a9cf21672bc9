import { buildOrder, translateIssues } from 'orderwright'
import { green, red } from '../terminal.ts'
import type { Facts } from './judge.ts'

type Draft = Parameters<typeof buildOrder>[0]

/** Explains the order that a store of credits builds, amount by amount, or the issues that prevent it. */
export function explain(order: object, { products, policy, language }: Facts, balance: number): string[] {
	const facts = { collection: { rewardType: 'Coins', paymentCheckout: true }, balance } as const
	const built = buildOrder(order as Draft, products === null ? facts : { ...facts, products }, policy)
	if (built.status === 'valid') {
		return built.value.explanation.text.split('\n').map((line) => `    ${green('│')} ${line}`)
	}
	const errors = translateIssues(built.issues, language)
		.filter((issue) => issue.severity === 'error')
		.map((issue) => issue.message)
	return [...new Set(errors)].map((message) => `    ${red('│')} not to be placed: ${message}`)
}
