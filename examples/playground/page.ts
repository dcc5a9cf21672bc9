// The playground: an order on <orderwright-address>, and beside it all that the rules make of it. Nothing is sent anywhere.

import {
	type BuiltOrder,
	buildOrder,
	derivePersonalization,
	type Issue,
	LOCALES,
	negotiateLocale,
	negotiateTranslation,
	type OrderDraft,
	translateIssue,
} from 'orderwright'
import { de } from 'orderwright/de'
import { type AddressElement, defineAddressElement } from 'orderwright/element'
import { es } from 'orderwright/es'
import { formatAddress } from 'orderwright/form'
import * as rules from 'orderwright/form-rules'
import { fr } from 'orderwright/fr'
import { it } from 'orderwright/it'
import { ja } from 'orderwright/ja'
import { ko } from 'orderwright/ko'
import { LOCAL_NAMES } from 'orderwright/names-local'
import { pt } from 'orderwright/pt'
import { zh } from 'orderwright/zh'
import RULEBOOK from '../../docs/rulebook.md'
import { byId, copyText, make, makeButton } from './dom.ts'
import { readRulebook, showRulebook } from './rulebook.ts'
import { BASKET, type Entries, SAMPLES } from './samples.ts'
import { showLabel, showPrint, showReceipt, showVerdict } from './show.ts'

const DELTAS = { AU: 4, BR: 6, CA: 3, JP: 5, MX: 4 }
const PRODUCTS = [
	{
		id: 'mug',
		title: 'Mug with a name',
		isPersonalized: true,
		variants: [{ id: 'mug-white', title: 'White', price: 14.5 }],
		priceDeltaByCountry: DELTAS,
		shippingRegions: [{ countryCode: 'AU', isBlacklisted: true }],
	},
	{
		id: 'tee',
		title: 'T-shirt',
		variants: [
			{ id: 'tee-s', title: 'S', price: 22 },
			{ id: 'tee-m', title: 'M', price: 22 },
		],
		priceDeltaByCountry: DELTAS,
	},
]
const ADDRESS_FIELDS = ['address1', 'address2', 'city', 'zip', 'phone'] as const
const LANGUAGES = [de, es, fr, it, ja, ko, pt, zh]
const NAMES = [...LANGUAGES, LOCAL_NAMES]
const ENTRIES = readRulebook(RULEBOOK)

const address = document.querySelector('orderwright-address') as AddressElement
const form = byId<HTMLFormElement>('order')
const search = byId<HTMLInputElement>('search')
const localeSelect = byId<HTMLSelectElement>('locale')
let source: Readonly<Record<string, string>> = {}
let shownSource = 'Code'
let codes: ReadonlySet<string> = new Set()

defineAddressElement([])
address.rules = rules
address.names = NAMES

/** The texts of the whole page by field. */
function entries(): Entries {
	const { values, given, countryCode } = address.state ?? { values: {}, given: {}, countryCode: '' }
	const { provinceCode, ...rest } = values
	const province = provinceCode || given.provinceCode || ''
	const basket = Object.fromEntries([...new FormData(form)].filter(([name]) => name in BASKET))
	const texts = { ...rest, ...(provinceCode ? { provinceCode } : { province }), countryCode, ...basket }
	return { ...(texts as Record<string, string>), locale: localeSelect.value }
}

/** The page shows these texts. */
function enter(texts: Entries): void {
	const all = { ...BASKET, ...texts }
	for (const [name, value] of Object.entries(all)) {
		const control = form.elements.namedItem(name)
		if (name in BASKET && (control instanceof HTMLInputElement || control instanceof HTMLSelectElement))
			control.value = value
	}
	localeSelect.value = all['locale'] ?? 'en-US'
	speak()
	const blank = { address1: '', address2: '', city: '', zip: '', phone: '', taxNumber: '', provinceCode: '' }
	address.value = { ...blank, firstName: '', lastName: '', email: '', ...texts }
	for (const field of address.state?.fields ?? [])
		if (field.value !== '') address.send({ type: 'blur', name: field.name })
	judge()
}

/** The draft of the order, as a page would send it. */
function draftOf(texts: Entries): OrderDraft {
	const text = (name: string): string => texts[name] ?? ''
	const dates = Object.fromEntries(
		['birthDate', 'startDate'].flatMap((name) => (text(name) === '' ? [] : [[name, `${text(name)}T00:00:00Z`]])),
	)
	const parts = Object.fromEntries(ADDRESS_FIELDS.flatMap((name) => (text(name) === '' ? [] : [[name, text(name)]])))
	const province = text('provinceCode') === '' ? { province: text('province') } : { provinceCode: text('provinceCode') }
	const person = {
		firstName: text('firstName'),
		lastName: text('lastName'),
		email: text('email'),
		department: text('department'),
		location: text('location'),
		...dates,
	}
	return {
		person,
		address: { ...parts, ...(Object.values(province)[0] === '' ? {} : province), countryCode: text('countryCode') },
		orderItems: [{ variantId: text('variantId'), quantity: Number(text('quantity')) }],
		...(text('taxNumber') === '' ? {} : { taxNumber: text('taxNumber') }),
	}
}

