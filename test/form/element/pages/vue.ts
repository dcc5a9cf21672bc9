// A page in Vue 3, with render functions: the element is defined before it is rendered, or when the page is mounted.

import { ALL_FORM } from 'orderwright/countries/all/form'
import { defineAddressElement } from 'orderwright/element'
import { createApp, h, onMounted, ref } from 'vue'

const loadRules = () => import('orderwright/form-rules')
const how = document.getElementById('root')?.dataset['how']

if (how === 'property') defineAddressElement([ALL_FORM])
createApp({
	setup() {
		const locale = ref('en-US')
		onMounted(() => how === 'effect' && defineAddressElement([ALL_FORM], { rules: loadRules }))
		return () =>
			h('form', { id: 'form' }, [
				h('orderwright-address', {
					country: 'US',
					language: locale.value,
					...(how === 'property' ? { rules: loadRules } : {}),
				}),
				h('button', { type: 'button', id: 'language', onClick: () => (locale.value = 'en-GB') }, 'English (UK)'),
				h('button', { id: 'submit' }, 'Continue'),
			])
	},
}).mount('#root')
