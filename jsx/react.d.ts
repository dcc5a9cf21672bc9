import type { AddressElement, AddressElementEventMap, AddressElementProps } from 'orderwright/element'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Props = Omit<DetailedHTMLProps<HTMLAttributes<AddressElement>, AddressElement>, keyof AddressElementProps>

declare module 'react' {
	namespace JSX {
		interface IntrinsicElements {
			'orderwright-address': Props &
				AddressElementProps & {
					onchange?: ((event: AddressElementEventMap['change']) => void) | undefined
					onverdict?: ((event: AddressElementEventMap['verdict']) => void) | undefined
				}
		}
	}
}
