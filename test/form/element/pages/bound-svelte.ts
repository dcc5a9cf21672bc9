// A page in Svelte 5 that writes the state back.

import { ALL_FORM } from 'orderwright/countries/all/form'
import { defineAddressElement } from 'orderwright/element'
import { mount } from 'svelte'
import Checkout from './bound.svelte'

defineAddressElement([ALL_FORM])
mount(Checkout, { target: document.getElementById('root') as HTMLElement })
