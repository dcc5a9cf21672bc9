// A page in Lit 3 that writes the state back.

import { html, render } from 'lit'
import { ALL_FORM } from 'orderwright/countries/all/form'
import { defineAddressElement } from 'orderwright/element'
import { PARIS } from './paris.ts'

defineAddressElement([ALL_FORM])

const show = (order: unknown): void =>
	void render(
		html`<form id="form">
			<orderwright-address
				country="US"
				.value=${order}
				@input=${({ target }: InputEvent) => show((target as HTMLElementTagNameMap['orderwright-address']).value)}
			></orderwright-address>
			<output>${JSON.stringify(order)}</output>
			<button type="button" id="paris" @click=${() => show(PARIS)}>Paris</button>
			<button type="button" id="nothing" @click=${() => show(null)}>Nothing</button>
		</form>`,
		document.getElementById('root') as HTMLElement,
	)
show(null)
