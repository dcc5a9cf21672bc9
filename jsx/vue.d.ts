import type { AddressElementEventMap, AddressElementProps } from 'orderwright/element'
import type { DefineComponent, HTMLAttributes } from 'vue'

type Props = AddressElementProps &
	Omit<HTMLAttributes, keyof AddressElementProps | 'onChange'> & {
		readonly onChange?: ((event: AddressElementEventMap['change']) => void) | undefined
		readonly onVerdict?: ((event: AddressElementEventMap['verdict']) => void) | undefined
	}

declare module 'vue' {
	interface GlobalComponents {
		'orderwright-address': DefineComponent<Props>
	}
}
