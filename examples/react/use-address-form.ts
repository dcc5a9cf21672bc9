// An address form for React: `addressFormReducer` in a reducer, and what an input needs as props.

import {
	type AddressFormEvent,
	type AddressFormOptions,
	type AddressRules,
	addressFormReducer,
	type FieldName,
	type FieldState,
	type FormTools,
	initAddressForm,
	toInputEvent,
} from 'orderwright/form'
import {
	type ChangeEvent,
	type CompositionEvent,
	useEffect,
	useLayoutEffect,
	useMemo,
	useReducer,
	useRef,
	useState,
} from 'react'

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Connects an address form to React. `loadRules` loads the rules, and is called once: `() => import('orderwright/form-rules')`.
 * `more` adds names of places in the user's language, and translated messages.
 */
export function useAddressForm(
	options: AddressFormOptions,
	loadRules: () => Promise<AddressRules>,
	more: FormTools = {},
) {
	const [rules, setRules] = useState<AddressRules>()
	const { names, language } = more
	const tools = useMemo(() => ({ rules, names, language }), [rules, names, language])
	const [state, send] = useReducer(
		(before, [event, known]: [AddressFormEvent, FormTools]) => addressFormReducer(before, event, known),
		null,
		() => initAddressForm(options, tools),
	)
	const controls = useRef(new Map<FieldName, Control | null>())
	const dispatch = (event: AddressFormEvent): void => send([event, tools])
	useEffect(() => void loadRules().then(setRules), [loadRules])
	useEffect(() => send([{ type: 'rules' }, tools]), [tools])
	useLayoutEffect(() => {
		if (state.focus !== null) controls.current.get(state.focus)?.focus()
		for (const { name, caret } of state.fields) {
			const control = controls.current.get(name)
			if (caret !== null && control instanceof HTMLInputElement) control.setSelectionRange(caret, caret)
		}
	}, [state])
	const propsOf = ({ name, value, autocomplete, status }: FieldState) => ({
		...{ name, value, autoComplete: autocomplete, 'aria-invalid': status === 'invalid' },
		ref: (control: Control | null) => void controls.current.set(name, control),
		onChange: ({ currentTarget, nativeEvent }: ChangeEvent<Control>) =>
			dispatch(toInputEvent(name, currentTarget, nativeEvent as InputEvent)),
		onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) => dispatch(toInputEvent(name, currentTarget)),
		onBlur: () => dispatch({ type: 'blur', name }),
	})
	return { state, dispatch, propsOf }
}
