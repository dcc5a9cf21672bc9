import type { AddressElement, AddressElementEventMap, AddressElementProps } from 'orderwright/element'
import type { HTMLAttributes } from 'svelte/elements'

declare module 'svelte/elements' {
	interface SvelteHTMLElements {
		'orderwright-address': Omit<HTMLAttributes<AddressElement>, keyof AddressElementProps | 'onchange'> &
			AddressElementProps & {
				onchange?: ((event: AddressElementEventMap['change']) => void) | undefined
				onverdict?: ((event: AddressElementEventMap['verdict']) => void) | undefined
			}
	}
}
