// A page in Solid 1, whose listeners are at the document, that writes the state back.

import { ALL_FORM } from 'orderwright/countries/all/form'
import { defineAddressElement } from 'orderwright/element'
import { createSignal } from 'solid-js'
import h from 'solid-js/h'
import { render } from 'solid-js/web'
import { PARIS } from './paris.ts'

defineAddressElement([ALL_FORM])

const [order, setOrder] = createSignal<object | null>(null)
const read = ({ target }: { target: HTMLElementTagNameMap['orderwright-address'] }) => setOrder(target.value)
render(
	h('form', { id: 'form' }, [
		h('orderwright-address', { 'attr:country': 'US', value: order, onInput: read }),
		h('output', () => JSON.stringify(order())),
		h('button', { type: 'button', id: 'paris', onClick: () => setOrder(PARIS) }, 'Paris'),
		h('button', { type: 'button', id: 'nothing', onClick: () => setOrder(null) }, 'Nothing'),
	]),
	document.getElementById('root') as HTMLElement,
)
