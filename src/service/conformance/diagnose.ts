import { isRecord, owns, readField } from '../../rules/core/read.ts'
import type { ServiceState } from '../model/state.ts'
import { follow } from './follow.ts'
import type { PlannedRequest } from './planned.ts'
import { sampleOrder } from './plans/sample-order.ts'
import type { Settings } from './service-options.ts'
import { isOver } from './session.ts'
import { rewind, type Shown } from './shorten.ts'

/** The parts of an order that may be the reason of its rejection, each with its clause and with a plain value to replace it. */
const PARTS: readonly { readonly rule: string; readonly plain: (body: object, country: string) => object }[] = [
	{ rule: 'validate-order.3', plain: (body) => withAddress(body, { phone: '+14155552671' }) },
	{
		rule: 'validate-order.4',
		plain: (body, country) => withAddress(body, { zip: sampleOrder(country).address['zip'] }),
	},
	{
		rule: 'validate-order.1',
		plain: (body, country) => {
			const { province, provinceCode, zip } = sampleOrder(country).address
			return withAddress(body, { province, provinceCode, zip })
		},
	},
	{ rule: 'tax-number', plain: (body, country) => ({ ...body, taxNumber: sampleOrder(country).taxNumber }) },
]

const TAX_CLAUSES: Readonly<Record<string, string>> = { BR: 'tax-number.2', MX: 'tax-number.3' }

/**
 * Returns the clause that made a service reject an order that it must accept: the clause of the part whose replacement by a plain value
 * makes the order pass. Null if no single part is the reason. So a rejected phone is reported under validate-order.3, whatever the order
 * was sent for.
 */
export async function diagnose(settings: Settings, start: ServiceState, shown: Shown): Promise<string | null> {
	const last = shown.sequence.at(-1)
	if (last === undefined || owns(last, 'wait') || shown.mismatch.departure !== 'stricter') return null
	const body = last.body
	if (last.operation !== 'validate-order' || !isRecord(body)) return null
	const country = String(readField(readField(body, 'address'), 'countryCode') ?? '')
	if (country === '') return null
	for (const { rule, plain } of PARTS) {
		const changed = plain(body, country)
		if (JSON.stringify(changed) === JSON.stringify(body)) continue
		if (
			await isAccepted(settings, start, [
				...shown.sequence.slice(0, -1),
				{ ...last, body: changed },
			] as PlannedRequest[])
		)
			return rule === 'tax-number' ? (TAX_CLAUSES[country] ?? 'tax-number.4') : rule
	}
	return null
}

async function isAccepted(
	settings: Settings,
	start: ServiceState,
	sequence: readonly PlannedRequest[],
): Promise<boolean> {
	let state = await rewind(settings, start)
	let isGood = false
	for (const planned of sequence) {
		if (isOver(settings.session)) return false
		const { state: after, mismatch, seen } = await follow(settings.session, state, planned)
		state = after
		isGood = mismatch === null && seen?.answer === 'succeeded'
	}
	return isGood
}

function withAddress(body: object, fields: Readonly<Record<string, unknown>>): object {
	const address = readField(body, 'address')
	const all = Object.entries({ ...(isRecord(address) ? address : {}), ...fields })
	return { ...body, address: Object.fromEntries(all.filter(([, value]) => value !== undefined)) }
}
