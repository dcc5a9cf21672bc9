import { isRecord, owns, readField } from '../../rules/core/read.ts'
import type { ServiceState } from '../model/state.ts'
import { TAX_RULES } from './clause-of.ts'
import { type SampleOrder, sampleOrder, withAddress } from './scenarios/sample-order.ts'
import type { Settings } from './service-options.ts'
import { replay, type Shown } from './shorten.ts'

/** Returns, by clause, a replacement for each part of an order that may cause a rejection. */
const plainParts = (country: string): readonly (readonly [rule: string, address: object, order?: object])[] => {
	const { address, taxNumber } = sampleOrder(country)
	const { province, provinceCode, zip } = address
	return [
		['validate-order.3', { phone: '+14155552671' }],
		['validate-order.4', { zip }],
		['validate-order.1', { province, provinceCode, zip }],
		[TAX_RULES[country] ?? 'tax-number.1', {}, { taxNumber }],
	]
}

/**
 * Returns the clause by which a service rejected an order that it must accept. A part of the order is replaced with a plain value. If the order
 * then passes, the clause is the one about this part. Returns null if no single replacement makes the order pass. So a rejected phone is reported
 * under validate-order.3, whatever the order tests.
 */
export async function diagnose(settings: Settings, start: ServiceState, shown: Shown): Promise<string | null> {
	const last = shown.sequence.at(-1)
	if (last === undefined || owns(last, 'wait') || shown.mismatch.difference !== 'stricter') return null
	const body = last.body
	if (last.operation !== 'validate-order' || !isRecord(body)) return null
	const country = String(readField(readField(body, 'address'), 'countryCode') ?? '')
	if (country === '') return null
	for (const [rule, address, order] of plainParts(country)) {
		const changed = { ...withAddress(body as object as SampleOrder, { ...address }), ...order }
		if (JSON.stringify(changed) === JSON.stringify(body)) continue
		const sequence = [...shown.sequence.slice(0, -1), { ...last, body: changed }]
		const sent = await replay(settings, start, sequence)
		if (sent?.mismatch === null && sent.seen?.answer === 'succeeded') return rule
	}
	return null
}
