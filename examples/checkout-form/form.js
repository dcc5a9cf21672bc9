// A checkout form on <orderwright-address>: the page shows the form and sends the order; all that happens in between is the element's.

import { LOCALES } from 'orderwright'

const WORDS = {
	en: ['Delivery address', 'Language', 'Continue to payment', 'This is what the store gets'],
	fr: ['Adresse de livraison', 'Langue', 'Continuer vers le paiement', 'Voici ce que reçoit la boutique'],
	es: ['Dirección de entrega', 'Idioma', 'Continuar con el pago', 'Esto es lo que recibe la tienda'],
}

const find = (id) => document.getElementById(id)
const address = document.querySelector('orderwright-address')

/** A language and the names of places in their own script: each loads when it is asked for. */
async function loadLanguage(language) {
	const { LOCAL_NAMES } = await import('orderwright/names-local')
	if (language === 'fr') {
		const { fr } = await import('orderwright/fr')
		return { names: [fr, LOCAL_NAMES], language: fr }
	}
	if (language === 'es') {
		const { es } = await import('orderwright/es')
		return { names: [es, LOCAL_NAMES], language: es }
	}
	return { names: [LOCAL_NAMES], language: null }
}

async function showLanguage() {
	const locale = find('locale').value
	const language = locale.slice(0, 2)
	const [title, label, submit, done] = WORDS[language]
	document.documentElement.lang = locale
	document.title = title
	find('title').textContent = title
	find('language-label').textContent = label
	find('submit').textContent = submit
	find('done-title').textContent = done
	address.setAttribute('language', locale)
	Object.assign(address, await loadLanguage(language))
}

/** Shows the page in the chosen language, and the order when it is sent. The element lets through only what the rules accept. */
export function showPage() {
	find('checkout').addEventListener('submit', (event) => {
		event.preventDefault()
		find('order').textContent = JSON.stringify(address.value, null, 2)
		find('done').hidden = false
	})
	address.addEventListener('verdict', () => {
		find('done').hidden = true
	})

	find('locale').append(
		...LOCALES.map((tag) => new Option(new Intl.DisplayNames([tag], { type: 'language' }).of(tag), tag)),
	)
	find('locale').addEventListener('change', showLanguage)
	showLanguage()
}
