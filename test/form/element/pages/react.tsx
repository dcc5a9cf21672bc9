// A page in React 19: the element is defined before it is rendered, in an effect, or in an effect after React took over the server's markup.

import { ALL_FORM } from 'orderwright/countries/all/form'
import { defineAddressElement } from 'orderwright/element'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

const loadRules = () => import('orderwright/form-rules')
const root = document.getElementById('root') as HTMLElement
const how = root.dataset['how']

function Checkout(): ReactNode {
	const [locale, setLocale] = useState('en-US')
	useEffect(() => {
		if (how !== 'property') defineAddressElement([ALL_FORM], { rules: loadRules })
	}, [])
	return (
		<form id="form">
			<orderwright-address country="US" language={locale} rules={how === 'property' ? loadRules : undefined} />
			<button type="button" id="language" onClick={() => setLocale('en-GB')}>
				English (UK)
			</button>
			<button id="submit" type="submit">
				Continue
			</button>
		</form>
	)
}

if (how === 'property' || how === 'hydration, defined') defineAddressElement([ALL_FORM])
if (how?.startsWith('hydration')) hydrateRoot(root, <Checkout />)
else createRoot(root).render(<Checkout />)
