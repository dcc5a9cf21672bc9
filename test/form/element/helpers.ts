import type { FormPage } from '../../../lab/form/form-page.ts'
import { addressFieldsOf } from '../../../src/entries/form.ts'
import { allCountries } from '../../../src/entries/index.ts'

/** An order that the rules accept. */
export const RIGHT: Readonly<Record<string, string>> = {
	address1: '1 Ferry Building',
	city: 'San Francisco',
	provinceCode: 'CA',
	zip: '94111',
	phone: '(415) 983-8030',
}

/** A form around an element with these attributes and more markup; what it sends is in `globalThis.sent`. */
export const formOf = (attributes = 'country="US"', more = ''): string =>
	`<form id="form" action="/sent"><orderwright-address ${attributes}></orderwright-address>${more}<button id="submit">Continue</button></form>`

/** Counts submits in place of the browser, which would leave the page, and keeps the data of each. */
export async function catchSubmits(form: FormPage): Promise<void> {
	await form.run(() => {
		const sent: [string, string][][] = []
		Object.assign(globalThis, { sent })
		for (const each of document.forms)
			each.addEventListener('submit', (event) => {
				event.preventDefault()
				sent.push([...new FormData(each)] as [string, string][])
			})
	}, null)
}

/** What was sent, form by form. */
export const sentBy = (form: FormPage): Promise<readonly (readonly [string, string])[][]> =>
	form.run(() => (globalThis as unknown as { sent: [string, string][][] }).sent, null)

/** Fills in values that nobody typed. */
export const fill = (form: FormPage, values: Readonly<Record<string, string>>, at = 0): Promise<void> =>
	form.run(
		([texts, index]) => {
			const element = document.querySelectorAll('orderwright-address')[index]
			if (element !== undefined) element.value = texts
		},
		[values, at] as const,
	)

export const messageOf = (form: FormPage, name: string): Promise<string> =>
	form.run((css) => {
		const message = document.querySelector(css) as HTMLElement
		return message.hidden ? '' : (message.textContent ?? '')
	}, `[data-name="${name}"] [part=message]`)

/** The name of the field with the focus, or the part or the id of what has it. */
export const focusOf = (form: FormPage): Promise<string> =>
	form.run(() => {
		const active = document.activeElement as HTMLInputElement
		return active.closest<HTMLElement>('[data-name]')?.dataset['name'] ?? active.getAttribute('part') ?? active.id
	}, null)

/** Waits as long as a typed letter waits for its judgement, and some more. */
export const settle = (form: FormPage): Promise<void> =>
	form.run(() => new Promise<void>((done) => setTimeout(done, 300)), null)

/** Chooses every country, and waits for its facts, which a page with data by country loads then: what follows may be done at once. */
export const visitCountries = (form: FormPage): Promise<void> =>
	form.run(
		async (countries) => {
			const element = document.querySelector('orderwright-address') as HTMLElementTagNameMap['orderwright-address']
			for (const [countryCode, taxNumber] of countries) {
				element.value = { countryCode, taxNumber, province: 'Atlantis' }
				while (element.verdict?.status === 'unknown') await new Promise((done) => setTimeout(done, 0))
			}
			element.value = { province: '' }
		},
		// A tax number that is missing decides before there are facts.
		allCountries().map(
			({ code }) => [code, addressFieldsOf(code).find(({ name }) => name === 'taxNumber')?.example ?? ''] as const,
		),
	)

/** The contrast of what shows with what lies behind it, by what it is. */
export const contrasts = (form: FormPage): Promise<Readonly<Record<string, number>>> =>
	form.run(() => {
		const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
		type Rgba = readonly [number, number, number, number]
		const read = (color: string): Rgba => {
			if (canvas === null) throw new Error('no canvas')
			canvas.clearRect(0, 0, 1, 1)
			canvas.fillStyle = color
			canvas.fillRect(0, 0, 1, 1)
			return [...canvas.getImageData(0, 0, 1, 1).data] as unknown as Rgba
		}
		const over = ([r, g, b, a]: Rgba, below: Rgba): Rgba => {
			const mix = (x: number, y: number): number => (x * a + y * (255 - a)) / 255
			return [mix(r, below[0]), mix(g, below[1]), mix(b, below[2]), 255]
		}
		const behind = (element: Element | null): Rgba => {
			if (element === null) {
				const probe = document.createElement('i')
				probe.style.color = 'Canvas'
				document.body.append(probe)
				const found = read(getComputedStyle(probe).color)
				probe.remove()
				return found
			}
			const own = read(getComputedStyle(element).backgroundColor)
			return own[3] === 255 ? own : over(own, behind(element.parentElement))
		}
		const light = ([r, g, b]: Rgba): number => {
			const [x = 0, y = 0, z = 0] = [r, g, b].map((part) =>
				part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
			)
			return 0.2126 * x + 0.7152 * y + 0.0722 * z
		}
		const contrast = (color: string, ground: Rgba): number => {
			const [a, b] = [light(over(read(color), ground)), light(ground)]
			return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
		}
		const find = (css: string): HTMLElement => document.querySelector(css) as HTMLElement
		const text = (css: string): number => contrast(getComputedStyle(find(css)).color, behind(find(css)))
		const border = (css: string): number =>
			contrast(getComputedStyle(find(css)).borderTopColor, behind(find(css).parentElement))
		return {
			label: text('[data-name=zip] label'),
			typed: text('[data-name=address1] input'),
			error: text('[data-name=zip] [part=message]'),
			warning: text('[data-name=city] [part=message]'),
			offer: text('[data-name=zip] [part=suggestion]'),
			'border of an error': border('[data-name=zip] input'),
			'border of a warning': border('[data-name=city] input'),
			'border of a field': border('[data-name=address1] input'),
			'border of an offer': border('[data-name=zip] [part=suggestion]'),
		}
	}, null)
