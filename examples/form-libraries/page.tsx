/** One order in several form libraries, all with the same rules. `lab/run form` fills them in. */
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { mount } from 'svelte'
import { createApp } from 'vue'
import { ControlledForm } from '../react/address-form.tsx'
import { ConformForm } from './conform.tsx'
import { HookForm } from './react-hook-form.tsx'
import SuperformsForm from './superforms.svelte'
import { TanStackForm } from './tanstack-form.tsx'
import { VeeForm } from './vee-validate.ts'

const main = document.getElementById('forms') as HTMLElement

function section(title: string): HTMLElement {
	const element = document.createElement('section')
	const heading = document.createElement('h2')
	const place = document.createElement('div')
	element.dataset['form'] = title
	heading.textContent = title
	element.append(heading, place)
	main.append(element)
	return place
}

const REACT: Readonly<Record<string, () => ReactNode>> = {
	'React Hook Form': HookForm,
	'TanStack Form': TanStackForm,
	Conform: ConformForm,
	useAddressForm: ControlledForm,
}
for (const [title, Form] of Object.entries(REACT)) createRoot(section(title)).render(<Form />)
createApp(VeeForm).mount(section('VeeValidate'))
mount(SuperformsForm, { target: section('Superforms') })
