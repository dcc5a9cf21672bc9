import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressFormReducer, initAddressForm, toInputEvent } from '../../src/entries/form.ts'
import { runs } from '../fuzz.ts'
import { hostileValue } from '../property/hostile.ts'

describe('the event of an input', () => {
	it('has text, caret, kind of input and composition, from the getters of a control', () => {
		class Control {
			get value() {
				return '9411'
			}
			get selectionStart() {
				return 2
			}
		}
		expect(toInputEvent('zip', new Control(), { inputType: 'insertText', isComposing: true })).toEqual({
			type: 'input',
			name: 'zip',
			text: '9411',
			caret: 2,
			inputType: 'insertText',
			isComposing: true,
		})
	})
	it('is a final text without details', () => {
		expect(toInputEvent('zip', { value: '1' })).toMatchObject({ caret: null, inputType: undefined, isComposing: false })
	})
	it('is one that addressFormReducer accepts, from any value at all', () => {
		const start = initAddressForm({ values: { countryCode: 'US' } })
		fc.assert(
			fc.property(hostileValue, hostileValue, (control, details) => {
				const event = toInputEvent('zip', control as { value: string }, details as object)
				expect(addressFormReducer(start, event).fields.find(({ name }) => name === 'zip')?.value).toBe(
					event.text.slice(0, 10_000),
				)
			}),
			{ numRuns: runs(500) },
		)
	})
})
