// A page in React 19 that controls the element: it writes the state back at each render.

import { ALL_FORM } from 'orderwright/countries/all/form'
import { defineAddressElement } from 'orderwright/element'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { PARIS } from './paris.ts'

defineAddressElement([ALL_FORM])

function Checkout(): ReactNode {
	const [order, setOrder] = useState<unknown>(null)
	return (
		<form id="form">
			<orderwright-address
				country="US"
				value={order as never}
				onInput={(event) => setOrder((event.target as HTMLElementTagNameMap['orderwright-address']).value)}
			/>
			<output>{JSON.stringify(order)}</output>
			<button type="button" id="paris" onClick={() => setOrder(PARIS)}>
				Paris
			</button>
			<button type="button" id="nothing" onClick={() => setOrder(null)}>
				Nothing
			</button>
		</form>
	)
}

createRoot(document.getElementById('root') as HTMLElement).render(<Checkout />)