/** Judges what is entered, and shows everything that follows. */
function judge(): void {
	const texts = entries()
	const draft = draftOf(texts)
	const asOf = new Date().toISOString().slice(0, 10)
	const rewardType = texts['rewardType'] === 'Gifts' ? 'Gifts' : 'Coins'
	const verdict = buildOrder(draft, {
		products: PRODUCTS,
		collection: rewardType === 'Gifts' ? { rewardType } : { rewardType, paymentCheckout: true },
		balance: Number(texts['balance']),
		asOf,
		creations: { mug: { status: 'Done', sha: '5ad1f00d' } },
	})
	const translation = negotiateTranslation(localeSelect.value, LANGUAGES)
	const issues = verdict.issues.map((issue) => translateIssue(issue, translation))
	const built: BuiltOrder | null = verdict.status === 'valid' ? verdict.value : null
	const options = { language: negotiateLocale(localeSelect.value), names: NAMES, name: nameOf(texts) }
	const printed = derivePersonalization(draft.person ?? {}, { asOf })
	codes = new Set(issues.map(({ code }) => code))
	showVerdict(verdict.status, issues, apply, lookUp)
	showLabel(formatAddress(built?.body.address ?? draft.address ?? {}, options))
	showReceipt(built)
	showPrint(nameOf(texts) === '' || printed.status !== 'valid' ? null : printed.value)
	source = {
		Code: codeOf(draft),
		Request: JSON.stringify(built?.body ?? draft, null, 2),
		Verdict: JSON.stringify({ status: verdict.status, issues }, null, 2),
	}
	showSource()
	showRulebook(ENTRIES, search.value, codes)
	history.replaceState(null, '', `#${new URLSearchParams(notDefault(texts))}`)
}

function nameOf({ firstName = '', lastName = '', countryCode = '' }: Entries): string {
	const parts = /^(?:CN|JP|KR|TW)$/.test(countryCode) ? [lastName, firstName] : [firstName, lastName]
	return parts.join(' ').trim()
}

function notDefault(texts: Entries): Record<string, string> {
	return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== (BASKET[name] ?? '')))
}

function codeOf(draft: OrderDraft): string {
	const { person: _, ...order } = draft
	return `import { validateOrder } from 'orderwright'\n\nconst verdict = validateOrder(${JSON.stringify(order, null, 2)})\nconsole.log(verdict.status, verdict.issues)\n`
}

/** Makes the changes of a suggestion: those of the address are the form's own. */
function apply(issue: Issue): void {
	const changes = (issue.suggestion ?? []).map(({ path, value }) => [String(path[path.length - 1]), value] as const)
	address.send({ type: 'fill', values: Object.fromEntries(changes) })
	for (const [name] of changes) address.send({ type: 'blur', name: name as 'zip' })
	judge()
}

function lookUp(code: string): void {
	search.value = code
	showRulebook(ENTRIES, code, codes)
	const [first] = document.querySelectorAll<HTMLDetailsElement>('.rule')
	if (first !== undefined) first.open = true
	if (matchMedia('(max-width: 75rem)').matches) byId('rules-title').scrollIntoView({ behavior: 'smooth' })
}

function showSource(): void {
	byId('source').textContent = source[shownSource] ?? ''
	for (const tab of byId('tabs').children) tab.setAttribute('aria-selected', String(tab.textContent === shownSource))
}

function speak(): void {
	address.setAttribute('language', localeSelect.value)
	address.language = negotiateTranslation(localeSelect.value, LANGUAGES)
}

function switchTheme(): void {
	const isDark = getComputedStyle(document.body).colorScheme === 'dark' || isDarkBySystem()
	const next = isDark ? 'light' : 'dark'
	document.documentElement.style.colorScheme = next
	byId('theme').textContent = next === 'dark' ? 'Light' : 'Dark'
}

function isDarkBySystem(): boolean {
	return document.documentElement.style.colorScheme === '' && matchMedia('(prefers-color-scheme: dark)').matches
}

const variants = form.elements.namedItem('variantId') as HTMLSelectElement
for (const { title, variants: each } of PRODUCTS)
	variants.append(...each.map((variant) => new Option(`${title}, ${variant.title}`, variant.id)))
localeSelect.append(
	...[...LOCALES, 'de', 'it', 'ja', 'ko', 'pt', 'zh'].map(
		(tag) => new Option(new Intl.DisplayNames([tag], { type: 'language' }).of(tag), tag),
	),
)
byId('samples').append(...SAMPLES.map(([title, texts]) => makeButton(title, 'chip', () => enter(texts))))
byId('tabs').append(
	...['Code', 'Request', 'Verdict'].map((title) => {
		const tab = make('button', { type: 'button', role: 'tab' }, title)
		tab.addEventListener('click', () => {
			shownSource = title
			showSource()
		})
		return tab
	}),
)
byId('theme').textContent = isDarkBySystem() ? 'Light' : 'Dark'
byId('theme').addEventListener('click', switchTheme)
byId('copy').addEventListener('click', ({ currentTarget }) =>
	copyText(source[shownSource] ?? '', currentTarget as HTMLElement),
)
byId('link').addEventListener('click', ({ currentTarget }) => copyText(location.href, currentTarget as HTMLElement))
search.addEventListener('input', () => showRulebook(ENTRIES, search.value, codes))
localeSelect.addEventListener('change', () => {
	speak()
	judge()
})
form.addEventListener('submit', (event) => event.preventDefault())
// The element keeps its input events to itself: this one is heard on the way down, and the state is read after it.
for (const type of ['input', 'change', 'compositionend', 'click', 'focusout'])
	form.addEventListener(type, () => setTimeout(judge, 0), { capture: true })
addEventListener('hashchange', () => {
	if (location.hash.includes('=')) enter(fromHash())
})
byId('pill').addEventListener('click', (event) => {
	event.preventDefault()
	byId('results').scrollIntoView({ behavior: 'smooth' })
})

function fromHash(): Entries {
	return Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
}

enter(location.hash.includes('=') ? fromHash() : (SAMPLES[0]?.[1] ?? {}))
