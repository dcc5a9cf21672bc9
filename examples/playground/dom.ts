type Child = Node | string | null

/** An element with its attributes and children; attributes without a value are left out. */
export function make(
	tag: string,
	attributes: Readonly<Record<string, string | undefined>> = {},
	...children: readonly Child[]
): HTMLElement {
	const element = document.createElement(tag)
	for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value)
	element.append(...children.filter((child) => child !== null))
	return element
}

/** A button that does something. */
export function makeButton(text: string, className: string, press: () => void): HTMLElement {
	const button = make('button', { type: 'button', class: className }, text)
	button.addEventListener('click', press)
	return button
}

export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
	return document.getElementById(id) as Kind
}

/** Copies a text, and says so on the button for a moment. */
export async function copyText(text: string, button: HTMLElement): Promise<void> {
	const before = button.textContent
	try {
		await navigator.clipboard.writeText(text)
		button.textContent = 'Copied'
	} catch {
		button.textContent = 'Not allowed here'
	}
	setTimeout(() => {
		button.textContent = before
	}, 1500)
}
